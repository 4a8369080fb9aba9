"""What the bot needs to be allowed to post a board."""

from __future__ import annotations

import discord

from bot.house import Interaction
from bot.services.refusals import Refusal, Refused


def missing_for_boards(interaction: Interaction) -> list[str]:
    """The permissions the bot lacks where something was asked, by the names Discord's settings use."""
    has = interaction.app_permissions
    in_thread = isinstance(interaction.channel, discord.Thread)
    sends = has.send_messages_in_threads if in_thread else has.send_messages
    needed = {
        "View Channel": has.view_channel,
        "Send Messages in Threads" if in_thread else "Send Messages": sends,
        "Attach Files": has.attach_files,
    }
    return [name for name, given in needed.items() if not given]


def refuse_where_boards_cannot_go(interaction: Interaction) -> None:
    """Refuse NO_CHANNEL, naming what is missing, before anything is begun that could not be shown."""
    if missing := missing_for_boards(interaction):
        raise Refused(Refusal.NO_CHANNEL, missing=", ".join(missing))
