"""Prepares a restored backup to go on from: messages on Discord still show what happened after it was made."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import ChallengeState, Hold, Match
from data.queries import challenges, players, restore_history
from data.queries.contests import contests, votes
from data.queries.matches import matches, running_matches
from data.queries.restore_history import Since
from services.people import Person
from services.play.beginning.new_match import back_in_place
from services.play.timing import clocks
from services.play.timing.hours import hours_of
from services.players import privacy

#: By how much the versions of running matches are raised above every version there was, as far as that is known.
_AHEAD: Final = 1_000_000


class Restored(NamedTuple):
    """The contents of a restored database: its matches, how many of them run, and the moment of its last change.

    ``forgotten`` is how many people were forgotten again, ``ended`` how many challenges ended.
    """

    matches: int
    running: int
    until: datetime
    forgotten: int
    ended: int


def fit(connection: Connection, since: Since | None, now: datetime) -> Restored:
    """Make a copy of the database fit to go on from; ``since`` is what is known about the time after it.

    Clocks stood still in that time. The boards of running matches are shown again. Challenges stay open only if they are
    known to be open still, because their messages may have lost their buttons. The messages of leagues may say what is so no more.
    """
    until = min(matches.last_change(connection) or now, now)
    forgotten = _forget_again(connection, since.forgotten if since else (), now)
    running = running_matches.every(connection)
    version = _next_version(running, since, now)
    for match in running:
        matches.save(connection, match, _again(connection, match, version, until=until, now=now))
    ended = [
        challenge_id
        for challenge_id in challenges.all_open(connection)
        if since is None or challenge_id not in since.open_challenges
    ]
    for challenge_id in ended:
        challenges.end(connection, challenge_id, ChallengeState.EXPIRED)
    contests.set_untold(connection)
    votes.put_off(connection, now)
    restore_history.raise_ids(connection, since)
    return Restored(matches.count(connection), len(running), until, forgotten, len(ended))


def _next_version(running: Sequence[Match], since: Since | None, now: datetime) -> int:
    """A version that no match has had, so that no button of the lost time fits one to come.

    If it is not known which ones there were, the seconds since 1970 are more than there can have been.
    """
    known = max((match.version for match in running), default=0)
    return max(known, since.version if since else int(now.timestamp())) + _AHEAD


def _again(connection: Connection, match: Match, version: int, *, until: datetime, now: datetime) -> Match:
    """A running match as it goes on: to be shown again, and with the time on its clock that was left."""
    # No button of the time that is lost acts on it. The board is shown again, and an open offer after it.
    after = match._replace(
        version=version,
        offers=match.offers._replace(
            version=None if match.offers.open is None else version, message_id=None, settled=None
        ),
        delivery=match.delivery._replace(
            shown_version=0, board_version=version if match.offers.open is None else version - 1
        ),
    )
    hours = hours_of(connection, match)
    if match.clock.hold is Hold.REMOVED:
        # Its server has removed the bot: its clock goes on standing still.
        return clocks.without_bot(after, now, hours)
    return back_in_place(connection, clocks.without_bot(after, until, hours), now)


def _forget_again(connection: Connection, forgotten: Collection[int], now: datetime) -> int:
    """Forget who had themselves forgotten in the time that is lost; returns how many."""
    known = [player for player in players.with_ids(connection, forgotten) if player.discord_id is not None]
    for player in known:
        privacy.forget(connection, Person(player.discord_id or 0, player.name), now)
    return len(known)
