"""The puzzle solvers of a server: who is among them, and how one gets there."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from enum import Enum
from typing import NamedTuple

from sqlalchemy import Connection

from data import PuzzleState
from data.queries import players, preferences
from data.queries.learning import attempts
from data.queries.learning import solvers as queries
from data.queries.learning.solvers import Solver
from data.queries.standings import LeaderboardCursor
from services.learning.daily import day_of
from services.learning.puzzles.of_day import count_for
from services.people import Person
from services.ranking.leaderboards import PAGE


class Absence(Enum):
    """The reason why somebody is not among the solvers: they are on no leaderboard, have not said yes, or have solved no daily puzzle here."""

    UNLISTED = "unlisted"
    NOT_ASKED = "not-asked"
    NONE_HERE = "none-here"


class SolversPage(NamedTuple):
    """Lines after a cursor, the cursor of the next page (None: there is none), and the asker's own, or why they have none."""

    guild_id: int
    after: LeaderboardCursor | None
    lines: Sequence[Solver]
    further: LeaderboardCursor | None
    own: Solver | Absence

    @property
    def apart(self) -> Solver | None:
        """The asker's own line, if it is not on this page."""
        return self.own if isinstance(self.own, Solver) and self.own not in self.lines else None

    @property
    def more(self) -> int:
        """The number of lines after this page."""
        return self.lines[-1].of - self.lines[-1].place if self.lines and self.further else 0


def rows_after(connection: Connection, guild_id: int, after: LeaderboardCursor | None) -> Sequence[Solver]:
    """The next lines after a cursor (None: from the top): a page, and one more if there are more."""
    return queries.page(connection, guild_id, PAGE + 1, after)


def own(connection: Connection, guild_id: int, person: Person) -> Solver | Absence:
    """The line of whoever asks, or why they have none."""
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        return Absence.NOT_ASKED
    return queries.of_player(connection, guild_id, player.id) or _absence(connection, player.id)


def _absence(connection: Connection, player_id: int) -> Absence:
    chosen = preferences.of(connection, player_id)
    if chosen.unlisted:
        return Absence.UNLISTED
    agreed = chosen.puzzles_shown and chosen.puzzles_counted
    return Absence.NONE_HERE if agreed else Absence.NOT_ASKED


def take_part(connection: Connection, guild_id: int, person: Person, now: datetime) -> None:
    """Let one's puzzles be seen, and one's daily ones count for servers: those of today that are solved already, for this one."""
    player = players.get_or_create(connection, *person)
    chosen = preferences.of(connection, player.id)
    preferences.save(connection, player.id, chosen._replace(puzzles_shown=True, puzzles_counted=True))
    for attempt in attempts.at_day(connection, player.id, day_of(now)):
        if attempt.state is PuzzleState.SOLVED:
            count_for(connection, attempt, guild_id)
