"""The divisions of a season: of a first one by ratings; of a later one by who goes up, who goes down, and who left."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from contests.league.divisions import by_strength, sizes


def first_season(ratings: Mapping[int, float]) -> Sequence[Sequence[int]]:
    """The divisions of a first season, the strongest people in the first; ValueError for fewer than four people."""
    return next_season((), (), ratings)


def next_season(
    finals: Sequence[Sequence[int]], confirmed: Collection[int], joining: Mapping[int, float]
) -> Sequence[Sequence[int]]:
    """The divisions of the next season, the best first.

    ``finals``: the people of each division as its final table has them, the best division first. ``confirmed``: those of them who
    said in time that they go on; all others of them have left, and lose their places. ``joining``: everybody else who plays, with
    their ratings: people who are new, and those who said so too late. Equal values give equal divisions.

    How many places each division has follows from how many people play (``divisions.sizes``). From the first division down,
    the places of each are given to

    1. the first of the division below, who always goes up;
    2. those whom the divisions above had no place for;
    3. its own people, in the order of the table, without the first, who has gone up, and with the last at the end;
    4. where places are still empty, the next of the division below, in the order of its table, then those of the one below that;
    5. at last, those who join, the strongest first.

    Who gets no place goes down, and has a claim to one there before its own people. So the last goes down unless others left,
    only the first goes up unless places would stay empty, and no one goes up by rule 4 while somebody goes down past them.

    In a new division people stand in the order of their old places, so that who came from above has the better seed; those
    who join are last. ValueError for fewer than four people, for somebody who confirms and stood in no table, and for
    somebody who both confirms and joins.
    """
    line = [person for final in finals for person in final]
    if not set(confirmed) <= set(line) or set(confirmed) & set(joining):
        raise ValueError("who confirms stood in a table, and does not join again")
    going_on = set(confirmed)
    waiting = [*(person for person in line if person in going_on), *by_strength(joining)]
    rank = {person: at for at, person in enumerate(waiting)}
    # Who goes up, and into which division of the next season.
    rising = {final[0]: below - 1 for below, final in enumerate(finals) if below and final[0] in going_on}
    found: list[Sequence[int]] = []
    for number, size in enumerate(sizes(len(waiting))):
        # All others stay in the order of the tables, which is that of the rules: from above, from here, from below, new.
        waiting.sort(key=lambda person: (rising.get(person) != number, rank[person]))
        found.append(tuple(sorted(waiting[:size], key=rank.__getitem__)))
        waiting = waiting[size:]
    return found
