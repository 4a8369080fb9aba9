"""A vote match goes on: at its hour the votes are counted and the turn is taken, or the next match begins."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import MatchEnd, VoteEnd, VoteMatch
from data.queries import players
from data.queries.contests import vote_ends, votes
from data.queries.matches import matches
from services.contests.votes.keeping import begin_next, close
from services.contests.votes.tally import tally
from services.play.beginning import weekly
from services.play.matches import play_voted
from services.play.snapshots import Snapshot, load

#: A match in which so long nothing was played, because nobody has voted, ends.
PATIENCE: Final = timedelta(days=7)
#: So long the end of a match between servers waits for the first to see it, before the other one does.
_FIRST_SEES: Final = timedelta(hours=1)


class VoteStep(Enum):
    """The steps that a vote match takes by itself. ``WAITED``: nobody has voted, or it is not the server's turn; ``GIVEN_UP``: nobody has for a week."""

    BEGAN = "began"
    PLAYED = "played"
    WAITED = "waited"
    GIVEN_UP = "given-up"


class StepTaken(NamedTuple):
    """A step of a vote match, and in which match it was taken; ``left`` is the match with that turn, if it is the other server's now, as the first server knows it."""

    step: VoteStep
    match_id: int
    left: Snapshot | None = None


def advance(connection: Connection, guild_id: int, name: str, now: datetime) -> StepTaken | None:
    """Take the next step of a server's vote match, if one is due; None if none is, for another process has taken it.

    ``name`` is the server's, or "" if that is not known just now. The count and the turn are one transaction.
    """
    kept = votes.due_of_guild(connection, guild_id, now)
    if kept is None:
        return None
    if kept.match_id is None:
        bot = players.the_bot(connection)
        if bot is None:
            return None
        return StepTaken(VoteStep.BEGAN, begin_next(connection, kept, name, bot, now).id)
    snapshot = load(connection, kept.match_id)
    if not snapshot.running:  # its record was found broken: nothing more is played there
        weekly.go_on(connection, snapshot.match, now)
        return None
    return _go_on(connection, kept, snapshot, now)


def owed(connection: Connection, now: datetime) -> Sequence[VoteEnd]:
    """The ends of matches between servers that the other one of the two is to see now."""
    return vote_ends.owed(connection, now - _FIRST_SEES)


def show_end(connection: Connection, end: VoteEnd, now: datetime) -> bool:
    """Let a match that is over be shown to the other one of its servers; False if another process has done so.

    It is moved there as while it was running, so the publisher shows it there once, also after a kill.
    """
    if not vote_ends.set_shown(connection, end, now):
        return False
    matches.move(connection, end.match_id, end.guild_id, end.channel_id, user_installed=False)
    return True


def _go_on(connection: Connection, kept: VoteMatch, snapshot: Snapshot, now: datetime) -> StepTaken:
    """Count the votes and take the turn that is wanted most; without any, wait."""
    match = snapshot.match
    if snapshot.to_move.is_team:
        players.lock_players(connection, snapshot.to_move.id)
        if wanted := tally(votes.for_turn(connection, match.id, match.turns + 1)):
            votes.set_due(connection, match.id, next_due(kept, now))
            turn = snapshot.position.parse_turn(wanted[0].notation)
            played = play_voted(connection, snapshot, turn, now)
            is_others = played.running and played.between_servers
            if is_others:
                _hand_over(connection, played)
            return StepTaken(VoteStep.PLAYED, match.id, played if is_others else None)
    # Where the bot itself was not there at the hour, nobody could vote.
    in_time = now - kept.due_at < timedelta(hours=kept.hours)
    # Where one of two servers has removed the bot, the other need not wait longer.
    stands_still = match.clock.hold is not None and not kept.between_servers
    if in_time and now - match.changed_at >= PATIENCE and not stands_still:
        close(connection, snapshot, MatchEnd.ABANDONED, now)
        votes.drop(connection, kept.guild_id)
        return StepTaken(VoteStep.GIVEN_UP, match.id)
    votes.set_due(connection, match.id, next_due(kept, now))
    return StepTaken(VoteStep.WAITED, match.id)


def _hand_over(connection: Connection, played: Snapshot) -> None:
    """Move a match between servers to the one whose turn it is."""
    match, guild_id = played.match, played.to_move.guild_id
    other = next(each for each in votes.in_match(connection, match.id) if each.guild_id == guild_id)
    matches.move(connection, match.id, other.guild_id, other.channel_id, user_installed=False)


def next_due(kept: VoteMatch, now: datetime) -> datetime:
    """The hour at which votes are counted next: of those that follow one another at equal distance the first that leaves half of a vote's time."""
    period = timedelta(hours=kept.hours)
    passed = now + period / 2 - kept.due_at
    return kept.due_at + period * max(1, -(-passed // period))
