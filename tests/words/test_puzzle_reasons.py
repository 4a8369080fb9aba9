"""The reasons in puzzles are held against the rules, over the whole stock: those of each turn of an answer, and those of wrong turns."""

from collections import Counter
from random import Random

import pytest

from data import PuzzleAttempt, PuzzleState
from engine import Engine
from engine.teacher import Teacher
from game import Edition, Kind, Piece, Turn
from puzzles import Goal, PuzzleId, outlines, puzzle
from services.learning.puzzles.flaws import why_of
from services.learning.puzzles.ideas import idea_of, reply_idea_of
from services.learning.puzzles.solving import Solving, main_line
from services.learning.puzzles.trying import Answered, flaw_of
from teaching import facts_of
from tests.data.make import NOW
from tests.teaching.test_facts import LINES, check, check_kinds, check_lines, let_pass, wins_at
from words.catalogue import speaking
from words.pages.puzzle_reasons import step_reason
from words.pages.puzzles import nearly_right, step, wrong

A_FEW = 8


@pytest.fixture(scope="module")
def teacher():
    return Teacher(Engine.load())


def solving_of(which, *turns):
    """Somebody's first attempt at a puzzle, after these turns of both sides."""
    played = ",".join(map(str, turns))
    attempt = PuzzleAttempt(
        1, 1, *which, 0, PuzzleState.OPEN, played, 0, False, 1, None, NOW, NOW, None, None
    )
    return Solving(attempt, puzzle(which))


def numbers(edition, most, *, longer=False):
    """The numbers of an edition's puzzles, or of a few of them; ``longer``: of those in more than one turn."""
    found = [number for number, each in outlines(edition).items() if each.turns > 1 or not longer]
    return Random(11).sample(found, most) if most else found


@pytest.mark.parametrize("most", [A_FEW, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize("edition", Edition)
def test_every_turn_of_an_answer_has_a_reason_and_it_is_true(edition, most):
    for number in numbers(edition, most, longer=True):
        solving = solving_of(PuzzleId(edition, number))
        line = main_line(solving.puzzle)
        for at, played in enumerate(line, 1):
            reason, left = step_reason(solving.puzzle, at, played), solving.puzzle.turns - at // 2
            assert reason in step(solving, at, line)
            if at == len(line):
                assert not reason
                assert " in a line: " in step(solving, at, line), "a win is its own reason"
            elif at % 2:
                assert reason
                check_right(idea_of(solving.puzzle, played, left), played)
            else:
                assert reason
                check_reply(solving.puzzle, played, left)


def check_right(idea, played):
    """Hold the idea of a right turn against the rules."""
    before, after = let_pass(played.before), let_pass(played.position)
    assert {win.square for win in idea.stops} == wins_at(before)
    assert not wins_at(played.position), "all of them are stopped"
    assert {win.square for win in idea.threatens} == wins_at(after)
    assert idea.quiet == (after is not None and not idea.threatens)
    for wins, there in ((idea.stops, before), (idea.threatens, after)):
        if wins:
            check_kinds(wins, there)
            check_lines(wins, there)


def check_reply(asked, reply, left):
    """Hold the idea of a reply against the rules, and where more than one turn is left against the puzzle's proof."""
    idea, after = reply_idea_of(asked, reply, left), reply.position
    squares = wins_at(after) if left == 1 else {turn.square for turn in asked.then}
    assert idea.ways == len(squares) > 0
    check_told(idea.does, reply)


def check_told(fact, reply):
    """Hold what is told of a reply against the rules."""
    if fact:
        assert fact in facts_of(reply.before, reply.turn)
        check(reply.before, reply.turn)


@pytest.mark.parametrize("most", [A_FEW, pytest.param(None, marks=pytest.mark.long)])
@pytest.mark.parametrize("edition", Edition)
def test_every_wrong_turn_has_a_reason_and_it_is_true(teacher, edition, most):
    told, rng = Counter(), Random(5)
    for number in numbers(edition, most):
        for solving, flaw in wrong_turns(teacher, PuzzleId(edition, number), rng):
            why = why_of(solving, flaw)
            check_why(why, solving, flaw)
            told["words" if ". " in wrong(solving, flaw) else "none"] += 1
    assert told["none"] * 200 <= told.total(), told


def wrong_turns(teacher, which, rng):
    """A wrong turn at the start of a puzzle, and one at its second turn, each with the reply that refutes it."""
    asked = puzzle(which)
    starts = [(), (asked.solution, asked.defence)] if asked.turns > 1 else [()]
    for before in starts:
        solving = solving_of(which, *before)
        played = solving.position.play(rng.choice(solving.position.legal_turns()))
        if solving.is_right(played):
            continue
        flaw = flaw_of(Answered(solving, played, right=False))
        left = solving.turns_left - 1 if asked.goal is Goal.WIN else 0
        if not flaw.later:
            flaw = flaw._replace(reply=teacher.refutation(played.position, left))
        yield solving, flaw


def check_why(why, solving, flaw):
    """Hold the reasons against the rules."""
    played = flaw.played
    before, after = let_pass(played.before), played.position
    theirs = {flaw.reply.turn.square} if flaw.reply and flaw.reply.position.outcome else set()
    if flaw.leaves:
        theirs = {win.square for win in flaw.leaves}
        assert theirs == wins_at(after)
        check_kinds(flaw.leaves, after)
        check_lines(flaw.leaves, after)
    assert theirs <= wins_at(after)
    assert why.already == (bool(theirs) and theirs <= wins_at(before))
    if why.pushed:
        assert theirs
        assert not theirs & wins_at(before)
        assert after.pieces[why.pushed.to] == why.pushed.piece
        assert why.pushed.piece.side is not played.side
    check_told(why.does, flaw.reply)
    if why.idle:
        assert let_pass(after)
        assert not wins_at(let_pass(after))
    if why.apart:
        check_apart(why.apart, solving.puzzle, played)
    if why.mixed:
        begun = played.before.place(played.turn.kind, played.turn.square)
        assert why.mixed in LINES
        assert {begun.pieces[square].side for square in why.mixed} == {played.side}
        assert Kind.KITTEN in {begun.pieces[square].kind for square in why.mixed}


def check_apart(apart, asked, played):
    """The line would stand if nothing moved, and does not."""
    turn, side = played.turn, played.side
    standing = {**played.before.pieces, turn.square: Piece(side, turn.kind)}
    assert apart.line in LINES
    assert turn.square in apart.line
    assert {standing[square].side for square in apart.line} == {side}
    if asked.goal is Goal.WIN:
        wins = Kind.KITTEN if asked.edition is Edition.KITTENS else Kind.CAT
        assert {standing[square].kind for square in apart.line} == {wins}
    assert apart.piece == standing[apart.origin]
    assert apart.origin in apart.line
    begun = played.before.place(turn.kind, turn.square)
    assert any(begun.pieces.get(square) != standing[square] for square in apart.line)


def test_what_is_right_about_a_wrong_turn_is_told():
    right = Turn(Kind.CAT, 14, entry=1, graduation=(14, 21, 28))
    with speaking("en"):
        assert nearly_right(right._replace(square=15), right) is None
        assert nearly_right(right._replace(kind=Kind.KITTEN, entry=None), right).startswith(
            "The square is right"
        )
        assert nearly_right(right._replace(entry=None), right).endswith("it's about your ghost.")
        assert nearly_right(right._replace(graduation=()), right).endswith("it's about which ones grow up.")
