"""Queries about leagues: the leagues themselves, who is in which season, and which two meet there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, insert, or_, select, update

from data.leagues import NOWHERE, EntryState, League, LeagueEntry, LeaguePair, LeagueState, LeagueTie
from data.queries.matches import select_matches
from data.queries.tables import league_entries, league_pairs, leagues, matches, players, written
from data.queries.upserts import store
from data.records import Match, MatchEnd, Player

_LEAGUE: Final = select(*(leagues.c[name] for name in League._fields))
_ENTRY: Final = select(*(league_entries.c[name] for name in LeagueEntry._fields))
_PAIR: Final = select(*(league_pairs.c[name] for name in LeaguePair._fields))
_GOES_ON: Final = leagues.c.state != written(LeagueState.ENDED)
_HAS_BEGUN: Final = exists().where(matches.c.pair_id == league_pairs.c.id)


def add(connection: Connection, league: League) -> League:
    """Store a new league and return it with its id."""
    values = league._asdict()
    del values["id"]
    added = connection.execute(insert(leagues).values(values).returning(leagues.c.id)).scalar_one()
    return league._replace(id=added)


def save(connection: Connection, league: League) -> League:
    """Store what a league is now."""
    connection.execute(update(leagues).where(leagues.c.id == league.id).values(league._asdict()))
    return league


def by_id(connection: Connection, league_id: int) -> League | None:
    """The league with this id, if there is one."""
    row = connection.execute(_LEAGUE.where(leagues.c.id == league_id)).one_or_none()
    return League(*row) if row else None


def of_guild(connection: Connection, guild_id: int) -> Sequence[League]:
    """The leagues of a server that go on, in the order in which they were announced."""
    query = _LEAGUE.where(leagues.c.guild_id == guild_id, _GOES_ON).order_by(leagues.c.id)
    return [League(*row) for row in connection.execute(query)]


def with_message(connection: Connection) -> Sequence[int]:
    """The ids of all leagues whose message may have something to tell: those that go on, and those whose message has yet to tell their end."""
    told = or_(_GOES_ON, leagues.c.message_id.is_not(None))
    return list(connection.execute(select(leagues.c.id).where(told).order_by(leagues.c.id)).scalars())


def enter(connection: Connection, entry: LeagueEntry) -> None:
    """Store somebody's entry, or how it is now."""
    store(connection, league_entries, entry._asdict())


def withdraw(connection: Connection, league_id: int, season: int, player_id: int) -> None:
    """Delete somebody's entry in a season that has not begun."""
    connection.execute(delete(league_entries).where(_is_entry(league_id, season, player_id)))


class Entrant(NamedTuple):
    """Somebody in a season, with their player."""

    entry: LeagueEntry
    player: Player


def entrants(connection: Connection, league_id: int, season: int) -> Sequence[Entrant]:
    """Everybody in a season: by their divisions and seeds and, before it begins, in the order in which they joined."""
    query = (
        _ENTRY.add_columns(*(players.c[name] for name in Player._fields))
        .join(players, players.c.id == league_entries.c.player_id)
        .where(league_entries.c.league_id == league_id, league_entries.c.season == season)
        .order_by(
            league_entries.c.division,
            league_entries.c.seed,
            league_entries.c.joined_at,
            league_entries.c.player_id,
        )
    )
    width = len(LeagueEntry._fields)
    return [
        Entrant(LeagueEntry(*row[:width]), Player(*row[width:])) for row in connection.execute(query).all()
    ]


def entry(connection: Connection, league_id: int, season: int, player_id: int) -> LeagueEntry | None:
    """Somebody's entry in a season, if they have one."""
    row = connection.execute(_ENTRY.where(_is_entry(league_id, season, player_id))).one_or_none()
    return LeagueEntry(*row) if row else None


def entries_of(connection: Connection, player_id: int) -> Sequence[LeagueEntry]:
    """All seasons of leagues in which somebody is or was."""
    query = _ENTRY.where(league_entries.c.player_id == player_id)
    rows = connection.execute(query.order_by(league_entries.c.league_id, league_entries.c.season))
    return [LeagueEntry(*row) for row in rows]


def divisions_won(connection: Connection, player_id: int, guild_id: int) -> int:
    """The number of divisions that somebody has won in the leagues of a server."""
    query = (
        select(func.count())
        .select_from(league_entries)
        .join(leagues, leagues.c.id == league_entries.c.league_id)
        .where(
            league_entries.c.player_id == player_id,
            league_entries.c.place == 1,
            leagues.c.guild_id == guild_id,
        )
    )
    return connection.execute(query).scalar_one()


def pair_up(connection: Connection, pairs: Sequence[LeaguePair]) -> None:
    """Store the pairs of a season that begins; their ids are given here."""
    values = [pair._asdict() for pair in pairs]
    for each in values:
        del each["id"]
    connection.execute(insert(league_pairs), values)


def pair(connection: Connection, pair_id: int) -> LeaguePair | None:
    """The pair with this id, if there is one."""
    row = connection.execute(_PAIR.where(league_pairs.c.id == pair_id)).one_or_none()
    return LeaguePair(*row) if row else None


def pairs_of(connection: Connection, league_id: int, season: int) -> Sequence[LeaguePair]:
    """The pairs of a season, in the order in which they begin."""
    query = _PAIR.where(_is_of(league_id, season)).order_by(league_pairs.c.round, league_pairs.c.id)
    return [LeaguePair(*row) for row in connection.execute(query)]


def waiting(connection: Connection, league_id: int, season: int) -> Sequence[LeaguePair]:
    """The pairs of a season whose matches have not begun, in the order in which they begin."""
    query = _PAIR.where(_is_of(league_id, season), ~_HAS_BEGUN)
    rows = connection.execute(query.order_by(league_pairs.c.round, league_pairs.c.id))
    return [LeaguePair(*row) for row in rows]


def set_tried(connection: Connection, pair_id: int) -> None:
    """Store that the message of a pair may have been sent."""
    connection.execute(update(league_pairs).where(league_pairs.c.id == pair_id).values(tried=True))


def set_message(connection: Connection, pair_id: int, message_id: int) -> None:
    """Store the message of a pair."""
    query = update(league_pairs).where(league_pairs.c.id == pair_id)
    connection.execute(query.values(message_id=message_id))


def drop_pairs(connection: Connection, pair_ids: Sequence[int]) -> None:
    """Delete pairs whose matches have not begun."""
    connection.execute(delete(league_pairs).where(league_pairs.c.id.in_(pair_ids), ~_HAS_BEGUN))


def matches_of(connection: Connection, league_id: int, season: int) -> Sequence[Match]:
    """The matches of a season that have begun, in order."""
    ids = select(matches.c.id).join(league_pairs, matches.c.pair_id == league_pairs.c.id)
    return select_matches(connection, matches.c.id.in_(ids.where(_is_of(league_id, season))))


def matches_of_pair(connection: Connection, pair_id: int) -> Sequence[Match]:
    """The matches of a pair, in order; none before they have begun."""
    return select_matches(connection, matches.c.pair_id == pair_id)


def tie_of(connection: Connection, match: Match) -> LeagueTie | None:
    """The league in which a match is played, and its pair there; None if it is played in none."""
    found = pair(connection, match.pair_id) if match.pair_id is not None else None
    league = by_id(connection, found.league_id) if found else None
    return LeagueTie(league, found) if league and found else None


def forget(connection: Connection, player_id: int) -> None:
    """Delete somebody's entries in seasons that have not begun; in others they stay, as an unknown player who has left."""
    theirs = league_entries.c.player_id == player_id
    connection.execute(delete(league_entries).where(theirs, league_entries.c.division.is_(None)))
    connection.execute(
        update(league_entries)
        .where(theirs, league_entries.c.state == written(EntryState.IN))
        .values(state=EntryState.LEFT)
    )


def set_due_of_match(connection: Connection, match_id: int) -> None:
    """Store that a match is played no more, because it has ended or was quarantined: its league, if it runs, has something to do."""
    of_match = (
        select(league_pairs.c.league_id)
        .join(matches, matches.c.pair_id == league_pairs.c.id)
        .where(matches.c.id == match_id)
        .scalar_subquery()
    )
    query = update(leagues).where(leagues.c.id == of_match, leagues.c.state == written(LeagueState.RUNNING))
    connection.execute(query.values(due_at=leagues.c.created_at))


def due(connection: Connection, now: datetime) -> Sequence[League]:
    """The leagues that have a channel, and something to do by now; one that runs has it at once, also if the clock was set back since."""
    query = _LEAGUE.where(_is_due(now)).order_by(leagues.c.due_at, leagues.c.id)
    return [League(*row) for row in connection.execute(query)]


def due_by_id(connection: Connection, league_id: int, now: datetime) -> League | None:
    """The league with this id, if it is one of those that ``due`` finds."""
    row = connection.execute(_LEAGUE.where(leagues.c.id == league_id, _is_due(now))).one_or_none()
    return League(*row) if row else None


def left_unshown(connection: Connection, league_id: int) -> Sequence[int]:
    """The ids of a league's matches that ended without a winner, and whose boards don't show it yet."""
    query = (
        select(matches.c.id)
        .join(league_pairs, matches.c.pair_id == league_pairs.c.id)
        .where(
            league_pairs.c.league_id == league_id,
            matches.c.ending == written(MatchEnd.LEFT_LEAGUE),
            matches.c.shown_version < matches.c.version,
        )
    )
    return list(connection.execute(query.order_by(matches.c.id)).scalars())


def set_untold(connection: Connection) -> None:
    """Store that nothing is known of what the messages of leagues say, and that those of pairs may have been sent."""
    connection.execute(update(leagues).values(told=""))
    connection.execute(update(league_pairs).values(tried=True))


def _is_entry(league_id: int, season: int, player_id: int) -> ColumnElement[bool]:
    return and_(
        league_entries.c.league_id == league_id,
        league_entries.c.season == season,
        league_entries.c.player_id == player_id,
    )


def _is_due(now: datetime) -> ColumnElement[bool]:
    by_now = or_(leagues.c.due_at <= now, leagues.c.state == written(LeagueState.RUNNING))
    return and_(leagues.c.channel_id != NOWHERE, leagues.c.due_at.is_not(None), by_now)


def _is_of(league_id: int, season: int) -> ColumnElement[bool]:
    return (league_pairs.c.league_id == league_id) & (league_pairs.c.season == season)
