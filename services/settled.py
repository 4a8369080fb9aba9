"""How an offer was settled: kept in its match until the line that showed the offer says so."""

from __future__ import annotations

from typing import NamedTuple

from data import Match, MatchEnd, News, Offer
from game import Side

#: The news by which an offer is accepted; a draw is accepted by the end of the match.
_ACCEPTED = {Offer.TAKEBACK: News.TAKEN_BACK, Offer.PAUSE: News.PAUSED, Offer.TIME: News.EXTENDED}
_ENDED = {News.DECLINED: "declined", News.WITHDREW: "withdrawn", News.TURN: "turn"}


class Settled(NamedTuple):
    """Who offered what, and what became of it: accepted, declined, withdrawn, ended by a turn, or over otherwise."""

    by: Side
    offer: Offer
    how: str

    @classmethod
    def of(cls, match: Match) -> Settled | None:
        """How the offer was settled that a line still shows as open, if there is one."""
        if match.settled is None:
            return None
        by, offer, how = match.settled.split(":")
        return cls(Side(by), Offer(offer), how)

    def __str__(self) -> str:
        return f"{self.by.value}:{self.offer.value}:{self.how}"


def settle(seen: Match, after: Match) -> str | None:
    """What is kept of an offer after a change: how it was settled, if the change did that."""
    if seen.offer is None or seen.offer_by is None or after.offer is not None:
        return after.settled
    return str(Settled(Side(seen.offer_by), seen.offer, _how(seen, after)))


def _how(seen: Match, after: Match) -> str:
    if after.by != seen.offer_by:
        if after.ending is MatchEnd.AGREED:
            return "accepted"
        if after.ending is None and seen.offer and _ACCEPTED.get(seen.offer) is after.news:
            return "accepted"
    if after.ending is not None and not after.ending.by_turn:
        return "over"
    return _ENDED.get(after.news, "over")
