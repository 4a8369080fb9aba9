"""A rating over time as a thread of yarn with a kitten at its end; after one match, a kitten on a cushion.

The cushion lies where the rating may be, and is as wide as that is unsure.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from game import Kind
from renderer.cards.plates import box
from renderer.sprites.cats import Face
from renderer.sprites.cats import sprite as piece_sprite
from renderer.sprites.icons import yarn
from renderer.sprites.letters import Lettering, put_text, title_font
from renderer.sprites.pen import Pen
from renderer.sprites.sprite import trimmed
from renderer.sprites.theme import Coat, Theme

_HEIGHT: Final = 400
_HEIGHT_OF_ONE: Final = 264
_CORNER: Final = 24
#: The curve is drawn so many times too large, and reduced, because Pillow's lines are not smooth.
_OVERSIZE: Final = 2
#: So far beyond the outermost ratings the thread and the lines of the scale may reach.
_ROUND: Final = 10
#: Margins of the curve in the chart: on the left, the top, the right and the bottom.
_INSET: Final = (156, 104, 214, 70)
#: Rating points between two lines of the scale, and the most steps it has.
_STEPS: Final = (25, 50, 100, 200, 500, 1000)
_MAX_STEPS: Final = 3
#: The least that the scale spans, so that a small change doesn't look large.
_LEAST_SPAN: Final = 200
#: The thread's width, and that of its dark outline.
_OUTLINE, _THREAD = 15, 9
_FIGURES, _DAYS, _LAST, _TITLE = 34, 32, 44, 34
_BALL, _KITTEN = 66, 96
#: One match: the scale's ends, how high it is, its step, and the cushion's height.
_SCALE_INSET: Final = 90
_SCALE_Y: Final = 190
_SCALE_STEP: Final = 200
_CUSHION: Final = 76


class ChartPoint(NamedTuple):
    """A rating after a match: when (in seconds), the rating, and its deviation."""

    at: float
    rating: float
    deviation: float


class Chart(NamedTuple):
    """A title, ratings in the order of time, and the days of the first and of the last."""

    title: str
    points: Sequence[ChartPoint]
    first: str
    last: str


def draw_chart(chart: Chart, width: int, theme: Theme, coat: Coat) -> Image.Image:
    """The chart on its own background, RGB; the kitten at the end of the thread has this coat."""
    if len(chart.points) == 1:
        return _draw_one(chart, width, theme, coat)
    picture = box((width, _HEIGHT), _CORNER, theme.card_low, theme.card).copy()
    plot = _Plot(chart.points, picture.size)
    picture.paste(_drawn(plot, chart.points, theme), plot.corner)
    _draw_ends(picture, plot, chart, theme, coat)
    return picture


def _drawn(plot: _Plot, points: Sequence[ChartPoint], theme: Theme) -> Image.Image:
    """The area of the curve by itself: the band, the lines of the scale, the thread."""
    large = Image.new("RGB", (plot.size[0] * _OVERSIZE, plot.size[1] * _OVERSIZE), theme.card_low)
    draw = ImageDraw.Draw(large)
    _draw_band(draw, plot, points, theme)
    for rating in plot.lines:
        draw.line([plot.large(x, rating) for x in (plot.left, plot.right)], theme.slot_stitch, 2 * _OVERSIZE)
    _draw_thread(draw, plot, points, theme)
    return large.reduce(_OVERSIZE)


class _Plot:
    """The area of a chart, in pixels, and the moments and ratings that it covers."""

    def __init__(self, points: Sequence[ChartPoint], size: tuple[int, int]) -> None:
        left, top, right, bottom = _INSET
        self.left, self.right = left, size[0] - right
        self.top, self.bottom = top, size[1] - bottom
        #: Where the area that the curve may cover begins, and its size.
        self.corner = self.left - _ROUND, self.top - _ROUND
        self.size = self.right - self.left + 2 * _ROUND, self.bottom - self.top + 2 * _ROUND
        low, high = (pick(point.rating for point in points) for pick in (min, max))
        slack = max(_LEAST_SPAN - (high - low), 0) / 2
        low, high = low - slack, high + slack
        self.step = next((step for step in _STEPS if (high - low) / step <= _MAX_STEPS), _STEPS[-1])
        self._low, self._high = int(low // self.step) * self.step, -int(-high // self.step) * self.step
        self._since = points[0].at
        self._span = points[-1].at - points[0].at

    @property
    def lines(self) -> list[int]:
        """The round ratings at which the scale has a line."""
        every = 1 + (self._high - self._low) // self.step // (_MAX_STEPS + 3)
        return list(range(self._low, self._high + 1, self.step * every))

    def x(self, at: float) -> float:
        """A moment's distance from the left; the middle if all are the same."""
        share = (at - self._since) / self._span if self._span else 0.5
        return self.left + (self.right - self.left) * share

    def y(self, rating: float) -> float:
        """A rating's distance from the top; beyond the scale, that of its edge."""
        share = (rating - self._low) / (self._high - self._low)
        return self.bottom - (self.bottom - self.top) * min(max(share, 0.0), 1.0)

    def at(self, point: ChartPoint, rating: float) -> tuple[float, float]:
        """The place of a rating at a point's moment, in the oversize drawing."""
        return self.large(self.x(point.at), rating)

    def large(self, x: float, rating: float) -> tuple[float, float]:
        """The place of a rating so far from the left, in the oversize drawing."""
        left, top = self.corner
        return (x - left) * _OVERSIZE, (self.y(rating) - top) * _OVERSIZE


def _draw_band(draw: ImageDraw.ImageDraw, plot: _Plot, points: Sequence[ChartPoint], theme: Theme) -> None:
    """A band round the curve: the rating plus and minus its deviation."""
    upper = [plot.at(point, point.rating + point.deviation) for point in points]
    lower = [plot.at(point, point.rating - point.deviation) for point in points]
    draw.polygon([*upper, *lower[::-1]], fill=theme.card)


def _draw_thread(draw: ImageDraw.ImageDraw, plot: _Plot, points: Sequence[ChartPoint], theme: Theme) -> None:
    line = [plot.at(point, point.rating) for point in points]
    for width, colour in ((_OUTLINE, theme.ink), (_THREAD, theme.yarns[0][0])):
        radius = width * _OVERSIZE / 2
        draw.line(line, colour, width * _OVERSIZE, joint="curve")
        for x, y in (line[0], line[-1]):
            draw.ellipse((x - radius, y - radius, x + radius, y + radius), colour)


def _draw_ends(picture: Image.Image, plot: _Plot, chart: Chart, theme: Theme, coat: Coat) -> None:
    """The title, the scale and the days; a ball of yarn where it began, a kitten beside where it is now, which it must not cover."""
    draw, first, last = ImageDraw.Draw(picture), chart.points[0], chart.points[-1]
    _draw_title(draw, chart, picture.width, theme)
    for rating in plot.lines:
        where = (plot.left - 42, plot.y(rating))
        draw.text(where, str(rating), theme.dim, title_font(_FIGURES), anchor="rm")
    below = picture.height - 30
    room = (plot.right - plot.left) // 2
    put_text(draw, (plot.left, below), chart.first, Lettering((_DAYS,), theme.dim, room))
    if chart.last != chart.first:
        put_text(draw, (plot.right, below), chart.last, Lettering((_DAYS,), theme.dim, room, "rm"))
    yarn(*theme.yarns[0], _BALL).paste_on(picture, (round(plot.x(first.at)), round(plot.y(first.rating))))
    x, y = round(plot.x(last.at)) + _KITTEN // 2, round(plot.y(last.rating))
    piece_sprite(coat, Kind.KITTEN, Face.HAPPY, _KITTEN).paste_on(picture, (x, y))
    draw.text((x + _KITTEN // 2 + 4, y), str(round(last.rating)), theme.gold, title_font(_LAST), anchor="lm")


def _draw_title(draw: ImageDraw.ImageDraw, chart: Chart, width: int, theme: Theme) -> None:
    """The title, or nothing where the fonts lack its letters: the message beside the picture says it."""
    put_text(draw, (_CORNER + 8, 42), chart.title, Lettering((_TITLE,), theme.letters, width - 2 * _CORNER))


def _draw_one(chart: Chart, width: int, theme: Theme, coat: Coat) -> Image.Image:
    """One match is no curve: where on the scale the player may be."""
    picture = box((width, _HEIGHT_OF_ONE), _CORNER, theme.card_low, theme.card).copy()
    draw, (_, rating, deviation) = ImageDraw.Draw(picture), chart.points[0]
    _draw_title(draw, chart, width, theme)
    low = int((rating - deviation) // 100) * 100 - 100
    high = -int(-(rating + deviation) // 100) * 100 + 100

    def x_of(value: float) -> int:
        return round(_SCALE_INSET + (width - 2 * _SCALE_INSET) * (value - low) / (high - low))

    y = _SCALE_Y
    draw.line((x_of(low), y, x_of(high), y), theme.slot_stitch, 5)
    for mark in range(low, high + 1, _SCALE_STEP):
        draw.line((x_of(mark), y - 14, x_of(mark), y + 14), theme.slot_stitch, 5)
        draw.text((x_of(mark), y + 46), str(mark), theme.dim, title_font(_FIGURES), anchor="mm")
    pen = Pen(max(_CUSHION, x_of(rating + deviation) - x_of(rating - deviation)), _CUSHION)
    ratio = _CUSHION / (pen.image.width / 4)
    for wide, high_share, colour in (
        (1.0, 0.90, coat.cushion_rim),
        (0.985, 0.82, coat.cushion_edge),
        (0.96, 0.62, coat.cushion),
    ):
        pen.box((0, 0), (wide, ratio * high_share), ratio * 0.6, colour)
    middle = x_of(rating)
    trimmed(pen.done()).paste_on(picture, (middle, y - 22))
    piece_sprite(coat, Kind.KITTEN, Face.HAPPY, 132).paste_on(picture, (middle, y - 54))
    return picture
