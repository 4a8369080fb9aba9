"""Queries about people."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence

from sqlalchemy import Connection, bindparam, delete, insert, select, update

from data.notifications import Topic, tell
from data.queries.tables.people import bans, players
from data.queries.upserts import add_if_new
from data.records.people import Ban, Player

_PLAYER = select(*(players.c[field] for field in Player._fields))
_LOCK = update(players).where(players.c.id == bindparam("id_"), ~players.c.is_bot).values(name=players.c.name)
_BY_ID = _PLAYER.where(players.c.id == bindparam("id_"))
_BY_DISCORD_ID = _PLAYER.where(players.c.discord_id == bindparam("discord_id_"))


def by_id(connection: Connection, player_id: int) -> Player:
    """The player with this id of ours; it must exist."""
    return Player(*connection.execute(_BY_ID, {"id_": player_id}).one())


def by_discord_id(connection: Connection, discord_id: int) -> Player | None:
    """The player with this Discord id, if they are known."""
    row = connection.execute(_BY_DISCORD_ID, {"discord_id_": discord_id}).one_or_none()
    return Player(*row) if row else None


def with_ids(connection: Connection, ids: Collection[int]) -> Sequence[Player]:
    """Those of the players with these ids of ours that there are."""
    # One by one: SQLite takes only so many values in one statement.
    rows = (connection.execute(_BY_ID, {"id_": each}).one_or_none() for each in ids)
    return [Player(*row) for row in rows if row]


def lock_players(connection: Connection, *ids: int) -> None:
    """Lock these players: of two use cases that do so at the same time, one is run again after the other.

    Whatever adds a row that a use case may decide by, such as one more match of somebody's, locks them. The bot is never locked:
    it plays with everybody. With SQLite one use case alone writes at any time, so there is nothing to lock.
    """
    if connection.dialect.name != "sqlite":
        for player_id in sorted(ids):
            connection.execute(_LOCK, {"id_": player_id})


def forget(connection: Connection, player_id: int) -> None:
    """Forget who a player is: their matches stay, but nobody can tell whose they were."""
    query = (
        update(players)
        .where(players.c.id == player_id)
        .values(discord_id=None, name="", language=None, locale=None)
    )
    known = by_id(connection, player_id)
    connection.execute(query)
    if known.discord_id:
        tell(connection, Topic.PERSON, known.discord_id)


def get_or_create(connection: Connection, discord_id: int, name: str, locale: str | None = None) -> Player:
    """The player with this Discord id, added if new, with the name and, if it is known, the locale they have now."""
    player = by_discord_id(connection, discord_id)
    if player is None:
        known = {"discord_id": discord_id, "name": name, "is_bot": False, "locale": locale}
        added = connection.execute(insert(players).values(known).returning(players.c.id))
        return Player(added.scalar_one(), discord_id, name, locale=locale)
    now = player._replace(name=name, locale=locale or player.locale)
    if now != player:
        values = {"name": now.name, "locale": now.locale}
        connection.execute(update(players).where(players.c.id == player.id).values(values))
    return now


def team(connection: Connection, guild_id: int, name: str) -> Player:
    """The player that is this whole server, added if new, with the name that the server has now; "": as it was."""
    row = connection.execute(_PLAYER.where(players.c.guild_id == guild_id)).one_or_none()
    if row is None:
        known = {"name": name, "is_bot": False, "guild_id": guild_id}
        added = connection.execute(insert(players).values(known).returning(players.c.id)).scalar_one()
        return Player(added, None, name, guild_id=guild_id)
    known_team = Player(*row)
    if not name or known_team.name == name:
        return known_team
    connection.execute(update(players).where(players.c.id == known_team.id).values(name=name))
    return known_team._replace(name=name)


def set_locale(connection: Connection, discord_id: int, locale: str) -> None:
    """Store the locale that Discord tells of a player, if they are known."""
    query = update(players).where(
        players.c.discord_id == discord_id, players.c.locale.is_distinct_from(locale)
    )
    connection.execute(query.values(locale=locale))


def set_language(connection: Connection, player_id: int, language: str | None) -> None:
    """Store the language that a player has chosen; None: as Discord has it."""
    query = update(players).where(players.c.id == player_id).values(language=language)
    discord_id = connection.execute(query.returning(players.c.discord_id)).scalar_one()
    if discord_id:
        tell(connection, Topic.PERSON, discord_id)


def languages(connection: Connection) -> Mapping[int, str]:
    """The languages that players have chosen, by their Discord ids."""
    query = select(players.c.discord_id, players.c.language)
    query = query.where(players.c.language.is_not(None), players.c.discord_id.is_not(None))
    return {row.discord_id: row.language for row in connection.execute(query)}


def the_bot(connection: Connection) -> Player | None:
    """The bot itself, if it has ever played."""
    row = connection.execute(_PLAYER.where(players.c.is_bot)).one_or_none()
    return Player(*row) if row else None


def set_bot(connection: Connection, discord_id: int, name: str) -> Player:
    """The bot itself with this Discord id and name, whatever it was called before; added if it has never played."""
    known = the_bot(connection)
    if known is None:
        added = insert(players).values(discord_id=discord_id, name=name, is_bot=True).returning(players.c.id)
        return Player(connection.execute(added).scalar_one(), discord_id, name, is_bot=True)
    if (known.discord_id, known.name) != (discord_id, name):
        query = update(players).where(players.c.id == known.id).values(discord_id=discord_id, name=name)
        connection.execute(query)
    return known._replace(discord_id=discord_id, name=name)


def ban(connection: Connection, banned: Ban) -> bool:
    """Store that somebody is banned; False if they were already."""
    tell(connection, Topic.BAN, banned.discord_id)
    return add_if_new(connection, bans, banned._asdict())


def unban(connection: Connection, discord_id: int) -> bool:
    """Store that somebody is banned no more; False if they were not."""
    tell(connection, Topic.BAN, discord_id)
    return connection.execute(delete(bans).where(bans.c.discord_id == discord_id)).rowcount == 1


def is_banned(connection: Connection, discord_id: int) -> bool:
    """True if somebody is banned."""
    query = select(bans.c.discord_id).where(bans.c.discord_id == discord_id)
    return connection.execute(query).first() is not None


def banned(connection: Connection) -> Sequence[tuple[Ban, str | None]]:
    """Everybody who is banned, the latest first, with the name they have where they are known."""
    query = select(*(bans.c[field] for field in Ban._fields), players.c.name)
    query = query.outerjoin(players, players.c.discord_id == bans.c.discord_id)
    rows = connection.execute(query.order_by(bans.c.banned_at.desc(), bans.c.discord_id))
    return [(Ban(*row), name) for *row, name in rows]
