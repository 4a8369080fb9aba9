"""Picking a turn step by step: what a request leaves open, and what it would do."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import ClassVar, Self

from game import (
    AmbiguousTurn,
    BegunTurn,
    Board,
    Event,
    Graduation,
    IllegalTurn,
    Kind,
    Played,
    Position,
    Square,
    Stitch,
    Turn,
    TurnRequest,
)
from services.refusals import Refusal, Refused


def resolve(position: Position, request: TurnRequest) -> Turn:
    """The turn that a request means. Refuses ILLEGAL_TURN and AMBIGUOUS_TURN."""
    try:
        return position.resolve(request)
    except IllegalTurn as illegal:
        raise Refused(Refusal.ILLEGAL_TURN, objection=illegal.objection) from None
    except AmbiguousTurn as ambiguous:
        raise Refused(Refusal.AMBIGUOUS_TURN, turns=ambiguous.turns) from None


@dataclass(frozen=True)
class Picking:
    """A request in its position: the choices there are, and what would happen so far."""

    position: Position
    request: TurnRequest
    #: True if the menus tell what wins and what grows up, and so does the preview of the turn that is picked.
    tells_ends: ClassVar[bool] = True
    shows_end: ClassVar[bool] = True
    #: False if the other player takes the turn: then "yours" are not the mover's pieces.
    is_mine: ClassVar[bool] = True

    @classmethod
    def of(cls, position: Position, request: TurnRequest) -> Self:
        """The request without what is not possible: a kind that is not in the pool, a ghost that may not enter."""
        found = cls(
            position, request._replace(kind=request.kind if request.kind in position.kinds() else None)
        )
        if request.entry in found.entries:
            return found
        return cls(position, found.request._replace(entry=None))

    @property
    def kind(self) -> Kind:
        """The kind to place."""
        return self.position.kind_of(self.request)

    @property
    def with_other_kind(self) -> TurnRequest:
        """The request with a cat instead of a kitten, or the other way round; what graduates is to be picked anew."""
        other = Kind.KITTEN if self.kind is Kind.CAT else Kind.CAT
        return self.request._replace(kind=other, graduation=None)

    @property
    def a_cat_wins(self) -> bool:
        """True if a kitten is picked where a cat would win at once."""
        if not self.begun or self.kind is Kind.CAT or Kind.CAT not in self.position.kinds():
            return False
        outcome = self.position.place(Kind.CAT, self.begun.square).outcome
        return outcome is not None and outcome.winner is self.position.side

    @cached_property
    def squares(self) -> Mapping[Square, BegunTurn]:
        """Each free square with the turn begun there."""
        return {begun.square: begun for begun in self.position.beginnings() if begun.kind is self.kind}

    @property
    def begun(self) -> BegunTurn | None:
        """The turn begun on the square picked, if one is."""
        return None if self.request.square is None else self.squares.get(self.request.square)

    @property
    def entries(self) -> tuple[Stitch, ...]:
        """The entries that the ghost has; none if the turn wins."""
        return self.begun.entries if self.begun and not self.begun.outcome else ()

    @property
    def graduations(self) -> tuple[Graduation, ...]:
        """The lines and pieces that may graduate, if there is a choice."""
        ways = self.begun.graduations if self.begun else ()
        return ways if len(ways) > 1 else ()

    @cached_property
    def played(self) -> Played | None:
        """The turn as it would be played, once nothing is left to pick."""
        if self.request.square is None:
            return None
        try:
            return self.position.play(self.position.resolve(self.request))
        except (IllegalTurn, AmbiguousTurn):
            return None

    @property
    def board(self) -> Board:
        """The board as it would be."""
        if self.played:
            return self.played.position
        return self.begun.board(self.request.entry) if self.begun else self.position

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the turn, as far as it is picked."""
        if self.played:
            return self.played.events
        return self.begun.events_with(self.request.entry) if self.begun else ()


class Guess(Picking):
    """A turn that is picked where seeing what it ends in is the task: only what moves is told, and neither a win nor growing up."""

    tells_ends = False
    shows_end = False

    @property
    def entries(self) -> tuple[Stitch, ...]:
        """The entries that the ghost has, also where it need not come any more."""
        return self.begun.entries if self.begun else ()

    @property
    def board(self) -> Board:
        """The board before anything grows up."""
        return self.begun.board(self.request.entry) if self.begun else self.position

    @property
    def events(self) -> tuple[Event, ...]:
        """The events of the turn but for its end."""
        return self.begun.events_with(self.request.entry) if self.begun else ()


class Practice(Picking):
    """A turn that somebody learns to find: the menus don't tell what it ends in, and the preview does, as in a match."""

    tells_ends = False


class Expected(Picking):
    """A turn of the other player, which whoever plans ahead expects."""

    is_mine = False
