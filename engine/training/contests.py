"""Contests: two players from random openings, each opening twice with the sides swapped, and what that proves."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from typing import Final, TypeAlias

from game import MAX_TURNS, Edition, Position, Turn, random_game

#: Chooses a turn of a position, given those that stood before it.
Player: TypeAlias = Callable[[Position, Sequence[Position]], Turn]

#: An opening has so many turns, played at random.
OPENING_TURNS: Final = range(2, 7)
#: 95 of 100 such intervals hold the true share.
_DEVIATIONS: Final = 1.96


@dataclass(frozen=True)
class ContestScore:
    """The result of a contest, as the first player saw it."""

    wins: int = 0
    draws: int = 0
    losses: int = 0

    @property
    def games(self) -> int:
        """The number of games played."""
        return self.wins + self.draws + self.losses

    @property
    def share(self) -> float:
        """The points for each game, 0 to 1: a draw is half a one."""
        return (self.wins + self.draws / 2) / self.games

    def plus(self, result: float) -> ContestScore:
        """With one more game: 1 won, 0.5 drawn, 0 lost."""
        return ContestScore(
            self.wins + (result == 1), self.draws + (result == 0.5), self.losses + (result == 0)
        )

    def __add__(self, other: ContestScore) -> ContestScore:
        """Both together."""
        return ContestScore(self.wins + other.wins, self.draws + other.draws, self.losses + other.losses)

    def interval(self) -> tuple[float, float]:
        """The limits between which the true share lies with a certainty of 95 % (Wilson's interval, which takes a draw as half a win).

        >>> low, high = ContestScore(80, 0, 20).interval()
        >>> round(low, 2), round(high, 2)
        (0.71, 0.87)
        """
        n, share, z = self.games, self.share, _DEVIATIONS
        middle = (share + z * z / (2 * n)) / (1 + z * z / n)
        half = z * math.sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
        return middle - half, middle + half

    def __str__(self) -> str:
        low, high = self.interval()
        return (
            f"{self.wins} won, {self.draws} drawn, {self.losses} lost: "
            f"{100 * self.share:.1f} % ({100 * low:.1f} to {100 * high:.1f})"
        )


def openings(edition: Edition, rng: Random) -> Iterator[Position]:
    """Positions a few random turns into the game, none of them over."""
    while True:
        position = Position.start(edition)
        for turn in random_game(edition, rng, limit=rng.choice(OPENING_TURNS)):
            position = position.after(turn)
        if not position.outcome:
            yield position


def play(opening: Position, players: tuple[Player, Player]) -> float:
    """One game; the result for the player who is to move first: 1, 0.5 or 0.

    A position that stands for the third time is a draw, and so are 300 turns, as in the house rules.
    """
    stood = [opening]
    while len(stood) <= MAX_TURNS:
        position = stood[-1]
        if stood.count(position) == 3:
            return 0.5
        turn = players[(len(stood) - 1) % 2](position, stood[:-1])
        stood.append(position.after(turn))
        if stood[-1].outcome:
            return float(len(stood) % 2 == 0)
    return 0.5


def contest(edition: Edition, first: Player, second: Player, games: int, seed: int) -> ContestScore:
    """Let two players meet; the openings are the same for the same seed."""
    score = ContestScore()
    for _, opening in zip(
        range(games // 2), openings(edition, Random(f"{seed} {edition.value}")), strict=False
    ):
        score = score.plus(play(opening, (first, second)))
        score = score.plus(1 - play(opening, (second, first)))
    return score
