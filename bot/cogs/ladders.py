"""``/leaderboard``."""

from __future__ import annotations

from datetime import datetime
from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, offered
from bot.house import Interaction, ladder_here, person
from bot.services import ladders, profiles
from bot.services.refusals import Refusal, Refused
from bot.services.seasons import Season
from bot.views.ladders import open_ladder
from bot.words import ladders as words
from bot.words.catalogue import say
from data.standings import ALL_TIME, EVERYWHERE, Table
from game import Edition

_EVERYWHERE: Final = "everywhere"
_WHERE: Final = [
    app_commands.Choice(name=say("command-leaderboard-where-name", where=where), value=where)
    for where in ("here", _EVERYWHERE)
]


class Ladders(commands.Cog):
    """How players stand."""

    @app_commands.command(name="leaderboard", description=say("command-leaderboard"))
    @app_commands.describe(
        edition=say("command-edition"),
        where=say("command-leaderboard-where"),
        season=say("command-leaderboard-season"),
    )
    @app_commands.choices(edition=EDITIONS, where=_WHERE)
    async def leaderboard(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        where: app_commands.Choice[str] | None = None,
        season: str | None = None,
    ) -> None:
        """The ten strongest, here or everywhere, of a season or of all time, and the asker's own place."""
        number = _season(season, interaction.client.house.clock.now()) if season else ALL_TIME
        everywhere = where is not None and where.value == _EVERYWHERE
        guild_id = EVERYWHERE if everywhere else ladder_here(interaction)
        played = edition.value if edition else (await self._favourite(interaction)).value
        await open_ladder(interaction, Table(guild_id, played, number))

    @leaderboard.autocomplete("season")
    async def _seasons(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The seasons there have been where, and in the edition, that is filled in so far."""
        house, filled_in = interaction.client.house, interaction.namespace
        guild_id = EVERYWHERE if filled_in.where == _EVERYWHERE else ladder_here(interaction)
        table = Table(guild_id, filled_in.edition or (await self._favourite(interaction)).value)
        now = house.clock.now()
        found = await ladders.seasons(house.database, table, now)
        return offered(words.season_choices(found, now, typed))

    @staticmethod
    async def _favourite(interaction: Interaction) -> Edition:
        """Which edition somebody means who does not say."""
        return await profiles.favourite_edition(interaction.client.house.database, person(interaction))


def _season(text: str, now: datetime) -> int:
    """The number of a season as autocomplete fills it in; refused if it is none, or has not begun."""
    try:
        number = int(text)
        if number != ALL_TIME and Season.numbered(number) > Season.of(now):
            raise Refused(Refusal.NO_SUCH_SEASON)
    except ValueError:
        raise Refused(Refusal.NO_SUCH_SEASON) from None
    return number
