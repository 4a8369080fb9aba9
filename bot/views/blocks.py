"""The button that lifts a block, and the menus of all whom somebody blocks."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.views.buttons import Button, button, menu, view_of
from data import Player
from words.catalogue import say
from words.limits import OPTIONS
from words.pages import blocks as words


def unblock_button(discord_id: int) -> Button:
    """The button that lifts the block of somebody."""
    return button(say("button-unblock"), "unblock", discord_id)


def blocked_view(listed: Sequence[Player]) -> discord.ui.View:
    """As many menus as it takes to choose from all whom somebody blocks: for a hundred these are four."""
    menus = [listed[begin : begin + OPTIONS] for begin in range(0, len(listed), OPTIONS)]
    return view_of(
        *(
            menu(say("block-choose"), [_option(each) for each in part], "unblockone", number)
            for number, part in enumerate(menus)
        )
    )


def _option(player: Player) -> discord.SelectOption:
    return discord.SelectOption(label=words.name_in_list(player), value=str(player.discord_id))
