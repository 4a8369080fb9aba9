"""The two matches of a contest's pair: what follows when one of them ends."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from data import Match, MatchEnd, MatchState
from data.queries.announcing import announcements
from data.queries.contests import contest_pairs, contests
from game import Side


def others_of(connection: Connection, match: Match) -> Sequence[Match]:
    """The other matches of the pair that plays a match; none if no contest's pair does."""
    if match.pair_id is None:
        return []
    return [each for each in contest_pairs.matches_of_pair(connection, match.pair_id) if each.id != match.id]


def early_winner(match: Match) -> Side | None:
    """The side that gets the point in a contest for a match that counts nowhere else: the other one gave up, or ran out of time."""
    if match.ending not in {MatchEnd.ABANDONED, MatchEnd.CALLED_OFF}:
        return None
    # Of a match that was closed because its server had removed the bot, it was nobody.
    return match.by.other if match.by else None


def loser_on_time(match: Match) -> Side | None:
    """The side that has lost a match on time, also before it counted elsewhere; None if nobody has."""
    if match.ending is MatchEnd.ABANDONED:
        # Of a match that was closed because its server had removed the bot, this is nobody.
        return match.by
    return match.winner.other if match.ending is MatchEnd.TIME and match.winner else None


def go_on(connection: Connection, match: Match) -> None:
    """Let the contest of a match that has ended go on, and what told a channel of it tell of the pair's other match while that runs."""
    if match.pair_id is not None:
        contests.set_due_of_match(connection, match.id)
    for other in others_of(connection, match):
        if other.state is MatchState.RUNNING:
            announcements.move(connection, match.id, other.id)
