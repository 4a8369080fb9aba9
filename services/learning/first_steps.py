"""First steps, and the next ones: lessons of a few tasks that somebody does on the bed. Nothing of them is stored.

Who learns is always Orange, and always to move. The tasks are positions; whether a turn does what is asked is read off the
events that the rules give, so that whatever does it counts.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, NamedTuple

from game import (
    Booped,
    Edition,
    Event,
    Fell,
    GhostEntered,
    Graduated,
    Kind,
    Played,
    Position,
    Scared,
    Turn,
    TurnRequest,
    Won,
)
from services.play.picking import Practice, resolve


class LessonTask(Enum):
    """The task of a step in a lesson; the value is how the catalogue tells them apart."""

    BOOP_OFF = "boop-off"
    GROW = "grow"
    WIN = "win"
    WIN_WITH_KITTENS = "win-kittens"
    ENTER = "enter"
    SCARE = "scare"
    STOP = "stop"
    PUSH_IN = "push-in"
    FORK = "fork"
    EIGHT = "eight"


class Miss(Enum):
    """The ways to miss a task; the value is how the catalogue tells them apart."""

    BOOPED_NOBODY = "nobody"
    STILL_ON_THE_BED = "still-on"
    PUSHED_OWN = "pushed-own"
    NO_LINE = "no-line"
    PLACED_KITTEN = "kitten"
    KITTEN_IN_LINE = "kitten-in-line"
    GHOST_KEPT = "kept"
    NOT_SCARED = "not-scared"
    STILL_A_LINE = "still-a-line"
    HELD = "held"
    NOT_PUSHED_IN = "not-pushed-in"
    ONE_END = "one-end"
    SEVEN = "seven"


class LessonStep(NamedTuple):
    """A task, where it is to be done, and one of the turns that do it."""

    task: LessonTask
    position: Position
    example: Turn

    def picking(self, request: TurnRequest) -> Practice:
        """A turn of the learner as it is picked; the menus don't tell which one does the task, the preview shows what it does."""
        return Practice.of(self.position, request)


def _steps(edition: Edition, *steps: tuple[LessonTask, str, str]) -> tuple[LessonStep, ...]:
    found = []
    for task, board, example in steps:
        position = Position.parse(f"{board} {edition.value}")
        found.append(LessonStep(task, position, position.parse_turn(example)))
    return tuple(found)


_BOOP_OFF: Final = (LessonTask.BOOP_OFF, "6/3K2/k5/6/3k2/6 o 0/0 -/-", "K@b4")
_PAIR: Final = "6/1k4/6/2KK2/6/4k1 o 0/0 -/-"
_CLASSIC: Final = _steps(
    Edition.CLASSIC,
    _BOOP_OFF,
    (LessonTask.GROW, _PAIR, "K@e3 =c3d3e3"),
    (LessonTask.WIN, "4k1/2C3/1C4/6/2k3/6 o 3/0 -/-", "C@d6"),
)
_GHOSTS: Final = _steps(
    Edition.GHOST,
    (LessonTask.ENTER, "6/6/3k2/6/1K4/6 o 0/0 -/-", "K@e2 G@a34"),
    (LessonTask.SCARE, "6/4K1/6/6/2kk2/6 o 0/0 bc1n/-", "K@a5"),
)
_KITTENS: Final = _steps(Edition.KITTENS, _BOOP_OFF, (LessonTask.WIN_WITH_KITTENS, _PAIR, "K@e3"))
#: The steps of each edition's lesson.
LESSONS: Final[Mapping[Edition, tuple[LessonStep, ...]]] = {
    Edition.CLASSIC: _CLASSIC,
    Edition.GHOST: (*_CLASSIC, *_GHOSTS),
    Edition.KITTENS: _KITTENS,
}
#: The steps of the next lesson, which is for whoever has had the first: what wins matches.
NEXT_STEPS: Final = _steps(
    Edition.CLASSIC,
    (LessonTask.STOP, "6/6/2k3/3k2/6/1K4 o 0/0 -/-", "K@c3"),
    (LessonTask.PUSH_IN, "5k/6/6/3K2/1KK3/6 o 0/0 -/-", "K@d4"),
    (LessonTask.FORK, "6/3K2/2k3/3K2/6/2K3 o 0/0 -/-", "K@d6"),
    (LessonTask.EIGHT, "K2K2/5K/1K2k1/5k/K2K2/5K o 0/0 -/-", "K@c3 =c3"),
)
#: The word for it in a custom id, where others have their edition.
_NEXT: Final = "next"


@dataclass(frozen=True)
class Lesson:
    """A lesson at one of its steps, from 0 on; ValueError if it has no such step.

    ``challenge`` is the id of the challenge under which it was begun, to which it leads back. ``is_next``: it is the one after the first.
    """

    edition: Edition
    number: int = 0
    challenge: int | None = None
    is_next: bool = False

    def __post_init__(self) -> None:
        if self.number not in range(self.length):
            raise ValueError(f"no step {self.number}")

    @classmethod
    def named(cls, name: str, number: int, challenge: int | None = None) -> Lesson:
        """The lesson of a ``name``. Raises ValueError if there is none."""
        if name == _NEXT:
            return cls(Edition.CLASSIC, number, challenge, is_next=True)
        return cls(Edition(name), number, challenge)

    @property
    def name(self) -> str:
        """The word for it in a custom id."""
        return _NEXT if self.is_next else self.edition.value

    @property
    def _steps(self) -> tuple[LessonStep, ...]:
        return NEXT_STEPS if self.is_next else LESSONS[self.edition]

    @property
    def length(self) -> int:
        """The number of its steps."""
        return len(self._steps)

    @property
    def step(self) -> LessonStep:
        """The step it is at."""
        return self._steps[self.number]

    @property
    def next(self) -> Lesson | None:
        """The lesson at its next step; None after the last."""
        following = self.number + 1
        return replace(self, number=following) if following < self.length else None


#: The lesson of the ghosts from the step where they come.
GHOSTS: Final = Lesson(Edition.GHOST, len(_CLASSIC))
#: What is new to somebody who has had the first lesson: the others from that step on.
MORE: Final = (GHOSTS, Lesson(Edition.KITTENS, len(_KITTENS) - 1))


class Tried(NamedTuple):
    """A turn that was tried in a lesson, and what it did instead of the task; None: it did the task."""

    played: Played
    miss: Miss | None


def try_turn(step: LessonStep, request: TurnRequest) -> Tried:
    """Try a turn. Refuses ILLEGAL_TURN and AMBIGUOUS_TURN."""
    played = step.position.play(resolve(step.position, request))
    return Tried(played, _missed(step.task, played))


def _missed(task: LessonTask, played: Played) -> Miss | None:
    """The way in which a turn missed the task; None if it did the task."""
    match task:
        case LessonTask.BOOP_OFF:
            if _has(played, Fell):
                return None
            return Miss.STILL_ON_THE_BED if _has(played, Booped) else Miss.BOOPED_NOBODY
        case LessonTask.GROW:
            return None if _has(played, Graduated) else _no_line(played)
        case LessonTask.WIN:
            return None if _has(played, Won) else _no_win(played)
        case LessonTask.WIN_WITH_KITTENS:
            return None if _has(played, Won) else _no_line(played)
        case LessonTask.ENTER:
            return None if _has(played, GhostEntered) else Miss.GHOST_KEPT
        case LessonTask.SCARE:
            return None if _has(played, Scared) else Miss.NOT_SCARED
        case LessonTask.STOP:
            return _still_a_line(played) if _may_grow(played.position) else None
        case LessonTask.PUSH_IN:
            grown = played.turn.graduation
            return None if grown and played.turn.square not in grown else Miss.NOT_PUSHED_IN
        case LessonTask.FORK:
            return None if _grows_whatever_comes(played.position) else Miss.ONE_END
        case LessonTask.EIGHT:
            return None if _has(played, Graduated) else Miss.SEVEN


def _still_a_line(played: Played) -> Miss:
    """The reason why a line can still be completed: nobody was pushed, because one holds the other, or they are in a line again."""
    return Miss.STILL_A_LINE if _has(played, Booped) else Miss.HELD


def _may_grow(position: Position) -> bool:
    """True if the side to move has a line to complete."""
    return any(begun.graduations for begun in position.beginnings())


def _grows_whatever_comes(position: Position) -> bool:
    """True if whoever has just moved can complete a line next, whatever the side to move does."""
    return all(_may_grow(position.after(turn)) for turn in position.legal_turns())


def _no_win(played: Played) -> Miss:
    """The reason why a turn with cats does not win."""
    if _has(played, Graduated):
        return Miss.KITTEN_IN_LINE
    return Miss.PLACED_KITTEN if played.turn.kind is Kind.KITTEN else _no_line(played)


def _no_line(played: Played) -> Miss:
    """The reason why a turn makes no line."""
    own = any(isinstance(event, Booped) and event.piece.side is played.side for event in played.events)
    return Miss.PUSHED_OWN if own else Miss.NO_LINE


def _has(played: Played, kind: type[Event]) -> bool:
    return any(isinstance(event, kind) for event in played.events)
