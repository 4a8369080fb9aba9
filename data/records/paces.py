"""The time that players have."""

from __future__ import annotations

from datetime import timedelta
from enum import Enum
from typing import NamedTuple


class TimeBank(NamedTuple):
    """The time of one player for a whole match: what it begins with, and what is added for each of their turns."""

    start: timedelta
    each_turn: timedelta


class Pace(Enum):
    """The time that a player has: for each turn or, with a bank, for all of them and a little more for each."""

    NONE = "none"
    TEN_MINUTES = "ten-minutes"
    DAY = "one-day"
    THREE_DAYS = "three-days"
    WEEK = "seven-days"
    HALF_MINUTE_BANK = "half-minute-bank"
    THREE_MINUTE_BANK = "three-minute-bank"
    HALF_HOUR_BANK = "half-hour-bank"
    DAY_BANK = "one-day-bank"
    TWO_DAY_BANK = "two-day-bank"
    FIVE_DAY_BANK = "five-day-bank"

    @property
    def time(self) -> timedelta | None:
        """The time for a turn, or with a bank the time that one usually takes: reminders and more time go by it. None without a clock."""
        return _TIMES[self]

    @property
    def bank(self) -> TimeBank | None:
        """The bank; None where each turn has its own time."""
        return _BANKS.get(self)

    @property
    def is_quick(self) -> bool:
        """True if it is for two who sit at it together, as in an arena: no challenge offers it."""
        return self in {Pace.THREE_MINUTE_BANK, Pace.HALF_MINUTE_BANK}

    @property
    def shorter(self) -> Pace:
        """The next shorter one of its sort, in which a cup's decider is played; the shortest ones and NONE stay as they are."""
        return _SHORTER.get(self, self)


_TIMES = {
    Pace.NONE: None,
    Pace.TEN_MINUTES: timedelta(minutes=10),
    Pace.DAY: timedelta(days=1),
    Pace.THREE_DAYS: timedelta(days=3),
    Pace.WEEK: timedelta(days=7),
    Pace.HALF_HOUR_BANK: timedelta(minutes=10),
    Pace.TWO_DAY_BANK: timedelta(days=1),
    Pace.FIVE_DAY_BANK: timedelta(days=1),
    Pace.DAY_BANK: timedelta(days=1),
    Pace.THREE_MINUTE_BANK: timedelta(minutes=10),
    Pace.HALF_MINUTE_BANK: timedelta(minutes=10),
}

_BANKS = {
    Pace.HALF_HOUR_BANK: TimeBank(timedelta(minutes=30), timedelta(minutes=1)),
    Pace.TWO_DAY_BANK: TimeBank(timedelta(days=2), timedelta(hours=2)),
    Pace.FIVE_DAY_BANK: TimeBank(timedelta(days=5), timedelta(hours=6)),
    Pace.DAY_BANK: TimeBank(timedelta(days=1), timedelta(hours=1)),
    Pace.THREE_MINUTE_BANK: TimeBank(timedelta(minutes=3), timedelta(seconds=10)),
    Pace.HALF_MINUTE_BANK: TimeBank(timedelta(seconds=30), timedelta(seconds=5)),
}

_SHORTER = {
    Pace.WEEK: Pace.THREE_DAYS,
    Pace.THREE_DAYS: Pace.DAY,
    Pace.FIVE_DAY_BANK: Pace.TWO_DAY_BANK,
    Pace.TWO_DAY_BANK: Pace.DAY_BANK,
}
