"""The buttons of a challenge: accept, decline, withdraw."""

from __future__ import annotations

import discord

from bot.answers import NOBODY
from bot.house import Interaction, person
from bot.services import challenges
from bot.services.challenges import Invitation
from bot.views.press import button, pressed, row_of
from bot.words import challenges as words
from bot.words.catalogue import say


def challenge_view(invitation: Invitation) -> discord.ui.View:
    """The buttons of a waiting challenge; nobody in particular can't decline."""
    number = invitation.challenge.id
    buttons = [button(say("button-accept"), "accept", number, style=discord.ButtonStyle.success)]
    if invitation.opponent:
        buttons.append(button(say("button-decline"), "decline", number))
    return row_of(*buttons, button(say("button-withdraw"), "withdraw", number))


@pressed("accept")
async def _accept(interaction: Interaction, number: str) -> None:
    house = interaction.client.house
    invitation, match = await challenges.accept(
        house.database, int(number), person(interaction), house.clock.now(), house.rng
    )
    try:
        await _settle(interaction, words.accepted(invitation, match.id))
    finally:
        await house.publisher.show(match.id)


@pressed("decline")
async def _decline(interaction: Interaction, number: str) -> None:
    invitation = await challenges.decline(interaction.client.house.database, int(number), person(interaction))
    await _settle(interaction, words.declined(invitation))


@pressed("withdraw")
async def _withdraw(interaction: Interaction, number: str) -> None:
    invitation = await challenges.withdraw(
        interaction.client.house.database, int(number), person(interaction)
    )
    await _settle(interaction, words.withdrawn(invitation))


async def _settle(interaction: Interaction, content: str) -> None:
    """Let the challenge's message say what became of it."""
    await interaction.response.edit_message(content=content, view=None, allowed_mentions=NOBODY)
