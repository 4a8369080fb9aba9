"""The engine: chooses turns, analyses positions, proves wins."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from random import Random
from threading import Lock
from typing import Final, Self

from engine.answers import Analysis, Proof, ScoredTurn
from engine.codes import turn_code, turn_number
from engine.levels import (
    OPENING_DEPTH,
    REPETITION,
    FormerLevel,
    Habits,
    Level,
    choose,
    habits_of,
    is_opening,
)
from engine.machine import Machine
from engine.stop import Stop
from game import Position, Turn, core
from game.reading import turn_of

#: Deeper than any search gets.
_NO_LIMIT: Final = 40


class EngineUnavailable(Exception):
    """The search can't run on this machine, or has failed; ``str`` says why, for the log."""


@contextmanager
def _failures_told() -> Iterator[None]:
    """Whatever goes wrong inside is an EngineUnavailable: no wheel for this machine, no memory, a file that is missing."""
    try:
        yield
    except Exception as error:
        raise EngineUnavailable(f"{type(error).__name__}: {error}") from error


class Engine:
    """A search in a memory of its own. Calls from several threads wait for each other.

    The same question has the same answer on every machine: limits are counted in nodes, the positions looked at, some two
    million a second. Only a Stop that is set cuts a search short. No call holds Python's lock while it searches. A
    position that is over raises ValueError; EngineUnavailable says that the machine failed.
    """

    def __init__(self, machine: Machine) -> None:
        self._machine = machine
        self._lock = Lock()

    @classmethod
    def load(cls) -> Self:
        """An engine with the weights that are checked in; EngineUnavailable where this machine can't run it.

        It takes some 0.1 seconds; and 12 MiB of its own once it has searched, half of them the table of positions.
        """
        with _failures_told():
            return cls(Machine())

    def choose(
        self,
        position: Position,
        player: Level | FormerLevel | Habits,
        *,
        seed: int = 0,
        history: Iterable[Position] = (),
        stop: Stop | None = None,
    ) -> Turn:
        """The turn that this level plays, or a player with these habits.

        Args:
            position: where it is to move.
            player: how well it plays.
            seed: settles what it overlooks: the same seed gives the same turn. A match's number and turn do.
            history: the positions that stood in the match; it comes back to one of them only where all else is worse than
                ``REPETITION``.
            stop: ends it early; it then plays the best it has seen.
        """
        habits, stood = habits_of(player, position.edition), tuple(history)
        rng = Random(f"{seed} {position}")
        depth = habits.look_ahead(position, rng)
        varies = habits.alike > 0 and is_opening(position)
        depth, margin = (OPENING_DEPTH, habits.alike) if varies else (depth, habits.margin)
        with self._asking(position, stop) as machine:
            recall(machine, position, stood)
            many = machine.think(depth, margin, habits.nodes, REPETITION)
            children = machine.turns(many if habits.errs or varies else 1)
        return turn_of(choose(children, habits, position, rng, stood))

    def analyse(
        self,
        position: Position,
        *,
        nodes: int,
        margin: int = 0,
        depth: int = _NO_LIMIT,
        history: Iterable[Position] = (),
        repetition: int = 0,
        stop: Stop | None = None,
    ) -> Analysis:
        """Look at all turns of a position.

        Args:
            position: the position.
            nodes: how many positions to look at, about; a turn ahead is always looked at.
            margin: turns that are worse than the best by no more than this, in hundredths, are scored exactly. With 0 the
                search is deepest; it ends once it sees who wins.
            depth: how many turns ahead to look, at most.
            history: the positions that stood in the match.
            repetition: the score of coming back to one of them, for the side to move; 0 is a draw's.
            stop: ends it early; it then answers what it has seen.
        """
        with self._asking(position, stop) as machine:
            recall(machine, position, history)
            many = machine.think(depth, margin, nodes, repetition)
            children, (depth_done, looked_at) = machine.turns(many), machine.answer()
            line = tuple(map(turn_of, machine.best_line()))
        best = children[0].score
        turns = tuple(
            ScoredTurn(turn_of(child.code), child.score, number == 0 or child.score > best - margin)
            for number, child in enumerate(children)
        )
        return Analysis(turns, line, depth_done, looked_at)

    def prove(self, position: Position, within: int, *, nodes: int, stop: Stop | None = None) -> Proof:
        """A proof that the side to move forces a win within so many of its own turns against every reply, or that it does not.

        House rules that draw a match are left out. ``nodes`` is how many positions to look at, at most.
        """
        with self._asking(position, stop) as machine:
            found = machine.prove(within, nodes)
            turns = tuple(turn_of(child.code) for child in machine.turns() if child.won) if found > 0 else ()
        return Proof(None if found < 0 else found, turns)

    def holding(self, position: Position) -> tuple[Turn, ...]:
        """Every turn after which the opponent can't win at once, whatever a ghost does; a turn that wins is one of them."""
        with self._asking(position, None) as machine:
            return tuple(turn_of(child.code) for child in machine.holding())

    def holding_on(
        self, position: Position, turns: Iterable[Turn], within: int, *, nodes: int, stop: Stop | None = None
    ) -> tuple[Turn, ...] | None:
        """Those of some turns after which the opponent is proved to force no win within so many of its own; None as soon as one is not settled.

        ``nodes`` is how many positions to look at after each, at most.
        """
        with self._asking(position, stop) as machine:
            kept = machine.hold_on([turn_number(turn) for turn in turns], within, nodes)
        return None if kept is None else tuple(turn_of(turn_code(turn)) for turn in kept)

    @contextmanager
    def _asking(self, position: Position, stop: Stop | None) -> Iterator[Machine]:
        """The machine with the position on its desk, for this caller alone."""
        if position.outcome:
            raise ValueError(f"the game is over: {position}")
        with self._lock, (stop or Stop()).holding(self._machine), _failures_told():
            self._machine.ask(position.state, position.rules)
            yield self._machine


def recall(machine: Machine, position: Position, history: Iterable[Position]) -> None:
    """Have the machine remember what stood before the position on its desk, for the search to come."""
    machine.forget_history()
    sides: dict[bool, list[core.State]] = {}
    for earlier in history:
        sides.setdefault(earlier.side is position.side, []).append(earlier.state)
    for same_side, states in sides.items():
        machine.remember(states, same_side)
