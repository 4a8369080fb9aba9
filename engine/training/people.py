"""Models of people, by which the levels are measured: what each of them sees in a turn, and what they overlook.

They are no better than their names, but they err as people do: not by a score that is wrong, but by not looking.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from engine.answers import WIN, ScoredTurn
from engine.engine import Engine
from engine.levels import MIDDLE, Habits
from engine.training.contests import Player
from game import Position, Turn

#: Enough for one turn ahead, looked at to the end.
_NODES: Final = 10_000
_LINE: Final = 3


@dataclass(frozen=True)
class Novice:
    """Somebody who takes a win, stops one and grows kittens up where they see it, and else plays into the middle.

    Attributes:
        wins: the share of turns in which they see that they can win at once.
        threats: the share in which they see what the other side could win by.
        lines: the share in which they see that three kittens can grow up.
        middle: whether they play into the middle where they see nothing better, as people do; or anywhere.
    """

    wins: float = 0
    threats: float = 0
    lines: float = 0
    middle: bool = True

    def choose(self, engine: Engine, position: Position, rng: Random) -> Turn:
        """The turn that they play."""
        turns: Sequence[ScoredTurn] = engine.analyse(position, nodes=_NODES, margin=2 * WIN, depth=1).turns
        won = [each for each in turns if each.score == WIN - 1]
        safe = [each for each in turns if each.score > 2 - WIN]
        # All three are drawn in each turn, so that who sees more of one thing has the same luck with the others.
        sees_win, sees_threat, sees_line = (
            rng.random() < share for share in (self.wins, self.threats, self.lines)
        )
        if won and sees_win:
            return rng.choice(won).turn
        if safe and sees_threat:
            turns = safe
        grown = [each for each in turns if len(each.turn.graduation) == _LINE]
        if grown and sees_line:
            return rng.choice(grown).turn
        inside = [each for each in turns if each.turn.square in MIDDLE] if self.middle else []
        return rng.choice(inside or turns).turn


#: The models, the weakest first.
PEOPLE: Final[Mapping[str, Novice | Habits]] = {
    "plays anywhere": Novice(middle=False),
    "absent beginner": Novice(wins=0.6, threats=0.3, lines=0.5),
    "careful beginner": Novice(wins=0.9, threats=0.7, lines=0.7),
    "sees all of one turn": Novice(wins=1, threats=1, lines=1),
    # Looks at the bed after their own turn alone, and judges that as well as the net can.
    "greedy": Habits(depth=0, nodes=_NODES),
}


def person(engine: Engine, model: Novice, seed: int) -> Player:
    """Somebody like this, in as many different moods as there are positions."""

    def choose(position: Position, stood: Sequence[Position]) -> Turn:
        return model.choose(engine, position, Random(f"{seed} {len(stood)} {position}"))

    return choose
