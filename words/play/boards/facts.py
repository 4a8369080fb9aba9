"""The facts of a match in small print: whose turn it is, until when, what else its clock heeds, and hints."""

from __future__ import annotations

from collections.abc import Iterator
from typing import assert_never

from data import Hold, Match
from game import Side
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from words.catalogue import say, seconds
from words.play.times import span
from words.turns.pieces import mention, side_word


def whose_turn(snapshot: Snapshot, reader: Side) -> str:
    """The sentence that says whose turn it is, told to the player of a side."""
    turn = "yours" if snapshot.position.side is reader else "theirs"
    return say("whose-turn", turn=turn, mover=mention(snapshot.to_move))


def facts(snapshot: Snapshot) -> str:
    """The facts of a match: which turn is next, until when, and in which match."""
    match = snapshot.match
    # What is answered already is due no more.
    clock = "none" if snapshot.answered else _clock(match)
    words = {"match": str(match.id), "clock": clock, "due": seconds(match.clock.deadline)}
    if match.turns == 0 and snapshot.running:
        return say("board-facts-first", rated="yes" if match.rated else "no", **words)
    side = side_word(snapshot.position.side)
    return say("board-facts", turn=match.turns + 1, side=side, **words)


def _clock(match: Match) -> str:
    """The clock: it runs until a turn is due, it stands still, or there is none."""
    if match.clock.deadline is not None:
        return "due"
    match match.clock.hold:
        case Hold.PAUSED | Hold.CONTEST | Hold.REMOVED:
            return "still"
        case None:
            return "none"
        case never:
            assert_never(never)


def bank_told(snapshot: Snapshot) -> Iterator[str]:
    """The time of the player who waits, where it is all that they have; that of the mover is when their turn is due."""
    bank, waits = snapshot.match.pace.bank, clocks.bank_of_waiting(snapshot.match)
    if bank is None or waits is None:
        return
    loses = snapshot.match.loses_on_time
    begins = snapshot.match.turns < len(Side)
    # Once it is known what a turn adds, it matters more that the match ends when the time is up.
    told = {"player": mention(snapshot.waiting), "time": span(waits)}
    if loses and not begins:
        yield say("board-bank-loses", **told)
        return
    yield say("board-bank", **told, each=span(bank.each_turn))
    if loses:
        yield say("board-loses-on-time")


def away(snapshot: Snapshot) -> Iterator[str]:
    """The times in which a player is or will be away, and that they stop the clock, where there is one; a quick one runs on."""
    if snapshot.match.pace.is_quick:
        return
    for side, absence in snapshot.away.items():
        if absence.until > snapshot.match.changed_at:
            since, until = map(seconds, absence)
            key = "board-away-unclocked" if snapshot.match.pace.time is None else "board-away"
            yield say(key, player=mention(snapshot.player(side)), since=since, until=until)


def hints_told(snapshot: Snapshot) -> Iterator[str]:
    """That hints may be asked for, at the start; then how many each player has had."""
    if snapshot.hints:
        each = (
            say("board-hints-of", player=mention(snapshot.player(side)), count=str(snapshot.hints[side]))
            for side in Side
            if side in snapshot.hints
        )
        yield say("board-hints", counts=say("between-facts").join(each))
    elif snapshot.match.hints and snapshot.running and snapshot.match.turns < len(Side):
        yield say("board-may-hint" if snapshot.match.level is None else "board-may-hint-level")
