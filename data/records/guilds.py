"""Servers: what their moderators have chosen, and their clubhouses."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple

from data.records.paces import Pace
from game import Edition, Side


class Guild(NamedTuple):
    """The choices of a server's moderators, and the moment when it removed the bot, if it did.

    ``language`` is what they have chosen for what everybody reads; ``locale`` the server's own, as Discord told last. Days are
    counted as ``date.toordinal`` counts them. The daily puzzle of ``puzzle_day`` and of those before it has been
    posted; that of ``puzzle_tried`` may have been. 0: none yet. Since somebody opened one there, ``puzzle_unseen`` have been posted. ``anyone_announces``: every
    member may announce a contest.
    """

    boards_move: bool = False
    threads: bool = True
    pace: Pace = Pace.THREE_DAYS
    edition: Edition = Edition.CLASSIC
    left_at: datetime | None = None
    language: str | None = None
    locale: str | None = None
    puzzle_channel_id: int | None = None
    puzzle_day: int = 0
    puzzle_tried: int = 0
    anyone_announces: bool = False
    puzzle_unseen: int = 0


class ToldResults(Enum):
    """The matches of a server whose results its clubhouse tells."""

    ALL = "all"
    RATED = "rated"
    NONE = "none"


class Clubhouse(NamedTuple):
    """A server's clubhouse: its channel, what is posted there, and what has been.

    Attributes:
        channel_id: None once the channel is gone.
        board: whether the board of the house is kept there.
        week: whether each week with play is told there, on Monday at ``week_hour`` (UTC).
        season: whether the end of a season is told there.
        badges: whether the badges that are earned in a match are told there.
        role_id: the role that the champions of the last season have; None: none is named.
        role_holders: who was given which role, or was about to be, as ``player:role``, parted by spaces (``data/queries/announcing/roles.py``).
        role_season: the season whose champions have it, once all of them do; below 0: all of them had it, and it is seen to anew since
            somebody keeps off or is back; 0: a role that was just chosen, or is about to get somebody new.
        role_trouble: the reason why it could not be given or taken, as the catalogue names it; empty: none.
        trouble: the permissions that were missing at the last post, as the catalogue names them, parted by spaces, or that its channel was deleted; empty: none.
        board_message_id: the message with the board of the house.
        board_shows: what it shows, as a digest.
        board_tried: a new one was about to be sent, so that it may be there.
        week_told: the number of the last week that was told, the ordinal of its Monday; ``week_tried`` may have been.
        season_told: the number of the last season whose end was told; that of ``season_tried`` may have been.
    """

    channel_id: int | None
    results: ToldResults = ToldResults.RATED
    board: bool = True
    week: bool = True
    week_hour: int = 18
    season: bool = True
    trouble: str = ""
    board_message_id: int | None = None
    board_shows: str = ""
    board_tried: bool = False
    week_told: int = 0
    week_tried: int = 0
    season_told: int = 0
    season_tried: int = 0
    badges: bool = True
    role_id: int | None = None
    role_holders: str = ""
    role_season: int = 0
    role_trouble: str = ""

    def tells(self, *, rated: bool) -> bool:
        """True if the result of a match, which is rated or not, is told there."""
        return self.results is ToldResults.ALL or (rated and self.results is ToldResults.RATED)


class QueuedResult(NamedTuple):
    """A result that a clubhouse has yet to tell.

    ``leader`` is the side that has taken the lead of the season with it. ``batch`` names the message with which it was about to be
    sent, so that it may be there: the first match in it.
    """

    match_id: int
    guild_id: int
    leader: Side | None = None
    batch: int | None = None
