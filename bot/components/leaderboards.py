"""A page of a leaderboard: its lines for the picture, and its buttons."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import discord

from bot.components.buttons import button, view_of
from data.standings import ALL_TIME, Leaderboard, LeaderboardCursor, Row
from renderer import Avatar, Line, Record
from services.leaderboards import LeaderboardPage
from services.seasons import Season
from words.catalogue import say


def lines_of(
    page: LeaderboardPage, avatar_of: Callable[[int | None], Avatar | None]
) -> tuple[list[Line], list[Line]]:
    """The lines of the picture, and those without a place, which are below them.

    ``avatar_of`` gives a player's own picture by their Discord id, if there is one.
    """
    mine = page.mine.player.id if page.mine else None
    rows = [*page.rows, *([page.apart] if page.apart else [])]
    lines, provisional = (
        [line_of(row, avatar_of(row.player.discord_id), mine=row.player.id == mine) for row in each]
        for each in (rows, page.provisional)
    )
    return lines, provisional


def line_of(row: Row, avatar: Avatar | None, *, mine: bool) -> Line:
    """A line for the picture."""
    standing = row.standing
    numbers = (round(standing.rating), round(standing.deviation))
    record = Record(standing.wins, standing.draws, standing.losses)
    return Line(row.place, row.player.name, *numbers, record, round(standing.change), mine, avatar)


def leaderboard_view(page: LeaderboardPage, now: datetime) -> discord.ui.View:
    """A page's buttons: this season, all time, the top, the next page, and sharing it."""
    leaderboard, season = page.leaderboard, Season.of(now).number
    buttons = []
    if leaderboard.season != season:
        buttons.append(button(say("button-season"), "ladder", *leaderboard._replace(season=season)))
    if leaderboard.season != ALL_TIME:
        buttons.append(button(say("button-all-time"), "ladder", *leaderboard._replace(season=ALL_TIME)))
    if page.after:
        buttons.append(button(say("button-top"), "ladder", *leaderboard))
    if page.further:
        buttons.append(button(say("button-further"), "ladder", *leaderboard, *_named(page.further)))
    if page.rows or page.provisional:
        buttons.append(button(say("button-share"), "share", *leaderboard, *_named(page.after)))
    return view_of(*buttons)


def is_over(leaderboard: Leaderboard, now: datetime) -> bool:
    """Whether no match counts for a leaderboard any more."""
    return leaderboard.season not in {ALL_TIME, Season.of(now).number}


def _named(cursor: LeaderboardCursor | None) -> tuple[int | str, ...]:
    """A cursor as words of a custom id; the rating in hexadecimal, which keeps every bit."""
    return (cursor.player_id, cursor.rating.hex()) if cursor else ()
