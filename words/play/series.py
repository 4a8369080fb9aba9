"""The words of a series: how it stands, and its result."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from data import Player
from game import Side
from services.play.beginning.series import SeriesScore, SeriesState
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.turns.pieces import mention


def series_line(snapshot: Snapshot) -> Iterator[str]:
    """The place of a match in its series and how that stands, unless its result is told."""
    score = snapshot.series
    if score is None or score.state is not SeriesState.RUNNING:
        return
    yield game_of_series(score, {side: snapshot.player(side) for side in Side})
    if score.used_up and snapshot.match.turns < len(Side):
        yield say("challenge-used-up")


def game_of_series(score: SeriesScore, players: Mapping[Side, Player]) -> str:
    """The place of a match in its series, and how that stands."""
    # In the same order in each game, though the sides change.
    one = min(Side, key=lambda side: players[side].id)
    return say(
        "series-game",
        games=score.games,
        number=str(score.number),
        one=mention(players[one]),
        other=mention(players[one.other]),
        score=_score(score.points[one], score.points[one.other]),
    )


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
