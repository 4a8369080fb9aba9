"""Facts about a turn, as values; each says what is so by the rules, or what was proved or judged by a search.

"They" is the opponent of whoever plays the turn. What a side *could* do is asked of the position in which it is to move,
also out of turn: so a threat is a win that would be there after a quiet turn of the other, in which nothing happens but
what always does: a ghost on the bed glides.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple, TypeAlias

from game import Kind, Square, Turn

#: So many squares are many.
_MANY: Final = 10


class PushedBy(Enum):
    """By what a turn pushes pieces into its line: by the piece that is placed, or by the ghost, which glides after that."""

    PIECE = "piece"
    GHOST = "ghost"


class WinOn(NamedTuple):
    """A win on a square: with which kind, or None if that makes no difference; and the line, empty if no single one does it.

    ``pushed``: by what pieces come into the line that don't stand in it yet; None if all of it stands there.
    """

    square: Square
    kind: Kind | None = None
    line: tuple[Square, ...] = ()
    pushed: PushedBy | None = None


def squares_of(wins: Iterable[WinOn]) -> tuple[Square, ...]:
    """The squares of wins."""
    return tuple(win.square for win in wins)


def kind_of(wins: Iterable[WinOn]) -> Kind | None:
    """The one kind that has to be placed for wins; None if that makes no difference, or it is not the same for all."""
    kinds = {win.kind for win in wins if win.kind is not None}
    return kinds.pop() if len(kinds) == 1 else None


@dataclass(frozen=True, slots=True)
class Wins:
    """The turn wins."""


@dataclass(frozen=True, slots=True)
class WinsIn:
    """It forces a win within so many of its player's turns, this one counted, whatever they do."""

    turns: int


@dataclass(frozen=True, slots=True)
class LosesIn:
    """Whatever is played, they force a win; with this turn they need so many of theirs."""

    turns: int


@dataclass(frozen=True, slots=True)
class TheyThreaten:
    """If its player let it be, they would win on these squares with their next turn."""

    wins: tuple[WinOn, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares alone."""
        return squares_of(self.wins)


@dataclass(frozen=True, slots=True)
class StopsWin:
    """They could have won on these squares with their next turn, and now they can't."""

    wins: tuple[WinOn, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares alone."""
        return squares_of(self.wins)


@dataclass(frozen=True, slots=True)
class OnlyStop:
    """A piece on any other square would let them win with their next turn."""


@dataclass(frozen=True, slots=True)
class FewHold:
    """On only so many of the free squares is there a turn after which they can't force a win within so many of theirs."""

    count: int
    free: int
    turns: int


@dataclass(frozen=True, slots=True)
class LeavesWin:
    """They can win with their next turn, on these squares."""

    wins: tuple[WinOn, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares alone."""
        return squares_of(self.wins)


@dataclass(frozen=True, slots=True)
class LeavesLine:
    """A line of the player's could have grown up with the turn, on these squares, and nothing grows."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class GrowsUp:
    """The kittens on these squares grow up."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ThreatensWin:
    """If they let it be, its player wins on these squares with the next turn."""

    wins: tuple[WinOn, ...]

    @property
    def squares(self) -> tuple[Square, ...]:
        """The squares alone."""
        return squares_of(self.wins)


@dataclass(frozen=True, slots=True)
class StopsGrowing:
    """They could have made a line that grows up on these squares with their next turn, and now they can't on any.

    ``by_ghost``: those of the squares where their ghost would have completed it.
    """

    squares: tuple[Square, ...]
    by_ghost: tuple[Square, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class LeavesGrowing:
    """They can make a line that grows up with their next turn, on these squares.

    ``anyway``: after every turn there are such squares; ``by_ghost``: those where their ghost completes it.
    """

    squares: tuple[Square, ...]
    anyway: bool = False
    by_ghost: tuple[Square, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class ThreatensGrowing:
    """If they let it be, its player makes a line that grows up on these squares with the next turn, and couldn't before.

    ``kind`` is what must be placed there; None if whatever its player then has will do. ``by_ghost``: those of the squares
    where their ghost completes it.
    """

    squares: tuple[Square, ...]
    kind: Kind | None = None
    by_ghost: tuple[Square, ...] = field(default=(), compare=False)


@dataclass(frozen=True, slots=True)
class PushesOff:
    """Their pieces, which stood on these squares, are booped off the bed."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ScaresOff:
    """The player's ghost scares their pieces, which stood on these squares, off the bed."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class Anyway:
    """The turn does that, and a piece on almost any other square does it too."""

    does: GrowsUp | ScaresOff


@dataclass(frozen=True, slots=True)
class GhostComes:
    """The ghost enters, and its way leads past their pieces on these squares, and past fewer of its player's own."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class LosesPieces:
    """So many of the player's own pieces fall off the bed."""

    count: int


@dataclass(frozen=True, slots=True)
class PushesToEdge:
    """Their pieces, which stood on these squares, are booped to the edge, where one boop sends them off."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class OwnToEdge:
    """The player's own pieces, which stood on these squares, are booped to the edge, where one boop sends them off."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class PushesApart:
    """By boops alone, fewer of their pieces stand next to each other than before, and none has fallen."""


@dataclass(frozen=True, slots=True)
class NobodyFalls:
    """A turn of theirs could have sent one of the player's pieces off the bed; all still stand, and now none can."""


@dataclass(frozen=True, slots=True)
class LeavesNothing:
    """With their next turn they can neither win, nor let a line grow up, nor send one of the player's off the bed."""


@dataclass(frozen=True, slots=True)
class MoreOnBed:
    """The player then has so many pieces on the bed, they at least three fewer, or one where one has just fallen, and they own no more cats."""

    own: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Beside:
    """The piece stands next to so many others of its side."""

    count: int


@dataclass(frozen=True, slots=True)
class Middle:
    """The piece stands on one of the four squares in the middle."""


@dataclass(frozen=True, slots=True)
class Prevents:
    """Were it their turn before, this turn of theirs would do that; after the turn, a piece of that kind there no longer does such a thing."""

    reply: Turn
    does: GrowsUp | ThreatensWin | PushesOff | ScaresOff | ThreatensGrowing


@dataclass(frozen=True, slots=True)
class RunsInto:
    """They would answer with this turn, of which this is true.

    ``sure``: of a line that it sets up; whatever the player then does, without a ghost that enters, they can complete one.
    """

    reply: Turn
    does: GrowsUp | ThreatensWin | PushesOff | ScaresOff | ThreatensGrowing
    sure: bool = False


@dataclass(frozen=True, slots=True)
class LosesTo:
    """They would answer with this turn, and force a win within so many of their turns, the answer counted."""

    reply: Turn
    turns: int


@dataclass(frozen=True, slots=True)
class FollowUp:
    """After this reply its player has this next turn, of which this is true: the line that a search expects."""

    reply: Turn
    turn: Turn
    does: Wins | GrowsUp | ThreatensWin | PushesOff | ScaresOff | ThreatensGrowing


@dataclass(frozen=True, slots=True)
class Tempting:
    """A greedy player would play this turn instead, which is worse: they could then win, at once or by force, or would answer so.

    ``kind_matters``: the player has both kinds to place, and it is said of the one alone.
    """

    turn: Turn
    because: LeavesWin | LosesIn | RunsInto
    kind_matters: bool = False


@dataclass(frozen=True, slots=True)
class LoseAtOnce:
    """After any turn on one of these squares they can win with their next turn; they threaten nothing now, and elsewhere there is one that holds."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class AsGood:
    """On so many squares there is a turn about as good as the one to play, its own among them, as far as a search sees.

    One: no other comes near it.
    """

    count: int

    @property
    def many(self) -> bool:
        """True if there are so many that no reason need be looked for."""
        return self.count >= _MANY


@dataclass(frozen=True, slots=True)
class Behind:
    """Its player stands worse, as far as a search sees, whatever is played; with how many cats of each side, on the bed or in its pool."""

    own_cats: int = 0
    their_cats: int = 0


@dataclass(frozen=True, slots=True)
class Ahead:
    """Its player stands clearly better, as far as a search sees; with how many cats of each side, on the bed or in its pool."""

    own_cats: int = 0
    their_cats: int = 0


Fact: TypeAlias = (
    Wins
    | WinsIn
    | LosesIn
    | TheyThreaten
    | StopsWin
    | OnlyStop
    | FewHold
    | LeavesWin
    | LeavesLine
    | GrowsUp
    | ThreatensWin
    | StopsGrowing
    | LeavesGrowing
    | ThreatensGrowing
    | PushesOff
    | ScaresOff
    | Anyway
    | GhostComes
    | LosesPieces
    | PushesToEdge
    | OwnToEdge
    | NobodyFalls
    | LeavesNothing
    | MoreOnBed
    | Beside
    | Middle
    | PushesApart
    | Prevents
    | RunsInto
    | LosesTo
    | FollowUp
    | Tempting
    | LoseAtOnce
    | AsGood
    | Behind
    | Ahead
)

#: What is a reason for a turn by itself, the weightiest first.
WEIGHTY: Final = (
    Wins,
    WinsIn,
    StopsWin,
    GrowsUp,
    ThreatensWin,
    PushesOff,
    ScaresOff,
    StopsGrowing,
    ThreatensGrowing,
    GhostComes,
    LeavesNothing,
)
