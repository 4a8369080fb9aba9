"""Replaying every stored match, to find records that contradict themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services.matches import ENDINGS
from data import Database, Match, MatchEnd, MatchState, matches
from data import Turn as TurnRecord
from game import Edition, Outcome, Position

_AT_ONCE: Final = 500
_NOBODY_WINS: Final = {
    MatchEnd.AGREED,
    MatchEnd.REPETITION,
    MatchEnd.TURN_LIMIT,
    MatchEnd.ABANDONED,
    MatchEnd.CANCELLED,
}


class Finding(NamedTuple):
    """A match replayed: what is wrong with it, or None."""

    match_id: int
    fault: str | None


async def replay_all(database: Database) -> AsyncIterator[Finding]:
    """A finding for every match there is."""
    last = 0
    while True:
        async with database.read() as connection:
            ids = await matches.ids_after(connection, last, _AT_ONCE)
            for match_id in ids:
                yield Finding(match_id, await _fault(connection, match_id))
        if not ids:
            return
        last = ids[-1]


async def _fault(connection: AsyncConnection, match_id: int) -> str | None:
    try:
        match = await matches.by_id(connection, match_id)
        if match is None:
            return "it vanished while being read"
        return fault_of(match, await matches.turns_of(connection, match_id))
    except ValueError as error:
        return f"it can't be read: {error}"


def fault_of(match: Match, turns: Sequence[TurnRecord]) -> str | None:
    """What in a match's record contradicts the rules or itself, or None."""
    position = Position.start(Edition(match.edition))
    for number, stored in enumerate(turns, 1):
        if stored.number != number:
            return f"turn {number} is missing"
        try:
            position = position.after(position.parse_turn(stored.notation))
        except ValueError as error:
            return f"turn {number}, {stored.notation!r}: {error}"
        if str(position) != stored.position:
            return f"turn {number} leads to {position}, but {stored.position} is stored"
    if len(turns) != match.turns:
        return f"it counts {match.turns} turns, but {len(turns)} are stored"
    if str(position) != match.position:
        return f"its turns lead to {position}, but {match.position} is stored"
    return _fault_of_ending(match, position.outcome)


def _fault_of_ending(match: Match, outcome: Outcome | None) -> str | None:
    if match.state is MatchState.RUNNING:
        if outcome or match.winner or match.ending:
            return "it is running, but has an end"
        return None
    if match.state is MatchState.OVER and (match.winner is None) != (match.ending in _NOBODY_WINS):
        return f"it is over, but how is unclear: {match.winner} by {match.ending and match.ending.value}"
    kept = (match.winner, match.ending)
    if outcome and kept != (outcome.winner.value, ENDINGS[outcome.ending]):
        return f"{outcome.winner.value} has won by {outcome.ending.value}, but {match.winner} is stored"
    return None
