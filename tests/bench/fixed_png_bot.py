"""A bot that only answers /move with one fixed picture: the least that any bot of this kind can take."""

import io
import os
from pathlib import Path

import discord
from discord import app_commands


class FixedPng(discord.Client):
    async def setup_hook(self):
        picture = Path(os.environ["FIXED_PNG"]).read_bytes()
        tree = app_commands.CommandTree(self)

        @tree.command(name="move", description="Answer")
        async def move(interaction: discord.Interaction, turn: str):  # noqa: ARG001
            await interaction.response.send_message(
                "Your turn!", file=discord.File(io.BytesIO(picture), "board.png", description="A board.")
            )

        await tree.sync()


if __name__ == "__main__":
    FixedPng(intents=discord.Intents(guilds=True)).run("token", log_handler=None)
