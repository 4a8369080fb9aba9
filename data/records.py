"""The rows of the database as immutable values. Positions and turns are text here: their meaning is the game's."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple


class ChallengeState(Enum):
    """What became of a challenge."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"


class MatchState(Enum):
    """Where a match stands. ASIDE: its record contradicts itself, so nobody may play on until a host looks."""

    RUNNING = "running"
    OVER = "over"
    ASIDE = "aside"


class First(Enum):
    """Who makes the first turn."""

    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    CHANCE = "chance"


class Player(NamedTuple):
    """A person: our own id, and Discord's, which can be forgotten."""

    id: int
    discord_id: int | None
    name: str


class Challenge(NamedTuple):
    """One person asking another (or, with no opponent, anybody) for a match."""

    id: int
    challenger_id: int
    opponent_id: int | None
    edition: str
    first: First
    guild_id: int | None
    channel_id: int
    message_id: int | None
    state: ChallengeState
    created_at: datetime


class Match(NamedTuple):
    """A contest between two people.

    ``position`` is a cache of the last turn's; ``version`` counts every change of the match; ``shown_version`` is
    the one its channel has seen (0: it is to be shown anew), in the message ``message_id`` (None: in none yet).
    ``moves`` counts how often its players took it to another channel.
    """

    id: int
    edition: str
    orange_id: int
    gray_id: int
    guild_id: int | None
    channel_id: int
    message_id: int | None
    state: MatchState
    winner: str | None
    ending: str | None
    position: str
    turns: int
    version: int
    shown_version: int
    moves: int
    created_at: datetime
    changed_at: datetime


class Turn(NamedTuple):
    """A turn played: its notation, the position after it and the version of the match it made."""

    match_id: int
    number: int
    notation: str
    position: str
    version: int
    played_at: datetime
