"""The matches of a contest that are over, as it counts them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from contests.encounters import Encounter
from data.records.matches import Match, MatchEnd, MatchState
from services.play.beginning.pairs import early_winner

_FOR_NOBODY = {None, MatchEnd.CANCELLED, MatchEnd.LEFT_CONTEST}


def encounters_of(played: Sequence[Match]) -> Iterator[Encounter]:
    """The matches that are over and count here, in the order of their ends: whoever ran out of time or gave up has lost, however early that was."""
    for match in sorted(played, key=lambda match: (match.changed_at, match.id)):
        if match.state is MatchState.OVER and not _is_for_nobody(match):
            yield Encounter(match.orange_id, match.gray_id, _winner_of(match), match.turns)


def _is_for_nobody(match: Match) -> bool:
    # One that was closed because its server had removed the bot for long is nobody's fault.
    return match.ending in _FOR_NOBODY or (match.ending is MatchEnd.ABANDONED and match.by is None)


def _winner_of(match: Match) -> int | None:
    winner = match.winner or early_winner(match)
    return None if winner is None else match.player_id(winner)
