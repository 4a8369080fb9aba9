"""The menu that a member has (*Apps*): to challenge them, to see their profile, to block them."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.challenges.command import challenge_member
from bot.commands.common.options import localised
from bot.commands.members.blocks import block_member
from bot.commands.profiles import open_member
from bot.context import ContextClient

_KIND: Final = discord.AppCommandType.user


class MemberMenuCog(commands.Cog):
    """The entries of that menu. They can't be declared inside a cog; they are added and removed with it."""

    def __init__(self, bot: ContextClient) -> None:
        self._bot = bot
        self._entries: list[app_commands.ContextMenu] = [
            app_commands.ContextMenu(name=localised("command-challenge-menu"), callback=challenge_member),
            app_commands.ContextMenu(name=localised("command-profile-menu"), callback=open_member),
            app_commands.ContextMenu(name=localised("command-block-menu"), callback=block_member),
        ]
        for entry in self._entries:
            bot.tree.add_command(entry)

    async def cog_unload(self) -> None:
        """Remove the entries."""
        for entry in self._entries:
            self._bot.tree.remove_command(entry.name, type=_KIND)
