"""The lesson: somebody does a few tasks on the bed by the picker of the matches, in private.

Every press brings who learns, the step, and the turn as far as it is picked, so that nothing is stored.
"""

from __future__ import annotations

from typing import Final

import discord

from bot.commands.common.arguments import LEARNT, AnyChallenge, EditionName, LessonStep, Number, Picked
from bot.commands.common.picker import Picker, Tap
from bot.context import Interaction
from bot.delivery.drawing import Picture
from bot.origin import person
from bot.replies import NOBODY, send_ephemeral
from bot.views.first_steps import done_view, trying_view
from bot.views.picker import choices_of
from game import Kind, Played, Side, TurnRequest
from renderer import Finish, Manner
from services.challenges import invitations
from services.challenges.invitations import Meanwhile
from services.learning.first_steps import Lesson, Tried, try_turn
from services.refusals import Refusal, Refused
from words.pages import first_steps as words

#: How the picture of a win is drawn.
_WON: Final = Finish(Manner.PLAYED, Side.ORANGE)


async def begin(interaction: Interaction, edition: EditionName, challenge_id: AnyChallenge = None) -> None:
    """Begin the lesson of an edition for whoever presses; under a challenge it leads back there."""
    lesson = Lesson(edition, challenge=challenge_id)
    picking = lesson.step.picking(TurnRequest())
    await send_ephemeral(
        interaction,
        words.task_text(lesson),
        file=await _task_picture(interaction, lesson),
        view=trying_view(interaction.user.id, lesson, picking),
    )


async def go_to(interaction: Interaction, learner: Number, lesson: LessonStep) -> None:
    """Show a step."""
    _refuse_others(interaction, learner)
    await _ask(interaction, lesson, words.task_text(lesson))


async def play(interaction: Interaction, learner: Number, lesson: LessonStep, request: Picked) -> None:
    """Try the turn: show what it did, or say why that is not the task, which then stays."""
    _refuse_others(interaction, learner)
    if request.square is None:
        raise Refused(Refusal.OLD_BUTTON)
    tried = try_turn(lesson.step, request)
    if tried.miss:
        await _ask(interaction, lesson, words.missed_text(lesson, tried), request.kind)
    else:
        await _show_done(interaction, lesson, tried)


async def _pick(interaction: Interaction, learnt: tuple[int, Lesson], tap: Tap) -> None:
    """Answer a tap with the picker as it is now, with the preview if a square is picked."""
    learner, lesson = learnt
    _refuse_others(interaction, learner)
    picking = lesson.step.picking(tap(lesson.step.position))
    text = words.picked_text(lesson, picking)
    if picking.begun is None:
        await _ask(interaction, lesson, text, picking.request.kind)
        return
    context = interaction.client.context
    drawn = await context.drawing.preview(
        context.asker(interaction), picking.board, picking.events, choices_of(picking)
    )
    file = drawn.file(words.picked_alt_text(picking))
    await _edit(interaction, text, file, trying_view(learner, lesson, picking))


async def _ask(interaction: Interaction, lesson: Lesson, text: str, kind: Kind | None = None) -> None:
    """Show the bed of a step as it is before the turn, and ask for a square for this kind of piece."""
    picking = lesson.step.picking(TurnRequest(kind=kind))
    file = await _task_picture(interaction, lesson)
    await _edit(interaction, text, file, trying_view(interaction.user.id, lesson, picking))


async def _show_done(interaction: Interaction, lesson: Lesson, tried: Tried) -> None:
    """Show what the right turn did, and how to go on."""
    file = (await _drawn(interaction, tried.played)).file(words.done_alt_text(tried.played))
    found = await _meanwhile(interaction, lesson)
    view = done_view(interaction.user.id, lesson, found)
    await _edit(interaction, words.done_text(lesson, found), file, view)


async def _meanwhile(interaction: Interaction, lesson: Lesson) -> Meanwhile:
    """The challenge under which a lesson was begun and the learner's match, once the lesson is over."""
    if lesson.next is not None:
        return Meanwhile()
    context = interaction.client.context
    return await context.database.read(
        invitations.meanwhile, lesson.challenge, lesson.edition, person(interaction), context.clock.now()
    )


async def _task_picture(interaction: Interaction, lesson: Lesson) -> discord.File:
    context = interaction.client.context
    drawn = await context.drawing.board(context.asker(interaction), lesson.step.position, ())
    return drawn.file(words.task_alt_text(lesson))


async def _drawn(interaction: Interaction, played: Played) -> Picture:
    context, over = interaction.client.context, played.position.outcome is not None
    return await context.drawing.board(
        context.asker(interaction),
        played.position,
        played.events,
        over=over,
        finish=_WON if over else None,
    )


async def _edit(interaction: Interaction, text: str, file: discord.File, view: discord.ui.View) -> None:
    await interaction.response.edit_message(
        content=text, attachments=[file], view=view, allowed_mentions=NOBODY
    )


def _refuse_others(interaction: Interaction, learner: int) -> None:
    """Refuse NOT_YOUR_LESSON to anybody but who learns: a custom id can be made up."""
    if interaction.user.id != learner:
        raise Refused(Refusal.NOT_YOUR_LESSON)


#: The picker of a lesson.
PICKER: Final = Picker(LEARNT, _pick)
