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
    players,
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


async def choose(database: Database, guild_id: int, *, may_manage: bool, **chosen: Any) -> None:
    """Choose for a server; only those who may manage it do."""
    _refuse_others(may_manage)
    async with database.write() as connection:
        await guilds.change(connection, guild_id, **chosen)


async def let_live(database: Database, place: Place, wanted: bool, *, may_manage: bool) -> None:
    """Put a channel on the list of those where matches may live, or take it off."""
    _refuse_others(may_manage)
    async with database.write() as connection:
        await guilds.let_live(connection, place.guild_id or 0, place.channel_id, wanted)


async def board_moves(database: Database, match: Match) -> bool:
    """Whether a match's boards move: where its server wants it, and neither player would rather not."""
    async with database.read() as connection:
        guild = await guilds.by_id(connection, match.guild_id)
        if not guild.boards_move:
            return False
        return not await preferences.any_still(connection, match.orange_id, match.gray_id)


async def running(database: Database, guild_id: int) -> Sequence[tuple[Match, Player, Player]]:
    """A server's running matches, with who plays Orange and who plays Gray."""
    async with database.read() as connection:
        return [
            (
                match,
                await players.by_id(connection, match.orange_id),
                await players.by_id(connection, match.gray_id),
            )
            for match in await matches.running_in(connection, guild_id)
        ]


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
    await matches.wait_in(connection, guild_id, now + clocks.SILENCE)


async def _join(connection: AsyncConnection, guild_id: int, now: datetime) -> None:
    left_at = (await guilds.by_id(connection, guild_id)).left_at
    if left_at is None:
        return
    await guilds.change(connection, guild_id, left_at=None)
    for match in await matches.running_in(connection, guild_id):
        mover = await preferences.of(connection, match.gray_id if match.turns % 2 else match.orange_id)
        clock = clocks.come_back(match, now - left_at, now, mover)
        await matches.set_clock(connection, match, **clock.values())


def _refuse_others(may_manage: bool) -> None:
    if not may_manage:
        raise Refused(Refusal.NOT_A_MODERATOR)


def _refuse_elsewhere(snapshot: Snapshot, guild_id: int) -> None:
    if snapshot.match.guild_id != guild_id:
        raise Refused(Refusal.NOT_IN_THIS_SERVER)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=snapshot.match)
