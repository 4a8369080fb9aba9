"""Queries about what servers offer one another: a vote match between the two, to whoever has the code."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from sqlalchemy import Connection, delete, exists, select

from data.queries.tables.guilds import guilds
from data.queries.tables.votes import vote_offers
from data.queries.upserts import store
from data.records.votes import VoteOffer

_OFFER: Final = select(*(vote_offers.c[name] for name in VoteOffer._fields))
#: Servers that have removed the bot: what they have offered, nobody can accept.
_IS_GONE: Final = exists().where(guilds.c.id == vote_offers.c.guild_id, guilds.c.left_at.is_not(None))


def save(connection: Connection, offer: VoteOffer) -> None:
    """Store what a server offers, instead of what it has offered before."""
    store(connection, vote_offers, offer._asdict())


def of_code(connection: Connection, code: str, since: datetime) -> VoteOffer | None:
    """The offer with this code, if it was made since a moment, by a server where the bot still is."""
    query = _OFFER.where(vote_offers.c.code == code, vote_offers.c.offered_at >= since, ~_IS_GONE)
    row = connection.execute(query).one_or_none()
    return VoteOffer(*row) if row else None


def take(connection: Connection, offer: VoteOffer) -> bool:
    """Delete an offer that is accepted; False if somebody has been faster."""
    query = delete(vote_offers).where(vote_offers.c.code == offer.code)
    return connection.execute(query).rowcount > 0
