"""The table of a division: who stands where, from the matches that count."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import groupby
from typing import NamedTuple

from contests.encounters import DRAW, LOSS, WIN, Encounter
from contests.league.forfeits import counted


class LeagueStanding(NamedTuple):
    """A row of a division's table.

    ``place`` counts from 1; people whom only their seeds tell apart share one. ``points``: 1 for a win, ½ for a draw.
    ``sonneborn_berger``: the points of those whom somebody has beaten, and half the points of those with whom they drew, each
    match for itself. ``turns``: those of their matches with people who are not out.
    """

    place: int
    contestant: int
    points: float
    wins: int
    draws: int
    losses: int
    sonneborn_berger: float
    turns: int
    is_out: bool


def table(
    members: Sequence[int], encounters: Sequence[Encounter], out: Collection[int] = ()
) -> Sequence[LeagueStanding]:
    """The table of a division after some or all of its matches; ``members`` stand in the order of their seeds.

    Those with equal points are put in order by the points of their matches with one another; then by Sonneborn-Berger; then by
    fewer turns. As soon as one of these parts them, each group that is still level begins again with the matches among its own
    members. What is level to the end shares a place, and the better seed stands (and goes up) first. People who are out stand
    behind all others. KeyError if an encounter is of somebody who is no member.
    """
    sheets = _sheets(members, counted(members, encounters, out), out)
    rows: list[LeagueStanding] = []
    for level in _split(members, {person: (person in out, -sheets[person].points) for person in members}):
        for shared in _ranked(level, sheets):
            place = len(rows) + 1
            rows += [sheets[person].standing(place, person, is_out=person in out) for person in shared]
    return rows


class _LeagueSheet(NamedTuple):
    """The matches of one person: the opponent and the points of each of their matches, and the two numbers made of all matches."""

    scores: Sequence[tuple[int, float]]
    sonneborn_berger: float
    turns: int

    @property
    def points(self) -> float:
        return sum(points for _, points in self.scores)

    def against(self, others: Collection[int]) -> float:
        return sum(points for other, points in self.scores if other in others)

    def standing(self, place: int, person: int, *, is_out: bool) -> LeagueStanding:
        found = [points for _, points in self.scores]
        results = (found.count(WIN), found.count(DRAW), found.count(LOSS))
        return LeagueStanding(place, person, self.points, *results, self.sonneborn_berger, self.turns, is_out)


def _sheets(
    members: Sequence[int], encounters: Sequence[Encounter], out: Collection[int]
) -> Mapping[int, _LeagueSheet]:
    scores: Mapping[int, list[tuple[int, float]]] = {person: [] for person in members}
    turns: dict[int, int] = defaultdict(int)
    for each in encounters:
        for person in (each.first, each.second):
            scores[person].append((each.other(person), each.points(person)))
            # Who has won without playing would otherwise have saved turns.
            turns[person] += 0 if {each.first, each.second} & set(out) else each.turns
    totals = {person: sum(points for _, points in scores[person]) for person in members}
    return {
        person: _LeagueSheet(found, sum(points * totals[other] for other, points in found), turns[person])
        for person, found in scores.items()
    }


def _ranked(level: Sequence[int], sheets: Mapping[int, _LeagueSheet]) -> Iterator[Sequence[int]]:
    """People with equal points, in groups that share a place, the best first."""
    criteria = (
        {person: -sheets[person].against(level) for person in level},
        {person: -sheets[person].sonneborn_berger for person in level},
        {person: sheets[person].turns for person in level},
    )
    for criterion in criteria:
        groups = _split(level, criterion)
        if len(groups) > 1:
            for group in groups:
                yield from _ranked(group, sheets)
            return
    yield level


def _split(
    people: Sequence[int], values: Mapping[int, tuple[bool, float] | float]
) -> Sequence[Sequence[int]]:
    """People in groups of equal values, the least value first; each group in the order in which it was given."""
    ordered = sorted(people, key=values.__getitem__)
    return [list(group) for _, group in groupby(ordered, key=values.__getitem__)]
