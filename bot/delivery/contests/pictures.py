"""The pictures of a contest, of whatever kind it is."""

from __future__ import annotations

from typing import assert_never

import discord

from bot.delivery.contests.arenas import arena_picture
from bot.delivery.contests.cups import bracket_pictures, podium_picture
from bot.delivery.contests.leagues import division_pictures
from bot.delivery.contests.posters import poster
from bot.delivery.drawing import Asker, Drawing
from data.records.contests import ContestKind, ContestState
from services.contests.telling import ContestSeen


async def end_pictures(drawing: Drawing, asker: Asker, seen: ContestSeen, server: str) -> list[discord.File]:
    """The pictures of how a contest of a ``server`` ended: of a cup that was won its podium, else as it stands."""
    if seen.contest.kind is ContestKind.CUP and not seen.contest.called_off:
        return [await podium_picture(drawing, asker, seen, server)]
    return await pictures(drawing, asker, seen, server)


async def pictures(
    drawing: Drawing, asker: Asker, seen: ContestSeen, server: str, only: int | None = None
) -> list[discord.File]:
    """The pictures of a contest of a ``server`` in the language that is being spoken: its poster until it begins; then of a league's divisions, or of one alone, of a cup's bracket, or of an arena's table."""
    if seen.contest.state is ContestState.OPEN:
        return [await poster(drawing, asker, seen, server)]
    match seen.contest.kind:
        case ContestKind.LEAGUE:
            return await division_pictures(drawing, asker, seen, only)
        case ContestKind.CUP:
            return await bracket_pictures(drawing, asker, seen)
        case ContestKind.ARENA:
            return await arena_picture(drawing, asker, seen)
        case never:
            assert_never(never)
