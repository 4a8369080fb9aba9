"""The hint: the turn to play in a position, and all that is to be told of it.

What it says is true: wins are proved, and all else is told by the rules (``teaching.facts``). Which of the true things is
worth a turn, the search decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from functools import partial
from itertools import islice
from typing import Final

from engine.answers import Analysis, Proof, ScoredTurn, chance
from engine.engine import Engine
from engine.stop import Stop
from engine.teacher.comparison import (
    anyway,
    as_good,
    best_spoken_of,
    expected,
    forced_end,
    hardest,
    lose_at_once,
    plainest,
    standing,
)
from game import Edition, Position, Turn
from game.geometry import SIZE
from teaching import (
    Ahead,
    Behind,
    Fact,
    FewHold,
    FollowUp,
    GrowsUp,
    Hint,
    LeavesGrowing,
    LeavesWin,
    LosesIn,
    LosesPieces,
    OnlyStop,
    Prevents,
    PushesOff,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    Tempting,
    ThreatensGrowing,
    ThreatensWin,
    Wins,
    WinsIn,
    facts_of,
    facts_of_placing,
    greedy_turn,
    lost_to,
    passed,
    reasons_of,
    runs_into,
    threat_in,
    works_still,
)

#: How many positions are looked at for a hint, which must be quick; where many turns seem as good; and for what the other side would play.
_HINT_NODES: Final = {
    Edition.CLASSIC: 60_000,
    Edition.GHOST: 60_000,
    Edition.KITTENS: 80_000,
}
_CLOSER_NODES: Final = 120_000
_REPLY_NODES: Final = 3_000
#: Turns that are worse than a hint's by no more than this, in hundredths of score, are judged exactly, so that they can be compared.
_HINT_MARGIN: Final = 45
#: A turn whose chance is worse by so much is warned of.
_WORSE: Final = 0.10
#: With one of these a turn does enough; and what is worth preventing, by one of how many turns of theirs.
_ENOUGH: Final = (StopsWin, GrowsUp, ThreatensWin, StopsGrowing, OnlyStop, FewHold)
_WOULD: Final = (GrowsUp, ThreatensWin, PushesOff, ScaresOff, ThreatensGrowing)
#: The same for a turn by which a piece of one's own falls.
_WOULD_BUT_PUSH: Final = (GrowsUp, ThreatensWin, ThreatensGrowing)
_PREVENTED_MOST: Final = 3
#: After a reply that still does one of these nothing is spoilt, whatever else it would have done.
_NO_LESS: Final = frozenset({Wins, GrowsUp, ThreatensWin})
#: How many of its own turns a proof looks ahead, and at how many positions.
_PROVED_TURNS: Final = 3
_PROOF_NODES: Final = 3_000
#: The same where a search sees one side far ahead.
_FAR_TURNS: Final = 4
_FAR_NODES: Final = 30_000
#: So many turns at most are looked at instead of one that loses, and for each at how many positions.
_LOST_MOST: Final = 3
_LOST_NODES: Final = 12_000
#: The same for what the opponent forces after each turn, and of how many turns at most that is asked.
_HELD_TURNS: Final = 3
_HELD_NODES: Final = 1_000
_HELD_MOST: Final = 70


class HintFinder:
    """An engine that finds hints. Its calls are for a thread."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine

    def find(self, position: Position, history: Iterable[Position] = (), stop: Stop | None = None) -> Hint:
        """The turn to play, and why. ``history`` are the positions that stood before in the match."""
        threat = threat_in(position)
        proof = near_proof(self._engine, position, stop)
        if proof.within:
            turn = plainest(proof.turns)
            facts = self._of_a_win(position, turn, proof.within)
        elif holding := self._engine.holding(position):
            analysis, best = self._looked_at(position, holding, history, stop)
            best = self._not_lost(position, analysis, best, stop)
            turn, facts = self._judged(position, analysis, best, holding, stop)
            if threat is None and (lose := lose_at_once(position, holding, facts)):
                # That weighs more than a square that only looks good.
                facts = [*(fact for fact in facts if not isinstance(fact, Tempting)), lose]
        else:
            turn = hardest(position)
            facts = [LosesIn(1), *reasons_of(position, turn)]
        if threat and Wins() not in facts:
            facts = [threat, *facts]
        return Hint(turn, tuple(facts))

    def _far_proof(self, position: Position, stop: Stop | None) -> Proof:
        """A proof that takes longer, for where a search sees one side far ahead: with ghosts it does not see every reply."""
        return self._engine.prove(position, _FAR_TURNS, nodes=_FAR_NODES, stop=stop)

    def _of_a_win(self, position: Position, turn: Turn, within: int) -> list[Fact]:
        """The facts of a turn that wins by force."""
        facts = reasons_of(position, turn)
        return list(facts) if within == 1 else [WinsIn(within), *facts]

    def _looked_at(
        self, position: Position, holding: Sequence[Turn], history: Iterable[Position], stop: Stop | None
    ) -> tuple[Analysis, ScoredTurn]:
        """The turns of a position compared, and the one to show; where many seem as good, by a closer look, for that there is nothing to find is soon said."""
        analyse = partial(
            self._engine.analyse, position, margin=_HINT_MARGIN, history=tuple(history), stop=stop
        )
        analysis = analyse(nodes=_HINT_NODES[position.edition])
        best = best_spoken_of(position, analysis)
        alike = as_good(analysis, best, holding)
        if alike is None or not alike.many:
            return analysis, best
        closer = analyse(nodes=_CLOSER_NODES)
        return closer, best_spoken_of(position, closer)

    def _not_lost(
        self, position: Position, analysis: Analysis, best: ScoredTurn, stop: Stop | None
    ) -> ScoredTurn:
        """The best turn, or the next best where the other side is proved to win by force after it, which a short search may not see.

        Where all of the first few lose, or the player stands worse whatever is played, it is the best as it was.
        """
        if isinstance(standing(position, best), Behind):
            return best
        others = (each for each in analysis.turns if each.exact and each.turn.square != best.turn.square)
        for each in (best, *islice(others, _LOST_MOST)):
            after = position.after(each.turn)
            if after.outcome:
                lost = after.outcome.winner is not position.side
            else:
                lost = bool(self._engine.prove(after, _FAR_TURNS, nodes=_LOST_NODES, stop=stop).within)
            if not lost:
                return each
        return best

    def _judged(
        self,
        position: Position,
        analysis: Analysis,
        best: ScoredTurn,
        holding: Sequence[Turn],
        stop: Stop | None,
    ) -> tuple[Turn, list[Fact]]:
        """The turn to play where no win is proved, with its facts; those that take a search among them."""
        turn, facts = best.turn, list(reasons_of(position, best.turn))
        if seen := forced_end(position, best):
            return turn, [seen, *facts]
        stands = standing(position, best)
        if isinstance(stands, Ahead) and (far := self._far_proof(position, stop)).within:
            turn = plainest(far.turns)
            return turn, self._of_a_win(position, turn, far.within)
        if isinstance(stands, Behind) and (lost := self._all_lost(position, turn, holding, stop)):
            turn, seen = lost
            return turn, [seen, *reasons_of(position, turn)]
        held, known = self._held(position, turn, facts, holding, stop)
        if known:
            facts.insert(0, known)
        elif (alike := as_good(analysis, best, held)) is not None:
            facts.append(alike)
        if prevents := self._prevents(position, turn, facts, stop):
            facts.append(prevents)
        if tempting := self._tempting(position, best, analysis, facts, stop):
            facts.append(tempting)
        then = None if tempting or prevents else expected(position, best, analysis, facts)
        if then and not self._comes_anyway(position, then):
            facts.append(then)
        facts += [stands] if stands else []
        return turn, [anyway(position, fact) for fact in facts]

    def _all_lost(
        self, position: Position, best: Turn, holding: Sequence[Turn], stop: Stop | None
    ) -> tuple[Turn, LosesIn] | None:
        """The turn that holds out longest, if every turn is proved to lose; None as soon as one is not, of which the best is asked first."""
        longest: tuple[Turn, LosesIn] | None = None
        for turn in (best, *(each for each in holding if each != best)):
            within = self._far_proof(position.after(turn), stop).within
            if not within:
                return None
            if longest is None or within > longest[1].turns:
                longest = turn, LosesIn(within)
        return longest

    def _prevents(
        self, position: Position, turn: Turn, facts: Sequence[Fact], stop: Stop | None
    ) -> Prevents | None:
        """The best of the turns that they would play now, were it theirs, that does less after a turn which does nothing weightier."""
        theirs, after = _if_passed(position), position.after(turn)
        if theirs is None or any(isinstance(fact, _ENOUGH) for fact in facts):
            return None
        # A turn by which a piece of one's own falls saves none.
        would = _WOULD_BUT_PUSH if any(isinstance(fact, LosesPieces) for fact in facts) else _WOULD
        found = self._engine.analyse(theirs, nodes=_REPLY_NODES, stop=stop)
        for each in found.turns[:_PREVENTED_MOST]:
            reply = each.turn._replace(entry=None)
            still = set(map(type, facts_of_placing(after, reply)))
            if still & _NO_LESS:
                continue
            does = (fact for fact in facts_of(theirs, reply) if isinstance(fact, would))
            if less := next((fact for fact in does if type(fact) not in still), None):
                return Prevents(reply, less)
        return None

    @staticmethod
    def _comes_anyway(position: Position, then: FollowUp) -> bool:
        """True if the next turn would do the same after that reply, had nothing been placed before it."""
        theirs = _if_passed(position)
        if theirs is None or theirs.outcome or theirs.piece_at(then.reply.square) is not None:
            return False
        if then.reply.kind not in theirs.kinds():
            return False  # it comes into their pool by the turn alone
        return any(
            type(then.does) in map(type, facts_of_placing(after, then.turn))
            for after in map(theirs.after, theirs.place(then.reply.kind, then.reply.square).turns())
            if not after.outcome
        )

    def _tempting(
        self,
        position: Position,
        best: ScoredTurn,
        analysis: Analysis,
        facts: Sequence[Fact],
        stop: Stop | None,
    ) -> Tempting | None:
        """The turn of a greedy player, if it is worse and there is a reason that can be told; None if not."""
        turn, kinds = greedy_turn(position), position.kinds()
        if turn[:2] == best.turn[:2] or any(isinstance(fact, LeavesWin | WinsIn) for fact in facts):
            return None
        because = self._refuted(position, turn, best, analysis, stop)
        leaves = any(isinstance(fact, LeavesGrowing) for fact in facts)
        if leaves and isinstance(because, RunsInto) and isinstance(because.does, GrowsUp | ThreatensGrowing):
            return None  # the better turn costs as much
        return Tempting(turn, because, len(kinds) > 1) if because else None

    def _refuted(
        self, position: Position, turn: Turn, best: ScoredTurn, analysis: Analysis, stop: Stop | None
    ) -> LeavesWin | LosesIn | RunsInto | None:
        """The reason why a turn is worse than the best: they win at once, or by force, or answer well; None if it is not, or none is known."""
        if lost := lost_to(position, turn):
            return LeavesWin(lost)
        begun = position.place(turn.kind, turn.square)
        if len(begun.graduations) > 1:
            return None
        after = position.after(turn)
        if not begun.entries:
            within = self._engine.prove(after, _HELD_TURNS, nodes=_HELD_NODES, stop=stop).within
            if within:
                return LosesIn(within)
        score = next(each.score for each in analysis.turns if each.turn == turn)
        if chance(score) > chance(best.score) - _WORSE:
            return None
        told = runs_into(after, self._engine.analyse(after, nodes=_REPLY_NODES, stop=stop).best.turn)
        # What they have after the best turn, too, is no reason against another.
        return None if told and works_still(position.after(best.turn), told) else told

    def _held(
        self,
        position: Position,
        turn: Turn,
        facts: Sequence[Fact],
        held: Sequence[Turn],
        stop: Stop | None,
    ) -> tuple[Sequence[Turn], OnlyStop | FewHold | None]:
        """The turns that are not proved to lose, of those that do not at once; and the fact that most squares lose by force, if they do."""
        found = {type(fact) for fact in facts}
        if found & {Wins, LeavesWin} or turn not in held:
            return held, None
        free = SIZE * SIZE - len(position.pieces)
        for turns in range(1, _HELD_TURNS + 1):
            if turns > 1:
                kept = self._engine.holding_on(position, held, turns, nodes=_HELD_NODES, stop=stop)
                if kept is None or turn not in kept or len(kept) == len(held):
                    break  # where nothing loses in so many, next to nothing does in one more
                held = kept
            squares = {each.square for each in held}
            if squares == {turn.square} and turns == 1 and StopsWin in found:
                return held, OnlyStop()
            if 2 * len(squares) < free:
                return held, FewHold(len(squares), free, turns)
            if len(held) > _HELD_MOST or position.rules.haunted:
                break  # too many replies for proofs that must be quick
        return held, None


def near_proof(engine: Engine, position: Position, stop: Stop | None) -> Proof:
    """A proof that is quick: a win in few turns, or that there is none; or neither."""
    return engine.prove(position, _PROVED_TURNS, nodes=_PROOF_NODES, stop=stop)


def _if_passed(position: Position) -> Position | None:
    """The position in which the other side is to move after a quiet turn; None if no turn is quiet."""
    state = passed(position.state, position.rules)
    return None if state is None else replace(position, side=position.side.other, state=state)
