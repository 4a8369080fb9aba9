"""A match's record: written, read back, checked, and refused with the line that is wrong."""

from itertools import islice

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import MAX_TURNS, BadRecord, Edition, Position, read_record, record
from game.__main__ import main
from tests.strategies import games


@pytest.mark.long
@settings(max_examples=30, deadline=None)
@given(games(), st.text(), st.text())
def test_a_record_reads_back(game, orange, gray):
    edition, turns = game
    written = record(edition, turns, Orange=orange, Gray=gray)
    read = read_record(str(written))
    assert read == written
    position = Position.start(edition)
    for turn in turns:
        position = position.play(turn).position
    assert read.end == position


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.GHOST])
def test_a_record_with_a_handicap_begins_with_a_cat(edition):
    start = Position.start(edition, handicap=True)
    written = record(edition, [start.parse_turn("C@c3")], handicap=True)
    assert str(written).startswith(f"Edition: {edition.value}\nHandicap: cat\n\n1. C@c3")
    read = read_record(str(written))
    assert (read, read.start, read.end) == (written, start, start.after(start.parse_turn("C@c3")))
    assert Position.parse(str(start)) == start


def test_where_there_are_no_cats_nobody_begins_with_one():
    with pytest.raises(ValueError, match="KITTENS"):
        Position.start(Edition.KITTENS, handicap=True)
    read = read_record("Edition: kittens\nHandicap: cat\n\n1. K@c3")
    assert read.start == Position.start(Edition.KITTENS)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: before the turns a line must say 'Edition:'"),
        ("Edition: chess\n\n1. K@c3", "line 1: before the turns"),
        ("Orange: Ann\n\n1. K@c3", "line 3: before the turns"),
        ("Edition: classic\nOrange: x" + " " * 65_000 + "y\n\n1. K@c9", "line 4, 'K@c9'"),
        ("Edition: classic\n\n2. K@c3", "line 3: expected '1.' and a turn, not '2. K@c3'"),
        ("Edition: classic\n\n1. K@c3\nK@d4", "line 4: expected '2.' and a turn"),
        ("Edition: classic\n\n1. K@c3\n1. K@d4", "line 4: expected '2.' and a turn, not '1. K@d4'"),
        ("Edition: classic\n\n1. K@c3\n2. K@c3", "line 4, 'K@c3': "),
        ("Edition: classic\n\n1. C@c3", "line 3, 'C@c3': "),
        ("Edition: kittens\n\n1. K@c3 G@a34", "line 3, 'K@c3 G@a34': "),
        ("Edition: classic\n\n1. K@c3\nOrange: Ann", "line 4: expected '2.' and a turn"),
        ("Edition: classic\nEdition: kittens\n\n1. K@c3", "line 2: expected '1.' and a turn"),
        (
            "Edition: classic\n\n1. <script>" + "x" * 100_000,
            "line 3: expected '1.' and a turn, not '1. <script>xxx",
        ),
    ],
)
def test_a_bad_record_names_the_line_and_the_reason(text, reason):
    with pytest.raises(BadRecord) as bad:
        read_record(text)
    assert str(bad.value).startswith(reason)
    assert len(str(bad.value)) < 300


def test_what_editors_do_to_the_ends_of_lines_does_no_harm():
    read = read_record("Date: today\nEdition: classic \r\nOrange:\nGray:  Bob\n\n1. K@c3 \n")
    assert read.headers == {"Date": "today", "Edition": "classic", "Orange": "", "Gray": "Bob"}
    assert len(read.turns) == 1


@pytest.mark.parametrize(
    "text",
    [
        "```\nEdition: classic\n\n1. K@c3\n2. K@d4\n```",
        "```text\nEdition: classic\n\n1. K@c3\n2. K@d4\n```\n",
        "Edition:classic\n1.  c3\n2. d4",
        "Edition: classic\n1. c3" + "," * 98 + "\n2. d4",
        "  ```\n\nEdition: classic\n1.K@c3\n\n2.d4\n```  ",
    ],
)
def test_a_record_may_stand_in_a_code_block_and_be_typed_loosely(text):
    assert list(map(str, read_record(text).turns)) == ["K@c3", "K@d4"]


def unending(edition):
    """A game without end: of what neither wins nor graduates, each side plays what leaves the fewest pieces."""
    position = Position.start(edition)
    while True:
        quiet = (begun for begun in position.beginnings() if not begun.outcome and not begun.graduations)
        (turn,) = min(quiet, key=lambda begun: len(begun.pieces)).turns()
        yield turn
        position = position.after(turn)


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_a_record_has_at_most_three_hundred_turns(edition):
    turns = list(islice(unending(edition), MAX_TURNS + 1))
    longest = read_record(str(record(edition, turns[:MAX_TURNS])))
    assert len(longest.turns) == MAX_TURNS == 300
    assert longest.played(MAX_TURNS).position == longest.end
    with pytest.raises(BadRecord) as bad:
        read_record(str(record(edition, turns)))
    assert str(bad.value) == "line 303: a record has at most 300 turns"
    with pytest.raises(BadRecord) as bad:
        read_record(f"{record(edition, turns[: MAX_TURNS - 1])}c3")
    assert str(bad.value) == "line 302: expected '300.' and a turn, not 'c3'"


def test_a_record_can_be_stepped_through():
    read = read_record("Edition: classic\n1. c3\n2. d4\n3. a1")
    assert read.edition is Edition.CLASSIC
    assert read.played(0) is None
    steps = [read.played(number) for number in (1, 2, 3)]
    assert tuple(step.turn for step in steps) == read.turns
    assert steps[0].before == Position.start(Edition.CLASSIC)
    assert [step.position for step in steps] == [steps[1].before, steps[2].before, read.end]


def test_on_the_command_line(tmp_path, capsys):
    path = tmp_path / "match.txt"
    start = Position.start(Edition.CLASSIC)
    path.write_text(str(record(Edition.CLASSIC, [start.parse_turn("c3")], Orange="Ann")))
    assert main(["replay", str(path)]) == 0
    assert "1 turns, all legal\n6/6/6/2K3/6/6 g" in capsys.readouterr().out
    path.write_text("Edition: classic\n\n1. K@z9\n")
    assert main(["replay", str(path)]) == 1
    assert "line 3, 'K@z9'" in capsys.readouterr().err
    assert main(["replay", str(tmp_path / "none.txt")]) == 1
