"""The habits of a player: how far they look ahead, and what they get wrong, as people do: they hurry, overlook and misjudge."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.answers import FAR_WIN
from engine.codes import Child
from engine.levels.attention import Attention, is_threatened
from game import Position, core
from game.geometry import SQUARES, from_edge


@dataclass(frozen=True)
class Habits:
    """The habits of a player.

    Attributes:
        depth: how many turns ahead they look; 0: only at the bed after their own turn.
        nodes: at how many positions they look, about.
        hurries: the share of turns on which they look at their own turn only.
        overlooks: the share of their own turns that they do not notice; of those that win by the piece placed, its square.
        near: that share near where something has just happened, and beside their own pairs; what a piece at the end of two in a
            row does they then always see, for either side. None: they overlook as much anywhere.
        misjudges: by how much they take a turn to be better or worse than it is, in hundredths.
        central: the share of their first turns that they put into the middle, where people begin.
        alike: in the opening, turns that are worse than the best by less than this, in hundredths, are as good to them, so that
            nobody can play the same match against them twice.
    """

    depth: int
    nodes: int
    hurries: float = 0
    overlooks: float = 0
    near: float | None = None
    misjudges: int = 0
    central: float = 0
    alike: int = 0

    @property
    def errs(self) -> bool:
        """True if they play otherwise than as well as they can."""
        return bool(self.hurries or self.overlooks or self.misjudges)

    @property
    def margin(self) -> int:
        """The score below the best at which a turn may still be chosen."""
        return 3 * self.misjudges

    def look_ahead(self, position: Position, rng: Random) -> int:
        """The number of turns that they look ahead this time; where two in a row threaten to win, nobody with eyes for it hurries."""
        hurries = rng.random() < self.hurries
        return 0 if hurries and (self.near is None or not is_threatened(position)) else self.depth


#: The score that coming back to a position has for the one who plays, in hundredths. It is below zero, which a draw would be: in the
#: opening whoever is second stands a little worse, and would else make a draw against anybody (decision 39).
REPETITION: Final = -150
#: The sixteen squares that are not at the edge.
MIDDLE: Final = frozenset(filter(from_edge, SQUARES))
#: The opening lasts while so many pieces are on the bed, at most.
_OPENING: Final = 3
#: In the opening so many turns ahead are looked at to the end, so that the scores of turns can be compared.
OPENING_DEPTH: Final = 7


def choose(
    children: Sequence[Child],
    habits: Habits,
    position: Position,
    rng: Random,
    stood: Sequence[Position] = (),
) -> core.TurnCode:
    """Choose one of the turns of a position, scored and the best first, as somebody of these habits does.

    ``stood`` are the positions before, the latest last.
    """
    if not habits.errs:
        return rng.choice(_as_good(children, habits)).code
    attention = Attention.of(position, stood) if habits.near is not None else None
    # Drawn for each square, not for each turn: where a ghost enters makes no turn easier to see.
    seen = {placed: rng.random() for placed in sorted({_placed(child) for child in children})}
    noticed = [
        child for child in children if seen[_placed(child)] >= _overlooked(child, habits, position, attention)
    ]
    if is_opening(position) and rng.random() < habits.central:
        noticed = [child for child in noticed if child.code[1] in MIDDLE] or noticed
    chosen = _best(noticed or children, habits, rng, attention)
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


def _best(noticed: Sequence[Child], habits: Habits, rng: Random, attention: Attention | None) -> Child:
    """The best turn as it is judged; where a win is seen to be forced, nothing is misjudged."""
    best = max(noticed, key=lambda child: child.score)
    if abs(best.score) > FAR_WIN:
        return best
    open_turns = [child for child in noticed if child.score >= -FAR_WIN]
    judged = {_what_is_done(child): 0.0 for child in open_turns}
    judged = {done: rng.gauss(0, habits.misjudges) for done in judged}
    if attention is not None:
        # Of a line that is there for the taking nobody thinks too little.
        judged = {done: abs(off) if _grows(done, attention) else off for done, off in judged.items()}
    return max(open_turns, key=lambda child: child.score + judged[_what_is_done(child)])


def _grows(done: tuple[bool, int, core.Mask], attention: Attention) -> bool:
    """True if a piece at the end of two in a row lets something grow up."""
    _, square, choice = done
    return bool(choice & core.BIT[square] & attention.own)


def _placed(child: Child) -> tuple[bool, int]:
    """The kind and the square of a turn."""
    return child.code[:2]


def _what_is_done(child: Child) -> tuple[bool, int, core.Mask]:
    """A turn but for where a ghost enters."""
    cat, square, _, choice = child.code
    return cat, square, choice


def _overlooked(child: Child, habits: Habits, position: Position, attention: Attention | None) -> float:
    """The chance that a turn is overlooked."""
    placed = core.BIT[child.code[1]]
    if attention is not None and habits.near is not None:
        if placed & (attention.own | attention.theirs):
            return 0
        return habits.near if placed & attention.near else habits.overlooks
    # A line through the very piece that is placed would have to be overlooked twice.
    winners = child.state[core.OTHER_CATS if position.rules.grows else core.OTHER_KITTENS]
    plain = child.won and any(line & placed for line in core.lines(winners))
    return habits.overlooks**2 if plain else habits.overlooks
