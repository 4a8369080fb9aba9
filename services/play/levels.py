"""The levels at which the bot plays, by the numbers under which they are stored, and which of them suits somebody.

A number means one level for ever, in matches and on buttons: those of today are 11 to 20. 1 to 6 were the six that there were
before; a match that was begun at one of them is played to its end at that strength, and counts for the level of today that has its name.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp, log
from typing import Final, NamedTuple

LEVELS: Final = range(11, 21)
#: The level of today that has the name of one of the six.
_TODAY: Final = {1: 11, 2: 14, 3: 16, 4: 18, 5: 19, 6: 20}
#: A loss so many levels above the one that suits somebody leads back to that.
_FAR: Final = 5
#: No level, but the wish for the one that suits.
MATCH_ME: Final = 0
#: The level that suits somebody of whom nothing is known.
FIRST_LEVEL: Final = 14
#: The last of the levels at which everybody is warned.
_LAST_WARNED: Final = 14

#: How hard each level is for people, in Elo's points: where somebody has as many points, they win as often as they lose
#: (``make strength``, docs/engine.md).
HARDNESS: Final = dict(zip(LEVELS, (0, 115, 235, 365, 500, 615, 735, 905, 1220, 1415), strict=True))
#: Before their first match somebody is taken for as strong as FIRST_LEVEL is hard, give or take so many points: the search begins wide.
_DEVIATION: Final = 700.0
#: From one match to the next people change by about so many.
_DRIFT: Final = 38.0
#: So many of the latest matches tell how strong somebody is; what came before is forgotten by then.
TELLING: Final = 30
#: Elo's scale has 400: with more, a result surprises less, and the next level tried is further away. Of the values tried this finds
#: the levels of all models the soonest (tests/services/test_levels.py).
_SCALE: Final = 615 / log(10)


class BotResult(NamedTuple):
    """A finished match against the bot: its level, and the score of who played it: 1, 0.5 or 0."""

    level: int
    score: float


def today(level: int) -> int:
    """The level of today with the name of a stored one."""
    return _TODAY.get(level, level)


def named_alike(level: int) -> tuple[int, ...]:
    """All stored levels with the name of one, those of before among them."""
    return (today(level), *(before for before, now in _TODAY.items() if now == today(level)))


def shown(level: int) -> int:
    """The number of a level as people read it, from 1 on."""
    return today(level) - LEVELS[0] + 1


def warns_at(level: int) -> bool:
    """True at the first levels, at which everybody is warned of a win that their turn would leave."""
    return today(level) <= _LAST_WARNED


def is_level(level: int) -> bool:
    """True if a stored number is that of a level, of today or before."""
    return today(level) in LEVELS


def matching(results: Iterable[BotResult]) -> int:
    """The level that suits somebody after these results, the latest last: there they win about as often as they lose.

    A rating as Glicko's, but that how strong the level is is known, and that people change by matches instead of by days.
    """
    strength, variance = float(HARDNESS[FIRST_LEVEL]), _DEVIATION**2
    for level, score in results:
        variance += _DRIFT**2
        expected = 1 / (1 + exp((HARDNESS[today(level)] - strength) / _SCALE))
        variance = 1 / (1 / variance + expected * (1 - expected) / _SCALE**2)
        strength += variance * (score - expected) / _SCALE
    return min(LEVELS, key=lambda level: abs(HARDNESS[level] - strength))


def proposed(level: int, score: float, results: Iterable[BotResult]) -> int | None:
    """The level to propose after a match at a level, or None to stay: the next one in the direction of the result, if one there suits better.

    Whoever beats a level for the first time is invited to the next, too, unless that was luck far above what suits them. A ladder is climbed step by step, and steps
    that were climbed before are passed over; whoever has lost far above what suits them is led back at once.
    """
    results = tuple(results)
    suits, played = matching(results), today(level)
    won = [today(each.level) for each in results if each.score == 1]
    is_first = won.count(played) == 1 and suits >= played - 1
    if score == 1 and (suits > played or is_first):
        beaten = set(won)
        return next((higher for higher in range(played + 1, LEVELS.stop) if higher not in beaten), None)
    if suits >= played or score:
        return None
    return suits if played - suits >= _FAR else played - 1
