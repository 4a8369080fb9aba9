"""The doctor's findings: a line for each thing that was looked at."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple


class Grade(Enum):
    """The grade of a finding, as it is printed: fine; worth knowing; or in the way of the bot."""

    FINE = "ok"
    NOTE = "note"
    WRONG = "WRONG"


class Finding(NamedTuple):
    """A finding: what was looked at, how it is, and what to do about it."""

    what: str
    grade: Grade
    told: str

    def __str__(self) -> str:
        return f"{self.grade.value:<6}{self.what:<28}{self.told}"


def fine(what: str, told: str) -> Finding:
    """A thing that is as it should be."""
    return Finding(what, Grade.FINE, told)


def note(what: str, told: str) -> Finding:
    """A thing that the bot can do without."""
    return Finding(what, Grade.NOTE, told)


def wrong(what: str, told: str) -> Finding:
    """A thing that is in the way of the bot."""
    return Finding(what, Grade.WRONG, told)
