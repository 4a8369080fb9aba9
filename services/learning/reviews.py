"""Reviews of finished matches: who may have one, and keeping it for whoever asks next."""

from __future__ import annotations

import logging
from typing import NamedTuple

from sqlalchemy import Connection

from data.queries import reviews
from game import Record
from services import replays
from services.people import Person
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused
from teaching import Review, read_review, write_review

log = logging.getLogger(__name__)


class ReviewQuestion(NamedTuple):
    """A finished match with its turns, and its review if one is kept."""

    snapshot: Snapshot
    record: Record
    kept: Review | None


def ask(
    connection: Connection, match_id: int, person: Person, channel_id: int, made_by: str
) -> ReviewQuestion:
    """A match to review that this person may replay here; ``made_by`` is the engine whose review is wanted.

    Refuses as ``match_to_replay`` does, REVIEW_OF_RUNNING, and NOTHING_TO_REVIEW where no turn was taken.
    """
    snapshot, record = replays.record_of(connection, match_id, person, channel_id)
    if snapshot.running:
        raise Refused(Refusal.REVIEW_OF_RUNNING, link=snapshot.match)
    if not record.turns:
        raise Refused(Refusal.NOTHING_TO_REVIEW)
    return ReviewQuestion(snapshot, record, _kept(connection, match_id, made_by, len(record.turns)))


def keep(connection: Connection, match_id: int, made_by: str, review: Review) -> None:
    """Keep the review of a match."""
    reviews.save(connection, match_id, made_by, write_review(review))


def _kept(connection: Connection, match_id: int, made_by: str, turns: int) -> Review | None:
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
