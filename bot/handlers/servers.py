"""A moderator ending a match, after a question."""

from __future__ import annotations

from bot.components.servers import cancel_view
from bot.context import Interaction
from bot.handlers.arguments import MatchId, Version
from bot.handlers.showing import show_change
from bot.origin import person
from bot.replies import best_effort, send_ephemeral
from services import servers
from services.snapshots import Snapshot
from words import settings as words
from words.catalogue import say


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
