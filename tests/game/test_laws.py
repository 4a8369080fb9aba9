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
        before, (position, events) = position, position.play(turn)
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
