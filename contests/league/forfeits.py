"""The matches of people who are out of a season: by a second loss on time, because they left, or were removed.

The rule is that of chess: FIDE Handbook, C.06, Tournament Rules, V.4, on players who withdraw from a round robin.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Sequence

from contests.encounters import Encounter
from contests.league.schedule import pairings


def counted(
    members: Sequence[int], encounters: Sequence[Encounter], out: Collection[int] = ()
) -> Sequence[Encounter]:
    """The matches of a division that count, with those that were won because somebody is out.

    If at least half of a person's matches were over when they got out, all of theirs count: the others are won by their
    opponents, in no turns. If not, none of theirs counts, for nobody. Two who are out and have not met get nothing for it. A match
    that was stopped because somebody is out must not be among ``encounters``.
    """
    void = void_of(members, encounters, out)
    played = {(each.first, each.second) for each in encounters}
    kept = [each for each in encounters if not {each.first, each.second} & void]
    for pairing in pairings(members):
        staying = [person for person in pairing if person not in out]
        if pairing not in played and len(staying) == 1 and not set(pairing) & void:
            kept.append(Encounter(*pairing, winner=staying[0]))
    return kept


def void_of(members: Sequence[int], encounters: Sequence[Encounter], out: Collection[int]) -> set[int]:
    """Those of the people who are out whose matches count for nobody."""
    return set(out) & set(members) - half_over(members, encounters)


def half_over(members: Sequence[int], encounters: Sequence[Encounter]) -> set[int]:
    """The people who have played at least half of their matches, of which there are two with each other member; if they get out, theirs count."""
    over = Counter(person for each in encounters for person in (each.first, each.second))
    return {person for person in members if over[person] >= len(members) - 1}
