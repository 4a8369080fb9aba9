"""The kinds of offers, a row each: what one needs, and what has happened once it is accepted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from data import MatchEnd, News, Offer


class OfferKind(NamedTuple):
    """``accepted`` is the change, or the end of the match, by which an offer is accepted."""

    accepted: News | MatchEnd
    needs_clock: bool = False


#: Every kind of offer. How one is granted is in ``services/play/offers.py``, its words begin with ``offer-`` in ``words/sentences/en.ftl``.
OFFERS: Final[Mapping[Offer, OfferKind]] = {
    Offer.DRAW: OfferKind(MatchEnd.AGREED),
    Offer.TAKEBACK: OfferKind(News.TAKEN_BACK),
    Offer.PAUSE: OfferKind(News.PAUSED, needs_clock=True),
    Offer.TIME: OfferKind(News.EXTENDED, needs_clock=True),
}
