"""A contest as it is told: who is in it, and how it stands."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import ToldResults
from data.queries.announcing import clubhouses
from data.queries.contests import contest_pairs, contests
from data.queries.contests.contests import Entrant
from data.records.contests import NOWHERE, Contest, ContestKind, ContestState, EntryState
from data.records.people import Player
from services.contests.announcing import joined_season
from services.contests.arena import standings as arenas
from services.contests.arena.standings import ArenaTable
from services.contests.cup import brackets
from services.contests.cup.brackets import CupBracket
from services.contests.league.standings import DivisionTable, Forfeit, tables
from services.people import Person, player_id_of

#: So many winners of a server are looked through for those of a contest that has just ended.
_LATEST: Final = 50


class _LeagueSeat(NamedTuple):
    """Somebody in a season of a league: the number of their division, from 0, the division, and their own id."""

    number: int
    division: DivisionTable
    player_id: int

    @property
    def is_in(self) -> bool:
        """True if they are still in the season."""
        return self.division.entries[self.player_id].state is EntryState.IN


class ContestSeen(NamedTuple):
    """A contest, and who has joined what comes: a season of a league, a cup, or an arena.

    ``divisions`` are the tables of a league's season that runs or was the last; ``cup`` is the bracket of a cup that has begun, ``arena`` the table of an arena that has.
    """

    contest: Contest
    joined: Sequence[Entrant]
    divisions: Sequence[DivisionTable] = ()
    cup: CupBracket | None = None
    arena: ArenaTable | None = None

    @property
    def over(self) -> int:
        """The number of a season's matches that are over and count."""
        return sum(len(each.counted) for each in self.divisions)

    @property
    def all(self) -> int:
        """The number of a season's matches that count in the end."""
        return sum(each.all for each in self.divisions)

    @property
    def has_begun(self) -> bool:
        """True if there is something to look back on: a season that is over, a table or a bracket, or an arena in which somebody has played."""
        return self.contest.season > 1 or bool(
            self.divisions or self.cup or (self.arena and self.arena.played)
        )

    def is_in(self, person: Person) -> bool:
        """True if somebody has joined what comes."""
        return any(each.player.discord_id == person.discord_id for each in self.joined)

    def division_of(self, person: Person) -> int | None:
        """The number of the division in which somebody is or was this season, from 0; None if they were in none."""
        seat = self._seat_of(person)
        return seat and seat.number

    def forfeit_of(self, person: Person) -> Forfeit | None:
        """The matches of somebody, if they got out of a league's season now; None if they are in none."""
        seat = self._seat_of(person)
        return seat and seat.division.forfeit_of(seat.player_id)

    def is_out(self, person: Person) -> bool:
        """True if somebody is out of the season of a league that runs."""
        seat = self._seat_of(person)
        runs = self.contest.state in {ContestState.RUNNING, ContestState.PAUSED}
        return runs and seat is not None and not seat.is_in

    def plays(self, person: Person) -> bool:
        """True if somebody is in what runs, and it is not over for them."""
        if self.cup is not None:
            player_id = player_id_of(person, self.cup.players)
            return player_id is not None and self.cup.is_in(player_id)
        if self.arena is not None:
            return self.contest.state is ContestState.RUNNING and self.arena.is_in(person)
        seat = self._seat_of(person)
        return seat is not None and seat.is_in and not seat.division.is_over

    def sits_out(self, person: Person) -> bool:
        """True if somebody sits out of an arena that runs, and may come back."""
        if self.arena is None or self.contest.state is not ContestState.RUNNING:
            return False
        entry = self.arena.entry_of(person)
        return entry is not None and entry.state in {EntryState.OUT, EntryState.LEFT}

    @property
    def members(self) -> Sequence[Player]:
        """Everybody whom a moderator can take out, by their names: those who have joined what comes, play in what runs, or sit out of it."""
        every = {each.player.id: each.player for each in self.joined}
        for table in (*self.divisions, self.cup, self.arena):
            every |= table.players if table else {}
        there = filter(self._is_there, every.values())
        return sorted(there, key=lambda player: (player.name.casefold(), player.id))

    def _is_there(self, player: Player) -> bool:
        return player.discord_id is not None and self.is_there(Person(player.discord_id, player.name))

    def is_there(self, person: Person) -> bool:
        """True if a moderator can take somebody out."""
        return self.is_in(person) or self.has_begun_for(person)

    def has_begun_for(self, person: Person) -> bool:
        """True if somebody plays in what runs, or sits out of it."""
        return self.plays(person) or self.sits_out(person)

    def _seat_of(self, person: Person) -> _LeagueSeat | None:
        for number, division in enumerate(self.divisions):
            player_id = player_id_of(person, division.players)
            if player_id is not None:
                return _LeagueSeat(number, division, player_id)
        return None


def read(connection: Connection, contest_id: int) -> ContestSeen | None:
    """A contest as it is told; None if there is none with this id."""
    contest = contests.by_id(connection, contest_id)
    return _seen(connection, contest) if contest else None


def of_guild(connection: Connection, guild_id: int, kind: ContestKind) -> Sequence[ContestSeen]:
    """The contests of one kind in a server that go on."""
    found = contests.of_guild(connection, guild_id)
    return [_seen(connection, contest) for contest in found if contest.kind is kind]


def others(connection: Connection, contest: Contest) -> Collection[int]:
    """The ids of the other contests of a contest's kind that go on in its server."""
    found = contests.of_guild(connection, contest.guild_id)
    return [each.id for each in found if each.kind is contest.kind and each.id != contest.id]


def channels(connection: Connection, guild_id: int) -> Collection[int]:
    """The channels of a server in which contests go on."""
    return {contest.channel_id for contest in contests.of_guild(connection, guild_id)}


def set_told(connection: Connection, contest: Contest, message_id: int, told: str) -> None:
    """Store what the message of a contest says, unless it is at another season, or in another channel, by now.

    Once it has told the end of the contest, it is not edited any more, and need not be known.
    """
    now = contests.by_id(connection, contest.id)
    if now and (now.season, now.channel_id) == (contest.season, contest.channel_id):
        kept = None if contest.state is ContestState.ENDED else message_id
        contests.save(connection, now._replace(message_id=kept, told=told))


def clubhouse_of(connection: Connection, contest: Contest) -> int | None:
    """The channel of the clubhouse in which the end of a contest is told, too; None: in none.

    So it is where the contest has its own channel there, where no results are told, and where every winner keeps off the leaderboards.
    """
    found = clubhouses.of_guild(connection, contest.guild_id)
    if contest.called_off or found is None or found.channel_id == contest.channel_id:
        return None
    if found.results is ToldResults.NONE:
        return None
    winners = contests.winners(connection, contest.guild_id, _LATEST)
    return found.channel_id if any(each.contest.id == contest.id for each in winners) else None


def set_said(connection: Connection, contest: Contest) -> None:
    """Store that the end of a contest's season is told."""
    contests.set_unsaid(connection, contest.id, is_unsaid=False)


def lose_channel(connection: Connection, contest: Contest) -> None:
    """Store that a contest's channel is gone: it has no place, and does and tells nothing by itself, until it is given another one."""
    now = contests.by_id(connection, contest.id)
    if now and now.channel_id == contest.channel_id:
        if now.kind is ContestKind.ARENA:
            # Meanwhile nobody waits for a match that can't begin.
            contest_pairs.drop_waiting(connection, now)
        contests.save(connection, now._replace(channel_id=NOWHERE, message_id=None, told="", unsaid=False))


def _seen(connection: Connection, contest: Contest) -> ContestSeen:
    joined = contests.entrants(connection, contest.id, joined_season(contest))
    if contest.kind is ContestKind.LEAGUE:
        return ContestSeen(contest, joined, divisions=tables(connection, contest))
    if contest.kind is ContestKind.ARENA:
        arena = arenas.read(connection, contest)
        return ContestSeen(contest, [] if arena else joined, arena=arena)
    cup = brackets.read(connection, contest)
    return ContestSeen(contest, [] if cup else joined, cup=cup)
