"""The feats of a win on the board: the badges that a match alone earns its winner, read off its turns."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from data import Badge, Match, MatchEnd
from game import Ending, Played, Square, Won
from game.geometry import SIZE, SQUARES, square_file, square_rank
from services.play.player_stats import Replay, SideStats
from services.play.stories import COMEBACK_CATS, TURNS, won_by_ghost

#: The numbers that are a feat: pieces of the other side sent off the bed in a match, and in a turn; pieces booped in a turn.
_OFF: Final = 5
_OFF_AT_ONCE: Final = 3
_BOOPED_AT_ONCE: Final = 5
#: The two diagonals from corner to corner; more than two of a winning line's squares on one are all of it.
_LONG_DIAGONALS: Final = (
    frozenset(each for each in SQUARES if square_file(each) == square_rank(each)),
    frozenset(each for each in SQUARES if square_file(each) + square_rank(each) == SIZE - 1),
)
#: A line of kittens that grows up; more pieces leave the bed where there are two lines.
_LINE: Final = 3
#: The pieces of two lines that have one in common; four in a row are two lines too, and nothing much.
_CROSSED: Final = 5


def feats_of(match: Match, played: Replay) -> Iterator[Badge]:
    """The badges for how a match was won, whoever lost it; it was won by its last turn."""
    if match.winner is None or played.last is None:
        return
    yield from _of_all_turns(match, played.sides[match.winner])
    yield from _of_the_last(played.last)
    if match.ending is MatchEnd.EIGHT_CATS:
        yield Badge.EIGHT_CATS


def _of_all_turns(match: Match, done: SideStats) -> Iterator[Badge]:
    """The badges for what the winner did on the way."""
    bounds, most = TURNS[match.edition], done.turn
    true_of_it = {
        Badge.THREE_GROWN: most.grown >= _LINE,
        Badge.TWO_LINES: most.lined >= _CROSSED,
        Badge.FIVE_OFF: done.boops_off >= _OFF,
        Badge.THREE_OFF: most.off >= _OFF_AT_ONCE,
        Badge.FIVE_BOOPED: most.boops >= _BOOPED_AT_ONCE,
        Badge.SURE_FOOTED: not done.lost and match.turns > bounds.quick,
        Badge.QUICK: match.turns <= bounds.quick,
        Badge.LONG: match.turns >= bounds.long,
        Badge.COMEBACK: done.behind >= COMEBACK_CATS,
    }
    yield from (badge for badge, is_true in true_of_it.items() if is_true)


def _of_the_last(played: Played) -> Iterator[Badge]:
    """The badges for the line that won."""
    won = next((event for event in played.events if isinstance(event, Won)), None)
    if won is None or won.ending is Ending.EIGHT_CATS:
        return
    if won_by_ghost(played.events):
        yield Badge.GHOST_LINE
    if played.turn.square not in won.squares:
        yield Badge.PUSHED_HOME
    if any(len(diagonal.intersection(won.squares)) >= _LINE for diagonal in _LONG_DIAGONALS):
        yield Badge.DIAGONAL
    if any(_is_corner(square) for square in won.squares):
        yield Badge.CORNER


def _is_corner(square: Square) -> bool:
    ends = {0, SIZE - 1}
    return square_file(square) in ends and square_rank(square) in ends
