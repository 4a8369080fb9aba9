"""Queries about player stats. What a card asks for is built once: building a statement takes longer than running it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    and_,
    bindparam,
    delete,
    exists,
    select,
    union,
)

from data.queries.matches.finished_matches import ENDED_BEFORE, moment_of
from data.queries.tables.careers import bot_scores, first_squares, head_to_head, player_stats, streaks
from data.queries.tables.columns import written
from data.queries.tables.learning import hints
from data.queries.tables.matches import matches
from data.queries.tables.people import players
from data.queries.upserts import count_up, store
from data.records.careers import BotScore, PlayerStats, Score, Streak
from data.records.matches import Match, MatchEnd, MatchState
from game import Side

_PLAYER: Final[BindParameter[int]] = bindparam("player_id_")
_STATS: Final = select(*(player_stats.c[field] for field in PlayerStats._fields)).where(
    player_stats.c.player_id == _PLAYER
)
_STREAK: Final = select(*(streaks.c[field] for field in Streak._fields)).where(streaks.c.player_id == _PLAYER)
_FIRST_SQUARES: Final = (
    select(first_squares.c.square, first_squares.c.times)
    .where(first_squares.c.player_id == _PLAYER)
    .order_by(first_squares.c.times.desc(), first_squares.c.square)
)
_HEAD_TO_HEAD: Final = select(*(head_to_head.c[field] for field in Score._fields)).where(
    head_to_head.c.player_id == _PLAYER, head_to_head.c.opponent_id == bindparam("opponent_id_")
)
_OPPONENTS: Final = (
    select(players.c.name, *(head_to_head.c[field] for field in Score._fields))
    .join(players, players.c.id == head_to_head.c.opponent_id)
    .where(head_to_head.c.player_id == _PLAYER)
    .order_by(players.c.name)
)
_BOT_SCORES: Final = (
    select(*(bot_scores.c[field] for field in BotScore._fields))
    .where(bot_scores.c.player_id == _PLAYER)
    .order_by(bot_scores.c.level)
)


def _beaten_alone(*conditions: ColumnElement[bool]) -> CompoundSelect[int]:
    """The levels at which a player has beaten the bot without a hint, as Orange and as Gray."""
    return union(
        *(
            select(matches.c.level).where(
                seat == _PLAYER,
                matches.c.level.is_not(None),
                matches.c.state == written(MatchState.OVER),
                matches.c.winner == written(side),
                ~exists().where(hints.c.match_id == matches.c.id, hints.c.side == written(side)),
                *conditions,
            )
            for side, seat in ((Side.ORANGE, matches.c.orange_id), (Side.GRAY, matches.c.gray_id))
        )
    )


_BEATEN_ALONE: Final = _beaten_alone()
_BEATEN_ALONE_BEFORE: Final = _beaten_alone(ENDED_BEFORE)


def add(connection: Connection, stats: PlayerStats) -> None:
    """Add what a player did in one match to their stats."""
    count_up(connection, player_stats, stats._asdict())


def add_first_square(connection: Connection, player_id: int, square: str) -> None:
    """Count a match in which a player's first square was this one."""
    count_up(connection, first_squares, {"player_id": player_id, "square": square, "times": 1})


def add_head_to_head(connection: Connection, player_id: int, opponent_id: int, score: Score) -> None:
    """Count a match of two players, as the first sees it."""
    row = {"player_id": player_id, "opponent_id": opponent_id, **score._asdict()}
    count_up(connection, head_to_head, row)


def set_streak(connection: Connection, player_id: int, streak: Streak) -> None:
    """Store how many matches a player has won in a row."""
    store(connection, streaks, {"player_id": player_id, **streak._asdict()})


def streak_of(connection: Connection, player_id: int) -> Streak:
    """The number of matches that a player has won in a row."""
    row = connection.execute(_STREAK, {"player_id_": player_id}).one_or_none()
    return Streak(*row) if row else Streak()


def of(connection: Connection, player_id: int) -> Sequence[PlayerStats]:
    """A player's stats, for each edition and each side."""
    return [PlayerStats(*row) for row in connection.execute(_STATS, {"player_id_": player_id})]


def levels_beaten_alone(
    connection: Connection, player_id: int, *, before: Match | None = None
) -> frozenset[int]:
    """The levels of the bot, as they are stored, that a player has beaten in a match without a hint; before another one ended, if given."""
    known = {"player_id_": player_id}
    if before is None:
        return frozenset(connection.execute(_BEATEN_ALONE, known).scalars())
    known_then = known | moment_of(before.changed_at, before.id)
    return frozenset(connection.execute(_BEATEN_ALONE_BEFORE, known_then).scalars())


def first_squares_of(connection: Connection, player_id: int) -> dict[str, int]:
    """On which squares a player began, and how often; the most frequent first, then by name."""
    return dict(map(tuple, connection.execute(_FIRST_SQUARES, {"player_id_": player_id})))


def head_to_head_of(connection: Connection, player_id: int, opponent_id: int) -> Score:
    """The score of one player's matches with another, as the first sees it."""
    both = {"player_id_": player_id, "opponent_id_": opponent_id}
    row = connection.execute(_HEAD_TO_HEAD, both).one_or_none()
    return Score(*row) if row else Score()


def all_head_to_head_of(connection: Connection, player_id: int) -> Sequence[tuple[str, Score]]:
    """The score of a player's matches with each opponent, by the opponent's name."""
    rows = connection.execute(_OPPONENTS, {"player_id_": player_id})
    return [(name, Score(*counts)) for name, *counts in rows]


def all_bot_scores_of(connection: Connection, player_id: int) -> Sequence[BotScore]:
    """The score of a player's matches against the bot at each level they have played, the lowest first."""
    return [BotScore(*row) for row in connection.execute(_BOT_SCORES, {"player_id_": player_id})]


def add_bot_score(connection: Connection, score: BotScore) -> None:
    """Add how a match against the bot ended to a player's score at its level."""
    count_up(connection, bot_scores, score._asdict())


def forget(connection: Connection, player_id: int) -> None:
    """Delete a player's stats, and what is counted head to head with them for others."""
    for table in (player_stats, first_squares, streaks, head_to_head, bot_scores):
        connection.execute(delete(table).where(table.c.player_id == player_id))
    connection.execute(delete(head_to_head).where(head_to_head.c.opponent_id == player_id))


def are_missing(connection: Connection) -> bool:
    """True if nothing is counted although a known player's match has ended, as after an old version."""
    known = players.c.discord_id.is_not(None) & players.c.id.in_([matches.c.orange_id, matches.c.gray_id])
    over = and_(
        matches.c.state == written(MatchState.OVER),
        matches.c.level.is_(None),
        matches.c.ending.not_in([end for end in MatchEnd if not end.counts]),
    )
    uncounted = ~exists(select(player_stats.c.player_id)) & exists(
        select(matches.c.id).join(players, known).where(over)
    )
    return bool(connection.execute(select(uncounted)).scalar_one())
