"""Votes in words: which turns a server wants in the match that it plays together, which one was taken, and who has voted most."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from game import Position, read_turn
from services.contests.votes.tally import WantedTurn, tally
from services.play.snapshots import Snapshot
from words.catalogue import join_list, say, seconds, small
from words.turns.pieces import mention
from words.turns.turn_names import request_name, turn_name

#: How many wanted turns a board names, and how many of those who voted most.
_NAMED: Final = 6
_VOTERS: Final = 3


def vote_lines(snapshot: Snapshot) -> Iterator[str]:
    """The lines of a running match about its votes: the turns that are wanted, and by how many the one before was; or, while the bot is to move, by how many the last one was."""
    ballot = snapshot.ballot
    if ballot is None:
        return
    wanted = tally(ballot.votes)
    total = len(ballot.votes)
    if snapshot.to_move.is_team:
        yield from wanted_lines(snapshot.position, wanted, total)
        if not wanted and ballot.kept:
            yield small(say("vote-none", hours=ballot.kept.hours))
        if before := tally(ballot.before):
            turn = request_name(read_turn(before[0].notation))
            yield small(say("vote-before", turn=turn, votes=before[0].votes, total=len(ballot.before)))
    elif snapshot.last and (most := _of_last(snapshot, wanted)):
        yield say("vote-played", votes=most, total=total)


def wanted_lines(position: Position, wanted: Sequence[WantedTurn], total: int) -> Iterator[str]:
    """A line for each of the turns that are wanted most, with its votes of all; and how many more turns are wanted."""
    for each in wanted[:_NAMED]:
        turn = turn_name(position.play(position.parse_turn(each.notation)))
        yield say("vote-wanted", turn=turn, votes=each.votes, total=total)
    if more := len(wanted[_NAMED:]):
        yield small(say("vote-more", count=more))


def votes_described(snapshot: Snapshot) -> str | None:
    """The votes on a board's picture in words; None if it shows none."""
    ballot = snapshot.ballot
    if ballot is None or not ballot.votes or not (snapshot.running and snapshot.to_move.is_team):
        return None
    position = snapshot.position
    named = [
        say(
            "vote-counted",
            turn=turn_name(position.play(position.parse_turn(each.notation))),
            votes=each.votes,
        )
        for each in tally(ballot.votes)[:_NAMED]
    ]
    return say("vote-alt", votes=say("between-facts").join(named))


def vote_end(snapshot: Snapshot) -> Iterator[str]:
    """The lines of a match that is over about its votes: who has voted most, and when the next one begins, or how."""
    ballot = snapshot.ballot
    if ballot is None:
        return
    if ballot.voters:
        voters = (
            say("vote-voter", player=mention(each.player), votes=each.votes)
            for each in ballot.voters[:_VOTERS]
        )
        yield say("vote-voters", voters=join_list(voters))
    if ballot.kept is None:
        yield say("vote-again")
    elif ballot.kept.match_id is None:
        yield say("vote-next", due=seconds(ballot.kept.due_at))


def _of_last(snapshot: Snapshot, wanted: Sequence[WantedTurn]) -> int:
    """The number of those who wanted the turn that was taken last."""
    last = str(snapshot.last.turn) if snapshot.last else None
    return next((each.votes for each in wanted if each.notation == last), 0)
