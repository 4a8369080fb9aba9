"""Keeps plans with their match: what is left after a turn, and which planned turn is due."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from data import Match, MatchState, News, PlannedTurn
from data.queries import turns
from game import Played, Position, TurnError
from services.play.kinds.news_kinds import NEWS, PlansThen
from services.play.plans.tree import Plan
from services.play.snapshots import Snapshot


def follow(connection: Connection, after: Match, news: News) -> Match:
    """Drop what a change leaves no use for from both plans; returns the match, which knows whether anything is left.

    What is left says the kind of change; of the end nothing. The turn is stored already.
    """
    then = NEWS[news].plans if after.state is MatchState.RUNNING else PlansThen.DROPPED
    if then is PlansThen.KEPT:
        return after
    planned = turns.planned_in(connection, after.id)
    kept: set[int] = set()
    if then is PlansThen.FOLLOWED:
        (played,) = turns.last_of(connection, after.id, 1)
        for player_id in {after.orange_id, after.gray_id}:
            kept |= {turn.id for turn in Plan.of(planned, player_id).after(played.notation).turns}
    turns.unplan(connection, [turn.id for turn in planned if turn.id not in kept])
    theirs = [turn for turn in planned if turn.player_id == after.mover_id]
    # A plan of the player to move that holds nothing any more was for other turns than the one just played.
    lapsed = bool(theirs) and not any(turn.id in kept for turn in theirs)
    return after._replace(has_plans=bool(kept), plan_lapsed=lapsed and then is PlansThen.FOLLOWED)


def due(connection: Connection, snapshot: Snapshot) -> Played | None:
    """The turn that is planned for the one just played, if it does what its player saw when they planned it."""
    if not (snapshot.running and snapshot.match.has_plans):
        return None
    first = _first_of_mover(connection, snapshot)
    return played_as_planned(snapshot.position, first[0]) if first else None


def stopped(connection: Connection, snapshot: Snapshot) -> PlannedTurn | None:
    """The planned turn of the player to move that was not played, because it would do something else now; None if there is none."""
    if not (snapshot.running and snapshot.match.has_plans):
        return None
    first = _first_of_mover(connection, snapshot)
    return next((turn for turn in first if played_as_planned(snapshot.position, turn) is None), None)


def played_as_planned(position: Position, turn: PlannedTurn) -> Played | None:
    """A planned turn as it would be played in a position; None if it can't be, or leads elsewhere than it did when it was planned."""
    try:
        played = position.play(position.parse_turn(turn.notation))
    except TurnError:
        return None
    return played if str(played.position) == turn.position else None


def _first_of_mover(connection: Connection, snapshot: Snapshot) -> Sequence[PlannedTurn]:
    return Plan.of(turns.planned_in(connection, snapshot.match.id), snapshot.to_move.id).following(None)
