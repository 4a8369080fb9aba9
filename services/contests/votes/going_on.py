"""A vote match goes on: at its hour the votes are counted and the turn is taken, or the next match begins."""

from __future__ import annotations

from datetime import datetime, timedelta
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import MatchEnd, VoteMatch
from data.queries import players
from data.queries.contests import votes
from services.contests.votes.keeping import begin_next, close
from services.contests.votes.tally import tally
from services.play.beginning.weekly import next_monday
from services.play.matches import play_voted
from services.play.snapshots import Snapshot, load

#: A match in which so long nothing was played, because nobody has voted, ends.
PATIENCE: Final = timedelta(days=7)


class VoteStep(Enum):
    """The steps that a vote match takes by itself. ``WAITED``: nobody has voted, or it is not the server's turn; ``GIVEN_UP``: nobody has for a week."""

    BEGAN = "began"
    PLAYED = "played"
    WAITED = "waited"
    GIVEN_UP = "given-up"


class StepTaken(NamedTuple):
    """A step of a vote match, and in which match it was taken."""

    step: VoteStep
    match_id: int


def advance(connection: Connection, guild_id: int, name: str, now: datetime) -> StepTaken | None:
    """Take the next step of a server's vote match, if one is due; None if none is, for another process has taken it.

    ``name`` is the server's, or "" if that is not known just now. The count and the turn are one transaction.
    """
    kept = votes.due_of_guild(connection, guild_id, now)
    bot = players.the_bot(connection)
    if kept is None or bot is None:
        return None
    if kept.match_id is None:
        return StepTaken(VoteStep.BEGAN, begin_next(connection, kept, name, bot, now).id)
    snapshot = load(connection, kept.match_id)
    if not snapshot.running:  # its record was found broken: nothing more is played there
        votes.set_over(connection, kept.match_id, next_monday(now))
        return None
    return StepTaken(_go_on(connection, kept, snapshot, now), kept.match_id)


def _go_on(connection: Connection, kept: VoteMatch, snapshot: Snapshot, now: datetime) -> VoteStep:
    """Count the votes and take the turn that is wanted most; without any, wait."""
    match = snapshot.match
    if snapshot.to_move.is_team:
        players.lock_players(connection, snapshot.to_move.id)
        if wanted := tally(votes.for_turn(connection, match.id, match.turns + 1)):
            votes.save(connection, kept._replace(due_at=next_due(kept, now), told=""))
            turn = snapshot.position.parse_turn(wanted[0].notation)
            play_voted(connection, snapshot, turn, now)
            return VoteStep.PLAYED
    # Where the bot itself was not there at the hour, nobody could vote.
    in_time = now - kept.due_at < timedelta(hours=kept.hours)
    if in_time and now - match.changed_at >= PATIENCE and match.clock.hold is None:
        votes.drop(connection, kept.guild_id)
        close(connection, snapshot, MatchEnd.ABANDONED, now)
        return VoteStep.GIVEN_UP
    votes.save(connection, kept._replace(due_at=next_due(kept, now)))
    return VoteStep.WAITED


def next_due(kept: VoteMatch, now: datetime) -> datetime:
    """The hour at which votes are counted next: of those that follow one another at equal distance the first that leaves half of a vote's time."""
    period = timedelta(hours=kept.hours)
    passed = now + period / 2 - kept.due_at
    return kept.due_at + period * max(1, -(-passed // period))
