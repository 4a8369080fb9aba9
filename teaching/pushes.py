"""Pushes that decide: the one that puts a piece of theirs into a line, and the one that parts a line of the player's own."""

from __future__ import annotations

from typing import NamedTuple

from game import Booped, Fell, GhostMoved, Kind, Piece, Position, Scared, Square, Turn, core
from teaching.effects import winning_squares
from teaching.facts import Fact, GrowsUp, LeavesGrowing, LeavesWin, RunsInto
from teaching.threats import growing_squares, passed, without


class PushedInto(NamedTuple):
    """The push that puts one of the other side's pieces into a line: what was pushed, from where to where, and whether by the ghost."""

    piece: Piece
    origin: Square
    to: Square
    by_ghost: bool


def pushed_into(position: Position, turn: Turn, objection: Fact) -> PushedInto | None:
    """The push of a turn without which the other side had no line where the objection says so; None if there is none.

    The line must be new: neither there before the turn, nor without the piece that was pushed.
    """
    is_win, squares = isinstance(objection, LeavesWin), _lined(objection)
    if not squares:
        return None
    played, rules = position.play(turn), position.rules
    lines = winning_squares if is_win else growing_squares
    before, by_ghost = passed(position.state, rules), False
    if before and not set(squares).isdisjoint(lines(before, rules)):
        return None
    for event in played.events:
        by_ghost = by_ghost or isinstance(event, GhostMoved)
        if not isinstance(event, Booped | Scared) or event.to is None or event.piece.side is position.side:
            continue
        others = without(played.position.state, event.to)
        if set(squares).isdisjoint(lines(others, rules)):
            return PushedInto(event.piece, event.origin, event.to, by_ghost)
    return None


def _lined(objection: Fact) -> tuple[Square, ...]:
    """The squares on which the other side completes a line, if that is what is held against a turn."""
    match objection:
        case LeavesWin() | LeavesGrowing():
            return objection.squares
        case RunsInto(reply, GrowsUp()):
            return (reply.square,)
        case _:
            return ()


class PushedApart(NamedTuple):
    """The push that parts a line: the three squares, what stood on one of them, where it went (None: off the bed), and whether by the ghost."""

    line: tuple[Square, ...]
    piece: Piece
    origin: Square
    to: Square | None
    by_ghost: bool


def pushed_apart(position: Position, turn: Turn, *, wins: bool) -> PushedApart | None:
    """The push without which a turn would have completed a line that its piece stands in; None if there is none.

    ``wins``: a line that wins is meant; else any line of its player's.
    """
    state, rules = position.state, position.rules
    only_cats = wins and rules.grows
    if only_cats and turn.kind is not Kind.CAT:
        return None
    placed = core.BIT[turn.square]
    own = state[core.OWN_CATS] | (0 if only_cats else state[core.OWN_KITTENS])
    lines = [line for line in core.lines(own | placed) if line & placed]
    by_ghost = False
    for event in position.play(turn).events:
        by_ghost = by_ghost or isinstance(event, GhostMoved)
        if not isinstance(event, Booped | Fell | Scared) or event.piece.side is not position.side:
            continue
        for line in lines:
            if line & core.BIT[event.origin] & ~placed:
                to = None if isinstance(event, Fell) else event.to
                return PushedApart(core.squares(line), event.piece, event.origin, to, by_ghost)
    return None
