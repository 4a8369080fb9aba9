"""The words of a last board: who has won and how, its story, and the match in numbers."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from data import MatchEnd, Offer
from data.records.contests import ContestKind
from game import Event, Side
from services.play.kinds.settled import Settled
from services.play.levels import LEVELS, shown
from services.play.matching import won_by_hints
from services.play.snapshots import RatingChange, SideCounts, Snapshot, Summary
from services.play.stories import Story
from words.catalogue import run_on, say, small
from words.play.badges import earned_line
from words.play.boards.endings import good_game, story
from words.play.boards.facts import hints_told
from words.play.contests import comes_too_late, contest_lines, contest_point, sits_out, tie_line, wins_cup
from words.play.series import series_line, series_result
from words.turns.alt_text import names_in
from words.turns.pieces import mention, mentions, shortened
from words.turns.story import besides, tell_last
from words.turns.votes import vote_end

#: So much of a name is in the headline of a picture: with more, how the match ended would be cut off.
_IN_HEADLINE: Final = 14


def end_text(snapshot: Snapshot) -> str:
    """The end of a match, and who has won."""
    # A match that is over has an ending; of one that had none, nothing more could be told.
    ending, winner = snapshot.match.ending or MatchEnd.ABANDONED, snapshot.winner
    both = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    if winner is not None:
        loser = snapshot.player(snapshot.seat_of(winner).other)
        return say("board-won", ending=ending, winner=mention(winner), loser=mention(loser))
    if ending.drawn:
        return say("board-drawn", ending=ending, **both)
    by = snapshot.match.by or snapshot.position.side
    names = {"by": mention(snapshot.player(by)), "other": mention(snapshot.player(by.other))}
    if ending is MatchEnd.ABANDONED and snapshot.ballot:
        return say("vote-given-up", match=str(snapshot.match.id))
    if ending is MatchEnd.ABANDONED and snapshot.match.by:
        return say("board-timed-out", **names)  # nobody's will ended it
    if ending is MatchEnd.LEFT_CONTEST and snapshot.match.by:
        return say("board-left", match=str(snapshot.match.id), **names)
    settled = Settled.of(snapshot.match)
    if ending is MatchEnd.CALLED_OFF and settled and (settled.offer, settled.how) == (Offer.DRAW, "accepted"):
        return say("board-drawn-early", **both)  # both wanted it
    if ending is MatchEnd.CALLED_OFF and snapshot.bot_side:
        return say(
            "board-called-off", by=names["by"], match=str(snapshot.match.id)
        )  # the bot tells itself nothing
    return say("board-closed", ending=ending, match=str(snapshot.match.id), **names, **both)


def last_text(snapshot: Snapshot) -> Iterator[str]:
    """The end of a match; its story and a kind word; and in small print what it did to the ratings, and the match in numbers."""
    yield end_text(snapshot)
    if wins_cup(snapshot):
        yield from tie_line(snapshot)
    ending = snapshot.match.ending
    if ending is None or not ending.counts:
        yield run_on((_uncounted(snapshot), contest_point(snapshot)))
        yield from sits_out(snapshot)
        yield from series_result(snapshot)
        yield from vote_end(snapshot)
        yield from map(small, (*series_line(snapshot), *contest_lines(snapshot)))
        return
    yield from series_result(snapshot)
    if praise := run_on((story(snapshot), good_game(snapshot))):
        yield praise
    if comes_too_late(snapshot):
        yield say("arena-too-late")
    if earned := earned_line(snapshot):
        yield earned
    yield from _next_level(snapshot)
    yield from _ladder(snapshot)
    yield from sits_out(snapshot)
    yield from vote_end(snapshot)
    if snapshot.last and snapshot.turn_is_news and (last := _last_turn(snapshot, snapshot.last.events)):
        yield small(last)
    if snapshot.summary:
        yield from map(small, numbers(snapshot, snapshot.summary))
    yield from map(small, (*hints_told(snapshot), *series_line(snapshot), *contest_lines(snapshot)))


def _last_turn(snapshot: Snapshot, events: Sequence[Event]) -> str:
    """The last turn, but for the end that it brought; where somebody wants it in words, with who was pushed where."""
    names = mentions(snapshot)
    return tell_last(names, events) if snapshot.in_words else besides(names, events)


def _next_level(snapshot: Snapshot) -> Iterator[str]:
    """Another level after a match against the bot, if one suits better; the same without hints, and then another, after one that was won by them."""
    if snapshot.summary is None:
        return
    level = shown(snapshot.summary.level) if snapshot.summary.level is not None else None
    if won_by_hints(snapshot):
        then = say("board-then-level", level=level) if level else None
        yield run_on((say("board-without-hints"), then))
        return
    if level is None:
        return
    if snapshot.winner and snapshot.hints.get(snapshot.seat_of(snapshot.winner)):
        yield small(say("story-level-hinted"))
    if snapshot.summary.told.story is Story.LEVEL_BEATEN:
        yield say("story-next-level", level=level)
    else:
        has_won = snapshot.match.winner is not snapshot.bot_side
        yield say("board-bot-level", how="won" if has_won else "lost", level=level)


def _ladder(snapshot: Snapshot) -> Iterator[str]:
    """The number of the bot's levels that whoever has beaten it has done without a hint."""
    # After a win by hints it would sound as if that counted.
    if snapshot.summary and (count := snapshot.summary.ladder) and not won_by_hints(snapshot):
        yield small(say("board-ladder", count=str(count), all=str(len(LEVELS))))


def _uncounted(snapshot: Snapshot) -> str | None:
    """That a match counts for nobody, or at most for its league; nothing in an arena, where it counts for nothing but that."""
    kind = snapshot.played_in.contest.kind if snapshot.played_in else None
    if kind is ContestKind.ARENA and contest_point(snapshot) and not comes_too_late(snapshot):
        return None
    if kind is ContestKind.LEAGUE and snapshot.match.ending is MatchEnd.LEFT_CONTEST:
        # Whose point it is hangs on how many matches were played by then.
        return say("board-off-in-league")
    return say("board-uncounted")


def numbers(snapshot: Snapshot, summary: Summary, *, says_match: bool = True) -> Iterator[str]:
    """The numbers of a match that is over: what it did to the ratings, how much was booped in it and, if it ``says_match``, which one it is."""
    if not snapshot.match.rated:
        yield say("board-friendly")
    elif summary.ratings:
        first = snapshot.seat_of(snapshot.winner) if snapshot.winner else Side.ORANGE
        yield _ratings(mentions(snapshot), summary.ratings, first)
    if summary.counts:
        boops, sent, _, booos, _ = (sum(counted) for counted in zip(*summary.counts.values(), strict=True))
        told = say("board-numbers", turns=snapshot.match.turns, boops=boops, off=sent)
        scared = [say("counted-booos", count=booos)] if booos else []
        number = [say("board-match", match=str(snapshot.match.id))] if says_match else []
        yield say("between-facts").join((told, *scared, *number))


def _ratings(names: Mapping[Side, str], changes: Mapping[Side, RatingChange], first: Side) -> str:
    """Both ratings after the match, and by how much it changed them; the winner's first."""
    one, two = changes[first], changes[first.other]
    return say(
        "board-ratings",
        one=names[first],
        one_rating=str(one.after),
        one_change=f"{one.change:+d}",
        two=names[first.other],
        two_rating=str(two.after),
        two_change=f"{two.change:+d}",
    )


def picture_headline(snapshot: Snapshot) -> str:
    """The headline of a match's last picture: who has won and how, or how it was drawn; empty where it counts for nobody."""
    return headline(snapshot.match.ending, snapshot.match.winner, names_in(snapshot))


def headline(ending: MatchEnd | None, winner: Side | None, names: Mapping[Side, str]) -> str:
    """The same of a game that ended so; names are cut where the sentence would have no room."""
    if ending is None or not ending.counts:
        return ""
    if winner is None:
        return say("picture-drawn", ending=ending)
    first, second = (shortened(names[side], _IN_HEADLINE) for side in (winner, winner.other))
    return say("picture-won", ending=ending, winner=first, loser=second)


class PictureWords(NamedTuple):
    """The words for the numbers of a last picture: so many turns; Orange's boops and Gray's; pieces that fell, kittens that grew up."""

    turns: str
    boops: tuple[str, str]
    falls: str
    grown: str


def picture_words(turns: int, counts: Mapping[Side, SideCounts] | None) -> PictureWords:
    """The words for the numbers of the last picture of a match, as its sides' ``counts`` need them."""
    orange, gray = (say("picture-boops", count=counts[side].boops if counts else 0) for side in Side)
    return PictureWords(
        say("picture-turns", turns=turns), (orange, gray), say("picture-falls"), say("picture-grown")
    )
