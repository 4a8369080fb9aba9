"""How to play on one page, and turning the pages of the rules."""

from __future__ import annotations

from typing import Any

from bot.components.rules import help_view, rules_view
from bot.context import Interaction
from bot.handlers.arguments import EditionName, Number
from bot.replies import send_ephemeral
from game import Edition
from words.alt_text import describe
from words.help import help_text
from words.rules import PAGES, page_text, page_turn


async def open_rules(interaction: Interaction, edition: Edition) -> None:
    """Show the first page to the one who asks."""
    page = await _page(interaction, edition, 0)
    await send_ephemeral(interaction, page["content"], file=page["attachments"][0], view=page["view"])


async def read_rules(interaction: Interaction, edition: EditionName) -> None:
    """Show the first page to whoever presses; the message that the button is on stays as it is."""
    await open_rules(interaction, edition)


async def show_help(interaction: Interaction, edition: EditionName) -> None:
    """Show how to play, in private."""
    await send_ephemeral(interaction, help_text(edition), view=help_view(edition))


async def turn_to(interaction: Interaction, edition: EditionName, number: Number) -> None:
    """Show another page."""
    await interaction.response.edit_message(**await _page(interaction, edition, number))


async def _page(interaction: Interaction, edition: Edition, number: int) -> dict[str, Any]:
    """A page as arguments for editing a message."""
    number = min(number, len(PAGES[edition]) - 1)
    shown = page_turn(edition, number)
    context = interaction.client.context
    picture = await context.presenter.turn(context.asker(interaction), shown.position, shown.events)
    return {
        "content": page_text(edition, number),
        "attachments": [picture.file(describe(shown.position, shown.events))],
        "view": rules_view(edition, number),
    }
