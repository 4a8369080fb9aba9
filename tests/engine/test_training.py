"""What trains and measures the engine, in the small."""

import subprocess
import sys
from importlib.util import find_spec
from itertools import count
from random import Random

import pytest

from engine.__main__ import main
from engine.engine import Engine
from engine.levels import Level
from engine.machine import BINARY, Machine
from engine.training import fit as fitting
from engine.training.contests import ContestScore, contest, openings, play
from engine.training.first import Opening, score_of, told
from engine.training.puzzles import making
from engine.training.puzzles.one_turn import one_turn_in_game
from engine.training.rounds import BLANK, Effort, duel
from engine.training.selfplay import lessons
from engine.weights import EDITIONS, NET_SIZE, read_net
from game import Edition, Position, core
from puzzles.stock import ONE_TURN, RETIRED, lines_of
from puzzles.symmetry import nearly_twins
from tests.puzzles.proofs import faults


@pytest.mark.long
@pytest.mark.skipif(not find_spec("ziglang"), reason="the compiler is no wheel for this machine")
def test_the_binary_is_byte_for_byte_what_its_source_compiles_to():
    assert main(["check"]) == 0


def test_the_binary_asks_for_nothing_and_is_small():
    assert b"env" not in BINARY.read_bytes()
    assert BINARY.stat().st_size < 40_000


@pytest.mark.long
def test_the_net_of_the_search_computes_what_was_fitted():
    known = list(lessons(Machine([BLANK] * 3), Edition.CLASSIC, 20, 50, seed=1))
    net, _, _ = fitting.fit(known * 8, epochs=2, seed=1)
    machine = Machine([net.pack()] * len(EDITIONS))
    told = fitting.inputs([lesson.state for lesson in known]).astype("float32")
    for lesson, row in zip(known, told, strict=True):
        hidden = (row @ net.input + net.hidden_bias).clip(0)
        machine.ask(lesson.state, core.RULES[Edition.CLASSIC])
        assert machine.evaluate() == pytest.approx(100 * (hidden @ net.output + net.bias[0]), abs=5)


@pytest.mark.parametrize("edition", Edition)
def test_a_net_is_read_as_it_was_written(edition):
    assert fitting.Net.unpack(read_net(edition)).pack() == read_net(edition)


@pytest.mark.long
def test_who_knows_much_learns_more_and_forgets_little():
    known = list(lessons(Machine(), Edition.CLASSIC, 20, 50, seed=1)) * 4
    chances = fitting.np.array([lesson.chance for lesson in known], "float32")
    rows = fitting.inputs([lesson.state for lesson in known])
    before = fitting.loss(fitting.Net.unpack(read_net(Edition.CLASSIC)), rows, chances)
    more, _, _ = fitting.fit(known, epochs=2, seed=1, former=read_net(Edition.CLASSIC))
    blank, _, _ = fitting.fit(known, epochs=2, seed=1)
    assert fitting.loss(more, rows, chances) < before < fitting.loss(blank, rows, chances)


def test_a_bed_turned_or_mirrored_is_another_order_of_the_same_squares():
    views = fitting._symmetries()
    assert len({tuple(view) for view in views}) == 8
    assert all(sorted(view) == list(range(162)) for view in views)


def test_lessons_are_told_from_the_side_to_move():
    for lesson in lessons(Machine(), Edition.KITTENS, 5, 200, seed=3):
        assert 0 <= lesson.chance <= 1
        assert not core.over(lesson.state, core.RULES[Edition.KITTENS])


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_the_weights_that_are_checked_in_beat_none_at_all(edition):
    assert len(read_net(edition)) == NET_SIZE
    plan = Effort(games=0, nodes=300, epochs=0, match=20, seed=1)
    assert duel(edition, read_net(edition), BLANK, plan).share > 0.8


@pytest.mark.long
def test_a_round_writes_weights_only_if_they_are_better(tmp_path, monkeypatch, capsys):
    written = tmp_path / "kittens.net"
    monkeypatch.setattr("engine.training.rounds.net_path", lambda _: written)
    small = ["--games", "150", "--nodes", "60", "--epochs", "8", "--match", "60", "--start", "nothing"]
    assert main(["train", "kittens", *small]) == 0
    told = capsys.readouterr().out
    assert ("kept\n" in told) == written.exists()
    assert "against the former" in told


def test_both_sides_of_an_opening_are_played_by_each():
    begun = []

    def first(position, stood):
        begun.append((position.side, stood[:1] or [position]))
        return position.legal_turns()[0]

    score = contest(Edition.KITTENS, first, lambda position, _: position.legal_turns()[-1], 6, seed=1)
    assert score.games == 6
    assert len({str(stood[0]) for _, stood in begun}) == 3


@pytest.mark.long
def test_a_position_that_stands_a_third_time_is_a_draw():
    players = 2 * (
        (lambda position, _: min(position.legal_turns(), key=lambda turn: str(position.after(turn)))),
    )
    results = {
        play(opening, players)
        for opening, _ in zip(openings(Edition.CLASSIC, Random(1)), range(5), strict=False)
    }
    assert results <= {0.0, 0.5, 1.0}


def test_an_interval_holds_the_share():
    low, high = ContestScore(50, 0, 50).interval()
    assert low == pytest.approx(0.404, abs=0.001)
    assert high == pytest.approx(0.596, abs=0.001)
    assert "50.0 % (40.4 to 59.6)" in str(ContestScore(50, 0, 50))


def test_nothing_of_it_is_needed_to_play():
    code = "import sys, engine; sys.exit('numpy' in sys.modules or 'wasmtime' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)  # noqa: S603


def test_a_position_can_be_analysed_on_the_command_line(capsys):
    position = Position.start(Edition.KITTENS)
    assert main(["think", str(position), "--nodes", "2000"]) == 0
    told = capsys.readouterr().out
    assert "expected: K@" in told


@pytest.mark.long
@pytest.mark.parametrize("recipe", making.RECIPES[:2], ids=lambda recipe: recipe.name)
def test_the_same_stock_grows_in_the_same_way(recipe):
    """Wins in two or three turns do, too; finding a quiet one takes too long for a test."""
    edition = Edition.KITTENS
    there = len(list(lines_of(edition, recipe.path(edition))))
    more = recipe._replace(wanted={edition: there + 2})
    once, again = (list(making.more(Engine.load(), more, edition, seed=7)) for _ in range(2))
    assert once == again
    assert len(set(map(str, once))) == 2
    for puzzle in once:
        assert list(faults(puzzle)) == []
        assert puzzle.difficulty == 100 - round(sum(puzzle.found) / 0.4)
    other = list(making.more(Engine.load(), more._replace(wanted={edition: there + 1}), edition, seed=8))
    assert other != once[:1]


@pytest.mark.long
@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.KITTENS])
def test_the_players_of_puzzles_play_as_they_did_when_the_first_were_made(edition, engine):
    """These came of the games that gave one, in their order; whatever becomes of the levels, their players stay as they are."""
    there, made = list(lines_of(edition, ONE_TURN))[:3], []
    games = (Random(f"1 {edition.value} one turn {game}") for game in count())
    while len(made) < len(there):
        found = one_turn_in_game(engine, edition, made, next(games))
        if found and not nearly_twins(found.position.state, *(each.position.state for each in made)):
            made.append(found)
    assert list(map(str, made)) == there


@pytest.mark.long
def test_what_is_retired_is_what_is_too_much_alike():
    told = [f"{edition.value} {number}" for edition in Edition for number in making.alike(edition)]
    assert told == RETIRED.read_text(encoding="ascii").splitlines()


def test_what_beginning_is_worth_is_a_share_and_points_of_a_rating():
    some = Opening(Edition.KITTENS, Level.FIVE, 0, 6, seed=1)
    once, again = score_of(some), score_of(some)
    assert once == again
    assert once.games == 6
    halves = score_of(some._replace(last=3)) + score_of(some._replace(first=3))
    assert halves == once, "whoever plays which part, the games are the same"
    ahead = score_of(Opening(Edition.CLASSIC, Level.FIVE, 0, 6, seed=1, handicap=True))
    assert ahead.games == 6
    assert list(told(Edition.KITTENS, ContestScore(112, 0, 88))) == [
        "kittens: who begins: 112 won, 0 drawn, 88 lost: 56.0 % (49.1 to 62.7)",
        "kittens: worth 42 points (-6 to 90)",
    ]
