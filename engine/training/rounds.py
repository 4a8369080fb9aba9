"""A round of training: play against oneself, fit a net to it, and keep it if it beats the former one."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from engine.engine import recall
from engine.machine import Machine
from engine.training.contests import ContestScore, Player, contest
from engine.training.fit import fit
from engine.training.selfplay import Sample, lessons
from engine.weights import EDITIONS, NET_SIZE, net_path
from game import Edition, Position, Turn
from game.reading import turn_of

#: A net that knows nothing: all positions are alike to it.
BLANK: Final = bytes(NET_SIZE)
#: The games of the first rounds teach little, so that only those of the last four are learned from.
_ROUNDS_KEPT: Final = 4


@dataclass(frozen=True)
class Effort:
    """The work of a round: games of self-play, nodes for each turn of them, epochs of the fit, games of the match."""

    games: int
    nodes: int
    epochs: int
    match: int
    seed: int


def player(net: bytes, nodes: int) -> Player:
    """Somebody who evaluates by this net, and looks at so many positions for each turn."""
    machine = Machine([net] * len(EDITIONS))

    def choose(position: Position, stood: Sequence[Position]) -> Turn:
        machine.ask(position.state, position.rules)
        recall(machine, position, stood)
        machine.think(40, 0, nodes)
        return turn_of(machine.turns(1)[0].code)

    return choose


def train(edition: Edition, plan: Effort, rounds: int, start: bytes, tell: Callable[[str], None]) -> None:
    """Train an edition's net for some rounds, beginning with the net `start`, and tell of each in a line.

    A round's net is kept where it is better than the former one with a certainty of 97 %; each that is kept is written
    where the engine reads it.
    """
    net = start
    learned: list[list[Sample]] = []
    for number in range(1, rounds + 1):
        seed = plan.seed + number
        machine = Machine([net] * len(EDITIONS))
        learned = [*learned, list(lessons(machine, edition, plan.games, plan.nodes, seed))][-_ROUNDS_KEPT:]
        fitted, loss, kept_loss = fit(
            [lesson for one in learned for lesson in one], plan.epochs, seed, None if net == BLANK else net
        )
        score = duel(edition, fitted.pack(), net, plan)
        kept = score.interval()[0] > 0.5
        tell(
            f"{edition.value}, round {number}: {len(learned[-1])} positions, loss {loss:.4f} "
            f"({kept_loss:.4f} on those kept back); against the former: {score}{', kept' if kept else ''}"
        )
        if kept:
            net = fitted.pack()
            net_path(edition).write_bytes(net)


def duel(edition: Edition, net: bytes, former: bytes, plan: Effort) -> ContestScore:
    """A match between two nets at equal nodes."""
    return contest(edition, player(net, plan.nodes), player(former, plan.nodes), plan.match, plan.seed)
