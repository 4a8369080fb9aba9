"""Coverage: how many of all sentences a language says itself. A language may lack some, which are said in English, whole."""

from __future__ import annotations

from typing import Final, NamedTuple

from words.checking.problems import Problem
from words.checking.reading import read
from words.languages import ENGLISH

#: With fewer of all sentences than that a language is under way, and may lack what it likes; with as many it is meant to be whole,
#: so that what is new in English is missed in it.
_WHOLE: Final = 0.9


class Coverage(NamedTuple):
    """The sentences that a language has, of how many, and the keys of the missing ones in the order of the English file."""

    own: int
    all: int
    missing: list[str]

    @property
    def share(self) -> float:
        """From 0 to 1."""
        return self.own / self.all


def coverage_of(language: str) -> Coverage:
    """A language's coverage."""
    every = read(ENGLISH).messages
    missing = [key for key in every if key not in read(language).messages]
    return Coverage(len(every) - len(missing), len(every), missing)


def uncovered(language: str) -> list[Problem]:
    """Sentences that nobody says; and those that are missing, of a language that has nearly all."""
    coverage = coverage_of(language)
    strange = [key for key in read(language).messages if key not in read(ENGLISH).messages]
    missing = coverage.missing if coverage.share >= _WHOLE else []
    return [
        *(Problem(key, "is missing: say it") for key in missing),
        *(
            Problem(key, "is said by nobody: English has no sentence of that key, so take it out")
            for key in strange
        ),
    ]
