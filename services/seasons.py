"""Seasons: calendar quarters (UTC) in which every leaderboard begins anew; pure.

A match counts in the season in which it ends, so when a quarter is over its tables are never written again.
"""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import Final, NamedTuple

from data.standings import ALL_TIME

_QUARTERS: Final = 4
_MONTHS: Final = 3


class Season(NamedTuple):
    """A quarter of a year, the first one 1."""

    year: int
    quarter: int

    @classmethod
    def of(cls, moment: datetime) -> Season:
        """The season in which a moment is."""
        there = moment.astimezone(UTC)
        return cls(there.year, (there.month - 1) // _MONTHS + 1)

    @classmethod
    def numbered(cls, number: int) -> Season:
        """The season of a number; ValueError if there is none."""
        season = cls(*divmod(number, 10))
        if not (1 <= season.quarter <= _QUARTERS and MINYEAR <= season.year < MAXYEAR):
            raise ValueError(f"no season has the number {number}")
        return season

    @property
    def number(self) -> int:
        """How the database knows it: 20264 is the fourth quarter of 2026."""
        return self.year * 10 + self.quarter

    @property
    def before(self) -> Season:
        """The season before."""
        return Season(self.year, self.quarter - 1) if self.quarter > 1 else Season(self.year - 1, _QUARTERS)

    @property
    def end(self) -> datetime:
        """The first moment after it."""
        year, quarter = divmod(self.year * _QUARTERS + self.quarter, _QUARTERS)
        return datetime(year, quarter * _MONTHS + 1, 1, tzinfo=UTC)


def counted_at(number: int, now: datetime) -> datetime:
    """The moment as of which a table is shown: a season that is over stays as it was at its end."""
    return now if number == ALL_TIME else min(now, Season.numbered(number).end)
