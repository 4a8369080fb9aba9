"""Queries about the badges that players have earned in matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from sqlalchemy import Connection, and_, delete, exists, or_, select, union, union_all

from data.queries.tables import badges, matches, players, written
from data.queries.upserts import add_if_new
from data.records import EarnedBadge, Match, MatchEnd, MatchState
from game import Edition, Side

#: Each side, with the columns of who plays it and of the other player.
_SEATS: Final = (
    (Side.ORANGE, matches.c.orange_id, matches.c.gray_id),
    (Side.GRAY, matches.c.gray_id, matches.c.orange_id),
)
_BADGES = select(badges.c.player_id, badges.c.badge, badges.c.match_id)


class Beaten(NamedTuple):
    """Somebody who was beaten, and in which edition."""

    player_id: int
    edition: Edition


def add(connection: Connection, earned: EarnedBadge) -> bool:
    """Store a badge; False if the player has it already, for a match before."""
    return add_if_new(connection, badges, earned._asdict())


def of(connection: Connection, player_id: int) -> Sequence[EarnedBadge]:
    """The badges that a player has earned in matches, in the order of these."""
    found = connection.execute(_BADGES.where(badges.c.player_id == player_id).order_by(badges.c.match_id))
    return [EarnedBadge(*row) for row in found]


def in_match(connection: Connection, match_id: int) -> Sequence[EarnedBadge]:
    """The badges that were earned in a match, in no order."""
    return [EarnedBadge(*row) for row in connection.execute(_BADGES.where(badges.c.match_id == match_id))]


def beaten_until(connection: Connection, player_id: int, match: Match) -> Sequence[Beaten]:
    """The people a player had beaten when a match had ended, it among them, and in which editions."""
    won = (
        select(theirs.label("player_id"), matches.c.edition).where(
            mine == player_id,
            matches.c.winner == side,
            matches.c.state == written(MatchState.OVER),
            matches.c.level.is_(None),
            matches.c.changed_at <= match.changed_at,
            (matches.c.changed_at < match.changed_at) | (matches.c.id <= match.id),
        )
        for side, mine, theirs in _SEATS
    )
    return [Beaten(*row) for row in connection.execute(union(*won))]


def lost_last(connection: Connection, player_id: int, other_id: int, match: Match) -> bool:
    """True if of the matches of two people that counted and ended before a match, the last was lost by the first of them."""
    last = [
        select(matches.c.changed_at, matches.c.id, (matches.c.winner == side.other).label("lost"))
        .where(
            mine == player_id,
            theirs == other_id,
            matches.c.state == written(MatchState.OVER),
            matches.c.ending.in_([end for end in MatchEnd if end.counts]),
            matches.c.changed_at <= match.changed_at,
            (matches.c.changed_at < match.changed_at) | (matches.c.id < match.id),
        )
        .order_by(matches.c.changed_at.desc(), matches.c.id.desc())
        .limit(1)
        .subquery()
        for side, mine, theirs in _SEATS
    ]
    found = union_all(*(select(each) for each in last)).subquery()
    query = select(found.c.lost).order_by(found.c.changed_at.desc(), found.c.id.desc()).limit(1)
    return bool(connection.execute(query).scalar())


def forget(connection: Connection, player_id: int) -> None:
    """Delete a player's badges."""
    connection.execute(delete(badges).where(badges.c.player_id == player_id))


def are_missing(connection: Connection) -> bool:
    """True if there is none although somebody who is known has won on the board against a person, as after an old version."""
    winner = players.c.discord_id.is_not(None) & or_(
        *((matches.c.winner == side) & (players.c.id == mine) for side, mine, _ in _SEATS)
    )
    won = and_(
        matches.c.state == written(MatchState.OVER),
        matches.c.level.is_(None),
        matches.c.ending.in_([end for end in MatchEnd if end.by_turn and end.won]),
    )
    none = ~exists(select(badges.c.player_id)) & exists(select(matches.c.id).join(players, winner).where(won))
    return bool(connection.execute(select(none)).scalar_one())
