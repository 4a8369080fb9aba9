"""The list of one's running matches, page by page, and asking which match is meant."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager

from bot.components.games import MOST_ASKED, MatchWords, games_view, which_view
from bot.context import Interaction
from bot.handlers.arguments import Number
from bot.origin import person
from bot.replies import NOBODY, send_ephemeral
from services import running
from services.running import RunningMatch, WhichMatch
from words import games as words
from words.catalogue import say


async def open_games(interaction: Interaction) -> None:
    """Show the first page to the one who asks."""
    listed = await _listed(interaction)
    # Without the pictures that Discord would show of where the links lead.
    await send_ephemeral(
        interaction, words.games_text(listed, 0), view=games_view(listed, 0), suppress_embeds=True
    )


async def turn_to(interaction: Interaction, number: Number) -> None:
    """Show a page instead of what the button is on; the last if there are fewer by now."""
    listed = await _listed(interaction)
    number = min(number, words.pages(listed) - 1)
    await interaction.response.edit_message(
        content=words.games_text(listed, number),
        attachments=[],
        view=games_view(listed, number),
        allowed_mentions=NOBODY,
        suppress_embeds=True,
    )


@asynccontextmanager
async def asking_which(interaction: Interaction, words_for: MatchWords) -> AsyncIterator[None]:
    """Around a command: if several matches could be meant, ask by a button for each, whose words are ``words_for``.

    Of more than can be asked about, WHICH_MATCH stays as it is.
    """
    try:
        yield
    except WhichMatch as which:
        if len(which.candidates) > MOST_ASKED:
            raise
        view = which_view(which.candidates, words_for)
        await send_ephemeral(interaction, say("which-match-title"), view=view)


async def _listed(interaction: Interaction) -> Sequence[RunningMatch]:
    return await interaction.client.context.database.read(running.running, person(interaction))
