"""The choices of a server's moderators for its clubhouse, and what the bot notes of it."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Clubhouse, ToldResults
from data.queries.announcing import clubhouses
from services.clubhouse.week import Week
from services.ranking.seasons import Season
from services.servers import NOWHERE, refuse_others

#: No role has this id.
NO_ROLE: Final = 0
#: Of a server that has chosen nothing yet.


class Posts(Enum):
    """The posts that a channel of a server may be for."""

    CLUBHOUSE = "clubhouse"
    PUZZLE = "puzzle"
    CONTESTS = "contests"


#: The trouble of a clubhouse whose channel was deleted, until a moderator chooses another or none.
CHANNEL_GONE: Final = "channel-gone"
_UNCHOSEN: Final = Clubhouse(channel_id=None)


class ClubhouseChanges(NamedTuple):
    """The settings of the clubhouse that a moderator asks to change; None: no change.

    ``channel``: where it is, or NOWHERE; ``champion_role``: the role that champions get, or NO_ROLE.
    """

    channel: int | None = None
    results: ToldResults | None = None
    board: bool | None = None
    week: bool | None = None
    week_hour: int | None = None
    season: bool | None = None
    badges: bool | None = None
    champion_role: int | None = None


def chosen(connection: Connection, guild_id: int | None) -> Clubhouse:
    """A server's clubhouse as it is chosen; without a channel, nothing is posted."""
    return (clubhouses.stored(connection, guild_id) if guild_id else None) or _UNCHOSEN


def choose(
    connection: Connection, guild_id: int, changes: ClubhouseChanges, now: datetime, *, may_manage: bool
) -> Clubhouse:
    """Change a server's clubhouse, and return it. Refuses NOT_A_MODERATOR.

    In another channel there is no board of the house yet, nor where none is wanted; weeks and seasons that have ended before are not told any more.
    """
    refuse_others(may_manage)
    before = chosen(connection, guild_id)
    wanted = {name: change for name, change in changes._asdict().items() if change is not None}
    channel, role = wanted.pop("channel", None), wanted.pop("champion_role", None)
    after = before._replace(**wanted)
    if channel is not None and ((channel or None) != before.channel_id or before.trouble == CHANNEL_GONE):
        after = after._replace(
            channel_id=None if channel == NOWHERE else channel,
            trouble="",
            board_message_id=None,
            board_shows="",
            board_tried=False,
        )
    if not after.board:
        after = after._replace(board_message_id=None, board_shows="", board_tried=False)
    if before.channel_id is None or (after.week and not before.week):
        after = after._replace(week_told=Week.ended_by(now).number)
    if before.channel_id is None or (after.season and not before.season):
        after = after._replace(season_told=Season.of(now).before.number)
    if role is not None:
        after = _with_role(after, None if role == NO_ROLE else role)
    clubhouses.save(connection, guild_id, after)
    return after


def _with_role(clubhouse: Clubhouse, role_id: int | None) -> Clubhouse:
    """A clubhouse with this role for champions, which is seen to anew if it is another, or could not be given."""
    if role_id == clubhouse.role_id and not clubhouse.role_trouble:
        return clubhouse
    # Of the same role it is told no more than before: as if it had only been seen to anew.
    season = -abs(clubhouse.role_season) if role_id == clubhouse.role_id else 0
    return clubhouse._replace(role_id=role_id, role_season=season, role_trouble="")


def lose_channel(connection: Connection, guild_id: int, channel_id: int) -> None:
    """Note that there is no such channel any more: nothing is posted before a moderator chooses another."""
    found = clubhouses.of_guild(connection, guild_id)
    if found and found.channel_id == channel_id:
        gone = found._replace(channel_id=None, board_message_id=None, trouble=CHANNEL_GONE)
        clubhouses.save(connection, guild_id, gone)


def note_trouble(connection: Connection, guild_id: int, missing: str) -> bool:
    """Note the permissions that were missing at a post, as the catalogue names them; empty: none are. True if that is news."""
    found = clubhouses.of_guild(connection, guild_id)
    if found is None or found.trouble == missing:
        return False
    clubhouses.save(connection, guild_id, found._replace(trouble=missing))
    return True
