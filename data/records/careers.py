"""Careers of players: their ratings, results, statistics and streaks."""

from __future__ import annotations

from datetime import datetime
from operator import add
from typing import NamedTuple

from game import Edition, Side


class Score(NamedTuple):
    """Matches won, lost and drawn."""

    wins: int = 0
    losses: int = 0
    draws: int = 0

    @property
    def matches(self) -> int:
        """The number of these matches."""
        return sum(self)

    def plus(self, other: Score) -> Score:
        """The sum of both."""
        return Score(*map(add, self, other))


class Standing(NamedTuple):
    """A player's standing in one edition: in a server, or (``guild_id`` 0) in all of them; in a season, or (0) of all time.

    ``provisional_at`` is when the player loses the place on the leaderboard, by not playing; ``change`` is by how much the
    last match changed it. A standing that is not ``listed`` is shown only to the player.
    """

    player_id: int
    guild_id: int
    edition: Edition
    season: int
    listed: bool
    rating: float
    deviation: float
    volatility: float
    change: float
    wins: int
    losses: int
    draws: int
    rated_at: datetime
    provisional_at: datetime

    @property
    def score(self) -> Score:
        """The matches that counted."""
        return Score(self.wins, self.losses, self.draws)

    @property
    def points_changed(self) -> int:
        """By how much the last match changed it in whole points, as its result told."""
        return round(self.rating) - round(self.rating - self.change)


class Rated(NamedTuple):
    """A player's rating after one of their matches."""

    rating: float
    deviation: float
    rated_at: datetime


class Result(NamedTuple):
    """A match that counted for a player on a server's leaderboard (0: on that of all), and the rating after it."""

    match_id: int
    guild_id: int
    edition: Edition
    rating: float
    deviation: float
    rated_at: datetime


class PlayerStats(NamedTuple):
    """A player's stats on one side in one edition, in the matches that have ended.

    ``graduations`` counts their kittens that grew up; ``boops_off`` the other player's pieces that their turns sent off
    the bed.
    """

    player_id: int
    edition: Edition
    side: Side
    wins: int
    losses: int
    draws: int
    graduations: int
    boops_off: int

    @property
    def score(self) -> Score:
        """The score of the matches."""
        return Score(self.wins, self.losses, self.draws)


class BotScore(NamedTuple):
    """A player's matches against the bot at one level."""

    player_id: int
    level: int
    wins: int
    losses: int
    draws: int


class Streak(NamedTuple):
    """The matches that a player has won in a row: now, and at most so far."""

    current: int = 0
    longest: int = 0
