"""A page of a leaderboard: its lines as the picture takes them, and its buttons."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.components.buttons import button, view_of
from data.standings import ALL_TIME, Mark, Row, Table
from renderer import Line
from services.ladders import Page
from services.seasons import Season
from words import ladders as words
from words.catalogue import say


def lines_of(page: Page) -> tuple[list[Line], list[Line]]:
    """The lines of the picture, and below them those without a place."""
    mine = page.mine.player.id if page.mine else None
    rows = [*page.rows, *([page.apart] if page.apart else [])]
    lines, unsure = (
        [line_of(row, mine=row.player.id == mine) for row in each] for each in (rows, page.unsure)
    )
    return lines, unsure


def line_of(row: Row, *, mine: bool) -> Line:
    """A line as the picture takes it."""
    standing = row.standing
    numbers = (round(standing.rating), round(standing.deviation))
    return Line(row.place, row.player.name, *numbers, words.record(row), round(standing.change), mine)


def ladder_view(page: Page, now: datetime) -> discord.ui.View:
    """The ways from a page: this season, all time, the top, further down; and sharing it."""
    table, season = page.table, Season.of(now).number
    buttons = []
    if table.season != season:
        buttons.append(button(say("button-season"), "ladder", *table._replace(season=season)))
    if table.season != ALL_TIME:
        buttons.append(button(say("button-all-time"), "ladder", *table._replace(season=ALL_TIME)))
    if page.after:
        buttons.append(button(say("button-top"), "ladder", *table))
    if page.further:
        buttons.append(button(say("button-further"), "ladder", *table, *_named(page.further)))
    if page.rows or page.unsure:
        buttons.append(button(say("button-share"), "share", *table, *_named(page.after)))
    return view_of(*buttons)


def is_over(table: Table, now: datetime) -> bool:
    """Whether no match counts in a table any more."""
    return table.season not in {ALL_TIME, Season.of(now).number}


def _named(mark: Mark | None) -> tuple[int | str, ...]:
    """A mark as words of a custom id; the rating exactly, to its last bit."""
    return (mark.player_id, mark.rating.hex()) if mark else ()
