"""What a turn does, in facts that the rules alone can tell, the weightiest first.

"They" is the opponent of whoever plays the turn. What a side *could* do is asked of the position in which it is to move,
also out of turn: so a threat is a win that would be there if the other passed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Final, TypeAlias

from game import Booped, Fell, Graduated, Kind, Played, Position, Scared, Square, Turn, core
from game.geometry import SIZE, SQUARES, square_file, square_rank

#: The four squares in the middle, from which it takes three boops to fall off the bed.
_MIDDLE: Final = frozenset({14, 15, 20, 21})
#: By how many pieces on the bed a side is ahead, after its own turn, before that is worth a word.
_AHEAD: Final = 3


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
class StopsWin:
    """They could have won on these squares with their next turn, and now they can't."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class OnlyStop:
    """A piece on any other square would let them win with their next turn."""


@dataclass(frozen=True, slots=True)
class LeavesWin:
    """They can win with their next turn, on these squares."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class GrowsUp:
    """The kittens on these squares grow up."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ThreatensWin:
    """If they let it be, its player wins on these squares with the next turn."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class StopsGrowing:
    """They could have made a line that grows up on these squares with their next turn, and now they can't on any."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class LeavesGrowing:
    """They can make a line that grows up with their next turn, on these squares."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ThreatensGrowing:
    """If they let it be, its player makes a line that grows up on these squares with the next turn."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class PushesOff:
    """So many of their pieces fall off the bed."""

    count: int


@dataclass(frozen=True, slots=True)
class LosesPieces:
    """So many of the player's own pieces fall off the bed."""

    count: int


@dataclass(frozen=True, slots=True)
class PushesToEdge:
    """Their pieces on these squares have come to the edge, where one boop sends them off."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class PushesApart:
    """Fewer of their pieces stand next to each other than before, and none has fallen."""


@dataclass(frozen=True, slots=True)
class NobodyFalls:
    """No turn of theirs can send one of the player's pieces off the bed next, and there are at least two on it."""


@dataclass(frozen=True, slots=True)
class MoreOnBed:
    """The player then has so many pieces on the bed, and they have so many, which is at least three fewer."""

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
class Inside:
    """The piece stands neither at the edge nor in the middle."""


Fact: TypeAlias = (
    Wins
    | WinsIn
    | LosesIn
    | StopsWin
    | OnlyStop
    | LeavesWin
    | GrowsUp
    | ThreatensWin
    | StopsGrowing
    | LeavesGrowing
    | ThreatensGrowing
    | PushesOff
    | LosesPieces
    | PushesToEdge
    | NobodyFalls
    | MoreOnBed
    | Beside
    | Middle
    | PushesApart
    | Inside
)


def facts_of(position: Position, turn: Turn) -> tuple[Fact, ...]:
    """What is true of a legal turn by the rules alone, the weightiest first; of a win only that it wins.

    WinsIn, LosesIn and OnlyStop take a search, and are never among them.
    """
    played = position.play(turn)
    if played.position.outcome:
        return (Wins(),)
    return (*_threats(played), *_counted(played), *_place(played))


def passed(state: core.State) -> core.State:
    """The state if the side to move lets its turn pass."""
    own_kittens, own_cats, kittens, cats, grown, other_grown, ghost, other_ghost = state
    return kittens, cats, own_kittens, own_cats, other_grown, grown, other_ghost, ghost


def winning_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """Where the side to move wins with this turn."""
    return _squares_where(state, lambda bed: core.wins(bed[0], bed[1], rules))


def growing_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """Where the side to move makes a line that grows up with this turn; a turn that wins grows nothing."""
    if not rules.grows:
        return ()
    return _squares_where(
        state,
        lambda bed: core.has_line(bed[0] | bed[1]) and not core.wins(bed[0], bed[1], rules),
    )


def _squares_where(state: core.State, holds: Callable[[core.Bed], bool]) -> tuple[Square, ...]:
    """The free squares on which some piece of the side to move makes a bed of which this holds."""
    return tuple(dict.fromkeys(square for square, bed in _beds(state) if holds(bed)))


def _beds(state: core.State) -> Iterator[tuple[Square, core.Bed]]:
    """Every square once for each kind, with the bed after a piece was placed there and the own ghost has glided."""
    taken, kinds = core.occupied(state), core.kinds_at_hand(state)
    for square in SQUARES:
        if not taken & core.BIT[square]:
            for cat in kinds:
                yield square, core.begin(state, cat, square)[0]


def _threats(played: Played) -> Iterator[Fact]:
    """What both sides could win or grow next, before the turn and after it."""
    before, after, rules = passed(played.before.state), played.position.state, played.before.rules
    left = winning_squares(after, rules)
    if stopped := _without(winning_squares(before, rules), left):
        yield StopsWin(stopped)
    if left:
        yield LeavesWin(left)
    yield from _grown(played)
    if mine := winning_squares(passed(after), rules):
        yield ThreatensWin(mine)
    growing = growing_squares(after, rules)
    if growing:
        yield LeavesGrowing(growing)
    elif prevented := growing_squares(before, rules):
        yield StopsGrowing(prevented)
    if mine := growing_squares(passed(after), rules):
        yield ThreatensGrowing(mine)


def _without(squares: tuple[Square, ...], others: tuple[Square, ...]) -> tuple[Square, ...]:
    return tuple(square for square in squares if square not in others)


def _grown(played: Played) -> Iterator[Fact]:
    for event in played.events:
        if isinstance(event, Graduated):
            kittens = zip(event.squares, event.kinds, strict=True)
            if grown := tuple(square for square, kind in kittens if kind is Kind.KITTEN):
                yield GrowsUp(grown)


def _counted(played: Played) -> Iterator[Fact]:
    """Who falls off the bed."""
    fallen = [
        event.piece.side
        for event in played.events
        if isinstance(event, Fell) or (isinstance(event, Scared) and event.to is None)
    ]
    if theirs := fallen.count(played.side.other):
        yield PushesOff(theirs)
    if own := fallen.count(played.side):
        yield LosesPieces(own)


def _place(played: Played) -> Iterator[Fact]:
    """What is good about where the pieces stand then."""
    after, side = played.position.pieces, played.side
    to_edge = tuple(
        event.to
        for event in played.events
        if isinstance(event, Booped)
        and event.piece.side is not side
        and _at_edge(event.to)
        and not _at_edge(event.origin)
        and after.get(event.to) == event.piece
    )
    if to_edge:
        yield PushesToEdge(tuple(sorted(to_edge)))
    own = [square for square, piece in after.items() if piece.side is side]
    theirs = len(after) - len(own)
    if len(own) > 1 and not _some_fall(played.position.state):
        yield NobodyFalls()
    if len(own) - theirs >= _AHEAD:
        yield MoreOnBed(len(own), theirs)
    placed = played.turn.square
    if placed not in own:
        return
    near = core.squares(core.NEAR[placed])
    if beside := sum(square in near for square in own):
        yield Beside(beside)
    if placed in _MIDDLE:
        yield Middle()
    if _neighbours(played.position.state[0] | played.position.state[1]) < _neighbours(
        played.before.state[2] | played.before.state[3]
    ) and not any(isinstance(event, Fell) for event in played.events):
        yield PushesApart()
    if placed not in _MIDDLE and not _at_edge(placed):
        yield Inside()


def _neighbours(mask: core.Mask) -> int:
    """How many pairs of neighbours there are in a mask, each counted twice."""
    return sum((core.NEAR[square] & mask).bit_count() for square in core.squares(mask))


def _at_edge(square: Square) -> bool:
    return {square_file(square), square_rank(square)} & {0, SIZE - 1} != set()


def _some_fall(state: core.State) -> bool:
    """Whether a turn of the side to move can send a piece of the other off the bed."""
    standing = (state[2] | state[3]).bit_count()
    return any((bed[2] | bed[3]).bit_count() < standing for _, bed in _beds(state))
