"""Accepting, declining and withdrawing a challenge; asking for a rematch."""

from __future__ import annotations

import io
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import timedelta
from functools import partial
from typing import Any, Final, TypeVar

import discord

from bot.commands.challenges import bot_matches
from bot.commands.common.arguments import MatchId, Number, Version
from bot.commands.common.permissions import (
    refuse_alone_with_the_bot,
    refuse_if_gone,
    refuse_where_boards_cannot_go,
    refuse_where_matches_may_not_live,
)
from bot.commands.common.showing import show_change
from bot.commands.common.threads import continue_thread, into_own_thread, may_have_thread, may_have_thread_in
from bot.context import Interaction
from bot.origin import person, place
from bot.replies import NOBODY, UNDELIVERED, best_effort, is_on_private_message, pinging
from bot.views.challenges import challenge_view
from data import Announcement, Challenge, Match
from data.queries import challenges as stored_challenges
from game import Edition
from services.challenges import answering, ending, invitations, rematches
from services.challenges.invitations import Invitation
from services.play.access import own_match
from services.play.telling import announcements
from services.refusals import Refusal, Refused
from words.catalogue import say, speaking
from words.pages.rules import edition_turn
from words.play import challenges as words
from words.turns.alt_text import describe

T = TypeVar("T")

#: How long it may take until a new challenge has its message.
_ON_ITS_WAY: Final = timedelta(minutes=1)


async def accept(interaction: Interaction, challenge_id: Number) -> None:
    """Accept a challenge: a match begins."""
    await _accept(interaction, challenge_id, answering.accept)


async def accept_gently(interaction: Interaction, challenge_id: Number) -> None:
    """Accept a challenge, and make that first match friendly, with hints for both."""
    await _accept(interaction, challenge_id, partial(answering.accept, gently=True))


async def _accept(
    interaction: Interaction, challenge_id: int, use_case: Callable[..., tuple[Invitation, Match]]
) -> None:
    context = interaction.client.context
    await refuse_where_matches_may_not_live(interaction)
    await _refuse_where_it_may_not_live(interaction, challenge_id)
    if asking := await context.database.read(invitations.challenger_of, challenge_id, person(interaction)):
        await refuse_if_gone(interaction, asking)
    invitation, match = await _end(interaction, challenge_id, use_case, context.clock.now(), context.rng)
    if not _is_on(interaction, invitation.challenge):
        private = is_on_private_message(interaction)
        await (_accept_apart if private else _accept_in_clubhouse)(interaction, invitation, match)
        return
    await _announce_where_pressed(interaction, invitation, match)
    with speaking(context.languages.here(interaction)):
        told = words.accepted(invitation, match)
        await best_effort(_close(interaction, told))
    begun = await _begin(interaction, invitation, match)
    with speaking(context.languages.here(interaction)):
        now_told = words.accepted(invitation, begun)
    if now_told != told:
        await best_effort(interaction.edit_original_response(content=now_told, allowed_mentions=NOBODY))


async def _refuse_where_it_may_not_live(interaction: Interaction, challenge_id: int) -> None:
    """Refuse a challenge, accepted in the clubhouse, of a channel that has been left out of those for matches since: NOT_IN_THIS_CHANNEL."""
    challenge = await interaction.client.context.database.read(stored_challenges.by_id, challenge_id)
    guild = interaction.guild
    if challenge is None or guild is None or challenge.guild_id != guild.id:
        return
    channel = guild.get_channel_or_thread(challenge.channel_id)
    if channel and not challenge.user_installed and channel.id != interaction.channel_id:
        around = channel.parent_id if isinstance(channel, discord.Thread) else channel.id
        await refuse_where_matches_may_not_live(interaction, around)


async def _announce_where_pressed(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Let the message that was pressed tell of a match, if the challenge was accepted before it was stored which message asks."""
    asked, message = invitation.challenge, interaction.message
    if asked.message_id is not None or asked.user_installed or message is None:
        return
    if not is_on_private_message(interaction):
        announcement = Announcement(match.id, asked.channel_id, message.id)
        await interaction.client.context.database.write(announcements.put, announcement)


async def _accept_apart(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Begin the match of a challenge that was accepted on another message, which is private: at the end of a lesson."""
    await best_effort(_close(interaction, words.accepted(invitation, match)))
    begun = await _begin(interaction, invitation, match)
    context = interaction.client.context
    with speaking(context.languages.here(interaction)):
        told = words.accepted(invitation, begun)
    context.publisher.close_challenge(invitation.challenge, told)
    if begun != match:
        private = words.accepted(invitation, begun)
        await best_effort(interaction.edit_original_response(content=private, allowed_mentions=NOBODY))


async def _accept_in_clubhouse(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Begin the match of a challenge that was accepted on the board of the house, which stays as it is, in the challenge's channel."""
    context = interaction.client.context
    await interaction.response.defer(ephemeral=True, thinking=True)
    if message_id := invitation.challenge.message_id:
        channel = await may_have_thread_in(interaction, match.channel_id)
        match = await _in_thread(interaction, channel, message_id, invitation, match)
    await context.publisher.show(match.id)
    with speaking(context.languages.of_place(match.guild_id)):
        told = words.accepted(invitation, match)
    context.publisher.close_challenge(invitation.challenge, told)
    begun = say("challenge-begun-elsewhere", match=str(match.id), channel=f"<#{match.channel_id}>")
    await best_effort(interaction.edit_original_response(content=begun))


def _is_on(interaction: Interaction, challenge: Challenge) -> bool:
    """True if the button pressed is on the message of this challenge, or on one of which that is not known."""
    pressed = interaction.message.id if interaction.message else None
    return challenge.message_id in {None, pressed}


async def decline(interaction: Interaction, challenge_id: Number) -> None:
    """Decline a challenge."""
    context = interaction.client.context
    invitation = await _end(interaction, challenge_id, answering.decline, context.clock.now())
    with speaking(context.languages.here(interaction)):
        told = words.declined(invitation)
    await _close(interaction, told)


async def withdraw(interaction: Interaction, challenge_id: Number) -> None:
    """Take back one's own challenge, on its message or in an answer of the bot's."""
    context = interaction.client.context
    invitation = await _end(interaction, challenge_id, answering.withdraw)
    with speaking(context.languages.of_place(invitation.challenge.guild_id)):
        told = words.withdrawn(invitation)
    if _is_on(interaction, invitation.challenge):
        await best_effort(_close(interaction, told))
    else:
        await best_effort(_close(interaction, words.withdrawn(invitation)))
        context.publisher.close_challenge(invitation.challenge, told)


async def rematch(interaction: Interaction, match_id: MatchId, _version: Version) -> None:
    """Begin the rematch that the other has asked for, wherever that was; or else ask for one here. The bot just begins."""
    context = interaction.client.context
    finished = await context.database.read(own_match, match_id, person(interaction))
    if await bot_matches.rematch(interaction, finished):
        return
    await refuse_if_gone(interaction, finished.opponent_of(interaction.user.id))
    begun = await context.database.write(
        rematches.take_up_rematch,
        match_id,
        person(interaction),
        None if interaction.context.dm_channel else place(interaction),
        now=context.clock.now(),
        rng=context.rng,
    )
    if begun:
        await _begin_rematch(interaction, *begun)
        return
    refuse_alone_with_the_bot(interaction)
    await refuse_where_boards_cannot_go(interaction)

    async def ask() -> tuple[Invitation, Match | None]:
        return await context.database.write(
            rematches.rematch,
            match_id,
            person(interaction),
            place(interaction),
            now=context.clock.now(),
            rng=context.rng,
        )

    invitation, match = await replacing_lost(interaction, ask)
    if match:
        await _begin_rematch(interaction, invitation, match)
    else:
        with speaking(context.languages.here(interaction)):
            await _ask(interaction, invitation, words.rematch(invitation, match_id), teaching=False)


async def _begin_rematch(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Show a match that begins because both have asked for it, and close the challenge of the one who asked first."""
    context = interaction.client.context
    with speaking(context.languages.here(interaction)):
        accepted = words.accepted(invitation, match)
    await best_effort(interaction.response.send_message(accepted, allowed_mentions=NOBODY))
    begun = await _begin(interaction, invitation, match)
    with speaking(context.languages.of_place(invitation.challenge.guild_id)):
        accepted = words.accepted(invitation, begun)
    context.publisher.close_challenge(invitation.challenge, accepted)


async def replacing_lost(interaction: Interaction, make: Callable[[], Awaitable[T]]) -> T:
    """Make a challenge; if an open one whose message is gone prevents it, that one is ended first."""
    try:
        return await make()
    except Refused as refused:
        waiting = refused.details.get("link")
        if not (isinstance(waiting, Challenge) and await _is_lost(interaction, waiting)):
            raise
        await interaction.client.context.database.write(ending.give_up, waiting.id)
        return await make()


async def challenge_picture(interaction: Interaction, edition: Edition) -> discord.File:
    """The picture of a challenge: what its edition looks like. Raises what drawing does."""
    shown, context = edition_turn(edition), interaction.client.context
    with speaking(context.languages.here(interaction)):
        head = words.picture_head(edition)
        described = words.picture_alt(edition, describe(shown.position, shown.events))
    picture = await context.drawing.example(context.asker(interaction), shown, head)
    return discord.File(io.BytesIO(picture.data), "challenge.png", description=described)


async def show_challenge(interaction: Interaction, invitation: Invitation, picture: discord.File) -> None:
    """Answer with the card of a challenge."""
    with speaking(interaction.client.context.languages.here(interaction)):
        await _ask(interaction, invitation, words.waiting(invitation), file=picture)


async def _ask(
    interaction: Interaction, invitation: Invitation, content: str, *, teaching: bool = True, **extra: Any
) -> None:
    """Answer with a challenge that pings the one who is challenged, unless it is quiet; if it can't be shown, it is ended."""
    database, challenge_id = interaction.client.context.database, invitation.challenge.id
    pinged = None if invitation.quiet or not invitation.opponent else invitation.opponent.discord_id
    try:
        answer = await interaction.response.send_message(
            content,
            view=challenge_view(invitation, teaching=teaching),
            allowed_mentions=pinging(pinged),
            **extra,
        )
    except UNDELIVERED:
        await database.write(ending.give_up, challenge_id)
        raise
    if answer.message_id:
        await database.write(stored_challenges.set_message, challenge_id, answer.message_id)
        # The other may have pressed Rematch too, before this message had arrived.
        now = interaction.client.context.clock.now()
        if over := await database.read(invitations.ended, challenge_id, now):
            await best_effort(interaction.edit_original_response(**_over(over)))


async def _begin(interaction: Interaction, invitation: Invitation, match: Match) -> Match:
    """Show the first board, in the match's own thread if there can be one; returns the match as it is there."""
    here = match.channel_id == interaction.channel_id
    if here and interaction.message and (channel := await may_have_thread(interaction)):
        # The message pressed may be a private one, at the end of a lesson.
        message_id = invitation.challenge.message_id or interaction.message.id
        match = await _in_thread(interaction, channel, message_id, invitation, match)
    elif here and invitation.opponent:
        match = await continue_thread(interaction, match, invitation.challenger, invitation.opponent)
    await show_change(interaction, match.id, says_where=False)
    return match


async def _in_thread(
    interaction: Interaction,
    channel: discord.TextChannel | None,
    message_id: int,
    invitation: Invitation,
    match: Match,
) -> Match:
    """The match in its own thread under a message of this channel, or where it was, if there can be none."""
    opponent = invitation.opponent.name if invitation.opponent else ""
    if channel is None:
        return match
    message = channel.get_partial_message(message_id)
    return await into_own_thread(interaction, message, match, invitation.challenger.name, opponent)


async def _is_lost(interaction: Interaction, waiting: Challenge) -> bool:
    """True if the message on which a challenge could be answered is gone."""
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


async def _end(interaction: Interaction, challenge_id: int, use_case: Callable[..., T], *arguments: Any) -> T:
    """Answer or withdraw a challenge. If it is over already, its message is made to say so.

    The bot does that by itself when a challenge ends, but where it is no member, only a press lets it.
    """
    context = interaction.client.context
    try:
        return await context.database.write(use_case, challenge_id, person(interaction), *arguments)
    except Refused as refused:
        if refused.refusal in {Refusal.CHALLENGE_OVER, Refusal.CHALLENGE_EXPIRED}:
            over = await context.database.read(invitations.ended, challenge_id, context.clock.now())
            if over and interaction.message and interaction.message.id == over.challenge.message_id:
                with speaking(context.languages.here(interaction)):
                    closed = _over(over)
                await best_effort(interaction.response.edit_message(**closed))
        raise


def _over(invitation: Invitation) -> dict[str, Any]:
    """The message of a challenge that is over, as arguments for editing it: without buttons, and with how it ended."""
    told = words.over(invitation)
    content = {"content": told} if told else {}
    return {"view": None, "attachments": [], "allowed_mentions": NOBODY, **content}


async def _close(interaction: Interaction, content: str) -> None:
    """Make the challenge's message say how it ended, without the picture, which was an example."""
    await interaction.response.edit_message(
        content=content, view=None, attachments=[], allowed_mentions=NOBODY
    )
