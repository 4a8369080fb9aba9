"""Six levels: how far each looks ahead, and what it gets wrong, as people do: they hurry, overlook and misjudge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.answers import FAR_WIN
from engine.codes import Child
from game import Position, core
from game.constants import Constant
from game.geometry import SIZE


class Level(Constant):
    """A strength of the engine; the value is its number, from a child's to the strongest."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6


@dataclass(frozen=True)
class Habits:
    """The habits of a level.

    Attributes:
        depth: how many turns ahead it looks; 0: only at the bed after its own turn.
        nodes: at how many positions it looks, about.
        hurries: the share of turns on which it looks at its own turn only.
        overlooks: the share of its own turns that it does not notice; of those that win by the piece placed, its square.
        misjudges: by how much it takes a turn to be better or worse than it is, in hundredths.
        central: the share of its first turns that it puts into the middle, where people begin.
        alike: in the opening, turns that are worse than the best by less than this, in hundredths, are as good to it, so that
            nobody can play the same match against it twice.
    """

    depth: int
    nodes: int
    hurries: float = 0
    overlooks: float = 0
    misjudges: int = 0
    central: float = 0
    alike: int = 0

    @property
    def errs(self) -> bool:
        """True if it plays otherwise than as well as it can."""
        return bool(self.hurries or self.overlooks or self.misjudges)

    @property
    def margin(self) -> int:
        """The score below the best at which a turn may still be chosen."""
        return 3 * self.misjudges


#: The score that coming back to a position has for the one who plays, in hundredths. It is below zero, which a draw would be: in the
#: opening whoever is second stands a little worse, and would else make a draw against anybody (decision 39).
REPETITION: Final = -150
#: The sixteen squares that are not at the edge.
_MIDDLE: Final = frozenset(file + SIZE * rank for file in range(1, SIZE - 1) for rank in range(1, SIZE - 1))
#: The opening lasts while so many pieces are on the bed, at most.
_OPENING: Final = 3
#: In the opening so many turns ahead are looked at to the end, so that the scores of turns can be compared.
OPENING_DEPTH: Final = 7

HABITS: Final = {
    Level.ONE: Habits(depth=0, nodes=10_000, overlooks=0.88, misjudges=400, central=0.8),
    Level.TWO: Habits(depth=1, nodes=10_000, hurries=0.7, overlooks=0.45, misjudges=120, central=0.85),
    Level.THREE: Habits(depth=1, nodes=10_000, hurries=0.24, overlooks=0.19, misjudges=50, central=0.9),
    Level.FOUR: Habits(depth=2, nodes=20_000, hurries=0.08, overlooks=0.08, misjudges=26, central=0.95),
    Level.FIVE: Habits(depth=3, nodes=100_000, overlooks=0.025, misjudges=12),
    Level.SIX: Habits(depth=40, nodes=400_000, alike=6),
}


def choose(children: Sequence[Child], habits: Habits, position: Position, rng: Random) -> core.TurnCode:
    """Choose one of the turns of a position, scored and the best first, as somebody of these habits does."""
    if not habits.errs:
        return rng.choice(_as_good(children, habits)).code
    # Drawn for each square, not for each turn: where a ghost enters makes no turn easier to see.
    seen = {placed: rng.random() for placed in sorted({_placed(child) for child in children})}
    noticed = [
        child for child in children if seen[_placed(child)] >= _overlooked(child, habits, position.rules)
    ]
    if is_opening(position) and rng.random() < habits.central:
        noticed = [child for child in noticed if child.code[1] in _MIDDLE] or noticed
    chosen = _best(noticed or children, habits, rng)
    least = chosen.score - habits.misjudges
    # Where the ghost enters is a whim, among what seems as good.
    alike = [
        child for child in children if child.score >= least and _what_is_done(child) == _what_is_done(chosen)
    ]
    return rng.choice(alike).code


def _as_good(children: Sequence[Child], habits: Habits) -> Sequence[Child]:
    """The turns that are as good as the best; where a win is seen, for either side, only the best itself."""
    best = children[0]
    if abs(best.score) > FAR_WIN:
        return [best]
    # Where a ghost enters makes many turns of one; each placing has one chance.
    found = {
        _what_is_done(child): child
        for child in reversed(children)
        if child is best or child.score > best.score - habits.alike
    }
    return list(found.values())


def is_opening(position: Position) -> bool:
    """True while hardly anything is on the bed."""
    return len(position.pieces) <= _OPENING


def _best(noticed: Sequence[Child], habits: Habits, rng: Random) -> Child:
    """The best turn as it is judged; where a win is seen to be forced, nothing is misjudged."""
    best = max(noticed, key=lambda child: child.score)
    if abs(best.score) > FAR_WIN:
        return best
    open_turns = [child for child in noticed if child.score >= -FAR_WIN]
    judged = {_what_is_done(child): 0.0 for child in open_turns}
    judged = {done: rng.gauss(0, habits.misjudges) for done in judged}
    return max(open_turns, key=lambda child: child.score + judged[_what_is_done(child)])


def _placed(child: Child) -> tuple[bool, int]:
    """The kind and the square of a turn."""
    return child.code[:2]


def _what_is_done(child: Child) -> tuple[bool, int, core.Mask]:
    """A turn but for where a ghost enters."""
    cat, square, _, choice = child.code
    return cat, square, choice


def _overlooked(child: Child, habits: Habits, rules: core.Rules) -> float:
    """The chance that a turn is overlooked: a line through the very piece that is placed would have to be overlooked twice."""
    winners = child.state[core.OTHER_CATS if rules.grows else core.OTHER_KITTENS]
    placed = core.BIT[child.code[1]]
    plain = child.won and any(line & placed for line in core.lines(winners))
    return habits.overlooks**2 if plain else habits.overlooks
