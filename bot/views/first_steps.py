"""The buttons of a lesson. Each has in its custom id who learns, and at which step of which lesson."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import discord

from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, button, view_of
from bot.views.picker import PickerVerbs, picker_items
from game import Edition
from services.learning.first_steps import MORE, Lesson
from services.play.levels import LEVELS
from services.play.picking import Picking
from words.catalogue import say
from words.pages import first_steps as words

#: The picker's verbs in a lesson.
IN_LESSONS: Final = PickerVerbs("tryleft", "tryright", "tryenter", "trygrow", "trykind", "tryback", "tryit")


def first_steps_button(edition: Edition) -> Button:
    """The button that begins the lesson for whoever presses it."""
    return button(say("button-first-steps"), "learn", edition, style=discord.ButtonStyle.primary)


def trying_view(learner: int, lesson: Lesson, picking: Picking) -> discord.ui.View:
    """The picker of a step; ``learner`` is Discord's id of who learns."""
    return view_of(*picker_items(picking, IN_LESSONS, learner, lesson.edition, lesson.number))


def done_view(learner: int, lesson: Lesson) -> discord.ui.View:
    """The button to the next step, or what to do after the last."""
    good = discord.ButtonStyle.success
    if following := lesson.next:
        return view_of(_to(say("button-page-next"), learner, following, good))
    return view_of(*_at_the_end(learner, lesson))


def _at_the_end(learner: int, lesson: Lesson) -> Iterator[Button]:
    yield play_me_button(lesson.edition, LEVELS[0])
    if lesson.edition is Edition.CLASSIC:
        for more in MORE:
            yield _to(words.more_button(more.edition), learner, more)
    yield button(say("button-rules"), "readrules", lesson.edition)


def _to(
    label: str,
    learner: int,
    lesson: Lesson,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return button(label, "lesson", learner, lesson.edition, lesson.number, style=style)
