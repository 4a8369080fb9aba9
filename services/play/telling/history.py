"""Finished matches, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, Player
from data.queries import players
from data.queries.matches import finished_matches
from game import Side
from services.people import Person
from services.play.snapshots import RatingChange
from services.play.telling.summaries import rating_change

#: Lines a page.
PAGE: Final = 10


class Finished(NamedTuple):
    """A finished match in somebody's history: against whom, whether they won (None: nobody did), and what it did to their rating, if anything."""

    match: Match
    opponent: Player
    won: bool | None
    rating: RatingChange | None


class HistoryCursor(NamedTuple):
    """The end of a page: the next one has what ended before this moment and match."""

    ended_at: datetime
    match_id: int


def finished(
    connection: Connection, person: Person, after: HistoryCursor | None = None
) -> tuple[Sequence[Finished], HistoryCursor | None]:
    """A page of a person's finished matches, the latest first, and where the next one begins, if there is one."""
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        return [], None
    found = finished_matches.latest_of(connection, player.id, PAGE + 1, after)
    page = [_seen_by(connection, player, *each) for each in found[:PAGE]]
    last = page[-1].match if len(found) > PAGE else None
    return page, HistoryCursor(last.changed_at, last.id) if last else None


def _seen_by(connection: Connection, player: Player, match: Match, orange: Player, gray: Player) -> Finished:
    mine = Side.ORANGE if orange.id == player.id else Side.GRAY
    won = None if match.winner is None else match.winner is mine
    opponent = gray if mine is Side.ORANGE else orange
    return Finished(match, opponent, won, rating_change(connection, match, player.id))
