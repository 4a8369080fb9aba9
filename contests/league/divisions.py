"""Divisions: how many there are for so many people, and who of them is stronger."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

MIN_DIVISION: Final = 4
MAX_DIVISION: Final = 6


def sizes(entrants: int) -> Sequence[int]:
    """The numbers of people in the divisions, the best one first: four to six, as even as possible, larger ones above.

    There are as few divisions as can be, so that everybody has many opponents. Seven people are the one number that can't be
    cut into fours, fives and sixes: they are one division of seven. ValueError for fewer than four.
    """
    if entrants < MIN_DIVISION:
        raise ValueError(f"a league needs {MIN_DIVISION} people, and there are {entrants}")
    number = min(-(-entrants // MAX_DIVISION), entrants // MIN_DIVISION)
    least, more = divmod(entrants, number)
    return [least + 1] * more + [least] * (number - more)


def by_strength(ratings: Mapping[int, float]) -> Sequence[int]:
    """People in the order of their ratings, the strongest first; those with equal ones by their numbers."""
    return sorted(ratings, key=lambda person: (-ratings[person], person))
