"""The review of a finished match: made in the background, kept, shown with a chart, and each of its moments to try again.

Its pages are one message: the whole review, a moment with both turns drawn, the picker for another turn, and what came of it.
"""

from __future__ import annotations

import asyncio
from typing import Any, Final

import discord

from bot.commands.common.arguments import SEEN, MatchId, Number, Picked, Seen
from bot.commands.common.picker import Picker, Tap
from bot.commands.common.sharing import shown_once
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, best_effort, edit_answer, in_good_time
from bot.tasks.teacher import MADE_BY
from bot.views.picker import choices_of
from bot.views.reviews import BETTER, moment_view, review_view, shared_view, tried_view, trying_again_view
from game import Side, TurnRequest
from renderer import Course, CourseWords
from services.learning import reviews
from services.learning.reviews import PastTurn, ReviewQuestion
from services.play.picking import Picking, resolve
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused
from teaching import Review
from words.catalogue import say, speaking
from words.play.reviews import moments, tries
from words.play.reviews import review as words

#: Seconds between two progress notes.
_NOTE_EVERY: Final = 2.5


async def review(interaction: Interaction, match_id: MatchId) -> None:
    """Show who stood better, the turns that changed it most, and what would have been better."""
    context, me = interaction.client.context, person(interaction)
    with context.reviewing.of(me.discord_id):
        asked = await _ask(interaction, match_id, MADE_BY)
        await interaction.response.defer(ephemeral=True, thinking=True)
        found = asked.kept or await _made(interaction, asked)
        side = asked.snapshot.side_of(me.discord_id)
        if side and side not in asked.seen_by:
            asked = asked._replace(seen_by=await context.database.write(reviews.see, match_id, side))
        await interaction.edit_original_response(**await _whole(interaction, asked, found))


async def overview(interaction: Interaction, match_id: MatchId) -> None:
    """Go back from a moment to the whole review."""
    asked, found = await _kept(interaction, match_id)
    await interaction.response.edit_message(**await _whole(interaction, asked, found))


async def share(interaction: Interaction, match_id: MatchId) -> None:
    """Show the review to everybody here, once both players have seen it."""
    context = interaction.client.context
    asked, found = await _kept(interaction, match_id)
    if not asked.may_share:
        raise Refused(Refusal.REVIEW_UNSEEN)
    async with shown_once(interaction):
        with speaking(context.languages.here(interaction)):
            snapshot = asked.snapshot
            # The line of whoever has won rises.
            above = snapshot.match.winner or Side.ORANGE
            # Nobody's mistakes are told, so no turn is marked either.
            chart = await _chart(interaction, snapshot, found._replace(moments=()), above)
            told = await asyncio.to_thread(words.shared_text, snapshot, asked.record, found, above)
            view = shared_view(match_id, snapshot.match.edition)
        await interaction.followup.send(told, file=chart, view=view, allowed_mentions=NOBODY)


async def moment(interaction: Interaction, match_id: MatchId, number: Number, way: str = "") -> None:
    """Show one of the review's turns: drawn as it was played and, once that is asked for, as it would have been better."""
    asked, found = await _kept(interaction, match_id)
    context, shown, better = interaction.client.context, _moment(asked, found, number), way == BETTER
    files = []
    for what, turn in enumerate((shown.played, shown.better) if better else (shown.played,)):
        drawn = await context.drawing.board(
            context.asker(interaction), turn.position, turn.events, over=turn.position.outcome is not None
        )
        told = moments.moment_alt_text(asked.snapshot, number, turn, better=bool(what))
        files.append(drawn.file(told))
    await interaction.response.edit_message(
        content=moments.moment_text(asked.snapshot, found, shown, better=better),
        attachments=files,
        view=moment_view(match_id, number, [each.number for each in found.moments], better=better),
        allowed_mentions=NOBODY,
    )


async def try_again(interaction: Interaction, match_id: MatchId, number: Number) -> None:
    """Open the picker for another turn in place of one that was played; it begins with the piece of the better turn, so that nobody looks in vain."""
    asked, found = await _kept(interaction, match_id)
    kind = _moment(asked, found, number).better.turn.kind
    await _pick(interaction, Seen(match_id, number), lambda _: TurnRequest(kind=kind))


async def play(interaction: Interaction, match_id: MatchId, number: Number, request: Picked) -> None:
    """Show what the bot would answer to another turn, and who would stand better then. Nothing is stored."""
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    context = interaction.client.context
    past = await _past(interaction, Seen(match_id, number))
    asked, found = await _kept(interaction, match_id)
    shown = _moment(asked, found, number)
    turn = resolve(past.position, request)
    thinking = context.teaching.answer(past.position, turn)
    answer = await in_good_time(interaction, thinking, context.left(interaction))
    last = answer.shown
    drawn = await context.drawing.board(
        context.asker(interaction), last.position, last.events, over=last.position.outcome is not None
    )
    await edit_answer(
        interaction,
        content=tries.tried_in_match(past.snapshot, answer, found, shown),
        attachments=[drawn.file(tries.tried_alt_text(past.snapshot, answer))],
        view=tried_view(match_id, number),
        allowed_mentions=NOBODY,
    )


async def _pick(interaction: Interaction, seen: Seen, tap: Tap) -> None:
    """Answer a tap with the picker as it is now, and the preview if a square is picked."""
    context, (match_id, number) = interaction.client.context, seen
    past = await _past(interaction, seen)
    picking = Picking.of(past.position, tap(past.position))
    asker = context.asker(interaction)
    if picking.begun:
        drawn = await context.drawing.preview(asker, picking.board, picking.events, choices_of(picking))
        told = tries.trying_alt_text(past.snapshot, picking)
    else:
        drawn = await context.drawing.board(asker, past.position, past.events)
        told = tries.before_alt_text(past.snapshot, past.position, past.events)
    await interaction.response.edit_message(
        content=tries.trying_text(past.snapshot, number, picking),
        attachments=[drawn.file(told)],
        view=trying_again_view(match_id, number, picking),
        allowed_mentions=NOBODY,
    )


async def _ask(interaction: Interaction, match_id: int, made_by: str | None = None) -> ReviewQuestion:
    """The match with its review, if one is kept: of this engine, or any."""
    context, me = interaction.client.context, person(interaction)
    return await context.database.read(reviews.ask, match_id, me, interaction.channel_id or 0, made_by)


async def _kept(interaction: Interaction, match_id: int) -> tuple[ReviewQuestion, Review]:
    """A review that was made; where it is none any more, the button is refused as OLD_BUTTON."""
    asked = await _ask(interaction, match_id)
    if asked.kept is None:
        raise Refused(Refusal.OLD_BUTTON)
    return asked, asked.kept


def _moment(asked: ReviewQuestion, found: Review, number: int) -> moments.ShownMoment:
    """The review's moment at a turn; where it has none there any more, the button is refused as OLD_BUTTON."""
    if number not in {each.number for each in found.moments}:
        raise Refused(Refusal.OLD_BUTTON)
    return moments.moment_of(asked.record, found, number)


async def _past(interaction: Interaction, seen: Seen) -> PastTurn:
    context, (match_id, number) = interaction.client.context, seen
    return await context.database.read(
        reviews.past_turn, match_id, person(interaction), interaction.channel_id or 0, number
    )


async def _made(interaction: Interaction, asked: ReviewQuestion) -> Review:
    """The review, once it is made and kept; until then the answer tells how far it is."""
    context, match_id = interaction.client.context, asked.snapshot.match.id
    bot = asked.snapshot.bot_side
    reviewing = context.teaching.review(match_id, asked.record, bot.other if bot else None)
    while not (await asyncio.wait({reviewing.review}, timeout=_NOTE_EVERY))[0]:
        note = words.review_progress(reviewing.done, reviewing.turns)
        await best_effort(interaction.edit_original_response(content=note))
    found = await reviewing.review
    await context.database.write(reviews.keep, match_id, MADE_BY, found)
    return found


async def _whole(interaction: Interaction, asked: ReviewQuestion, found: Review) -> dict[str, Any]:
    """The whole review as arguments for editing a message."""
    snapshot, may_share = asked.snapshot, asked.may_share
    # Whoever played sees their own side above.
    above = snapshot.side_of(person(interaction).discord_id) or Side.ORANGE
    chart = await _chart(interaction, snapshot, found, above)
    return {
        "content": await asyncio.to_thread(
            words.review_text, snapshot, asked.record, found, above, may_share=may_share
        ),
        "attachments": [chart],
        "view": review_view(snapshot.match.id, found, may_share=may_share),
        "allowed_mentions": NOBODY,
    }


async def _chart(interaction: Interaction, snapshot: Snapshot, found: Review, above: Side) -> discord.File:
    """The chart of a review with a side ``above``, and its words for those who can't see it."""
    context, marked = interaction.client.context, [each.number for each in found.moments]
    match = snapshot.match
    course = Course(
        found.chances_of(above),
        marked,
        snapshot.orange.name,
        snapshot.gray.name,
        match.edition,
        say("review-chart"),
        match.winner,
        above,
        (words.kept_text(found, Side.ORANGE), words.kept_text(found, Side.GRAY)),
        words.praised(snapshot, found),
        words.turning_point(snapshot, found),
        CourseWords(*words.course_labels(snapshot, above)),
    )
    picture = await context.drawing.course(context.asker(interaction), course)
    return picture.file(await asyncio.to_thread(words.review_alt_text, snapshot, found, above))


#: The picker for another turn in place of one that was played.
PICKER: Final = Picker(SEEN, _pick)
