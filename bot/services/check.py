"""Replaying every stored match, to find records that contradict themselves."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from typing import Final, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from data import Database, Match, MatchState, matches
from data import Turn as TurnRecord
from game import Edition, Position

_AT_ONCE: Final = 500


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
    match = await matches.by_id(connection, match_id)
    if match is None:
        return "it vanished while being read"
    return fault_of(match, await matches.turns_of(connection, match_id))


def fault_of(match: Match, turns: Sequence[TurnRecord]) -> str | None:
    """What in a match's record contradicts the rules or itself, or None."""
    position = Position.start(Edition(match.edition))
    for number, stored in enumerate(turns, 1):
        if stored.number != number:
            return f"turn {number} is missing"
        try:
            position = position.play(position.parse_turn(stored.notation)).position
        except ValueError as error:
            return f"turn {number}, {stored.notation!r}: {error}"
        if str(position) != stored.position:
            return f"turn {number} leads to {position}, but {stored.position} is stored"
    if len(turns) != match.turns:
        return f"it counts {match.turns} turns, but {len(turns)} are stored"
    if str(position) != match.position:
        return f"its turns lead to {position}, but {match.position} is stored"
    if position.outcome and match.state is MatchState.RUNNING:
        return "it is won, but still running"
    if position.outcome and match.winner != position.outcome.winner.value:
        return f"{position.outcome.winner.value} has won, but {match.winner} is stored"
    return None
