"""Messages that tell of a match's clock, and what became of that."""

from __future__ import annotations

from enum import Enum
from typing import NamedTuple

from game import Side


class NoticeKind(Enum):
    """The kinds of messages about a match's clock; LATE: the one to the player whose time is up; PAUSED: it stands still."""

    REMIND = "remind"
    TIME_UP = "time-up"
    LATE = "late"
    ASK = "ask"
    PAUSED = "paused"


class Became(Enum):
    """The ways in which that of which a notice tells has gone on.

    A turn came; the win was claimed; a DAY or, because it was asked for, more TIME was given; turns were taken back; the
    clock was stopped or started, or set ANEW because somebody's hours have changed; the match was kept, or went on in another way; away days came to the rescue; it was lost on time by
    itself; it is over.
    """

    MOVED = "moved"
    CLAIMED = "claimed"
    DAY = "day"
    TIME = "time"
    TAKEN_BACK = "taken-back"
    PAUSED = "paused"
    RESUMED = "resumed"
    ANEW = "anew"
    KEPT = "kept"
    WENT_ON = "went-on"
    RESCUED = "rescued"
    TIMED_OUT = "timed-out"
    OVER = "over"


class Notice(NamedTuple):
    """A message that tells of a match's clock; ``became`` (and by which side) is what it has yet to say.

    ``player_id`` is whose direct message it is; None: it is in a channel.
    """

    message_id: int
    channel_id: int
    match_id: int
    player_id: int | None
    kind: NoticeKind
    became: Became | None = None
    by: Side | None = None

    @property
    def reminds_channel(self) -> bool:
        """True if it reminds everybody in a channel that something waits to be done; a pause waits for nobody."""
        return self.player_id is None and self.kind is not NoticeKind.PAUSED
