"""What a server's moderators choose for the matches in it, and what becomes of these when the bot is taken away."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from datetime import datetime
from typing import Any, NamedTuple

from sqlalchemy.ext.asyncio import AsyncConnection

from bot.services import clocks
from bot.services.matches import change, over
from bot.services.people import Place
from bot.services.refusals import Refusal, Refused
from bot.services.snapshots import Snapshot, changing, load, look
from data import (
    Database,
    Guild,
    Match,
    MatchEnd,
    Player,
    guilds,
    matches,
    preferences,
)


class Settings(NamedTuple):
    """What a server has chosen, and the channels in which matches may live (none: everywhere)."""

    guild: Guild
    channels: frozenset[int]


async def settings(database: Database, guild_id: int | None) -> Settings:
    """What a server has chosen; outside of servers, what goes without saying."""
    async with database.read() as connection:
        return Settings(await guilds.by_id(connection, guild_id), await guilds.channels(connection, guild_id))


async def choose(
    database: Database, place: Place, *, may_manage: bool, matches_here: bool | None, **chosen: Any
) -> None:
    """Choose for a server, and whether matches may live in this channel; only those who may manage it do."""
    _refuse_others(may_manage)
    async with database.write() as connection:
        if chosen:
            await guilds.change(connection, place.guild_id or 0, **chosen)
        if matches_here is not None:
            await guilds.let_live(connection, place.guild_id or 0, place.channel_id, matches_here)


async def board_moves(database: Database, match: Match) -> bool:
    """Whether a match's boards move: where its server wants it, and neither player would rather not."""
    async with database.read() as connection:
        guild = await guilds.by_id(connection, match.guild_id)
        if not guild.boards_move:
            return False
        return not await preferences.any_still(connection, match.orange_id, match.gray_id)


async def running(
    database: Database, guild_id: int, typed: str, most: int
) -> Sequence[tuple[Match, Player, Player]]:
    """Some of a server's running matches, with who plays Orange and who Gray: those that fit a name or number."""
    async with database.read() as connection:
        return await matches.search_running(connection, guild_id, typed.strip(), most)


async def to_cancel(database: Database, guild_id: int, match_id: int, *, may_manage: bool) -> Snapshot:
    """A running match of this server, for a moderator to end; refused as ending it would be."""
    _refuse_others(may_manage)
    snapshot = await look(database, match_id)
    _refuse_elsewhere(snapshot, guild_id)
    return snapshot


async def cancel(
    database: Database, guild_id: int, match_id: int, version: int, now: datetime, *, may_manage: bool
) -> Match:
    """End a match in this server; nobody wins it."""
    _refuse_others(may_manage)
    async with changing(database) as connection:
        snapshot = await load(connection, match_id)
        _refuse_elsewhere(snapshot, guild_id)
        if snapshot.match.version != version:
            raise Refused(Refusal.OUT_OF_DATE, link=snapshot.match)
        return await change(connection, snapshot, now, snapshot.match.news, None, **over(MatchEnd.CANCELLED))


async def left(database: Database, guild_id: int, now: datetime) -> None:
    """Let a server's matches wait, because the bot was taken from it; after a time they are closed."""
    async with database.write() as connection:
        await _leave(connection, guild_id, now)


async def joined(database: Database, guild_id: int, now: datetime) -> None:
    """Let the matches of a server go on to which the bot comes back."""
    async with database.write() as connection:
        await _join(connection, guild_id, now)


async def take_stock(database: Database, present: Collection[int], now: datetime) -> None:
    """Find out which servers the bot has left or come back to while it was not running."""
    async with database.write() as connection:
        for guild_id in await matches.guilds_with_matches(connection):
            if guild_id in present:
                await _join(connection, guild_id, now)
            else:
                await _leave(connection, guild_id, now)


async def _leave(connection: AsyncConnection, guild_id: int, now: datetime) -> None:
    if (await guilds.by_id(connection, guild_id)).left_at is not None:
        return
    await guilds.change(connection, guild_id, left_at=now)
    for match in await matches.running_in(connection, guild_id):
        await matches.set_clock(connection, match, **clocks.away(match, now).values())


async def _join(connection: AsyncConnection, guild_id: int, now: datetime) -> None:
    if (await guilds.by_id(connection, guild_id)).left_at is None:
        return
    await guilds.change(connection, guild_id, left_at=None)
    for match in await matches.running_in(connection, guild_id):
        if match.hold is None:
            continue  # played on meanwhile, from elsewhere
        mover = await preferences.of(connection, match.mover_id)
        await matches.set_clock(connection, match, **clocks.come_back(match, now, mover).values())


def _refuse_others(may_manage: bool) -> None:
    if not may_manage:
        raise Refused(Refusal.NOT_A_MODERATOR)


def _refuse_elsewhere(snapshot: Snapshot, guild_id: int) -> None:
    if snapshot.match.guild_id != guild_id:
        raise Refused(Refusal.NOT_IN_THIS_SERVER)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=snapshot.match)
