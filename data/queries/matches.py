"""Queries about matches.

What every turn and every match needs is built once, with names for what is filled in: building a statement takes longer than
running it (decision 0018).
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from datetime import datetime
from itertools import product
from typing import Any, Final, NamedTuple, TypeAlias

from sqlalchemy import (
    BindParameter,
    ColumnElement,
    CompoundSelect,
    Connection,
    ScalarSelect,
    Text,
    and_,
    bindparam,
    cast,
    exists,
    func,
    insert,
    or_,
    select,
    union_all,
    update,
)

from data.notifications import Topic, tell
from data.queries.players import lock_players
from data.queries.tables.columns import written
from data.queries.tables.guilds import guilds
from data.queries.tables.matches import matches
from data.queries.tables.people import players, preferences
from data.queries.tables.standings import match_ends
from data.records.matches import Match, MatchClock, MatchDelivery, MatchOffers, MatchState, Reminder
from data.records.paces import Pace
from data.records.people import Away, Player, ReminderPlace
from game import Edition, Side

#: The columns of the parts of a match, in the order of their fields.
_PARTS: Final[Mapping[str, tuple[str, ...]]] = {
    "clock": MatchClock._fields,
    "offers": ("offer", "offer_by", "declined", "offer_version", "offer_message_id", "settled"),
    "delivery": MatchDelivery._fields,
}
#: The columns of a match, in the order of its fields and of theirs.
COLUMNS: Final = tuple(name for field in Match._fields for name in _PARTS.get(field, (field,)))
_WHOLE: Final = len(Match._fields) - len(_PARTS)
_CLOCK_END: Final = _WHOLE + len(MatchClock._fields)
_OFFERS_END: Final = _CLOCK_END + len(MatchOffers._fields)
_MATCH = select(*(matches.c[name] for name in COLUMNS))
_ORANGE, _GRAY = players.alias(), players.alias()
#: Where somebody's id is, and where that of their opponent is.
_SEATS = ((matches.c.orange_id, matches.c.gray_id), (matches.c.gray_id, matches.c.orange_id))
_SEAT_OF: Final = {Side.ORANGE: matches.c.orange_id, Side.GRAY: matches.c.gray_id}
#: Matches between people.
_PEOPLE: Final = matches.c.level.is_(None)
#: Whether a match's server wants its boards animated, and whether one of its players wants no motion.
_BOARDS_MOVE = select(guilds.c.boards_move).where(guilds.c.id == matches.c.guild_id).scalar_subquery()
_MOTION_REDUCED = exists(
    select(preferences.c.player_id).where(
        preferences.c.player_id.in_([matches.c.orange_id, matches.c.gray_id]), preferences.c.reduce_motion
    )
)
_ORANGE_CHOICES, _GRAY_CHOICES = preferences.alias(), preferences.alias()
_WITH_PLAYERS = (
    select(*_MATCH.selected_columns, *_ORANGE.c, *_GRAY.c)
    .join(_ORANGE, matches.c.orange_id == _ORANGE.c.id)
    .join(_GRAY, matches.c.gray_id == _GRAY.c.id)
)


def _ids_of(
    player_id: int | ScalarSelect[int] | BindParameter[int], *states: MatchState
) -> CompoundSelect[int]:
    """The ids of a player's matches in some states; each state and side is queried by itself, because each has an index."""
    sides = (matches.c.orange_id, matches.c.gray_id)
    return union_all(
        *(
            select(matches.c.id).where(side == player_id, matches.c.state == written(state))
            for side, state in product(sides, states)
        )
    )


_ID: BindParameter[int] = bindparam("id_")
_BY_ID = _MATCH.where(matches.c.id == _ID)
_BY_ID_WITH_PLAYERS = _WITH_PLAYERS.where(matches.c.id == _ID)
#: Whether a player wants one message a day instead of pings, and gets it; and when they were, are or will be away.
_BY_DAY = tuple(
    and_(chosen.c.reminders == written(ReminderPlace.DAILY), ~chosen.c.direct_blocked)
    for chosen in (_ORANGE_CHOICES, _GRAY_CHOICES)
)
_AWAY = tuple(
    chosen.c[name] for chosen in (_ORANGE_CHOICES, _GRAY_CHOICES) for name in ("away_from", "away_until")
)
_TO_SHOW = (
    _WITH_PLAYERS.add_columns(_BOARDS_MOVE, _MOTION_REDUCED, *_BY_DAY, *_AWAY)
    .outerjoin(_ORANGE_CHOICES, matches.c.orange_id == _ORANGE_CHOICES.c.player_id)
    .outerjoin(_GRAY_CHOICES, matches.c.gray_id == _GRAY_CHOICES.c.player_id)
)
_BY_ID_TO_SHOW = _TO_SHOW.where(matches.c.id == _ID)
_PLAYER_ID = select(players.c.id).where(players.c.discord_id == bindparam("discord_id_")).scalar_subquery()
_RUNNING_OF = _TO_SHOW.where(matches.c.id.in_(_ids_of(_PLAYER_ID, MatchState.RUNNING))).order_by(
    matches.c.changed_at, matches.c.id
)
_ADD = insert(matches).returning(matches.c.id)
_ADD_END = insert(match_ends)
_COUNT_RUNNING = select(func.count()).select_from(
    _ids_of(bindparam("player_id_"), MatchState.RUNNING).subquery()
)
#: As Orange, and as Gray.
_COUNT_RATED = tuple(
    select(func.count())
    .select_from(matches.join(players, players.c.id == theirs))
    .where(
        matches.c.rated,
        mine == bindparam("one_id_"),
        matches.c.created_at > bindparam("since_"),
        (theirs == bindparam("other_id_")) | players.c.discord_id.is_(None),
    )
    for mine, theirs in _SEATS
)
_SAVE = update(matches).where(
    matches.c.id == _ID,
    matches.c.version == bindparam("version_"),
    matches.c.state == written(MatchState.RUNNING),
)
_SET_SHOWN = update(matches).where(
    matches.c.id == _ID,
    matches.c.channel_id == bindparam("channel_id_"),
    matches.c.relocations == bindparam("relocations_"),
    matches.c.shown_version <= bindparam("version_"),
)
_SET_SHOWN_AND_RELEASE = _SET_SHOWN.values(shown_by=func.nullif(matches.c.shown_by, bindparam("claimant_")))


def _match_of(row: Sequence[Any]) -> Match:
    """A match from the values of its columns."""
    clock = MatchClock(*row[_WHOLE:_CLOCK_END])
    offers = MatchOffers(*row[_CLOCK_END:_OFFERS_END])
    return Match._make((*row[:_WHOLE], clock, offers, MatchDelivery(*row[_OFFERS_END:])))


def columns_of(match: Match) -> dict[str, Any]:
    """The values of a match's columns, by their names."""
    *whole, clock, offers, delivery = match
    return dict(zip(COLUMNS, (*whole, *clock, *offers, *delivery), strict=True))


def add(connection: Connection, match: Match) -> Match:
    """Store a new match and return it with its id."""
    lock_players(connection, match.orange_id, match.gray_id)
    values = columns_of(match)
    del values["id"]
    return match._replace(id=connection.execute(_ADD, values).scalar_one())


def by_id(connection: Connection, match_id: int) -> Match | None:
    """The match with this id, if there is one."""
    row = connection.execute(_BY_ID, {"id_": match_id}).one_or_none()
    return _match_of(row) if row else None


class Motion(NamedTuple):
    """The motion of a match's pictures: animated boards, and any motion at all: none of its players minds."""

    boards: bool
    allowed: bool


class MatchWithPlayers(NamedTuple):
    """A match with its players: who plays Orange, who plays Gray."""

    match: Match
    orange: Player
    gray: Player


class MatchToShow(NamedTuple):
    """A match with its players, which of its pictures move, when its players were, are or will be away, and those who want no pings.

    ``by_day`` are the sides whose players want one message a day instead.
    """

    match: Match
    orange: Player
    gray: Player
    motion: Motion
    away: Mapping[Side, Away] = {}
    by_day: frozenset[Side] = frozenset()


#: A match that is meant: its id, or what has been read of it in the same transaction.
Meant: TypeAlias = int | MatchToShow


def to_show(connection: Connection, match_id: int) -> MatchToShow | None:
    """The match with this id, if there is one, with what is needed to show it."""
    row = connection.execute(_BY_ID_TO_SHOW, {"id_": match_id}).one_or_none()
    return _to_show_of(row) if row else None


def with_players(connection: Connection, match_id: int) -> MatchWithPlayers | None:
    """The match with this id and its players, if there is one."""
    row = connection.execute(_BY_ID_WITH_PLAYERS, {"id_": match_id}).one_or_none()
    return _with_players_of(row) if row else None


class PlayersAndPlace(NamedTuple):
    """The players of a match and where it is shown, by Discord's ids; None: a forgotten player, or no server."""

    orange: int | None
    gray: int | None
    guild_id: int | None
    channel_id: int


def players_and_place(connection: Connection, match_id: int) -> PlayersAndPlace | None:
    """The players of a match and where it is shown, if there is one; this can be read even if the rest of it can't."""
    query = select(_ORANGE.c.discord_id, _GRAY.c.discord_id, matches.c.guild_id, matches.c.channel_id)
    query = query.join(_ORANGE, matches.c.orange_id == _ORANGE.c.id).join(
        _GRAY, matches.c.gray_id == _GRAY.c.id
    )
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


def _with_players_of(row: Sequence[Any]) -> MatchWithPlayers:
    fields, people = len(COLUMNS), len(Player._fields)
    orange, gray = row[fields : fields + people], row[fields + people :]
    return MatchWithPlayers(_match_of(row[:fields]), Player(*orange), Player(*gray))


def _to_show_of(row: Sequence[Any]) -> MatchToShow:
    *found, boards_move, reduced, orange_by_day, gray_by_day, since, until, gray_since, gray_until = row
    motion = Motion(bool(boards_move) and not reduced, not reduced)
    times = {Side.ORANGE: (since, until), Side.GRAY: (gray_since, gray_until)}
    away = {side: Away(begins, ends) for side, (begins, ends) in times.items() if begins and ends}
    by_day = {Side.ORANGE: orange_by_day, Side.GRAY: gray_by_day}
    return MatchToShow(*_with_players_of(found), motion, away, frozenset(filter(by_day.get, by_day)))


def running_of(connection: Connection, discord_id: int) -> Sequence[MatchToShow]:
    """The running matches of the player with this Discord id, the longest unchanged one first."""
    return [_to_show_of(row) for row in connection.execute(_RUNNING_OF, {"discord_id_": discord_id})]


def all_running_of(connection: Connection, player_id: int) -> Sequence[Match]:
    """The running matches of a player, by number."""
    ids = _ids_of(player_id, MatchState.RUNNING)
    rows = connection.execute(_MATCH.where(matches.c.id.in_(ids)).order_by(matches.c.id))
    return [_match_of(row) for row in rows]


class MatchPlace(NamedTuple):
    """The edition of a match, and the channel where it is shown."""

    edition: Edition
    channel_id: int


def places_of(connection: Connection, discord_id: int) -> Sequence[MatchPlace]:
    """The editions and channels of a player's running matches; these can be read even if the rest of a match can't."""
    query = select(matches.c.edition, matches.c.channel_id)
    query = query.where(matches.c.id.in_(_ids_of(_PLAYER_ID, MatchState.RUNNING)))
    return [MatchPlace(*row) for row in connection.execute(query, {"discord_id_": discord_id})]


def save(connection: Connection, seen: Match, after: Match) -> bool:
    """Write what differs between a running match as it was ``seen`` and ``after``.

    False, with nothing written, if its version has changed meanwhile.
    """
    before = columns_of(seen)
    differs = {name: value for name, value in columns_of(after).items() if value != before[name]}
    known = {"id_": seen.id, "version_": seen.version}
    return not differs or connection.execute(_SAVE, {**known, **differs}).rowcount == 1


def set_planned(connection: Connection, match: Match, *, has_plans: bool) -> bool:
    """Store whether players have planned ahead in a running match; False if its version has changed meanwhile.

    Always a statement that writes: on PostgreSQL a turn and a plan that are stored at the same time must meet.
    """
    known = {"id_": match.id, "version_": match.version, "has_plans": has_plans}
    return connection.execute(_SAVE, known).rowcount == 1


def set_reminder(
    connection: Connection, match: Match, reminder: Reminder | None, at: datetime | None
) -> bool:
    """Set what is due next in a match; False if the match or its reminder has changed meanwhile."""
    query = (
        update(matches)
        .where(
            matches.c.id == match.id,
            matches.c.version == match.version,
            matches.c.reminder == match.clock.reminder,
            matches.c.remind_at == match.clock.remind_at,
            matches.c.state == written(MatchState.RUNNING),
        )
        .values(reminder=reminder, remind_at=at)
    )
    return connection.execute(query).rowcount == 1


def postpone(connection: Connection, match_id: int, at: datetime) -> None:
    """Make what is due in a match due later."""
    connection.execute(update(matches).where(matches.c.id == match_id).values(remind_at=at))


def due(connection: Connection, now: datetime, limit: int) -> Sequence[int]:
    """The ids of running matches in which something is due, the most overdue first."""
    query = select(matches.c.id).where(
        matches.c.state == written(MatchState.RUNNING), matches.c.remind_at <= now
    )
    return list(connection.execute(query.order_by(matches.c.remind_at).limit(limit)).scalars())


def next_reminder(connection: Connection) -> datetime | None:
    """The moment when something is due next in any running match."""
    query = select(func.min(matches.c.remind_at)).where(matches.c.state == written(MatchState.RUNNING))
    found: datetime | None = connection.execute(query).scalar_one_or_none()
    return found


def any_quick(connection: Connection, until: datetime) -> bool:
    """True if a match at a quick pace runs in which something is due until a moment."""
    quick = [written(pace) for pace in Pace if pace.is_quick]
    is_quick = exists().where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.remind_at <= until,
        matches.c.pace.in_(quick),
    )
    return connection.execute(select(is_quick)).scalar_one()


def count_running(connection: Connection, player_id: int) -> int:
    """The number of running matches that a person has."""
    return connection.execute(_COUNT_RUNNING, {"player_id_": player_id}).scalar_one()


def running_between(connection: Connection, one_id: int, other_id: int) -> Sequence[int]:
    """The ids of the running matches that two people play with each other, the oldest first."""
    running = union_all(
        *(
            select(matches.c.id).where(
                mine == one_id, theirs == other_id, matches.c.state == written(MatchState.RUNNING)
            )
            for mine, theirs in _SEATS
        )
    )
    return sorted(connection.execute(running).scalars())


def finished_of(
    connection: Connection, player_id: int, limit: int, before: tuple[datetime, int] | None = None
) -> Sequence[MatchWithPlayers]:
    """A player's finished matches with both players, the latest first; those before a moment and id, if given.

    Each side is queried by itself, because each has an index; then the latest of both are taken.
    """
    latest = []
    for side in (matches.c.orange_id, matches.c.gray_id):
        query = select(matches.c.id).where(side == player_id, matches.c.state == written(MatchState.OVER))
        if before:
            query = query.where(_ended_before(*before))
        latest.append(
            query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit).subquery()
        )
    ids = union_all(*(select(found.c.id) for found in latest))
    query = _WITH_PLAYERS.where(matches.c.id.in_(ids))
    rows = connection.execute(query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit))
    return [_with_players_of(row) for row in rows]


def _ended_before(moment: datetime, match_id: int) -> ColumnElement[bool]:
    """True for matches that ended before a moment, or at it and with a lower id. Two bounds: the first one an index can search."""
    earlier = (matches.c.changed_at < moment) | (matches.c.id < match_id)
    return and_(matches.c.changed_at <= moment, earlier)


def had_won(connection: Connection, player_id: int, match: Match, levels: Collection[int] = ()) -> bool:
    """True if a player had won before a match ended: against the bot at one of these levels, or if there are none, against a person."""
    against = and_(matches.c.level.is_not(None), matches.c.level.in_(levels)) if levels else _PEOPLE
    won = union_all(
        *(
            select(matches.c.id).where(
                seat == player_id,
                matches.c.state == written(MatchState.OVER),
                matches.c.winner == side,
                against,
                _ended_before(match.changed_at, match.id),
            )
            for side, seat in _SEAT_OF.items()
        )
    )
    return connection.execute(won.limit(1)).first() is not None


def latest_with_bot(connection: Connection, player_id: int, limit: int) -> Sequence[Match]:
    """A player's finished matches against the bot, the latest first; by side as ``finished_of``, with indexes of their own."""
    latest = [
        select(matches.c.id)
        .where(side == player_id, matches.c.level.is_not(None), matches.c.state == written(MatchState.OVER))
        .order_by(matches.c.changed_at.desc(), matches.c.id.desc())
        .limit(limit)
        .subquery()
        for side in (matches.c.orange_id, matches.c.gray_id)
    ]
    query = _MATCH.where(matches.c.id.in_(union_all(*(select(found.c.id) for found in latest))))
    rows = connection.execute(query.order_by(matches.c.changed_at.desc(), matches.c.id.desc()).limit(limit))
    return [_match_of(row) for row in rows]


def have_met(connection: Connection, one_id: int, other_id: int) -> bool:
    """True if two people play or have played a match with each other."""
    states = (MatchState.RUNNING, MatchState.OVER)
    met = union_all(
        *(
            select(matches.c.id).where(one == one_id, matches.c.state == written(state), other == other_id)
            for (one, other), state in product(_SEATS, states)
        )
    )
    return connection.execute(met.limit(1)).first() is not None


def all_ids_of(connection: Connection, player_id: int) -> Sequence[int]:
    """The ids of all matches of a player."""
    return sorted(connection.execute(_ids_of(player_id, *MatchState)).scalars())


def count_rated(connection: Connection, one_id: int, other_id: int, since: datetime) -> int:
    """The number of rated matches that a player has begun since a moment with one other, or with forgotten people."""
    known = {"one_id_": one_id, "other_id_": other_id, "since_": since}
    return sum(connection.execute(query, known).scalar_one() for query in _COUNT_RATED)


def running_in(connection: Connection, guild_id: int) -> Sequence[Match]:
    """A server's running matches, without those of a user-installed bot."""
    query = _MATCH.where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.guild_id == guild_id,
        matches.c.user_installed.is_(False),
    )
    return [_match_of(row) for row in connection.execute(query.order_by(matches.c.id))]


def guilds_with_matches(connection: Connection) -> Sequence[int]:
    """The servers with running matches, without those of a user-installed bot."""
    query = select(matches.c.guild_id).distinct()
    query = query.where(
        matches.c.state == written(MatchState.RUNNING),
        matches.c.guild_id.is_not(None),
        matches.c.user_installed.is_(False),
    )
    return [guild_id for guild_id in connection.execute(query).scalars() if guild_id is not None]


def search_running(
    connection: Connection, guild_id: int, typed: str, limit: int
) -> Sequence[MatchWithPlayers]:
    """A server's running matches with ``typed`` in a player's name or as their number; with both players."""
    fits = (
        _ORANGE.c.name.icontains(typed, autoescape=True)
        | _GRAY.c.name.icontains(typed, autoescape=True)
        | (cast(matches.c.id, Text) == typed)
    )
    query = _WITH_PLAYERS.where(
        matches.c.state == written(MatchState.RUNNING), matches.c.guild_id == guild_id, fits
    )
    rows = connection.execute(query.order_by(matches.c.id).limit(limit))
    return [_with_players_of(row) for row in rows]


def set_thread(connection: Connection, match_id: int, channel_id: int) -> bool:
    """Put a new match, and the one that has begun with it, into their thread; False if they have been shown or played somewhere already."""
    together = select(matches.c.series_id).where(matches.c.id == match_id).scalar_subquery()
    query = (
        update(matches)
        .where(
            (matches.c.id == match_id) | (matches.c.series_id == together),
            matches.c.version == 1,
            matches.c.shown_version == 0,
            matches.c.relocations == 0,
        )
        .values(channel_id=channel_id)
    )
    return connection.execute(query).rowcount > 0


def move(
    connection: Connection, match_id: int, guild_id: int | None, channel_id: int, *, user_installed: bool
) -> None:
    """Move a match to another channel, where no message shows it yet."""
    query = (
        update(matches)
        .where(matches.c.id == match_id)
        .values(
            guild_id=guild_id,
            channel_id=channel_id,
            user_installed=user_installed,
            message_id=None,
            offer_message_id=None,
            shown_version=0,
            place_lost=None,
            relocations=matches.c.relocations + 1,
        )
    )
    connection.execute(query)


def set_unshown(connection: Connection, match_id: int) -> None:
    """Mark a match to be shown again in its channel."""
    connection.execute(update(matches).where(matches.c.id == match_id).values(shown_version=0))


def quarantine(connection: Connection, match_id: int) -> None:
    """Stop play on a running match whose record contradicts itself; its data stay as they are."""
    running = matches.c.state.not_in([MatchState.OVER])
    query = update(matches).where(matches.c.id == match_id, running).values(state=MatchState.QUARANTINED)
    connection.execute(query)


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


def set_settled_shown(connection: Connection, match: Match) -> None:
    """Store that the line of an offer that was settled needs no more edits."""
    query = update(matches).where(
        matches.c.id == match.id,
        matches.c.settled == match.offers.settled,
        matches.c.offer_message_id == match.offers.message_id,
    )
    connection.execute(query.values(settled=None, offer_message_id=None))


def unshown_of(connection: Connection, player_id: int) -> Sequence[int]:
    """The ids of a player's matches, running or not, whose latest version has not been shown yet."""
    mine = or_(matches.c.orange_id == player_id, matches.c.gray_id == player_id)
    query = select(matches.c.id).where(matches.c.shown_version < matches.c.version, mine)
    return list(connection.execute(query.order_by(matches.c.id)).scalars())


def select_matches(connection: Connection, condition: ColumnElement[bool]) -> Sequence[Match]:
    """The matches for which a condition on their table holds, in order."""
    rows = connection.execute(_MATCH.where(condition).order_by(matches.c.id))
    return [_match_of(row) for row in rows]


def of_series(connection: Connection, series_id: int) -> Sequence[Match]:
    """The matches of a series, in the order in which they began."""
    query = _MATCH.where(matches.c.series_id == series_id).order_by(matches.c.id)
    return [_match_of(row) for row in connection.execute(query)]


def begun_in_series(connection: Connection, series_id: int) -> Sequence[int]:
    """The ids of those matches of a series that have begun and were never shown."""
    query = select(matches.c.id).where(
        matches.c.series_id == series_id, matches.c.version == 1, matches.c.shown_version == 0
    )
    return list(connection.execute(query.order_by(matches.c.id)).scalars())


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


def awaiting_bot(connection: Connection, limit: int) -> Sequence[int]:
    """The ids of running matches in which the bot owes a turn or an answer, the one that has waited longest first.

    Only what the match's channel has seen is answered, and nothing while its clock stands still.
    """
    query = select(matches.c.id).where(
        matches.c.awaits_bot,
        matches.c.state == written(MatchState.RUNNING),
        matches.c.shown_version == matches.c.version,
        matches.c.hold.is_(None),
    )
    return list(connection.execute(query.order_by(matches.c.changed_at).limit(limit)).scalars())


def running_with_bot(connection: Connection, player_id: int) -> Match | None:
    """A player's running match against the bot, if there is one."""
    ids = _ids_of(player_id, MatchState.RUNNING)
    query = _MATCH.where(matches.c.id.in_(ids), matches.c.level.is_not(None))
    row = connection.execute(query.order_by(matches.c.id).limit(1)).one_or_none()
    return _match_of(row) if row else None


def add_end(connection: Connection, match: Match, ahead: float) -> None:
    """Store that a match has ended after all others, the server in which it counts, and by how many points who began was ahead."""
    lock_players(connection, match.orange_id, match.gray_id)
    here = None if match.user_installed else match.guild_id
    connection.execute(_ADD_END, {"match_id": match.id, "guild_id": here, "ahead": ahead})


class MatchEnded(NamedTuple):
    """A finished match, the server in which it counted (None: only everywhere), and by how many points who began was ahead."""

    match_id: int
    guild_id: int | None
    ahead: float


def in_order_of_end(connection: Connection) -> Sequence[MatchEnded]:
    """All finished matches, the first to end first."""
    query = select(*(match_ends.c[field] for field in MatchEnded._fields)).order_by(match_ends.c.number)
    return [MatchEnded(*row) for row in connection.execute(query)]


def ids_after(connection: Connection, match_id: int, count: int) -> Sequence[int]:
    """The next few ids of matches after one, to go through all of them."""
    query = select(matches.c.id).where(matches.c.id > match_id).order_by(matches.c.id).limit(count)
    return list(connection.execute(query).scalars())


def count(connection: Connection) -> int:
    """The number of matches."""
    return connection.execute(select(func.count()).select_from(matches)).scalar_one()


def last_change(connection: Connection) -> datetime | None:
    """The moment when a match was changed last; None if there is none."""
    found: datetime | None = connection.execute(select(func.max(matches.c.changed_at))).scalar_one_or_none()
    return found


def all_running(connection: Connection) -> Sequence[Match]:
    """Every running match."""
    return [
        _match_of(row)
        for row in connection.execute(_MATCH.where(matches.c.state == written(MatchState.RUNNING)))
    ]
