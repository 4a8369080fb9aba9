"""A player's card: their name, a few numbers, and their rating over time as a chart."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PIL import Image, ImageDraw

from renderer.letters import fitting, font
from renderer.png import few_colours_png
from renderer.theme import COSY, Theme

_WIDTH: Final = 900
_GAP: Final = 12
_TOP: Final = 80
_TILES: Final = 118
_CHART: Final = 360
#: The chart is drawn so many times too large, and reduced, because Pillow's lines are not smooth.
_OVERSIZE: Final = 3
#: Margins of the curve in the chart: on the left, the top, the right and the bottom.
_INSET: Final = (82, 62, 92, 46)
#: Rating points between two lines of the scale, and the most lines it has.
_STEPS: Final = (25, 50, 100, 200, 500, 1000)
_MAX_LINES: Final = 5
#: The least that the scale spans, so that a small change doesn't look large.
_LEAST_SPAN: Final = 200
#: With more matches than this the curve has no dots.
_MAX_DOTS: Final = 40


class Tile(NamedTuple):
    """A number or another short text, and what it is."""

    figure: str
    label: str


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


def draw_profile(name: str, tiles: Sequence[Tile], chart: Chart | None, theme: Theme = COSY) -> bytes:
    """A PNG of a player's card; the chart is left out if there is none."""
    height = _TOP + _TILES + (_CHART + _GAP if chart else 0) + _GAP
    picture = Image.new("RGB", (_WIDTH, height), theme.card)
    draw = ImageDraw.Draw(picture)
    shown = fitting(name, 38, _WIDTH - _GAP * 4) or "…"
    draw.text((_GAP * 2, _TOP / 2), shown, theme.letters, font(38), anchor="lm")
    for number, tile in enumerate(tiles):
        _tile(draw, theme, number, len(tiles), tile)
    if chart:
        picture.paste(_chart(chart, theme), (_GAP, _TOP + _TILES + _GAP))
    return few_colours_png(picture)


def _tile(draw: ImageDraw.ImageDraw, theme: Theme, number: int, count: int, tile: Tile) -> None:
    width = (_WIDTH - _GAP) / count
    left = _GAP + number * width
    draw.rounded_rectangle((left, _TOP, left + width - _GAP, _TOP + _TILES), 14, fill=theme.card_low)
    middle, room = left + (width - _GAP) / 2, width - _GAP * 2
    draw.text((middle, _TOP + 40), fitting(tile.figure, 40, room), theme.gold, font(40), anchor="mm")
    for line, words in enumerate(_wrapped(tile.label, 18, room)):
        draw.text((middle, _TOP + 76 + 22 * line), words, theme.letters, font(18), anchor="mm")


def _wrapped(text: str, size: int, width: float) -> list[str]:
    """A text in two lines at most, broken between words."""
    words = text.split()
    cut = len(words)
    while cut > 1 and font(size).getlength(" ".join(words[:cut])) > width:
        cut -= 1
    lines = (" ".join(words[:cut]), " ".join(words[cut:]))
    return [fitting(line, size, width) for line in lines if line]


def _chart(chart: Chart, theme: Theme) -> Image.Image:
    """The chart on its own background."""
    size = (_WIDTH - 2 * _GAP, _CHART)
    large = Image.new("RGB", (size[0] * _OVERSIZE, size[1] * _OVERSIZE), theme.card)
    draw = ImageDraw.Draw(large)
    draw.rounded_rectangle((0, 0, *large.size), 14 * _OVERSIZE, fill=theme.card_low)
    plot = _Plot(chart.points, size)
    _band(draw, plot, chart.points, theme)
    for rating in plot.lines:
        left, right = ((x * _OVERSIZE, plot.y(rating) * _OVERSIZE) for x in (plot.left, plot.right))
        draw.line((left, right), theme.slot_stitch, _OVERSIZE)
    _curve(draw, plot, chart.points, theme)
    picture = large.reduce(_OVERSIZE)
    _letters(ImageDraw.Draw(picture), plot, chart, theme)
    return picture


class _Plot:
    """Where a moment and a rating are in a chart, in pixels."""

    def __init__(self, points: Sequence[ChartPoint], size: tuple[int, int]) -> None:
        left, top, right, bottom = _INSET
        self.left, self.right = left, size[0] - right
        self.top, self.bottom = top, size[1] - bottom
        low, high = (pick(point.rating for point in points) for pick in (min, max))
        slack = max(_LEAST_SPAN - (high - low), (high - low) * 0.2) / 2
        self._low, self._high = low - slack, high + slack
        self._since = points[0].at
        self._span = points[-1].at - points[0].at

    @property
    def lines(self) -> list[int]:
        """The round ratings at which the scale has a line."""
        span = self._high - self._low
        step = next((step for step in _STEPS if span / step <= _MAX_LINES), _STEPS[-1])
        first = -int(-self._low // step) * step
        return list(range(first, int(self._high) + 1, step))

    def x(self, at: float) -> float:
        """A moment's distance from the left; the middle if there is only one."""
        share = (at - self._since) / self._span if self._span else 0.5
        return self.left + (self.right - self.left) * share

    def y(self, rating: float) -> float:
        """A rating's distance from the top; beyond the scale, that of its edge."""
        share = (rating - self._low) / (self._high - self._low)
        return self.bottom - (self.bottom - self.top) * min(max(share, 0.0), 1.0)


def _band(draw: ImageDraw.ImageDraw, plot: _Plot, points: Sequence[ChartPoint], theme: Theme) -> None:
    """A band round the curve: the rating plus and minus its deviation."""
    if len(points) > 1:
        upper = [_at(plot, point, point.rating + point.deviation) for point in points]
        lower = [_at(plot, point, point.rating - point.deviation) for point in points]
        draw.polygon([*upper, *lower[::-1]], fill=theme.binding_low)


def _at(plot: _Plot, point: ChartPoint, rating: float) -> tuple[float, float]:
    return plot.x(point.at) * _OVERSIZE, plot.y(rating) * _OVERSIZE


def _curve(draw: ImageDraw.ImageDraw, plot: _Plot, points: Sequence[ChartPoint], theme: Theme) -> None:
    """A line through the ratings, with a dot for each if there are few, else only for the last."""
    line = [_at(plot, point, point.rating) for point in points]
    if len(points) > 1:
        draw.line(line, theme.gold, 4 * _OVERSIZE, joint="curve")
    for x, y in line if len(points) <= _MAX_DOTS else line[-1:]:
        radius = 5 * _OVERSIZE
        draw.ellipse((x - radius, y - radius, x + radius, y + radius), theme.gold, theme.card_low, _OVERSIZE)


def _letters(draw: ImageDraw.ImageDraw, plot: _Plot, chart: Chart, theme: Theme) -> None:
    draw.text((_GAP * 2, 30), fitting(chart.title, 24, plot.right), theme.letters, font(24), anchor="lm")
    for rating in plot.lines:
        draw.text((plot.left - 12, plot.y(rating)), str(rating), theme.dim, font(20), anchor="rm")
    last = chart.points[-1]
    end = (plot.x(last.at) + 14, plot.y(last.rating))
    draw.text(end, str(round(last.rating)), theme.letters, font(26), anchor="lm")
    middle = plot.bottom + 24
    if len(chart.points) == 1:
        draw.text((plot.x(last.at), middle), chart.last, theme.dim, font(20), anchor="mm")
        return
    draw.text((plot.left, middle), chart.first, theme.dim, font(20), anchor="lm")
    draw.text((plot.right, middle), chart.last, theme.dim, font(20), anchor="rm")
