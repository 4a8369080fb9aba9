"""Queries about the badges that players have earned in matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from sqlalchemy import (
    ColumnElement,
    Connection,
    Integer,
    Select,
    and_,
    bindparam,
    delete,
    exists,
    or_,
    select,
    true,
    union,
    union_all,
)

from data.queries.standings import Leaderboard
from data.queries.tables.careers import badges
from data.queries.tables.columns import written
from data.queries.tables.matches import matches
from data.queries.tables.people import players
from data.queries.tables.standings import match_ends, rated_results
from data.queries.upserts import add_if_new
from data.records.badges import EarnedBadge
from data.records.matches import Match, MatchEnd, MatchState
from game import Edition, Side

#: Each side, with the columns of who plays it and of the other player.
_SEATS: Final = (
    (Side.ORANGE, matches.c.orange_id, matches.c.gray_id),
    (Side.GRAY, matches.c.gray_id, matches.c.orange_id),
)
#: Of the latest matches of somebody so many are looked at: of those that ended at one moment, the order is another table's.
_AT_A_MOMENT: Final = 50
_BADGES = select(badges.c.player_id, badges.c.badge, badges.c.match_id)
_OF: Final = _BADGES.where(badges.c.player_id == bindparam("player_id_")).order_by(badges.c.match_id)
_IN_MATCH: Final = _BADGES.where(badges.c.match_id == bindparam("match_id_"))
#: The place of a match in the order in which all ended: moments may be the same.
_NUMBER = select(match_ends.c.number).where(match_ends.c.match_id == bindparam("match_id_")).scalar_subquery()


def _latest_before(*against: ColumnElement[bool]) -> Select[tuple[bool, bool]]:
    """The latest matches of a player against people that counted and ended before a match, the latest first; ``against``: on each side."""
    conditions = against or (true(), true())
    latest = [
        select(
            matches.c.id,
            (matches.c.winner == side).label("won"),
            (matches.c.winner == side.other).label("lost"),
        )
        .where(
            mine == bindparam("player_id_"),
            condition,
            matches.c.state == written(MatchState.OVER),
            matches.c.level.is_(None),
            matches.c.ending.in_([written(end) for end in MatchEnd if end.counts]),
            matches.c.changed_at <= bindparam("until_"),
        )
        .order_by(matches.c.changed_at.desc(), matches.c.id.desc())
        .limit(_AT_A_MOMENT)
        .subquery()
        for (side, mine, _), condition in zip(_SEATS, conditions, strict=True)
    ]
    found = union_all(*(select(each) for each in latest)).subquery()
    return (
        select(found.c.won, found.c.lost)
        .join(match_ends, match_ends.c.match_id == found.c.id)
        .where(match_ends.c.number < _NUMBER)
        .order_by(match_ends.c.number.desc())
        .limit(bindparam("most_", type_=Integer))
    )


# Made once: to make such a statement takes longer than to run it.
_LATEST = _latest_before()
_LATEST_TOGETHER = _latest_before(*(theirs == bindparam("other_id_") for _, _, theirs in _SEATS))
_BEATEN = union(
    *(
        select(theirs.label("player_id"), matches.c.edition)
        .join(match_ends, match_ends.c.match_id == matches.c.id)
        .where(
            mine == bindparam("player_id_"),
            matches.c.winner == side,
            matches.c.state == written(MatchState.OVER),
            matches.c.level.is_(None),
            match_ends.c.number <= _NUMBER,
        )
        for side, mine, theirs in _SEATS
    )
)
_RATED_BEFORE = (
    select(rated_results.c.match_id, rated_results.c.rating)
    .where(
        rated_results.c.player_id == bindparam("player_id_"),
        rated_results.c.guild_id == bindparam("guild_id_"),
        rated_results.c.edition == bindparam("edition_"),
        rated_results.c.rated_at <= bindparam("until_"),
    )
    .order_by(rated_results.c.rated_at.desc())
    .limit(_AT_A_MOMENT)
    .subquery()
)
_RATING_BEFORE = (
    select(_RATED_BEFORE.c.rating)
    .join(match_ends, match_ends.c.match_id == _RATED_BEFORE.c.match_id)
    .where(match_ends.c.number < _NUMBER)
    .order_by(match_ends.c.number.desc())
    .limit(1)
)


class Beaten(NamedTuple):
    """Somebody who was beaten, and in which edition."""

    player_id: int
    edition: Edition


def add(connection: Connection, earned: EarnedBadge) -> bool:
    """Store a badge; False if the player has it already, for a match before."""
    return add_if_new(connection, badges, earned._asdict())


def of(connection: Connection, player_id: int) -> Sequence[EarnedBadge]:
    """The badges that a player has earned in matches, in the order of these."""
    return [EarnedBadge(*row) for row in connection.execute(_OF, {"player_id_": player_id})]


def in_match(connection: Connection, match_id: int) -> Sequence[EarnedBadge]:
    """The badges that were earned in a match, in no order."""
    return [EarnedBadge(*row) for row in connection.execute(_IN_MATCH, {"match_id_": match_id})]


def beaten_until(connection: Connection, player_id: int, match: Match) -> Sequence[Beaten]:
    """The people a player had beaten when a match had ended, it among them, and in which editions."""
    found = connection.execute(_BEATEN, {"player_id_": player_id, "match_id_": match.id})
    return [Beaten(*row) for row in found]


def lost_last(connection: Connection, player_id: int, other_id: int, match: Match) -> bool:
    """True if of the matches of two people that counted and ended before a match, the last was lost by the first of them."""
    known = {**_before(player_id, match), "other_id_": other_id, "most_": 1}
    found = connection.execute(_LATEST_TOGETHER, known).first()
    return found is not None and bool(found.lost)


def won_before(connection: Connection, player_id: int, match: Match, limit: int) -> Sequence[bool]:
    """A player's last matches against people that counted and ended before a match, the latest first: True for each that they won."""
    found = connection.execute(_LATEST, {**_before(player_id, match), "most_": limit})
    return [bool(row.won) for row in found]


def rating_before(
    connection: Connection, player_id: int, leaderboard: Leaderboard, match: Match
) -> float | None:
    """A player's rating of all time on a leaderboard when a match ended; None if it was their first one there."""
    there = {"guild_id_": leaderboard.guild_id, "edition_": leaderboard.edition}
    found: float | None = connection.execute(_RATING_BEFORE, {**_before(player_id, match), **there}).scalar()
    return found


def _before(player_id: int, match: Match) -> dict[str, Any]:
    """The values by which is found what a player did before a match ended."""
    return {"player_id_": player_id, "match_id_": match.id, "until_": match.changed_at}


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
