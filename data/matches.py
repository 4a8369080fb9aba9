"""Queries about matches and their turns."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from itertools import product
from typing import Any

from sqlalchemy import CompoundSelect, Text, case, cast, func, insert, or_, select, union_all, update
from sqlalchemy.ext.asyncio import AsyncConnection

from data.records import Alarm, Match, MatchState, Player, Turn
from data.tables import matches, players, turns

_MATCH = select(*(matches.c[field] for field in Match._fields))
_ORANGE, _GRAY = players.alias(), players.alias()
_WITH_PLAYERS = (
    select(*_MATCH.selected_columns, *_ORANGE.c, *_GRAY.c)
    .join(_ORANGE, matches.c.orange_id == _ORANGE.c.id)
    .join(_GRAY, matches.c.gray_id == _GRAY.c.id)
)
_TURN = select(*(turns.c[field] for field in Turn._fields))


async def add(connection: AsyncConnection, match: Match) -> Match:
    """Store a new match; its id is given here."""
    values = match._asdict()
    del values["id"]
    added = await connection.execute(insert(matches).values(values).returning(matches.c.id))
    return match._replace(id=added.scalar_one())


async def by_id(connection: AsyncConnection, match_id: int) -> Match | None:
    """The match of that id, if there is one."""
    row = (await connection.execute(_MATCH.where(matches.c.id == match_id))).one_or_none()
    return Match(*row) if row else None


async def with_players(connection: AsyncConnection, match_id: int) -> tuple[Match, Player, Player] | None:
    """The match of that id, if there is one, with who plays Orange and who plays Gray."""
    row = (await connection.execute(_WITH_PLAYERS.where(matches.c.id == match_id))).one_or_none()
    return _with_players(row) if row else None


def _with_players(row: Sequence[Any]) -> tuple[Match, Player, Player]:
    fields, people = len(Match._fields), len(Player._fields)
    orange, gray = row[fields : fields + people], row[fields + people :]
    return Match(*row[:fields]), Player(*orange), Player(*gray)


async def running_of(connection: AsyncConnection, player_id: int) -> Sequence[tuple[Match, Player]]:
    """A player's running matches, the one longest untouched first, each with the opponent."""
    theirs = case((matches.c.orange_id == player_id, matches.c.gray_id), else_=matches.c.orange_id)
    query = (
        select(*_MATCH.selected_columns, *players.c)
        .join(players, players.c.id == theirs)
        .where(matches.c.id.in_(_ids_of(player_id, MatchState.RUNNING)))
        .order_by(matches.c.changed_at, matches.c.id)
    )
    fields = len(Match._fields)
    return [(Match(*row[:fields]), Player(*row[fields:])) for row in await connection.execute(query)]


async def last_turns(connection: AsyncConnection, match_id: int, count: int) -> Sequence[Turn]:
    """The last few turns of a match that stand, oldest first."""
    query = _TURN.where(turns.c.match_id == match_id, turns.c.taken_back.is_(False))
    query = query.order_by(turns.c.version.desc()).limit(count)
    return [Turn(*row) for row in await connection.execute(query)][::-1]


async def turns_of(connection: AsyncConnection, match_id: int) -> Sequence[Turn]:
    """Every turn of a match that stands, in order."""
    query = _TURN.where(turns.c.match_id == match_id, turns.c.taken_back.is_(False)).order_by(turns.c.version)
    return [Turn(*row) for row in await connection.execute(query)]


async def times_stood(connection: AsyncConnection, match_id: int, position: str) -> int:
    """How often a position has come about by a turn that stands."""
    query = select(func.count()).where(
        turns.c.match_id == match_id, turns.c.position == position, turns.c.taken_back.is_(False)
    )
    return (await connection.execute(query)).scalar_one()


async def take_back(connection: AsyncConnection, match_id: int, kept: int) -> None:
    """Mark every turn after the first ``kept`` as taken back."""
    query = update(turns).where(turns.c.match_id == match_id, turns.c.number > kept).values(taken_back=True)
    await connection.execute(query)


async def add_turn(connection: AsyncConnection, turn: Turn) -> None:
    """Store a turn played."""
    await connection.execute(insert(turns).values(turn._asdict()))


async def change(connection: AsyncConnection, match: Match, now: datetime, **values: Any) -> Match | None:
    """Change a match and count its version up; None, with nothing changed, if its version is another by now."""
    # A board that was to be shown anew is news again: 0 would let it pass quietly.
    values |= {
        "version": match.version + 1,
        "shown_version": max(match.shown_version, 1),
        "changed_at": now,
    }
    query = (
        update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.version == match.version,
            matches.c.state == MatchState.RUNNING,
        )
        .values(values)
    )
    changed = (await connection.execute(query)).rowcount == 1
    return match._replace(**values) if changed else None


async def set_alarm(
    connection: AsyncConnection, match: Match, alarm: Alarm | None, at: datetime | None
) -> bool:
    """Set what is due next in a match; False if it has changed, or its alarm has, meanwhile."""
    query = (
        update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.version == match.version,
            matches.c.alarm == match.alarm,
            matches.c.alarm_at == match.alarm_at,
            matches.c.state == MatchState.RUNNING,
        )
        .values(alarm=alarm, alarm_at=at)
    )
    return (await connection.execute(query)).rowcount == 1


async def set_back(connection: AsyncConnection, match_id: int, at: datetime) -> None:
    """Let whatever is due in a match be due later."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(alarm_at=at))


async def due(connection: AsyncConnection, now: datetime, most: int) -> Sequence[int]:
    """The ids of running matches in which something is due, the longest due first."""
    query = select(matches.c.id).where(matches.c.state == MatchState.RUNNING, matches.c.alarm_at <= now)
    return list((await connection.execute(query.order_by(matches.c.alarm_at).limit(most))).scalars())


async def next_alarm(connection: AsyncConnection) -> datetime | None:
    """When something is due next in any running match."""
    query = select(func.min(matches.c.alarm_at)).where(matches.c.state == MatchState.RUNNING)
    found: datetime | None = (await connection.execute(query)).scalar_one_or_none()
    return found


async def count_running(connection: AsyncConnection, player_id: int) -> int:
    """How many running matches a person has."""
    query = select(func.count()).select_from(_ids_of(player_id, MatchState.RUNNING).subquery())
    return (await connection.execute(query)).scalar_one()


def _ids_of(player_id: int, *states: MatchState) -> CompoundSelect[int]:
    """The ids of a player's matches in some states: each state and side is looked for by itself, for each has an index."""
    sides = (matches.c.orange_id, matches.c.gray_id)
    return union_all(
        *(
            select(matches.c.id).where(side == player_id, matches.c.state == state)
            for side, state in product(sides, states)
        )
    )


async def finished_of(
    connection: AsyncConnection, player_id: int, most: int, before: tuple[datetime, int] | None = None
) -> Sequence[tuple[Match, Player, Player]]:
    """A player's finished matches with both players, the latest first; those before a moment and id, if given.

    Each side is looked for by itself, for each has an index; of both, the latest are taken.
    """
    latest = []
    for side in (matches.c.orange_id, matches.c.gray_id):
        query = select(matches.c.id).where(side == player_id, matches.c.state == MatchState.OVER)
        if before:
            moment, match_id = before
            query = query.where(matches.c.changed_at <= moment)
            query = query.where((matches.c.changed_at < moment) | (matches.c.id < match_id))
        latest.append(query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(most).subquery())
    ids = union_all(*(select(found.c.id) for found in latest))
    query = _WITH_PLAYERS.where(matches.c.id.in_(ids))
    rows = await connection.execute(
        query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(most)
    )
    return [_with_players(row) for row in rows]


async def all_ids_of(connection: AsyncConnection, player_id: int) -> Sequence[int]:
    """The ids of every match of a player's."""
    return sorted((await connection.execute(_ids_of(player_id, *MatchState))).scalars())


async def every_turn_of(connection: AsyncConnection, match_id: int) -> Sequence[Turn]:
    """Every turn of a match, also those taken back, in the order they were played."""
    query = _TURN.where(turns.c.match_id == match_id).order_by(turns.c.version)
    return [Turn(*row) for row in await connection.execute(query)]


async def count_rated(connection: AsyncConnection, one_id: int, other_id: int, since: datetime) -> int:
    """How many rated matches somebody has begun since a moment with one other, or with people unknown by now."""
    total = 0
    for mine, theirs in ((matches.c.orange_id, matches.c.gray_id), (matches.c.gray_id, matches.c.orange_id)):
        query = (
            select(func.count())
            .select_from(matches.join(players, players.c.id == theirs))
            .where(
                matches.c.rated,
                mine == one_id,
                matches.c.created_at > since,
                (theirs == other_id) | players.c.discord_id.is_(None),
            )
        )
        total += (await connection.execute(query)).scalar_one()
    return total


async def running_in(connection: AsyncConnection, guild_id: int) -> Sequence[Match]:
    """The running matches of a server that the bot has been a member of."""
    query = _MATCH.where(
        matches.c.state == MatchState.RUNNING, matches.c.guild_id == guild_id, matches.c.carried.is_(False)
    )
    return [Match(*row) for row in await connection.execute(query.order_by(matches.c.id))]


async def guilds_with_matches(connection: AsyncConnection) -> Sequence[int]:
    """The servers in which the bot, as a member, has matches running."""
    query = select(matches.c.guild_id).distinct()
    query = query.where(
        matches.c.state == MatchState.RUNNING, matches.c.guild_id.is_not(None), matches.c.carried.is_(False)
    )
    return [guild_id for guild_id in (await connection.execute(query)).scalars() if guild_id is not None]


async def search_running(
    connection: AsyncConnection, guild_id: int, typed: str, most: int
) -> Sequence[tuple[Match, Player, Player]]:
    """A server's running matches of somebody whose name has that in it, or of that number; with both players."""
    fits = (
        _ORANGE.c.name.icontains(typed, autoescape=True)
        | _GRAY.c.name.icontains(typed, autoescape=True)
        | (cast(matches.c.id, Text) == typed)
    )
    query = _WITH_PLAYERS.where(matches.c.state == MatchState.RUNNING, matches.c.guild_id == guild_id, fits)
    rows = await connection.execute(query.order_by(matches.c.id).limit(most))
    return [_with_players(row) for row in rows]


async def set_clock(connection: AsyncConnection, match: Match, **values: Any) -> None:
    """Stop a match's clock or let it go on, because its place is gone or back; its players see no change."""
    query = update(matches).where(matches.c.id == match.id, matches.c.version == match.version)
    await connection.execute(query.values(values))


async def settle(connection: AsyncConnection, match_id: int, channel_id: int) -> bool:
    """Give a match that begins its home; False if it has been seen or played somewhere by then."""
    query = (
        update(matches)
        .where(
            matches.c.id == match_id,
            matches.c.version == 1,
            matches.c.shown_version == 0,
            matches.c.moves == 0,
        )
        .values(channel_id=channel_id)
    )
    return (await connection.execute(query)).rowcount == 1


async def move(
    connection: AsyncConnection, match_id: int, guild_id: int | None, channel_id: int, *, carried: bool
) -> None:
    """Let a match live in another channel, where no message shows it yet."""
    query = (
        update(matches)
        .where(matches.c.id == match_id)
        .values(
            guild_id=guild_id,
            channel_id=channel_id,
            carried=carried,
            message_id=None,
            shown_version=0,
            moves=matches.c.moves + 1,
        )
    )
    await connection.execute(query)


async def set_unshown(connection: AsyncConnection, match_id: int) -> None:
    """Let a match be shown anew where it lives."""
    await connection.execute(update(matches).where(matches.c.id == match_id).values(shown_version=0))


async def set_aside(connection: AsyncConnection, match_id: int) -> None:
    """Stop play on a running match whose record contradicts itself; its data stay as they are."""
    running = matches.c.state.not_in([MatchState.OVER])
    query = update(matches).where(matches.c.id == match_id, running).values(state=MatchState.ASIDE)
    await connection.execute(query)


async def set_shown(connection: AsyncConnection, match: Match, message_id: int) -> bool:
    """Remember that a match's channel has seen its version; False if it lives elsewhere by now."""
    query = (
        update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.channel_id == match.channel_id,
            matches.c.moves == match.moves,
            matches.c.shown_version <= match.version,
        )
        .values(shown_version=match.version, message_id=message_id)
    )
    return (await connection.execute(query)).rowcount == 1


async def unshown_of(connection: AsyncConnection, player_id: int) -> Sequence[int]:
    """The ids of a player's matches, running or not, whose latest version has not been shown yet."""
    mine = or_(matches.c.orange_id == player_id, matches.c.gray_id == player_id)
    query = select(matches.c.id).where(matches.c.shown_version < matches.c.version, mine)
    return list((await connection.execute(query.order_by(matches.c.id))).scalars())


async def unshown(connection: AsyncConnection) -> Sequence[int]:
    """The ids of the matches whose latest version has not been shown yet."""
    query = select(matches.c.id).where(matches.c.shown_version < matches.c.version).order_by(matches.c.id)
    return list((await connection.execute(query)).scalars())


async def ids_in_order_of_end(connection: AsyncConnection) -> Sequence[int]:
    """The ids of all finished matches, the first to end first."""
    query = select(matches.c.id).where(matches.c.state == MatchState.OVER)
    return list((await connection.execute(query.order_by(matches.c.changed_at, matches.c.id))).scalars())


async def ids_after(connection: AsyncConnection, match_id: int, count: int) -> Sequence[int]:
    """The next few ids of matches after one, for walking through all of them."""
    query = select(matches.c.id).where(matches.c.id > match_id).order_by(matches.c.id).limit(count)
    return list((await connection.execute(query)).scalars())
