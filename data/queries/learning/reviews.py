"""Queries about reviews of finished matches. A review is text here, which ``teaching`` can read."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from data.queries.tables.learning import reviews
from data.queries.upserts import store
from game import Side

_SAW = {Side.ORANGE: reviews.c.orange_saw, Side.GRAY: reviews.c.gray_saw}


def of(connection: Connection, match_id: int, made_by: str | None) -> str | None:
    """The review of a match that this engine has made, or any if that is None; None if there is none."""
    query = select(reviews.c.review).where(reviews.c.match_id == match_id)
    if made_by is not None:
        query = query.where(reviews.c.made_by == made_by)
    return connection.execute(query).scalar_one_or_none()


def save(connection: Connection, match_id: int, made_by: str, review: str) -> None:
    """Keep the review of a match, instead of one that is there; nobody has seen this one yet."""
    unseen = {saw.name: False for saw in _SAW.values()}
    store(connection, reviews, {"match_id": match_id, "made_by": made_by, "review": review, **unseen})


def seen_by(connection: Connection, match_id: int) -> frozenset[Side]:
    """The sides whose players have seen the review of a match."""
    row = connection.execute(select(*_SAW.values()).where(reviews.c.match_id == match_id)).first()
    return frozenset(side for side, saw in zip(_SAW, row or (), strict=False) if saw)


def set_seen(connection: Connection, match_id: int, side: Side) -> None:
    """Store that the player of a side has seen the review of a match."""
    connection.execute(update(reviews).where(reviews.c.match_id == match_id).values({_SAW[side]: True}))
