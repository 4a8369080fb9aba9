"""Names and squares are each other's inverse, over every pair there is."""

import pytest

from game import ENTRIES, SQUARE_NAMES, SQUARES, STITCH_NAMES, STITCHES, Heading
from game.geometry import (
    STITCH_SIDES,
    entry_number,
    parse_square,
    parse_stitch,
    square_file,
    square_name,
    square_rank,
    stitch_name,
)


def test_every_square_is_found_by_its_name():
    assert [parse_square(square_name(square)) for square in SQUARES] == list(SQUARES)
    assert [square_name(parse_square(name)) for name in SQUARE_NAMES] == list(SQUARE_NAMES)
    assert len(set(SQUARE_NAMES)) == 36


def test_squares_are_named_by_file_then_rank():
    assert (square_name(0), square_name(5), square_name(6), square_name(35)) == ("a1", "f1", "a2", "f6")
    assert all(
        square_name(square) == "abcdef"[square_file(square)] + "123456"[square_rank(square)]
        for square in SQUARES
    )


def test_every_stitch_is_found_by_its_name():
    assert [parse_stitch(stitch_name(stitch)) for stitch in STITCHES] == list(STITCHES)
    assert len(set(STITCH_NAMES)) == 60


def test_a_stitch_lies_between_the_squares_it_names():
    sides = {stitch_name(stitch): tuple(map(square_name, STITCH_SIDES[stitch])) for stitch in STITCHES}
    assert sides["bc3"] == ("b3", "c3")
    assert sides["a34"] == ("a3", "a4")


@pytest.mark.parametrize("name", ["c9", "g1", "C3", "", "c33", "3c"])
def test_what_is_no_square_is_refused(name):
    with pytest.raises(ValueError, match="not a square"):
        parse_square(name)


@pytest.mark.parametrize("name", ["ac3", "bb3", "a35", "a66", "cb3", ""])
def test_what_is_no_stitch_is_refused(name):
    with pytest.raises(ValueError, match="not a stitch"):
        parse_stitch(name)


def test_there_are_twenty_entries_each_facing_the_far_edge():
    entries = {str(ghost) for ghost in ENTRIES.values()}
    assert entries == (
        {f"{files}1n" for files in ("ab", "bc", "cd", "de", "ef")}
        | {f"{files}6s" for files in ("ab", "bc", "cd", "de", "ef")}
        | {f"a{ranks}e" for ranks in ("12", "23", "34", "45", "56")}
        | {f"f{ranks}w" for ranks in ("12", "23", "34", "45", "56")}
    )
    assert {ghost.heading for ghost in ENTRIES.values()} == set(Heading)


def test_each_entry_has_a_number_of_its_own_edge_by_edge():
    numbered = {entry_number(stitch): str(ghost) for stitch, ghost in ENTRIES.items()}
    assert sorted(numbered) == list(range(1, 21))
    assert [numbered[number] for number in (1, 5, 6, 10, 11, 15, 16, 20)] == [
        *("a12e", "a56e", "f12w", "f56w", "ab1n", "ef1n", "ab6s", "ef6s"),
    ]
