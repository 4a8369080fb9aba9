"""The buttons that turn the pages of the rules."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from game import Edition
from words.catalogue import say
from words.rules import PAGES


def rules_view(edition: Edition, number: int) -> discord.ui.View:
    """The buttons to the page before and to the page after."""
    buttons = []
    if number > 0:
        buttons.append(button(say("button-page-back"), "rules", edition.value, number - 1))
    if number < len(PAGES[edition]) - 1:
        style = discord.ButtonStyle.primary
        buttons.append(button(say("button-page-next"), "rules", edition.value, number + 1, style=style))
    return view_of(*buttons)
