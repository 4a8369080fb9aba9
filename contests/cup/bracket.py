"""The bracket of a cup: its ties, those that are due, and its champion, from what has been played."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from contests.cup.seeding import first_ties
from contests.encounters import Encounter, Pairing

_BOTH_SIDES: Final = 2


class Tie(NamedTuple):
    """Two people of whom one goes on: two games, one from each side, and a decider where those end level.

    ``better`` has the better seed; ``other`` is None for a bye. ``round`` counts from 1. ``games`` are those that are over.
    ``winner`` is None while nobody has won.
    """

    round: int
    better: int
    other: int | None
    games: Sequence[Encounter]
    winner: int | None

    @property
    def due(self) -> Sequence[Pairing]:
        """The games that are still to be played and may begin now: the first two together, then the decider.

        The one with the other seed begins the decider, because a draw in it is enough for the better seed.
        """
        if self.other is None or self.winner is not None:
            return []
        games = [Pairing(self.other, self.better), Pairing(self.better, self.other)]
        if len(self.games) >= _BOTH_SIDES:
            return games[:1]
        over = {(game.first, game.second) for game in self.games}
        return [each for each in games if each not in over]


class Bracket(NamedTuple):
    """A cup as it stands.

    ``seeds``: the entrants, the strongest first, 4 to 64 of them. ``games``: all games that are over, in the order of their
    ends. ``out``: those who are out of the cup otherwise than by losing a tie, in the order in which that happened.
    """

    seeds: Sequence[int]
    games: Sequence[Encounter] = ()
    out: Sequence[int] = ()

    def rounds(self) -> Sequence[Sequence[Tie | None]]:
        """The rounds from the first to the final, each from the top of the bracket; None where it isn't known yet who meets."""
        found = _Ties(self)
        rounds: list[Sequence[Tie | None]] = [
            [found.tie(1, better, other) for better, other in first_ties(self.seeds)]
        ]
        while len(rounds[-1]) > 1:
            winners = [tie and tie.winner for tie in rounds[-1]]
            number = len(rounds) + 1
            two_each = zip(winners[::2], winners[1::2], strict=True)
            rounds.append([found.next_tie(number, *two) for two in two_each])
        return rounds

    @property
    def due(self) -> Sequence[Tie]:
        """The ties that are being played: both people are known, and none has won."""
        return [tie for each in self.rounds() for tie in each if tie is not None and tie.winner is None]

    @property
    def champion(self) -> int | None:
        """The winner of the final; None before."""
        (final,) = self.rounds()[-1]
        return final and final.winner


class _Ties:
    """Makes the ties of a bracket, from its games by who met."""

    def __init__(self, bracket: Bracket) -> None:
        self._seeds: Mapping[int, int] = {person: seed for seed, person in enumerate(bracket.seeds)}
        self._out: Mapping[int, int] = {person: when for when, person in enumerate(bracket.out)}
        self._games: dict[frozenset[int], list[Encounter]] = {}
        for game in bracket.games:
            self._games.setdefault(frozenset((game.first, game.second)), []).append(game)

    def next_tie(self, number: int, one: int | None, two: int | None) -> Tie | None:
        """The tie of two winners; None unless both are known."""
        if one is None or two is None:
            return None
        return self.tie(number, *sorted((one, two), key=self._seeds.__getitem__))

    def tie(self, number: int, better: int, other: int | None) -> Tie:
        """A tie with its games, and its winner if there is one."""
        if other is None:
            return Tie(number, better, None, (), better)
        games = tuple(self._games.get(frozenset((better, other)), ()))
        winner = won_by_games(better, other, games)
        if winner is None:
            winner = self._by_walkover(better, other)
        return Tie(number, better, other, games, winner)

    def _by_walkover(self, better: int, other: int) -> int | None:
        """The one who is still in; of two who are out, the one who stayed longer, so that nothing that was won is undone."""
        if not {better, other} & self._out.keys():
            return None
        return max(better, other, key=lambda person: self._out.get(person, len(self._out)))


def won_by_games(better: int, other: int, games: Sequence[Encounter]) -> int | None:
    """The winner of a tie on the board: by the first two games, or the decider, in which a draw is enough for the better seed; None: not yet."""
    ahead = sum(game.points(better) - game.points(other) for game in games[:_BOTH_SIDES])
    if len(games) < _BOTH_SIDES:
        return None
    if ahead:
        return better if ahead > 0 else other
    if len(games) == _BOTH_SIDES:
        return None
    return other if games[_BOTH_SIDES].winner == other else better
