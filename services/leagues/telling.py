"""A season as it is told: who is in it, and how its divisions stand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from data.leagues import NOWHERE, EntryState, League, LeagueState
from data.queries.contests import leagues
from data.queries.contests.leagues import Entrant
from services.leagues.announcing import joined_season
from services.leagues.standings import DivisionTable, tables
from services.people import Person


class SeasonSeen(NamedTuple):
    """A league, the tables of the season that runs or was the last, and who has joined the next one."""

    league: League
    divisions: Sequence[DivisionTable]
    joined: Sequence[Entrant]

    @property
    def over(self) -> int:
        """The number of matches that are over."""
        return sum(len(each.encounters) for each in self.divisions)

    def is_in(self, person: Person) -> bool:
        """True if somebody has joined the season that is open, or the next."""
        return any(each.player.discord_id == person.discord_id for each in self.joined)

    def division_of(self, person: Person) -> int | None:
        """The number of the division in which somebody is or was this season, from 0; None if they were in none."""
        for number, division in enumerate(self.divisions):
            if any(player.discord_id == person.discord_id for player in division.players.values()):
                return number
        return None

    def plays(self, person: Person) -> bool:
        """True if somebody is in the season that runs, and their division is not over."""
        number = self.division_of(person)
        if number is None or self.divisions[number].is_over:
            return False
        division = self.divisions[number]
        return any(
            division.entries[player_id].state is EntryState.IN
            for player_id, player in division.players.items()
            if player.discord_id == person.discord_id
        )


def read(connection: Connection, league_id: int) -> SeasonSeen | None:
    """A league as it is told; None if there is none with this id."""
    league = leagues.by_id(connection, league_id)
    return _seen(connection, league) if league else None


def of_guild(connection: Connection, guild_id: int) -> Sequence[SeasonSeen]:
    """The leagues of a server that go on."""
    return [_seen(connection, league) for league in leagues.of_guild(connection, guild_id)]


def set_told(connection: Connection, league: League, message_id: int, told: str) -> None:
    """Store what the message of a season says, unless the league is at another season, or in another channel, by now.

    Once it has told the end of the league, it is not edited any more, and need not be known.
    """
    now = leagues.by_id(connection, league.id)
    if now and (now.season, now.channel_id) == (league.season, league.channel_id):
        kept = None if league.state is LeagueState.ENDED else message_id
        leagues.save(connection, now._replace(message_id=kept, told=told))


def lose_channel(connection: Connection, league: League) -> None:
    """Store that a league's channel is gone: it has no place, and does nothing by itself, until it is given another one."""
    now = leagues.by_id(connection, league.id)
    if now and now.channel_id == league.channel_id:
        leagues.save(connection, now._replace(channel_id=NOWHERE, message_id=None, told=""))


def _seen(connection: Connection, league: League) -> SeasonSeen:
    joined = leagues.entrants(connection, league.id, joined_season(league))
    return SeasonSeen(league, tables(connection, league), joined)
