"""The buttons of a challenge: accept, decline, withdraw."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from services.challenges import Invitation
from words.catalogue import say


def challenge_view(invitation: Invitation) -> discord.ui.View:
    """The buttons of an open challenge; one to everybody can't be declined."""
    number = invitation.challenge.id
    buttons = [button(say("button-accept"), "accept", number, style=discord.ButtonStyle.success)]
    if invitation.opponent:
        buttons.append(button(say("button-decline"), "decline", number))
    return view_of(*buttons, button(say("button-withdraw"), "withdraw", number))
