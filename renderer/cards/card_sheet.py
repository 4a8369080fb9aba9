"""A sheet to look at: a leaderboard, players' cards, a daily puzzle to share, and the pictures of a clubhouse, a hall of fame and contests as Discord shows them, dark and light."""

from __future__ import annotations

import io
from itertools import cycle
from typing import Final

from PIL import Image

from game import Side
from renderer.cards.chart import Chart, ChartPoint
from renderer.cards.contest_sheet import contest_cards
from renderer.cards.daily import DailyScene, draw_daily
from renderer.cards.hall import HallRow, draw_hall
from renderer.cards.house import HouseScene, HouseSeat, HouseWords, Leading, draw_house
from renderer.cards.ladder import Ladder
from renderer.cards.leaderboard import Line, draw_leaderboard
from renderer.cards.plates import Results
from renderer.cards.podium import SeasonFigure, Winner, draw_podium
from renderer.cards.profile import SIGNS, Tile, draw_profile
from renderer.cards.week import Duel, Figure, SharedTurn, WeekScene, draw_week
from renderer.sprites.players.likenesses import Likeness, Pictured

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

_LEGEND: Final = "Rated matches only · the number: rating minus how far off it may be"


def card_sheet(board: bytes, whole_board: bytes) -> Image.Image:
    """Every card and picture of a clubhouse and of contests as Discord shows them, dark and light, with names in many scripts.

    Both boards are PNGs: one as wide as that of a week, the other as those of messages.
    """
    clubhouse = (_table(), _card(), _first_card(), _house(), _week(board), _podium(), _hall())
    cards = [
        Image.open(io.BytesIO(drawn)).convert("RGB").reduce(2)
        for drawn in (*clubhouse, *contest_cards(_NAMES), _daily(whole_board))
    ]
    for card in cards:
        card.thumbnail((cards[0].width, card.height))
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
        Line(
            place,
            name,
            1940 - 26 * place,
            Results(31 - 2 * place, place % 3, 9),
            change,
            mine=place == 5,
            likeness=Likeness(place),
        )
        for place, (name, change) in enumerate(zip(_NAMES, cycle((7, -7, 0)), strict=False), 1)
    ]
    provisional = [
        Line(0, name, 1240, Results(1, 0, 0), 0, mine=False, likeness=Likeness(number))
        for number, name in enumerate(("Newcomer", "ทดสอบ"), 11)
    ]
    title, heading = "The best at boop, autumn 2026", "Finding their place"
    return draw_leaderboard(
        title,
        lines,
        heading,
        provisional,
        server="The Purring Parlour",
        legend=_LEGEND,
    )


def _card() -> bytes:
    ratings = (1662, 1540, 1610, 1575, 1690, 1720, 1655, 1780, 1745, 1805)
    points = [ChartPoint(day * day * 9000, rating, 290 - 23 * day) for day, rating in enumerate(ratings)]
    figures = ("28\N{EN DASH}17", "134", "96", "7", "c3", "21", "2")
    labels = (
        "won\N{EN DASH}lost",
        "grown up",
        "off the bed",
        "best streak",
        "first square",
        "puzzles",
        "crowns",
    )
    # Those behind them are of somebody who has no such numbers.
    tiles = [Tile(*tile) for tile in zip(SIGNS, figures, labels, strict=False)]
    tiles[0] = tiles[0]._replace(record=Results(28, 3, 17))
    chart = Chart("Rating in boop, The Purring Parlour", points, "2026-10-01", "2026-11-21")
    ladder = Ladder("Levels beaten without hints: 5 of 10", 10, (1, 2, 3, 4, 6))
    return draw_profile("Анна Каренина", tiles, chart, Likeness(2), ladder=ladder)


def _house() -> bytes:
    zoe = Pictured("Zoë", Likeness(1))
    seats = (
        HouseSeat(
            zoe,
            Pictured("Bartholomew the Magnificent", Likeness(2)),
            Side.GRAY,
            near_end=True,
            note="nearly over",
        ),
        HouseSeat(
            Pictured("Анна Каренина", Likeness(3)),
            Pictured("小明", Likeness(4)),
            Side.ORANGE,
            days=3,
            note="3 days' wait",
        ),
        HouseSeat(Pictured("Ólafur", Likeness(5)), Pictured("Nguyễn", Likeness(6)), Side.GRAY),
    )
    leading = (Leading("Zoë", 1690), Leading("Ólafur", 1650), Leading("Nguyễn", 1601))
    words = HouseWords(
        "What's on",
        "Daily puzzle streak: 12 days",
        "to move",
        "looking for a game",
        leading="This season in boop · rating minus how far off it may be",
    )
    return draw_house(
        HouseScene("The Purring Parlour", seats, (Pictured("Kätzchen", Likeness(7)),), leading, 12, words)
    )


def _week(board: bytes) -> bytes:
    figures = ("14", "391", "482", "103")
    labels = ("matches", "turns", "boops", "off the bed")
    return draw_week(
        WeekScene(
            "The Purring Parlour",
            "The week of 16 to 22 November 2026",
            [Figure(*each) for each in zip(("trophy", "paw", "boop", "fall"), figures, labels, strict=True)],
            (
                Duel(
                    "Upset of the week",
                    Pictured("Zoë", Likeness(1)),
                    Pictured("Анна Каренина", Likeness(3)),
                    "boop",
                    "182",
                    "rating gap",
                    crowned=True,
                ),
                Duel(
                    "Longest match",
                    Pictured("小明", Likeness(4)),
                    Pictured("Ólafur", Likeness(5)),
                    "hourglass",
                    "61",
                    "turns",
                ),
            ),
            SharedTurn(
                "Turn of the week",
                "Zoë",
                "Bartholomew the Magnificent",
                Side.GRAY,
                "Turn 4",
                "Swing: 61 points",
                board,
            ),
            "Solved all seven daily puzzles",
            ("Kätzchen", "Nguyễn", "Ólafur", "Zoë"),
        )
    )


def _daily(board: bytes) -> bytes:
    title, tries = "daily boop · Nov 27, 2026", (False, False, True)
    task = "Tuxedo to move: win in one turn"
    return draw_daily(DailyScene(board, "Zoë", title, tries, True, 12, Likeness(5), task=task))


def _podium() -> bytes:
    winners = [Winner(name, 1902 - 40 * place, Likeness(place + 1)) for place, name in enumerate(_NAMES[:3])]
    counted = (("boop", "312", "matches"), ("paw", "24", "players"), ("hourglass", "96", "most turns"))
    figures = [SeasonFigure(*each) for each in counted]
    title, server = "Season over · Boop · January to March 2027", "The Purring Parlour"
    return draw_podium(title, winners, figures, server=server, champion="Champion", legend=_LEGEND)


def _hall() -> bytes:
    seasons = ("January to March 2027", "October to December 2026", "July to September 2026")
    rows = [
        HallRow(season, Winner(name, 1902 - 40 * place, Likeness(place + 2)))
        for place, (season, name) in enumerate(zip(seasons, _NAMES[1:], strict=False))
    ]
    return draw_hall("Hall of fame: Boop", rows, server="The Purring Parlour", legend=_LEGEND)


def _first_card() -> bytes:
    tiles = [
        Tile("record", "1\N{EN DASH}0", "won\N{EN DASH}lost", Results(1, 0, 0)),
        Tile("grown", "2", "grown up"),
        Tile("falls", "3", "off the bed"),
    ]
    chart = Chart(
        "Rating in boop, The Purring Parlour", [ChartPoint(0, 1530, 290)], "2026-11-21", "2026-11-21"
    )
    return draw_profile("Bartholomew the Magnificent", tiles, chart, Likeness(8))
