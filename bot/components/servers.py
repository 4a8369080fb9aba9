"""A moderator's question before a match is ended."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from data import Match
from words.catalogue import say


def cancel_view(match: Match) -> discord.ui.View:
    """Yes or no, before a match is ended."""
    return view_of(
        button(say("button-end-yes"), "cancel", match.id, match.version, style=discord.ButtonStyle.danger),
        button(say("button-end-no"), "letgoon"),
    )
