"""The levels at which the bot plays: six, from a child's to the strongest it can."""

from __future__ import annotations

from typing import Final

LEVELS: Final = range(1, 7)
#: What is suggested to somebody who has not played the bot yet.
FIRST_LEVEL: Final = 2
#: After so many losses in a row the level below is offered.
_LOSSES: Final = 2


def suggested(level: int, run: int) -> int | None:
    """The level to offer after a match, or None to stay: the next one after each win, the one before after every second loss.

    ``run`` is above zero for wins in a row at this level, below for losses.
    """
    if run > 0:
        offered = level + 1
    elif run < 0 and run % _LOSSES == 0:
        offered = level - 1
    else:
        return None
    return offered if offered in LEVELS else None
