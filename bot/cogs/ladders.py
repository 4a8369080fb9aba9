"""``/leaderboard``."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, edition_of
from bot.house import Interaction, is_carried
from bot.services.ratings import EVERYWHERE
from bot.views.ladders import open_ladder
from bot.words.catalogue import say
from data.standings import Table

_WHERE: Final = [
    app_commands.Choice(name=say("command-leaderboard-where-name", where=where), value=where)
    for where in ("here", "everywhere")
]


class Ladders(commands.Cog):
    """How players stand."""

    @app_commands.command(name="leaderboard", description=say("command-leaderboard"))
    @app_commands.describe(edition=say("command-edition"), where=say("command-leaderboard-where"))
    @app_commands.choices(edition=EDITIONS, where=_WHERE)
    async def leaderboard(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
    ) -> None:
        """The ten strongest, here or everywhere, and the asker's own place."""
        here = 0 if is_carried(interaction) else interaction.guild_id or 0
        wanted = EVERYWHERE if where and where.value == "everywhere" else here
        await open_ladder(interaction, Table(wanted, edition_of(edition).value))
