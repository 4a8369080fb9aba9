"""One player's plan in a match, as a value: a tree of turns of both sides. No I/O."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from data import PlannedTurn


@dataclass(frozen=True)
class Plan:
    """The turns that a player has planned, in the order in which they did. Those without a parent among them follow the match as it is."""

    turns: Sequence[PlannedTurn] = ()

    @classmethod
    def of(cls, turns: Sequence[PlannedTurn], player_id: int) -> Plan:
        """A player's part of what both have planned in a match."""
        return cls([turn for turn in turns if turn.player_id == player_id])

    def find(self, turn_id: int) -> PlannedTurn | None:
        """The turn with this id, if it is planned."""
        return next((turn for turn in self.turns if turn.id == turn_id), None)

    def parent(self, turn: PlannedTurn) -> PlannedTurn | None:
        """The planned turn before one; None for the first of a line."""
        return self.find(turn.parent_id) if turn.parent_id else None

    def following(self, turn: PlannedTurn | None) -> Sequence[PlannedTurn]:
        """The turns planned right after one, or (None) after the match as it is."""
        return [each for each in self.turns if self.parent(each) == turn]

    def line(self, turn: PlannedTurn | None) -> Sequence[PlannedTurn]:
        """The turns that lead to one, with that itself."""
        return [*self.line(self.parent(turn)), turn] if turn else []

    def under(self, turn: PlannedTurn) -> Sequence[PlannedTurn]:
        """A turn, and all that is planned after it."""
        return [each for each in self.turns if turn in self.line(each)]

    def branches(self) -> Iterator[Sequence[PlannedTurn]]:
        """Every line to its end."""
        return (self.line(turn) for turn in self.turns if not self.following(turn))

    def after(self, notation: str) -> Plan:
        """The rest of the plan once this turn was played: empty if it was not planned."""
        met = next((turn for turn in self.following(None) if turn.notation == notation), None)
        return Plan([turn for turn in self.under(met) if turn != met] if met else [])
