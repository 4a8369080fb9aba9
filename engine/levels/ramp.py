"""The levels: ten, from a child's to the strongest it can; and the six that there were before."""

from __future__ import annotations

from typing import Final

from engine.levels.habits import Habits
from game import Edition
from game.constants import Constant


class Level(Constant):
    """A strength of the engine; the value is its number, from a child's to the strongest."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10


class FormerLevel(Constant):
    """One of the six levels that there were before; matches that were begun at one go on at it."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6


def _erring(hurries: float, overlooks: float, near: float | None, misjudges: int, depth: int = 1) -> Habits:
    return Habits(depth, 20_000 * depth, hurries, overlooks, near, misjudges, central=0.85)


#: As well as it can in a third of a second.
_BEST: Final = Habits(depth=40, nodes=1_000_000, alike=6)

#: The levels that err, from the first on. The same errors cost less where matches are short, as those of the kittens are.
_ERRING: Final = {
    Edition.CLASSIC: (
        _erring(1, 0.6, 0.6, 2000),
        _erring(0.845, 0.66, 0.41, 570),
        _erring(0.8, 0.55, 0.23, 260),
        _erring(0.74, 0.4, 0.11, 162),
        _erring(0.7, 0.26, 0.05, 112),
        _erring(0.65, 0.16, 0.02, 76),
        _erring(0.54, 0.09, 0.008, 47),
        _erring(0.34, 0.05, 0, 29),
        _erring(0.04, 0.035, 0, 18, depth=2),
    ),
    Edition.GHOST: (
        _erring(1, 0.6, 0.6, 2000),
        _erring(0.84, 0.64, 0.37, 480),
        _erring(0.8, 0.5, 0.2, 230),
        _erring(0.73, 0.33, 0.085, 135),
        _erring(0.67, 0.18, 0.03, 80),
        _erring(0.62, 0.13, 0.016, 62),
        _erring(0.47, 0.07, 0.005, 39),
        _erring(0.27, 0.04, 0, 26),
        _erring(0.08, 0.03, 0, 22, depth=2),
    ),
    Edition.KITTENS: (
        # Two in a row are nearly a win here: a child misses those, too.
        _erring(1, 0.55, None, 2000),
        _erring(1, 0.85, 0.75, 1000),
        _erring(0.95, 0.7, 0.42, 380),
        _erring(0.84, 0.56, 0.24, 180),
        _erring(0.66, 0.38, 0.1, 95),
        _erring(0.44, 0.2, 0.03, 48),
        _erring(0.2, 0.1, 0.01, 26),
        _erring(0.12, 0.05, 0, 20, depth=2),
        _erring(0.03, 0.03, 0, 12, depth=3),
    ),
}

_FORMER: Final = {
    FormerLevel.ONE: Habits(depth=0, nodes=10_000, overlooks=0.88, misjudges=400, central=0.8),
    FormerLevel.TWO: Habits(depth=1, nodes=10_000, hurries=0.7, overlooks=0.45, misjudges=120, central=0.85),
    FormerLevel.THREE: Habits(depth=1, nodes=10_000, hurries=0.24, overlooks=0.19, misjudges=50, central=0.9),
    FormerLevel.FOUR: Habits(depth=2, nodes=20_000, hurries=0.08, overlooks=0.08, misjudges=26, central=0.95),
    FormerLevel.FIVE: Habits(depth=3, nodes=100_000, overlooks=0.025, misjudges=12),
    FormerLevel.SIX: Habits(depth=40, nodes=400_000, alike=6),
}


def habits_of(player: Level | FormerLevel | Habits, edition: Edition) -> Habits:
    """The habits of a level in an edition, and of a player who has some already."""
    if isinstance(player, Habits):
        return player
    if isinstance(player, FormerLevel):
        return _FORMER[player]
    return _BEST if player is Level.TEN else _ERRING[edition][player.value - 1]
