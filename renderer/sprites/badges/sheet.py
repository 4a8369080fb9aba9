"""A sheet to look at: every badge, earned and still to come, large, small and without colours."""

from __future__ import annotations

from typing import Final

from PIL import Image, ImageDraw

from renderer.sprites.badges.badge import BADGES, badge
from renderer.sprites.badges.lines import put_lines
from renderer.sprites.letters import Lettering
from renderer.sprites.theme import COSY

#: What each badge is for, in the order of the sheet.
NAMES: Final = {
    "first-win": "First win",
    "three-grown": "Three at once",
    "two-lines": "Two lines at once",
    "eight-cats": "Eight on the bed",
    "ghost-line": "A ghost's help",
    "five-off": "Five off the bed",
    "five-booped": "Five in one turn",
    "three-off": "Three off in one turn",
    "sure-footed": "Sure-footed",
    "pushed-home": "Pushed home",
    "diagonal": "Diagonal",
    "corner": "Into the corner",
    "quick": "Quick",
    "long": "Long match",
    "comeback": "Comeback",
    "upset": "Upset",
    "streak-three": "Three in a row",
    "streak-ten": "Ten in a row",
    "revenge": "Revenge",
    "five-friends": "Five friends",
    "all-editions": "All three editions",
    "podium": "On the podium",
    "champion": "Champion",
    "bot-beaten": "The bot beaten",
    "level-five": "Level 5",
    "five-levels": "Five levels",
    "queen": "The highest cat",
    "all-levels": "All ten levels",
    "first-puzzle": "A first puzzle",
    "puzzle-week": "A week of puzzles",
    "hundred-days": "A hundred days",
    "hard-puzzle": "A hard puzzle",
    "defence": "The only defence",
}
_COLUMNS: Final = 6
#: A badge as large as a card has it, and as small as a line of text; the tile for both, and their names' height.
_LARGE, _SMALL = 150, 40
_TILE, _LABEL = (_LARGE + 3 * _SMALL, _LARGE + 20), 40


def badge_sheet() -> Image.Image:
    """The badges in rows, each as it is shown, small in colours and without, and the same still to come."""
    rows = -(-len(BADGES) // _COLUMNS)
    width, height = _TILE[0], _TILE[1] + _LABEL
    sheet = Image.new("RGB", (_COLUMNS * width, rows * height), COSY.card)
    for number, (key, name) in enumerate(NAMES.items()):
        row, column = divmod(number, _COLUMNS)
        sheet.paste(_tile(key), (column * width, row * height))
        middle = column * width + width // 2, row * height + _TILE[1] + _LABEL // 2 - 6
        put_lines(ImageDraw.Draw(sheet), middle, name, Lettering((26, 22), COSY.letters, width - 8, "mm"))
    return sheet


def _tile(key: str) -> Image.Image:
    tile = Image.new("RGB", _TILE, COSY.card)
    large, middle = _LARGE // 2 + 8, _TILE[1] // 2
    badge(key, _LARGE).paste_on(tile, (large, middle))
    small = _LARGE + _SMALL // 2 + 16
    badge(key, _SMALL).paste_on(tile, (small, middle - _SMALL - 12))
    grey = tile.convert("L").crop((small - 24, middle - _SMALL - 36, small + 24, middle - _SMALL + 12))
    tile.paste(grey.convert("RGB"), (small + _SMALL - 18, middle - _SMALL - 36))
    badge(key, 2 * _SMALL, earned=False).paste_on(tile, (small + _SMALL // 2 + 4, middle + _SMALL))
    return tile
