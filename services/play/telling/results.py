"""Queues the result of a match that ends, for the clubhouse of its server to tell."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection

from data import Match, QueuedResult
from data.queries import preferences, standings
from data.queries.announcing import clubhouses
from data.queries.standings import Leaderboard
from game import Side
from services.ranking.seasons import Season


def is_told(connection: Connection, match: Match) -> bool:
    """True if the clubhouse of its server tells of a match of two people that has ended, of whom neither keeps off the leaderboards.

    It tells how it ended, or at least which badges it earned somebody.
    """
    if match.guild_id is None or match.user_installed or match.level is not None:
        return False
    if match.ending is None or not match.ending.counts:
        return False
    clubhouse = clubhouses.of_guild(connection, match.guild_id)
    if clubhouse is None or not (clubhouse.badges or clubhouse.tells(rated=match.rated)):
        return False
    return not preferences.one_keeps_off(connection, match.orange_id, match.gray_id)


def leader(connection: Connection, match: Match, now: datetime) -> int | None:
    """The player who leads the season where a match counts; None if nobody has a place yet."""
    season = Leaderboard(match.guild_id or 0, match.edition, Season.of(now).number)
    first = next(iter(standings.page(connection, season, now, 1)), None)
    return first.player.id if first and first.place else None


def queue(connection: Connection, match: Match, led: int | None, now: datetime) -> None:
    """Queue a result after it has been counted; ``led`` is who led the season before."""
    leads = leader(connection, match, now)
    sides = {match.orange_id: Side.ORANGE, match.gray_id: Side.GRAY}
    taken = sides.get(leads) if leads is not None and leads != led else None
    clubhouses.queue(connection, QueuedResult(match.id, match.guild_id or 0, taken))
