"""What holds in every game: round trips, symmetry, and that no piece is ever made or lost."""

import pickle
from itertools import pairwise

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import (
    ENTRIES,
    PIECES_A_SIDE,
    SQUARES,
    Booped,
    Edition,
    Fell,
    Ghost,
    GhostLeft,
    GhostMoved,
    Graduated,
    Heading,
    IllegalTurn,
    Kind,
    Placed,
    Position,
    Scared,
    Side,
    TakenUp,
    Turn,
    Won,
)
from game.geometry import STITCH_SIDES
from tests.strategies import games, positions

REAL_GAMES = settings(max_examples=40, deadline=None)


@pytest.mark.long
@REAL_GAMES
@given(games())
def test_a_whole_game_keeps_every_law(game):
    edition, turns = game
    position = Position.start(edition)
    for turn in turns:
        assert position.outcome is None, "no turn after the end"
        assert Position.parse(str(position)) == position
        assert position.parse_turn(str(turn)) == turn
        assert pickle.loads(pickle.dumps(position)) == position
        played = position.play(turn)
        before, events, position = played.before, played.events, played.position
        assert played.turn is turn
        assert played.side is before.side
        assert before.after(turn) == position
        assert position.side is before.side.other
        assert replay(before, events) == (dict(position.pieces), pools(position))
        assert isinstance(events[-1], Won) == bool(position.outcome)
        for side in Side:
            on_bed = [piece.kind for piece in position.pieces.values() if piece.side is side]
            assert len(on_bed) + sum(position.pool(side)) == PIECES_A_SIDE
            assert on_bed.count(Kind.CAT) + position.pool(side).cats == position.grown(side)
            assert position.grown(side) >= before.grown(side), "nobody grows younger"
        if not position.outcome:
            assert any(position.pool(position.side)), "there is always a piece to place"
    assert position.outcome
    assert position.legal_turns() == ()
    with pytest.raises(IllegalTurn):
        position.play(turns[0])


@REAL_GAMES
@given(games((Edition.GHOST,)))
def test_where_each_ghost_goes_next_is_known_before(game):
    edition, turns = game
    position = Position.start(edition)
    for turn in turns:
        mine, theirs = position.side, position.side.other
        known = {side: position.ghost_next(side) for side in Side}
        passes = position.ghost_passes(mine)
        out = {side: position.ghost(side) for side in Side}
        played = position.play(turn)
        position = played.position
        glided = [event for event in played.events if isinstance(event, GhostMoved) and event.side is mine]
        if glided:
            assert passes is (glided[0].through is not None)
        if out[mine] and not position.outcome:
            there = position.ghost(mine)
            assert (there.stitch if there else None) == known[mine]
            if out[theirs]:
                assert position.ghost_next(theirs) == known[theirs], "also where the two meet"


def pools(position):
    return {(side, kind): position.pool(side).of(kind) for side in Side for kind in Kind}


def replay(before, events):
    """The pieces and pools after some events, told by the events alone, as a picture reads them."""
    pieces, off = dict(before.pieces), pools(before)
    for event in events:
        match event:
            case Placed(piece, square):
                off[piece.side, piece.kind] -= 1
                pieces[square] = piece
            case Booped(piece, origin, to):
                assert pieces.pop(origin) == piece
                assert to not in pieces
                pieces[to] = piece
            case Fell(piece, origin) | TakenUp(piece, origin) | Scared(piece, origin, None, _):
                assert pieces.pop(origin) == piece
                off[piece.side, piece.kind] += 1
            case Scared(piece, origin, to, over):
                assert pieces.pop(origin) == piece
                assert all(square in pieces for square in over)
                pieces[to] = piece
            case Graduated(side, squares, kinds):
                assert tuple(pieces.pop(square).kind for square in squares) == kinds
                off[side, Kind.CAT] += len(squares)
    return pieces, off


@REAL_GAMES
@given(positions(), st.data())
def test_one_legal_turn_there_always_is_and_each_can_be_played(position, data):
    turns = position.legal_turns()
    assert turns
    turn = data.draw(st.sampled_from(turns))
    assert position.play(turn).position != position
    begun = position.place(turn.kind, turn.square)
    assert turn in begun.turns(turn.entry)
    assert position.play(turn).events[: len(begun.events)] == begun.events


@REAL_GAMES
@given(positions(), st.sampled_from(list(Kind)), st.sampled_from(SQUARES), st.data())
def test_what_is_not_listed_is_refused_and_what_is_refused_is_not_listed(position, kind, square, data):
    entry = data.draw(st.none() | st.sampled_from(sorted(ENTRIES)))
    graduation = data.draw(st.sampled_from([(), *{turn.graduation for turn in position.legal_turns()}]))
    turn = Turn(kind, square, entry, graduation)
    if turn in position.legal_turns():
        assert position.play(turn)
    else:
        with pytest.raises(IllegalTurn):
            position.play(turn)


# The eight symmetries of the bed: turned or not, mirrored or not.

SYMMETRIES = [
    lambda file, rank: (file, rank),
    lambda file, rank: (5 - file, rank),
    lambda file, rank: (file, 5 - rank),
    lambda file, rank: (5 - file, 5 - rank),
    lambda file, rank: (rank, file),
    lambda file, rank: (rank, 5 - file),
    lambda file, rank: (5 - rank, file),
    lambda file, rank: (5 - rank, 5 - file),
]
STEPS = {Heading.NORTH: (0, 1), Heading.SOUTH: (0, -1), Heading.EAST: (1, 0), Heading.WEST: (-1, 0)}
STITCH_OF = {frozenset(sides): stitch for stitch, sides in enumerate(STITCH_SIDES)}


def image_of_square(square, symmetry):
    file, rank = symmetry(square % 6, square // 6)
    return 6 * rank + file


def image_of_stitch(stitch, symmetry):
    return STITCH_OF[frozenset(image_of_square(square, symmetry) for square in STITCH_SIDES[stitch])]


def image_of_ghost(ghost, symmetry):
    if ghost is None:
        return "-"
    dx, dy = STEPS[ghost.heading]
    (x0, y0), (x1, y1) = symmetry(2, 2), symmetry(2 + dx, 2 + dy)
    heading = next(heading for heading, step in STEPS.items() if step == (x1 - x0, y1 - y0))
    return Ghost(image_of_stitch(ghost.stitch, symmetry), heading)


def image_of_turn(turn, symmetry):
    return Turn(
        turn.kind,
        image_of_square(turn.square, symmetry),
        None if turn.entry is None else image_of_stitch(turn.entry, symmetry),
        tuple(sorted(image_of_square(square, symmetry) for square in turn.graduation)),
    )


def image_of_position(position, symmetry):
    """A position seen through a symmetry, written by hand and read by the parser."""
    pieces = {image_of_square(square, symmetry): str(piece) for square, piece in position.pieces.items()}
    ranks = ("".join(pieces.get(6 * rank + file, "1") for file in range(6)) for rank in range(5, -1, -1))
    board = "/".join(ranks)
    for count in range(6, 1, -1):
        board = board.replace("1" * count, str(count))
    cats = "/".join(str(position.grown(side)) for side in Side)
    ghosts = "/".join(str(image_of_ghost(position.ghost(side), symmetry)) for side in Side)
    return Position.parse(f"{board} {position.side.value} {cats} {ghosts} {position.edition.value}")


@settings(max_examples=20, deadline=None)
@given(positions(), st.sampled_from(SYMMETRIES))
def test_the_rules_look_the_same_from_every_edge(position, symmetry):
    image = image_of_position(position, symmetry)
    turns = position.legal_turns()
    assert {image_of_turn(turn, symmetry) for turn in turns} == set(image.legal_turns())
    for turn in turns[:: max(1, len(turns) // 20)]:
        after = image.play(image_of_turn(turn, symmetry)).position
        assert after == image_of_position(position.play(turn).position, symmetry)


@settings(max_examples=30, deadline=None)
@given(games(editions=(Edition.GHOST,)))
def test_a_ghost_keeps_its_heading_and_never_shares_a_stitch(game):
    edition, turns = game
    positions = [Position.start(edition)]
    for turn in turns:
        positions.append(positions[-1].play(turn).position)
    for before, after in pairwise(positions):
        ghosts = [after.ghost(side) for side in Side]
        assert ghosts[0] is None or ghosts[1] is None or ghosts[0].stitch != ghosts[1].stitch
        assert before.ghost(before.side.other) == after.ghost(before.side.other), "it moves on its own turn"
        mine, then = before.ghost(before.side), after.ghost(before.side)
        if mine and then:
            assert mine.heading is then.heading


# The ghost, told anew and plainly: where it lands, whom it pushes and where they come down.


def ahead_of(ghost):
    """The stitch one further along the ghost's line, found from the squares it would lie between."""
    dx, dy = STEPS[ghost.heading]
    moved = {(square % 6 + dx, square // 6 + dy) for square in STITCH_SIDES[ghost.stitch]}
    if any(file not in range(6) or rank not in range(6) for file, rank in moved):
        return None
    return STITCH_OF[frozenset(6 * rank + file for file, rank in moved)]


def landing(ghost, other):
    stitch = ahead_of(ghost)
    if stitch is not None and other and stitch == other.stitch:
        stitch = ahead_of(Ghost(stitch, ghost.heading))
    return stitch


def pushed_from(pieces, stitch):
    """The pieces after a ghost has landed: each side straight away from the seam, over whoever is behind."""
    pieces = dict(pieces)
    low, high = STITCH_SIDES[stitch]
    step = high - low
    for square, away in ((low, -step), (high, step)):
        if square in pieces:
            to = square + away
            while on_line(to, square, step) and to in pieces:
                to += away
            piece = pieces.pop(square)
            if on_line(to, square, step):
                pieces[to] = piece
    return pieces


def on_line(to, square, step):
    """Whether a square is on the bed, on the same rank (or file) as another."""
    return to in SQUARES and (to // 6 == square // 6 if step == 1 else to % 6 == square % 6)


@pytest.mark.long
@settings(max_examples=150, deadline=None)
@given(positions(editions=(Edition.GHOST,)), st.data())
def test_a_ghost_lands_and_scares_as_the_ruling_says(position, data):
    turn = data.draw(st.sampled_from(position.legal_turns()))
    mine, other = position.ghost(position.side), position.ghost(position.side.other)
    begun = position.place(turn.kind, turn.square)
    booped = replay(
        position, [e for e in begun.events if not isinstance(e, GhostMoved | GhostLeft)][: boops_of(begun)]
    )[0]
    if mine is None:
        taken = {other.stitch} if other else set()
        assert set(begun.entries) == set(ENTRIES) - taken
        assert begun.ghost is None
        assert dict(begun.pieces) == booped
        return
    assert begun.entries == ()
    stitch = landing(mine, other)
    assert begun.ghost == (None if stitch is None else Ghost(stitch, mine.heading))
    assert dict(begun.pieces) == (booped if stitch is None else pushed_from(booped, stitch))


def boops_of(begun):
    """How many events come before the ghost's."""
    ghosts = [
        number for number, event in enumerate(begun.events) if isinstance(event, GhostMoved | GhostLeft)
    ]
    return ghosts[0] if ghosts else len(begun.events)
