"""The recipe of a lived server: its people, matches and puzzles as a text, and the moments of each match. No I/O but reading the file.

It is told backwards from the moment at which it ends: a match has the number of days before that, so the same recipe can end at any
moment, and in any version's database. A line is a person, a puzzle of a day, an open challenge, a match, a league, a board, which is a match of the league, a cup, or a tie, which is one of the cup.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, datetime, time, timedelta
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

FILE: Final = Path(__file__).with_name("recipe.txt")
#: The seat of the bot, in place of a person's number.
THE_BOT: Final = -1
#: How a match ends beside by its last turn: somebody gives up, lets their time run out, agrees to a draw; or it goes on.
PLAYED, RESIGNED, TIME, DRAWN, RUNNING = "played", "resigned", "time", "drawn", "running"
#: The contests that a match may be part of; none is empty.
LEAGUE, CUP = "league", "cup"
#: A match of a league ends so when one of its players is out.
CANCELLED: Final = "cancelled"
#: The word for a match of each contest, and of none.
_MATCH_OF: Final = {"": "match", LEAGUE: "board", CUP: "tie"}
#: Where a recipe has nothing to say.
_NOTHING: Final = "-"
#: Seconds between two turns of an evening, and a moment before the first.
_BETWEEN: Final = (25, 170)
#: Minutes by which an evening begins earlier or later than the first.
_SHIFTED: Final = 40


class Somebody(NamedTuple):
    """A person: their name, how well they play (a level, 1 to 10), and whether they keep off the leaderboards."""

    name: str
    level: int
    unlisted: bool = False


class Solved(NamedTuple):
    """The puzzle of a day, as somebody tried it so many days before the end."""

    days_ago: int
    person: int
    solved: bool


class Asked(NamedTuple):
    """A challenge that is still open at the end, made so many minutes before; ``whom``: a person, or None for anybody."""

    minutes_ago: int
    edition: str
    who: int
    whom: int | None


class Founded(NamedTuple):
    """A league or a cup: when it is announced, for how many days people may join before it begins, and who does."""

    days_ago: int
    minute: int
    joining: int
    edition: str
    pace: str
    name: str
    members: tuple[int, ...]


class Story(NamedTuple):
    """A match: when it begins, over how many evenings it goes, who plays it, its turns and its end.

    ``level`` is that of the bot where it plays, ``again`` the number of the match of which it is a rematch, both None otherwise. A match of a
    ``contest`` begins when its pair does; its evenings begin then or later.
    """

    days_ago: int
    minute: int
    evenings: int
    edition: str
    rated: bool
    level: int | None
    again: int | None
    orange: int
    gray: int
    end: str
    turns: tuple[str, ...] = ()
    contest: str = ""

    @property
    def people(self) -> tuple[int, int]:
        """Both players by their numbers, Orange first."""
        return self.orange, self.gray


class Recipe(NamedTuple):
    """Everything that happened; a match's number is its place among ``matches``."""

    people: Sequence[Somebody]
    puzzles: Sequence[Solved]
    challenges: Sequence[Asked]
    matches: Sequence[Story]
    league: Founded | None = None
    cup: Founded | None = None

    @property
    def contests(self) -> Mapping[str, Founded]:
        """The league and the cup, if there are any, by what they are."""
        founded = {LEAGUE: self.league, CUP: self.cup}
        return {contest: each for contest, each in founded.items() if each is not None}

    @property
    def playing_on(self) -> Sequence[tuple[str, frozenset[int]]]:
        """The pairs of a contest of whose matches at least one goes on."""
        going_on = [story for story in self.matches if story.contest and story.end == RUNNING]
        return list(dict.fromkeys((story.contest, frozenset(story.people)) for story in going_on))


def begins(story: Story | Founded, end: datetime) -> datetime:
    """The moment at which a match begins, or a contest is announced, in a recipe that ends at a moment."""
    day = end.astimezone(UTC).date() - timedelta(days=story.days_ago)
    return datetime.combine(day, time(), UTC) + timedelta(minutes=story.minute)


def moments(story: Story, number: int, end: datetime) -> list[datetime]:
    """The moments of a match's turns: some each evening, a minute or two apart. The same for the same match."""
    rng, begun = Random(number), begins(story, end)
    a_day = -(-len(story.turns) // story.evenings)
    found: list[datetime] = []
    for evening in range(story.evenings):
        shift = rng.randint(0, _SHIFTED) if evening else 0
        now = begun + timedelta(days=evening, minutes=shift)
        for _ in story.turns[evening * a_day : (evening + 1) * a_day]:
            now += timedelta(seconds=rng.randint(*_BETWEEN))
            found.append(now)
    return found


def write(recipe: Recipe) -> str:
    """A recipe as a text."""
    return "".join(f"{line}\n" for line in _lines(recipe))


def _lines(recipe: Recipe) -> Iterable[str]:
    yield "# A month among fifteen people, made by python -m sandbox.lived: not to be edited by hand."
    for somebody in recipe.people:
        yield _line("person", *somebody)
    for solved in recipe.puzzles:
        yield _line("puzzle", *solved)
    for asked in recipe.challenges:
        yield _line("challenge", *asked)
    for contest, (*founded, members) in recipe.contests.items():
        yield _line(contest, *founded, ",".join(map(str, members)))
    for story in recipe.matches:
        *told, turns, contest = story
        yield _line(_MATCH_OF[contest], *told, ",".join(turns))


def _line(*fields: object) -> str:
    return "\t".join(_NOTHING if field is None else str(field) for field in map(_plain, fields))


def _plain(field: object) -> object:
    """A truth as a number, anything else as it is."""
    return int(field) if isinstance(field, bool) else field


def read(text: str) -> Recipe:
    """The recipe that a text tells; ValueError if it tells none."""
    kinds = ("person", "puzzle", "challenge", LEAGUE, CUP, *_MATCH_OF.values())
    found: dict[str, list[list[str]]] = {kind: [] for kind in kinds}
    for line in text.splitlines():
        kind, *fields = line.split("\t")
        if kind in found:
            found[kind].append(fields)
        elif not line.startswith("#"):
            raise ValueError(f"no line of a recipe: {line}")
    return Recipe(
        [Somebody(name, int(level), unlisted == "1") for name, level, unlisted in found["person"]],
        [Solved(int(days), int(person), solved == "1") for days, person, solved in found["puzzle"]],
        [Asked(int(ago), edition, int(who), _number(whom)) for ago, edition, who, whom in found["challenge"]],
        [
            _story(fields)._replace(contest=contest)
            for contest, word in _MATCH_OF.items()
            for fields in found[word]
        ],
        next(map(_founded, found[LEAGUE]), None),
        next(map(_founded, found[CUP]), None),
    )


def _founded(fields: list[str]) -> Founded:
    days, minute, joining, edition, pace, name, members = fields
    people = tuple(map(int, members.split(",")))
    return Founded(int(days), int(minute), int(joining), edition, pace, name, people)


def _story(fields: list[str]) -> Story:
    days, minute, evenings, edition, rated, level, again, orange, gray, end, turns = fields
    return Story(
        int(days),
        int(minute),
        int(evenings),
        edition,
        rated == "1",
        _number(level),
        _number(again),
        int(orange),
        int(gray),
        end,
        tuple(turns.split(",")),
    )


def _number(field: str) -> int | None:
    return None if field == _NOTHING else int(field)
