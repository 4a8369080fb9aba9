"""The values that the database keeps of contests: a league, a cup or an arena, who is in it, and which two meet there."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum
from typing import Final, NamedTuple

from data.records.paces import Pace
from game import Edition

#: The channel of a contest that has lost its own.
NOWHERE: Final = 0


class ContestKind(Enum):
    """The kinds of contest. ``LEAGUE``: everybody of a division meets everybody, season after season; ``CUP``: whoever loses is out; ``ARENA``: for some hours whoever is free is paired."""

    LEAGUE = "league"
    CUP = "cup"
    ARENA = "arena"


class ContestState(Enum):
    """The states of a contest. ``OPEN``: people join; ``RESTING``: the next season of a league will open at a time of its own; ``ENDED``: for good."""

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    RESTING = "resting"
    ENDED = "ended"


class EntryState(Enum):
    """The states of somebody in a season.

    ``OUT``: they have lost on time, in a league twice, and in an arena they may come back; ``LEFT``: they went; ``REMOVED``: a moderator took them out.
    """

    IN = "in"
    OUT = "out"
    LEFT = "left"
    REMOVED = "removed"


class Contest(NamedTuple):
    """A contest of a server. ``season`` counts from 1, and is the one that is open or running, or was the last; a cup and an arena have only that.

    ``channel_id`` is NOWHERE once the channel is gone. ``due_at`` is when there is something to do: when it begins, when the next season of a league opens, when an arena ends, or at once.
    ``ends_at`` is when an arena ends. ``message_id`` is the message in its channel that tells of the season, and ``told`` what that says, so that it is edited only when that changes.
    ``unsaid``: a season, a cup or an arena is over, which a message of its own has yet to say; ``called_off``: a moderator ended it.
    """

    id: int
    kind: ContestKind
    guild_id: int
    channel_id: int
    name: str
    edition: Edition
    pace: Pace
    state: ContestState
    season: int
    created_at: datetime
    due_at: datetime | None
    ends_at: datetime | None = None
    message_id: int | None = None
    told: str = ""
    unsaid: bool = False
    called_off: bool = False

    @property
    def lasts(self) -> timedelta | None:
        """The time for which an arena that has yet to begin will last; others last as long as they take."""
        return self.ends_at - self.due_at if self.ends_at and self.due_at else None


class ContestEntry(NamedTuple):
    """Somebody in a season.

    ``division`` (from 0, the best one; in a cup and an arena the only one) and ``seed`` are theirs once it has begun; ``place`` once it is over. Whoever was removed before that has an entry still, so that they don't join again. ``out_at`` is when they got out of it, if they did.
    """

    contest_id: int
    season: int
    player_id: int
    state: EntryState
    joined_at: datetime
    division: int | None = None
    seed: int | None = None
    place: int | None = None
    out_at: datetime | None = None

    @property
    def is_kept_out(self) -> bool:
        """True if a moderator has taken them out before it began."""
        return self.division is None and self.state is EntryState.REMOVED


class ContestPair(NamedTuple):
    """Two people who meet in a contest: in ``games`` matches that begin together, in a thread of the pair's own message.

    One of two matches is begun by each; of a single one, ``one_id`` is Orange. ``round`` counts from 0; in a cup it is how many rounds come after. ``tried``: the message may have been sent.
    A pair that is called off afterwards has no games, until it is known that its message is not there.
    """

    id: int
    contest_id: int
    season: int
    division: int
    round: int
    one_id: int
    other_id: int
    games: int = 2
    message_id: int | None = None
    tried: bool = False


class PlayedIn(NamedTuple):
    """The contest in which a match is played, and its pair there."""

    contest: Contest
    pair: ContestPair
