"""The buttons and menus of a puzzle: the picker that players know, and what leads on once it is over."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.buttons import Button, button, custom_ids, view_of
from bot.views.first_steps import learn_button
from bot.views.picker import PickerVerbs, picker_items, words_of
from data import Difficulty, PuzzleAttempt, PuzzleState
from game import Edition
from puzzles import of_day
from services.learning.puzzles.of_day import DailyStanding
from services.learning.puzzles.solving import Solving
from services.play.picking import Picking
from words.catalogue import say

#: The file of the board beside the line that tells how somebody's daily puzzle went.
SHARED_PICTURE: Final = "daily.png"
#: The picker's verbs in a puzzle.
IN_PUZZLES: Final = PickerVerbs(
    "puzzleleft", "puzzleright", "puzzleenter", "puzzlegrow", "puzzlekind", "puzzleback", "puzzleboopit"
)


def puzzle_view(
    solving: Solving, picking: Picking, *, after_miss: bool = False, small_left: bool = False
) -> discord.ui.View:
    """The picker for the next turn; while nothing is picked, the hint, the rules of another edition, and the solution, of a daily puzzle only after a miss: it comes once.

    A daily puzzle is the same for everybody, so there is a way to the small one of the day, while that is left, and back.

    ``after_miss``: the picture is that of a wrong turn, so instead of the picker one button leads back to the bed before it.
    """
    attempt = solving.attempt
    seen = (attempt.id, attempt.version)
    buttons: list[Button] = []
    if not picking.begun:
        if not solving.is_hinted:
            buttons.append(button(say("button-hint"), "puzzlehint", *seen))
        if not attempt.day or attempt.misses:
            buttons.append(button(say("button-tell"), "puzzletell", *seen))
        if solving.puzzle.edition is not Edition.CLASSIC:
            buttons.append(button(say("button-rules"), "readrules", solving.puzzle.edition))
            buttons.append(learn_button(solving.puzzle.edition))
        if solving.is_small and attempt.day and not solving.turns:
            buttons.append(button(say("button-daily"), "daily"))
        if small_left:
            buttons.append(_small_button())
    if after_miss:
        again, primary = say("button-try-again"), discord.ButtonStyle.primary
        return view_of(
            button(again, IN_PUZZLES.back, *seen, *words_of(picking.request), style=primary), *buttons
        )
    items = picker_items(picking, IN_PUZZLES, *seen, in_words=solving.in_words)
    return view_of(*items, *buttons)


def end_view(solving: Solving, streaks: DailyStanding | None, *, may_count: bool) -> discord.ui.View:
    """The buttons that lead on: another puzzle, showing how it went, a call to the next of a day, and counting it for the server if that is still to be agreed."""
    attempt = solving.attempt
    following = _next_button(attempt)
    # Of one turn the answer says it all, and its picture shows it.
    line = (button(say("button-show-me"), "puzzleline", attempt.id, 1),) if solving.puzzle.turns > 1 else ()
    if not streaks:
        return view_of(following, *_easier(attempt), *line, button(say("button-daily"), "daily"))
    leads_on = (
        *_step(solving),
        following,
        *_other_of_day(solving, streaks),
        *_counting(attempt, may_count=may_count),
    )
    is_called = streaks.call_due is not None
    call = [] if is_called else [button(say("button-call"), "puzzlecall", attempt.id, emoji="⏰")]
    off = [button(say("button-call-off"), "puzzlecalloff", attempt.id)] if is_called else []
    return view_of(*_sharing(attempt), *call, *line, *leads_on, *off)


def _next_button(attempt: PuzzleAttempt) -> Button:
    """The button to another puzzle of the same edition; after one of a day of the classic one, for they may never have played the other."""
    edition = Edition.CLASSIC if attempt.day else attempt.edition
    return button(say("button-next-puzzle"), "puzzlenext", edition)


def _step(solving: Solving) -> list[Button]:
    """The button to a puzzle between the small one that was solved and that of the day, which is much harder."""
    solved = solving.is_small and solving.attempt.state is PuzzleState.SOLVED
    return [button(say("button-puzzle-step"), "puzzlestep")] if solved else []


def _other_of_day(solving: Solving, streaks: DailyStanding) -> list[Button]:
    """The button to the other puzzle of the day, while it is left: to the small one only where it may save the day."""
    if not streaks.other_left:
        return []
    if solving.is_small:
        return [button(say("button-daily"), "daily")]
    return [_small_button()] if solving.attempt.state is PuzzleState.FAILED else []


def line_view(solving: Solving, number: int, count: int, *, may_count: bool) -> discord.ui.View:
    """The buttons under a turn of the solution, ``number`` of so many: back and on, showing how it went, another puzzle, and what still waits for a yes."""
    attempt = solving.attempt
    back, on = say("button-step-back"), say("button-step-on")
    return view_of(
        button(back, "puzzleline", attempt.id, number - 1, disabled=number == 1),
        button(on, "puzzleline", attempt.id, number + 1, disabled=number == count),
        *_sharing(attempt),
        _next_button(attempt),
        *([] if attempt.day else _easier(attempt)),
        *_counting(attempt, may_count=may_count),
    )


def _easier(attempt: PuzzleAttempt) -> list[Button]:
    """The button to an easy puzzle, after one that was too hard or took a miss and a hint."""
    was_hard = attempt.state is PuzzleState.FAILED or (attempt.misses and attempt.hinted)
    offered = was_hard and attempt.difficulty is not Difficulty.EASY
    return [button(say("button-easier-puzzle"), "puzzleeasier", attempt.edition)] if offered else []


def _small_button(day: int | None = None) -> Button:
    """The button to the small puzzle of a day; None: of the day on which it is pressed."""
    return button(say("button-small-puzzle"), "dailysmall", *(() if day is None else (day,)))


def _sharing(attempt: PuzzleAttempt) -> list[Button]:
    """The button that shows everybody how a daily puzzle went."""
    return [button(say("button-show-result"), "puzzleshare", attempt.id)] if attempt.day else []


def _counting(attempt: PuzzleAttempt, *, may_count: bool) -> list[Button]:
    """The button that counts a daily puzzle for the server, where it was solved and that is still to be agreed."""
    waits = attempt.day and attempt.state is PuzzleState.SOLVED and attempt.guild_id is None
    return [button(say("button-count"), "puzzlecount", attempt.id)] if may_count and waits else []


def solve_button(day: int, *, small: bool = False) -> Button:
    """The button under the daily puzzle of a day, or under its ``small`` one."""
    what = "dailysmall" if small else "daily"
    return button(say("button-solve"), what, day, style=discord.ButtonStyle.success)


def solve_view(day: int, *, rests: bool = False) -> discord.ui.View:
    """The buttons to the puzzles of a day, and the rules where they are not those that everybody knows; ``rests``: also one that has them keep coming."""
    keep = [button(say("button-keep-puzzles"), "puzzlekeep", day)] if rests else []
    return view_of(solve_button(day), _small_button(day), *_rules_of(day), *keep)


def call_view(day: int) -> discord.ui.View:
    """The buttons under the letter that calls somebody to the puzzle of a day, and the end of such letters.

    They name no day: an old letter leads to the puzzle of the day on which it is pressed.
    """
    solve = button(say("button-solve"), "dailysuits", style=discord.ButtonStyle.success)
    return view_of(solve, _small_button(), *_rules_of(day), button(say("button-call-off"), "calloff"))


def _rules_of(day: int) -> tuple[Button, ...]:
    """The button to the rules of a day's edition, unless everybody knows them."""
    edition = of_day(day).edition
    return () if edition is Edition.CLASSIC else (button(say("button-rules"), "readrules", edition),)


def shared_view(solving: Solving) -> discord.ui.View:
    """The buttons under the line that tells how somebody's daily puzzle went: to the same one first, to the other one, and to where one learns the game."""
    day = solving.attempt.day
    if solving.is_small:
        other = button(say("button-daily"), "daily", day)
        return view_of(solve_button(day, small=True), other, learn_button(solving.attempt.edition))
    rules = _rules_of(day) or (learn_button(),)
    return view_of(solve_button(day), _small_button(day), *rules)


def is_post_of(message: discord.Message, day: int) -> bool:
    """True if a message has the daily puzzle of a day, known by its button and its picture; one that tells how it went has another."""
    pictures = {attachment.filename for attachment in message.attachments} - {SHARED_PICTURE}
    return bool(pictures) and f"daily:{day}" in custom_ids(message.components)
