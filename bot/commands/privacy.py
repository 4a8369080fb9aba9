"""``/privacy``: exporting all that is stored about a person, and forgetting them after two questions."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterable

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.common.closing import close_challenges
from bot.commands.common.options import localised
from bot.context import Context, ContextClient, Interaction
from bot.origin import person
from bot.replies import best_effort, send_ephemeral
from bot.tasks.roles import take_all
from bot.views.buttons import button, view_of
from data import Match
from services.challenges.invitations import Invitation
from services.clubhouse import role
from services.people import Person
from services.players import privacy
from services.players.privacy import Forgotten
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
    # Giving up many matches takes time.
    await interaction.response.defer()
    forgotten = await forget_person(interaction.client, person(interaction))
    answer = say("privacy-forgotten")
    await best_effort(interaction.edit_original_response(content=answer, view=None))
    await show_ended(interaction.client.context, forgotten.matches, forgotten.challenges)


async def forget_person(client: ContextClient, whom: Person) -> Forgotten:
    """Forget somebody, here and wherever something of theirs is kept. Refuses NOTHING_KEPT."""
    context = client.context
    # While their Discord id is known still.
    held = await context.database.read(role.held_by, whom.discord_id)
    await take_all(client, held, whom.discord_id, context.languages)
    forgotten = await context.database.write(privacy.forget, whom, context.clock.now())
    context.avatars.forget(whom.discord_id)
    context.languages.forget(whom.discord_id)
    context.films.forget_all()
    if not await context.database.empty_log():
        log.warning(
            "Somebody was forgotten, but SQLite's log may hold them until another program has read it"
        )
    return forgotten


async def show_ended(context: Context, matches: Iterable[Match], challenges: Iterable[Invitation]) -> None:
    """Show how the matches and challenges of somebody ended who plays here no more."""
    for match in matches:
        await context.publisher.show_end(match.id)
    close_challenges(context, challenges)


async def keep(interaction: Interaction) -> None:
    """Close the question: nothing is deleted."""
    await interaction.response.edit_message(content=say("privacy-kept"), view=None)


class PrivacyCog(commands.Cog):
    """The command for what is stored about a person."""

    @app_commands.command(name="privacy", description=localised("command-privacy"))
    async def privacy(self, interaction: Interaction) -> None:
        """Show what is stored and why, with the buttons to export or to delete it."""
        await open_privacy(interaction)
