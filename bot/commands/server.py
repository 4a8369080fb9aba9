"""``/server``: what a server's moderators decide, and ending a match after a question."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.arguments import MatchId, Version
from bot.commands.common.options import EDITIONS, PACES, Language, localised, offered
from bot.commands.common.showing import show_change
from bot.context import Interaction
from bot.origin import main_channel, person
from bot.replies import best_effort, send_ephemeral
from bot.views.buttons import button, view_of
from data import Match, Pace
from data.queries import matches
from game import Edition
from services import servers
from services.people import Place
from services.play.match_selection import is_id
from services.play.snapshots import Snapshot
from services.refusals import Refusal, Refused
from services.servers import ServerChanges
from words.catalogue import say
from words.limits import OPTIONS
from words.pages import settings as words


def cancel_view(match: Match) -> discord.ui.View:
    """Yes or no, before a match is ended."""
    return view_of(
        button(say("button-end-yes"), "cancel", match.id, match.version, style=discord.ButtonStyle.danger),
        button(say("button-end-no"), "letgoon"),
    )


async def ask_to_cancel(interaction: Interaction, snapshot: Snapshot) -> None:
    """Ask whether the moderator is sure, before a match is ended."""
    question = words.cancel_question(snapshot.match, snapshot.orange, snapshot.gray)
    await send_ephemeral(interaction, question, view=cancel_view(snapshot.match))


async def cancel(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """End the match."""
    context = interaction.client.context
    await context.database.write(
        servers.cancel,
        interaction.guild_id or 0,
        match_id,
        person(interaction),
        context.clock.now(),
        version=version,
        may_manage=interaction.permissions.manage_guild,
    )
    await best_effort(interaction.response.edit_message(content=say("server-ended"), view=None))
    await show_change(interaction, match_id)


async def let_go_on(interaction: Interaction) -> None:
    """Close the question: the match goes on."""
    await interaction.response.edit_message(content=say("server-kept"), view=None)


class ServerCog(commands.Cog):
    """A server's settings, for those who may manage it."""

    @app_commands.command(name="server", description=localised("command-server"))
    @app_commands.describe(
        boards_move=localised("command-server-boards-move"),
        threads=localised("command-server-threads"),
        pace=localised("command-server-pace"),
        edition=localised("command-server-edition"),
        matches_here=localised("command-server-matches-here"),
        daily_puzzle=localised("command-server-daily-puzzle"),
        end_match=localised("command-server-end-match"),
        language=localised("command-server-language"),
    )
    @app_commands.choices(pace=PACES, edition=EDITIONS)
    # All is said, because discord.py adds the tree's defaults to what is left out.
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    @app_commands.default_permissions(manage_guild=True)
    async def server(
        self,
        interaction: Interaction,
        boards_move: bool | None = None,
        threads: bool | None = None,
        pace: app_commands.Choice[str] | None = None,
        edition: app_commands.Choice[str] | None = None,
        matches_here: bool | None = None,
        daily_puzzle: bool | None = None,
        end_match: str | None = None,
        language: app_commands.Transform[str, Language] | None = None,
    ) -> None:
        """Change the settings that are given, and show all of them."""
        context, guild_id = interaction.client.context, interaction.guild_id or 0
        database = context.database
        # A server can allow a command to others in Discord; only the permission to manage it counts here.
        may_manage = interaction.permissions.manage_guild
        changes = ServerChanges(
            boards_move,
            threads,
            Pace(pace.value) if pace else None,
            Edition(edition.value) if edition else None,
            matches_here,
            language,
            daily_puzzle,
        )
        # First, so that a match that can't be ended leaves the settings as they are.
        to_end = None if end_match is None else await self._to_end(interaction, end_match)
        if changes == ServerChanges():
            settings = await database.read(servers.settings, guild_id)
        else:
            here = Place(guild_id, main_channel(interaction))
            settings = await database.write(servers.choose, here, changes, may_manage=may_manage)
            context.languages.choose_here(guild_id, settings.guild)
        if to_end is None:
            await send_ephemeral(
                interaction, words.of_server(settings, context.languages.of_server(guild_id))
            )
        else:
            await ask_to_cancel(interaction, to_end)

    @staticmethod
    async def _to_end(interaction: Interaction, end_match: str) -> Snapshot:
        """The match that a moderator wants to end."""
        if not is_id(end_match):
            raise Refused(Refusal.NOT_IN_THIS_SERVER)
        return await interaction.client.context.database.read(
            servers.to_cancel,
            interaction.guild_id or 0,
            int(end_match),
            person(interaction),
            may_manage=interaction.permissions.manage_guild,
        )

    @server.autocomplete("language")
    async def _languages(self, _: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """Languages that fit what was typed."""
        return offered(words.language_choices(typed))

    @server.autocomplete("end_match")
    async def _running(self, interaction: Interaction, typed: str) -> list[app_commands.Choice[str]]:
        """The server's running matches that fit what was typed."""
        if not interaction.permissions.manage_guild:
            return []
        database, guild_id = interaction.client.context.database, interaction.guild_id or 0
        return offered(
            words.match_choices(await database.read(matches.search_running, guild_id, typed.strip(), OPTIONS))
        )
