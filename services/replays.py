"""Any match of one's own, or a record somebody has brought, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from data import matches
from game import (
    AmbiguousTurn,
    BadRecord,
    Edition,
    Event,
    IllegalTurn,
    Played,
    Position,
    Record,
    TurnError,
    read_record,
    record,
)
from services.access import own_match
from services.people import Person
from services.refusals import Detail, Refusal, Refused
from services.snapshots import RecordBroken, Snapshot

#: Beyond the last turn of any match.
LAST: Final = 10_000
#: In a record, the name of a person who has been forgotten.
_UNKNOWN: Final = "a former player"
#: In a record, the result of a match that has none yet.
_RUNNING: Final = "still running"


@dataclass(frozen=True)
class Step:
    """A game at one of its turns, 0 the start: of a stored match, or of a record somebody has brought."""

    source: Snapshot | Record
    number: int
    turns: int
    played: Played | None
    position: Position

    @property
    def events(self) -> tuple[Event, ...]:
        """What the turn did."""
        return self.played.events if self.played else ()

    @property
    def over(self) -> bool:
        """Whether nobody is to move any more."""
        if self.position.outcome:
            return True
        return self.number == self.turns and is_over(self.source)


def is_over(source: Snapshot | Record) -> bool:
    """Whether a match has ended; of a record's, whether it tells a result."""
    if isinstance(source, Snapshot):
        return not source.running
    return source.headers.get("Result", _RUNNING) != _RUNNING


def step(connection: Connection, match_id: int, person: Person, number: int) -> Step:
    """A match of this person's at a turn; beyond either end, at that end. Refuses as ``own_match`` does."""
    snapshot = own_match(connection, match_id, person)
    turns = matches.turns_of(connection, match_id)
    nearest = min(max(number, 0), len(turns))
    position = Position.start(Edition(snapshot.match.edition))
    if nearest == 0:
        return Step(snapshot, 0, len(turns), None, position)
    with _replayable(match_id):
        if nearest > 1:
            position = Position.parse(turns[nearest - 2].position)
        played = position.play(position.parse_turn(turns[nearest - 1].notation))
    return Step(snapshot, nearest, len(turns), played, played.position)


def step_in(text: str, number: int) -> Step:
    """A record that somebody has brought at a turn; Refused if it is none. It takes as long as its turns are many."""
    return _step_of(read(text), number)


def end_of(record: Record) -> Step:
    """A record at its last turn."""
    return _step_of(record, len(record.turns))


def _step_of(record: Record, number: int) -> Step:
    number = min(max(number, 0), len(record.turns))
    played = record.played(number)
    position = played.position if played else Position.start(record.edition)
    return Step(record, number, len(record.turns), played, position)


def read(text: str) -> Record:
    """The record that a text is; refused with the line that is wrong, and why."""
    if not text.strip():
        raise Refused(Refusal.RECORD_EMPTY)
    try:
        return read_record(text)
    except BadRecord as bad:
        raise _refused(bad) from bad


def _refused(bad: BadRecord) -> Refused:
    where: dict[str, Detail] = {"line": bad.line, "code": bad.text}
    match bad.error:
        case IllegalTurn(objection=objection):
            return Refused(Refusal.RECORD_ILLEGAL_TURN, objection=objection, **where)
        case AmbiguousTurn(turns=turns):
            return Refused(Refusal.RECORD_AMBIGUOUS_TURN, turns=turns, **where)
        case TurnError():
            return Refused(Refusal.RECORD_NOT_A_TURN, **where)
    if bad.expected:
        return Refused(Refusal.RECORD_NOT_NEXT, expected=bad.expected, **where)
    if bad.text:
        return Refused(Refusal.RECORD_ODD_EDITION, **where)
    return Refused(Refusal.RECORD_NO_EDITION, line=bad.line)


def record_of(connection: Connection, match_id: int, person: Person) -> tuple[Snapshot, Record]:
    """A match of this person's, and its record. Refuses as ``own_match`` does."""
    snapshot = own_match(connection, match_id, person)
    stored = matches.turns_of(connection, match_id)
    match = snapshot.match
    winner = {"o": "orange", "g": "gray", None: "nobody"}[match.winner]
    result = f"{winner} wins ({match.ending.value})" if match.ending else _RUNNING
    position, turns = Position.start(Edition(match.edition)), []
    with _replayable(match_id):
        for turn in stored:
            turns.append(position.parse_turn(turn.notation))
            position = Position.parse(turn.position)
    return snapshot, record(
        Edition(match.edition),
        turns,
        Match=str(match.id),
        Begun=match.created_at.date().isoformat(),
        Orange=snapshot.orange.name or _UNKNOWN,
        Gray=snapshot.gray.name or _UNKNOWN,
        Result=result,
    )


@contextmanager
def _replayable(match_id: int) -> Iterator[None]:
    """A match whose turns can't be played is broken."""
    try:
        yield
    except ValueError as error:
        raise RecordBroken(match_id, f"its turns can't be replayed: {error}") from error
