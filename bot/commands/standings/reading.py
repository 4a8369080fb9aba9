"""Reading a list of players page by page, without those who have left the server it is of."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Final, Protocol, TypeVar

from sqlalchemy import Connection

from bot.context import Context
from data import Player
from data.queries.standings import EVERYWHERE, LeaderboardCursor
from services.ranking.leaderboards import PAGE


class Ranked(Protocol):
    """A line of such a list."""

    @property
    def player(self) -> Player:
        """The player whose line it is."""

    @property
    def cursor(self) -> LeaderboardCursor:
        """Identifies the line."""


RankedT = TypeVar("RankedT", bound=Ranked)
#: How many lines are read for one page at most: players who have left the server are skipped.
_MAX_READ: Final = 100


async def read_on(
    context: Context,
    guild_id: int,
    rows_after: Callable[[Connection, LeaderboardCursor | None], Sequence[RankedT]],
    after: LeaderboardCursor | None,
) -> tuple[list[RankedT], LeaderboardCursor | None]:
    """The next lines of players who are here, and the cursor of the next page, if there may be one.

    ``rows_after`` reads a page after a cursor, and one line more if there are more.
    """
    shown: list[RankedT] = []
    for _ in range(_MAX_READ // PAGE):
        found = await context.database.read(rows_after, after)
        here = await _still_here(context, guild_id, found[:PAGE])
        for number, row in enumerate(found[:PAGE], 1):
            if row in here:
                shown.append(row)
            after = row.cursor
            if len(shown) == PAGE:
                return shown, after if number < len(found) else None
        if len(found) <= PAGE:
            return shown, None
    return shown, after


async def _still_here(context: Context, guild_id: int, rows: Sequence[RankedT]) -> list[RankedT]:
    """The lines whose players are known and still in the server; Discord is asked about all at once."""
    known = [(row, row.player.discord_id) for row in rows if row.player.discord_id is not None]
    if guild_id == EVERYWHERE:
        return [row for row, _ in known]
    answers = await asyncio.gather(
        *(context.members.is_here(guild_id, discord_id) for _, discord_id in known)
    )
    return [row for (row, _), here in zip(known, answers, strict=True) if here]
