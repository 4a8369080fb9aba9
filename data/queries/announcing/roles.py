"""Queries about the roles of servers' champions: which there are, and who was given one."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, literal_column, select

from data.queries.announcing.clubhouses import save, stored
from data.queries.tables.guilds import clubhouses, guilds
from data.records.guilds import Clubhouse

#: The clubhouses that have a role, or where somebody still has a former one: the condition of an index, written into the statement.
_WITH_ROLE: Final = clubhouses.c.role_id.is_not(None) | (clubhouses.c.role_holders != literal_column("''"))


class HeldRole(NamedTuple):
    """A role that a player was given, or was about to be: after a kill nobody knows which."""

    player_id: int
    role_id: int


class ServerRole(NamedTuple):
    """All that is stored of the role of a server's champions, as in a ``Clubhouse``."""

    guild_id: int
    role_id: int | None
    holders: str
    season: int
    trouble: str


class RoleInServer(NamedTuple):
    """A role in a server."""

    guild_id: int
    role_id: int


_ROLE: Final = select(
    clubhouses.c.guild_id,
    *(clubhouses.c.role_id, clubhouses.c.role_holders),
    *(clubhouses.c.role_season, clubhouses.c.role_trouble),
)


def in_servers(connection: Connection) -> Sequence[ServerRole]:
    """The servers that have chosen a role, or where somebody still has a former one; none that have removed the bot."""
    query = _ROLE.outerjoin(guilds, guilds.c.id == clubhouses.c.guild_id)
    query = query.where(_WITH_ROLE, guilds.c.left_at.is_(None))
    return [ServerRole(*row) for row in connection.execute(query.order_by(clubhouses.c.guild_id))]


def held_in(clubhouse: Clubhouse) -> frozenset[HeldRole]:
    """The roles that were given in a server, and to whom."""
    pairs = (each.partition(":") for each in clubhouse.role_holders.split())
    return frozenset(HeldRole(int(player_id), int(role_id)) for player_id, _, role_id in pairs)


def with_held(clubhouse: Clubhouse, held: Collection[HeldRole]) -> Clubhouse:
    """A clubhouse in whose server just these were given a role."""
    return clubhouse._replace(
        role_holders=" ".join(f"{each.player_id}:{each.role_id}" for each in sorted(held))
    )


def held_by(connection: Connection, player_id: int) -> Sequence[RoleInServer]:
    """The roles that a player was given, in all servers."""
    query = select(clubhouses.c.guild_id, clubhouses.c.role_holders).where(_WITH_ROLE)
    return [
        RoleInServer(guild_id, each.role_id)
        for guild_id, holders in connection.execute(query.order_by(clubhouses.c.guild_id))
        for each in sorted(held_in(Clubhouse(None, role_holders=holders)))
        if each.player_id == player_id
    ]


def forget(connection: Connection, player_id: int) -> None:
    """Forget which roles a player was given."""
    for guild_id in dict.fromkeys(each.guild_id for each in held_by(connection, player_id)):
        if found := stored(connection, guild_id):
            left = {each for each in held_in(found) if each.player_id != player_id}
            save(connection, guild_id, with_held(found, left))
