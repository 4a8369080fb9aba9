"""The points of an arena, as lichess counts them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from contests.encounters import DRAW, WIN

_WIN: Final = 2
_DRAW: Final = 1
_ON_FIRE: Final = 2


def is_on_fire(results: Sequence[float]) -> bool:
    """True after two wins in a row: the next match is worth double, and so on until one is not won."""
    return len(results) >= _ON_FIRE and all(result == WIN for result in results[-_ON_FIRE:])


def points(results: Sequence[float]) -> Sequence[int]:
    """The points that each of somebody's matches brought, the first one first; a result is 1, ½ or 0.

    A win is worth 2, a draw 1, a loss 0. After two wins in a row all is worth double, until a match is not won; a draw that
    ends such a streak is worth 2. Of several draws without a win between them only the first is worth anything: a loss between
    them changes nothing.

    Source: lichess.org/tournament/help ("How are scores calculated?" and "Draw streaks") and its code, lichess-org/lila,
    modules/tournament/src/main/arena/ArenaSheet.scala. Left out is what has no counterpart here: berserk, that a draw within
    the first ten moves is worth nothing, and that a long one is always worth a point.
    """
    return [_worth(results[:number], result) for number, result in enumerate(results)]


def _worth(before: Sequence[float], result: float) -> int:
    if result == WIN:
        return 2 * _WIN if is_on_fire(before) else _WIN
    if result == DRAW:
        if is_on_fire(before):
            return 2 * _DRAW
        return 0 if _has_drawn_since_win(before) else _DRAW
    return 0


def _has_drawn_since_win(results: Sequence[float]) -> bool:
    for result in reversed(results):
        if result == WIN:
            return False
        if result == DRAW:
            return True
    return False
