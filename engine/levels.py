"""Six levels: how far each looks ahead, and what it gets wrong, as people do: they hurry, overlook and misjudge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.answers import FAR_WIN
from engine.codes import Child
from game import core
from game.constants import Constant


class Level(Constant):
    """How well the engine plays; the value is its number, from a child's to the strongest."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6


@dataclass(frozen=True)
class Habits:
    """How a level plays.

    Attributes:
        depth: how many turns ahead it looks; 0: only at the bed after its own turn.
        nodes: at how many positions it looks, about.
        hurries: the share of turns on which it looks at its own turn only.
        overlooks: the share of its own turns that it does not notice. A piece put beside two others is always noticed.
        misjudges: by how much it takes a turn to be better or worse than it is, in hundredths.
    """

    depth: int
    nodes: int
    hurries: float = 0
    overlooks: float = 0
    misjudges: int = 0

    @property
    def errs(self) -> bool:
        """Whether it plays otherwise than as well as it can."""
        return bool(self.hurries or self.overlooks or self.misjudges)

    @property
    def margin(self) -> int:
        """How far below the best a turn may be and still be chosen."""
        return 3 * self.misjudges


HABITS: Final = {
    Level.ONE: Habits(0, 10_000, overlooks=0.5, misjudges=150),
    Level.TWO: Habits(0, 10_000, overlooks=0.3, misjudges=60),
    Level.THREE: Habits(1, 20_000, overlooks=0.2, misjudges=40),
    Level.FOUR: Habits(2, 50_000, overlooks=0.1, misjudges=30),
    Level.FIVE: Habits(3, 100_000, overlooks=0.03, misjudges=15),
    Level.SIX: Habits(40, 400_000),
}


def choose(children: Sequence[Child], habits: Habits, rules: core.Rules, rng: Random) -> core.TurnCode:
    """Which of the turns, scored and the best first, somebody of these habits plays."""
    if not habits.errs:
        return children[0].code
    missed = {_placed(child) for child in children}
    missed = {placed for placed in sorted(missed) if rng.random() < habits.overlooks}
    noticed = [child for child in children if _placed(child) not in missed or _is_plain(child, rules)]
    chosen = _best(noticed or children, habits, rng)
    least = chosen.score - habits.misjudges
    # Where the ghost enters is a whim, among what seems as good.
    alike = [
        child for child in children if child.score >= least and _what_is_done(child) == _what_is_done(chosen)
    ]
    return rng.choice(alike).code


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


def _is_plain(child: Child, rules: core.Rules) -> bool:
    """Whether a turn wins by a line through the very piece that is placed, as everybody sees."""
    winners = child.state[3] if rules.grows else child.state[2]
    return child.won and any(line & core.BIT[child.code[1]] for line in core.lines(winners))
