"""A sheet to look at: a leaderboard and a player's card as Discord shows them, dark and light."""

from __future__ import annotations

import io
from typing import Final

from PIL import Image

from renderer.leaderboard import Line, draw_leaderboard
from renderer.profile import Chart, ChartPoint, Tile, draw_profile

_MARGIN: Final = 16
#: The background colours on which Discord shows pictures.
_GROUNDS: Final = ("#313338", "#FFFFFF")
#: Names in many scripts, some of them long.
_NAMES: Final = (
    "Zoë",
    "Анна Каренина",
    "小明",
    "محمد",
    "नमस्ते",
    "W" * 40,
    "🐈 Kätzchen",
    "Nguyễn",
    "דוד",
    "Ólafur",
)


def card_sheet() -> Image.Image:
    """A leaderboard and a player's card as Discord shows them, dark and light, with names in many scripts."""
    cards = [Image.open(io.BytesIO(drawn)).convert("RGB").reduce(2) for drawn in (_table(), _card())]
    width, height = cards[0].width + _MARGIN * 2, sum(card.height + _MARGIN for card in cards) + _MARGIN
    sheet = Image.new("RGB", (width * len(_GROUNDS), height))
    for column, ground in enumerate(_GROUNDS):
        sheet.paste(ground, (column * width, 0, (column + 1) * width, height))
        top = _MARGIN
        for card in cards:
            sheet.paste(card, (column * width + _MARGIN, top))
            top += card.height + _MARGIN
    return sheet


def _table() -> bytes:
    lines = [
        Line(place, name, 2000 - 25 * place, 60 + place, "12-5-1", (place % 3 - 1) * 7, mine=place == 5)
        for place, name in enumerate(_NAMES, 1)
    ]
    provisional = [Line(0, name, 1530, 290, "1-0-0", 0, mine=False) for name in ("Newcomer", "ทดสอบ")]
    return draw_leaderboard("The best at boop, here", lines, "Finding their place", provisional)


def _card() -> bytes:
    ratings = (1662, 1540, 1610, 1575, 1690, 1720, 1655, 1780, 1745, 1805)
    points = [ChartPoint(day * day * 9000, rating, 290 - 23 * day) for day, rating in enumerate(ratings)]
    tiles = [
        Tile("48", "matches"),
        Tile("134", "kittens grown up"),
        Tile("96", "boops off the bed"),
        Tile("7", "wins in a row, at best"),
        Tile("c3", "favourite first square"),
    ]
    return draw_profile(
        "Анна Каренина", tiles, Chart("Rating in boop, here", points, "2026-10-01", "2026-11-21")
    )
