"""The words by which a match tells that it is one of a league."""

from __future__ import annotations

from collections.abc import Iterator

from data.leagues import League
from services.play.beginning.pairs import early_winner
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.refusals import quoted
from words.turns.pieces import mention


def league_line(snapshot: Snapshot) -> Iterator[str]:
    """The league in which a match is played, its season and division; nothing if it is played in none."""
    if snapshot.league is not None:
        league, pair = snapshot.league
        heading = division_heading(league._replace(season=pair.season), pair.division)
        yield say("league-board", league=named(league), division=heading)


def league_point(snapshot: Snapshot) -> str | None:
    """The player who gets the point in the league for a match that counts nowhere else; None if nobody does, or it is played in none."""
    winner = early_winner(snapshot.match)
    if snapshot.league is None or winner is None:
        return None
    return say("league-counts", player=mention(snapshot.player(winner)))


def named(league: League) -> str:
    """The name of a league, which a moderator has written, made safe for a sentence."""
    return quoted(league.name)


def division_title(number: int) -> str:
    """The name of a division, counted from 0."""
    return say("league-division", number=str(number + 1))


def division_heading(league: League, number: int) -> str:
    """The season of a league and one of its divisions."""
    return say("between-facts").join(
        (say("league-season", season=str(league.season)), division_title(number))
    )
