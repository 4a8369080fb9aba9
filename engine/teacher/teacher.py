"""The one who explains: finds the turn to play, and what is to be said of turns that are tried or were played.

Wins are proved, and all else that is told follows from the rules (``teaching.facts``); which turns are better, the search decides.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from engine.answers import FAR_WIN
from engine.engine import Engine
from engine.people import chance_among_people
from engine.stop import Stop
from engine.teacher.comparison import (
    next_two,
    plainest,
    win_seen,
)
from engine.teacher.hints import HintFinder, near_proof
from game import Played, Position, Side, Turn
from teaching import (
    Answer,
    Hint,
    Moment,
    line_left,
    what_follows,
)

#: How many positions are looked at for the answer to a turn, for a turn that a review tells of, and for the reply to that.
_ANSWER_NODES: Final = 100_000
_MOMENT_NODES: Final = 400_000
_MOMENT_REPLY_NODES: Final = 20_000
#: Of how many replies at most it is asked whether they refute a turn, and at how many positions.
_REPLIES_MOST: Final = 6
_REFUTED_NODES: Final = 10_000
#: Turns that are worse than the best by no more than this, in hundredths of score, are likely to be played.
_LIKELY_MARGIN: Final = 100


class Teacher:
    """An engine that explains. Its calls are for a thread; those of several threads wait for each other.

    A position that is over raises ValueError; EngineUnavailable says that the machine failed.
    """

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self._hints = HintFinder(engine)

    def hint(self, position: Position, history: Iterable[Position] = (), stop: Stop | None = None) -> Hint:
        """The turn to play, and why. ``history`` are the positions that stood before in the match."""
        return self._hints.find(position, history, stop)

    def judge(
        self,
        position: Position,
        history: Iterable[Position] = (),
        *,
        nodes: int,
        stop: Stop | None = None,
    ) -> float:
        """Orange's chance to win, 0 to 1, among people; after looking at so many positions."""
        if position.outcome:
            return float(position.outcome.winner is Side.ORANGE)
        best = self._engine.analyse(position, nodes=nodes, history=history, stop=stop).best
        mover = chance_among_people(best.score, position.edition)
        return mover if position.side is Side.ORANGE else 1 - mover

    def answer(self, position: Position, turn: Turn, stop: Stop | None = None) -> Answer:
        """The reply to a turn that somebody tries, and their chance after it among people, as a review counts it."""
        played = position.play(turn)
        if outcome := played.position.outcome:
            return Answer(played, None, 100 if outcome.winner is position.side else 0)
        analysis = self._engine.analyse(played.position, nodes=_ANSWER_NODES, stop=stop)
        theirs = chance_among_people(analysis.best.score, position.edition)
        reply, line = analysis.best.turn, (str(analysis.best.turn), *next_two(analysis))
        follows = what_follows(position, turn, line)
        return Answer(played, played.position.play(reply), round(100 * (1 - theirs)), follows)

    def likely(
        self, position: Position, history: Iterable[Position], most: int, stop: Stop | None = None
    ) -> tuple[Turn, ...]:
        """The turns that are likely to be played, so many at most: those that score best, the best first."""
        analysis = self._engine.analyse(
            position, nodes=_ANSWER_NODES, margin=_LIKELY_MARGIN, history=history, stop=stop
        )
        return tuple(each.turn for each in analysis.turns[:most])

    def refutation(self, position: Position, within: int, stop: Stop | None = None) -> Played | None:
        """The best reply that wins, or after which the other side is proved to force no win within so many turns; None if none is found.

        With no turns left to the other side, only one that wins.
        """
        analysis = self._engine.analyse(position, nodes=_MOMENT_REPLY_NODES, stop=stop)
        for each in analysis.turns[:_REPLIES_MOST]:
            reply = position.play(each.turn)
            if outcome := reply.position.outcome:
                if outcome.winner is position.side:
                    return reply
            elif within and self._holds(reply.position, within, stop):
                return reply
        return None

    def _holds(self, position: Position, within: int, stop: Stop | None) -> bool:
        """True if the side to move is proved to force no win within so many turns."""
        return self._engine.prove(position, within, nodes=_REFUTED_NODES, stop=stop).within == 0

    def missed_win(self, position: Position, turn: Turn, stop: Stop | None = None) -> int | None:
        """The number of turns in which a win was proved to be there that the turn which was played lets go; None if it lets none go."""
        proof = near_proof(self._engine, position, stop)
        if not proof.within or turn in proof.turns:
            return None
        reply = self._engine.analyse(position.after(turn), nodes=_MOMENT_REPLY_NODES, stop=stop).best
        return proof.within if reply.score > -FAR_WIN else None

    def lets_win(self, position: Position, turn: Turn) -> bool:
        """True if a turn lets the other side win with its next one, although not every turn did."""
        holding = self._engine.holding(position)
        return bool(holding) and turn not in holding

    def moment(
        self,
        number: int,
        position: Position,
        turn: Turn,
        history: Sequence[Position] = (),
        stop: Stop | None = None,
        *,
        decided: bool = False,
    ) -> Moment | None:
        """The moment that shows what would have been better than a turn that was played; None if nothing would, seen closer.

        Of one that ``decided`` the match it is told that it let the other side win at once, even if they would have won later.
        """
        proof = near_proof(self._engine, position, stop)
        wins_in, follows = proof.within or None, tuple[str, ...]()
        if proof.within:
            better = plainest(proof.turns)
        else:
            analysis = self._engine.analyse(position, nodes=_MOMENT_NODES, history=history, stop=stop)
            best, follows = analysis.best, next_two(analysis)
            better, wins_in = best.turn, win_seen(position, best)
            # Where all was lost already, only a line that was there is worth a word, and the last turn that could have held on.
            if best.score < -FAR_WIN and not (
                line_left(position, turn) or (decided and self.lets_win(position, turn))
            ):
                return None
        if turn == better or turn in proof.turns:
            return None
        after = position.after(turn)
        if after.outcome:
            return Moment(number, str(better), wins_in)
        theirs = near_proof(self._engine, after, stop)
        replies = self._engine.analyse(after, nodes=_MOMENT_REPLY_NODES, stop=stop)
        reply = replies.best
        answer = plainest(theirs.turns) if theirs.within else reply.turn
        loses_in = theirs.within or win_seen(after, reply)
        later = next_two(replies) if answer == reply.turn else ()
        return Moment(number, str(better), wins_in, loses_in, str(answer), follows, later)
