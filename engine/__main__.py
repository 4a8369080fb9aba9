"""For whoever works on the engine: ``python -m engine build|check|train|strength|first|calibrate|puzzles|think``."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from engine.answers import chance
from engine.build import build
from engine.engine import Engine
from engine.levels import Level
from engine.machine import BINARY
from engine.training.calibration import calibrate
from engine.training.first import beginning, told
from engine.training.puzzles.making import make
from engine.training.rounds import BLANK, Effort, train
from engine.training.strength import STRONGEST_NODES, hardness, people, scores, steps
from engine.weights import read_net
from game import Edition, Position
from game.core import RULES


def _is_fresh() -> bool:
    """True if the binary that is checked in is, byte for byte, what the source compiles to."""
    with TemporaryDirectory() as folder:
        again = Path(folder) / BINARY.name
        build(again)
        return again.read_bytes() == BINARY.read_bytes()


def _think(text: str, nodes: int) -> str:
    """Print the engine's best turns of a position, and the line it expects."""
    analysis = Engine.load().analyse(Position.parse(text), nodes=nodes, margin=100)
    turns = [f"{turn.turn}\t{100 * chance(turn.score):.0f} %" for turn in analysis.turns if turn.exact]
    line = " · ".join(map(str, analysis.line))
    return "\n".join(
        [*turns, f"expected: {line}", f"{analysis.depth} turns ahead, {analysis.nodes} positions"]
    )


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m engine", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("build", help="compile the search")
    commands.add_parser("check", help="whether the binary is what the source compiles to")
    think = commands.add_parser("think", help="analyse a position")
    think.add_argument("position", help="a position in notation, quoted")
    think.add_argument("--nodes", type=int, default=300_000, help="how many positions to look at")
    training = commands.add_parser("train", help="make better weights")
    training.add_argument("edition", nargs="*", type=Edition, default=list(Edition))
    training.add_argument(
        "--start",
        choices=["own", "nothing", *(edition.value for edition in Edition)],
        default="own",
        help="with which weights to begin",
    )
    for name, default, about in (
        ("rounds", 1, "how often"),
        ("games", 6000, "games of self-play in a round"),
        ("nodes", 500, "positions looked at for each turn"),
        ("epochs", 20, "how often each position is learned from"),
        ("match", 1000, "games against the former weights"),
        ("seed", 1, "the same seed plays the same games"),
    ):
        training.add_argument(f"--{name}", type=int, default=default, help=about)
    strength = commands.add_parser("strength", help="each level against the one below, and models of people")
    strength.add_argument("edition", nargs="*", type=Edition, default=list(Edition))
    for name, default, about in (
        ("games", 800, "games of each level against the one below"),
        ("people", 200, "games of each model of people against each level"),
        ("processes", os.cpu_count() or 1, "how many processes play"),
        ("seed", 1, "the same seed plays the same games"),
    ):
        strength.add_argument(f"--{name}", type=int, default=default, help=about)
    first = commands.add_parser(
        "first", help="how often whoever begins wins, and how many points that is worth"
    )
    first.add_argument("edition", nargs="*", type=Edition, default=list(Edition))
    for name, default, about in (
        ("games", 800, "games of a level against itself"),
        ("level", 8, "which level plays"),
        ("processes", os.cpu_count() or 1, "how many processes play"),
        ("seed", 1, "the same seed plays the same games"),
    ):
        first.add_argument(f"--{name}", type=int, default=default, help=about)
    first.add_argument("--handicap", action="store_true", help="whoever begins has a cat from the start")
    people = commands.add_parser("calibrate", help="how often people win from a score, which reviews tell")
    people.add_argument("edition", nargs="*", type=Edition, default=list(Edition))
    people.add_argument("--games", type=int, default=400, help="games of level 3 against itself")
    people.add_argument("--seed", type=int, default=1, help="the same seed plays the same games")
    making = commands.add_parser("puzzles", help="fill the stock of puzzles, from where it was left off")
    making.add_argument("edition", nargs="*", type=Edition, default=list(Edition))
    making.add_argument(
        "--seed", type=int, default=1, help="the same seed adds the same puzzles to the same stock"
    )
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well."""
    options = _parser().parse_args(arguments)
    if options.command == "build":
        build(BINARY)
    elif options.command == "check" and not _is_fresh():
        print("engine.wasm is not what its source compiles to: run make engine", file=sys.stderr)
        return 1
    elif options.command == "think":
        print(_think(options.position, options.nodes))
    elif options.command == "train":
        plan = Effort(options.games, options.nodes, options.epochs, options.match, options.seed)
        for edition in options.edition:
            train(edition, plan, options.rounds, _start(options.start, edition), _tell)
    elif options.command == "strength":
        _strength(options.edition, options)
    elif options.command == "first":
        _first(options.edition, options)
    elif options.command == "calibrate":
        _calibrate(options.edition, options)
    elif options.command == "puzzles":
        make(options.edition, options.seed, _tell)
    return 0


def _strength(editions: Sequence[Edition], options: argparse.Namespace) -> None:
    """Print how strong each level is."""
    _tell(
        f"The strongest level looks at {STRONGEST_NODES} positions a turn here, and plays a quarter of the games."
    )
    stairs = list(steps(editions, options.games, options.seed))
    contests = [*stairs, *people(editions, options.people, options.seed)]
    scored = []
    for each, score in zip(contests, scores(contests, options.processes), strict=True):
        _tell(f"{each.edition.value:<8} {each.name}: {score}")
        scored.append((each, score))
    _tell(f"hardness for people: {', '.join(map(str, hardness(scored[len(stairs) :])))}")


def _first(editions: Sequence[Edition], options: argparse.Namespace) -> None:
    """Print what beginning is worth."""
    for edition in editions:
        if options.handicap and not RULES[edition].grows:
            continue
        score = beginning(
            edition,
            Level(options.level),
            options.games,
            options.seed,
            options.processes,
            handicap=options.handicap,
        )
        for line in told(edition, score):
            _tell(line)


def _calibrate(editions: Sequence[Edition], options: argparse.Namespace) -> None:
    """Print how often people win from a score."""
    for edition in editions:
        for line in calibrate(edition, options.games, options.seed):
            _tell(line)


def _start(name: str, edition: Edition) -> bytes:
    """The net that training begins with."""
    if name == "nothing":
        return BLANK
    return read_net(edition if name == "own" else Edition(name))


def _tell(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
