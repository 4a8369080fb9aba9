"""The buttons of a lesson. Each has in its custom id who learns, and at which step of which lesson."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Final

import discord

from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, button, link_button, view_of
from bot.views.picker import PickerVerbs, picker_items
from game import Edition
from services.challenges.invitations import Invitation, Meanwhile
from services.learning.first_steps import GHOSTS, MORE, Lesson
from services.play.levels import LEVELS
from services.play.picking import Picking
from words.catalogue import say
from words.links import address_of
from words.pages import first_steps as words

#: The picker's verbs in a lesson.
IN_LESSONS: Final = PickerVerbs("tryleft", "tryright", "tryenter", "trygrow", "trykind", "tryback", "tryit")


def first_steps_button(
    edition: Edition,
    challenge_id: int | None = None,
    *,
    style: discord.ButtonStyle = discord.ButtonStyle.primary,
) -> Button:
    """The button that begins the lesson for whoever presses it; it leads back to the challenge under which it is."""
    under = () if challenge_id is None else (challenge_id,)
    return button(say("button-first-steps"), "learn", edition, *under, style=style)


def learn_button(edition: Edition = Edition.CLASSIC) -> Button:
    """The same, last in a row under what is shown to everybody, where another button comes first."""
    return first_steps_button(edition, style=discord.ButtonStyle.secondary)


def beginners_view() -> discord.ui.View:
    """The buttons under what somebody shows a whole channel: whoever has never played begins there."""
    return view_of(first_steps_button(Edition.CLASSIC), play_me_button())


def trying_view(learner: int, lesson: Lesson, picking: Picking) -> discord.ui.View:
    """The picker of a step; ``learner`` is Discord's id of who learns."""
    items = picker_items(picking, IN_LESSONS, learner, lesson.name, _step(lesson))
    if lesson.number or picking.begun:
        return view_of(*items)
    # Beside the first task those who would rather read find that, and those who know it the ghosts or the next steps.
    buttons = [button(say("button-how-to-play"), "help", lesson.edition)]
    if lesson.edition is Edition.GHOST:
        ghosts = replace(lesson, number=GHOSTS.number)
        buttons.append(_to(say("lesson-ghosts-now"), learner, ghosts))
    buttons += _next_steps(learner, lesson)
    return view_of(*items, *buttons)


def done_view(learner: int, lesson: Lesson, found: Meanwhile) -> discord.ui.View:
    """The button to the next step, or what to do after the last: first the challenge that waits, and the match that runs."""
    good = discord.ButtonStyle.success
    if following := lesson.next:
        return view_of(_to(say("button-page-next"), learner, following, good))
    return view_of(*_first(found), *_at_the_end(learner, lesson, found))


def accept_buttons(invitation: Invitation, *, gently: bool) -> list[Button]:
    """The button that accepts a challenge; before it and as the proposed one, if whoever reads it may (``gently``), that for a friendly match with hints."""
    challenge_id, proposed = invitation.challenge.id, discord.ButtonStyle.success
    label = say("button-accept" if invitation.opponent else "button-play-along")
    if not gently:
        return [button(label, "accept", challenge_id, style=proposed)]
    with_hints = button(say("button-accept-gently"), "acceptgently", challenge_id, style=proposed)
    return [with_hints, button(label, "accept", challenge_id)]


def _first(found: Meanwhile) -> Iterator[Button]:
    if found.waiting:
        yield from accept_buttons(found.waiting, gently=found.gently)
    if found.running:
        yield link_button(say("button-see-board"), address_of(found.running.match))


def _at_the_end(learner: int, lesson: Lesson, found: Meanwhile) -> Iterator[Button]:
    running = found.running.match if found.running else None
    # The bot plays one match of an edition with each person; the way to that stands first.
    if running is None or running.level is None or running.edition is not lesson.edition:
        yield play_me_button(lesson.edition, LEVELS[0])
    if lesson.is_next:
        yield button(say("button-a-puzzle"), "puzzlenext", lesson.edition)
    yield from _next_steps(learner, lesson)
    if lesson.edition is Edition.CLASSIC and not lesson.is_next:
        for more in MORE:
            yield _to(words.more_button(more.edition), learner, more)
    # Whoever has just learnt an edition reads on with what is its own.
    yield button(say("button-rules"), "readrules", lesson.edition)


def _next_steps(learner: int, lesson: Lesson) -> Iterator[Button]:
    """The button to the next lesson; whoever has a challenge to answer does that first."""
    if lesson.edition is Edition.CLASSIC and not lesson.is_next and lesson.challenge is None:
        yield _to(say("button-next-steps"), learner, Lesson(Edition.CLASSIC, is_next=True))


def _to(
    label: str,
    learner: int,
    lesson: Lesson,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
) -> Button:
    return button(label, "lesson", learner, lesson.name, _step(lesson), style=style)


def _step(lesson: Lesson) -> str:
    """A step as a word of a custom id, with the challenge that waits, if there is one."""
    return str(lesson.number) if lesson.challenge is None else f"{lesson.number}-{lesson.challenge}"
