"""The picture of an arena: its table, with everybody's last games."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

import discord

from bot.delivery.drawing import Asker, Drawing
from contests.arena.table import ArenaStanding
from contests.encounters import DRAW, WIN
from data.records.contests import ContestState, EntryState
from renderer import ArenaRow, Likeness, Pill, PillKind
from services.contests.arena.standings import ArenaTable
from services.contests.telling import ContestSeen
from words.catalogue import say
from words.pages.contests.arenas import arena_alt_text

#: The rows of the picture.
_ROWS: Final = 10
_KINDS: Final[Mapping[float, PillKind]] = MappingProxyType({WIN: PillKind.WON, DRAW: PillKind.DRAWN})


async def arena_picture(drawing: Drawing, asker: Asker, seen: ContestSeen) -> list[discord.File]:
    """The first of an arena's table, in the language that is being spoken; none before a match is over."""
    arena = seen.arena
    if arena is None or not arena.encounters:
        return []
    goes_on = seen.contest.state is not ContestState.ENDED
    rows = [_drawn(arena, row, goes_on=goes_on) for row in arena.rows[:_ROWS]]
    others = len(arena.rows) - len(rows)
    more = say("arena-more", count=others) if others else ""
    drawn = await drawing.arena(asker, seen.contest.name, rows, more)
    return [drawn.file(arena_alt_text(seen, arena))]


def _drawn(arena: ArenaTable, row: ArenaStanding, *, goes_on: bool) -> ArenaRow:
    """A row as it is drawn: a pill for each match, with what it brought; and a flame for who is on fire, while the arena ``goes_on``."""
    is_in = arena.entries[row.contestant].state is EntryState.IN
    results = arena.results(row.contestant)
    return ArenaRow(
        row.place,
        arena.players[row.contestant].name or say("former-player"),
        str(row.points),
        [
            Pill(_KINDS.get(result, PillKind.LOST), str(points))
            for result, points in zip(results, row.sheet, strict=True)
        ],
        on_fire=row.is_on_fire and is_in and goes_on,
        likeness=Likeness(row.contestant),
    )
