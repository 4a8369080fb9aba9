"""The buttons of the letters that people get by themselves."""

from __future__ import annotations

import discord

from bot.views.buttons import button, link_button, view_of
from services.play.snapshots import Snapshot
from services.play.telling.follows import Following
from services.players.day import Day
from words.catalogue import say
from words.links import address_of


def day_view(day: Day) -> discord.ui.View:
    """The list of one's matches, which leads to each of them; and today's puzzle, where it carries a streak on."""
    puzzle = [button(say("button-daily"), "daily")] if day.streak else []
    return view_of(button(say("button-games"), "mygames"), *puzzle)


def followed_view(snapshot: Snapshot) -> discord.ui.View:
    """For who follows a match: where it is, and while it runs to follow it no longer."""
    match, off = snapshot.match, Following.NONE
    board = link_button(say("button-board"), address_of(match))
    unfollow = button(say("button-follow", how=off), "follow", match.id, off)
    return view_of(board, *((unfollow,) if snapshot.running else ()))
