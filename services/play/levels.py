"""The levels at which the bot plays: six, from a child's to the strongest it can."""

from __future__ import annotations

from typing import Final

LEVELS: Final = range(1, 7)
#: What is suggested to somebody who has not played the bot yet.
FIRST_LEVEL: Final = 2
#: After so many wins in a row the next level is offered, after so many losses the one below.
_IN_A_ROW: Final = 3


def suggested(level: int, run: int) -> int | None:
    """The level to offer after a match, or None to stay.

    ``run`` is above zero for wins in a row at this level, below for losses. What was offered and not taken is offered again
    after three more.
    """
    if run == 0 or run % _IN_A_ROW:
        return None
    offered = level + 1 if run > 0 else level - 1
    return offered if offered in LEVELS else None
