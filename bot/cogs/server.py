"""``/server``: what a server's moderators decide."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ext import commands

from bot.answers import whisper
from bot.cogs.options import EDITIONS, PACES, offered
from bot.house import Interaction
from bot.permissions import main_channel
from bot.services import servers
from bot.services.matches import is_id
from bot.services.people import Place
from bot.services.refusals import Refusal, Refused
from bot.views.servers import ask_to_end
from bot.words import settings as words
from bot.words.catalogue import say
from bot.words.choices import MOST
from data import Pace


class Server(commands.Cog):
    """Settings of a server, for those who may manage it."""

    @app_commands.command(name="server", description=say("command-server"))
    @app_commands.describe(
        boards_move=say("command-server-boards-move"),
        threads=say("command-server-threads"),
        pace=say("command-server-pace"),
        edition=say("command-server-edition"),
        matches_here=say("command-server-matches-here"),
        end_match=say("command-server-end-match"),
    )
    @app_commands.choices(pace=PACES, edition=EDITIONS)
    @app_commands.guild_only()
    @app_commands.guild_install()
    @app_commands.default_permissions(manage_guild=True)
    async def server(
        self,
        interaction: Interaction,
        boards_move: bool | None = None,
        threads: bool | None = None,
        pace: app_commands.Choice[str] | None = None,
        edition: app_commands.Choice[str] | None = None,
        matches_here: bool | None = None,
        end_match: str | None = None,
    ) -> None:
        """Change what is given, and tell how all is set."""
        database, guild_id = interaction.client.house.database, interaction.guild_id or 0
        # Discord lets a server open a command to others; managing it is what counts.
        may_manage = interaction.permissions.manage_guild
        chosen: dict[str, Any] = {
            "boards_move": boards_move,
            "threads": threads,
            "pace": Pace(pace.value) if pace else None,
            "edition": edition.value if edition else None,
        }
        chosen = {name: value for name, value in chosen.items() if value is not None}
        if chosen or matches_here is not None:
            here = Place(guild_id, main_channel(interaction))
            await servers.choose(database, here, may_manage=may_manage, matches_here=matches_here, **chosen)
        if end_match is not None:
            if not is_id(end_match):
                raise Refused(Refusal.NOT_IN_THIS_SERVER)
            snapshot = await servers.to_cancel(database, guild_id, int(end_match), may_manage=may_manage)
            await ask_to_end(interaction, snapshot)
            return
        await whisper(interaction, words.of_server(await servers.settings(database, guild_id)))

    @server.autocomplete("end_match")
    async def _running(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The server's running matches that fit what was typed."""
        if not interaction.permissions.manage_guild:
            return []
        database, guild_id = interaction.client.house.database, interaction.guild_id or 0
        return offered(words.match_choices(await servers.running(database, guild_id, typed, MOST)))
