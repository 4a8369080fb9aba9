"""Planning ahead: looking at one's plan at one of its turns, adding to it, and removing from it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from sqlalchemy import Connection

from data import PlannedTurn
from data.queries import players, turns
from data.queries.matches import matches
from game import Played, Position, Side, TurnRequest
from services.people import Person
from services.play.access import running_match
from services.play.picking import resolve
from services.play.plans.following import played_as_planned
from services.play.plans.tree import Plan
from services.play.snapshots import Snapshot, earlier_positions
from services.refusals import Refusal, Refused

#: A plan has so many branches at most, and each of them so many turns of its player's.
MOST_BRANCHES: Final = 10
MOST_DEEP: Final = 5


def has_planned(connection: Connection, match_id: int, person: Person) -> bool:
    """True if a person has planned turns ahead in a match."""
    player = players.by_discord_id(connection, person.discord_id)
    return player is not None and any(
        turn.player_id == player.id for turn in turns.planned_in(connection, match_id)
    )


@dataclass(frozen=True)
class Planning:
    """A player's plan in a match, seen after one of its turns; ``at`` is None where the match is as it stands.

    ``played`` is the line to there, as it would be played. ``stood`` are the positions that have stood in the match before.
    """

    snapshot: Snapshot
    side: Side
    plan: Plan
    at: PlannedTurn | None
    played: Sequence[Played]
    stood: Sequence[Position]

    @property
    def under(self) -> int:
        """The id of the turn after which it is seen, as custom ids have it; 0 where the match is as it stands."""
        return self.at.id if self.at else 0

    @property
    def before(self) -> PlannedTurn | None:
        """The turn after which the plan is seen before this one: an answer goes with the turn that it answers."""
        parent = self.plan.parent(self.at) if self.at else None
        return self.plan.parent(parent) if parent and not self.is_mine else parent

    @property
    def position(self) -> Position:
        """The position to which the line leads."""
        return self.played[-1].position if self.played else self.snapshot.position

    @property
    def is_mine(self) -> bool:
        """True if the next turn is the player's own."""
        return self.position.side is self.side

    @property
    def history(self) -> Sequence[Position]:
        """The positions that would have stood, without the one to which the line leads."""
        if not self.played:
            return self.stood
        return [*self.stood, self.snapshot.position, *(played.position for played in self.played[:-1])]

    @property
    def following(self) -> Sequence[PlannedTurn]:
        """The turns planned right after it."""
        return self.plan.following(self.at)

    @property
    def branches(self) -> Sequence[Sequence[Played]]:
        """All that is planned from here on, a line for each way that it may go, as it would be played."""
        here = len(self.plan.line(self.at))
        lines = [line for line in self.plan.branches() if line[:here] == self.plan.line(self.at)]
        return [_as_planned(self.position, line[here:]) for line in lines if line[here:]]

    @property
    def is_open(self) -> bool:
        """True if the other's turn was planned, and not yet the answer to it."""
        return self.at is not None and self.is_mine and not self.following

    @property
    def may_grow(self) -> bool:
        """True if another turn may be planned here."""
        return self.position.outcome is None and not self.is_deep and not self._is_full

    @property
    def is_deep(self) -> bool:
        """True if its player has planned as many turns in this line as they may."""
        mine = [played for played in self.played if played.side is self.side]
        return len(mine) >= MOST_DEEP

    @property
    def _is_full(self) -> bool:
        """True if another turn here would be a branch too many: one that only makes a branch longer is none."""
        longer = self.at is not None and not self.following
        return not longer and len(list(self.plan.branches())) >= MOST_BRANCHES


def look(connection: Connection, match_id: int, person: Person, *, version: int, under: int = 0) -> Planning:
    """One's plan in a running match, seen after the planned turn with the id ``under``.

    Refuses as ``running_match`` does, PLAN_AGAINST_BOT, and PLAN_GONE where that turn is not planned any more.
    """
    snapshot, side = running_match(connection, match_id, person, version)
    if snapshot.bot_side is not None:
        raise Refused(Refusal.PLAN_AGAINST_BOT)
    planned = turns.planned_in(connection, match_id) if snapshot.match.has_plans else ()
    plan = Plan.of(planned, snapshot.player(side).id)
    at = plan.find(under) if under else None
    if under and at is None:
        raise Refused(Refusal.PLAN_GONE)
    line = plan.line(at)
    played = _as_planned(snapshot.position, line)
    if len(played) < len(line):
        raise Refused(Refusal.PLAN_GONE)
    return Planning(snapshot, side, plan, at, played, earlier_positions(connection, match_id))


def add(
    connection: Connection,
    match_id: int,
    person: Person,
    request: TurnRequest,
    *,
    version: int,
    under: int = 0,
) -> Planning:
    """Plan a turn after another one; it is seen after the new one then. Planned twice, it is planned once.

    To a turn of the other there is one answer: a new one takes the place of the old. Refuses as ``look`` does, ILLEGAL_TURN,
    AMBIGUOUS_TURN and PLAN_FULL.
    """
    seen = look(connection, match_id, person, version=version, under=under)
    played = seen.position.play(resolve(seen.position, request))
    notation, position = str(played.turn), str(played.position)
    known = next((turn for turn in seen.following if turn.notation == notation), None)
    if known:
        return look(connection, match_id, person, version=version, under=known.id)
    if seen.at and seen.is_mine and seen.following:
        seen = _without(connection, seen, seen.following)
    if not seen.may_grow:
        raise Refused(Refusal.PLAN_FULL, branches=MOST_BRANCHES, deep=MOST_DEEP)
    match, player = seen.snapshot.match, seen.snapshot.player(seen.side)
    number = match.turns + len(seen.played) + 1
    parent_id = seen.at.id if seen.at else None
    added = turns.plan(connection, PlannedTurn(0, match.id, player.id, parent_id, number, notation, position))
    _store(connection, seen.snapshot, has_plans=True)
    return look(connection, match_id, person, version=version, under=added.id)


def remove(connection: Connection, match_id: int, person: Person, *, version: int, under: int) -> Planning:
    """Remove the branch that goes through a planned turn, from the other's turn on to which that is the answer.

    It is seen before that then. Refuses as ``look`` does.
    """
    seen = look(connection, match_id, person, version=version, under=under)
    if seen.at is None:
        raise Refused(Refusal.PLAN_GONE)
    before = seen.plan.parent(seen.at)
    first = before if before and not seen.is_mine else seen.at
    _without(connection, seen, [first])
    back = seen.before.id if seen.before else 0
    return look(connection, match_id, person, version=version, under=back)


def _without(connection: Connection, seen: Planning, removed: Sequence[PlannedTurn]) -> Planning:
    """The plan without some turns and all that follows them, stored so."""
    gone = {turn.id for first in removed for turn in seen.plan.under(first)}
    turns.unplan(connection, gone)
    _store(connection, seen.snapshot, has_plans=bool(turns.planned_in(connection, seen.snapshot.match.id)))
    plan = Plan([turn for turn in seen.plan.turns if turn.id not in gone])
    return Planning(seen.snapshot, seen.side, plan, seen.at, seen.played, seen.stood)


def _store(connection: Connection, snapshot: Snapshot, *, has_plans: bool) -> None:
    if not matches.set_planned(connection, snapshot.match, has_plans=has_plans):
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)


def _as_planned(position: Position, line: Sequence[PlannedTurn]) -> Sequence[Played]:
    """A line as it would be played, as far as it still leads to where it did when it was planned."""
    played: list[Played] = []
    for turn in line:
        following = played_as_planned(position, turn)
        if following is None:
            break
        played.append(following)
        position = following.position
    return played
