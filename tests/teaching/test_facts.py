"""Every fact about a turn is held against the rules themselves: each turn played out, with nothing cleverer than that."""

from collections import Counter
from dataclasses import replace
from itertools import product
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from engine import Engine, FormerLevel
from game import BegunTurn, Edition, Fell, GhostMoved, Graduated, Kind, Piece, Position, Side, TakenUp
from game.geometry import STITCH_SIDES
from teaching import (
    Beside,
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
    facts_of,
    greedy_turn,
    growth_can_be_stopped,
    leaves_something,
    line_left,
    lost_to,
    passed,
    threat_in,
    wins_in,
)
from tests.strategies import positions

#: Every three squares in a row.
LINES = {
    (start, start + step, start + 2 * step)
    for start, (dx, dy) in product(range(36), ((1, 0), (0, 1), (1, 1), (-1, 1)))
    if 0 <= start % 6 + 2 * dx < 6 and start // 6 + 2 * dy < 6
    for step in [6 * dy + dx]
}
EDGE = {name for name in range(36) if name % 6 in (0, 5) or name // 6 in (0, 5)}


def let_pass(position):
    """The position after a quiet turn, in which only a ghost on the bed glides; None if the side has a line then."""
    state = passed(position.state, position.rules)
    return replace(position, side=position.side.other, state=state) if state else None


def wins_at(position):
    """Where the side to move wins by one turn; a line that the other's boops have made is no win yet."""
    return {begun.square for begun in beginnings(position) if begun.outcome} if position else set()


def grows_at(position, *kinds):
    """Where a line of the side to move grows up by one turn, by a piece of one of these kinds."""
    return {begun.square for begun in beginnings(position) if begun.kind in (kinds or Kind) and grows(begun)}


def grows_on(position, square):
    """Whether a line of the side to move grows up by a piece on a square."""
    return any(grows(begun) for begun in beginnings(position) if begun.square == square)


def grows(begun):
    return begun.before.rules.grows and any(len(way) == 3 for way in begun.graduations)


def beginnings(position):
    """Every turn begun, also in a position that would be over if the side that passes had just played."""
    if position is None:
        return
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


@pytest.mark.long
@settings(max_examples=100, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_each_fact_is_true_and_none_is_left_out(position, seed):
    check(position, drawn(position, seed))


@pytest.mark.long
@pytest.mark.parametrize("edition", list(Edition))
def test_each_fact_is_true_in_games_of_good_players(edition):
    engine, told = Engine.load(), Counter()
    for seed in range(3):
        position = Position.start(edition)
        for number in range(50):
            for turn in Random(seed * 100 + number).sample(position.legal_turns(), 1):
                told += check(position, turn)
            turn = engine.choose(position, FormerLevel.THREE, seed=seed * 100 + number)
            told += check(position, turn)
            position = position.after(turn)
            if position.outcome:
                break
    common = {Wins, StopsWin, LeavesWin, ThreatensWin, PushesOff, Middle}
    growing = {GrowsUp, LeavesGrowing, StopsGrowing, ThreatensGrowing}
    assert common <= set(told)
    assert (growing <= set(told)) is (edition is not Edition.KITTENS)
    assert edition is not Edition.GHOST or ScaresOff in told


def check(position, turn):
    """Hold all facts of a turn against the rules; which kinds of facts there were."""
    facts, played = facts_of(position, turn), position.play(turn)
    after = played.position
    assert (found(facts, Wins) is not None) == (after.outcome is not None)
    if after.outcome:
        assert facts == (Wins(),)
        return Counter(map(type, facts))
    check_threats(facts, position, after)
    check_prepared(found(facts, ThreatensGrowing), position, after)
    check_events(facts, played)
    check_place(facts, played)
    check_ghost(found(facts, GhostComes), played)
    check_what_is_left(facts, position, turn)
    return Counter(map(type, facts))


def check_threats(facts, position, after):
    before = let_pass(position)
    assert squares(facts, LeavesWin) == wins_at(after)
    assert squares(facts, StopsWin) == (wins_at(before) - wins_at(after))
    assert squares(facts, ThreatensWin) == free_first(wins_at(let_pass(after)), after)
    for kind, there in ((LeavesWin, after), (StopsWin, before), (ThreatensWin, let_pass(after))):
        if fact := found(facts, kind):
            check_kinds(fact.wins, there)
            check_lines(fact.wins, there)
    assert squares(facts, LeavesGrowing) == grows_at(after)
    assert squares(facts, StopsGrowing) == (set() if grows_at(after) else grows_at(before))


def winning(position, win):
    """The ways to place a piece on the square of a win that win."""
    return [begun for begun in beginnings(position) if begun.outcome and begun.square == win.square]


def check_kinds(wins, position):
    """A kind is named where it makes a difference."""
    for win in wins:
        kinds = {begun.kind for begun in winning(position, win)}
        if win.kind:
            assert kinds == {win.kind}
        else:
            assert kinds == set(position.kinds())


def check_lines(wins, position):
    """A line that is told stands after each way to win there: three in a row of those that win."""
    grows = position.edition is not Edition.KITTENS
    piece = Piece(position.side, Kind.CAT if grows else Kind.KITTEN)
    for win in wins:
        ways = [begun for begun in winning(position, win) if win.kind in {None, begun.kind}]
        assert ways
        if win.line:
            assert win.line in LINES
            assert all(begun.pieces[square] == piece for begun in ways for square in win.line)
        elif len(ways) == 1:
            assert sum(standing == piece for standing in ways[0].pieces.values()) == 8


def free_first(found, position):
    """Those that are free now; all of them if none is, because a ghost is to push away what stands there."""
    return {square for square in found if square not in position.pieces} or found


def check_ghost(told, played):
    """A ghost that enters passes the squares on both sides of its line, from the stitch ahead on."""
    ghost, passing = played.position.ghost(played.side), set()
    if played.turn.entry is None:
        assert told is None
        return
    for step in range(1, 6):
        for square in STITCH_SIDES[ghost.stitch]:
            dx, dy = {"e": (1, 0), "w": (-1, 0), "n": (0, 1), "s": (0, -1)}[ghost.heading.value]
            file, rank = square % 6 + step * dx, square // 6 + step * dy
            passing |= {6 * rank + file} if 0 <= file < 6 and 0 <= rank < 6 else set()
    beside = {square: piece.side for square, piece in played.position.pieces.items() if square in passing}
    theirs = {square for square, side in beside.items() if side is not played.side}
    assert (set(told.squares) if told else set()) == (theirs if 2 * len(theirs) > len(beside) else set())


def check_what_is_left(facts, position, turn):
    """What they threaten before the turn, what they have after it, and what its player leaves."""
    threat = threat_in(position)
    assert (set(threat.squares) if threat else set()) == wins_at(let_pass(position))
    after = position.after(turn)
    nothing = not (wins_at(after) or grows_at(after) or some_fall(after, position.side))
    assert bool(found(facts, LeavesNothing)) == (nothing and standing(after, position.side) >= 4)
    line = line_left(position, turn)
    assert bool(line) == bool(grows_at(position) and not found(facts, GrowsUp))
    assert not line or set(line.squares) == grows_at(position)
    assert leaves_something(position, turn) == bool(line or wins_at(position))


def check_prepared(told, position, after):
    """A line that is prepared is new, and the opponent can't help its being completed by moving nothing but their ghost."""
    later = let_pass(after)
    new = {kind: grows_at(later, kind) - lined_at(position) for kind in later.kinds()} if later else {}
    if told is None:
        assert not any(new.values())
        return
    for kind in [told.kind] if told.kind else later.kinds():
        assert set(told.squares) == free_first(new[kind], after)
        assert not any(grows_on(position, square) for square in told.squares)
    quiet = [turn for turn in quiet_turns(after) if turn.square not in told.squares]
    if len(quiet) > 2:
        for square in told.squares:
            assert any(grows_on(after.after(turn), square) for turn in quiet)


def lined_at(position):
    """Where the side to move gets three in line by one turn, to win or to grow up."""
    return wins_at(position) | grows_at(position)


def quiet_turns(position):
    """The turns in which the piece that is placed boops nothing, nothing grows up, and no ghost comes in."""
    for begun in position.beginnings():
        if not begun.graduations and not near_any(position, begun.square):
            yield from begun.turns()


def near_any(board, square):
    return any(near_own(board, square, side) for side in Side)


def check_events(facts, played):
    before, after, side = played.before, played.position, played.side
    grown = after.grown(side) - before.grown(side)
    told = found(facts, GrowsUp)
    assert (len(told.squares) if told else 0) == grown
    ghost = found_event(played.events, GhostMoved)
    boops = played.events if ghost is None else played.events[: played.events.index(ghost)]
    check_falls(facts, played, boops)


def check_falls(facts, played, boops):
    """Who falls, told from the beds alone: once the piece is placed and has booped, and at the end of the turn."""
    before, after, side = played.before, played.position, played.side
    start = Counter(piece.side for piece in before.pieces.values())
    pushed = squares(facts, PushesOff)
    scared = squares(facts, ScaresOff)
    for square in pushed | scared:
        assert before.piece_at(square).side is side.other
    for square in pushed:
        assert square in EDGE
        assert near_own_square(square, played.turn.square)
    assert sum(falls(event, side.other) for event in boops) == len(pushed)
    assert start[side.other] - standing(after, side.other) == len(pushed) + len(scared)
    gone = sum(map(len, (event.squares for event in played.events if isinstance(event, Graduated))))
    gone += sum(isinstance(event, TakenUp) for event in played.events)
    lost = start[side] + 1 - gone - standing(after, side)
    told = found(facts, LosesPieces)
    assert (told.count if told else 0) == lost


def falls(event, side):
    """Whether a piece of a side falls off the bed."""
    return isinstance(event, Fell) and event.piece.side is side


def found_event(events, kind):
    return next((event for event in events if isinstance(event, kind)), None)


def near_own_square(one, other):
    return one != other and max(abs(one % 6 - other % 6), abs(one // 6 - other // 6)) == 1


def standing(board, side):
    return sum(piece.side is side for piece in board.pieces.values())


def check_place(facts, played):
    after, side, placed = played.position, played.side, played.turn.square
    for square in squares(facts, PushesToEdge):
        assert square not in EDGE
        to = 2 * square - placed
        assert to in EDGE
        assert played.before.piece_at(square) == after.piece_at(to)
        assert after.piece_at(to).side is side.other
    could_fall = let_pass(played.before) and some_fall(let_pass(played.before), side)
    all_stand = standing(after, side) == standing(played.before, side) + 1
    safe = bool(could_fall and all_stand and not some_fall(after, side))
    assert bool(found(facts, NobodyFalls)) == safe
    assert not (found(facts, NobodyFalls) and found(facts, LosesPieces))
    if told := found(facts, MoreOnBed):
        assert (told.own, told.theirs) == (standing(after, side), standing(after, side.other))
        assert after.grown(side) >= after.grown(side.other)
    if told := found(facts, Beside):
        assert told.count == near_own(after, placed, side)
    if found(facts, Middle):
        assert after.piece_at(placed).side is side
        assert placed not in EDGE
    if found(facts, PushesApart):
        assert pairs(after, side.other) < pairs(played.before, side.other)


@pytest.mark.long
@settings(max_examples=60, deadline=None)
@given(positions())
def test_where_a_turn_is_refuted_every_way_to_complete_it_is(position):
    turn = greedy_turn(position)
    told = lost_to(position, turn)
    lost = {win.square for win in told}
    assert turn in position.legal_turns()
    ways = [way for way in position.legal_turns() if way[:2] == turn[:2]]
    if position.after(turn).outcome:
        assert lost == set()
        return
    assert lost == set.intersection(*(wins_at(position.after(way)) for way in ways))
    for way in ways:
        check_lines(told, position.after(way))


@pytest.mark.long
@settings(max_examples=40, deadline=None)
@given(positions())
def test_growing_that_no_turn_stops_is_left_by_every_turn(position):
    stopping = [
        turn
        for turn in position.legal_turns()
        if turn.entry is None
        if position.after(turn).outcome or not grows_at(position.after(turn))
    ]
    assert growth_can_be_stopped(position.state, position.rules) == bool(stopping)


def test_a_greedy_player_takes_what_is_there_and_does_not_look_at_the_answer():
    wins = Position.parse("6/6/6/1CC3/6/6 o 3/0 -/- classic")
    assert wins.after(greedy_turn(wins)).outcome
    grows = Position.parse("6/6/6/1KK3/6/6 o 0/0 -/- classic")
    assert found(facts_of(grows, greedy_turn(grows)), GrowsUp)
    pushes = Position.parse("6/6/6/6/6/k5 o 0/0 -/- classic")
    assert str(greedy_turn(pushes)) == "K@b2"
    assert str(greedy_turn(Position.start(Edition.CLASSIC))) == "K@c3"


def test_what_they_threaten_is_told_of_the_position():
    danger = Position.parse("6/6/6/1cc3/4K1/6 o 3/3 -/- classic")
    assert threat_in(danger) == TheyThreaten(
        (WinOn(12, Kind.CAT, (12, 13, 14)), WinOn(15, Kind.CAT, (13, 14, 15)))
    )
    assert threat_in(Position.start(Edition.CLASSIC)) is None


def test_of_a_line_that_a_push_completes_it_is_known_who_pushes():
    # A cat on f1 pushes the one on e2 to d3, where two others of its line wait.
    position = Position.parse("6/1C4/2C3/6/4C1/6 o 4/0 -/- classic")
    wins = {win.square: win for win in wins_in(position.state, position.rules)}
    assert wins[5] == WinOn(5, Kind.CAT, (15, 20, 25), PushedBy.PIECE)
    standing = Position.parse("6/6/2C3/3C2/6/6 o 3/0 -/- classic")
    assert wins_in(standing.state, standing.rules)[0].pushed is None
    # Wherever a kitten is placed, the ghost glides between b2 and c2, and pushes the cat on c2 into the line.
    haunted = Position.parse("6/6/3C2/3C2/2C3/6 o 3/0 bc1n/- ghost")
    assert {win.pushed for win in wins_in(haunted.state, haunted.rules)} == {PushedBy.GHOST}


def test_of_a_line_that_the_ghost_completes_the_squares_are_known():
    # Orange's ghost glides between b2 and c2 next, whoever is placed: the kitten on c2 goes to d2, below two of its own.
    position = Position.parse("6/6/3K2/3K2/2K3/6 g 0/0 bc1n/- ghost")
    left = found(facts_of(position, position.parse_turn("a6")), LeavesGrowing)
    # d2 and d5 are in the column, b1 in a diagonal with c2 and d3, and b2 pushes c2 over by itself.
    assert set(left.squares) - set(left.by_ghost) == {1, 7, 9, 27}
    classic = Position.parse("6/6/3K2/3K2/2K3/6 g 0/0 -/- classic")
    assert found(facts_of(classic, classic.parse_turn("a6")), LeavesGrowing).by_ghost == ()


def test_a_line_that_is_left_is_told():
    position = Position.parse("6/6/6/1KK3/6/6 o 0/0 -/- classic")
    assert line_left(position, position.parse_turn("f6")) == LeavesLine((12, 15))
    assert line_left(position, position.parse_turn("d3")) is None


def some_fall(position, side):
    """Whether a turn of the side to move sends a piece of the other side off the bed."""
    return any(
        sum(piece.side is side for piece in begun.pieces.values()) < standing(position, side)
        for begun in beginnings(position)
    )


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
    assert found(blocked, StopsWin) == StopsWin((WinOn(12, Kind.CAT, (12, 13, 14)),))
    assert found(blocked, LeavesWin) == LeavesWin((WinOn(15, Kind.CAT, (13, 14, 15)),))
    pushed = facts_of(position, position.parse_turn("cat b4"))
    assert squares(pushed, StopsWin) == {12, 15}
    assert found(pushed, LeavesWin) is None


def test_three_kittens_grow_up():
    position = Position.parse("6/6/6/1KK3/6/6 o 0/0 -/- classic")
    facts = facts_of(position, position.parse_turn("d3"))
    assert found(facts, GrowsUp).squares == (13, 14, 15)


def test_a_win_says_no_more_than_that():
    position = Position.parse("6/6/6/1CC3/6/6 o 3/0 -/- classic")
    assert facts_of(position, position.parse_turn("cat d3")) == (Wins(),)


def test_a_line_that_stood_before_is_not_prepared():
    # d1-e2-f3 can be completed now as well as later; b5 has nothing to do with it.
    stood = Position.parse("K3c1/6/3c2/5c/4kK/5C g 5/6 -/- classic")
    assert found(facts_of(stood, stood.parse_turn("cat b5")), ThreatensGrowing) is None
    also = Position.parse("1C3k/C1K1k1/2k1c1/2c3/6/2C3 o 3/3 -/- classic")
    assert found(facts_of(also, also.parse_turn("kitten e6")), ThreatensGrowing) is None


def test_what_is_prepared_is_seen_after_the_ghost_of_the_other_has_glided():
    # Tuxedo's ghost glides from d23 to e23 and scares the kitten from e3 to e4: e3, which is taken now, and e6 complete a line then, not e2 or e5.
    position = Position.parse("2K3/4K1/K1k3/6/4k1/6 o 0/0 d56e/d23e ghost")
    prepared = found(facts_of(position, position.parse_turn("kitten e3")), ThreatensGrowing)
    assert prepared == ThreatensGrowing((34,))


def test_the_kind_that_completes_a_line_is_named_where_the_other_does_not():
    position = Position.parse("1C4/4C1/6/2c3/6/1K4 g 6/6 -/- classic")
    prepared = found(facts_of(position, position.parse_turn("cat c4")), ThreatensGrowing)
    assert prepared == ThreatensGrowing((14,), Kind.KITTEN)


def test_a_ghost_scares_and_does_not_push():
    position = Position.parse("4k1/5C/4K1/2c1C1/6/4K1 g 3/3 ab5s/f12w ghost")
    facts = facts_of(position, position.parse_turn("kitten d4"))
    assert found(facts, PushesOff) is None
    assert found(facts, ScaresOff) == ScaresOff((4,))


def test_nobody_is_kept_safe_by_falling_off_or_where_nobody_was_in_danger():
    thrown = Position.parse("6/2k3/6/1k1K1k/6/3K2 o 0/0 -/- kittens")
    facts = facts_of(thrown, thrown.parse_turn("e2"))
    assert found(facts, LosesPieces) == LosesPieces(1)
    assert found(facts, NobodyFalls) is None
    at_ease = Position.parse("1k4/6/6/4K1/6/6 o 0/0 -/- classic")
    assert found(facts_of(at_ease, at_ease.parse_turn("b5")), NobodyFalls) is None
