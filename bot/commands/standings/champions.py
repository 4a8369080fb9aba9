"""``/champions``: the hall of fame of a server, and the buttons that turn and share it."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import EditionName, LeaderboardName
from bot.commands.common.editions import edition_buttons, edition_ranked
from bot.commands.common.options import EDITIONS, OF_ALL_SERVERS, WHERE, localised
from bot.commands.common.permissions import refuse_elsewhere
from bot.commands.common.sharing import send_to_everybody, shown_once
from bot.context import Interaction
from bot.origin import leaderboard_guild
from bot.replies import NOBODY, edit_answer, in_good_time, open_answer
from bot.views.buttons import button, view_of
from data.queries.standings import ALL_TIME, EVERYWHERE, Leaderboard
from renderer import HallRow, Winner
from services.ranking import champions
from services.ranking.champions import Hall
from words.catalogue import say, speaking
from words.pages import champions as words


def hall_view(hall: Hall) -> discord.ui.View:
    """The buttons of a page: the latest seasons, those before, and sharing it; and the other editions."""
    leaderboard, buttons = hall.leaderboard, []
    if leaderboard.season != ALL_TIME:
        buttons.append(button(say("button-top"), "hall", *leaderboard._replace(season=ALL_TIME)))
    if hall.further:
        buttons.append(button(say("button-further"), "hall", *hall.further))
    if hall.champions or hall.contests:
        buttons.append(button(say("button-share"), "hallshare", *leaderboard))
    latest = leaderboard._replace(season=ALL_TIME)
    others = edition_buttons("hall", leaderboard.edition, lambda each: latest._replace(edition=each))
    return view_of(*buttons, *others)


async def open_hall(interaction: Interaction, leaderboard: Leaderboard) -> None:
    """Show the latest champions to the one who asks."""
    message = await _page(interaction, leaderboard, anew=True)
    await open_answer(interaction, **message)


async def open_here(interaction: Interaction, edition: EditionName) -> None:
    """Show the latest champions of this server to whoever presses."""
    await open_hall(interaction, Leaderboard(leaderboard_guild(interaction), edition))


async def turn_to(interaction: Interaction, leaderboard: LeaderboardName) -> None:
    """Show the page that begins with a season."""
    refuse_elsewhere(interaction, leaderboard.guild_id)
    await edit_answer(interaction, **await _page(interaction, leaderboard, anew=False))


async def share(interaction: Interaction, leaderboard: LeaderboardName) -> None:
    """Show the page to everybody here."""
    refuse_elsewhere(interaction, leaderboard.guild_id)
    context = interaction.client.context
    async with shown_once(interaction):
        with speaking(context.languages.here(interaction)):
            message = await _message(interaction, leaderboard)
        del message["view"]
        await send_to_everybody(interaction, message)


async def _page(interaction: Interaction, leaderboard: Leaderboard, *, anew: bool) -> dict[str, Any]:
    """A page as arguments for a message."""
    left = interaction.client.context.left(interaction)
    message = await in_good_time(interaction, _message(interaction, leaderboard), left, anew=anew)
    return {**message, "allowed_mentions": NOBODY}


async def _message(interaction: Interaction, leaderboard: Leaderboard) -> dict[str, Any]:
    """A page of the hall of fame as arguments for editing a message."""
    context = interaction.client.context
    hall = await context.database.read(champions.hall, leaderboard, context.clock.now())
    message = {"content": words.hall_text(hall), "view": hall_view(hall), "attachments": []}
    if not hall.champions:
        return message
    server = context.members.server_name(leaderboard.guild_id)
    rows = [
        HallRow(
            words.season_name(season),
            Winner(row.player.name, round(row.strength), context.avatars.likeness(row.player)),
        )
        for season, row in hall.champions
    ]
    asker = context.asker(interaction)
    picture = await context.drawing.hall(
        asker, words.hall_title(hall), rows, server=server, legend=words.rating_legend()
    )
    return {**message, "attachments": [picture.file(words.hall_alt_text(hall, server))]}


class ChampionsCog(commands.Cog):
    """The hall of fame."""

    @app_commands.command(name="champions", description=localised("command-champions"))
    @app_commands.describe(edition=localised("command-edition"), where=localised("command-leaderboard-where"))
    @app_commands.choices(edition=EDITIONS, where=WHERE)
    async def champions(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """The winners of the seasons, here or everywhere."""
        everywhere = where is not None and where.value == OF_ALL_SERVERS
        guild_id = EVERYWHERE if everywhere else leaderboard_guild(interaction)
        shown = await edition_ranked(interaction, edition, guild_id)
        await open_hall(interaction, Leaderboard(guild_id, shown))
