"""``/puzzle`` and ``/daily``."""

from __future__ import annotations

from typing import Final

from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, localised
from bot.context import Interaction
from bot.handlers.puzzles import open_puzzle, show_daily
from bot.origin import person
from game import Edition
from services import profiles
from services.puzzles import Difficulty

_DIFFICULTIES: Final = [
    app_commands.Choice(
        name=localised("command-puzzle-difficulty-name", difficulty=difficulty.value), value=difficulty.value
    )
    for difficulty in Difficulty
]


class PuzzlesCog(commands.Cog):
    """Puzzles."""

    @app_commands.command(name="puzzle", description=localised("command-puzzle"))
    @app_commands.describe(
        edition=localised("command-edition"), difficulty=localised("command-puzzle-difficulty")
    )
    @app_commands.choices(edition=EDITIONS, difficulty=_DIFFICULTIES)
    async def puzzle(
        self,
        interaction: Interaction,
        edition: app_commands.Choice[str] | None = None,
        difficulty: app_commands.Choice[str] | None = None,
    ) -> None:
        """A puzzle of an edition; of the one that the person plays most, unless they say."""
        database = interaction.client.context.database
        chosen = (
            Edition(edition.value)
            if edition
            else await database.read(profiles.favourite_edition, person(interaction))
        )
        await open_puzzle(interaction, chosen, Difficulty(difficulty.value) if difficulty else None)

    @app_commands.command(name="daily", description=localised("command-daily"))
    async def daily(self, interaction: Interaction) -> None:
        """Today's puzzle."""
        await show_daily(interaction)
