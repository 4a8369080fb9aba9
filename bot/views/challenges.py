"""The buttons of a challenge: accept, decline, withdraw."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Final, TypeVar

import discord

from bot.answers import NOBODY, UNDELIVERED, show_change, try_to
from bot.house import Interaction, person, place
from bot.permissions import refuse_where_boards_cannot_go, refuse_where_matches_may_not_live
from bot.services import challenges, matches
from bot.services.challenges import Invitation
from bot.services.refusals import Refused
from bot.threads import own_thread
from bot.views.press import button, pressed, row_of
from bot.words import challenges as words
from bot.words.catalogue import say
from data import Challenge, Match

T = TypeVar("T")

#: How long a challenge may be on its way to its message.
_ON_ITS_WAY: Final = timedelta(minutes=1)


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
    await refuse_where_matches_may_not_live(interaction)
    invitation, match = await challenges.accept(
        house.database, int(number), person(interaction), house.clock.now(), house.rng
    )
    await try_to(_settle(interaction, words.accepted(invitation, match)))
    await _begin(interaction, invitation, match)


async def _begin(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Show the first board, in a thread of the match's own where that can be."""
    house = interaction.client.house
    thread = await own_thread(interaction, invitation)
    if thread is not None:
        await matches.settle_in(house.database, match.id, thread.id)
    await show_change(interaction, match.id)


@pressed("rematch")
async def _rematch(interaction: Interaction, match_id: str, _version: str) -> None:
    house = interaction.client.house
    await refuse_where_boards_cannot_go(interaction)
    invitation, match = await unless_lost(
        interaction,
        partial(
            challenges.rematch,
            house.database,
            int(match_id),
            person(interaction),
            place(interaction),
            now=house.clock.now(),
            rng=house.rng,
        ),
    )
    if match is None:
        await show_challenge(interaction, invitation, words.rematch(invitation, int(match_id)))
        return
    accepted = words.accepted(invitation, match)
    await try_to(interaction.response.send_message(accepted, allowed_mentions=NOBODY))
    await _begin(interaction, invitation, match)
    # The other's offer has been accepted in this way: its buttons have nothing left to do.
    await interaction.client.house.publisher.close_challenge(invitation.challenge, accepted)


async def unless_lost(interaction: Interaction, make: Callable[[], Awaitable[T]]) -> T:
    """Make a challenge; one that waits in its way, but whose message is gone, is given up for it."""
    try:
        return await make()
    except Refused as refused:
        waiting = refused.details.get("link")
        if not (isinstance(waiting, Challenge) and await _is_lost(interaction, waiting)):
            raise
        await challenges.give_up(interaction.client.house.database, waiting.id)
        return await make()


async def show_challenge(interaction: Interaction, invitation: Invitation, content: str) -> None:
    """Answer with a challenge that pings the one who is challenged; one that can't be shown is no challenge."""
    database, number = interaction.client.house.database, invitation.challenge.id
    opponent = invitation.opponent
    pinged = [discord.Object(opponent.discord_id)] if opponent and opponent.discord_id else []
    try:
        answer = await interaction.response.send_message(
            content,
            view=challenge_view(invitation),
            allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=pinged),
        )
    except UNDELIVERED:
        await challenges.give_up(database, number)
        raise
    if answer.message_id:
        await challenges.shown(database, number, answer.message_id)


async def _is_lost(interaction: Interaction, waiting: Challenge) -> bool:
    """Whether a challenge has no message any more on which it could be answered."""
    if waiting.carried:
        return False  # the bot, no member there, can't look
    if waiting.message_id is None:
        return interaction.client.house.clock.now() - waiting.created_at > _ON_ITS_WAY
    channel = interaction.client.get_partial_messageable(waiting.channel_id)
    try:
        with suppress(discord.Forbidden):  # what can't be looked at may well be there
            await channel.fetch_message(waiting.message_id)
    except discord.NotFound:
        return True
    return False


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
