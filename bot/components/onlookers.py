"""What is under More for those who see a board and do not play."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from services.snapshots import Snapshot
from words.catalogue import say


def onlooker_view(snapshot: Snapshot, *, may_replay: bool) -> discord.ui.View:
    """The last turn, the rules and, if its players let others replay the match, the film so far and each turn."""
    match = snapshot.match
    buttons = []
    if snapshot.last:
        buttons.append(button(say("button-watch"), "watch", match.id, match.version))
    if snapshot.last and may_replay:
        buttons.append(button(say("button-film-so-far"), "film", match.id))
        buttons.append(button(say("button-replay"), "replay", match.id))
    return view_of(*buttons, button(say("button-rules"), "rules", match.edition, 0))
