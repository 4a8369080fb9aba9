"""The results that a clubhouse has yet to tell: several that wait are told in one message, each exactly once.

A batch is stored before it is sent, and dropped after that. Where one was only stored, the channel is looked through before it is
sent again; so it is for a result that is no news any more, which a database restored from a copy may have told already.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Clubhouse, Match
from data.queries import preferences
from data.queries.announcing import announcements, clubhouses
from data.queries.matches import matches
from game import Side
from services.clubhouse.lateness import is_late
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show
from services.refusals import Refused

#: How many results a message tells at most.
AT_ONCE: Final = 4
#: So long a result waits for the last board of its match.
_PATIENCE: Final = timedelta(minutes=2)
#: A result that is older is no news.
_STALE: Final = timedelta(days=1)


class ToldResult(NamedTuple):
    """A match that is over, and the side that has taken the lead of the season with it.

    ``badges_only``: how it ended is not told there, or has been told already; the badges that it earned its winner are.
    """

    snapshot: Snapshot
    leader: Side | None
    badges_only: bool = False


class ResultsPost(NamedTuple):
    """Results that are to be told in one message, in which channel; ``tried``: it may be there already.

    ``batch`` names the message: the number of the first match in it.
    """

    guild_id: int
    channel_id: int
    batch: int
    results: Sequence[ToldResult]
    tried: bool


def begin_post(connection: Connection, guild_id: int, now: datetime) -> ResultsPost | None:
    """Remember that the next results of a server are about to be told; None if there are none.

    What is not told is dropped: it is too old, its record is broken, somebody keeps off the leaderboards by now, or there is nothing to
    tell of it.
    """
    clubhouse = clubhouses.of_guild(connection, guild_id)
    queued = clubhouses.queued(connection, guild_id)
    if clubhouse is None or clubhouse.channel_id is None:
        clubhouses.drop(connection, [each.match_id for each in queued])
        return None
    begun = next((each.batch for each in queued if each.batch is not None), None)
    results: list[ToldResult] = []
    dropped: list[int] = []
    for each in (each for each in queued if each.batch == begun):
        match = matches.by_id(connection, each.match_id)
        if match and _awaits_board(match, now):
            continue
        told = _telling(connection, clubhouse, match, each.leader, now=now) if match else None
        if told is None:
            dropped.append(each.match_id)
        elif len(results) < AT_ONCE:
            results.append(told)
    clubhouses.drop(connection, dropped)
    if not results:
        return None
    over = [result.snapshot.match for result in results]
    batch = begun or over[0].id
    clubhouses.set_batch(connection, [match.id for match in over], batch)
    tried = begun is not None or any(is_late(match.changed_at, now) for match in over)
    return ResultsPost(guild_id, clubhouse.channel_id, batch, results, tried)


def end_post(connection: Connection, post: ResultsPost) -> None:
    """Remember that results have been told, or can't be."""
    clubhouses.drop(connection, [result.snapshot.match.id for result in post.results])


def release(connection: Connection, post: ResultsPost) -> None:
    """Remember that results have surely not been told: with those that come until the next try they may be one message."""
    clubhouses.set_batch(connection, [result.snapshot.match.id for result in post.results], None)


def _awaits_board(match: Match, now: datetime) -> bool:
    """True if the last board of a match has yet to be shown: its players read the result first, unless that takes too long."""
    return now - match.changed_at <= _PATIENCE and match.delivery.shown_version < match.version


def _telling(
    connection: Connection, clubhouse: Clubhouse, match: Match, leader: Side | None, *, now: datetime
) -> ToldResult | None:
    """A match as a clubhouse tells of it; None if it does not."""
    if now - match.changed_at > _STALE:
        return None
    if preferences.one_keeps_off(connection, match.orange_id, match.gray_id):
        return None
    try:
        snapshot = load_to_show(connection, match.id)
    except Refused:  # its record is broken, and the host has been told
        return None
    announced = announcements.of_match(connection, match.id)
    # Where its challenge stood in the same channel, that has become the result already, badges and all.
    stood_there = announced is not None and announced.channel_id == clubhouse.channel_id
    shown = snapshot if clubhouse.badges else _without_badges(snapshot)
    if clubhouse.tells(rated=match.rated) and not stood_there:
        return ToldResult(shown, leader)
    has_badges = shown.summary is not None and shown.summary.badges
    return ToldResult(shown, None, badges_only=True) if has_badges and not stood_there else None


def _without_badges(snapshot: Snapshot) -> Snapshot:
    """A match as it is told where no badges are."""
    return replace(snapshot, summary=snapshot.summary._replace(badges=())) if snapshot.summary else snapshot
