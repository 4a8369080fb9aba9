"""The choices of a server's moderators for its matches, and what happens to matches when the bot is removed."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Guild, Match, MatchEnd, Pace
from data.queries import guilds
from data.queries.announcing import clubhouses
from data.queries.contests import contests
from data.queries.matches import matches, running_matches
from game import Edition
from services.people import Person, Place
from services.play.access import load_if
from services.play.beginning.new_match import back_in_place
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from services.play.timing.hours import hours_of
from services.play.transitions import change, over
from services.refusals import Refusal, Refused

#: No channel has this id.
NOWHERE: Final = 0


class ServerSettings(NamedTuple):
    """A server's choices, and the channels in which matches are allowed (none: everywhere)."""

    guild: Guild
    channels: frozenset[int]


class ServerChanges(NamedTuple):
    """The settings that a server's moderator asks to change; None: no change.

    ``matches_here``: whether matches are allowed in the channel where this is asked; ``match_channels``: all in which they
    are, none of them: everywhere. ``puzzle_channel``: where the daily puzzle is posted, or NOWHERE.
    """

    boards_move: bool | None = None
    threads: bool | None = None
    pace: Pace | None = None
    edition: Edition | None = None
    matches_here: bool | None = None
    #: A language, or "" for the one that Discord has.
    language: str | None = None
    match_channels: frozenset[int] | None = None
    puzzle_channel: int | None = None
    anyone_announces: bool | None = None


def settings(connection: Connection, guild_id: int | None) -> ServerSettings:
    """A server's choices; outside of servers, the defaults."""
    return ServerSettings(guilds.by_id(connection, guild_id), guilds.channels(connection, guild_id))


def keeps_matches_out(connection: Connection, guild_id: int, channel_id: int | None) -> frozenset[int]:
    """The channels in which a server allows matches, where this one is closed to them; none where it is open.

    The clubhouse is open, for its buttons begin matches, and so is a channel in which a contest of the server is told of.
    """
    allowed = guilds.channels(connection, guild_id)
    if not allowed or channel_id in allowed:
        return frozenset()
    house = clubhouses.of_guild(connection, guild_id)
    told = {each.channel_id for each in contests.of_guild(connection, guild_id)}
    return frozenset() if channel_id in told or (house and house.channel_id == channel_id) else allowed


def choose(
    connection: Connection, place: Place, changes: ServerChanges, *, may_manage: bool
) -> ServerSettings:
    """Change a server's settings; returns all of them. Refuses NOT_A_MODERATOR."""
    refuse_others(may_manage)
    guild_id = place.guild_id or 0
    wanted = {
        name: wanted_value for name, wanted_value in changes._asdict().items() if wanted_value is not None
    }
    matches_here = wanted.pop("matches_here", None)
    if "language" in wanted:
        wanted["language"] = wanted["language"] or None
    match_channels = wanted.pop("match_channels", None)
    if "puzzle_channel" in wanted:
        # Whoever chooses it wants puzzles there, also where they rested.
        wanted |= {"puzzle_channel_id": wanted.pop("puzzle_channel") or None, "puzzle_unseen": 0}
    if wanted:
        guilds.save(connection, guild_id, guilds.by_id(connection, guild_id)._replace(**wanted))
    if matches_here is not None:
        guilds.set_channel_allowed(connection, guild_id, place.channel_id, matches_here)
    if match_channels is not None:
        for channel_id in match_channels ^ guilds.channels(connection, guild_id):
            guilds.set_channel_allowed(connection, guild_id, channel_id, channel_id in match_channels)
    return settings(connection, guild_id)


def to_cancel(
    connection: Connection, guild_id: int, match_id: int, person: Person, *, may_manage: bool
) -> Snapshot:
    """A running match of this server, for a moderator to end who does not play it; refuses what ``cancel`` would."""
    refuse_others(may_manage)
    # A match that is none, and one of another server, read alike.
    otherwise = Refusal.NOT_IN_THIS_SERVER
    try:
        snapshot = load_if(connection, match_id, lambda seen: seen.guild_id == guild_id, otherwise)
    except Refused as refused:
        raise (Refused(otherwise) if refused.refusal is Refusal.NO_SUCH_MATCH else refused) from None
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=snapshot.match)
    if snapshot.side_of(person.discord_id):
        raise Refused(Refusal.MODERATOR_PLAYS, match=snapshot.match.id)
    return snapshot


def cancel(
    connection: Connection,
    guild_id: int,
    match_id: int,
    person: Person,
    now: datetime,
    *,
    version: int,
    may_manage: bool,
) -> Match:
    """End a match in this server; nobody wins it.

    Refuses NOT_A_MODERATOR, NOT_IN_THIS_SERVER, MATCH_OVER, MODERATOR_PLAYS (who plays could lose) and OUT_OF_DATE.
    """
    snapshot = to_cancel(connection, guild_id, match_id, person, may_manage=may_manage)
    if snapshot.match.version != version:
        raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
    after = over(snapshot.match, MatchEnd.CANCELLED)
    return change(connection, snapshot, after, now, news=snapshot.match.news, by=None)


def bot_removed(connection: Connection, guild_id: int, now: datetime) -> None:
    """Stop the clocks of a server's matches, because the bot was removed; after a time they are closed."""
    guild = guilds.by_id(connection, guild_id)
    if guild.left_at is not None:
        return
    guilds.save(connection, guild_id, guild._replace(left_at=now))
    for match in running_matches.in_guild(connection, guild_id):
        matches.save(connection, match, clocks.without_bot(match, now, hours_of(connection, match)))


def bot_returned(connection: Connection, guild_id: int, now: datetime) -> None:
    """Restart the clocks of a server's matches, because the bot has come back."""
    guild = guilds.by_id(connection, guild_id)
    if guild.left_at is None:
        return
    guilds.save(connection, guild_id, guild._replace(left_at=None))
    for match in running_matches.in_guild(connection, guild_id):
        if match.clock.hold is None:
            continue  # its clock runs already: earlier versions let a turn start it
        matches.save(connection, match, back_in_place(connection, match, now))


def meet(connection: Connection, guild_ids: Collection[int]) -> Sequence[int]:
    """Remember that servers have the bot; returns those that have never had it."""
    unknown = [guild_id for guild_id in guild_ids if not guilds.is_known(connection, guild_id)]
    playing = running_matches.guilds_with_matches(connection) if unknown else []
    new = [guild_id for guild_id in unknown if guild_id not in playing]
    for guild_id in new:
        guilds.save(connection, guild_id, Guild())
    return new


def reconcile_servers(
    connection: Connection, present: Collection[int], owns: Callable[[int], bool], now: datetime
) -> None:
    """Find out which servers have removed or added the bot while it was not there to see it.

    ``present`` are the servers that have it, of those that ``owns`` says yes to; of the others nothing is known.
    """
    for guild_id in filter(owns, running_matches.guilds_with_matches(connection)):
        if guild_id in present:
            bot_returned(connection, guild_id, now)
        else:
            bot_removed(connection, guild_id, now)


def refuse_others(may_manage: bool) -> None:
    """Refuse whoever may not manage the server: NOT_A_MODERATOR."""
    if not may_manage:
        raise Refused(Refusal.NOT_A_MODERATOR)
