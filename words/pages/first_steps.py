"""The words of a lesson: its tasks, what a turn did instead, and what it did."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game import Edition, Played, square_name
from services.challenges.invitations import Meanwhile
from services.learning.first_steps import Lesson, Tried
from services.play.picking import Picking
from words.catalogue import say, small
from words.play import picker
from words.turns.alt_text import SIDES, Ended, describe
from words.turns.pieces import kind_word, mention

_OVER: Final = Ended()


def task_text(lesson: Lesson) -> str:
    """The task of a lesson's step."""
    told = (_title(lesson), say("lesson-task", task=lesson.step.task))
    # Whoever can't see the bed must know first how its squares are called.
    return "\n".join(told if lesson.number else (*told, small(say("lesson-squares"))))


def picked_text(lesson: Lesson, picking: Picking) -> str:
    """The line about the turn that is picked; before a square is, where the chosen piece goes, or the task."""
    if picking.begun:
        return "\n".join((_title(lesson), picker.would(picking)))
    if picking.request.kind:
        return "\n".join((_title(lesson), say("lesson-where", kind=kind_word(picking.kind))))
    return task_text(lesson)


def missed_text(lesson: Lesson, tried: Tried) -> str:
    """The line about a turn that missed the task, and what to try; empty if it did the task."""
    if tried.miss is None:
        return ""
    turn, example = tried.played.turn, lesson.step.example
    told = say(
        "lesson-miss",
        miss=tried.miss,
        kind=kind_word(turn.kind),
        square=square_name(turn.square),
        example=square_name(example.square),
    )
    return "\n".join((_title(lesson), told, small(say("lesson-again"))))


def done_text(lesson: Lesson, found: Meanwhile) -> str:
    """The line about the right turn; after the last step, also where to go from here."""
    lines = [_title(lesson), say("lesson-done", task=lesson.step.task)]
    if lesson.next is None:
        lines += _after(lesson, found)
    return "\n".join(lines)


def _after(lesson: Lesson, found: Meanwhile) -> Iterator[str]:
    """First to the challenge that waits, and to the match that runs; with neither, to whoever there is to play with."""
    if invited := found.waiting:
        to = "friend" if invited.opponent else "anybody"
        yield say("lesson-end-challenge", challenger=mention(invited.challenger), to=to)
        if found.gently:
            yield small(say("first-match-gently"))
    if on := found.running:
        awaits = "yes" if on.awaits_me else "no"
        match, opponent = str(on.match.id), mention(on.opponent)
        edition = on.match.edition
        yield say("lesson-end-match", awaits=awaits, match=match, edition=edition, opponent=opponent)
    if not found.waiting and not found.running:
        if found.over:
            yield say("lesson-end-over", challenger=mention(found.over.challenger))
        yield say("lesson-end-next") if lesson.is_next else say("lesson-end", edition=lesson.edition)


def task_alt_text(lesson: Lesson) -> str:
    """The bed of a task in words."""
    return describe(lesson.step.position)


def picked_alt_text(picking: Picking) -> str:
    """The preview in words."""
    return picker.preview_alt_text(SIDES, picking)


def done_alt_text(played: Played) -> str:
    """A turn in words; nobody goes on from there."""
    return describe(played.position, played.events, end=_OVER if played.position.outcome else None)


def more_button(edition: Edition) -> str:
    """The button that goes on to what is new in another edition."""
    return say("lesson-more", edition=edition)


def _title(lesson: Lesson) -> str:
    task = lesson.step.task.value
    return say("lesson-title", number=str(lesson.number + 1), count=str(lesson.length), task=task)
