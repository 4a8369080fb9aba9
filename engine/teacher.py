"""The engine as a teacher: which turn to play and why, who stands better, and what would have been better.

What it says is true: wins are proved, and all else is told by the rules (``teaching.facts``). Which of the true things is
worth a turn, the search decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.answers import FAR_WIN, Analysis, Proof, chance, turns_to_end
from engine.engine import Engine
from engine.stop import Stop
from game import Position, Side, Turn
from game.geometry import SIZE
from teaching import (
    Answer,
    Fact,
    FewHold,
    Hint,
    LeavesWin,
    LosesIn,
    Moment,
    OnlyStop,
    StopsWin,
    Wins,
    WinsIn,
    facts_of,
)

#: How many positions are looked at for a hint, which must be quick, and for a turn that a review tells of.
_HINT_NODES: Final = 100_000
_MOMENT_NODES: Final = 400_000
#: How many of its own turns a proof looks ahead, and at how many positions.
_PROVED_TURNS: Final = 3
_PROOF_NODES: Final = 3_000
#: The same for what the opponent forces after each turn, and of how many turns at most that is asked.
_HELD_TURNS: Final = 3
_HELD_NODES: Final = 1_000
_HELD_MOST: Final = 70


class Teacher:
    """An engine that explains. Its calls are for a thread; those of several threads wait for each other.

    A position that is over raises ValueError; EngineUnavailable says that the machine failed.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def hint(self, position: Position, history: Iterable[Position] = (), stop: Stop | None = None) -> Hint:
        """The turn to play, and why. ``history`` are the positions that stood before in the match."""
        proof = self._proof(position, stop)
        if proof.within:
            return self._explained(position, _plainest(proof.turns), WinsIn(proof.within), stop)
        analysis = self._engine.analyse(position, nodes=_HINT_NODES, history=history, stop=stop)
        return self._explained(position, analysis.best.turn, _forced(position, analysis), stop)

    def judge(
        self,
        position: Position,
        history: Iterable[Position] = (),
        *,
        nodes: int,
        stop: Stop | None = None,
    ) -> float:
        """Orange's chance to win, 0 to 1, after looking at so many positions."""
        if position.outcome:
            return float(position.outcome.winner is Side.ORANGE)
        best = self._engine.analyse(position, nodes=nodes, history=history, stop=stop).best
        mover = chance(best.score)
        return mover if position.side is Side.ORANGE else 1 - mover

    def answer(self, position: Position, turn: Turn, stop: Stop | None = None) -> Answer:
        """The reply to a turn that somebody tries, and their chance after it."""
        played = position.play(turn)
        if outcome := played.position.outcome:
            return Answer(played, None, 100 if outcome.winner is position.side else 0)
        best = self._engine.analyse(played.position, nodes=_HINT_NODES, stop=stop).best
        return Answer(played, played.position.play(best.turn), round(100 * (1 - chance(best.score))))

    def moment(
        self,
        number: int,
        position: Position,
        turn: Turn,
        history: Sequence[Position] = (),
        stop: Stop | None = None,
    ) -> Moment | None:
        """The moment that shows what would have been better than a turn that was played; None if nothing would, seen closer."""
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

    def _explained(
        self, position: Position, turn: Turn, forced: WinsIn | LosesIn | None, stop: Stop | None
    ) -> Hint:
        """The turn with its facts, those that take a search among them."""
        facts: list[Fact] = list(facts_of(position, turn))
        if forced and forced != WinsIn(1):
            facts.insert(0, forced)
        if (held := self._held(position, turn, facts, stop)) is not None:
            facts.insert(1 if forced else 0, held)
        return Hint(turn, tuple(facts))

    def _held(
        self, position: Position, turn: Turn, facts: Sequence[Fact], stop: Stop | None
    ) -> OnlyStop | FewHold | None:
        """The fact that most other squares lose by force; None if that is not proved."""
        found = {type(fact) for fact in facts}
        if found & {Wins, WinsIn, LeavesWin}:
            return None
        free = SIZE * SIZE - len(position.pieces)
        held = self._engine.holding(position)
        for turns in range(1, _HELD_TURNS + 1):
            if turns > 1:
                held = self._holding_on(position, held, turns, stop)
            squares = {each.square for each in held}
            if turn not in held:
                return None
            if squares == {turn.square} and turns == 1 and StopsWin in found:
                return OnlyStop()
            if 2 * len(squares) < free:
                return FewHold(len(squares), free, turns)
            if len(held) > _HELD_MOST or position.rules.haunted:
                return None  # too many replies for proofs that must be quick
        return None

    def _holding_on(
        self, position: Position, held: Sequence[Turn], turns: int, stop: Stop | None
    ) -> tuple[Turn, ...]:
        """Those of some turns after which the opponent is proved to have no forced win in so many; none if a proof gets too long."""
        kept = []
        for turn in held:
            within = self._engine.prove(position.after(turn), turns, nodes=_HELD_NODES, stop=stop).within
            if within is None:
                return ()
            if not within:
                kept.append(turn)
        return tuple(kept)


def _forced(position: Position, analysis: Analysis) -> WinsIn | LosesIn | None:
    """A forced end that the search has seen. With ghosts it does not see every reply, so there only a proof counts."""
    score = analysis.best.score
    turns = turns_to_end(score)
    if turns is None or position.rules.haunted:
        return None
    return WinsIn((turns + 1) // 2) if score > FAR_WIN else LosesIn(turns // 2)


def _plainest(turns: Sequence[Turn]) -> Turn:
    """Of several turns that win as soon, one in which no ghost enters, if there is one."""
    return min(turns, key=lambda turn: (turn.entry is not None, len(turn.graduation) == 1))
