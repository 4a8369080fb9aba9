"""Reading the words of a custom id: the annotations of a handler's parameters say how. Its last one may be a whole form.

``MatchId`` reads one word as a match's id, ``Picked`` four as the request for a turn. Words that don't fit are refused.
"""

from __future__ import annotations

import inspect
from collections.abc import Callable, Sequence
from datetime import UTC, date, datetime
from enum import Enum
from functools import cache
from typing import Annotated, Any, Final, NamedTuple, TypeAlias, TypeVar, get_args, get_origin, get_type_hints

from bot.commands.common.forms import Filled
from data import Badge, Offer
from data.queries.standings import Leaderboard, LeaderboardCursor
from game import (
    Edition,
    Graduation,
    Kind,
    Square,
    Stitch,
    TurnRequest,
    parse_square,
    parse_stitch,
    read_squares,
    read_turn,
)
from services.learning.first_steps import Lesson
from services.play.match_selection import is_id
from services.play.telling import history
from services.ranking.seasons import Season


class NoArgument(Exception):
    """The words of a custom id do not fit what its verb takes."""


class Words(NamedTuple):
    """The way to read an argument: by a function, from so many words. It raises ValueError if they don't fit."""

    read: Callable[..., Any]
    width: int = 1


def _number(word: str) -> int:
    """A number that the database can hold as an id."""
    if not is_id(word):
        raise ValueError(word)
    return int(word)


def _lesson(name: str, step: str) -> Lesson:
    """A lesson at a step, ``2``; begun under a challenge, whose id follows: ``2-17``."""
    number, _, challenge = step.partition("-")
    return Lesson.named(name, _number(number), _number(challenge) if challenge else None)


def _day(word: str) -> int:
    """A day as ``date.toordinal`` counts them."""
    return date.fromordinal(int(word)).toordinal()


def _leaderboard(guild_id: str, edition: str, season: str) -> Leaderboard:
    number = int(season)
    return Leaderboard(_number(guild_id), Edition(edition), number and Season.numbered(number).number)


def _request(kind: str, square: str, entry: str, graduation: str) -> TurnRequest:
    return TurnRequest(
        Kind(kind) if kind else None,
        parse_square(square) if square else None,
        parse_stitch(entry) if entry else None,
        read_squares(graduation) if graduation else None,
    )


def _history_cursor(ended_at: str, match_id: str) -> history.HistoryCursor:
    return history.HistoryCursor(datetime.fromtimestamp(float(ended_at), UTC), _number(match_id))


MatchId: TypeAlias = Annotated[int, Words(_number)]
Version: TypeAlias = Annotated[int, Words(_number)]
#: The id of a challenge, the number of a turn or of a page, Discord's id of a person.
Number: TypeAlias = Annotated[int, Words(_number)]
#: The id of a challenge, or None.
AnyChallenge: TypeAlias = Annotated[int | None, Words(_number)]
Day: TypeAlias = Annotated[int | None, Words(_day)]
#: A match's id, or None for the record attached to the message.
Source: TypeAlias = Annotated[int | None, Words(lambda word: None if word == "file" else _number(word))]
Picked: TypeAlias = Annotated[TurnRequest, Words(_request, 4)]
#: A turn in notation, as the value of an option.
Notated: TypeAlias = Annotated[TurnRequest, Words(read_turn)]
SquareName: TypeAlias = Annotated[Square, Words(parse_square)]
#: The stitch where the ghost enters, or None (``-``) if it does not.
EntryName: TypeAlias = Annotated[
    Stitch | None, Words(lambda word: None if word == "-" else parse_stitch(word))
]
SquareNames: TypeAlias = Annotated[Graduation, Words(read_squares)]
#: A lesson at one of its steps.
LessonStep: TypeAlias = Annotated[Lesson, Words(_lesson, 2)]
EditionName: TypeAlias = Annotated[Edition, Words(Edition)]
#: A few letters, each of which says that something holds (``bot/views/challenges.py``).
TermMarks: TypeAlias = Annotated[str, Words(str)]
#: The code of a challenge of one server to another.
Code: TypeAlias = Annotated[str, Words(str)]
#: A badge, or None if no more were chosen.
AnyBadge: TypeAlias = Annotated[Badge | None, Words(Badge)]
#: An edition, or None if none was chosen.
AnyEdition: TypeAlias = Annotated[Edition | None, Words(lambda word: Edition(word) if word else None)]
OfferName: TypeAlias = Annotated[Offer, Words(Offer)]
LeaderboardName: TypeAlias = Annotated[Leaderboard, Words(_leaderboard, 3)]
LeaderboardPlace: TypeAlias = Annotated[
    LeaderboardCursor | None,
    Words(lambda player_id, strength: LeaderboardCursor(_number(player_id), float.fromhex(strength)), 2),
]
HistoryPlace: TypeAlias = Annotated[history.HistoryCursor, Words(_history_cursor, 2)]


class Seen(NamedTuple):
    """A match, or an attempt at a puzzle, as a message shows it: its id and its version."""

    id: int
    version: int


class PlanSeen(NamedTuple):
    """A plan as a message shows it: in which match, in which version of that, and after which planned turn (0: as the match stands)."""

    id: int
    version: int
    under: int


#: The subjects of pickers: what is shown somewhere; a plan; and who learns (Discord's id), and which lesson.
SEEN: Final = Words(lambda number, version: Seen(_number(number), _number(version)), 2)
PLANNED: Final = Words(lambda *words: PlanSeen(*map(_number, words)), 3)
LEARNT: Final = Words(lambda learner, *lesson: (_number(learner), _lesson(*lesson)), 3)


class _Parameter(NamedTuple):
    """The way to read a handler's parameter; an optional one may be left out."""

    words: Words
    optional: bool


class Signature:
    """A handler's parameters after the interaction, read from its annotations once."""

    def __init__(self, handler: Callable[..., Any]) -> None:
        hints = get_type_hints(handler, include_extras=True)
        _, *parameters = inspect.signature(handler).parameters.values()
        #: Whether what was filled into a form is its last argument, which is not among the words.
        self.takes_form = bool(parameters) and hints[parameters[-1].name] is Filled
        if self.takes_form:
            parameters.pop()
        self._parameters = [
            _Parameter(_words_of(hints[parameter.name], handler), parameter.default is not parameter.empty)
            for parameter in parameters
        ]

    def read(self, words: Sequence[str]) -> list[Any]:
        """Read words as arguments; NoArgument if they don't fit."""
        arguments: list[Any] = []
        left = list(words)
        for (read, width), optional in self._parameters:
            if optional and not left:
                break
            taken, left = left[:width], left[width:]
            if len(taken) < width:
                raise NoArgument(f"{len(words)} words are too few")
            try:
                arguments.append(read(*taken))
            except (ValueError, OverflowError, OSError) as error:
                raise NoArgument(f"{taken} can't be read") from error
        if left:
            raise NoArgument(f"{len(words)} words are too many")
        return arguments


@cache
def signature_of(handler: Callable[..., Any]) -> Signature:
    """The signature of a handler."""
    return Signature(handler)


def _words_of(annotation: Any, handler: Callable[..., Any]) -> Words:
    """The way to read an argument, by its annotation; of a picker's handler, the subject as that picker says."""
    if isinstance(annotation, TypeVar):
        method: Any = handler
        words: Words = method.__self__.subject
        return words
    if get_origin(annotation) is Annotated:
        return next(extra for extra in get_args(annotation) if isinstance(extra, Words))
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return Words(annotation)
    if annotation is str:
        return Words(str)
    raise TypeError(f"no way to read {annotation}")
