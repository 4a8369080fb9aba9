"""Finished matches, and any match of one's own turn by turn."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from typing import Final, NamedTuple

from bot.services.matches import of_player
from bot.services.people import Person
from bot.services.snapshots import Snapshot
from data import Database, Match, Player, matches, players
from game import Edition, Event, Position, Record, Side, record

#: Lines a page.
PAGE: Final = 10
#: Beyond the last turn of any match.
LAST: Final = 10_000


class Finished(NamedTuple):
    """A finished match in somebody's history: against whom, and whether they won (None: nobody did)."""

    match: Match
    opponent: Player
    won: bool | None


class Mark(NamedTuple):
    """Where a page ends: the next one begins before this moment and match."""

    ended_at: datetime
    match_id: int


@dataclass(frozen=True)
class Step:
    """A match at one of its turns: 0 is the start."""

    snapshot: Snapshot
    number: int
    before: Position
    events: tuple[Event, ...]
    after: Position

    @property
    def turns(self) -> int:
        """How many turns there are to step through."""
        return self.snapshot.match.turns


async def finished(
    database: Database, person: Person, after: Mark | None = None
) -> tuple[Sequence[Finished], Mark | None]:
    """A page of a person's finished matches, the latest first, and where the next one begins, if there is one."""
    async with database.read() as connection:
        player = await players.by_discord_id(connection, person.discord_id)
        if player is None:
            return [], None
        found = await matches.finished_of(connection, player.id, PAGE + 1, after)
    page = [_seen_by(player, *each) for each in found[:PAGE]]
    last = page[-1].match if len(found) > PAGE else None
    return page, Mark(last.changed_at, last.id) if last else None


async def step(database: Database, match_id: int, person: Person, number: int) -> Step:
    """A match of this person's at a turn; beyond either end, at that end."""
    snapshot = await of_player(database, match_id, person)
    number = min(max(number, 0), snapshot.match.turns)
    start = Position.start(Edition(snapshot.match.edition))
    async with database.read() as connection:
        turns = await matches.turns_of(connection, match_id)
    if number == 0 or not turns:
        return Step(snapshot, 0, start, (), start)
    before = Position.parse(turns[number - 2].position) if number > 1 else start
    after, events = before.play(before.parse_turn(turns[number - 1].notation))
    return Step(snapshot, number, before, events, after)


async def record_of(database: Database, match_id: int, person: Person) -> Record:
    """The record of a match of this person's."""
    snapshot = await of_player(database, match_id, person)
    match = snapshot.match
    async with database.read() as connection:
        stored = await matches.turns_of(connection, match_id)
    turns = []
    position = Position.start(Edition(match.edition))
    for turn in stored:
        turns.append(position.parse_turn(turn.notation))
        position = Position.parse(turn.position)
    winner = {"o": "orange", "g": "gray", None: "nobody"}[match.winner]
    result = f"{winner}, {match.ending.value}" if match.ending else "still running"
    return record(
        Edition(match.edition),
        turns,
        Match=str(match.id),
        Begun=match.created_at.date().isoformat(),
        Orange=snapshot.orange.name,
        Gray=snapshot.gray.name,
        Result=result,
    )


def _seen_by(player: Player, match: Match, orange: Player, gray: Player) -> Finished:
    mine = Side.ORANGE if orange.id == player.id else Side.GRAY
    won = None if match.winner is None else match.winner == mine.value
    return Finished(match, gray if mine is Side.ORANGE else orange, won)
