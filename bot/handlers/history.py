"""Turning the pages of one's finished matches."""

from __future__ import annotations

from bot.components.history import history_view
from bot.context import Interaction
from bot.handlers.arguments import HistoryPlace, MatchId
from bot.handlers.replays import open_replay
from bot.origin import person
from bot.replies import NOBODY, send_ephemeral
from services import history
from words import history as words


async def open_history(interaction: Interaction) -> None:
    """Show the latest finished matches to the one who asks."""
    page, further = await interaction.client.context.database.read(history.finished, person(interaction))
    await send_ephemeral(interaction, words.history_text(page), view=history_view(page, further))


async def turn_to(interaction: Interaction, cursor: HistoryPlace) -> None:
    """Show another page."""
    database = interaction.client.context.database
    page, further = await database.read(history.finished, person(interaction), cursor)
    await interaction.response.edit_message(
        content=words.history_text(page), view=history_view(page, further), allowed_mentions=NOBODY
    )


async def replay(interaction: Interaction, match_id: MatchId) -> None:
    """Replay the match that was chosen."""
    await open_replay(interaction, match_id)
