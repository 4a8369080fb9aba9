"""``/away``: for how long somebody is away, so that no clock runs in their matches; asked for by options or in a form."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.forms import Filled
from bot.commands.common.options import localised
from bot.context import Interaction
from bot.origin import person
from bot.replies import edit_answer, send_ephemeral
from bot.views.buttons import button, view_of
from bot.views.forms import boxes_field, form, menu_field
from data import Away, Preferences
from services.play import away, match_selection
from services.play.away import AwayChanged, AwayRules
from services.play.timing.hours import at_hour, zone_of
from services.players import preferences
from words.catalogue import say
from words.pages import away as words

_MOST_DAYS: Final = away.AHEAD // timedelta(days=1)
_BOXES: Final = ("rescue", "weekends-off")


def away_view(mine: Preferences, now: datetime) -> discord.ui.View:
    """The button that opens the form and, where something is planned, the one that ends it."""
    buttons = [button(say("button-change-away"), "away")]
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


async def open_form(interaction: Interaction) -> None:
    """Ask when somebody is away, and for how long."""
    context = interaction.client.context
    mine = await context.database.read(preferences.read, person(interaction))
    await interaction.response.send_modal(away_form(mine, context.clock.now()))


async def change(interaction: Interaction, filled: Filled) -> None:
    """Be away as was filled in, and show that where it was asked for."""
    on = filled.boxes("away-rules", _BOXES)
    rules = AwayRules(rescue="rescue" in on, weekends_off="weekends-off" in on)
    begins, days = filled.one("away-from", words.starts_named), filled.one("away-days", words.days_named)
    mine = await _leave(interaction, begins, days, rules)
    now = interaction.client.context.clock.now()
    await edit_answer(interaction, content=await _told(interaction, mine), view=away_view(mine, now))


async def come_back(interaction: Interaction) -> None:
    """End the time for which somebody is away, or has planned to be."""
    context = interaction.client.context
    now = context.clock.now()
    changed: AwayChanged = await context.database.write(away.come_back, person(interaction), now)
    context.publisher.tell_away(changed.told)
    told = "\n".join((say("away-back"), await _told(interaction, changed.chosen)))
    await edit_answer(interaction, content=told, view=away_view(changed.chosen, now))


async def _leave(
    interaction: Interaction, begins: int, days: int, rules: AwayRules | None = None
) -> Preferences:
    """Let somebody be away for some days (none: only their rules change), from now or from the beginning of a later day of theirs."""
    context = interaction.client.context
    now = context.clock.now()
    since = _beginning(await context.database.read(preferences.read, person(interaction)), now, begins)
    planned = Away(since, since + timedelta(days=days)) if days else None
    changed: AwayChanged = await context.database.write(
        away.leave, person(interaction), planned, now, context.away_days, rules=rules
    )
    context.publisher.tell_away(changed.told)
    return changed.chosen


def _beginning(mine: Preferences, now: datetime, days: int) -> datetime:
    """The beginning of the day that comes in so many days, where somebody lives; now itself if it is today."""
    zone = zone_of(mine)
    return (
        at_hour(now.astimezone(zone).date() + timedelta(days=days), 0, zone) if days else now.astimezone(UTC)
    )


async def _told(interaction: Interaction, mine: Preferences) -> str:
    context = interaction.client.context
    now = context.clock.now()
    left = away.days_left(mine, now.year, context.away_days)
    running = await context.database.read(match_selection.running, person(interaction))
    return words.mine(mine, left, context.away_days, now, running)


class AwayCog(commands.Cog):
    """Being away."""

    @app_commands.command(name="away", description=localised("command-away"))
    @app_commands.describe(days=localised("command-away-days"), starts_in=localised("command-away-starts-in"))
    async def away(
        self,
        interaction: Interaction,
        days: app_commands.Range[int, 1, _MOST_DAYS] | None = None,
        starts_in: app_commands.Range[int, 0, _MOST_DAYS] = 0,
    ) -> None:
        """Be away for some days; with no option, show what is planned, with buttons to change it."""
        context = interaction.client.context
        if days:
            mine = await _leave(interaction, starts_in, days)
        else:
            mine = await context.database.read(preferences.read, person(interaction))
        await send_ephemeral(
            interaction, await _told(interaction, mine), view=away_view(mine, context.clock.now())
        )
