"""Calling somebody to the daily puzzle: each day at about the time at which they asked for it, for as long as they come (decision 64)."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Player, Preferences, PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from services.learning.daily import day_of, midnight_of, streak_of
from services.learning.puzzles import trying
from services.learning.puzzles.solving import Solving
from services.people import Person

#: The call comes at the same time of the next day, for then they are likely to be awake and free.
_AFTER: Final = timedelta(days=1)
#: Whoever has let so many days go by is called no more.
_DAYS_MISSED: Final = 2
#: Whoever is called has at least so long until that day's puzzle is over.
_TIME_LEFT: Final = timedelta(hours=4)


class Call(NamedTuple):
    """A call to the puzzle of a ``day``, with the days of a streak that it would carry on.

    ``due`` is the moment at which it was to come; ``needed`` is False if they have begun that day's puzzle already, or come no more.
    ``then`` is the moment of the next call; None: this was the last. ``last``: it is, unless they begin that puzzle.
    """

    player: Player
    due: datetime
    day: int
    streak: int
    needed: bool
    then: datetime | None
    last: bool = False


def due_after(now: datetime) -> datetime:
    """The moment of a call that somebody asks for now.

    >>> from datetime import UTC
    >>> str(due_after(datetime(2026, 1, 7, 18, tzinfo=UTC)))
    '2026-01-08 18:00:00+00:00'
    >>> str(due_after(datetime(2026, 1, 7, 23, 30, tzinfo=UTC)))
    '2026-01-08 20:00:00+00:00'
    """
    return min(now + _AFTER, midnight_of(day_of(now) + 2) - _TIME_LEFT)


def ask(connection: Connection, attempt_id: int, person: Person, now: datetime) -> Solving:
    """Let whoever made this attempt be called to the daily puzzles from tomorrow on. Refuses PUZZLE_NOT_YOURS and, while it is open, PUZZLE_CHANGED."""
    solving = trying.line_of(connection, attempt_id, person)
    _choose(connection, solving.attempt.player_id, now)
    return solving


def stop_at(connection: Connection, attempt_id: int, person: Person) -> Solving:
    """Let whoever made this attempt be called no more. Refuses as ``ask`` does."""
    solving = trying.line_of(connection, attempt_id, person)
    _choose(connection, solving.attempt.player_id, None)
    return solving


def stop(connection: Connection, person: Person) -> None:
    """Let somebody be called no more."""
    _choose(connection, players.get_or_create(connection, *person).id, None)


def _choose(connection: Connection, player_id: int, now: datetime | None) -> None:
    preferences.save(connection, player_id, asked(preferences.of(connection, player_id), now))


def asked(chosen: Preferences, now: datetime | None) -> Preferences:
    """The choices of somebody who asks ``now`` to be called from tomorrow on; None: who wants to be called no more."""
    if now is None:
        return chosen._replace(call_due=None, call_asked=None)
    return chosen._replace(call_due=due_after(now), call_asked=day_of(now))


def of(connection: Connection, player_id: int, now: datetime) -> Call | None:
    """A player's call, if it is due by now."""
    player, chosen = players.by_id(connection, player_id), preferences.of(connection, player_id)
    due = chosen.call_due
    if player.discord_id is None or due is None or due > now:
        return None
    today = day_of(now)
    streak = streak_of(connection, player_id, today).current
    begun = {day for state in PuzzleState for day in attempts.days_of(connection, player_id, state)}
    has_begun = today in begun

    def came_before(moment: datetime) -> bool:
        """True if they have begun a puzzle in the days before, today apart; who has just asked counts as one who comes."""
        of_late = range(day_of(moment) - _DAYS_MISSED, today)
        return any(day in of_late for day in (*begun, chosen.call_asked))

    # Counted from the day for which it was due, so that nobody is dropped because the bot was away.
    comes = has_begun or came_before(due)
    then = _next_after(due, now) if comes else None
    needed = comes and not has_begun
    return Call(
        player, due, today, streak, needed=needed, then=then, last=needed and not came_before(then or due)
    )


def _next_after(due: datetime, now: datetime) -> datetime:
    """The same time of the first day on which it is still to come."""
    return due + _AFTER * ((now - due) // _AFTER + 1)


def told(connection: Connection, call: Call) -> None:
    """Store that a player was called, and so can be written to again, or need not be, and when they are to be called next; what they have asked for meanwhile stays."""
    chosen = preferences.of(connection, call.player.id)
    after = chosen._replace(direct_blocked=chosen.direct_blocked and not call.needed)
    if chosen.call_due == call.due:
        after = after._replace(call_due=call.then)
    preferences.save(connection, call.player.id, after)
