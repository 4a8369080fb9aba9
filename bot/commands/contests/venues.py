"""The place of a contest or a vote match: a server whose host allows contests, and a channel that takes boards."""

from __future__ import annotations

from typing import Final

import discord

from bot.commands.common.permissions import refuse_around_thread, refuse_where_boards_cannot_go
from bot.context import Interaction
from bot.origin import main_channel
from bot.views.buttons import in_row
from bot.views.settings import server_button
from services.refusals import Refusal, Refused
from words import refusals
from words.pages.settings import ServerForm
from words.turns.pieces import shortened

#: The rows of buttons are counted from 0.
_LAST_ROW: Final = 4


def refuse_if_off(interaction: Interaction) -> None:
    """Refuse where the host has switched contests off."""
    if not interaction.client.context.has_contests:
        raise Refused(Refusal.NO_CONTESTS)


async def venue_channel(interaction: Interaction) -> int:
    """The channel in which somebody wants to have a contest; of a thread, the channel it belongs to.

    Refuses as ``refuse_where_boards_cannot_go`` does, a forum among them.
    """
    await refuse_where_boards_cannot_go(interaction)
    if isinstance(interaction.channel, discord.Thread):
        refuse_around_thread(interaction.channel)
    return main_channel(interaction)


async def closed_venue(interaction: Interaction) -> Refused | None:
    """The refusal of whoever would have a contest or a vote match here; None if they can."""
    try:
        await venue_channel(interaction)
    except Refused as refused:
        return refused
    return None


def with_reason(text: str, closed: Refused | None) -> str:
    """A page and, where it offers nothing because this place is ``closed``, why not."""
    return "\n".join((text, f"{refusals.MARK} {refusals.sentence(closed)}")) if closed else text


def with_way_out(view: discord.ui.View, closed: Refused | None, interaction: Interaction) -> discord.ui.View:
    """The buttons of a page and, where only the server's settings have ``closed`` this place, the one to them for whoever manages it."""
    is_set = closed is not None and closed.refusal is Refusal.NOT_IN_THIS_CHANNEL
    if is_set and interaction.permissions.manage_guild:
        (channels,) = in_row(_LAST_ROW, server_button(ServerForm.CHANNELS))
        view.add_item(channels)
    return view


def called(interaction: Interaction, channel_id: int) -> str:
    """The name of a channel of the server, for a form, in which a link is none."""
    known = interaction.guild.get_channel(channel_id) if interaction.guild else None
    return shortened(getattr(known or interaction.channel, "name", None) or "")
