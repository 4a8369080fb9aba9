"""The buttons under what somebody has planned for being away, and the form that plans it."""

from __future__ import annotations

from datetime import datetime

import discord

from bot.views.buttons import button, view_of
from bot.views.forms import boxes_field, form, menu_field
from data import Preferences
from words.catalogue import say
from words.pages import away as words


def away_view(mine: Preferences, now: datetime) -> discord.ui.View:
    """The button that opens the form and, where something is planned, the one that ends it."""
    buttons = [button(say("button-plan-away"), "away")]
    if mine.away and now < mine.away.until:
        buttons.append(
            button(say("button-am-back", planned="yes" if now < mine.away.since else "no"), "backagain")
        )
    return view_of(*buttons)


def away_form(mine: Preferences, now: datetime) -> discord.ui.Modal:
    """The form that asks when somebody is away, for how long, and what clocks heed besides."""
    fields = (
        menu_field("away-from", words.start_options(mine, now)),
        menu_field("away-days", words.days_options()),
        boxes_field("away-rules", words.rule_options(mine)),
    )
    return form("away", fields, "awayform")
