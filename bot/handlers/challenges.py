"""Accepting, declining and withdrawing a challenge; asking for a rematch."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from typing import Final, TypeVar

import discord

from bot.components.challenges import challenge_view
from bot.context import Interaction
from bot.handlers.arguments import MatchId, Number, Version
from bot.handlers.permissions import refuse_where_boards_cannot_go, refuse_where_matches_may_not_live
from bot.handlers.showing import show_change
from bot.handlers.threads import own_thread
from bot.origin import person, place
from bot.replies import NOBODY, UNDELIVERED, best_effort, pinging
from data import Challenge, Match
from services import challenges, matches
from services.challenges import Invitation
from services.refusals import Refused
from words import challenges as words

T = TypeVar("T")

#: How long it may take until a new challenge has its message.
_ON_ITS_WAY: Final = timedelta(minutes=1)


async def accept(interaction: Interaction, challenge_id: Number) -> None:
    """Accept a challenge: a match begins."""
    context = interaction.client.context
    await refuse_where_matches_may_not_live(interaction)
    invitation, match = await context.database.write(
        challenges.accept, challenge_id, person(interaction), context.clock.now(), context.rng
    )
    await best_effort(_close(interaction, words.accepted(invitation, match)))
    await _begin(interaction, invitation, match)


async def decline(interaction: Interaction, challenge_id: Number) -> None:
    """Decline a challenge."""
    database = interaction.client.context.database
    await _close(
        interaction,
        words.declined(await database.write(challenges.decline, challenge_id, person(interaction))),
    )


async def withdraw(interaction: Interaction, challenge_id: Number) -> None:
    """Take back one's own challenge."""
    database = interaction.client.context.database
    await _close(
        interaction,
        words.withdrawn(await database.write(challenges.withdraw, challenge_id, person(interaction))),
    )


async def rematch(interaction: Interaction, match_id: MatchId, _version: Version) -> None:
    """Ask for a rematch, or begin it if the other has asked before."""
    context = interaction.client.context
    await refuse_where_boards_cannot_go(interaction)

    async def ask() -> tuple[Invitation, Match | None]:
        return await context.database.write(
            challenges.rematch,
            match_id,
            person(interaction),
            place(interaction),
            now=context.clock.now(),
            rng=context.rng,
        )

    invitation, match = await replacing_lost(interaction, ask)
    if match is None:
        await show_challenge(interaction, invitation, words.rematch(invitation, match_id))
        return
    accepted = words.accepted(invitation, match)
    await best_effort(interaction.response.send_message(accepted, allowed_mentions=NOBODY))
    await _begin(interaction, invitation, match)
    # This has accepted the other's challenge, so its buttons are not needed any more.
    await context.publisher.close_challenge(invitation.challenge, accepted)


async def replacing_lost(interaction: Interaction, make: Callable[[], Awaitable[T]]) -> T:
    """Make a challenge; if an open one whose message is gone prevents it, that one is ended first."""
    try:
        return await make()
    except Refused as refused:
        waiting = refused.details.get("link")
        if not (isinstance(waiting, Challenge) and await _is_lost(interaction, waiting)):
            raise
        await interaction.client.context.database.write(challenges.give_up, waiting.id)
        return await make()


async def show_challenge(interaction: Interaction, invitation: Invitation, content: str) -> None:
    """Answer with a challenge that pings the one who is challenged; if it can't be shown, it is ended."""
    database, challenge_id = interaction.client.context.database, invitation.challenge.id
    opponent = invitation.opponent
    try:
        answer = await interaction.response.send_message(
            content,
            view=challenge_view(invitation),
            allowed_mentions=pinging(opponent.discord_id if opponent else None),
        )
    except UNDELIVERED:
        await database.write(challenges.give_up, challenge_id)
        raise
    if answer.message_id:
        await database.write(challenges.remember_message, challenge_id, answer.message_id)


async def _begin(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Show the first board, in the match's own thread if there can be one."""
    thread = await own_thread(interaction, invitation)
    if thread is not None:
        database = interaction.client.context.database
        await database.write(matches.place_in_thread, match.id, thread.id)
    await show_change(interaction, match.id)


async def _is_lost(interaction: Interaction, waiting: Challenge) -> bool:
    """Whether the message on which a challenge could be answered is gone."""
    if waiting.user_installed:
        return False  # the bot is no member there and can't look
    if waiting.message_id is None:
        return interaction.client.context.clock.now() - waiting.created_at > _ON_ITS_WAY
    channel = interaction.client.get_partial_messageable(waiting.channel_id)
    try:
        with suppress(discord.Forbidden):  # it may be there, but the bot may not look
            await channel.fetch_message(waiting.message_id)
    except discord.NotFound:
        return True
    return False


async def _close(interaction: Interaction, content: str) -> None:
    """Make the challenge's message say how it ended."""
    await interaction.response.edit_message(content=content, view=None, allowed_mentions=NOBODY)
