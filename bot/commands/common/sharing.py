"""Showing everybody what one person looks at: once for each press of the button under it, however quickly it is pressed twice."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import discord

from bot.context import Interaction
from bot.replies import NOBODY, best_effort
from bot.views.buttons import view_of_message
from bot.views.first_steps import beginners_view


@asynccontextmanager
async def shown_once(interaction: Interaction) -> AsyncIterator[None]:
    """Around sending what everybody is to see, as a message of its own: the button that was pressed is out of use from then on.

    That the button is disabled outlasts a restart; a second press at the same moment is refused as DONE_ALREADY. What could not be
    sent may be shown again. Refuses SHOWN_ENOUGH.
    """
    context, message, data = interaction.client.context, interaction.message, interaction.data
    custom_id: Any = data.get("custom_id", "") if data else ""
    pressed = (message.id if message else interaction.id, custom_id)
    context.show_to_everybody(interaction, pressed)
    await interaction.response.edit_message(view=_view(message, custom_id))
    try:
        yield
    except Exception:
        context.sharing.give_back(pressed)
        await best_effort(interaction.edit_original_response(view=_view(message)))
        raise


async def send_to_everybody(interaction: Interaction, shown: dict[str, Any]) -> None:
    """Send what was to be shown in the asker's own message, as arguments for editing that, as a message for everybody that pings nobody."""
    rest = {
        "view": beginners_view(),
        **{name: value for name, value in shown.items() if name != "attachments"},
    }
    await interaction.followup.send(files=shown["attachments"], **rest, allowed_mentions=NOBODY)


def _view(message: discord.Message | None, off: str = "") -> discord.ui.View | None:
    return view_of_message(message, off) if message else None
