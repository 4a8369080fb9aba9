"""The matches of a contest, changed by it: each by itself, so that one whose record is broken stops no other."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from datetime import datetime

from sqlalchemy import Connection

from data import Match, News
from game import Side
from services.play.snapshots import RecordBroken, load, quarantine
from services.play.transitions import change


def change_each(
    connection: Connection,
    found: Iterable[Match],
    become: Callable[[Match], Match],
    now: datetime,
    *,
    news: News | None = None,
    by: Callable[[Match], Side | None] = lambda _: None,
) -> None:
    """Change matches; without ``news`` their last ones stay, and without ``by`` neither of its players has changed one. One whose record is broken is quarantined."""
    for match in found:
        try:
            with connection.begin_nested():
                snapshot = load(connection, match.id)
                seen = snapshot.match
                change(connection, snapshot, become(seen), now, news=news or seen.news, by=by(seen))
        except RecordBroken as broken:
            quarantine(connection, broken)
