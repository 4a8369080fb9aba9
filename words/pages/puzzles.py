"""The words of puzzles: the task, what came of a turn, the idea behind the solution, streaks, and the daily post."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from data import PuzzleAttempt, PuzzleState
from game import Event, Played, Position, Square, Turn
from game.geometry import SIZE, square_file, square_rank
from puzzles import Puzzle
from services.learning.daily import midnight_of
from services.learning.puzzle_ideas import Idea
from services.learning.puzzles import DailyStanding, Solving
from services.play.picking import Picking
from words.catalogue import day, join_list, say, small
from words.play import picker
from words.play.picker import would
from words.turns.alt_text import SIDES, describe, standing
from words.turns.pieces import kind_word, side_word, squares_named


def task(solving: Solving, picking: Picking, wrong: Played | None = None) -> str:
    """The puzzle, what came of the last turn, and what is to be done; or what the turn that is picked would do."""
    lines = [title(solving)]
    if picking.begun:
        return "\n".join([*lines, would(picking)])
    lines += [*_asked(solving, wrong), *_hint(solving)]
    # For those who can't see the board.
    return "\n".join([*lines, small(" ".join(standing(solving.position, SIDES)))])


def title(solving: Solving) -> str:
    """The title of a puzzle."""
    attempt = solving.attempt
    if attempt.day:
        return say("puzzle-daily", day=day(midnight_of(attempt.day)), edition=attempt.edition)
    return say("puzzle-title", number=str(attempt.number), edition=attempt.edition)


def _asked(solving: Solving, wrong: Played | None) -> Iterator[str]:
    if wrong:
        yield say("puzzle-wrong", turn=str(wrong.turn))
    elif solving.turns:
        yield say("puzzle-go-on", answer=str(solving.turns[-1].turn), left=solving.turns_left)
    side = side_word(solving.position.side)
    if not solving.turns:
        turns = str(solving.puzzle.turns)
        yield say("puzzle-task", side=side, edition=solving.attempt.edition, turns=turns)
    yield say("puzzle-tries", tries=solving.tries_left)


def _hint(solving: Solving) -> Iterator[str]:
    if solving.attempt.hinted:
        turn = solving.next_turn
        yield say("puzzle-hint", kind=kind_word(turn.kind), part=_part(turn.square))


def _part(square: Square) -> str:
    """The quarter of the bed in which a square is."""
    upper = "top" if square_rank(square) >= SIZE // 2 else "bottom"
    return f"{upper}-{'left' if square_file(square) < SIZE // 2 else 'right'}"


def end(solving: Solving, idea: Idea, line: Sequence[Turn], streaks: DailyStanding | None) -> str:
    """The end of an attempt: how it ended, the idea, and for a daily puzzle the streaks."""
    attempt = solving.attempt
    lines = [title(solving)]
    if attempt.state is PuzzleState.SOLVED:
        lines.append(say("puzzle-solved", **_how(attempt)))
    lines.append(say("puzzle-failed", turn=str(solving.puzzle.solution)))
    lines.append(" ".join(_idea(idea)))
    lines.append(small(say("puzzle-line", turns=join_list(map(str, line)))))
    if streaks:
        lines += _streaks(solving, streaks)
    return "\n".join(lines)


def _idea(idea: Idea) -> Iterator[str]:
    if idea.grown:
        yield say("puzzle-idea-grows", count=idea.grown)
    if idea.fallen:
        yield say("puzzle-idea-falls", count=idea.fallen)
    if idea.stops:
        yield say("puzzle-idea-stops", squares=squares_named(idea.stops))
    if idea.threatens:
        yield say("puzzle-idea-threatens", squares=squares_named(idea.threatens))
    else:
        yield say("puzzle-idea-quiet")


def _streaks(solving: Solving, streaks: DailyStanding) -> Iterator[str]:
    mine, server = streaks
    yield say("puzzle-streak", current=mine.current, longest=mine.longest)
    if server and server.current:
        yield say("puzzle-server-streak", current=server.current)
    tomorrow = midnight_of(solving.attempt.day + 1)
    yield small(say("puzzle-next-daily", at=str(int(tomorrow.timestamp()))))


def share_line(attempt: PuzzleAttempt, current: int) -> str:
    """The line to share about a daily puzzle, without a word about the solution; ``current``: their streak."""
    solved = attempt.state is PuzzleState.SOLVED
    marks = "✗" * attempt.misses + ("✓" if solved else "")
    return say(
        "puzzle-share",
        result="solved" if solved else "failed",
        day=day(midnight_of(attempt.day)),
        marks=marks or "✗",
        current=current,
        **_how(attempt),
    )


def _how(attempt: PuzzleAttempt) -> dict[str, str | int]:
    return {"misses": attempt.misses, "hinted": "yes" if attempt.hinted else "no"}


def post(puzzle: Puzzle, number_of_day: int) -> str:
    """The daily puzzle for a channel."""
    return say(
        "puzzle-post",
        day=day(midnight_of(number_of_day)),
        edition=puzzle.edition,
        side=side_word(puzzle.position.side),
        turns=puzzle.turns,
    )


def alt_text(position: Position, events: Sequence[Event] = ()) -> str:
    """The picture of a puzzle in words."""
    return describe(position, events)


def preview_alt_text(picking: Picking) -> str:
    """The preview in words."""
    return picker.preview_alt_text(SIDES, picking)
