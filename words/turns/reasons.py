"""Reasons: what a fact says of a turn, as a phrase to stand behind its name, and squares as a sentence names them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, assert_never

from game import Kind, Square, square_name
from teaching import (
    Ahead,
    Anyway,
    AsGood,
    Behind,
    Beside,
    Fact,
    FewHold,
    FollowUp,
    GhostComes,
    GrowsUp,
    LeavesGrowing,
    LeavesLine,
    LeavesNothing,
    LeavesWin,
    LoseAtOnce,
    LosesIn,
    LosesPieces,
    LosesTo,
    Middle,
    MoreOnBed,
    NobodyFalls,
    OnlyStop,
    OwnToEdge,
    Prevents,
    PushesApart,
    PushesOff,
    PushesToEdge,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    Tempting,
    TheyThreaten,
    ThreatensGrowing,
    ThreatensWin,
    WinOn,
    Wins,
    WinsIn,
    kind_of,
)
from words.catalogue import join_all, join_choices, say

#: Which kind completes a line, as the sentence chooses by it.
_KINDS: Final = {Kind.KITTEN: "kitten", Kind.CAT: "cat", None: "any"}
#: Of more squares than these, only their number is said.
_NAMED: Final = 3


def phrase(fact: Fact, *, only: bool = False, told: bool = False) -> str:  # noqa: C901, PLR0912 - one line for each kind of fact
    """The effect of the turn, to stand behind its name.

    ``only``: it is the only square that stops the win; ``told``: it has just been said where they threaten one.
    """
    match fact:
        case Wins():
            return say("fact-wins")
        case WinsIn(turns):
            return say("fact-wins-in", turns=turns)
        case StopsWin(wins):
            threat = "said" if told else "new"
            return say("fact-stops-win", only="yes" if only else "no", threat=threat, **wins_for(wins))
        case LeavesWin(wins):
            return say("fact-leaves-win", **wins_for(wins))
        case GrowsUp(squares):
            return say("fact-grows-up", count=len(squares))
        case ThreatensWin(wins):
            return say("fact-threatens-win", **wins_for(wins))
        case LeavesLine(squares):
            return say("fact-leaves-line", **squares_for(squares))
        case StopsGrowing():
            return say("fact-stops-growing", **growing_for(fact))
        case LeavesGrowing():
            return say("fact-leaves-growing", **growing_for(fact))
        case ThreatensGrowing():
            return say("fact-threatens-growing", kind=_KINDS[fact.kind], **growing_for(fact))
        case PushesOff(squares):
            return say("fact-pushes-off", **squares_for(squares, join_all))
        case ScaresOff(squares):
            return say("fact-scares-off", **squares_for(squares, join_all))
        case Anyway(does):
            return say("fact-anyway", does=phrase(does, only=only, told=told))
        case GhostComes(squares):
            return say("fact-ghost-comes", **squares_for(squares, join_all))
        case LeavesNothing():
            return say("fact-leaves-nothing")
        case Prevents(reply, does):
            return _prevented(square_name(reply.square), does)
        case LosesPieces(count):
            return say("fact-loses-pieces", count=count)
        case PushesToEdge(squares):
            return say("fact-pushes-to-edge", **squares_for(squares, join_all))
        case OwnToEdge(squares):
            return say("fact-own-to-edge", **squares_for(squares, join_all))
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
        case (
            LosesIn()
            | FewHold()
            | OnlyStop()
            | TheyThreaten()
            | Tempting()
            | LoseAtOnce()
            | RunsInto()
            | LosesTo()
            | FollowUp()
            | AsGood()
            | Behind()
            | Ahead()
        ):
            raise ValueError(
                f"{type(fact).__name__} is told by a sentence of its own, or beside another fact"
            )
        case never:
            assert_never(never)


def _prevented(reply: str, does: GrowsUp | ThreatensWin | PushesOff | ScaresOff | ThreatensGrowing) -> str:
    """The turn of theirs that is spoilt, and the effect that it would have had."""
    match does:
        case GrowsUp(squares):
            return say("fact-spoils-growing", reply=reply, count=len(squares))
        case ThreatensWin(wins):
            return say("fact-spoils-threat", reply=reply, **wins_for(wins))
        case PushesOff(squares) | ScaresOff(squares):
            return say("fact-spoils-push", reply=reply, **squares_for(squares, join_all))
        case ThreatensGrowing():
            return say("fact-spoils-line", reply=reply)


def wins_for(wins: Sequence[WinOn]) -> dict[str, str | int]:
    """Wins for a sentence: their squares, each with the line that it completes, and which kind it takes."""
    named = join_choices(map(_win_named, wins)) if len(wins) <= _NAMED else "many"
    return squares_for([win.square for win in wins]) | {"squares": named, "with": _KINDS[kind_of(wins)]}


def _win_named(win: WinOn) -> str:
    """The square of a win, and the line, with a word where that is looked for in vain before the boop."""
    square = square_name(win.square)
    if not win.line:
        return square
    pushed = win.pushed.value if win.pushed else "nobody"
    return say("square-of-line", square=square, line=line_named(win.line), pushed=pushed)


def growing_for(fact: StopsGrowing | LeavesGrowing | ThreatensGrowing) -> dict[str, str | int]:
    """The squares where a line would grow up, for a sentence; of those where it takes the ghost, that too: nobody would see it."""
    if len(fact.squares) > _NAMED:
        return squares_for(fact.squares)
    named = (
        say("square-by-ghost", square=square_name(square)) if square in fact.by_ghost else square_name(square)
        for square in fact.squares
    )
    return squares_for(fact.squares) | {"squares": join_choices(named)}


def line_named(line: Iterable[Square]) -> str:
    """The squares of a line as one word: ``c3-d4-e5``."""
    return "-".join(map(square_name, line))


def squares_for(
    squares: Sequence[Square], join: Callable[[Iterable[str]], str] = join_choices
) -> dict[str, str | int]:
    """Squares for a sentence: named if they are few, and how many there are."""
    named = join(map(square_name, squares)) if len(squares) <= _NAMED else "many"
    return {"squares": named, "many": "yes" if len(squares) > _NAMED else "no", "count": len(squares)}
