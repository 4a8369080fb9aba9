"""The tables of a season, read off its matches."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from contests.encounters import Encounter
from contests.league.forfeits import counted
from contests.league.table import LeagueStanding, table
from data.leagues import EntryState, League, LeagueEntry
from data.queries.contests import leagues
from data.records import Match, MatchEnd, MatchState, Player
from services.play.beginning.pairs import early_winner


class DivisionTable(NamedTuple):
    """A division of a season: its rows, the best first, who they are in the order of their seeds, its matches that are over, and how many are running or have yet to begin."""

    rows: Sequence[LeagueStanding]
    players: Mapping[int, Player]
    entries: Mapping[int, LeagueEntry]
    encounters: Sequence[Encounter]
    running: int
    waiting: int

    @property
    def counted(self) -> Sequence[Encounter]:
        """The matches that count, with those that were won because somebody is out."""
        out = {row.contestant for row in self.rows if row.is_out}
        return counted(list(self.players), self.encounters, out)

    @property
    def is_over(self) -> bool:
        """True if nothing is left to play."""
        return not self.running and not self.waiting


def tables(connection: Connection, league: League) -> Sequence[DivisionTable]:
    """The divisions of the season that runs or was the last, the best first; none before it has begun."""
    entrants = [
        each
        for each in leagues.entrants(connection, league.id, league.season)
        if each.entry.division is not None
    ]
    pairs = leagues.pairs_of(connection, league.id, league.season)
    division_of = {pair.id: pair.division for pair in pairs}
    played = leagues.matches_of(connection, league.id, league.season)
    begun = {match.pair_id for match in played}
    found = []
    for number in sorted({each.entry.division for each in entrants if each.entry.division is not None}):
        members = [each for each in entrants if each.entry.division == number]
        mine = [match for match in played if division_of[match.pair_id or 0] == number]
        encounters = list(_encounters(mine))
        ids = [each.player.id for each in members]
        out = {each.player.id for each in members if each.entry.state is not EntryState.IN}
        found.append(
            DivisionTable(
                table(ids, encounters, out),
                {each.player.id: each.player for each in members},
                {each.player.id: each.entry for each in members},
                encounters,
                sum(match.state is MatchState.RUNNING for match in mine),
                sum(pair.division == number and pair.id not in begun for pair in pairs),
            )
        )
    return found


def _encounters(played: Sequence[Match]) -> Iterator[Encounter]:
    """The matches that are over, as a league counts them: whoever ran out of time or gave up has lost, however early that was."""
    for match in played:
        if match.state is not MatchState.OVER or match.ending in {
            None,
            MatchEnd.CANCELLED,
            MatchEnd.LEFT_LEAGUE,
        }:
            continue
        if match.ending is MatchEnd.ABANDONED and match.by is None:
            continue  # its server had removed the bot for long, and nobody is to blame
        yield Encounter(match.orange_id, match.gray_id, _winner_of(match), match.turns)


def _winner_of(match: Match) -> int | None:
    winner = match.winner or early_winner(match)
    return None if winner is None else match.player_id(winner)
