"""Facts about a turn that follow from the rules alone, the weightiest first.

"They" is the opponent of whoever plays the turn. What a side *could* do is asked of the position in which it is to move,
also out of turn: so a threat is a win that would be there after a quiet turn of the other, in which nothing happens but
what always does: a ghost on the bed glides.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Final, TypeAlias

from game import (
    Booped,
    Event,
    Fell,
    GhostMoved,
    Graduated,
    Kind,
    Played,
    Position,
    Scared,
    Square,
    Turn,
    core,
)
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
class FewHold:
    """On only so many of the free squares is there a turn after which they can't force a win within so many of theirs."""

    count: int
    free: int
    turns: int


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
    """If they let it be, its player makes a line that grows up on these squares with the next turn, and couldn't before.

    ``kind`` is what must be placed there; None if whatever its player then has will do.
    """

    squares: tuple[Square, ...]
    kind: Kind | None = None


@dataclass(frozen=True, slots=True)
class PushesOff:
    """Their pieces, which stood on these squares, are booped off the bed."""

    squares: tuple[Square, ...]


@dataclass(frozen=True, slots=True)
class ScaresOff:
    """The player's ghost scares their pieces, which stood on these squares, off the bed."""

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
class PushesApart:
    """By boops alone, fewer of their pieces stand next to each other than before, and none has fallen."""


@dataclass(frozen=True, slots=True)
class NobodyFalls:
    """A turn of theirs could have sent one of the player's pieces off the bed; all still stand, and now none can."""


@dataclass(frozen=True, slots=True)
class MoreOnBed:
    """The player then has so many pieces on the bed, they at least three fewer, and they own no more cats."""

    own: int
    theirs: int


@dataclass(frozen=True, slots=True)
class Beside:
    """The piece stands next to so many others of its side."""

    count: int


@dataclass(frozen=True, slots=True)
class Middle:
    """The piece stands on one of the four squares in the middle."""


Fact: TypeAlias = (
    Wins
    | WinsIn
    | LosesIn
    | StopsWin
    | OnlyStop
    | FewHold
    | LeavesWin
    | GrowsUp
    | ThreatensWin
    | StopsGrowing
    | LeavesGrowing
    | ThreatensGrowing
    | PushesOff
    | ScaresOff
    | LosesPieces
    | PushesToEdge
    | NobodyFalls
    | MoreOnBed
    | Beside
    | Middle
    | PushesApart
)


def facts_of(position: Position, turn: Turn) -> tuple[Fact, ...]:
    """The facts of a legal turn, told by the rules alone, the weightiest first; of a win only that it wins.

    WinsIn, LosesIn, OnlyStop and FewHold take a search, and are never among them.
    """
    played = position.play(turn)
    if played.position.outcome:
        return (Wins(),)
    before = passed(position.state, position.rules)
    return (*_threats(played, before), *_fallen(played), *_place(played, before))


def passed(state: core.State, rules: core.Rules) -> core.State | None:
    """The state after a quiet turn of the side to move: nothing is placed, and its ghost glides if it is on the bed.

    None if a line of its own stands then, which would win or grow up: no turn of it is quiet.
    """
    bed, ghost = core.bed_of(state), state[core.OWN_GHOST]
    if ghost != core.IN_POOL:
        ghost = core.glide(ghost, state[core.OTHER_GHOST])
    if ghost != core.IN_POOL:
        bed = core.scare(bed, ghost)
    if core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS]):
        return None
    return core.complete(state, bed, ghost, 0, rules)


def winning_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """The squares where the side to move wins with this turn."""
    return _squares_where(state, lambda bed: core.wins(bed[core.OWN_KITTENS], bed[core.OWN_CATS], rules))


def growing_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """The squares where the side to move makes a line that grows up with this turn; a turn that wins grows nothing."""
    return _squares_where(state, lambda bed: _grows(bed, rules))


def _grows(bed: core.Bed, rules: core.Rules) -> bool:
    return (
        rules.grows
        and core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS])
        and not core.wins(bed[core.OWN_KITTENS], bed[core.OWN_CATS], rules)
    )


def _squares_where(
    state: core.State, holds: Callable[[core.Bed], bool], kinds: Collection[bool] = (False, True)
) -> tuple[Square, ...]:
    """The free squares on which a piece of the side to move, of one of these kinds, makes a bed of which this holds."""
    return tuple(dict.fromkeys(square for cat, square, bed in _beds(state) if cat in kinds and holds(bed)))


def _beds(state: core.State) -> Iterator[tuple[bool, Square, core.Bed]]:
    """Each kind on every free square, with the bed after it was placed there and the own ghost has glided."""
    taken, kinds = core.occupied(state), core.kinds_at_hand(state)
    for square in SQUARES:
        if not taken & core.BIT[square]:
            for cat in kinds:
                yield cat, square, core.begin(state, cat, square)[0]


def _threats(played: Played, before: core.State | None) -> Iterator[Fact]:
    """The threats of both sides to win or grow next, before the turn (where they are to move) and after it."""
    after, rules = played.position.state, played.before.rules
    mine = passed(after, rules)
    left = winning_squares(after, rules)
    if before and (stopped := _without(winning_squares(before, rules), left)):
        yield StopsWin(stopped)
    if left:
        yield LeavesWin(left)
    yield from _grown(played)
    if mine and (winning := winning_squares(mine, rules)):
        yield ThreatensWin(winning)
    if growing := growing_squares(after, rules):
        yield LeavesGrowing(growing)
    elif before and (prevented := growing_squares(before, rules)):
        yield StopsGrowing(prevented)
    if mine and rules.grows:
        yield from _prepared(played, mine)


def _prepared(played: Played, mine: core.State) -> Iterator[ThreatensGrowing]:
    """The new squares on which the player grows next; if its kinds differ there, those of the kind that has more."""
    rules = played.before.rules
    lined = _squares_where(
        played.before.state, lambda bed: core.has_line(bed[core.OWN_KITTENS] | bed[core.OWN_CATS])
    )
    found = {
        cat: _without(_squares_where(mine, lambda bed: _grows(bed, rules), (cat,)), lined)
        for cat in core.kinds_at_hand(mine)
    }
    cat, squares = max(found.items(), key=lambda each: len(each[1]), default=(False, ()))
    if squares:
        alike = len(set(found.values())) == 1
        yield ThreatensGrowing(squares, None if alike else Kind.CAT if cat else Kind.KITTEN)


def _without(squares: tuple[Square, ...], others: tuple[Square, ...]) -> tuple[Square, ...]:
    return tuple(square for square in squares if square not in others)


def _grown(played: Played) -> Iterator[Fact]:
    for event in played.events:
        if isinstance(event, Graduated):
            kittens = zip(event.squares, event.kinds, strict=True)
            if grown := tuple(square for square, kind in kittens if kind is Kind.KITTEN):
                yield GrowsUp(grown)


def _by_whom(played: Played) -> tuple[Sequence[Event], Sequence[Event]]:
    """The facts of the piece that was placed, and then those of the ghost."""
    events = played.events
    start = next((at for at, event in enumerate(events) if isinstance(event, GhostMoved)), len(events))
    return events[:start], events[start:]


def _fallen(played: Played) -> Iterator[Fact]:
    """The pieces that fall off the bed, and by whom."""
    boops, scares = _by_whom(played)
    stood = {event.to: event.origin for event in boops if isinstance(event, Booped)}
    pushed, scared = list(_falls(boops)), list(_falls(scares))
    if theirs := [event.origin for event in pushed if event.piece.side is not played.side]:
        yield PushesOff(tuple(sorted(theirs)))
    if theirs := [event.origin for event in scared if event.piece.side is not played.side]:
        yield ScaresOff(tuple(sorted(stood.get(square, square) for square in theirs)))
    if own := sum(event.piece.side is played.side for event in (*pushed, *scared)):
        yield LosesPieces(own)


def _falls(events: Iterable[Event]) -> Iterator[Fell | Scared]:
    for event in events:
        if isinstance(event, Fell) or (isinstance(event, Scared) and event.to is None):
            yield event


def _place(played: Played, before: core.State | None) -> Iterator[Fact]:
    """The facts that are good about where the pieces stand then."""
    after, side = played.position.pieces, played.side
    boops, scares = _by_whom(played)
    to_edge = tuple(
        event.origin
        for event in boops
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
    stood = sum(piece.side is side for piece in played.before.pieces.values())
    if len(own) == stood + 1 and before and _some_fall(before) and not _some_fall(played.position.state):
        yield NobodyFalls()
    if len(own) - theirs >= _AHEAD and played.position.grown(side) >= played.position.grown(side.other):
        yield MoreOnBed(len(own), theirs)
    placed = played.turn.square
    if placed not in own:
        return
    near = core.squares(core.NEAR[placed])
    if beside := sum(square in near for square in own):
        yield Beside(beside)
    if placed in _MIDDLE:
        yield Middle()
    if (
        _neighbours(played.position.state[core.OWN_KITTENS] | played.position.state[core.OWN_CATS])
        < _neighbours(played.before.state[core.OTHER_KITTENS] | played.before.state[core.OTHER_CATS])
        and not any(isinstance(event, Fell) for event in boops)
        and not _moves(scares)
    ):
        yield PushesApart()


def _moves(scares: Sequence[Event]) -> bool:
    return any(isinstance(event, Booped | Fell | Scared) for event in scares)


def _neighbours(mask: core.Mask) -> int:
    """The number of pairs of neighbours in a mask, each counted twice."""
    return sum((core.NEAR[square] & mask).bit_count() for square in core.squares(mask))


def _at_edge(square: Square) -> bool:
    return {square_file(square), square_rank(square)} & {0, SIZE - 1} != set()


def _some_fall(state: core.State) -> bool:
    """True if a turn of the side to move can send a piece of the other off the bed."""
    standing = (state[core.OTHER_KITTENS] | state[core.OTHER_CATS]).bit_count()
    return any(
        (bed[core.OTHER_KITTENS] | bed[core.OTHER_CATS]).bit_count() < standing for _, _, bed in _beds(state)
    )
