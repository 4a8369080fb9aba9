"""``/privacy``: exporting all that is stored about a person, and forgetting them after two questions."""

from __future__ import annotations

import io
import logging

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.closing import close_challenges
from bot.commands.common.options import localised
from bot.context import Interaction
from bot.origin import person
from bot.replies import best_effort, send_ephemeral
from bot.tasks.roles import take_all
from bot.views.buttons import button, view_of
from services.clubhouse import role
from services.players import privacy
from words.catalogue import say
from words.limits import ATTACHMENT_BYTES


def privacy_view() -> discord.ui.View:
    """The buttons to export all data, or to delete it."""
    return view_of(
        button(say("button-export"), "export"),
        button(say("button-delete"), "forget", style=discord.ButtonStyle.danger),
    )


def forget_view() -> discord.ui.View:
    """The first question."""
    return view_of(
        button(say("button-forget"), "forgetsure", style=discord.ButtonStyle.danger),
        button(say("button-keep"), "keep"),
    )


def forget_again_view() -> discord.ui.View:
    """The second question; its buttons are swapped, so that two quick taps don't answer both."""
    return view_of(
        button(say("button-keep"), "keep"),
        button(say("button-forget-really"), "forgetreally", style=discord.ButtonStyle.danger),
    )


log = logging.getLogger(__name__)


async def open_privacy(interaction: Interaction) -> None:
    """Tell what is stored."""
    await send_ephemeral(interaction, say("privacy"), view=privacy_view())


async def export(interaction: Interaction) -> None:
    """Send all that is stored as a file."""
    context = interaction.client.context
    with context.exporting.of(interaction.user.id):
        await interaction.response.defer(ephemeral=True, thinking=True)
        async with context.export_lock:
            name, data = await context.database.read(privacy.export, person(interaction), ATTACHMENT_BYTES)
        await send_ephemeral(interaction, say("privacy-export"), file=discord.File(io.BytesIO(data), name))


async def ask(interaction: Interaction) -> None:
    """Ask whether the person is to be forgotten."""
    running = await interaction.client.context.database.read(privacy.running_of, person(interaction))
    await send_ephemeral(interaction, say("privacy-sure", running=running), view=forget_view())


async def ask_again(interaction: Interaction) -> None:
    """Ask once more."""
    await interaction.response.edit_message(content=say("privacy-really"), view=forget_again_view())


async def forget(interaction: Interaction) -> None:
    """Forget the person, and show how their matches and challenges ended."""
    context = interaction.client.context
    # Giving up many matches takes time.
    await interaction.response.defer()
    # While their Discord id is known still.
    held = await context.database.read(role.held_by, interaction.user.id)
    await take_all(interaction.client, held, interaction.user.id, context.languages)
    forgotten = await context.database.write(privacy.forget, person(interaction), context.clock.now())
    context.avatars.forget(interaction.user.id)
    context.languages.forget(interaction.user.id)
    context.films.forget_all()
    if not await context.database.empty_log():
        log.warning(
            "Somebody was forgotten, but SQLite's log may hold them until another program has read it"
        )
    answer = say("privacy-forgotten")
    await best_effort(interaction.edit_original_response(content=answer, view=None))
    for match in forgotten.matches:
        await context.publisher.show_end(match.id)
    close_challenges(context, forgotten.challenges)


async def keep(interaction: Interaction) -> None:
    """Close the question: nothing is deleted."""
    await interaction.response.edit_message(content=say("privacy-kept"), view=None)


class PrivacyCog(commands.Cog):
    """The command for what is stored about a person."""

    @app_commands.command(name="privacy", description=localised("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is stored and why, with the buttons to export or to delete it."""
        await open_privacy(interaction)
