"""The tables of a season, read off its matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from contests.encounters import Encounter
from contests.league.forfeits import counted, half_over, void_of
from contests.league.table import LeagueStanding, table
from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, EntryState
from data.records.matches import MatchState
from data.records.people import Player
from services.play.beginning.encounters import encounters_of

#: So many matches everybody plays with everybody else of their division.
_GAMES: Final = 2


class Forfeit(NamedTuple):
    """The matches of somebody who may get out of a season now: how many are over, of how many, and whether they would count."""

    over: int
    all: int
    counts: bool


class DivisionTable(NamedTuple):
    """A division of a season: its rows, the best first, who they are in the order of their seeds, its matches that are over, and how many are running or have yet to begin.

    ``threads`` are those in which matches are running, in the order in which they began; those in the league's own channel have none.
    """

    rows: Sequence[LeagueStanding]
    players: Mapping[int, Player]
    entries: Mapping[int, ContestEntry]
    encounters: Sequence[Encounter]
    running: int
    waiting: int
    threads: Sequence[int] = ()

    @property
    def counted(self) -> Sequence[Encounter]:
        """The matches that count, with those that were won because somebody is out."""
        return counted(list(self.players), self.encounters, self._out)

    @property
    def _out(self) -> set[int]:
        return {row.contestant for row in self.rows if row.is_out}

    @property
    def all(self) -> int:
        """The number of matches that count in the end, as far as is known now; those with somebody who is out may count for nobody."""
        return len(self.counted) + self.running + _GAMES * self.waiting

    def all_of(self, player_id: int) -> int:
        """The number of matches of somebody that count in the end, as ``all``; of whoever is out, those that they had."""
        void = void_of(list(self.players), self.encounters, self._out)
        others = len(self.players) - 1
        return _GAMES * (others if player_id in void else others - len(void))

    @property
    def is_over(self) -> bool:
        """True if nothing is left to play."""
        return not self.running and not self.waiting

    def forfeit_of(self, player_id: int) -> Forfeit:
        """The matches of somebody, if they got out now."""
        members = list(self.players)
        over = sum(player_id in {each.first, each.second} for each in self.encounters)
        counts = player_id in half_over(members, self.encounters)
        return Forfeit(over, _GAMES * (len(members) - 1), counts)


def tables(connection: Connection, contest: Contest) -> Sequence[DivisionTable]:
    """The divisions of the season that runs or was the last, the best first; none before it has begun."""
    entrants = [
        each
        for each in contests.entrants(connection, contest.id, contest.season)
        if each.entry.division is not None
    ]
    pairs = contest_pairs.pairs_of(connection, contest.id, contest.season)
    division_of = {pair.id: pair.division for pair in pairs}
    played = contest_pairs.matches_of(connection, contest.id, contest.season)
    begun = {match.pair_id for match in played}
    found = []
    for number in sorted({each.entry.division for each in entrants if each.entry.division is not None}):
        members = [each for each in entrants if each.entry.division == number]
        mine = [match for match in played if division_of[match.pair_id or 0] == number]
        running = [match for match in mine if match.state is MatchState.RUNNING]
        encounters = list(encounters_of(mine))
        ids = [each.player.id for each in members]
        out = {each.player.id for each in members if each.entry.state is not EntryState.IN}
        found.append(
            DivisionTable(
                table(ids, encounters, out),
                {each.player.id: each.player for each in members},
                {each.player.id: each.entry for each in members},
                encounters,
                len(running),
                sum(pair.division == number and pair.id not in begun for pair in pairs),
                list(
                    dict.fromkeys(
                        each.channel_id for each in running if each.channel_id != contest.channel_id
                    )
                ),
            )
        )
    return found
