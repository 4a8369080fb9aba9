"""A hint, a warning and what a review says of a turn: sentences made of facts."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from typing import Final, assert_never

from game import Kind, Position, Square, Turn, square_name
from teaching import (
    Beside,
    Fact,
    FewHold,
    GrowsUp,
    Hint,
    LeavesGrowing,
    LeavesWin,
    LosesIn,
    LosesPieces,
    Middle,
    MoreOnBed,
    NobodyFalls,
    OnlyStop,
    PushesApart,
    PushesOff,
    PushesToEdge,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    WinsIn,
    winning_squares,
)
from words.catalogue import join_all, join_choices, join_list, say
from words.turns.effects import way_back
from words.turns.pieces import kind_word, seam_ends

#: What speaks for a turn, the weightiest first; a sentence has room for two.
_FOR: Final[tuple[type, ...]] = (
    Wins,
    WinsIn,
    StopsWin,
    GrowsUp,
    ThreatensWin,
    PushesOff,
    ScaresOff,
    StopsGrowing,
    ThreatensGrowing,
    PushesToEdge,
    NobodyFalls,
    MoreOnBed,
    Middle,
    PushesApart,
    Beside,
)
_ROOM: Final = 2
#: What speaks against it, the weightiest first; a sentence has room for one.
_AGAINST: Final[tuple[type, ...]] = (LeavesWin, LeavesGrowing, LosesPieces)
_PLACE: Final = (PushesToEdge, NobodyFalls, MoreOnBed, Middle, PushesApart, Beside)
#: What goes without saying after a weightier fact.
_SAID_WITH: Final[dict[type, tuple[type, ...]]] = {
    Wins: (),
    WinsIn: (LeavesGrowing, LosesPieces, StopsGrowing, ThreatensGrowing, *_PLACE),
    LosesIn: (LeavesWin, LeavesGrowing),
    LeavesWin: (StopsWin, StopsGrowing),
    ThreatensWin: (ThreatensGrowing,),
    GrowsUp: (ThreatensGrowing,),
    PushesOff: (PushesToEdge,),
}
#: Which kind completes a line, as the sentence chooses by it.
_KINDS: Final = {Kind.KITTEN: "kitten", Kind.CAT: "cat", None: "any"}
#: Of more squares than these, only their number is said.
_NAMED: Final = 3
#: A line that more squares than these would complete is no reason for a turn: it was there before.
_TELLING: Final = 6


def hint_text(position: Position, hint: Hint) -> str:
    """A hint: the turn, and why."""
    return say("hint", turn=turn_text(position, hint.turn), why=why(hint.facts))


def turn_text(position: Position, turn: Turn) -> str:
    """A turn with its choices: what is placed where, where the ghost comes in, what grows up."""
    told = [say("hint-place", kind=kind_word(turn.kind), square=square_name(turn.square))]
    if turn.entry is not None:
        told.append(say("hint-entry", **seam_ends(turn.entry)))
    begun = position.place(turn.kind, turn.square)
    if len(begun.graduations) > 1:
        told.append(way_back(begun, turn.graduation))
    return join_list(told)


def why(facts: Sequence[Fact]) -> str:
    """The reasons for a turn and against it, in at most three short sentences."""
    kept = _worth_saying(facts)
    lost = next((fact for fact in facts if isinstance(fact, LosesIn)), None)
    if lost == LosesIn(1):
        return say("hint-lost", turns=1)
    told = [
        say("hint-few-hold", count=fact.count, free=fact.free, turns=fact.turns)
        for fact in kept
        if isinstance(fact, FewHold)
    ]
    good, bad = list(_phrases(kept, _FOR))[: _ROOM - len(told)], next(_caveats(kept), None)
    if good:
        told.append(say("hint-why", count=len(good), first=good[0], second=good[-1]))
    elif not told and not lost:
        told.append(say("hint-no-reason"))
    if lost:
        told.append(say("hint-lost", turns=lost.turns))
    elif bad:
        told.append(bad)
    return " ".join(told)


def what_against(facts: Sequence[Fact]) -> str:
    """The weightiest reason against a turn, as a clause; empty if there is none."""
    return next(_phrases(facts, _AGAINST), "")


def warning(after: Position) -> str | None:
    """The warning of the preview: a win that a turn leaves, in the position after it; None if it leaves none."""
    left = () if after.outcome else winning_squares(after.state, after.rules)
    return say("hint-warning", **_squares(left)) if left else None


def _worth_saying(facts: Sequence[Fact]) -> Sequence[Fact]:
    """The facts without those that go without saying."""
    silent = {kind for fact in facts for kind in _SAID_WITH.get(type(fact), ())}
    return [fact for fact in facts if type(fact) not in silent and not _says_nothing(fact)]


def _says_nothing(fact: Fact) -> bool:
    return isinstance(fact, ThreatensGrowing) and len(fact.squares) > _TELLING


def _phrases(facts: Sequence[Fact], kinds: Collection[type]) -> Iterator[str]:
    only = any(isinstance(fact, OnlyStop) for fact in facts)
    for kind in kinds:
        yield from (_phrase(fact, only=only) for fact in facts if type(fact) is kind)


def _caveats(facts: Sequence[Fact]) -> Iterator[str]:
    """The reasons against a turn, as sentences to its player, the weightiest first."""
    both = any(isinstance(fact, PushesOff | ScaresOff) for fact in facts)
    for kind in _AGAINST:
        for fact in facts:
            if type(fact) is not kind:
                continue
            match fact:
                case LeavesWin(squares):
                    yield say("hint-but-win", **_squares(squares))
                case LeavesGrowing(squares):
                    yield say("hint-but-growing", **_squares(squares))
                case LosesPieces(count):
                    yield say("hint-but-loses", count=count, too="yes" if both else "no")


def _phrase(fact: Fact, *, only: bool) -> str:  # noqa: C901, PLR0912 - one line for each kind of fact
    """The effect of the turn, to stand behind its name. ``only``: it is the only square that stops the win."""
    match fact:
        case Wins():
            return say("fact-wins")
        case WinsIn(turns):
            return say("fact-wins-in", turns=turns)
        case StopsWin(squares):
            return say("fact-stops-win", only="yes" if only else "no", **_squares(squares))
        case LeavesWin(squares):
            return say("fact-leaves-win", **_squares(squares))
        case GrowsUp(squares):
            return say("fact-grows-up", count=len(squares))
        case ThreatensWin(squares):
            return say("fact-threatens-win", **_squares(squares))
        case StopsGrowing(squares):
            return say("fact-stops-growing", **_squares(squares))
        case LeavesGrowing(squares):
            return say("fact-leaves-growing", **_squares(squares))
        case ThreatensGrowing(squares, kind):
            return say("fact-threatens-growing", kind=_KINDS[kind], **_squares(squares))
        case PushesOff(squares):
            return say("fact-pushes-off", **_squares(squares, join_all))
        case ScaresOff(squares):
            return say("fact-scares-off", **_squares(squares, join_all))
        case LosesPieces(count):
            return say("fact-loses-pieces", count=count)
        case PushesToEdge(squares):
            return say("fact-pushes-to-edge", **_squares(squares, join_all))
        case MoreOnBed(own, theirs):
            return say("fact-more-on-bed", own=own, theirs=theirs)
        case Beside(count):
            return say("fact-beside", count=count)
        case NobodyFalls():
            return say("fact-nobody-falls")
        case Middle():
            return say("fact-middle")
        case PushesApart():
            return say("fact-pushes-apart")
        case LosesIn() | FewHold() | OnlyStop():
            raise ValueError(
                f"{type(fact).__name__} is told by a sentence of its own, or beside another fact"
            )
        case never:
            assert_never(never)


def _squares(
    squares: Sequence[Square], join: Callable[[Iterable[str]], str] = join_choices
) -> dict[str, str | int]:
    """Squares for a sentence: named if they are few, and how many there are."""
    named = join(map(square_name, squares)) if len(squares) <= _NAMED else "many"
    return {"squares": named, "many": "yes" if len(squares) > _NAMED else "no", "count": len(squares)}
