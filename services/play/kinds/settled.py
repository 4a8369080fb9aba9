"""The way an offer was settled, kept in its match until the line that showed the offer says so."""

from __future__ import annotations

from typing import NamedTuple

from data import Match, MatchEnd, Offer
from game import Side
from services.play.kinds.news_kinds import NEWS
from services.play.kinds.offer_kinds import OFFERS


class Settled(NamedTuple):
    """An offer that was settled: by whom it was made, and whether it was accepted, declined, withdrawn (also for another one), ended by a turn, or over otherwise."""

    by: Side
    offer: Offer
    how: str

    @classmethod
    def of(cls, match: Match) -> Settled | None:
        """The settled offer that a line still shows as open, if there is one."""
        if match.offers.settled is None:
            return None
        by, offer, how = match.offers.settled.split(":")
        return cls(Side(by), Offer(offer), how)

    def __str__(self) -> str:
        return f"{self.by.value}:{self.offer.value}:{self.how}"


def settle(seen: Match, after: Match) -> str | None:
    """The note that is kept of an offer after a change: how it was settled, if the change did that.

    The note of a line that does not tell it yet stays: an offer that was made since has no line which could tell how it was settled.
    """
    if seen.offers.settled is not None and seen.offers.message_id is not None:
        return seen.offers.settled
    if seen.offers.open is None or seen.offers.by is None or after.offers.version == seen.offers.version:
        return after.offers.settled
    return str(Settled(seen.offers.by, seen.offers.open, _how(seen, after)))


def _how(seen: Match, after: Match) -> str:
    offer, became = seen.offers.open, after.ending or after.news
    # Before an end counts, whoever is offered a draw and agrees, or calls the match off, wants the same.
    early = offer is Offer.DRAW and became is MatchEnd.CALLED_OFF
    if offer and after.by != seen.offers.by and (early or OFFERS[offer].accepted is became):
        return "accepted"
    if after.ending is not None and not after.ending.by_turn:
        return "over"
    return NEWS[after.news].ended
