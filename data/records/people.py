"""People: who they are, what they have chosen, who is banned."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple


class ReminderPlace(Enum):
    """The places where a player may want to be reminded of their turn; DAILY: in one direct message a day, with no pings."""

    THREAD = "thread"
    DIRECT = "direct"
    DAILY = "daily"
    NONE = "none"


class ChallengesFrom(Enum):
    """The people who may challenge somebody: everyone, those they have played, or nobody."""

    EVERYONE = "everyone"
    PLAYED = "played"
    NOBODY = "nobody"


class Player(NamedTuple):
    """A person: our own id, and Discord's, which can be forgotten. Or the bot itself (``is_bot``); or a team, which is a whole server (``guild_id``).

    ``language`` is what they have chosen to read; ``locale`` the language of their client, as Discord told last.
    """

    id: int
    discord_id: int | None
    name: str
    is_bot: bool = False
    language: str | None = None
    locale: str | None = None
    guild_id: int | None = None

    @property
    def is_team(self) -> bool:
        """True if this is a whole server, whose members vote for each turn; it has no Discord id, so nobody can act for it or reach it."""
        return self.guild_id is not None

    @property
    def reached_at(self) -> int | None:
        """The Discord id by which somebody is pinged or written to; None for a forgotten person, and for the bot."""
        return None if self.is_bot else self.discord_id


class Away(NamedTuple):
    """A time in which a player is away, so that no clock runs in their matches."""

    since: datetime
    until: datetime


class Preferences(NamedTuple):
    """A player's choices. Quiet hours are hours of the day in their own time zone."""

    reminders: ReminderPlace = ReminderPlace.THREAD
    quiet_from: int | None = None
    quiet_until: int | None = None
    zone: str = "UTC"
    #: Boards of their matches are never animated.
    reduce_motion: bool = False
    #: The bot can't send them direct messages.
    direct_blocked: bool = False
    #: Boards of their matches say in words which pieces a turn has pushed.
    in_words: bool = False
    #: They are on no leaderboard, and only they see their profile.
    unlisted: bool = False
    #: The preview tells them of a win that their turn leaves, in matches with hints.
    warned: bool = False
    #: Their card says how many puzzles they have solved.
    puzzles_shown: bool = False
    #: The daily puzzles that they solve in a server count for its streak.
    puzzles_counted: bool = False
    #: The badges that they have chosen for their card, parted by spaces; empty: none.
    badges: str = ""
    #: The last time that they were, are or will be away, if any.
    away_from: datetime | None = None
    away_until: datetime | None = None
    #: The seconds that they were away in that year, without the time above.
    away_used: int = 0
    away_year: int = 0
    #: Away days of theirs are taken when their time in a match is up, once in each.
    rescue: bool = True
    #: Until when the last rescue gave them time, for other matches whose time is up meanwhile.
    rescued_until: datetime | None = None
    #: Saturdays and Sundays are free, in matches in which both agreed to that.
    weekends_off: bool = False

    #: Who may challenge them.
    challenges_from: ChallengesFrom = ChallengesFrom.EVERYONE
    #: The hour at which they want their one message a day, and when the next is due, if they do.
    daily_hour: int = 18
    daily_due: datetime | None = None
    #: When they are to be told that there is a new daily puzzle, if they have asked to be called to it.
    call_due: datetime | None = None
    #: The day on which they asked for that, as ``date.toordinal`` counts it.
    call_asked: int | None = None

    @property
    def away(self) -> Away | None:
        """The last time that they were, are or will be away."""
        return Away(self.away_from, self.away_until) if self.away_from and self.away_until else None


class Ban(NamedTuple):
    """Somebody whom the host has banned: Discord's id, and since when."""

    discord_id: int
    banned_at: datetime
