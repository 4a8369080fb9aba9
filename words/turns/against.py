"""The clauses against a turn, behind its name: what it lets the other side do, and by which answer."""

from __future__ import annotations

from game import Kind, Turn, square_name
from teaching import (
    Fact,
    GrowsUp,
    LeavesLine,
    LosesIn,
    LosesTo,
    PushesOff,
    RunsInto,
    ScaresOff,
    ThreatensGrowing,
    ThreatensWin,
    WinsIn,
)
from words.catalogue import join_all, say
from words.turns.reasons import phrase, squares_for, wins_for


def what_against(fact: Fact | None) -> str:
    """A fact against a turn, as a clause behind its name; empty if there is none."""
    match fact:
        case None:
            return ""
        case LosesIn(turns):
            return say("review-loses", turns=turns)
        case WinsIn():
            return say("review-misses-win")
        case LeavesLine():
            # Where, the better turn says, which is hidden at first.
            return say("review-misses-line")
        case LosesTo(reply, turns):
            return say("review-reply-wins", reply=answer_name(reply), turns=turns)
        case RunsInto(reply, does, sure):
            return _answer_clause(answer_name(reply), does, sure=sure)
        case _:
            return phrase(fact)


def answer_name(reply: Turn) -> str:
    """The square of an answer, and that it takes a cat if it does: a square alone is typed for a kitten."""
    square = square_name(reply.square)
    return square if reply.kind is Kind.KITTEN else say("review-with-cat", square=square)


def _answer_clause(
    reply: str, does: GrowsUp | ThreatensWin | PushesOff | ScaresOff | ThreatensGrowing, *, sure: bool
) -> str:
    """The clause about a reply that a turn runs into; ``sure``: of a line that it sets up, nothing stops it."""
    match does:
        case GrowsUp(squares):
            return say("review-reply-grows", reply=reply, count=len(squares))
        case ThreatensWin(wins):
            return say("review-reply-threatens", reply=reply, **wins_for(wins))
        case PushesOff(squares) | ScaresOff(squares):
            return say("review-reply-pushes", reply=reply, **squares_for(squares, join_all))
        case ThreatensGrowing(squares):
            told = say("review-reply-line-sure" if sure else "review-reply-line", reply=reply)
            return say("review-line-where", told=told, **squares_for(squares))
