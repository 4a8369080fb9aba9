"""The buttons of the letters that people get by themselves."""

from __future__ import annotations

import discord

from bot.views.buttons import button, view_of
from words.catalogue import say


def day_view() -> discord.ui.View:
    """The list of one's matches, which leads to each of them."""
    return view_of(button(say("button-games"), "mygames"))
