"""The role of a server's champions: who is to have it, who was given it, and what is noted of that.

Whoever is about to be given it is stored as one who has it before Discord is asked, and whoever is to lose it until Discord has taken it.
So a kill at any moment leaves nobody with a role of which nobody knows; giving twice, or taking what is not there, does no harm.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from enum import Enum
from typing import NamedTuple

from sqlalchemy import Connection

from data import Clubhouse, Player
from data.queries import players
from data.queries.announcing import clubhouses, roles
from data.queries.announcing.roles import HeldRole, RoleInServer
from services.ranking.champions import champions_of
from services.ranking.seasons import Season


class RoleTrouble(Enum):
    """The reasons why a role can't be given to champions; the value is stored, and names the sentence."""

    EVERYONE = "everyone"
    MANAGED = "managed"
    POWERFUL = "powerful"
    NOT_ALLOWED = "not-allowed"
    TOO_HIGH = "too-high"
    GONE = "gone"
    REFUSED = "refused"


class Step(NamedTuple):
    """A role that is to be given to somebody, or taken from them."""

    held: HeldRole
    discord_id: int


class Handover(NamedTuple):
    """The steps after which the champions of a season have the role of a server (None: it has none), and nobody else.

    ``former`` are the ids of the players who had it before, for telling who has it now. It is told of the first handover of a season or
    of a role only; of another (None) it would tell everybody who keeps off the leaderboards since, or has left.
    """

    guild_id: int
    role_id: int | None
    season: Season
    takes: Sequence[Step]
    gives: Sequence[Step]
    former: Collection[int] | None


class RoleNews(NamedTuple):
    """The channel in which it is told who holds a server's role now, that role, and its holders; none of them: nobody has it."""

    channel_id: int
    role_id: int
    holders: Sequence[Player]


def begin(connection: Connection, guild_id: int, now: datetime) -> Handover | None:
    """Remember who is about to be given a server's role; None if nothing is to be done, which is remembered too.

    While it has not been done for the last season, it is given to all of its champions; after that to those who have become one since,
    because somebody keeps off. Whoever has been forgotten can lose it no more.
    """
    found = clubhouses.stored(connection, guild_id)
    if found is None:
        return None
    season, before = Season.of(now).before, roles.held_in(found)
    wanted = _wanted(connection, guild_id, found.role_id, season)
    people = {
        each.id: each.discord_id for each in players.with_ids(connection, {h.player_id for h in before})
    }
    takes = [
        Step(held, who)
        for held in sorted(before)
        if held not in wanted and (who := people.get(held.player_id))
    ]
    gives = [
        step for step in wanted.values() if found.role_season != season.number or step.held not in before
    ]
    held = {step.held for step in takes} | set(wanted)
    if not takes and not gives:
        _save(connection, guild_id, found, held, _done(found, season))
        return None
    former = _former(found, season)
    _save(connection, guild_id, found, held, _begun(found, season, {each.player_id for each in wanted}))
    return Handover(guild_id, found.role_id, season, takes, gives, former)


def drop(connection: Connection, guild_id: int, held: HeldRole) -> None:
    """Remember that somebody has a role no more: it was taken, or they have left."""
    if found := clubhouses.stored(connection, guild_id):
        _save(connection, guild_id, found, roles.held_in(found) - {held}, found)


def is_held(connection: Connection, guild_id: int, held: HeldRole) -> bool:
    """True if somebody is to have a role still; whoever has just been forgotten is not."""
    found = clubhouses.stored(connection, guild_id)
    return found is not None and held in roles.held_in(found)


def end(connection: Connection, handover: Handover) -> None:
    """Remember that all has been done, unless another role was chosen meanwhile."""
    found = clubhouses.stored(connection, handover.guild_id)
    if found and found.role_id == handover.role_id:
        _save(connection, handover.guild_id, found, roles.held_in(found), _done(found, handover.season))


def news(connection: Connection, handover: Handover) -> RoleNews | None:
    """The holders of a server's role after a handover, as its clubhouse tells it; None if that is no news, and without a channel or a role."""
    found = clubhouses.of_guild(connection, handover.guild_id)
    if found is None or found.channel_id is None or found.role_id is None:
        return None
    now = holders(connection, found)
    if handover.former is None or {each.id for each in now} == set(handover.former):
        return None
    return RoleNews(found.channel_id, found.role_id, now)


def note_trouble(connection: Connection, guild_id: int, trouble: RoleTrouble) -> None:
    """Remember why a server's role could not be given or taken."""
    if found := clubhouses.stored(connection, guild_id):
        _save(connection, guild_id, found, roles.held_in(found), found._replace(role_trouble=trouble.value))


def lose_role(connection: Connection, guild_id: int, role_id: int) -> None:
    """Remember that there is no such role any more: nobody has it, and none is given before a moderator chooses another."""
    if found := clubhouses.stored(connection, guild_id):
        held = {each for each in roles.held_in(found) if each.role_id != role_id}
        gone = found._replace(role_id=None, role_trouble=RoleTrouble.GONE.value)
        _save(connection, guild_id, found, held, gone if found.role_id == role_id else found)


def holders(connection: Connection, clubhouse: Clubhouse) -> Sequence[Player]:
    """The players who have the role of a server's champions."""
    held = _have(clubhouse)
    return players.with_ids(connection, held) if held else []


def would_get(connection: Connection, guild_id: int, now: datetime) -> Sequence[Player]:
    """The players who would be given a role that is chosen now: the champions of the last season."""
    champions = champions_of(connection, guild_id, Season.of(now).before)
    return [each for each in champions if each.discord_id]


def held_by(connection: Connection, discord_id: int) -> Sequence[RoleInServer]:
    """The roles that somebody was given, in all servers."""
    player = players.by_discord_id(connection, discord_id)
    return roles.held_by(connection, player.id) if player else []


def _wanted(
    connection: Connection, guild_id: int, role_id: int | None, season: Season
) -> dict[HeldRole, Step]:
    """The champions of a season as those who are to have a role; a champion of several editions is one."""
    if role_id is None:
        return {}
    champions = champions_of(connection, guild_id, season)
    steps = (Step(HeldRole(each.id, role_id), each.discord_id) for each in champions if each.discord_id)
    return {step.held: step for step in steps}


def _former(found: Clubhouse, season: Season) -> Collection[int] | None:
    """The ids of the players who have a server's role before the first handover of a season or of a role; None before another one.

    Nobody had a role before it was chosen; nor is anybody known to where a handover to somebody new was cut short.
    """
    if abs(found.role_season) == season.number:
        return None
    return _have(found) if found.role_season else frozenset()


def _begun(found: Clubhouse, season: Season, wanted: Collection[int]) -> Clubhouse:
    """A clubhouse whose role is about to be handed over to these players; how far it is told is still known after a kill."""
    if _former(found, season) is None:
        return found._replace(role_season=-season.number)
    return found if _have(found).issuperset(wanted) else found._replace(role_season=0)


def _have(clubhouse: Clubhouse) -> frozenset[int]:
    """The ids of the players who have a clubhouse's role."""
    held = roles.held_in(clubhouse)
    return frozenset(each.player_id for each in held if each.role_id == clubhouse.role_id)


def _done(found: Clubhouse, season: Season) -> Clubhouse:
    """A clubhouse whose role the champions of a season have; that a role is gone is told until another is chosen."""
    trouble = found.role_trouble if found.role_id is None else ""
    return found._replace(role_season=season.number, role_trouble=trouble)


def _save(
    connection: Connection,
    guild_id: int,
    found: Clubhouse,
    held: Collection[HeldRole],
    after: Clubhouse,
) -> None:
    """Store a clubhouse with who holds its role, if anything is otherwise than it was found."""
    after = roles.with_held(after, held)
    if after != found:
        clubhouses.save(connection, guild_id, after)
