"""The words of a series: how it stands, and its result."""

from __future__ import annotations

from collections.abc import Iterator

from game import Side
from services.play.beginning.series import SeriesState
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.turns.pieces import mention


def series_line(snapshot: Snapshot) -> Iterator[str]:
    """The place of a match in its series and how that stands, unless its result is told."""
    score = snapshot.series
    if score is None or score.state is not SeriesState.RUNNING:
        return
    yield say(
        "series-game",
        games=score.games,
        number=str(score.number),
        orange=mention(snapshot.orange),
        gray=mention(snapshot.gray),
        score=_score(score.points[Side.ORANGE], score.points[Side.GRAY]),
    )
    if score.used_up and snapshot.match.turns < len(Side):
        yield say("challenge-used-up")


def series_result(snapshot: Snapshot) -> Iterator[str]:
    """The result of a series that a match has ended."""
    score = snapshot.series
    if score is None or score.state is SeriesState.RUNNING:
        return
    first = score.leader or Side.ORANGE
    yield say(
        "series-result",
        state=score.state,
        first=mention(snapshot.player(first)),
        second=mention(snapshot.player(first.other)),
        score=_score(score.points[first], score.points[first.other]),
    )


def _score(one: float, other: float) -> str:
    return f"{written_points(one)}\N{EN DASH}{written_points(other)}"


def written_points(points: float) -> str:
    """Points as they are written: a whole number, and a half."""
    whole, half = int(points), "½" if points % 1 else ""
    return f"{whole or '' if half else whole}{half}"
