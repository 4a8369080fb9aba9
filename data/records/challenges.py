"""Challenges."""

from __future__ import annotations

from datetime import datetime
from enum import Enum
from typing import NamedTuple

from data.records.matches import Games
from data.records.paces import Pace
from game import Edition


class ChallengeState(Enum):
    """The states of a challenge: it is open, or how it ended."""

    OPEN = "open"
    ACCEPTED = "accepted"
    DECLINED = "declined"
    WITHDRAWN = "withdrawn"
    EXPIRED = "expired"


class First(Enum):
    """The player who makes the first turn; with a cat, they have one in their pool from the start, and the match is friendly."""

    CHANCE = "chance"
    CHALLENGER = "challenger"
    OPPONENT = "opponent"
    OPPONENT_WITH_CAT = "opponent-cat"
    CHALLENGER_WITH_CAT = "challenger-cat"

    @property
    def handicap(self) -> bool:
        """True if the one who begins has a cat from the start."""
        return self in {First.OPPONENT_WITH_CAT, First.CHALLENGER_WITH_CAT}

    @property
    def of_the_other(self) -> First:
        """The same, if the other of the two had asked for the match."""
        return _OF_THE_OTHER[self]


_OF_THE_OTHER = {
    First.CHANCE: First.CHANCE,
    First.CHALLENGER: First.OPPONENT,
    First.OPPONENT: First.CHALLENGER,
    First.CHALLENGER_WITH_CAT: First.OPPONENT_WITH_CAT,
    First.OPPONENT_WITH_CAT: First.CHALLENGER_WITH_CAT,
}


class Challenge(NamedTuple):
    """One person asking another (or, with no opponent, anybody) for a match.

    ``user_installed``: the bot is no member of its place, and can only answer interactions there. ``hints``: both players
    may ask for hints. ``loses_on_time`` and ``nights_off`` are as in a match.
    ``declined_at`` is when the opponent said no. ``games``: for how many matches it asks.
    """

    id: int
    challenger_id: int
    opponent_id: int | None
    edition: Edition
    first: First
    guild_id: int | None
    channel_id: int
    user_installed: bool
    message_id: int | None
    state: ChallengeState
    pace: Pace
    rated: bool
    created_at: datetime
    expires_at: datetime
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    declined_at: datetime | None = None
    games: Games = Games.ONE
