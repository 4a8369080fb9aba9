"""The buttons of /privacy, and of the two questions before somebody is forgotten."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from words.catalogue import say


def privacy_view() -> discord.ui.View:
    """The buttons to export all data, or to delete it."""
    return view_of(
        button(say("button-export"), "export"),
        button(say("button-delete"), "forget", style=discord.ButtonStyle.danger),
    )


def forget_view() -> discord.ui.View:
    """The first question."""
    return view_of(
        button(say("button-forget"), "forgetsure", style=discord.ButtonStyle.danger),
        button(say("button-keep"), "keep"),
    )


def forget_again_view() -> discord.ui.View:
    """The second question; its buttons are swapped, so that two quick taps don't answer both."""
    return view_of(
        button(say("button-keep"), "keep"),
        button(say("button-forget-really"), "forgetreally", style=discord.ButtonStyle.danger),
    )
