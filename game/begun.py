"""A turn begun: the piece placed, neighbours booped, the own ghost moved, and what is still to choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property

from game import core
from game.board import Board
from game.events import (
    Blocked,
    Booped,
    Event,
    Fell,
    GhostEntered,
    GhostLeft,
    GhostMoved,
    Graduated,
    Obstacle,
    Placed,
    Scared,
    TakenUp,
    Won,
)
from game.geometry import ENTRIES, Ghost, Square, Stitch
from game.pieces import Kind, Piece, Side
from game.reading import Outcome, outcome_of, pieces_on
from game.turn import Graduation, Objection, Turn


@dataclass(frozen=True)
class BegunTurn:
    """A turn begun: a piece placed on a square, before its player has chosen anything more.

    ``events`` are those so far. ``entries`` are the stitches the ghost may enter on (never an obligation),
    ``graduations`` what may graduate (one of them must, unless there is none), ``outcome`` the win, if it is one.
    """

    before: Board
    kind: Kind
    square: Square

    @property
    def side(self) -> Side:
        """The side whose turn it is."""
        return self.before.side

    @cached_property
    def _begun(self) -> tuple[core.Bed, core.GhostCode]:
        return core.begin(self.before.state, self.kind is Kind.CAT, self.square)

    @cached_property
    def pieces(self) -> Mapping[Square, Piece]:
        """The pieces on the bed now."""
        return pieces_on(self._begun[0], self.side)

    @property
    def ghost(self) -> Ghost | None:
        """The mover's ghost now."""
        return core.ghost_of(self._begun[1])

    @cached_property
    def outcome(self) -> Outcome | None:
        """The win this turn makes, or None."""
        own_kittens, own_cats, _, _ = self._begun[0]
        return outcome_of(own_kittens, own_cats, self.side, self.before.edition)

    @cached_property
    def entries(self) -> tuple[Stitch, ...]:
        """The stitches the mover's ghost may enter on."""
        return tuple(code >> 1 for code in core.entries(self.before.state, self.before.rules))

    @cached_property
    def graduations(self) -> tuple[Graduation, ...]:
        """The pieces that may graduate, or be taken up: lines first, then single pieces."""
        if self.outcome:
            return ()
        own_kittens, own_cats, _, _ = self._begun[0]
        return tuple(map(core.squares, core.choices(own_kittens, own_cats, self.before.rules)))

    def turns(self, entry: Stitch | None = None) -> tuple[Turn, ...]:
        """The ways to complete the turn with the ghost entering there (or not)."""
        ways = self.graduations or ((),)
        return tuple(Turn(self.kind, self.square, entry, graduation) for graduation in ways)

    def board(self, entry: Stitch | None = None) -> Board:
        """The board while something is still to be chosen, the ghost entering there (or not): the same side is to move."""
        bed, ghost = self._begun
        *_, grown, other_grown, _, other_ghost = self.before.state
        own_ghost = ghost if entry is None else core.ghost_code(ENTRIES[entry])
        return Board(self.before.edition, self.side, (*bed, grown, other_grown, own_ghost, other_ghost))

    def objection(self, turn: Turn) -> Objection | None:
        """The reason why this turn, which began like that, can't be completed as it says, or None."""
        return self.objection_to_entry(turn.entry) or self._objection_to_graduation(turn.graduation)

    def objection_to_entry(self, entry: Stitch | None) -> Objection | None:
        """The reason why the ghost can't enter there, or None."""
        if entry is None or entry in self.entries:
            return None
        if not self.before.rules.haunted:
            return Objection.NO_GHOSTS_HERE
        if self.before.ghost(self.side):
            return Objection.GHOST_OUT
        return Objection.STITCH_TAKEN if entry in ENTRIES else Objection.NOT_AN_ENTRY

    def _objection_to_graduation(self, graduation: Graduation) -> Objection | None:
        if graduation in (self.graduations or ((),)):
            return None
        if self.outcome:
            return Objection.WIN_GRADUATES_NOTHING
        if not self.graduations:
            return Objection.NOTHING_GRADUATES
        return Objection.NOT_A_GRADUATION if graduation else Objection.MUST_GRADUATE

    def state_after(self, turn: Turn) -> core.State:
        """The core's state after this turn, which must be free of objections."""
        bed, ghost = self._begun
        if turn.entry is not None:
            ghost = core.ghost_code(ENTRIES[turn.entry])
        choice = core.mask_of(turn.graduation)
        return core.complete(self.before.state, bed, ghost, choice, self.before.rules)

    def events_with(self, entry: Stitch | None) -> tuple[Event, ...]:
        """The events so far and, if it does, the ghost entering there."""
        return self.events if entry is None else (*self.events, GhostEntered(self.side, ENTRIES[entry]))

    def events_of(self, turn: Turn) -> tuple[Event, ...]:
        """All that happens in this turn, which must be free of objections."""
        events = self.events_with(turn.entry)
        if self.outcome:
            return (*events, Won(*self.outcome))
        return (*events, self._graduation_event(turn.graduation)) if turn.graduation else events

    def _graduation_event(self, graduation: Graduation) -> Event:
        pieces = [self.pieces[square] for square in graduation]
        if len(pieces) == 1 and (pieces[0].kind is Kind.CAT or not self.before.rules.grows):
            return TakenUp(pieces[0], graduation[0])
        return Graduated(self.side, graduation, tuple(piece.kind for piece in pieces))

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """The events so far, in order.

        The core has moved the pieces; here its work is read back by comparing the bed before with the bed after,
        so that there is one place that knows how a boop goes.
        """
        bed = core.place_and_boop(core.bed_of(self.before.state), self.kind is Kind.CAT, self.square)
        placed = Placed(Piece(self.side, self.kind), self.square)
        events: list[Event] = [placed, *self._boops(core.occupied(bed))]
        if (own := self.before.ghost(self.side)) is not None:
            events += self._haunting(own, pieces_on(bed, self.side))
        return tuple(events)

    def _boops(self, after: core.Mask) -> Iterator[Event]:
        """The events of each neighbour of the piece placed, clockwise from straight above."""
        for bit, behind in core.PUSHES[self.square].items():
            square = core.SQUARE[bit]
            piece = self.before.piece_at(square)
            if piece is None:
                continue
            if not after & bit:
                yield Booped(piece, square, core.SQUARE[behind]) if behind else Fell(piece, square)
            elif self.kind is Kind.KITTEN and piece.kind is Kind.CAT:
                yield Blocked(piece, square, Obstacle.CAT_BEFORE_KITTEN)
            else:
                yield Blocked(piece, square, Obstacle.PIECE_BEHIND)

    def _haunting(self, own: Ghost, booped: Mapping[Square, Piece]) -> Iterator[Event]:
        """The own ghost's journey and what it scared from its new stitch."""
        if self.ghost is None:
            yield GhostLeft(self.side, own)
            return
        landed = self.ghost.stitch
        ahead = core.AHEAD[core.ghost_code(own)] >> 1
        yield GhostMoved(self.side, own, landed, ahead if ahead != landed else None)
        for bit, behind in core.RAYS[landed]:
            piece = booped.get(core.SQUARE[bit])
            if piece is not None:
                yield self._scare(piece, core.SQUARE[bit], tuple(core.SQUARE[b] for b in behind), booped)

    def _scare(
        self, piece: Piece, origin: Square, behind: tuple[Square, ...], booped: Mapping[Square, Piece]
    ) -> Event:
        """The way a piece got away from a ghost: one square, off the edge, or over those behind it."""
        to = next((square for square in behind if square in self.pieces and square not in booped), None)
        over = behind if to is None else behind[: behind.index(to)]
        if over:
            return Scared(piece, origin, to, over)
        return Fell(piece, origin) if to is None else Booped(piece, origin, to)
