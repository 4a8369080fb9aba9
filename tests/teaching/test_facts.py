"""Every fact about a turn is held against the rules themselves: each turn played out, with nothing cleverer than that."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Engine, Level
from game import BegunTurn, Edition, Fell, Position, Scared
from teaching import (
    Beside,
    GrowsUp,
    Inside,
    LeavesGrowing,
    LeavesWin,
    LosesPieces,
    Middle,
    MoreOnBed,
    NobodyFalls,
    PushesApart,
    PushesOff,
    PushesToEdge,
    StopsGrowing,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    facts_of,
    passed,
)
from tests.strategies import positions

EDGE = {name for name in range(36) if name % 6 in (0, 5) or name // 6 in (0, 5)}


def let_pass(position):
    """The position with the other side to move."""
    return replace(position, side=position.side.other, state=passed(position.state))


def wins_at(position):
    """Where the side to move wins by one turn; a line that the other's boops have made is no win yet."""
    return {begun.square for begun in beginnings(position) if begun.outcome}


def grows_at(position):
    """Where a line of the side to move grows up by one turn."""
    return {
        begun.square
        for begun in beginnings(position)
        if position.rules.grows and any(len(way) == 3 for way in begun.graduations)
    }


def beginnings(position):
    """Every turn begun, also in a position that would be over if the side that passes had just played."""
    if position.outcome is None:
        yield from position.beginnings()
        return
    for kind, square in product(position.kinds(), range(36)):
        if position.piece_at(square) is None:
            yield BegunTurn(position, kind, square)


def drawn(position, seed):
    return Random(seed).choice(position.legal_turns())


def found(facts, kind):
    """The one fact of a kind, or None."""
    return next((fact for fact in facts if type(fact) is kind), None)


def squares(facts, kind):
    fact = found(facts, kind)
    return set(fact.squares) if fact else set()


@settings(max_examples=100, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_each_fact_is_true_and_none_is_left_out(position, seed):
    check(position, drawn(position, seed))


@pytest.mark.parametrize("edition", list(Edition))
def test_each_fact_is_true_in_games_of_good_players(edition):
    engine, told = Engine.load(), Counter()
    for seed in range(3):
        position = Position.start(edition)
        for number in range(50):
            for turn in Random(seed * 100 + number).sample(position.legal_turns(), 3):
                told += check(position, turn)
            turn = engine.choose(position, Level.THREE, seed=seed * 100 + number)
            told += check(position, turn)
            position = position.after(turn)
            if position.outcome:
                break
    common = {Wins, StopsWin, LeavesWin, ThreatensWin, PushesOff, NobodyFalls, Middle, Inside}
    growing = {GrowsUp, LeavesGrowing, StopsGrowing, ThreatensGrowing}
    assert common <= set(told)
    assert (growing <= set(told)) is (edition is not Edition.KITTENS)


def check(position, turn):
    """Hold all facts of a turn against the rules; which kinds of facts there were."""
    facts, played = facts_of(position, turn), position.play(turn)
    after = played.position
    assert (found(facts, Wins) is not None) == (after.outcome is not None)
    if after.outcome:
        assert facts == (Wins(),)
        return Counter(map(type, facts))
    check_threats(facts, position, after)
    check_events(facts, played)
    check_place(facts, played)
    return Counter(map(type, facts))


def check_threats(facts, position, after):
    before = let_pass(position)
    assert squares(facts, LeavesWin) == wins_at(after)
    assert squares(facts, StopsWin) == wins_at(before) - wins_at(after)
    assert squares(facts, ThreatensWin) == wins_at(let_pass(after))
    assert squares(facts, LeavesGrowing) == grows_at(after)
    assert squares(facts, StopsGrowing) == (set() if grows_at(after) else grows_at(before))
    assert squares(facts, ThreatensGrowing) == grows_at(let_pass(after))


def check_events(facts, played):
    before, after, side = played.before, played.position, played.side
    grown = after.grown(side) - before.grown(side)
    told = found(facts, GrowsUp)
    assert (len(told.squares) if told else 0) == grown
    fallen = [
        event.piece.side
        for event in played.events
        if isinstance(event, Fell) or (isinstance(event, Scared) and event.to is None)
    ]
    for kind, whose in ((PushesOff, side.other), (LosesPieces, side)):
        told = found(facts, kind)
        assert (told.count if told else 0) == fallen.count(whose)
    theirs = standing(before, side.other) - standing(after, side.other)
    assert theirs == fallen.count(side.other)


def standing(board, side):
    return sum(piece.side is side for piece in board.pieces.values())


def check_place(facts, played):
    after, side, placed = played.position, played.side, played.turn.square
    for square in squares(facts, PushesToEdge):
        assert square in EDGE
        assert after.piece_at(square).side is side.other
    if found(facts, NobodyFalls):
        assert standing(after, side) > 1
        for begun in after.beginnings():
            kept = sum(piece.side is side for piece in begun.pieces.values())
            assert kept == standing(after, side)
    if told := found(facts, MoreOnBed):
        assert (told.own, told.theirs) == (standing(after, side), standing(after, side.other))
    if told := found(facts, Beside):
        assert told.count == near_own(after, placed, side)
    if found(facts, Middle) or found(facts, Inside):
        assert after.piece_at(placed).side is side
        assert placed not in EDGE
    if found(facts, PushesApart):
        assert pairs(after, side.other) < pairs(played.before, side.other)


def near_own(board, square, side):
    return sum(
        other != square
        and max(abs(other % 6 - square % 6), abs(other // 6 - square // 6)) == 1
        and piece.side is side
        for other, piece in board.pieces.items()
    )


def pairs(board, side):
    own = [square for square, piece in board.pieces.items() if piece.side is side]
    return sum(near_own(board, square, side) for square in own)


def test_a_win_that_is_stopped_is_named():
    # Tuxedo has a third cat in the pool: on a3 or d3 it would make a line.
    position = Position.parse("6/6/6/1cc3/4K1/6 o 3/3 -/- classic")
    blocked = facts_of(position, position.parse_turn("kitten a3"))
    assert found(blocked, StopsWin) == StopsWin((12,))
    assert found(blocked, LeavesWin) == LeavesWin((15,))
    pushed = facts_of(position, position.parse_turn("cat b4"))
    assert found(pushed, StopsWin) == StopsWin((12, 15))
    assert found(pushed, LeavesWin) is None


def test_three_kittens_grow_up():
    position = Position.parse("6/6/6/1KK3/6/6 o 0/0 -/- classic")
    facts = facts_of(position, position.parse_turn("d3"))
    assert found(facts, GrowsUp).squares == (13, 14, 15)


def test_a_win_says_no_more_than_that():
    position = Position.parse("6/6/6/1CC3/6/6 o 3/0 -/- classic")
    assert facts_of(position, position.parse_turn("cat d3")) == (Wins(),)
