"""The picture beside a picker: the board on which it was opened, and then the turn as far as it is picked."""

from __future__ import annotations

from typing import Any

import discord

from bot.context import Interaction
from bot.views.picker import choices_of
from services.play.picking import Picking
from services.play.snapshots import Snapshot
from words.play.picker import as_told, preview_alt_text
from words.turns.alt_text import describe, names_in


async def opened(interaction: Interaction, snapshot: Snapshot, picking: Picking) -> dict[str, Any]:
    """The board beside a picker that is opened, as arguments for a private message of its own.

    The picture of the message that was pressed is shown once more: nothing is drawn, and nothing is uploaded.
    """
    again = _picture_again(interaction.message, as_told(turn=False) if snapshot.in_words else None)
    return {"embed": again} if again else {"file": await _drawn(interaction, snapshot, picking)}


async def changed(interaction: Interaction, snapshot: Snapshot, picking: Picking) -> dict[str, Any]:
    """The picture beside a picker after a tap, as arguments for editing its message: with nothing picked it stays the board."""
    if not picking.begun and interaction.message and interaction.message.embeds:
        return {}
    return {"embeds": [], "attachments": [await _drawn(interaction, snapshot, picking)]}


async def _drawn(interaction: Interaction, snapshot: Snapshot, picking: Picking) -> discord.File:
    """The turn as far as it is picked; the bed as it is, if nothing is."""
    context = interaction.client.context
    drawn = await context.drawing.preview(
        context.asker(interaction), picking.board, picking.events, choices_of(picking)
    )
    return drawn.file(_told(snapshot, picking))


def _told(snapshot: Snapshot, picking: Picking) -> str:
    """The picture in words: the turn and the bed after it, or the bed; unless the text beside it tells that, so that nobody hears it twice."""
    names = names_in(snapshot)
    if snapshot.in_words:
        return as_told(turn=bool(picking.begun))
    return preview_alt_text(names, picking) if picking.begun else describe(picking.position, names=names)


def _picture_again(message: discord.Message | None, told: str | None) -> discord.Embed | None:
    """The first picture attached to a message, to be shown in another one, with its alt text or what is ``told``; None if there is none."""
    for file in message.attachments if message else ():
        if (file.content_type or "").startswith("image/"):
            # discord.py has no argument for the alt text, but sends what it is given.
            image = {"url": file.url, "description": told or file.description or ""}
            return discord.Embed.from_dict({"image": image})
    return None
