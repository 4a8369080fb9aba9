"""The tie of a cup in which a match is played, as its board tells it: who is ahead, who goes on, and for whom a draw is enough."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from contests.cup.bracket import won_by_games
from data import Match
from data.queries.contests import contest_pairs, contests
from data.records.contests import ContestKind, EntryState, PlayedIn
from game import Side
from services.play.beginning.encounters import encounters_of

#: A tie's matches, without a decider.
_BOTH: Final = 2


class TieState(Enum):
    """The states of a tie. ``LEVEL``: both its matches are over, and a decider follows; ``DECIDER``: this match is that, and runs; ``WALKOVER``: the other one is out."""

    OPEN = "open"
    LEVEL = "level"
    DECIDER = "decider"
    WON = "won"
    WALKOVER = "walkover"


class TieScore(NamedTuple):
    """A tie: its state, the points of each side, who goes on (None: nobody knows yet), for whom a draw in a decider is enough, and if it is the final."""

    state: TieState
    points: Mapping[Side, float]
    winner: Side | None
    better: Side
    is_final: bool

    @property
    def has_begun(self) -> bool:
        """True if there is something to tell of it."""
        return self.state is not TieState.OPEN or any(self.points.values())


def tie_of(connection: Connection, match: Match, played: PlayedIn | None) -> TieScore | None:
    """The tie of a match of a cup; None for any other match."""
    if played is None or played.contest.kind is not ContestKind.CUP:
        return None
    pair = played.pair
    games = list(encounters_of(contest_pairs.matches_between(connection, pair)))
    entered = contests.entries_in(connection, pair.contest_id, pair.season, (pair.one_id, pair.other_id))
    better, other = (each.player_id for each in sorted(entered, key=lambda each: each.seed or 0))
    won = won_by_games(better, other, games)
    still_in = [each.player_id for each in entered if each.state is EntryState.IN]
    through = still_in[0] if won is None and len(still_in) == 1 else won
    side_of = {match.orange_id: Side.ORANGE, match.gray_id: Side.GRAY}
    return TieScore(
        _state(match, won, through, len(games)),
        {side: sum(game.points(player_id) for game in games) for player_id, side in side_of.items()},
        None if through is None else side_of[through],
        side_of[better],
        pair.round == 0,
    )


def _state(match: Match, won: int | None, through: int | None, games: int) -> TieState:
    if won is not None:
        return TieState.WON
    if through is not None:
        return TieState.WALKOVER
    if games < _BOTH:
        return TieState.OPEN
    return TieState.LEVEL if match.ending else TieState.DECIDER
