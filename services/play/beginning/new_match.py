"""A new match, the position in which one begins, and its clock at the start of a turn."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection

from data import Match, MatchState, News, Pace, Player
from data.queries import guilds
from data.queries.contests import contest_pairs
from data.queries.matches import matches
from game import Edition, Position
from services.people import Place
from services.play.timing import clocks
from services.play.timing.hours import Hours, hours_of


def begin(
    connection: Connection,
    orange: Player,
    gray: Player,
    place: Place,
    *,
    edition: Edition,
    pace: Pace,
    now: datetime,
    rated: bool,
    level: int | None = None,
    series_id: int | None = None,
    handicap: bool = False,
    pair_id: int | None = None,
    hints: bool = False,
    loses_on_time: bool = False,
    nights_off: bool = False,
) -> Match:
    """Store a new match; ``level`` is how well the bot plays, if it is one of the two. The rest is as in a ``Match``."""
    begun = Match(
        id=0,
        edition=edition,
        orange_id=orange.id,
        gray_id=gray.id,
        guild_id=place.guild_id,
        channel_id=place.channel_id,
        user_installed=place.user_installed,
        state=MatchState.RUNNING,
        winner=None,
        ending=None,
        position=str(Position.start(edition, handicap=handicap)),
        turns=0,
        version=1,
        rated=rated,
        pace=pace,
        news=News.BEGUN,
        by=None,
        created_at=now,
        changed_at=now,
        level=level,
        awaits_bot=orange.is_bot,
        hints=hints,
        loses_on_time=loses_on_time,
        nights_off=nights_off,
        series_id=series_id,
        handicap=handicap,
        pair_id=pair_id,
    )
    hours = hours_of(connection, begun)
    return matches.add(connection, still_if_held(connection, turn_clock(begun, orange, now, hours), now))


def start_of(match: Match) -> Position:
    """The position in which a match began."""
    return Position.start(match.edition, handicap=match.handicap)


def still_if_held(connection: Connection, match: Match, now: datetime) -> Match:
    """The match, with its clock standing still if its contest is paused, or if its server has removed the bot: nobody would see its boards there."""
    match = _held_by_contest(connection, match, now)
    if match.user_installed or guilds.by_id(connection, match.guild_id).left_at is None:
        return match
    return clocks.without_bot(match, now, hours_of(connection, match))


def back_in_place(connection: Connection, match: Match, now: datetime) -> Match:
    """The match when it has a place again, its own or another: its clock goes on, unless its contest is paused."""
    back = clocks.come_back(match, now, hours_of(connection, match))
    return _held_by_contest(connection, back, now)


def _held_by_contest(connection: Connection, match: Match, now: datetime) -> Match:
    """The match, with its clock standing still if its contest is paused."""
    if match.pair_id is None or not contest_pairs.is_paused(connection, match.pair_id):
        return match
    return clocks.held(match, now, hours_of(connection, match))


def turn_clock(match: Match, mover: Player, now: datetime, hours: Hours) -> Match:
    """The match with its clock set for a new turn of this player; the bot has none."""
    return clocks.untimed(match) if mover.is_bot else clocks.for_turn(match, now, hours)
