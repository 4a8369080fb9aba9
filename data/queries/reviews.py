"""Queries about reviews of finished matches. A review is text here, which ``teaching`` can read."""

from __future__ import annotations

from sqlalchemy import Connection, select

from data.queries.tables import reviews
from data.queries.upserts import store


def of(connection: Connection, match_id: int, made_by: str) -> str | None:
    """The review of a match that this engine has made, if there is one."""
    query = select(reviews.c.review).where(reviews.c.match_id == match_id, reviews.c.made_by == made_by)
    return connection.execute(query).scalar_one_or_none()


def save(connection: Connection, match_id: int, made_by: str, review: str) -> None:
    """Keep the review of a match, instead of one that is there."""
    store(connection, reviews, {"match_id": match_id, "made_by": made_by, "review": review})
