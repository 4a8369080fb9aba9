"""The values that the database keeps of leagues: a league, who is in which season of it, and which two meet there."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import Final, NamedTuple

from data.records import Pace
from game import Edition

#: The channel of a league that has lost its own.
NOWHERE: Final = 0


class LeagueState(Enum):
    """The states of a league. ``OPEN``: people join its next season; ``RESTING``: that will open at a time of its own."""

    OPEN = "open"
    RUNNING = "running"
    PAUSED = "paused"
    RESTING = "resting"
    ENDED = "ended"


class EntryState(Enum):
    """The states of somebody in a season. ``OUT``: they have lost on time twice; ``LEFT``: they went; ``REMOVED``: a moderator took them out."""

    IN = "in"
    OUT = "out"
    LEFT = "left"
    REMOVED = "removed"


class League(NamedTuple):
    """A league of a server. ``season`` counts from 1, and is the one that is open or running, or was the last.

    ``channel_id`` is NOWHERE once the channel is gone. ``due_at`` is when the season that is open begins or, after one, when the next opens. ``message_id`` is the message in its channel that
    tells of the season, and ``told`` what that says, so that it is edited only when that changes.
    """

    id: int
    guild_id: int
    channel_id: int
    name: str
    edition: Edition
    pace: Pace
    state: LeagueState
    season: int
    created_at: datetime
    due_at: datetime | None
    message_id: int | None = None
    told: str = ""


class LeagueEntry(NamedTuple):
    """Somebody in a season. ``division`` (from 0, the best one) and ``seed`` are theirs once it has begun; ``place`` once it is over."""

    league_id: int
    season: int
    player_id: int
    state: EntryState
    joined_at: datetime
    division: int | None = None
    seed: int | None = None
    place: int | None = None


class LeaguePair(NamedTuple):
    """Two people of a division who play two matches, each of them Orange once. They begin together, in a thread of the pair's own message.

    ``round`` counts from 0: a round begins when the one before is over. ``tried``: the message may have been sent.
    """

    id: int
    league_id: int
    season: int
    division: int
    round: int
    one_id: int
    other_id: int
    message_id: int | None = None
    tried: bool = False


class LeagueTie(NamedTuple):
    """The league in which a match is played, and its pair there."""

    league: League
    pair: LeaguePair
