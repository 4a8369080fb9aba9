"""The end of a season, as a clubhouse tells it once: the podium of each edition, and its numbers.

It is told in the week after the season's end; later it is no news. What is told late is looked for in the channel first, because a
database restored from a copy may have told it already.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data.queries.announcing import clubhouses
from game import Edition
from services.clubhouse.lateness import is_late
from services.ranking.champions import SeasonEnd, season_ended
from services.ranking.seasons import Season

#: The end of a season is told for so long.
_NEWS: Final = timedelta(days=7)


class SeasonPost(NamedTuple):
    """The end of a season that is to be told in a channel: of each edition with a podium; ``tried``: it may be there already."""

    guild_id: int
    channel_id: int
    season: Season
    ends: Sequence[SeasonEnd]
    tried: bool


def awaiting(connection: Connection, now: datetime) -> Sequence[int]:
    """The servers whose clubhouse has yet to tell how the last season ended."""
    return clubhouses.awaiting_season(connection, Season.of(now).before.number)


def begin_post(connection: Connection, guild_id: int, now: datetime) -> SeasonPost | None:
    """Remember that the end of the last season is about to be told; None if it need not be, which is remembered too."""
    clubhouse, season = clubhouses.of_guild(connection, guild_id), Season.of(now).before
    if clubhouse is None or clubhouse.channel_id is None or clubhouse.season_told >= season.number:
        return None
    ends = _ends(connection, guild_id, season, now) if now - season.end <= _NEWS else []
    if not ends:
        clubhouses.save(connection, guild_id, clubhouse._replace(season_told=season.number))
        return None
    tried = clubhouse.season_tried == season.number or is_late(season.end, now)
    clubhouses.save(connection, guild_id, clubhouse._replace(season_tried=season.number))
    return SeasonPost(guild_id, clubhouse.channel_id, season, ends, tried)


def _ends(connection: Connection, guild_id: int, season: Season, now: datetime) -> list[SeasonEnd]:
    """The ends of a season in a server, one for each edition with a podium."""
    found = (season_ended(connection, guild_id, edition, season, now) for edition in Edition)
    return [each for each in found if each is not None]


def end_post(connection: Connection, post: SeasonPost) -> None:
    """Remember that the end of a season is told, or can't be."""
    clubhouse = clubhouses.of_guild(connection, post.guild_id)
    if clubhouse:
        clubhouses.save(connection, post.guild_id, clubhouse._replace(season_told=post.season.number))
