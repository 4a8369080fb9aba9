"""The result of a match, as its channel reads it where the challenge stood."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from data import MatchEnd
from services.play.beginning.pairs import early_winner
from services.play.snapshots import Snapshot
from words.catalogue import say, small
from words.links import address_of
from words.play.badges import earned_line
from words.play.boards.endings import story
from words.play.boards.last import numbers
from words.play.contests import comes_too_late, contest_line, contest_point, tie_line, wins_cup
from words.play.series import series_line, series_result
from words.turns.pieces import mention


def result_text(snapshot: Snapshot, others: Sequence[Snapshot] = ()) -> str:
    """The result of its series if that is over, those of the ``others`` of its pair, its own, how it came about, its story and its badges if there are any; in small print ratings and numbers, and where it was played."""
    told = filter(
        None,
        (
            *series_result(snapshot),
            *_headlines((*others, snapshot)),
            *(tie_line(snapshot) if wins_cup(snapshot) else ()),
            contest_point(snapshot),
            story(snapshot),
            earned_line(snapshot, briefly=True),
        ),
    )
    return "\n".join([*told, *map(small, _small_print(snapshot))])


def _headlines(snapshots: Sequence[Snapshot]) -> Sequence[str]:
    """The results of some matches, a line each; that a pair is off is one piece of news, however many matches it had, but two wins are two."""
    told: list[str] = []
    for each in snapshots:
        line = headline(each)
        if each.match.ending is not MatchEnd.LEFT_CONTEST or line not in told:
            told.append(line)
    return told


def headline(snapshot: Snapshot) -> str:
    """The result in a line: who beat whom at which edition, and how it ended."""
    match, winner = snapshot.match, snapshot.winner
    ending = match.ending or MatchEnd.ABANDONED
    early = early_winner(match) if snapshot.played_in and not comes_too_late(snapshot) else None
    if early is not None:
        # It counts in its contest, however early it was.
        winner = snapshot.player(early)
        ending = MatchEnd.TIME if ending is MatchEnd.ABANDONED else MatchEnd.RESIGNED
    details = {"ending": ending.value, "edition": match.edition.value}
    both = {"orange": mention(snapshot.orange), "gray": mention(snapshot.gray)}
    if winner is not None:
        loser = snapshot.player(snapshot.seat_of(winner).other)
        return say("result-won", winner=mention(winner), loser=mention(loser), **details)
    if ending.drawn:
        return say("result-drawn", **both, **details)
    one, other = sorted((snapshot.orange, snapshot.gray))
    return say("result-closed", orange=mention(one), gray=mention(other), **details)


def _small_print(snapshot: Snapshot) -> Iterator[str]:
    if snapshot.summary:
        yield from numbers(snapshot, snapshot.summary, says_match=False)  # which one is said where it was
    yield from series_line(snapshot)
    yield from contest_line(snapshot)
    if not wins_cup(snapshot):
        yield from tie_line(snapshot)
    # The thread may have the name of another match by now.
    yield say("result-where", match=str(snapshot.match.id), link=address_of(snapshot.match))
