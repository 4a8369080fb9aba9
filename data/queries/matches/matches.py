"""Queries about single matches: they are added, read, saved, moved to other channels and set aside."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import (
    ColumnElement,
    Connection,
    bindparam,
    func,
    insert,
    select,
    update,
)

from data.queries.matches.match_rows import (
    ID,
    MATCH,
    WITH_PLAYERS,
    MatchWithPlayers,
    columns_of,
    ids_of,
    match_of,
    with_players_of,
)
from data.queries.players import lock_players
from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.records.matches import Match, MatchState, Reminder

_BY_ID = MATCH.where(matches.c.id == ID)
_BY_ID_WITH_PLAYERS = WITH_PLAYERS.where(matches.c.id == ID)
_ADD = insert(matches).returning(matches.c.id)
_SAVE = update(matches).where(
    matches.c.id == ID,
    matches.c.version == bindparam("version_"),
    matches.c.state == written(MatchState.RUNNING),
)


def add(connection: Connection, match: Match) -> Match:
    """Store a new match and return it with its id."""
    lock_players(connection, match.orange_id, match.gray_id)
    values = columns_of(match)
    del values["id"]
    return match._replace(id=connection.execute(_ADD, values).scalar_one())


def by_id(connection: Connection, match_id: int) -> Match | None:
    """The match with this id, if there is one."""
    row = connection.execute(_BY_ID, {"id_": match_id}).one_or_none()
    return match_of(row) if row else None


def with_players(connection: Connection, match_id: int) -> MatchWithPlayers | None:
    """The match with this id and its players, if there is one."""
    row = connection.execute(_BY_ID_WITH_PLAYERS, {"id_": match_id}).one_or_none()
    return with_players_of(row) if row else None


def save(connection: Connection, seen: Match, after: Match) -> bool:
    """Write what differs between a running match as it was ``seen`` and ``after``.

    False, with nothing written, if its version has changed meanwhile.
    """
    before = columns_of(seen)
    differs = {name: value for name, value in columns_of(after).items() if value != before[name]}
    known = {"id_": seen.id, "version_": seen.version}
    return not differs or connection.execute(_SAVE, {**known, **differs}).rowcount == 1


def set_planned(connection: Connection, match: Match, *, has_plans: bool) -> bool:
    """Store whether players have planned ahead in a running match; False if its version has changed meanwhile.

    Always a statement that writes: on PostgreSQL a turn and a plan that are stored at the same time must meet.
    """
    known = {"id_": match.id, "version_": match.version, "has_plans": has_plans}
    return connection.execute(_SAVE, known).rowcount == 1


def set_reminder(
    connection: Connection, match: Match, reminder: Reminder | None, at: datetime | None
) -> bool:
    """Set what is due next in a match; False if the match or its reminder has changed meanwhile."""
    query = (
        update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.version == match.version,
            matches.c.reminder == match.clock.reminder,
            matches.c.remind_at == match.clock.remind_at,
            matches.c.state == written(MatchState.RUNNING),
        )
        .values(reminder=reminder, remind_at=at)
    )
    return connection.execute(query).rowcount == 1


def postpone(connection: Connection, match_id: int, at: datetime) -> None:
    """Make what is due in a match due later."""
    connection.execute(update(matches).where(matches.c.id == match_id).values(remind_at=at))


def set_thread(connection: Connection, match_id: int, channel_id: int) -> bool:
    """Put a new match, and the one that has begun with it, into their thread; False if they have been shown or played somewhere already."""
    together = select(matches.c.series_id).where(matches.c.id == match_id).scalar_subquery()
    query = (
        update(matches)
        .where(
            (matches.c.id == match_id) | (matches.c.series_id == together),
            matches.c.version == 1,
            matches.c.shown_version == 0,
            matches.c.relocations == 0,
        )
        .values(channel_id=channel_id)
    )
    return connection.execute(query).rowcount > 0


def move(
    connection: Connection, match_id: int, guild_id: int | None, channel_id: int, *, user_installed: bool
) -> None:
    """Move a match to another channel, where no message shows it yet."""
    query = (
        update(matches)
        .where(matches.c.id == match_id)
        .values(
            guild_id=guild_id,
            channel_id=channel_id,
            user_installed=user_installed,
            message_id=None,
            offer_message_id=None,
            notice_id=None,
            line_id=None,
            shown_version=0,
            place_lost=None,
            relocations=matches.c.relocations + 1,
        )
    )
    connection.execute(query)


def quarantine(connection: Connection, match_id: int) -> None:
    """Stop play on a running match whose record contradicts itself; its data stay as they are."""
    running = matches.c.state.not_in([MatchState.OVER])
    query = update(matches).where(matches.c.id == match_id, running).values(state=MatchState.QUARANTINED)
    connection.execute(query)


def select_matches(connection: Connection, condition: ColumnElement[bool]) -> Sequence[Match]:
    """The matches for which a condition on their table holds, in order."""
    rows = connection.execute(MATCH.where(condition).order_by(matches.c.id))
    return [match_of(row) for row in rows]


def of_series(connection: Connection, series_id: int) -> Sequence[Match]:
    """The matches of a series, in the order in which they began."""
    query = MATCH.where(matches.c.series_id == series_id).order_by(matches.c.id)
    return [match_of(row) for row in connection.execute(query)]


def begun_in_series(connection: Connection, series_id: int) -> Sequence[int]:
    """The ids of those matches of a series that have begun and were never shown."""
    query = select(matches.c.id).where(
        matches.c.series_id == series_id, matches.c.version == 1, matches.c.shown_version == 0
    )
    return list(connection.execute(query.order_by(matches.c.id)).scalars())


def all_ids_of(connection: Connection, player_id: int) -> Sequence[int]:
    """The ids of all matches of a player."""
    return sorted(connection.execute(ids_of(player_id, *MatchState)).scalars())


def ids_after(connection: Connection, match_id: int, count: int) -> Sequence[int]:
    """The next few ids of matches after one, to go through all of them."""
    query = select(matches.c.id).where(matches.c.id > match_id).order_by(matches.c.id).limit(count)
    return list(connection.execute(query).scalars())


def count(connection: Connection) -> int:
    """The number of matches."""
    return connection.execute(select(func.count()).select_from(matches)).scalar_one()


def last_change(connection: Connection) -> datetime | None:
    """The moment when a match was changed last; None if there is none."""
    found: datetime | None = connection.execute(select(func.max(matches.c.changed_at))).scalar_one_or_none()
    return found
