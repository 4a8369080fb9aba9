"""Stepping through matches and uploaded records, turn by turn."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from data.queries import turns
from game import (
    MAX_TURNS,
    AmbiguousTurn,
    BadRecord,
    Booped,
    Event,
    Fell,
    Graduated,
    IllegalTurn,
    Played,
    Position,
    Record,
    Scared,
    TurnError,
    read_record,
    record,
)
from services.people import Person
from services.play.access import match_to_replay
from services.play.beginning.new_match import start_of
from services.play.snapshots import RecordBroken, Snapshot
from services.play.telling.summaries import with_summary
from services.refusals import Detail, Refusal, Refused

#: Turns among a game's highlights at most.
HIGHLIGHTS: Final = 5
#: Pushes that are as much to look at as a kitten that grows up, and as a piece that falls.
_GROWN, _FAR = 2, 4
#: In a record, the name of a person who has been forgotten.
_UNKNOWN: Final = "Former player"
#: In a record, the header with the numbers of the turns that were planned ahead.
_PLANNED: Final = "Planned"
#: In a record, the result of a match that has none yet.
_RUNNING: Final = "still running"


@dataclass(frozen=True)
class ReplayStep:
    """A game at one of its turns (0: the start), of a stored match or of an uploaded record; ``planned``: that was planned ahead."""

    source: Snapshot | Record
    number: int
    turns: int
    played: Played | None
    position: Position
    planned: bool = False

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the turn."""
        return self.played.events if self.played else ()

    @property
    def over(self) -> bool:
        """True if the game has ended here, so that nobody is to move."""
        if self.position.outcome:
            return True
        return self.number == self.turns and is_over(self.source)


def is_over(source: Snapshot | Record) -> bool:
    """True if a match has ended; for a record, whether it has a result."""
    if isinstance(source, Snapshot):
        return not source.running
    return source.headers.get("Result", _RUNNING) != _RUNNING


def step(
    connection: Connection, match_id: int, person: Person, channel_id: int, number: int | None
) -> ReplayStep:
    """A match that this person may replay in this channel, at a turn; a number out of range means the nearer end.

    None is where a replay opens: at the start or, of a match that still runs, at its last turn.

    Refuses as ``match_to_replay`` does.
    """
    snapshot = match_to_replay(connection, match_id, person, channel_id)
    stored = turns.of(connection, match_id)
    nearest = _nearest(number, len(stored), snapshot)
    position = start_of(snapshot.match)
    if nearest == 0:
        return ReplayStep(snapshot, 0, len(stored), None, position)
    with _replayable(match_id):
        if nearest > 1:
            position = Position.parse(stored[nearest - 2].position)
        played = position.play(position.parse_turn(stored[nearest - 1].notation))
    if nearest == len(stored):
        snapshot = with_summary(connection, snapshot)  # its last picture tells how it ended
    planned = stored[nearest - 1].planned
    return ReplayStep(snapshot, nearest, len(stored), played, played.position, planned)


def step_in(text: str, number: int | None) -> ReplayStep:
    """An uploaded record at a turn, or where it opens, as with ``step``; Refused if it is none. The time it takes grows with the number of turns."""
    return _step_of(read(text), number)


def end_of(record: Record) -> ReplayStep:
    """A record at its last turn."""
    return _step_of(record, len(record.turns))


def _nearest(number: int | None, turns: int, source: Snapshot | Record) -> int:
    """The turn to go to. The end of a match has just been seen by whoever replays it; of one that runs, people want the latest."""
    if number is None:
        return 0 if is_over(source) else turns
    return min(max(number, 0), turns)


def _step_of(record: Record, number: int | None) -> ReplayStep:
    number = _nearest(number, len(record.turns), record)
    played = record.played(number)
    position = played.position if played else record.start
    planned = str(number) in record.headers.get(_PLANNED, "").split()
    return ReplayStep(record, number, len(record.turns), played, position, planned)


def read(text: str) -> Record:
    """Read a text as a record; refused with the line that is wrong, and why."""
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
    if bad.expected and bad.expected > MAX_TURNS:
        return Refused(Refusal.RECORD_TOO_LONG, line=bad.line, limit=MAX_TURNS)
    if bad.expected:
        return Refused(Refusal.RECORD_NOT_NEXT, expected=bad.expected, **where)
    if bad.text:
        return Refused(Refusal.RECORD_ODD_EDITION, **where)
    return Refused(Refusal.RECORD_NO_EDITION, line=bad.line)


def record_of(
    connection: Connection, match_id: int, person: Person, channel_id: int
) -> tuple[Snapshot, Record]:
    """A match that this person may replay in this channel, and its record. Refuses as ``match_to_replay`` does."""
    snapshot = match_to_replay(connection, match_id, person, channel_id)
    stored = turns.of(connection, match_id)
    match = snapshot.match
    winner = match.winner.name.lower() if match.winner else "nobody"
    result = f"{winner} wins ({match.ending.value})" if match.ending else _RUNNING
    position, played = start_of(match), []
    with _replayable(match_id):
        for turn in stored:
            played.append(position.parse_turn(turn.notation))
            position = Position.parse(turn.position)
    planned = " ".join(str(turn.number) for turn in stored if turn.planned)
    return snapshot, record(
        match.edition,
        played,
        handicap=match.handicap,
        **({_PLANNED: planned} if planned else {}),
        Match=str(match.id),
        Begun=match.created_at.date().isoformat(),
        Orange=snapshot.orange.name or _UNKNOWN,
        Gray=snapshot.gray.name or _UNKNOWN,
        Result=result,
    )


def film_of(
    connection: Connection, match_id: int, person: Person, channel_id: int
) -> tuple[Snapshot, Record]:
    """The same as ``record_of``, and what a match that is over came to."""
    snapshot, written = record_of(connection, match_id, person, channel_id)
    return with_summary(connection, snapshot), written


def liveliest(record: Record) -> tuple[int, ...]:
    """The numbers of a game's turns in which most happens, two by which a line grows up among them, with ghosts also the scariest, and of the last: its highlights.

    What a review knows is left out: the turns that change the chances most are mistakes, which nobody wants shown.
    """
    played = _played(record)
    if not played:
        return ()
    happened = {number: _liveliness(each) for number, each in enumerate(played[:-1], 1)}
    lively = [number for number in happened if happened[number]]
    most = sorted(lively, key=lambda number: (-happened[number], -number))
    growing = [number for number in most if _grows_up(played[number - 1])]
    must = [*most[:1], *growing[:2], *_scariest(played)]
    chosen = list(dict.fromkeys([*must, *most]))[: HIGHLIGHTS - 1]
    return (*sorted(chosen), len(played))


def _grows_up(played: Played) -> bool:
    """True if a turn lets a whole line grow up."""
    return any(isinstance(event, Graduated) and len(event.squares) > 1 for event in played.events)


def _scariest(played: Sequence[Played]) -> Sequence[int]:
    """The number of the turn before the last in which most pieces jump, if any does."""
    jumps = {
        number: sum(isinstance(event, Scared) for event in each.events)
        for number, each in enumerate(played[:-1], 1)
    }
    most = max(jumps, key=lambda number: jumps[number], default=None)
    return [most] if most and jumps[most] else []


def _played(record: Record) -> Sequence[Played]:
    """Every turn of a game as it was played."""
    position, played = record.start, list[Played]()
    for turn in record.turns:
        played.append(position.play(turn))
        position = played[-1].position
    return played


def _liveliness(played: Played) -> int:
    """The worth of a turn to those who watch: many pushed at once most, then each that falls or jumps, and each that grows up."""
    pushed = [event for event in played.events if isinstance(event, Booped | Fell | Scared)]
    far = sum(not isinstance(event, Booped) for event in pushed)
    grown = sum(len(event.squares) for event in played.events if isinstance(event, Graduated))
    return len(pushed) ** 2 + _FAR * far + _GROWN * grown


@contextmanager
def _replayable(match_id: int) -> Iterator[None]:
    """Turn a ValueError into RecordBroken: the turns can't be played."""
    try:
        yield
    except ValueError as error:
        raise RecordBroken(match_id, f"its turns can't be replayed: {error}") from error
