"""The table of an arena, read off its matches."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from contests.arena.table import ArenaStanding, results, table
from contests.encounters import Encounter
from data.queries.contests import contest_pairs, contests
from data.records.contests import Contest, ContestEntry, ContestState, EntryState
from data.records.matches import Match
from data.records.people import Player
from services.contests.seeding import ratings_of
from services.people import Person, player_id_of
from services.play.beginning.encounters import encounters_of


class ArenaTable(NamedTuple):
    """An arena as it stands: its rows, the best first, who they are, their ratings, the matches that count, and all that have begun."""

    rows: Sequence[ArenaStanding]
    players: Mapping[int, Player]
    entries: Mapping[int, ContestEntry]
    ratings: Mapping[int, float]
    encounters: Sequence[Encounter]
    played: Sequence[Match]

    @property
    def winners(self) -> Sequence[ArenaStanding]:
        """Whoever stands first, which several may share; nobody before a match is over."""
        return [row for row in self.rows if row.place == 1] if self.encounters else []

    @property
    def is_decided(self) -> bool:
        """True if the places are stored: the arena has gone on until its end."""
        return any(entry.place is not None for entry in self.entries.values())

    def results(self, player_id: int) -> Sequence[float]:
        """The results of somebody's matches, 1, ½ or 0, the first one first."""
        return results(list(self.players), self.encounters)[player_id]

    def entry_of(self, person: Person) -> ContestEntry | None:
        """Somebody's entry; None if they have never been in."""
        player_id = player_id_of(person, self.players)
        return None if player_id is None else self.entries[player_id]

    def is_in(self, person: Person) -> bool:
        """True if somebody is in, and does not sit out."""
        entry = self.entry_of(person)
        return entry is not None and entry.state is EntryState.IN


def read(connection: Connection, contest: Contest) -> ArenaTable | None:
    """The table of an arena; None before it has begun. A match that ended later than the arena does not count."""
    if contest.state is ContestState.OPEN:
        return None
    entrants = [
        each
        for each in contests.entrants(connection, contest.id, contest.season)
        if each.entry.division is not None
    ]
    played = contest_pairs.matches_of(connection, contest.id, contest.season)
    in_time = [each for each in played if contest.ends_at is None or each.changed_at < contest.ends_at]
    encounters = list(encounters_of(in_time))
    ratings = ratings_of(connection, contest, [each.player.id for each in entrants])
    return ArenaTable(
        table(ratings, encounters),
        {each.player.id: each.player for each in entrants},
        {each.player.id: each.entry for each in entrants},
        ratings,
        encounters,
        played,
    )
