"""``/leaderboard``."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, SeasonNumber, localised, offered
from bot.context import Interaction
from bot.handlers.leaderboards import open_leaderboard
from bot.origin import leaderboard_guild, person
from data.standings import ALL_TIME, EVERYWHERE, Leaderboard
from game import Edition
from services import leaderboards, profiles
from words import leaderboards as words

_EVERYWHERE: Final = "everywhere"
_WHERE: Final = [
    app_commands.Choice(name=localised("command-leaderboard-where-name", where=where), value=where)
    for where in ("here", _EVERYWHERE)
]


class LeaderboardsCog(commands.Cog):
    """The leaderboards."""

    @app_commands.command(name="leaderboard", description=localised("command-leaderboard"))
    @app_commands.describe(
        edition=localised("command-edition"),
        where=localised("command-leaderboard-where"),
        season=localised("command-leaderboard-season"),
    )
    @app_commands.choices(edition=EDITIONS, where=_WHERE)
    async def leaderboard(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        season: app_commands.Transform[int, SeasonNumber] | None = None,
    ) -> None:
        """The ten strongest, here or everywhere, of a season or of all time, and the asker's own place."""
        everywhere = where is not None and where.value == _EVERYWHERE
        guild_id = EVERYWHERE if everywhere else leaderboard_guild(interaction)
        played = edition.value if edition else (await self._favourite(interaction)).value
        await open_leaderboard(interaction, Leaderboard(guild_id, played, season or ALL_TIME))

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons of the leaderboard that the options filled in so far mean."""
        context, filled_in = interaction.client.context, interaction.namespace
        guild_id = EVERYWHERE if filled_in.where == _EVERYWHERE else leaderboard_guild(interaction)
        leaderboard = Leaderboard(guild_id, filled_in.edition or (await self._favourite(interaction)).value)
        now = context.clock.now()
        found = await context.database.read(leaderboards.seasons, leaderboard, now)
        return offered(words.season_choices(found, now, typed))

    @staticmethod
    async def _favourite(interaction: Interaction) -> Edition:
        """The edition that is meant if none is given: the one this person plays most."""
        database = interaction.client.context.database
        return await database.read(profiles.favourite_edition, person(interaction))
