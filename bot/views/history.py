"""Leafing through one's finished matches."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import discord

from bot.answers import NOBODY, whisper
from bot.house import Interaction, person
from bot.services import history
from bot.services.history import Mark
from bot.views.press import button, chosen, menu, pressed, row_of
from bot.views.replays import open_replay
from bot.words import history as words
from bot.words.catalogue import say


async def open_history(interaction: Interaction) -> None:
    """Show the latest finished matches to the one who asks."""
    page = await _page(interaction, None)
    await whisper(interaction, page["content"], view=page["view"])


@pressed("history")
async def _turn_to(interaction: Interaction, ended_at: str, match_id: str) -> None:
    mark = Mark(datetime.fromtimestamp(float(ended_at), UTC), int(match_id))
    await interaction.response.edit_message(**await _page(interaction, mark))


@pressed("replay")
async def _choose(interaction: Interaction) -> None:
    await open_replay(interaction, int(chosen(interaction)))


async def _page(interaction: Interaction, mark: Mark | None) -> dict[str, Any]:
    page, further = await history.finished(interaction.client.house.database, person(interaction), mark)
    view = row_of()
    if page:
        options = [
            discord.SelectOption(label=words.replay_option(item), value=str(item.match.id)) for item in page
        ]
        view.add_item(menu(say("history-replay"), options, "replay"))
    if further:
        ended_at = repr(further.ended_at.timestamp())
        view.add_item(button(say("button-further"), "history", ended_at, further.match_id))
    return {"content": words.history_text(page), "view": view, "allowed_mentions": NOBODY}
