"""The bot as a teacher: hints at once, reviews in between."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from typing import Final, NamedTuple, TypeVar

from bot.tasks.thinker import Thinker, Thought
from engine import EngineUnavailable, Stop
from engine.teacher import Teacher
from game import Played, Position, Record, Side, Turn
from services.refusals import Refusal, Refused
from teaching import (
    MOMENTS,
    Answer,
    Hint,
    Moment,
    Review,
    against,
    deciding_turns,
    has_reason,
    leaves_something,
    lesser_turns,
    loss,
    misses_win,
    side_of,
    with_lesser,
    worth_telling,
)

T = TypeVar("T")

#: Which engine the reviews are made by. Another name lets every review be made anew when it is next asked for.
MADE_BY: Final = "10"
#: How many may wait for a hint; the last of more would wait too long for an answer.
MAX_WAITING: Final = 20
#: So many turns are told to somebody who plans ahead.
_LIKELY: Final = 3
#: So many of the last hints are kept, for they come in two stages.
_KEPT_HINTS: Final = 200
#: At how many positions a review looks in all, and for each turn at least and at most.
_REVIEW_NODES: Final = 9_000_000
_LEAST_NODES, _MOST_NODES = 30_000, 120_000
#: A win in so many turns of one's own anybody could see.
_PLAIN: Final = 2
#: A turn that cost less, in hundredths, is told of only where there is something to say against it.
_SMALL: Final = 12


@dataclass
class Reviewing:
    """A review being made: how many turns it is of, and how many of them have been looked at."""

    turns: int
    done: int
    review: asyncio.Future[Review]


class Teaching:
    """Thinks for people, one thing at a time, and shares the engine with the opponent.

    A review is made in small steps, and of all reviews one at a time, so a hint waits for one step or one turn of the bot's at most. If two people
    ask for the review of the same match, it is made once. Where the engine can't run, everything is refused as CANNOT_THINK.
    """

    def __init__(self, thinker: Thinker) -> None:
        self._thinker = thinker
        self._one_review = asyncio.Lock()
        self._waiting = 0
        self._making: dict[int, Reviewing] = {}
        self._hints: dict[tuple[Position, int], Hint] = {}

    async def hint(self, position: Position, history: Sequence[Position]) -> Hint:
        """The turn to play and why. ``history`` are the positions that stood before.

        Whoever has seen where to look is shown the same turn. Refuses CANNOT_THINK, and TOO_MUCH_TO_THINK where too many wait.
        """
        question = position, len(history)
        if question not in self._hints:
            self._hints[question] = await self._at_once(partial(_hint, position=position, history=history))
            if len(self._hints) > _KEPT_HINTS:
                del self._hints[next(iter(self._hints))]
        return self._hints[question]

    async def answer(self, position: Position, turn: Turn) -> Answer:
        """The reply to a turn that somebody tries in a finished match. Refuses as ``hint`` does."""
        return await self._at_once(partial(_answer, position=position, turn=turn))

    async def refutation(self, position: Position, within: int) -> Played | None:
        """The reply that refutes a turn which led to a position: it wins, or no win is left to the other side within so many turns.

        None where none is proved. Refuses as ``hint`` does.
        """
        return await self._at_once(partial(_refutation, position=position, within=within))

    async def likely(self, position: Position, history: Sequence[Position]) -> Sequence[Turn]:
        """The turns that are likely to be played in a position; none where nobody can think just now."""
        try:
            return await self._at_once(partial(_likely, position=position, history=history))
        except Refused:
            return ()

    async def _at_once(self, work: Callable[[Teacher, Stop], T]) -> T:
        """Do something that somebody waits for, unless too many wait already."""
        if self._waiting >= MAX_WAITING:
            raise Refused(Refusal.TOO_MUCH_TO_THINK)
        self._waiting += 1
        try:
            return await self._think(Thought.HINT, work)
        finally:
            self._waiting -= 1

    def review(self, match_id: int, record: Record, learner: Side | None = None) -> Reviewing:
        """The review of a finished match, being made; awaiting it refuses CANNOT_THINK.

        ``learner``: the side of the one person who played it, whose turns are told of first.
        """
        if match_id not in self._making:
            reviewing = self._making[match_id] = Reviewing(len(record.turns), 0, asyncio.Future())
            task = asyncio.create_task(self._review(record, reviewing, learner))
            reviewing.review = task
            task.add_done_callback(lambda _: self._making.pop(match_id))
        return self._making[match_id]

    def close(self) -> None:
        """Stop thinking; a review that is not done is made when it is asked for again."""
        for reviewing in self._making.values():
            reviewing.review.cancel()

    async def _review(self, record: Record, reviewing: Reviewing, learner: Side | None) -> Review:
        async with self._one_review:
            positions = await asyncio.to_thread(_positions, record)
            chances = await self._chances(positions, reviewing)
            left = await self._left(record, positions, chances)
            moments = await self._moments(record, positions, chances, left, learner)
        return Review(tuple(chances), tuple(sorted(moments)))

    async def _chances(self, positions: Sequence[Position], reviewing: Reviewing) -> list[int]:
        """Orange's chance in each position, in hundredths."""
        nodes = min(max(_REVIEW_NODES // len(positions), _LEAST_NODES), _MOST_NODES)
        chances: list[int] = []
        for number, position in enumerate(positions):
            judge = partial(_judge, position=position, history=positions[:number], nodes=nodes)
            chances.append(round(100 * await self._think(Thought.REVIEW, judge)))
            reviewing.done = number
        return chances

    async def _left(self, record: Record, positions: Sequence[Position], chances: Sequence[int]) -> _Left:
        """The turns that left something that was there."""
        left, missed = list[int](), list[int]()
        for number, (before, turn) in enumerate(zip(positions, record.turns, strict=False), 1):
            # One that leaves the chances as they were was as good: it wins too, only later.
            if loss(chances, number) > 0:
                gone = await self._think(Thought.REVIEW, partial(_lets_go, before=before, turn=turn))
                left += [number] if gone.anything else []
                missed += [number] if gone.plain_win else []
            elif await self._think(Thought.REVIEW, partial(_misses_win, before=before, turn=turn)):
                # It is won all the same, but whoever had three cats to place asks why nothing is said of it.
                left, missed = [*left, number], [*missed, number]
        last = len(record.turns) - 1
        if last > 0:
            gives = partial(_lets_win, before=positions[last - 1], turn=record.turns[last - 1])
            return _Left(left, missed, last if await self._think(Thought.REVIEW, gives) else None)
        return _Left(left, missed, None)

    async def _moments(
        self,
        record: Record,
        positions: Sequence[Position],
        chances: Sequence[int],
        left: _Left,
        learner: Side | None,
    ) -> list[Moment]:
        """The turns that the review tells of; of each side one at least, if there is one worth a word: everybody finds a turn of their own."""
        decided = deciding_turns(chances, given=left.given, missed=left.missed)
        order = worth_telling(chances, left.anything, given=left.given, missed=left.missed)
        if learner:
            # The bot learns nothing from its own, and whoever plays it wants to read of theirs.
            order = tuple(each for each in order if side_of(each) is learner)
        moments: list[Moment] = []
        for number in order[: 3 * MOMENTS]:
            weight = _Weight(0 < loss(chances, number) < _SMALL, number in decided)
            explain = partial(_explain, record=record, positions=positions, number=number, weight=weight)
            moment = await self._think(Thought.REVIEW, explain)
            moments += [moment] if moment else []
            if len(moments) == MOMENTS:
                break
        for side in (learner,) if learner else Side:
            if not any(side_of(moment.number) is side for moment in moments):
                lesser = lesser_turns(chances, side, without=order[: 3 * MOMENTS])
                found = await self._first_with_a_reason(record, positions, lesser)
                moments = with_lesser(moments, found, decided) if found else moments
        return moments

    async def _first_with_a_reason(
        self, record: Record, positions: Sequence[Position], numbers: Sequence[int]
    ) -> Moment | None:
        """The moment at the first of some turns against which there is something to say."""
        weight = _Weight(small=True, decided=False)
        for number in numbers:
            explain = partial(_explain, record=record, positions=positions, number=number, weight=weight)
            if moment := await self._think(Thought.REVIEW, explain):
                return moment
        return None

    async def _think(self, thought: Thought, work: Callable[[Teacher, Stop], T]) -> T:
        try:
            return await self._thinker.think(
                thought, lambda engine, stop: work(Teacher(engine), stop), crowd=max(self._waiting, 1)
            )
        except EngineUnavailable as error:
            raise Refused(Refusal.CANNOT_THINK) from error


def _hint(teacher: Teacher, stop: Stop, *, position: Position, history: Sequence[Position]) -> Hint:
    return teacher.hint(position, history, stop)


def _answer(teacher: Teacher, stop: Stop, *, position: Position, turn: Turn) -> Answer:
    return teacher.answer(position, turn, stop)


def _refutation(teacher: Teacher, stop: Stop, *, position: Position, within: int) -> Played | None:
    return teacher.refutation(position, within, stop)


def _likely(
    teacher: Teacher, stop: Stop, *, position: Position, history: Sequence[Position]
) -> Sequence[Turn]:
    return teacher.likely(position, history, _LIKELY, stop)


def _positions(record: Record) -> list[Position]:
    """The positions of a game, from the start to its end."""
    positions = [record.start]
    for turn in record.turns:
        positions.append(positions[-1].after(turn))
    return positions


class _Gone(NamedTuple):
    """Something that a turn lets go: anything at all, and a win that anybody could see."""

    anything: bool
    plain_win: bool


def _lets_go(teacher: Teacher, stop: Stop, *, before: Position, turn: Turn) -> _Gone:
    """The things that a turn lets go: a win or a line that was there, or a position that did not lose at once."""
    within = teacher.missed_win(before, turn, stop)
    anything = leaves_something(before, turn) or teacher.lets_win(before, turn) or within is not None
    return _Gone(anything, plain_win=within is not None and within <= _PLAIN)


def _misses_win(_: Teacher, _stop: Stop, *, before: Position, turn: Turn) -> bool:
    return misses_win(before, turn)


def _lets_win(teacher: Teacher, _: Stop, *, before: Position, turn: Turn) -> bool:
    return teacher.lets_win(before, turn)


def _judge(
    teacher: Teacher, stop: Stop, *, position: Position, history: Sequence[Position], nodes: int
) -> float:
    return teacher.judge(position, history, nodes=nodes, stop=stop)


class _Left(NamedTuple):
    """The numbers of the turns that left anything, of those that missed a plain win, and of the one that gave the win away, if one did."""

    anything: Sequence[int]
    missed: Sequence[int]
    given: int | None


class _Weight(NamedTuple):
    """The weight of a turn in its match: it cost little; or it decided the match, so that it is told of even without a reason."""

    small: bool
    decided: bool


def _explain(
    teacher: Teacher,
    stop: Stop,
    *,
    record: Record,
    positions: Sequence[Position],
    number: int,
    weight: _Weight,
) -> Moment | None:
    """The moment at a turn; of one that cost little, and decided nothing, only where there is something to say against it."""
    before, turn = positions[number - 1], record.turns[number - 1]
    moment = teacher.moment(number, before, turn, positions[: number - 1], stop, decided=weight.decided)
    if moment is None or weight.decided:
        return moment
    if weight.small:
        return moment if against(before, moment, turn) else None
    return moment if has_reason(before, moment, turn) else None
