"""Replaying every stored match, to find records that contradict themselves."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, MatchState, StoredTurn, matches
from game import Edition, Outcome, Position
from services.matches import ENDINGS

#: How many matches are replayed in one transaction.
AT_ONCE: Final = 500


class Finding(NamedTuple):
    """The result of replaying a match: what is wrong with it, or None."""

    match_id: int
    fault: str | None


def replay_some(connection: Connection, after: int) -> Sequence[Finding]:
    """A finding for each of the next matches after an id, AT_ONCE at most; none when all have been replayed."""
    ids = matches.ids_after(connection, after, AT_ONCE)
    return [Finding(match_id, _fault(connection, match_id)) for match_id in ids]


def _fault(connection: Connection, match_id: int) -> str | None:
    try:
        match = matches.by_id(connection, match_id)
        if match is None:
            return "it vanished while being read"
        return fault_of(match, matches.turns_of(connection, match_id))
    except ValueError as error:
        return f"it can't be read: {error}"


def fault_of(match: Match, turns: Sequence[StoredTurn]) -> str | None:
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
    if match.state is MatchState.OVER and (match.winner is not None) != bool(
        match.ending and match.ending.won
    ):
        return f"it is over, but how is unclear: {match.winner} by {match.ending and match.ending.value}"
    kept = (match.winner, match.ending)
    if outcome and kept != (outcome.winner.value, ENDINGS[outcome.ending]):
        return f"{outcome.winner.value} has won by {outcome.ending.value}, but {match.winner} is stored"
    return None
