"""A page of finished matches: a menu to replay one, and the button to the next page."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.components.buttons import button, menu, view_of
from services.history import Finished, HistoryCursor
from words import history as words
from words.catalogue import say


def history_view(page: Sequence[Finished], further: HistoryCursor | None) -> discord.ui.View:
    """The menu of a page, and the button to the next one, if there is one."""
    items: list[discord.ui.Button[discord.ui.View] | discord.ui.Select[discord.ui.View]] = []
    if page:
        options = [
            discord.SelectOption(label=words.replay_option(item), value=str(item.match.id)) for item in page
        ]
        items.append(menu(say("history-replay"), options, "replay"))
    if further:
        ended_at = repr(further.ended_at.timestamp())
        items.append(button(say("button-further"), "history", ended_at, further.match_id))
    return view_of(*items)
