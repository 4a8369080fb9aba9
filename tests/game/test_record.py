"""A match's record: written, read back, checked, and refused with the line that is wrong."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import BadRecord, Edition, Position, read_record, record
from game.__main__ import main
from tests.strategies import games


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


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("", "line 1: before the turns a line must say 'Edition:'"),
        ("Edition: chess\n\n1. K@c3", "line 1: before the turns"),
        ("Orange: Ann\n\n1. K@c3", "line 3: before the turns"),
        ("Edition: classic\nOrange: x" + " " * 65_000 + "y\n\n1. K@c9", "line 4, 'K@c9'"),
        ("Edition: classic\n\n2. K@c3", "line 3: expected '1.' and a turn, not '2. K@c3'"),
        ("Edition: classic\n\n1. K@c3\nK@d4", "line 4: expected '2.' and a turn"),
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
    read = read_record("Edition: classic \r\nOrange:\nGray:  Bob\n\n1. K@c3 \n")
    assert read.headers == {"Edition": "classic", "Orange": "", "Gray": "Bob"}
    assert len(read.turns) == 1


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
