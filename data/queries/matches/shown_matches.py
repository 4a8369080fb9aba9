"""Queries about what of a match is shown and where: all that its board needs, and what has not been shown yet."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from typing import Any, NamedTuple, TypeAlias

from sqlalchemy import (
    Connection,
    and_,
    bindparam,
    exists,
    func,
    or_,
    select,
    update,
)

from data.notifications import Topic, tell
from data.queries.matches.match_rows import GRAY, ID, ORANGE, PLAYER_ID, WITH_PLAYERS, ids_of, with_players_of
from data.queries.tables.columns import written
from data.queries.tables.contests import contest_pairs
from data.queries.tables.guilds import guilds
from data.queries.tables.matches import matches
from data.queries.tables.people import preferences
from data.records.matches import Match, MatchState
from data.records.people import Away, Player, ReminderPlace
from game import Edition, Side

#: Whether a match's server wants its boards animated, and whether one of its players wants no motion.
_BOARDS_MOVE = select(guilds.c.boards_move).where(guilds.c.id == matches.c.guild_id).scalar_subquery()
_MOTION_REDUCED = exists(
    select(preferences.c.player_id).where(
        preferences.c.player_id.in_([matches.c.orange_id, matches.c.gray_id]), preferences.c.reduce_motion
    )
)
_ORANGE_CHOICES, _GRAY_CHOICES = preferences.alias(), preferences.alias()
#: Whether a player wants one message a day instead of pings, and gets it; and when they were, are or will be away.
_BY_DAY = tuple(
    and_(chosen.c.reminders == written(ReminderPlace.DAILY), ~chosen.c.direct_blocked)
    for chosen in (_ORANGE_CHOICES, _GRAY_CHOICES)
)
_AWAY = tuple(
    chosen.c[name] for chosen in (_ORANGE_CHOICES, _GRAY_CHOICES) for name in ("away_from", "away_until")
)
#: Whether a player wants boards to say in words which pieces were pushed.
_IN_WORDS = tuple(chosen.c.in_words for chosen in (_ORANGE_CHOICES, _GRAY_CHOICES))
_TO_SHOW = (
    WITH_PLAYERS.add_columns(_BOARDS_MOVE, _MOTION_REDUCED, *_IN_WORDS, *_BY_DAY, *_AWAY)
    .outerjoin(_ORANGE_CHOICES, matches.c.orange_id == _ORANGE_CHOICES.c.player_id)
    .outerjoin(_GRAY_CHOICES, matches.c.gray_id == _GRAY_CHOICES.c.player_id)
)
_BY_ID_TO_SHOW = _TO_SHOW.where(matches.c.id == ID)
_RUNNING_OF = _TO_SHOW.where(matches.c.id.in_(ids_of(PLAYER_ID, MatchState.RUNNING))).order_by(
    matches.c.changed_at, matches.c.id
)
_SET_SHOWN = update(matches).where(
    matches.c.id == ID,
    matches.c.channel_id == bindparam("channel_id_"),
    matches.c.relocations == bindparam("relocations_"),
    matches.c.shown_version <= bindparam("version_"),
)
_SET_SHOWN_AND_RELEASE = _SET_SHOWN.values(shown_by=func.nullif(matches.c.shown_by, bindparam("claimant_")))


class Motion(NamedTuple):
    """The motion of a match's pictures: animated boards, and any motion at all: none of its players minds."""

    boards: bool
    allowed: bool


class MatchToShow(NamedTuple):
    """A match with its players, which of its pictures move, when its players were, are or will be away, and those who want no pings.

    ``by_day`` are the sides whose players want one message a day instead. ``in_words``: one of them wants to read which pieces were pushed.
    """

    match: Match
    orange: Player
    gray: Player
    motion: Motion
    away: Mapping[Side, Away] = {}
    by_day: frozenset[Side] = frozenset()
    in_words: bool = False

    @property
    def to_move(self) -> Player:
        """The player whose turn it is."""
        return self.orange if self.match.mover is Side.ORANGE else self.gray


#: A match that is meant: its id, or what has been read of it in the same transaction.
Meant: TypeAlias = int | MatchToShow


def to_show(connection: Connection, match_id: int) -> MatchToShow | None:
    """The match with this id, if there is one, with what is needed to show it."""
    row = connection.execute(_BY_ID_TO_SHOW, {"id_": match_id}).one_or_none()
    return _to_show_of(row) if row else None


def _to_show_of(row: Sequence[Any]) -> MatchToShow:
    *found, boards_move, reduced, orange_words, gray_words = row[:-6]
    orange_by_day, gray_by_day, since, until, gray_since, gray_until = row[-6:]
    motion = Motion(bool(boards_move) and not reduced, not reduced)
    times = {Side.ORANGE: (since, until), Side.GRAY: (gray_since, gray_until)}
    away = {side: Away(begins, ends) for side, (begins, ends) in times.items() if begins and ends}
    by_day = {Side.ORANGE: orange_by_day, Side.GRAY: gray_by_day}
    in_words = bool(orange_words or gray_words)
    return MatchToShow(*with_players_of(found), motion, away, frozenset(filter(by_day.get, by_day)), in_words)


def of_person(connection: Connection, discord_id: int) -> Sequence[MatchToShow]:
    """The running matches of the player with this Discord id, the longest unchanged one first."""
    return [_to_show_of(row) for row in connection.execute(_RUNNING_OF, {"discord_id_": discord_id})]


def changed_together(connection: Connection, match: Match, contest_id: int) -> Sequence[MatchToShow]:
    """The running matches of a contest in the place of one of them that were changed last by the same act as that one, which is among them."""
    ids = select(contest_pairs.c.id).where(contest_pairs.c.contest_id == contest_id)
    query = _TO_SHOW.where(
        matches.c.pair_id.in_(ids),
        matches.c.channel_id == match.channel_id,
        matches.c.state == written(MatchState.RUNNING),
        matches.c.news == match.news,
        matches.c.changed_at == match.changed_at,
    )
    return [_to_show_of(row) for row in connection.execute(query.order_by(matches.c.id))]


class PlayersAndPlace(NamedTuple):
    """The players of a match and where it is shown, by Discord's ids; None: a forgotten player, or no server."""

    orange: int | None
    gray: int | None
    guild_id: int | None
    channel_id: int


def players_and_place(connection: Connection, match_id: int) -> PlayersAndPlace | None:
    """The players of a match and where it is shown, if there is one; this can be read even if the rest of it can't."""
    query = select(ORANGE.c.discord_id, GRAY.c.discord_id, matches.c.guild_id, matches.c.channel_id)
    query = query.join(ORANGE, matches.c.orange_id == ORANGE.c.id).join(GRAY, matches.c.gray_id == GRAY.c.id)
    row = connection.execute(query.where(matches.c.id == match_id)).one_or_none()
    return PlayersAndPlace(*row) if row else None


def is_told(connection: Connection, match_id: int) -> bool:
    """True if a match of people is over, where the bot is a member; this can be read even if the rest of it can't."""
    query = select(matches.c.id).where(
        matches.c.id == match_id,
        matches.c.state == written(MatchState.OVER),
        matches.c.level.is_(None),
        matches.c.user_installed.is_(False),
    )
    return connection.execute(query).first() is not None


class MatchPlace(NamedTuple):
    """The edition of a match, and the channel where it is shown."""

    edition: Edition
    channel_id: int


def places_of(connection: Connection, discord_id: int) -> Sequence[MatchPlace]:
    """The editions and channels of a player's running matches; these can be read even if the rest of a match can't."""
    query = select(matches.c.edition, matches.c.channel_id)
    query = query.where(matches.c.id.in_(ids_of(PLAYER_ID, MatchState.RUNNING)))
    return [MatchPlace(*row) for row in connection.execute(query, {"discord_id_": discord_id})]


def set_unshown(connection: Connection, match_id: int) -> None:
    """Mark a match to be shown again in its channel."""
    connection.execute(update(matches).where(matches.c.id == match_id).values(shown_version=0))


def set_shown(
    connection: Connection, match: Match, shown: Mapping[str, int | None], claimant: str | None = None
) -> bool:
    """Store what of this version was shown in the match's channel; False if the match was moved meanwhile.

    ``shown`` are values of columns: ``shown_version``, and the message that shows the board or the offer. ``claimant``: who
    has claimed the match to show it, and lets go of it with this.
    """
    known: dict[str, int | str | None] = {
        "id_": match.id,
        "channel_id_": match.channel_id,
        "relocations_": match.delivery.relocations,
        "version_": match.version,
    }
    statement = _SET_SHOWN
    if claimant is not None:
        statement, known["claimant_"] = _SET_SHOWN_AND_RELEASE, claimant
    at_home = connection.execute(statement, {**known, **shown}).rowcount == 1
    if at_home and match.awaits_bot:
        tell(connection, Topic.BOT_AWAITED, match.id)
    return at_home


def set_told_beside(connection: Connection, told: Match, others: Collection[int]) -> Sequence[int]:
    """Store that the last change of others is told by the line of the match with which they were changed; the ids of those of which that was not stored yet.

    Whoever was changed since tells that.
    """
    query = update(matches).where(
        matches.c.id.in_(others),
        matches.c.channel_id == told.channel_id,
        matches.c.news == told.news,
        matches.c.changed_at == told.changed_at,
        matches.c.shown_version >= matches.c.board_version,
        matches.c.shown_version < matches.c.version,
    )
    stored = connection.execute(query.values(shown_version=matches.c.version).returning(matches.c.id))
    return sorted(stored.scalars())


def set_settled_shown(connection: Connection, match: Match) -> None:
    """Store that the line of an offer that was settled needs no more edits."""
    query = update(matches).where(
        matches.c.id == match.id,
        matches.c.settled == match.offers.settled,
        matches.c.offer_message_id == match.offers.message_id,
    )
    connection.execute(query.values(settled=None, offer_message_id=None))


class Unshown(NamedTuple):
    """A match whose latest version has not been shown yet, and what tells this state of it from another."""

    id: int
    version: int
    shown_version: int
    relocations: int


def unshown(connection: Connection) -> Sequence[Unshown]:
    """The matches whose latest version has not been shown yet."""
    query = select(*(matches.c[field] for field in Unshown._fields))
    query = query.where(matches.c.shown_version < matches.c.version).order_by(matches.c.id)
    return [Unshown(*row) for row in connection.execute(query)]


def unshown_of(connection: Connection, player_id: int) -> Sequence[int]:
    """The ids of a player's matches, running or not, whose latest version has not been shown yet."""
    mine = or_(matches.c.orange_id == player_id, matches.c.gray_id == player_id)
    query = select(matches.c.id).where(matches.c.shown_version < matches.c.version, mine)
    return list(connection.execute(query.order_by(matches.c.id)).scalars())
