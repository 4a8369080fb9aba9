"""The first stage of a hint: what there is to do, and in which quarter of the bed; never the square of the turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from game import Kind, Position, Square, Turn, square_name
from game.geometry import from_edge, is_in_the_middle
from teaching import (
    AsGood,
    Beside,
    Fact,
    FewHold,
    GhostComes,
    GrowsUp,
    Hint,
    LeavesNothing,
    LoseAtOnce,
    LosesIn,
    Middle,
    MoreOnBed,
    NobodyFalls,
    Prevents,
    PushesApart,
    PushesOff,
    PushesToEdge,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    Tempting,
    ThreatensGrowing,
    ThreatensWin,
    WinOn,
    Wins,
    WinsIn,
)
from words.catalogue import run_on, say
from words.turns.hints import is_the_eighth, lose_at_once, why_not, worth_saying
from words.turns.pieces import kind_word, quarter, quarter_lines
from words.turns.reasons import growing_for, wins_for

#: What there is to do, by the weightiest fact; first what is done whatever else a turn does.
_WEIGHTY: Final[tuple[type, ...]] = (
    Wins,
    WinsIn,
    LosesIn,
    StopsWin,
    FewHold,
    GrowsUp,
    ThreatensWin,
    StopsGrowing,
)
_LESS: Final[tuple[type, ...]] = (PushesOff, ScaresOff, ThreatensGrowing, Prevents, GhostComes, LeavesNothing)
#: What is good about the place alone.
_PLACE: Final[tuple[type, ...]] = (PushesToEdge, NobodyFalls, MoreOnBed, PushesApart, Middle, Beside)
#: The facts that need no details, and the word by which the catalogue tells each.
_PLAIN: Final[dict[type, str]] = {
    Wins: "wins",
    ThreatensWin: "threatens",
    ThreatensGrowing: "prepares",
    GhostComes: "ghost",
    LeavesNothing: "nothing",
    NobodyFalls: "safe",
    MoreOnBed: "more",
    PushesApart: "apart",
    Middle: "middle",
    Beside: "beside",
}
#: With so many pieces a bed is almost empty.
_ALMOST_EMPTY: Final = 2


def says_no_place(position: Position, hint: Hint) -> bool:
    """True if the first stage of a hint can only tell of the middle, as it would to anybody: so little is on the bed."""
    if len(position.kinds()) == len(Kind) or len(position.pieces) > _ALMOST_EMPTY:
        return False
    told = _first(worth_saying(hint.facts), (*_WEIGHTY, *_LESS, Tempting))
    return told is None and is_in_the_middle(hint.turn.square)


def look_text(position: Position, hint: Hint) -> str:
    """The first stage of a hint: what there is to do, and where; not the turn.

    On a bed that is almost empty a quarter says nothing. There the middle is told, and why, where the turn is near to it; but whoever has
    both kinds is told which to take.
    """
    if says_no_place(position, hint):
        return say("hint-look-opening")
    facts, both = worth_saying(hint.facts), len(position.kinds()) == len(Kind)
    warned = _warnings(hint.turn, facts)
    goal = _goal(hint.turn, facts, urgent=bool(warned))
    # Whoever is told to keep away from the edges is sent to no corner.
    lines = quarter_lines(hint.turn.square, off_edges=goal.off_edges)
    told = run_on([*warned, goal.told])
    look = say("hint-look", told=told, part=quarter(hint.turn.square), **lines)
    if not both:
        return look
    return run_on((look, say("hint-look-kind", kind=kind_word(hint.turn.kind))))


def _warnings(turn: Turn, facts: Sequence[Fact]) -> list[str]:
    """The sentence of which squares to keep away from, where nothing weighty is to be done."""
    if _first(facts, _WEIGHTY):
        return []
    told = []
    spoilt = {fact.reply.square for fact in facts if isinstance(fact, Prevents)}
    for fact in facts:
        match fact:
            case LoseAtOnce():
                told.append(lose_at_once(fact))
            case Tempting(because=RunsInto(reply=reply)) if reply.square in spoilt:
                pass  # that this answer can be spoilt is told anyway
            case Tempting():
                told.append(why_not(fact))
    if any(square_name(turn.square) in sentence for sentence in told):
        return [_plain("trap")]
    return told


class _Aim(NamedTuple):
    """The sentence what there is to do, and whether that is to keep off the edges."""

    told: str
    off_edges: bool = False


def _goal(turn: Turn, facts: Sequence[Fact], *, urgent: bool) -> _Aim:
    """The sentence what there is to do; of a turn as good as many others, where nothing is ``urgent``, also that."""
    many = any(isinstance(fact, AsGood) and fact.many for fact in facts)
    kinds = [kind for kind in (*_WEIGHTY, *_LESS) if not (many and kind is Prevents)]
    if done := _first(facts, kinds):
        return _Aim(_told(turn, done))
    free = [_plain("free")] if many and not urgent else []
    if place := _first(facts, _PLACE):
        return _Aim(run_on([*free, _told(turn, place)]), isinstance(place, Middle))
    if from_edge(turn.square):
        return _Aim(run_on([*free, _plain("middle")]), off_edges=True)
    return _Aim(run_on(free) or _plain("quiet"))


def _first(facts: Sequence[Fact], kinds: Sequence[type]) -> Fact | None:
    """The fact of the first of some kinds that there is one of."""
    return next((fact for kind in kinds for fact in facts if type(fact) is kind), None)


def _told(turn: Turn, fact: Fact) -> str:
    """The sentence that this can be done."""
    match fact:
        case WinsIn(turns):
            return say("hint-look-forces", turns=turns)
        case LosesIn(turns):
            return say("hint-look-lost", turns=turns)
        case StopsWin(wins):
            return say("hint-look-stops", named=_may_name(turn, _squares(wins)), **wins_for(wins))
        case FewHold(count, free, turns):
            return say("hint-look-few", count=count, free=free, turns=turns)
        case GrowsUp(squares):
            return _plain("eight") if is_the_eighth(turn) else say("hint-look-grows", count=len(squares))
        case StopsGrowing(squares):
            return say("hint-look-keeps", named=_may_name(turn, squares), **growing_for(fact))
        case PushesOff(squares) | ScaresOff(squares):
            return say("hint-look-pushes", count=len(squares))
        case PushesToEdge(squares):
            return say("hint-look-edge", count=len(squares))
        case Prevents():
            return _spoils(turn, fact)
        case _:
            return _plain(_PLAIN[type(fact)])


def _plain(idea: str) -> str:
    return say("hint-look-idea", idea=idea)


def _spoils(turn: Turn, fact: Prevents) -> str:
    """The sentence about the turn of theirs that can be spoilt; its square is not named where the hint's turn takes it."""
    match fact.does:
        case GrowsUp():
            does = "grows"
        case ThreatensWin():
            does = "threatens"
        case PushesOff() | ScaresOff():
            does = "pushes"
        case ThreatensGrowing():
            does = "line"
    square = fact.reply.square
    return say("hint-look-spoils", reply="none" if square == turn.square else square_name(square), does=does)


def _squares(wins: Sequence[WinOn]) -> set[Square]:
    """The squares of wins, and of the lines that they complete."""
    return {square for win in wins for square in (win.square, *win.line)}


def _may_name(turn: Turn, squares: set[Square] | Sequence[Square]) -> str:
    """The word for whether squares may be named: not where the hint's turn is on one of them."""
    return "no" if turn.square in squares else "yes"
