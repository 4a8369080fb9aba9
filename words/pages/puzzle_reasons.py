"""The reasons in puzzles: why a turn of the solution is right, what a reply is for, and why a wrong turn fails."""

from __future__ import annotations

from collections.abc import Iterator

from game import Played, square_name
from puzzles import Puzzle
from services.learning.puzzles.flaws import Why
from services.learning.puzzles.ideas import Idea, ReplyIdea, idea_of, reply_idea_of
from teaching import (
    Fact,
    GrowsUp,
    PushedApart,
    PushedInto,
    PushesOff,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
)
from words.catalogue import join_all, run_on, say
from words.turns.pieces import kind_word
from words.turns.reasons import growing_for, line_named, squares_for, wins_for
from words.turns.story import won_text


def idea_text(idea: Idea) -> str:
    """The idea of a turn of the solution: what it does, and why it is right."""
    told = [won_text(idea.won)] if idea.won else []
    if idea.grown:
        told.append(say("puzzle-idea-grows", count=idea.grown))
    if idea.fallen:
        told.append(say("puzzle-idea-falls", count=idea.fallen))
    return run_on([*told, *_right(idea)])


def step_reason(puzzle: Puzzle, number: int, played: Played) -> str:
    """The reason for a turn of the solution, counted from 1, beside what it does; a turn that wins needs none."""
    left = puzzle.turns - number // 2
    if number % 2:
        return run_on(_right(idea_of(puzzle, played, left)))
    return run_on(_reply(reply_idea_of(puzzle, played, left)))


def _right(idea: Idea) -> Iterator[str]:
    """The sentences why a turn is right."""
    if idea.stops:
        yield say("puzzle-idea-stops", **wins_for(idea.stops))
    if idea.holds:
        yield say("puzzle-idea-holds")
    if idea.threatens:
        yield say("puzzle-idea-threatens", **wins_for(idea.threatens))
    elif idea.forces:
        yield say("puzzle-idea-quiet" if idea.quiet else "puzzle-idea-forces")


def _reply(idea: ReplyIdea) -> Iterator[str]:
    """The sentences about a reply of the opponent's: what it is for, and that it does not help."""
    if idea.does:
        yield _done_to_you(idea.does)
    yield say("puzzle-reply-loses", count=idea.ways)


def why_wrong(why: Why) -> Iterator[str]:
    """The sentences why a turn is wrong, behind what came of it."""
    if why.already:
        yield say("puzzle-why-already")
    if why.pushed:
        yield _pushed_into(why.pushed)
    if why.does:
        yield _done_to_you(why.does)
    if why.idle:
        yield say("puzzle-why-idle")
    if why.apart:
        yield _pushed_apart(why.apart)
    if why.mixed:
        yield say("puzzle-why-mixed", line=line_named(why.mixed))


def _pushed_into(push: PushedInto) -> str:
    return say(
        "puzzle-why-pushed",
        by="ghost" if push.by_ghost else "piece",
        kind=kind_word(push.piece.kind),
        origin=square_name(push.origin),
        to=square_name(push.to),
    )


def _pushed_apart(push: PushedApart) -> str:
    return say(
        "puzzle-why-apart",
        line=line_named(push.line),
        by="ghost" if push.by_ghost else "piece",
        kind=kind_word(push.piece.kind),
        origin=square_name(push.origin),
        to="none" if push.to is None else square_name(push.to),
    )


def _done_to_you(fact: Fact) -> str:
    """The sentence what a reply does to whoever solves."""
    match fact:
        case StopsWin(wins):
            return say("puzzle-reply-stops", **wins_for(wins))
        case ThreatensWin(wins):
            return say("puzzle-reply-threatens", **wins_for(wins))
        case PushesOff(squares) | ScaresOff(squares):
            return say("puzzle-reply-pushes", **squares_for(squares, join_all))
        case StopsGrowing():
            return say("puzzle-reply-keeps", **growing_for(fact))
        case GrowsUp(squares):
            return say("puzzle-reply-grows", count=len(squares))
        case ThreatensGrowing():
            return say("puzzle-reply-line", **growing_for(fact))
        case _:
            raise ValueError(f"{type(fact).__name__} is told of no reply")
