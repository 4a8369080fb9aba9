"""The rules on the command line: ``python -m game show|turns|perft|play|replay``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path

from game import Edition, InvalidPosition, Position, TurnError, perft
from game.diagram import diagram
from game.record import read_record


def turns(position: Position) -> str:
    """Every legal turn with the position after it, one a line."""
    return "".join(f"{turn}\t{position.after(turn)}\n" for turn in position.legal_turns())


def play(edition: Edition, texts: Sequence[str]) -> str:
    """The boards of a game from its start, turn by turn; a TurnError names the turn it stops at."""
    position = Position.start(edition)
    shown = [str(position), diagram(position)]
    for number, text in enumerate(texts, 1):
        try:
            turn = position.parse_turn(text)
        except TurnError as error:
            raise TurnError(f"turn {number}, {text!r}: {error}") from error
        position = position.after(turn)
        shown += ["", f"{number}. {turn}", str(position), diagram(position)]
    return "\n".join(shown)


def replay(path: Path) -> str:
    """Replay a match's record; BadRecord names the line where it is wrong."""
    record = read_record(path.read_text(encoding="utf-8-sig"))
    headers = [f"{name}: {value}" for name, value in record.headers.items()]
    return "\n".join(
        [*headers, f"{len(record.turns)} turns, all legal", str(record.end), diagram(record.end)]
    )


_EPILOG = "A position looks like this: '6/6/2k3/3K2/6/6 o 0/0 -/- classic'. docs/notation.md explains it."


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m game", description=__doc__, epilog=_EPILOG)
    commands = parser.add_subparsers(dest="command", required=True)
    for name, about in (("show", "the board as text"), ("turns", "the legal turns, one a line")):
        command = commands.add_parser(name, help=about)
        command.add_argument("position", help="a position in notation, quoted")
    count = commands.add_parser("perft", help="count turn sequences")
    count.add_argument("position", help="a position in notation, quoted")
    count.add_argument("depth", type=int, help="their length")
    again = commands.add_parser("replay", help="check a match's record and show where it leads")
    again.add_argument("file", type=Path, help="a record, as the bot gives it")
    game = commands.add_parser("play", help="play turns from the start")
    game.add_argument("edition", choices=[edition.value for edition in Edition])
    game.add_argument("turn", nargs="*", help="a turn in notation, quoted where it has spaces")
    return parser


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; 0 if it went well, 1 if a position, turn or record was wrong."""
    options = _parser().parse_args(arguments)
    try:
        if options.command == "play":
            print(play(Edition(options.edition), options.turn))
            return 0
        if options.command == "replay":
            print(replay(options.file))
            return 0
        position = Position.parse(options.position)
        if options.command == "show":
            print(diagram(position))
        elif options.command == "turns":
            print(turns(position), end="")
        else:
            print(perft(position, options.depth))
    except (InvalidPosition, ValueError, OSError) as error:
        print(f"{options.command}: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
