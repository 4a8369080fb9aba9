"""Pairing those who are free in an arena just now."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

from contests.arena.matching import neighbours, rearranged
from contests.arena.table import table
from contests.encounters import Encounter, Pairing


def pair(
    free: Sequence[int], ratings: Mapping[int, float], encounters: Sequence[Encounter], *, rematches: bool
) -> Sequence[Pairing]:
    """The matches that begin now among the people who are free; ``free`` has whoever has been so for the longest time first.

    People who stand next to each other in the table (by points, at last by rating) meet; but nobody meets the opponent of their
    own last match, or of the other's, while another way is found. Where there is none, such people go without, or play a
    rematch if ``rematches`` says so: while others are still playing it is better to wait for them. With an odd number the one
    who has been free for the shortest time goes without, unless others could only play rematches then.

    ``encounters`` are in the order of their ends; ``ratings`` are those of all entrants. lichess pairs in the same spirit, by
    rank and rating with a high price on a rematch (lichess-org/lila, modules/tournament/src/main/arena/AntmaPairing.scala).
    """
    standing = {row.contestant: at for at, row in enumerate(table(ratings, encounters))}
    last = {person: each for each in encounters for person in (each.first, each.second)}

    def may_meet(one: int, two: int) -> bool:
        return not any(person in last and {one, two} == set(last[person][:2]) for person in (one, two))

    order = sorted(free, key=standing.__getitem__)
    newest = free[-1:] if len(free) % 2 else ()
    mates = neighbours([person for person in order if person not in newest], may_meet)
    if len(mates) + len(newest) < len(free):
        mates = rearranged(order, mates, may_meet)
    if rematches:
        left = [person for person in order if person not in mates]
        mates |= neighbours(left, lambda _one, _two: True)
    begins = _turn_to_begin(last, encounters)
    pairs = sorted((standing[one], one, two) for one, two in mates.items() if standing[one] < standing[two])
    return [Pairing(*sorted((lower, higher), key=begins)) for _, higher, lower in pairs]


def _turn_to_begin(
    last: Mapping[int, Encounter], encounters: Sequence[Encounter]
) -> Callable[[int], tuple[int, bool]]:
    """A key by which the one of two people is less whose turn it is to begin; where it is equal, the one who stands lower begins.

    That is the one who has begun less often, compared with how often they came second; or else the one who came second last.
    """
    begun = Counter(each.first for each in encounters)
    begun.subtract(each.second for each in encounters)
    return lambda person: (begun[person], person in last and last[person].first == person)
