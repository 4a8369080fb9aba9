"""Draw any position: ``python -m renderer POSITION [--turn TURN] -o FILE``; or ``gallery``, ``colours``, ``cards``, ``names``, ``badges``, ``film``, ``palette``."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random

from game import Edition, InvalidPosition, Position, TurnError, random_game
from renderer.board.board import compose, draw_board
from renderer.board.layout import layout_of
from renderer.board.scene import scene
from renderer.fonts import find_fonts
from renderer.gallery import cards, close_up, colour_sheet, gallery, sample_film, states
from renderer.sprites.badges.sheet import badge_sheet
from renderer.sprites.letters import use_fonts
from renderer.sprites.name_sheet import name_sheet
from renderer.sprites.palette import make_palette, store_palette
from renderer.sprites.theme import THEMES

#: Sheets to look at, by their word on the command line.
SHEETS = {
    "gallery": gallery,
    "colours": colour_sheet,
    "cards": cards,
    "names": name_sheet,
    "badges": badge_sheet,
}


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m renderer", description=__doc__)
    parser.add_argument(
        "position",
        help="a position in notation, quoted; or gallery, colours, cards, names, badges, film, palette",
    )
    parser.add_argument("--turn", help="a turn to play from there and to show")
    parser.add_argument("-o", "--output", type=Path, default=Path("board.png"), help="where to put the PNG")
    parser.add_argument("--width", type=_width, default=1024, help="how many pixels wide, 128 to 4096")
    return parser


def _width(text: str) -> int:
    """A width at which there is something to see."""
    width = int(text)
    if not 128 <= width <= 4096:
        raise argparse.ArgumentTypeError(f"{width} is not from 128 to 4096")
    return width


def draw(position: Position, turn: str | None, width: int) -> bytes:
    """The picture of a position, or of a turn played from it."""
    if turn is None:
        return draw_board(position, width=width)
    played = position.play(position.parse_turn(turn))
    return draw_board(played.position, played.events, width=width)


def remake_palettes() -> None:
    """Choose each theme's palette from the gallery's states and a random game of every edition, and store it."""
    for theme in THEMES:
        pictures = [compose(state.shown, theme, layout_of()) for state in states() if state.theme == theme]
        pictures.append(close_up(theme))
        for edition in Edition:
            position = Position.start(edition)
            for number, turn in enumerate(random_game(edition, Random(7))):
                played = position.play(turn)
                if number % 6 == 0 or played.position.outcome:
                    pictures.append(compose(scene(played.position, played.events), theme, layout_of()))
                position = played.position
        print(store_palette(theme, make_palette(pictures, theme)))


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; 0 if it went well, 1 if a position or turn was wrong."""
    options = _parser().parse_args(arguments)
    use_fonts(find_fonts())
    if options.position == "palette":
        remake_palettes()
        return 0
    if options.position == "film":
        options.output.write_bytes(sample_film())
        print(options.output)
        return 0
    if options.position in SHEETS:
        SHEETS[options.position]().save(options.output, optimize=True)
        print(options.output)
        return 0
    try:
        options.output.write_bytes(draw(Position.parse(options.position), options.turn, options.width))
    except (InvalidPosition, TurnError, OSError) as error:
        print(f"renderer: {error}", file=sys.stderr)
        return 1
    print(options.output)
    return 0


if __name__ == "__main__":
    sys.exit(main())
