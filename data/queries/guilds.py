"""Queries about servers and what their moderators have chosen."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import Connection, bindparam, delete, select, update

from data.notifications import Topic, tell
from data.queries.tables.guilds import guild_channels, guilds
from data.queries.upserts import add_if_new, store
from data.records.guilds import Guild

_GUILD = select(*(guilds.c[field] for field in Guild._fields))
_LOCK = update(guilds).where(guilds.c.id == bindparam("id_")).values(locale=guilds.c.locale)
_BY_ID = _GUILD.where(guilds.c.id == bindparam("id_"))


def by_id(connection: Connection, guild_id: int | None) -> Guild:
    """A server's choices; the defaults if it has chosen nothing, or outside of servers."""
    row = connection.execute(_BY_ID, {"id_": guild_id}).one_or_none()
    return Guild(*row) if row else Guild()


def is_known(connection: Connection, guild_id: int) -> bool:
    """True if anything is stored of a server."""
    return connection.execute(_GUILD.where(guilds.c.id == guild_id)).first() is not None


def lock(connection: Connection, guild_id: int) -> None:
    """Lock a server of which anything is stored: of two use cases that do so at the same time, one is run again after the other.

    Whatever adds to what a server may have only so many of, or by one name, locks it. With SQLite one use case alone writes at any time.
    """
    if connection.dialect.name != "sqlite":
        connection.execute(_LOCK, {"id_": guild_id})


def save(connection: Connection, guild_id: int, guild: Guild) -> None:
    """Store what a server has chosen."""
    store(connection, guilds, {"id": guild_id, **guild._asdict()})
    tell(connection, Topic.SERVER, guild_id)


def set_locale(connection: Connection, guild_id: int, locale: str) -> None:
    """Store the locale that Discord tells of a server."""
    save(connection, guild_id, by_id(connection, guild_id)._replace(locale=locale))


def with_languages(connection: Connection) -> Mapping[int, Guild]:
    """The servers of whose language something is known, by their ids."""
    query = _GUILD.add_columns(guilds.c.id)
    query = query.where(guilds.c.language.is_not(None) | guilds.c.locale.is_not(None))
    return {guild_id: Guild(*found) for *found, guild_id in connection.execute(query)}


def channels(connection: Connection, guild_id: int | None) -> frozenset[int]:
    """The channels in which a server allows matches; none: everywhere."""
    query = select(guild_channels.c.channel_id).where(guild_channels.c.guild_id == guild_id)
    return frozenset(connection.execute(query).scalars())


def set_channel_allowed(connection: Connection, guild_id: int, channel_id: int, wanted: bool) -> None:
    """Add a channel to those in which matches are allowed, or remove it."""
    if wanted:
        add_if_new(connection, guild_channels, {"guild_id": guild_id, "channel_id": channel_id})
    else:
        here = (guild_channels.c.guild_id == guild_id) & (guild_channels.c.channel_id == channel_id)
        connection.execute(delete(guild_channels).where(here))
