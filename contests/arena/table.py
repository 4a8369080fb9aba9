"""The table of an arena, from the matches that are over; it may be asked at any time."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from contests.arena.points import is_on_fire, points
from contests.encounters import WIN, Encounter


class ArenaStanding(NamedTuple):
    """A row of an arena's table.

    ``place`` counts from 1, and is shared where points, wins and the number of matches are equal. ``sheet``: what each match
    brought, the first one first.
    """

    place: int
    contestant: int
    points: int
    wins: int
    sheet: Sequence[int]
    is_on_fire: bool


def results(entrants: Sequence[int], encounters: Sequence[Encounter]) -> Mapping[int, Sequence[float]]:
    """The results of each entrant, 1, ½ or 0, the first one first; KeyError for somebody who is no entrant."""
    found: dict[int, list[float]] = {person: [] for person in entrants}
    for each in encounters:
        for person in (each.first, each.second):
            found[person].append(each.points(person))
    return found


def table(ratings: Mapping[int, float], encounters: Sequence[Encounter]) -> Sequence[ArenaStanding]:
    """The table of all entrants, whose ratings are given; ``encounters`` in the order of their ends.

    Equal points: more wins, then fewer matches. Those who share a place stand in the order of their ratings. A match that is not
    over when the arena ends doesn't count, so it must not be among ``encounters``.
    """
    rows = []
    for person, found in results(list(ratings), encounters).items():
        sheet = points(found)
        rows.append(ArenaStanding(0, person, sum(sheet), found.count(WIN), sheet, is_on_fire(found)))
    rows.sort(key=lambda row: (*_merit(row), -ratings[row.contestant], row.contestant))
    places: dict[tuple[int, int, int], int] = {}
    for number, row in enumerate(rows, 1):
        places.setdefault(_merit(row), number)
    return [row._replace(place=places[_merit(row)]) for row in rows]


def _merit(row: ArenaStanding) -> tuple[int, int, int]:
    return (-row.points, -row.wins, len(row.sheet))
