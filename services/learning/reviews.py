"""Reviews of finished matches: who may have one, and keeping it for whoever asks next."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from data.queries.learning import reviews
from game import Event, Position, Record, Side
from services import replays
from services.people import Person
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused
from teaching import Review, read_review, write_review

log = logging.getLogger(__name__)


class ReviewQuestion(NamedTuple):
    """A finished match with its turns, its review if one is kept, and the sides whose players have seen it."""

    snapshot: Snapshot
    record: Record
    kept: Review | None
    seen_by: frozenset[Side]

    @property
    def may_share(self) -> bool:
        """True if everybody may be shown the review: both players have seen it; the bot need not."""
        return all(side in self.seen_by or self.snapshot.bot_side is side for side in Side)


class PastTurn(NamedTuple):
    """The position of a finished match in which a turn was played, and what the turn before had done."""

    snapshot: Snapshot
    position: Position
    events: Sequence[Event]


def ask(
    connection: Connection, match_id: int, person: Person, channel_id: int, made_by: str | None
) -> ReviewQuestion:
    """A match to review that this person may replay here; ``made_by`` is the engine whose review is wanted, or None.

    Refuses as ``match_to_replay`` does, REVIEW_OF_RUNNING, and NOTHING_TO_REVIEW where no turn was taken.
    """
    snapshot, record = replays.record_of(connection, match_id, person, channel_id)
    if snapshot.running:
        raise Refused(Refusal.REVIEW_OF_RUNNING, link=snapshot.match)
    if not record.turns:
        raise Refused(Refusal.NOTHING_TO_REVIEW)
    kept = _kept(connection, match_id, made_by, len(record.turns))
    seen_by = reviews.seen_by(connection, match_id) if kept else frozenset()
    return ReviewQuestion(snapshot, record, kept, seen_by)


def see(connection: Connection, match_id: int, side: Side) -> frozenset[Side]:
    """Store that the player of a side has seen a review; returns the sides whose players have."""
    reviews.set_seen(connection, match_id, side)
    return reviews.seen_by(connection, match_id)


def past_turn(
    connection: Connection, match_id: int, person: Person, channel_id: int, number: int
) -> PastTurn:
    """The position in which a turn of a finished match was played, to try another one.

    Refuses as ``match_to_replay`` does, REVIEW_OF_RUNNING, and OLD_BUTTON where there is no such turn.
    """
    before = replays.step(connection, match_id, person, channel_id, number - 1)
    source = before.source
    if not isinstance(source, Snapshot) or not 1 <= number <= before.turns:
        raise Refused(Refusal.OLD_BUTTON)
    if source.running:
        raise Refused(Refusal.REVIEW_OF_RUNNING, link=source.match)
    return PastTurn(source, before.position, before.events)


def keep(connection: Connection, match_id: int, made_by: str, review: Review) -> None:
    """Keep the review of a match."""
    reviews.save(connection, match_id, made_by, write_review(review))


def _kept(connection: Connection, match_id: int, made_by: str | None, turns: int) -> Review | None:
    """The review that is kept, if it can be read and is of so many turns; else it is made anew."""
    text = reviews.of(connection, match_id, made_by)
    if text is None:
        return None
    try:
        review = read_review(text)
    except (ValueError, KeyError, TypeError):
        log.warning("The review of match %s can't be read and is made anew", match_id)
        return None
    return review if len(review.chances) == turns + 1 else None
