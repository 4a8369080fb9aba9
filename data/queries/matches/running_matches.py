"""Queries about the matches that run: whose they are, where, and in which something is due."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime

from sqlalchemy import (
    Connection,
    Text,
    and_,
    bindparam,
    cast,
    exists,
    false,
    func,
    or_,
    select,
    union_all,
)

from data.queries.matches.match_rows import (
    GRAY,
    MATCH,
    ORANGE,
    SEATS,
    WITH_PLAYERS,
    MatchWithPlayers,
    ids_of,
    match_of,
    with_players_of,
)
from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.records.matches import Match, MatchState
from data.records.paces import Pace
from game import Edition

_COUNT_RUNNING = select(func.count()).select_from(
    ids_of(bindparam("player_id_"), MatchState.RUNNING).subquery()
)


def all_of(connection: Connection, player_id: int) -> Sequence[Match]:
    """The running matches of a player, by number."""
    ids = ids_of(player_id, MatchState.RUNNING)
    rows = connection.execute(MATCH.where(matches.c.id.in_(ids)).order_by(matches.c.id))
    return [match_of(row) for row in rows]


def count_of(connection: Connection, player_id: int) -> int:
    """The number of running matches that a person has."""
    return connection.execute(_COUNT_RUNNING, {"player_id_": player_id}).scalar_one()


def is_of_others(
    connection: Connection, channel_id: int, discord_ids: Collection[int], *, both: bool = True
) -> bool:
    """True if a match runs in a channel, or a thread, in which somebody plays who is none of these people; not ``both``: in which none of them plays."""
    among = [each.c.discord_id.in_(discord_ids) for each in (ORANGE, GRAY)]
    theirs = and_(*among) if both else or_(*among)
    query = (
        select(matches.c.id)
        .join(ORANGE, ORANGE.c.id == matches.c.orange_id)
        .join(GRAY, GRAY.c.id == matches.c.gray_id)
        .where(
            matches.c.channel_id == channel_id,
            matches.c.state == written(MatchState.RUNNING),
            func.coalesce(theirs, false()).is_(false()),
        )
    )
    return connection.execute(query.limit(1)).first() is not None


def runs_in(connection: Connection, channel_id: int, *, but: Match) -> bool:
    """True if a match runs in a channel, or a thread, beside one and those of its series."""
    query = select(matches.c.id).where(
        matches.c.channel_id == channel_id,
        matches.c.state == written(MatchState.RUNNING),
        matches.c.id != but.id,
    )
    if but.series_id is not None:
        query = query.where(matches.c.series_id.is_distinct_from(but.series_id))
    return connection.execute(query.limit(1)).first() is not None


def between(connection: Connection, one_id: int, other_id: int) -> Sequence[int]:
    """The ids of the running matches that two people play with each other, the oldest first."""
    running = union_all(
        *(
            select(matches.c.id).where(
                mine == one_id, theirs == other_id, matches.c.state == written(MatchState.RUNNING)
            )
            for mine, theirs in SEATS
        )
    )
    return sorted(connection.execute(running).scalars())


def in_guild(connection: Connection, guild_id: int) -> Sequence[Match]:
    """A server's running matches, without those of a user-installed bot."""
    query = MATCH.where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.guild_id == guild_id,
        matches.c.user_installed.is_(False),
    )
    return [match_of(row) for row in connection.execute(query.order_by(matches.c.id))]


def with_bot(connection: Connection, player_id: int, edition: Edition) -> Match | None:
    """A player's running match of an edition against the bot, if there is one."""
    ids = ids_of(player_id, MatchState.RUNNING)
    query = MATCH.where(
        matches.c.id.in_(ids), matches.c.level.is_not(None), matches.c.edition == written(edition)
    )
    row = connection.execute(query.order_by(matches.c.id).limit(1)).one_or_none()
    return match_of(row) if row else None


def search(
    connection: Connection, guild_id: int, typed: str, limit: int, *, but_of: int
) -> Sequence[MatchWithPlayers]:
    """A server's running matches with ``typed`` in a player's name or as their number; with both players, those first in which nothing has happened for longest. None of the player with that id of Discord's."""
    fits = (
        ORANGE.c.name.icontains(typed, autoescape=True)
        | GRAY.c.name.icontains(typed, autoescape=True)
        | (cast(matches.c.id, Text) == typed)
    )
    query = WITH_PLAYERS.where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.guild_id == guild_id,
        fits,
        # Whoever is forgotten has no such id.
        ORANGE.c.discord_id.is_distinct_from(but_of),
        GRAY.c.discord_id.is_distinct_from(but_of),
    )
    rows = connection.execute(query.order_by(matches.c.changed_at, matches.c.id).limit(limit))
    return [with_players_of(row) for row in rows]


def guilds_with_matches(connection: Connection) -> Sequence[int]:
    """The servers with running matches, without those of a user-installed bot."""
    query = select(matches.c.guild_id).distinct()
    query = query.where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.guild_id.is_not(None),
        matches.c.user_installed.is_(False),
    )
    return [guild_id for guild_id in connection.execute(query).scalars() if guild_id is not None]


def every(connection: Connection) -> Sequence[Match]:
    """Every running match."""
    return [
        match_of(row)
        for row in connection.execute(MATCH.where(matches.c.state == written(MatchState.RUNNING)))
    ]


def due(connection: Connection, now: datetime, limit: int) -> Sequence[int]:
    """The ids of running matches in which something is due, the most overdue first."""
    query = select(matches.c.id).where(
        matches.c.state == written(MatchState.RUNNING), matches.c.remind_at <= now
    )
    return list(connection.execute(query.order_by(matches.c.remind_at).limit(limit)).scalars())


def next_due(connection: Connection) -> datetime | None:
    """The moment when something is due next in any running match."""
    query = select(func.min(matches.c.remind_at)).where(matches.c.state == written(MatchState.RUNNING))
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found


def any_quick(connection: Connection, until: datetime) -> bool:
    """True if a match at a quick pace runs in which something is due until a moment."""
    quick = [written(pace) for pace in Pace if pace.is_quick]
    is_quick = exists().where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.remind_at <= until,
        matches.c.pace.in_(quick),
    )
    return connection.execute(select(is_quick)).scalar_one()


def awaiting_bot(connection: Connection, limit: int) -> Sequence[int]:
    """The ids of running matches in which the bot owes a turn or an answer, the one that has waited longest first.

    Only what the match's channel has seen is answered, and nothing while its clock stands still.
    """
    query = select(matches.c.id).where(
        matches.c.awaits_bot,
        matches.c.state == written(MatchState.RUNNING),
        matches.c.shown_version == matches.c.version,
        matches.c.hold.is_(None),
    )
    return list(connection.execute(query.order_by(matches.c.changed_at).limit(limit)).scalars())
