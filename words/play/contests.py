"""The words by which a match tells that it is one of a contest."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, assert_never

from data.queries.contests.contests import ContestWinner
from data.records.contests import Contest, ContestKind, ContestState
from game import Side
from services.play.beginning.pairs import early_winner, loser_on_time
from services.play.beginning.ties import TieScore
from services.play.snapshots import Snapshot
from words.catalogue import quoted, say
from words.play.series import written_points
from words.turns.pieces import mention, mentions

#: A cup's rounds, by how many come after.
_ROUNDS: Final = ("final", "semi", "quarter", "eighth", "sixteenth", "thirty-second")


def contest_line(snapshot: Snapshot) -> Iterator[str]:
    """The contest in which a match is played: a league's season and division, a cup's round, or an arena; nothing if it is played in none."""
    if snapshot.played_in is None:
        return
    contest, pair = snapshot.played_in
    match contest.kind:
        case ContestKind.LEAGUE:
            heading = division_heading(contest._replace(season=pair.season), pair.division)
            yield say("league-board", contest=named(contest), division=heading)
        case ContestKind.CUP:
            yield say("cup-board", contest=named(contest), round=round_title(pair.round))
        case ContestKind.ARENA:
            yield say("arena-board", contest=named(contest))
        case never:
            assert_never(never)


def winner_line(won: ContestWinner, winner: str) -> str:
    """A contest and who has won it, as they are to be named."""
    return say(
        "champions-contest",
        contest_kind=won.contest.kind,
        contest=named(won.contest),
        season=str(won.season),
        division=division_title(won.division or 0),
        winner=winner,
    )


def tie_line(snapshot: Snapshot) -> Iterator[str]:
    """The tie of a cup: who goes on or is ahead, or for whom a draw is enough; nothing while there is nothing to tell, and in other matches."""
    tie = snapshot.tie
    if tie is None or not tie.has_begun:
        return
    names = mentions(snapshot)
    winner = tie.winner or tie.better
    yield say(
        "cup-board-tie",
        state=_told(tie),
        winner=names[winner],
        loser=names[winner.other],
        better=names[tie.better],
        orange=names[Side.ORANGE],
        gray=names[Side.GRAY],
        score=say("cup-score", **{name: written_points(tie.points[side]) for name, side in _sides(tie)}),
    )


def wins_cup(snapshot: Snapshot) -> bool:
    """True if a match has decided a cup, which is no small print."""
    tie = snapshot.tie
    return tie is not None and tie.has_begun and _decides_cup(tie)


def _told(tie: TieScore) -> str:
    """The state of a tie as a sentence chooses by it: in a final, whoever goes on has won the cup."""
    return f"{tie.state.value}-cup" if _decides_cup(tie) else tie.state.value


def _decides_cup(tie: TieScore) -> bool:
    return tie.is_final and tie.winner is not None


def _sides(tie: TieScore) -> Sequence[tuple[str, Side]]:
    """The two sides of a score: the winner first, or else Orange."""
    first = tie.winner or Side.ORANGE
    return [("one", first), ("other", first.other)]


def contest_tag(contest: Contest) -> str:
    """The name of a contest, as lists and reminders say of which one a match is."""
    return say("games-contest", contest_kind=contest.kind, contest=named(contest))


def contest_point(snapshot: Snapshot) -> str | None:
    """The player who gets the point in the contest for a match that counts nowhere else, or that it came too late; None if nobody does, or it is played in none."""
    winner = early_winner(snapshot.match)
    if snapshot.played_in is None or winner is None:
        return None
    contest = snapshot.played_in.contest
    is_past_arena = contest.kind is ContestKind.ARENA and contest.state is not ContestState.RUNNING
    if contest.called_off:
        return None
    if comes_too_late(snapshot):
        return say("arena-too-late")
    if is_past_arena:
        return None
    return say("contest-counts", contest_kind=contest.kind, player=mention(snapshot.player(winner)))


def comes_too_late(snapshot: Snapshot) -> bool:
    """True if a match has ended after its arena, so that it does not count there."""
    if snapshot.running or snapshot.played_in is None:
        return False
    contest = snapshot.played_in.contest
    return (
        not contest.called_off
        and contest.ends_at is not None
        and snapshot.match.changed_at >= contest.ends_at
    )


def sits_out(snapshot: Snapshot) -> Iterator[str]:
    """That somebody who has lost on time in an arena that runs sits out of it now, and how they come back."""
    loser = loser_on_time(snapshot.match)
    if is_in_arena(snapshot) and loser is not None:
        yield say("arena-sits-out", player=mention(snapshot.player(loser)))


def is_in_arena(snapshot: Snapshot) -> bool:
    """True if a match is one of an arena that goes on, and has not outlasted it."""
    played = snapshot.played_in
    return (
        played is not None
        and played.contest.kind is ContestKind.ARENA
        and played.contest.state is ContestState.RUNNING
        and not comes_too_late(snapshot)
    )


def named(contest: Contest) -> str:
    """The name of a contest, which somebody has written, made safe for a sentence."""
    return quoted(contest.name)


def division_title(number: int) -> str:
    """The name of a division, counted from 0."""
    return say("league-division", number=str(number + 1))


def division_heading(contest: Contest, number: int) -> str:
    """The season of a league and one of its divisions."""
    return say("between-facts").join(
        (say("league-season", season=str(contest.season)), division_title(number))
    )


def round_title(after: int) -> str:
    """The name of a cup's round, by how many come after it."""
    return say("cup-round", round=_ROUNDS[after])


def contest_lines(snapshot: Snapshot) -> Iterator[str]:
    """The contest in which a match was played and, in a cup, what its tie has come to, unless that is told above."""
    yield from contest_line(snapshot)
    if not wins_cup(snapshot):
        yield from tie_line(snapshot)
