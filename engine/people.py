"""People: how often somebody wins from a score of the search, at the level at which most people play.

The search's own chance (``engine.answers.chance``) holds between players as strong as itself. People let more wins go, so for them the
same score says less. What is written here was measured: ``python -m engine calibrate`` lets level 3 play itself, and prints it anew.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from engine.answers import likely, turns_to_end
from game import Edition

#: A win with this turn, or whatever is played with the opponent's next.
AT_HAND: Final = 2


class Calibration(NamedTuple):
    """The measured constants of an edition.

    Attributes:
        scale: 100 times as many hundredths of score make the odds *e* times as good, among people.
        at_hand: how often whoever can win with this turn, or has lost by the next, has won or lost.
        forced: how often whoever can force a win later has won; no other score is surer than that.
    """

    scale: float
    at_hand: float
    forced: float

    def chance(self, score: int) -> float:
        """The probability of winning that a score stands for; never surer than where a win can be forced."""
        turns = turns_to_end(score)
        if turns is None:
            return min(max(likely(score, self.scale), 1 - self.forced), self.forced)
        sure = self.at_hand if turns <= AT_HAND else self.forced
        return sure if score > 0 else 1 - sure


#: Of 1,000 games of level 3 against itself in each edition (``calibrate --games 1000 --seed 1``).
CALIBRATION: Final = {
    Edition.CLASSIC: Calibration(scale=2.67, at_hand=0.99, forced=0.82),
    Edition.GHOST: Calibration(scale=1.9, at_hand=0.99, forced=0.8),
    Edition.KITTENS: Calibration(scale=4.19, at_hand=0.98, forced=0.72),
}


def chance_among_people(score: int, edition: Edition) -> float:
    """The probability of winning, 0 to 1, that a score stands for among people.

    >>> chance_among_people(0, Edition.CLASSIC)
    0.5
    """
    return CALIBRATION[edition].chance(score)
