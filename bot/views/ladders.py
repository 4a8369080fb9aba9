"""Leafing through a leaderboard, and sharing a page of it."""

from __future__ import annotations

from datetime import datetime
from functools import partial
from typing import Any

import discord

from bot.answers import NOBODY
from bot.house import Interaction, person
from bot.services import ladders
from bot.services.ladders import Page
from bot.services.seasons import Season
from bot.views.press import button, pressed, row_of
from bot.words import ladders as words
from bot.words.catalogue import say
from data.standings import ALL_TIME, EVERYWHERE, Mark, Row, Table
from game import Edition
from renderer import Line


async def open_ladder(interaction: Interaction, table: Table) -> None:
    """Show the top of a table to the one who asks."""
    # Asking who is still here may take longer than Discord waits for a first answer.
    await interaction.response.defer(ephemeral=True, thinking=True)
    await _answer(interaction, await _page(interaction, table))


@pressed("ladder")
async def _turn_to(interaction: Interaction, guild_id: str, edition: str, season: str, *after: str) -> None:
    """A page further down, after a line that the button names; the top where it names none."""
    table, mark = _read(guild_id, edition, season, after)
    await interaction.response.defer()
    await _answer(interaction, await _page(interaction, table, mark))


@pressed("share")
async def _share(interaction: Interaction, guild_id: str, edition: str, season: str, *after: str) -> None:
    """Show the page to everybody here, without anybody's own line in it."""
    table, mark = _read(guild_id, edition, season, after)
    await interaction.response.defer(thinking=True)
    page = await _page(interaction, table, mark)
    sent = await _message(interaction, page._replace(mine=None))
    await interaction.edit_original_response(**sent, allowed_mentions=NOBODY)


async def _answer(interaction: Interaction, page: Page) -> None:
    sent = await _message(interaction, page)
    view = _buttons(page, interaction.client.house.clock.now())
    await interaction.edit_original_response(**sent, view=view, allowed_mentions=NOBODY)


async def _page(interaction: Interaction, table: Table, after: Mark | None = None) -> Page:
    house = interaction.client.house
    is_here = _anywhere if table.guild_id == EVERYWHERE else partial(house.members.is_here, table.guild_id)
    now = house.clock.now()
    return await ladders.page(
        house.database, table, person(interaction), after=after, now=now, is_here=is_here
    )


async def _anywhere(_: int) -> bool:
    return True


async def _message(interaction: Interaction, page: Page) -> dict[str, Any]:
    """A page as an edit of a message takes it."""
    when = "over" if _is_over(page.table, interaction.client.house.clock.now()) else "running"
    content = words.text(page, when)
    rows = [*page.rows, *([page.apart] if page.apart else [])]
    if not rows and not page.unsure:
        return {"content": content, "attachments": []}
    mine = page.mine.player.id if page.mine else None
    lines, unsure = (
        [line_of(row, mine=row.player.id == mine) for row in each] for each in (rows, page.unsure)
    )
    picture = await interaction.client.house.presenter.table(
        words.title(page.table), lines, say("ladder-unsure-heading", when=when), unsure
    )
    return {"content": content, "attachments": [picture.file(words.alt_text(page))]}


def line_of(row: Row, *, mine: bool) -> Line:
    """A line as the picture takes it."""
    standing = row.standing
    numbers = (round(standing.rating), round(standing.deviation))
    return Line(row.place, row.player.name, *numbers, words.record(row), round(standing.change), mine)


def _buttons(page: Page, now: datetime) -> discord.ui.View:
    view = row_of()
    season = Season.of(now).number
    if page.table.season != season:
        view.add_item(button(say("button-season"), "ladder", *page.table._replace(season=season)))
    if page.table.season != ALL_TIME:
        view.add_item(button(say("button-all-time"), "ladder", *page.table._replace(season=ALL_TIME)))
    if page.after:
        view.add_item(button(say("button-top"), "ladder", *page.table))
    if page.further:
        view.add_item(button(say("button-further"), "ladder", *page.table, *_named(page.further)))
    if page.rows or page.unsure:
        view.add_item(button(say("button-share"), "share", *page.table, *_named(page.after)))
    return view


def _is_over(table: Table, now: datetime) -> bool:
    """Whether nothing comes into a table any more."""
    return table.season not in {ALL_TIME, Season.of(now).number}


def _named(mark: Mark | None) -> tuple[int | str, ...]:
    """A mark as words of a custom id; the rating exactly, to its last bit."""
    return (mark.player_id, mark.rating.hex()) if mark else ()


def _read(guild_id: str, edition: str, season: str, after: tuple[str, ...]) -> tuple[Table, Mark | None]:
    """The table and mark of a custom id; ValueError if they are none."""
    number = int(season)
    table = Table(int(guild_id), Edition(edition).value, number and Season.numbered(number).number)
    if not after:
        return table, None
    player_id, rating = after
    return table, Mark(int(player_id), float.fromhex(rating))
