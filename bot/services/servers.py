"""What a server has set for the matches in it."""

from __future__ import annotations

from bot.services.refusals import Refusal, Refused
from data import Database, guilds


async def boards_move(database: Database, guild_id: int | None) -> bool:
    """Whether boards move by themselves there."""
    async with database.read() as connection:
        return await guilds.boards_move(connection, guild_id)


async def set_boards_move(database: Database, guild_id: int, wanted: bool, *, may_manage: bool) -> None:
    """Let boards move by themselves, or stand still; only those who may manage the server decide."""
    if not may_manage:
        raise Refused(Refusal.NOT_A_MODERATOR)
    async with database.write() as connection:
        await guilds.set_boards_move(connection, guild_id, wanted)
