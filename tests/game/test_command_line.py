"""``python -m game`` as a person uses it."""

import subprocess
import sys

START = "6/6/6/6/6/6 o 0/0 -/- classic"


def run(*arguments):
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "game", *arguments], capture_output=True, text=True, check=False
    )
    return done.returncode, done.stdout, done.stderr


def test_show_draws_the_bed():
    code, out, _ = run("show", "6/6/2k3/3K2/6/6 o 0/3 -/- classic")
    assert code == 0
    assert "4  . . k . . ." in out
    assert "Gray   pool: 4 K, 3 C" in out


def test_turns_gives_a_turn_a_tab_and_the_next_position():
    code, out, _ = run("turns", START)
    lines = out.splitlines()
    assert code == 0
    assert len(lines) == 36
    assert "K@c3\t6/6/6/2K3/6/6 g 0/0 -/- classic" in lines


def test_perft_counts():
    assert run("perft", START, "3") == (0, "42900\n", "")


def test_play_goes_from_board_to_board():
    code, out, _ = run("play", "kittens", "a1", "f6", "c1", "f5", "b1")
    assert code == 0
    assert "Gray has won" not in out
    code, out, _ = run("play", "ghost", "c3 g bc1", "d4")
    assert code == 0
    assert "2. K@d4" in out


def test_what_is_wrong_is_said_without_a_traceback():
    code, out, err = run("show", "6/6 o")
    assert (code, out) == (1, "")
    assert err == "show: a position has five fields: board, side, cats, ghosts, edition\n"
    code, _, err = run("play", "classic", "c3", "c3")
    assert code == 1
    assert err == "play: turn 2, 'c3': the square is taken\n"
