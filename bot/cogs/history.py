"""``/history`` and ``/replay``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import MatchId, localised, offered
from bot.context import Interaction
from bot.handlers.history import open_history
from bot.handlers.replays import open_record, open_replay
from bot.origin import person
from services import history
from services.refusals import Refusal, Refused
from words.choices import Choice
from words.history import replay_option


class HistoryCog(commands.Cog):
    """Commands about finished matches and records."""

    @app_commands.command(name="history", description=localised("command-history"))
    async def history(self, interaction: Interaction) -> None:
        """One's finished matches, the latest first."""
        await open_history(interaction)

    @app_commands.command(name="replay", description=localised("command-replay"))
    @app_commands.describe(match=localised("command-replay-match"), file=localised("command-replay-file"))
    async def replay(
        self,
        interaction: Interaction,
        match: app_commands.Transform[int, MatchId] | None = None,
        file: discord.Attachment | None = None,
    ) -> None:
        """Step through a match of one's own, or through a record."""
        if file is not None:
            await open_record(interaction, file)
        elif match is None:
            raise Refused(Refusal.WHAT_TO_REPLAY)
        else:
            await open_replay(interaction, match)

    @replay.autocomplete("match")
    async def _finished(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The latest finished matches whose opponent fits what was typed."""
        page, _ = await interaction.client.context.database.read(history.finished, person(interaction))
        wanted = typed.casefold().strip()
        fitting = (item for item in page if wanted in item.opponent.name.casefold())
        return offered([Choice(replay_option(item), str(item.match.id)) for item in fitting])
