"""The engine as a teacher: which turn to play and why, who stands better, and what would have been better.

What it says is true: wins are proved, and all else is told by the rules (``teaching.facts``). Which of the true things is
worth a turn, the search decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Self

from engine.answers import FAR_WIN, Analysis, Proof, chance, turns_to_end
from engine.engine import Engine
from engine.stop import Stop
from game import Edition, Position, Side, Turn
from teaching import Fact, Hint, LeavesWin, LosesIn, Moment, OnlyStop, StopsWin, WinsIn, facts_of

#: How many positions are looked at for a hint, which must be quick, and for a turn that a review tells of.
_HINT_NODES: Final = 100_000
_MOMENT_NODES: Final = 400_000
#: How many of its own turns a proof looks ahead, and at how many positions.
_PROVED_TURNS: Final = 3
_PROOF_NODES: Final = 3_000


class Teacher:
    """An engine that explains. Its calls are for a thread; those of several threads wait for each other.

    A position that is over raises ValueError; EngineUnavailable says that the machine failed.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    @classmethod
    def load(cls) -> Self:
        """A teacher with an engine of its own; EngineUnavailable where this machine can't run it."""
        return cls(Engine.load())

    def hint(self, position: Position, history: Iterable[Position] = (), stop: Stop | None = None) -> Hint:
        """The turn to play, and why. ``history`` are the positions that stood before in the match."""
        proof = self._proof(position, stop)
        if proof.within:
            return self._explained(position, _plainest(proof.turns), WinsIn(proof.within))
        analysis = self._engine.analyse(position, nodes=_HINT_NODES, history=history, stop=stop)
        return self._explained(position, analysis.best.turn, _forced(position, analysis))

    def judge(
        self,
        position: Position,
        history: Iterable[Position] = (),
        *,
        nodes: int,
        stop: Stop | None = None,
    ) -> float:
        """How likely Orange is to win, 0 to 1, after looking at so many positions."""
        if position.outcome:
            return float(position.outcome.winner is Side.ORANGE)
        best = self._engine.analyse(position, nodes=nodes, history=history, stop=stop).best
        mover = chance(best.score)
        return mover if position.side is Side.ORANGE else 1 - mover

    def moment(
        self,
        number: int,
        position: Position,
        turn: Turn,
        history: Sequence[Position] = (),
        stop: Stop | None = None,
    ) -> Moment | None:
        """What would have been better than a turn that was played; None if nothing would, seen closer."""
        proof = self._proof(position, stop)
        if proof.within:
            better = None if turn in proof.turns else _plainest(proof.turns)
        else:
            better = self._engine.analyse(position, nodes=_MOMENT_NODES, history=history, stop=stop).best.turn
        if better is None or better == turn:
            return None
        after = position.after(turn)
        theirs = None if after.outcome else self._proof(after, stop).within
        return Moment(number, str(better), proof.within or None, theirs or None)

    def _proof(self, position: Position, stop: Stop | None) -> Proof:
        return self._engine.prove(position, _PROVED_TURNS, nodes=_PROOF_NODES, stop=stop)

    def _explained(self, position: Position, turn: Turn, forced: WinsIn | LosesIn | None) -> Hint:
        """The turn with its facts, those that take a search among them."""
        facts: list[Fact] = list(facts_of(position, turn))
        if forced and forced != WinsIn(1):
            facts.insert(0, forced)
        found = {type(fact) for fact in facts}
        if StopsWin in found and LeavesWin not in found:
            holding = {each.square for each in self._engine.holding(position)}
            if holding == {turn.square}:
                facts.insert(1 if forced else 0, OnlyStop())
        return Hint(turn, tuple(facts))


def _forced(position: Position, analysis: Analysis) -> WinsIn | LosesIn | None:
    """A forced end that the search has seen. With ghosts it does not see every reply, so there only a proof counts."""
    score = analysis.best.score
    turns = turns_to_end(score)
    if turns is None or position.edition is Edition.GHOST:
        return None
    return WinsIn((turns + 1) // 2) if score > FAR_WIN else LosesIn(turns // 2)


def _plainest(turns: Sequence[Turn]) -> Turn:
    """Of several turns that win as soon, one in which no ghost enters, if there is one."""
    return min(turns, key=lambda turn: (turn.entry is not None, len(turn.graduation) == 1))
