"""The story of a finished match: what there is to tell of it beside its result, always the same for the same match."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from enum import Enum
from typing import Final, NamedTuple

from data import Match, MatchEnd
from game import Edition, Ending, Event, Fell, Scared, Square, Won, by_piece_and_ghost


class Story(Enum):
    """The stories, the rarest first: where several are true of a match, the first one is told. PLAIN: none is."""

    FIRST_WIN = "first-win"
    LEVEL_BEATEN = "level-beaten"
    UPSET = "upset"
    STREAK = "streak"
    COMEBACK = "comeback"
    GHOST_LINE = "ghost-line"
    EIGHT_CATS = "eight-cats"
    QUICK = "quick"
    LONG = "long"
    PLAIN = "plain"


class Facts(NamedTuple):
    """The facts of a match that a person has won, beside its row.

    ``first``: the winner had never won before, against people, or against the bot at this level. ``streak`` is how many matches against
    people they had then won in a row, or 0 where that is not known; ``gap`` by how many points their rating was the lower one before;
    ``behind`` by how many cats they were behind at the worst. ``by_ghost``: a ghost pushed a piece into the line that won.
    """

    first: bool = False
    streak: int = 0
    gap: int = 0
    behind: int = 0
    by_ghost: bool = False


class Told(NamedTuple):
    """A story, with the number that it tells: of points, of wins, of cats or of turns; 0 where it has none."""

    story: Story
    number: int = 0


class Bounds(NamedTuple):
    """So many turns at most make a quick match, so many at least a long one."""

    quick: int
    long: int


#: With so many points more the stronger player wins three matches of four.
UPSET_POINTS: Final = 200
#: The streaks that are told; to know of the longest, so many matches before are looked at.
STREAKS: Final = (3, 5, 10, 20, 50, 100)
#: Most winners were never more than one line of kittens behind, which is three cats.
COMEBACK_CATS: Final = 4
#: About one match of ten is so quick, and one so long: between levels 3 to 7, each edition by itself.
TURNS: Final[Mapping[Edition, Bounds]] = {
    Edition.CLASSIC: Bounds(quick=25, long=45),
    Edition.GHOST: Bounds(quick=26, long=53),
    Edition.KITTENS: Bounds(quick=6, long=17),
}


def story_of(match: Match, facts: Facts | None) -> Told:
    """The story of a match that counts; ``facts`` is None where no person has won."""
    return next(_true_of(match, facts))


def won_by_ghost(events: Iterable[Event]) -> bool:
    """True if in a turn that won by a line a ghost scared a piece into it, for which there is a badge."""
    told = tuple(events)
    return _wins_by(told, {event.to for event in told if isinstance(event, Scared)})


def helped_by_ghost(events: Iterable[Event]) -> bool:
    """True if in a turn that won by a line a ghost moved a piece into it: by a push, or by its BOOO!"""
    told = tuple(events)
    _, by_ghost = by_piece_and_ghost(told)
    return _wins_by(told, {push.to for push in by_ghost if not isinstance(push, Fell)})


def _wins_by(events: Iterable[Event], moved: AbstractSet[Square | None]) -> bool:
    """True if a turn wins by a line to one of whose squares a piece was ``moved``."""
    lines = (event.squares for event in events if isinstance(event, Won) and event.ending is Ending.LINE)
    return any(not moved.isdisjoint(squares) for squares in lines)


def _true_of(match: Match, facts: Facts | None) -> Iterator[Told]:
    """All stories that are true of a match, in their order."""
    # A win by the clock shows nothing of how it was played.
    if facts is not None and match.ending is not MatchEnd.TIME:
        yield from _of_the_winner(match, facts)
        if match.ending is not MatchEnd.RESIGNED:
            yield from _of_the_win(match, facts)
    if match.ending not in {MatchEnd.TIME, MatchEnd.TURN_LIMIT} and match.turns >= TURNS[match.edition].long:
        yield Told(Story.LONG, match.turns)
    yield Told(Story.PLAIN)


def _of_the_winner(match: Match, facts: Facts) -> Iterator[Told]:
    if facts.first:
        yield Told(Story.FIRST_WIN if match.level is None else Story.LEVEL_BEATEN)
    if facts.by_ghost and match.ending is not MatchEnd.RESIGNED:
        # It is of the win, but without it nobody would read how the line came about.
        yield Told(Story.GHOST_LINE)
    if facts.gap >= UPSET_POINTS:
        yield Told(Story.UPSET, facts.gap)
    if facts.streak in STREAKS:
        yield Told(Story.STREAK, facts.streak)


def _of_the_win(match: Match, facts: Facts) -> Iterator[Told]:
    if facts.behind >= COMEBACK_CATS:
        yield Told(Story.COMEBACK, facts.behind)
    if match.ending is MatchEnd.EIGHT_CATS:
        yield Told(Story.EIGHT_CATS)
    if match.turns <= TURNS[match.edition].quick:
        yield Told(Story.QUICK, match.turns)
