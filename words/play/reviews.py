"""A review of a match: the turns that changed it most, what would have been better and why, and its chart in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from game import Position, Record
from services.play.snapshots import Snapshot
from teaching import Fact, LeavesWin, Moment, Review, StopsWin, Wins, WinsIn, facts_of, side_of
from words.catalogue import say, small
from words.limits import ALT_TEXT
from words.play.boards import end_text
from words.turns.alt_text import names_in
from words.turns.hints import turn_text, what_against, why
from words.turns.pieces import mention

#: In the chart's alt text every so many turns are told at most.
_TOLD: Final = 16


def review_text(snapshot: Snapshot, record: Record, review: Review) -> str:
    """The text beside the chart of a review."""
    words = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    lines = [say("review-title", match=str(snapshot.match.id), **words), end_text(snapshot)]
    lines += _moments(snapshot, record, review)
    return "\n".join([*lines, small(say("review-how"))])


def _moments(snapshot: Snapshot, record: Record, review: Review) -> Iterator[str]:
    if not review.moments:
        yield say("review-even")
    for place, moment in enumerate(review.moments, 1):
        position = _before(record, moment.number)
        played = record.turns[moment.number - 1]
        side, facts = side_of(moment.number), facts_of(position, played)
        chances = [_chance(review, number, moment) for number in (moment.number - 1, moment.number)]
        yield say(
            "review-moment",
            place=str(place),
            turn=str(moment.number),
            player=mention(snapshot.player(side)),
            played=turn_text(position, played),
            against=_against(facts, moment),
            before=str(chances[0]),
            after=str(chances[1]),
        )
        better = position.parse_turn(moment.better)
        told = _why_better(facts_of(position, better), facts, moment)
        yield say("review-better", turn=turn_text(position, better), why=told)


def _against(facts: tuple[Fact, ...], moment: Moment) -> str:
    """The sentence against the turn played."""
    if moment.loses_in and moment.loses_in > 1:
        return say("review-loses", turns=moment.loses_in)
    if moment.wins_in and not _leaves_win(facts):
        return say("review-misses-win")
    return what_against(facts) or say("review-nothing-against")


def _why_better(better: tuple[Fact, ...], played: tuple[Fact, ...], moment: Moment) -> str:
    """The sentences for the better turn; first that it leaves no win, where the one played did."""
    if moment.wins_in and moment.wins_in > 1:
        better = (WinsIn(moment.wins_in), *better)
    unsaid = {StopsWin, LeavesWin, Wins, WinsIn}.isdisjoint(map(type, better))
    if unsaid and _leaves_win(played):
        return f"{say('review-leaves-none')} {why(better)}"
    return why(better)


def _leaves_win(facts: tuple[Fact, ...]) -> bool:
    return any(isinstance(fact, LeavesWin) for fact in facts)


def _chance(review: Review, number: int, moment: Moment) -> int:
    """The chance of a moment's side to win after a turn, in hundredths."""
    chance = review.chances[number]
    return chance if moment.number % 2 else 100 - chance


def _before(record: Record, number: int) -> Position:
    """The position in which a turn was played."""
    if number == 1:
        return Position.start(record.edition)
    played = record.played(number - 1)
    if played is None:
        raise IndexError(number)
    return played.position


def review_alt_text(snapshot: Snapshot, review: Review) -> str:
    """The chart in words: whom it favours, after some of the turns, and the turns marked."""
    names = list(names_in(snapshot).values())
    turns = len(review.chances) - 1
    step = -(-turns // _TOLD) or 1
    numbers = [*range(0, turns, step), turns]
    told = [say("review-alt", orange=names[0], gray=names[1], count=turns)]
    told += [
        say("review-alt-turn", turn=str(number), chance=str(review.chances[number])) for number in numbers
    ]
    told += [
        say("review-alt-moment", place=str(place), turn=str(moment.number))
        for place, moment in enumerate(review.moments, 1)
    ]
    return " ".join(told)[:ALT_TEXT]


def review_progress(done: int, turns: int) -> str:
    """The share of a match that has been looked at, as a line."""
    return say("review-progress", done=str(done), turns=str(turns)) if done else say("review-waiting")
