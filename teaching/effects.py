"""Effects: the facts of a turn that follow from the rules alone, the weightiest first."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import Final

from game import (
    ENTRIES,
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
from game.geometry import from_edge, is_in_the_middle
from teaching.facts import (
    Beside,
    Fact,
    GhostComes,
    GrowsUp,
    LeavesGrowing,
    LeavesLine,
    LeavesNothing,
    LeavesWin,
    LosesPieces,
    Middle,
    MoreOnBed,
    NobodyFalls,
    OwnToEdge,
    PushedBy,
    PushesApart,
    PushesOff,
    PushesToEdge,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    TheyThreaten,
    ThreatensGrowing,
    ThreatensWin,
    WinOn,
    Wins,
    squares_of,
)
from teaching.threats import (
    LEAST_OF_A_LINE,
    beds,
    growing_squares,
    growth_can_be_stopped,
    lined_squares,
    needing_ghost,
    passed,
    some_fall,
)

#: Of so many turns the facts are kept: those of the best are asked for more than once.
_KEPT: Final = 16
#: By how many pieces on the bed a side is ahead, after its own turn, before that is worth a word; and where one of theirs has just fallen.
_AHEAD: Final = 3
_AHEAD_BY_A_FALL: Final = 1
#: With fewer pieces of its player on the bed it is no merit of a turn that it leaves the other nothing.
_ENOUGH: Final = 4


@lru_cache(maxsize=_KEPT)
def wins_in(state: core.State, rules: core.Rules) -> tuple[WinOn, ...]:
    """The wins of the side to move with this turn, one for each square."""
    if state[core.OWN_CATS if rules.grows else core.OWN_KITTENS].bit_count() < LEAST_OF_A_LINE:
        return ()
    found: dict[Square, dict[bool, core.Mask]] = {}
    for cat, square, bed in beds(state):
        kittens, cats = bed[core.OWN_KITTENS], bed[core.OWN_CATS]
        if core.wins(kittens, cats, rules):
            found.setdefault(square, {})[cat] = cats if rules.grows else kittens
    return tuple(_win_on(state, square, by_kind, rules) for square, by_kind in found.items())


def _win_on(state: core.State, square: Square, by_kind: dict[bool, core.Mask], rules: core.Rules) -> WinOn:
    """The win on a square, of the pieces that stand there after each kind which wins."""
    kinds = set(core.kinds_at_hand(state))
    any_kind = not rules.grows or kinds == set(by_kind) == {False, True}
    kind = None if any_kind else Kind.CAT if True in by_kind else Kind.KITTEN
    standing = by_kind.values() if any_kind else [by_kind[kind is Kind.CAT]]
    common = set.intersection(*(set(core.lines(mask)) for mask in standing))
    # Where several lines are made at once, the one that the piece itself stands in is understood best.
    line = min(common, key=lambda mask: (not mask & core.BIT[square], mask), default=0)
    cat = kind is Kind.CAT if kind else next(iter(by_kind))
    return WinOn(square, kind, core.squares(line), _pushed_by(state, cat, square, line))


def _pushed_by(state: core.State, cat: bool, square: Square, line: core.Mask) -> PushedBy | None:
    """By what pieces come into a line of the side to move when a kind is placed on a square."""
    if not line & ~(state[core.OWN_KITTENS] | state[core.OWN_CATS] | core.BIT[square]):
        return None
    bed = core.place_and_boop(core.bed_of(state), cat, square)  # before the ghost glides
    return PushedBy.GHOST if line & ~(bed[core.OWN_KITTENS] | bed[core.OWN_CATS]) else PushedBy.PIECE


def winning_squares(state: core.State, rules: core.Rules) -> tuple[Square, ...]:
    """The squares where the side to move wins with this turn."""
    return squares_of(wins_in(state, rules))


def threat_in(position: Position) -> TheyThreaten | None:
    """The threat of the side that waits: where it would win if the mover let it be; None if there is none."""
    state = passed(position.state, position.rules)
    wins = wins_in(state, position.rules) if state else ()
    return TheyThreaten(wins) if wins else None


def line_left(position: Position, turn: Turn) -> LeavesLine | None:
    """The line that a turn leaves uncompleted, although it neither wins nor lets anything grow up; None if there is none."""
    squares = growing_squares(position.state, position.rules)
    if not squares or any(isinstance(fact, Wins | GrowsUp) for fact in facts_of(position, turn)):
        return None
    return LeavesLine(squares)


def has_sure_line(position: Position, turn: Turn) -> bool:
    """True if nothing that is played after a turn, no ghost entering, keeps its player from completing a line with the next."""
    after = position.after(turn)
    return not after.outcome and not growth_can_be_stopped(after.state, after.rules)


def misses_win(position: Position, turn: Turn) -> bool:
    """True if a turn does not win although one would have."""
    return not position.after(turn).outcome and bool(winning_squares(position.state, position.rules))


def leaves_something(position: Position, turn: Turn) -> bool:
    """True if a turn does not win although one could have, or leaves a line uncompleted."""
    if position.after(turn).outcome:
        return False
    return misses_win(position, turn) or line_left(position, turn) is not None


@lru_cache(maxsize=_KEPT)
def facts_of(position: Position, turn: Turn) -> tuple[Fact, ...]:
    """The facts of a legal turn, told by the rules alone, the weightiest first; of a win only that it wins.

    What takes a search is never among them, and what they threaten is no fact of a turn (``threat_in``).
    """
    played = position.play(turn)
    if played.position.outcome:
        return (Wins(),)
    before = passed(position.state, position.rules)
    return (*_threats(played, before), *fallen(played), *_haunting(played), *_place(played, before))


def facts_of_placing(position: Position, turn: Turn) -> Iterator[Fact]:
    """The facts of all ways to place a turn's piece on its square, whatever grows up or enters; none where it can't be placed."""
    if position.outcome or position.piece_at(turn.square) is not None or turn.kind not in position.kinds():
        return
    for way in position.place(turn.kind, turn.square).turns():
        yield from facts_of(position, way)


def _threats(played: Played, before: core.State | None) -> Iterator[Fact]:
    """The threats of both sides to win or grow next, before the turn (where they are to move) and after it."""
    after, rules = played.position.state, played.before.rules
    mine = passed(after, rules)
    left = wins_in(after, rules)
    if before and (stopped := _stopped(wins_in(before, rules), left)):
        yield StopsWin(stopped)
    if left:
        yield LeavesWin(left)
    yield from grown(played)
    if mine and (winning := wins_in(mine, rules)):
        free = _free_first(squares_of(winning), played)
        yield ThreatensWin(tuple(win for win in winning if win.square in free))
    if growing := growing_squares(after, rules):
        yield LeavesGrowing(growing, by_ghost=needing_ghost(after, growing))
    elif before and (prevented := growing_squares(before, rules)):
        yield StopsGrowing(prevented, needing_ghost(before, prevented))
    if mine and rules.grows:
        yield from _prepared(played, mine)


def _prepared(played: Played, mine: core.State) -> Iterator[ThreatensGrowing]:
    """The new squares on which the player grows next; if its kinds differ there, those of the kind that has more."""
    rules = played.before.rules
    lined = lined_squares(played.before.state)
    found = {cat: _without(growing_squares(mine, rules, cat), lined) for cat in core.kinds_at_hand(mine)}
    cat, squares = max(found.items(), key=lambda each: len(each[1]), default=(False, ()))
    if squares:
        alike = len(set(found.values())) == 1
        kind = None if alike else Kind.CAT if cat else Kind.KITTEN
        free = _free_first(squares, played)
        yield ThreatensGrowing(free, kind, needing_ghost(mine, free))


def _free_first(squares: tuple[Square, ...], played: Played) -> tuple[Square, ...]:
    """Those of the squares that are free now; all if none is: a ghost will push away what stands there."""
    return tuple(square for square in squares if square not in played.position.pieces) or squares


def _stopped(wins: tuple[WinOn, ...], left: tuple[WinOn, ...]) -> tuple[WinOn, ...]:
    """The wins on squares where there is none any more."""
    squares = squares_of(left)
    return tuple(win for win in wins if win.square not in squares)


def _without(squares: tuple[Square, ...], others: tuple[Square, ...]) -> tuple[Square, ...]:
    return tuple(square for square in squares if square not in others)


def grown(played: Played) -> Iterator[Fact]:
    """The kittens that grow up."""
    for event in played.events:
        if isinstance(event, Graduated):
            kittens = zip(event.squares, event.kinds, strict=True)
            if squares := tuple(square for square, kind in kittens if kind is Kind.KITTEN):
                yield GrowsUp(squares)


def _by_whom(played: Played) -> tuple[Sequence[Event], Sequence[Event]]:
    """The facts of the piece that was placed, and then those of the ghost."""
    events = played.events
    start = next((at for at, event in enumerate(events) if isinstance(event, GhostMoved)), len(events))
    return events[:start], events[start:]


def fallen(played: Played) -> Iterator[Fact]:
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


def _haunting(played: Played) -> Iterator[GhostComes]:
    """Those of theirs beside the way of a ghost that enters, if it passes fewer of its player's own."""
    if played.turn.entry is None:
        return
    ghost, passing = core.AHEAD[core.ghost_code(ENTRIES[played.turn.entry])], []
    while ghost != core.IN_POOL:
        passing += [core.SQUARE[bit] for bit, _ in core.RAYS[ghost >> 1]]
        ghost = core.AHEAD[ghost]
    sides = {square: piece.side for square, piece in played.position.pieces.items() if square in passing}
    theirs = tuple(sorted(square for square, side in sides.items() if side is not played.side))
    if 2 * len(theirs) > len(sides):
        yield GhostComes(theirs)


def _place(played: Played, before: core.State | None) -> Iterator[Fact]:
    """The facts about where the pieces stand then; all but what is pushed to the edge of the player's own are good."""
    after, side = played.position.pieces, played.side
    boops, scares = _by_whom(played)
    to_edge = [
        event
        for event in boops
        if isinstance(event, Booped)
        and not from_edge(event.to)
        and from_edge(event.origin)
        and after.get(event.to) == event.piece
    ]
    if pushed := tuple(sorted(event.origin for event in to_edge if event.piece.side is not side)):
        yield PushesToEdge(pushed)
    if pushed := tuple(sorted(event.origin for event in to_edge if event.piece.side is side)):
        yield OwnToEdge(pushed)
    own = [square for square, piece in after.items() if piece.side is side]
    theirs = len(after) - len(own)
    stood = sum(piece.side is side for piece in played.before.pieces.values())
    if len(own) == stood + 1 and before and some_fall(before) and not some_fall(played.position.state):
        yield NobodyFalls()
    if len(own) >= _ENOUGH and _leaves_nothing(played.position):
        yield LeavesNothing()
    fell = any(event.piece.side is not side for event in _falls(played.events))
    ahead = len(own) - theirs >= (_AHEAD_BY_A_FALL if fell else _AHEAD)
    if ahead and played.position.grown(side) >= played.position.grown(side.other):
        yield MoreOnBed(len(own), theirs)
    placed = played.turn.square
    if placed not in own:
        return
    near = core.squares(core.NEAR[placed])
    if beside := sum(square in near for square in own):
        yield Beside(beside)
    if is_in_the_middle(placed):
        yield Middle()
    if (
        _neighbours(played.position.state[core.OWN_KITTENS] | played.position.state[core.OWN_CATS])
        < _neighbours(played.before.state[core.OTHER_KITTENS] | played.before.state[core.OTHER_CATS])
        and not any(isinstance(event, Fell) for event in boops)
        and not _moves(scares)
    ):
        yield PushesApart()


def _leaves_nothing(after: Position) -> bool:
    """True if the side to move can neither win, nor let a line grow up, nor send one of the other's off the bed."""
    state, rules = after.state, after.rules
    return not (winning_squares(state, rules) or growing_squares(state, rules) or some_fall(state))


def _moves(scares: Sequence[Event]) -> bool:
    return any(isinstance(event, Booped | Fell | Scared) for event in scares)


def _neighbours(mask: core.Mask) -> int:
    """The number of pairs of neighbours in a mask, each counted twice."""
    return sum((core.NEAR[square] & mask).bit_count() for square in core.squares(mask))
