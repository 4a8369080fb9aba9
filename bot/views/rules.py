"""Leafing through the rules."""

from __future__ import annotations

from typing import Any

import discord

from bot.answers import whisper
from bot.house import Interaction
from bot.views.press import button, pressed, row_of
from bot.words.alt_text import describe
from bot.words.catalogue import say
from bot.words.rules import PAGES, page_text, page_turn
from game import Edition


async def open_rules(interaction: Interaction, edition: Edition) -> None:
    """Show the first page to the one who asks."""
    page = await _page(interaction, edition, 0)
    await whisper(interaction, page["content"], file=page["attachments"][0], view=page["view"])


@pressed("rules")
async def _turn_to(interaction: Interaction, edition: str, number: str) -> None:
    await interaction.response.edit_message(**await _page(interaction, Edition(edition), int(number)))


async def _page(interaction: Interaction, edition: Edition, number: int) -> dict[str, Any]:
    """A page as an edit of a message takes it."""
    number = min(max(number, 0), len(PAGES[edition]) - 1)
    shown = page_turn(edition, number)
    picture = await interaction.client.house.presenter.turn(shown.position, shown.events)
    return {
        "content": page_text(edition, number),
        "attachments": [picture.file(describe(shown.position, shown.events))],
        "view": _buttons(edition, number),
    }


def _buttons(edition: Edition, number: int) -> discord.ui.View:
    view = row_of()
    if number > 0:
        view.add_item(button(say("button-page-back"), "rules", edition.value, number - 1))
    if number < len(PAGES[edition]) - 1:
        view.add_item(
            button(
                say("button-page-next"), "rules", edition.value, number + 1, style=discord.ButtonStyle.primary
            )
        )
    return view
