"""Counting votes: which turns are wanted, the most wanted first."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from data import Vote


class WantedTurn(NamedTuple):
    """A turn that is wanted, in notation: by how many, and since when by the first of them."""

    notation: str
    votes: int
    since: datetime


def tally(votes: Sequence[Vote]) -> Sequence[WantedTurn]:
    """The turns that are wanted: those with more votes first; of as many, the one that was wanted first.

    That is by the earliest vote that still stands; where two are from the same moment, by the notation, so that every count comes out alike.
    """
    found: dict[str, WantedTurn] = {}
    for vote in votes:
        before = found.get(vote.notation, WantedTurn(vote.notation, 0, vote.voted_at))
        since = min(before.since, vote.voted_at)
        found[vote.notation] = before._replace(votes=before.votes + 1, since=since)
    return sorted(found.values(), key=lambda each: (-each.votes, each.since, each.notation))
