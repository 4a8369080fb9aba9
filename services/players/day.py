"""One message a day with all that awaits somebody: matches, and a puzzle that carries a streak on; for people who want that instead of a ping for each turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Player, PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from services.learning.daily import day_of, midnight_of, streak_of
from services.people import Person
from services.play import match_selection
from services.play.match_selection import RunningMatch
from services.players.preferences import with_next_day


class Day(NamedTuple):
    """The matches that await a player; ``due`` is the moment at which they are to be told.

    ``streak``: the days of their streak at daily puzzles, if it goes on only by today's, which they have yet to solve ``until`` then.
    """

    player: Player
    awaiting: Sequence[RunningMatch]
    due: datetime
    until: datetime
    streak: int = 0


def of(connection: Connection, player_id: int, now: datetime) -> Day | None:
    """A player's day, if they are to be told of it by now."""
    player, due = players.by_id(connection, player_id), preferences.of(connection, player_id).daily_due
    if player.discord_id is None or due is None or due > now:
        return None
    listed = match_selection.running(connection, Person(player.discord_id, player.name))
    awaiting = [each._replace(awaits_me=True) for each in listed if each.is_due or each.awaits_answer]
    today = day_of(now)
    return Day(
        player,
        match_selection.in_contests(connection, awaiting),
        due,
        until=midnight_of(today + 1),
        streak=_streak_at_stake(connection, player_id, today),
    )


def _streak_at_stake(connection: Connection, player_id: int, today: int) -> int:
    """The days of a streak which today's puzzle would carry on; 0 where there is none, or today's was solved."""
    if any(each.state is not PuzzleState.OPEN for each in attempts.at_day(connection, player_id, today)):
        return 0
    if len(attempts.days_of(connection, player_id, PuzzleState.SOLVED)) < 2:
        return 0  # so for most people no more is asked of the database
    current = streak_of(connection, player_id, today).current
    return current if current > 1 else 0  # a single day is no streak


def told(connection: Connection, day: Day, now: datetime) -> None:
    """Store that a player was told, so that it is due again on the next day."""
    chosen = preferences.of(connection, day.player.id)
    if chosen.daily_due == day.due:
        preferences.set_daily_due(connection, day.player.id, with_next_day(chosen, now).daily_due)
