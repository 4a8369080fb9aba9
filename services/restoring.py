"""Making an earlier copy of the database fit to go on from: a part of the past has been lost, and messages still show it."""

from __future__ import annotations

from collections.abc import Collection
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import ChallengeState, Hold, Match, challenges, lineage, matches, players, preferences
from data.lineage import Since
from services import clocks, privacy
from services.people import Person

#: By how much the versions of running matches are raised: more than any match can have changed in the time lost, so that
#: no button of that time fits a version to come.
_AHEAD: Final = 1_000_000


class Restored(NamedTuple):
    """What a restored database holds: how many matches, how many of them run, and the moment of its last change.

    ``forgotten`` is how many people were forgotten again, ``ended`` how many challenges ended.
    """

    matches: int
    running: int
    until: datetime | None
    forgotten: int
    ended: int


def fit(connection: Connection, since: Since | None, now: datetime) -> Restored:
    """Make a copy of the database fit to go on from; ``since`` is what is known about the time after it.

    Clocks stood still in that time. The boards of running matches are shown again. Challenges stay open only if they are
    known to be open still, because their messages may have lost their buttons.
    """
    until = matches.last_change(connection)
    forgotten = _forget_again(connection, since.forgotten if since else (), now)
    running = matches.all_running(connection)
    for match in running:
        matches.save(connection, match, _again(connection, match, until or now, now))
    ended = [
        challenge_id
        for challenge_id in challenges.all_open(connection)
        if since is None or challenge_id not in since.open_challenges
    ]
    for challenge_id in ended:
        challenges.end(connection, challenge_id, ChallengeState.EXPIRED)
    lineage.raise_ids(connection, since)
    return Restored(matches.count(connection), len(running), until, forgotten, len(ended))


def _again(connection: Connection, match: Match, until: datetime, now: datetime) -> Match:
    """A running match as it goes on: to be shown again, and with the time on its clock that was left."""
    after = match._replace(version=match.version + _AHEAD, shown_version=0)
    if match.hold is Hold.AWAY:
        return after  # its server has removed the bot: its clock stands still anyway
    mover = preferences.of(connection, match.mover_id)
    return clocks.come_back(clocks.away(after, until), now, mover)


def _forget_again(connection: Connection, forgotten: Collection[int], now: datetime) -> int:
    """Forget who had themselves forgotten in the time that is lost; returns how many."""
    known = [player for player in players.with_ids(connection, forgotten) if player.discord_id is not None]
    for player in known:
        privacy.forget(connection, Person(player.discord_id or 0, player.name), now)
    return len(known)
