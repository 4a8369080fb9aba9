"""Seasons: calendar quarters (UTC), each with leaderboards of its own. No I/O.

A match counts in the season in which it ends, so after a quarter its leaderboards are never written again.
"""

from __future__ import annotations

from datetime import MAXYEAR, MINYEAR, UTC, datetime
from typing import Final, NamedTuple

from data.queries.standings import ALL_TIME

_QUARTERS: Final = 4
_MONTHS: Final = 3


class Season(NamedTuple):
    """A quarter of a year, numbered from 1."""

    year: int
    quarter: int

    @classmethod
    def of(cls, moment: datetime) -> Season:
        """The season of a moment."""
        utc = moment.astimezone(UTC)
        return cls(utc.year, (utc.month - 1) // _MONTHS + 1)

    @classmethod
    def numbered(cls, number: int) -> Season:
        """The season with this number; ValueError if there is none."""
        season = cls(*divmod(number, 10))
        if not (1 <= season.quarter <= _QUARTERS and MINYEAR <= season.year < MAXYEAR):
            raise ValueError(f"no season has the number {number}")
        return season

    @property
    def number(self) -> int:
        """Its number in the database: 20264 is the fourth quarter of 2026."""
        return self.year * 10 + self.quarter

    @property
    def before(self) -> Season:
        """The season before."""
        return Season(self.year, self.quarter - 1) if self.quarter > 1 else Season(self.year - 1, _QUARTERS)

    @property
    def end(self) -> datetime:
        """The first moment after the season."""
        year, quarter = divmod(self.year * _QUARTERS + self.quarter, _QUARTERS)
        return datetime(year, quarter * _MONTHS + 1, 1, tzinfo=UTC)


def counted_at(number: int, now: datetime) -> datetime:
    """The moment for which a leaderboard is computed: now, or the end of a season that is over."""
    return now if number == ALL_TIME else min(now, Season.numbered(number).end)
