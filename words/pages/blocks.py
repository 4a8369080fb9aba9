"""The words about people whom somebody has blocked, which nobody else reads."""

from __future__ import annotations

from collections.abc import Sequence

from data import Player
from services.players.blocks import NewBlock
from words.catalogue import say
from words.limits import OPTION
from words.turns.pieces import mention


def blocked_text(blocked: NewBlock) -> str:
    """That somebody is blocked now, and what that means."""
    told = say("block-done", whom=mention(blocked.player))
    running = len(blocked.running)
    return f"{told}\n{say('block-running', count=running)}" if running else told


def list_text(listed: Sequence[Player], lifted: Player | None = None) -> str:
    """The heading of the list, and how to block somebody; ``lifted`` is who has just been taken off it."""
    lines = [say("block-lifted", whom=mention(lifted))] if lifted else []
    if listed:
        lines.append(say("block-list", count=len(listed)))
    else:
        lines.append(say("block-none"))
    lines.append(say("block-how"))
    return "\n".join(lines)


def name_in_list(player: Player) -> str:
    """A name as an entry of a menu, where nothing in it is read as markup; one without any letters shows the id."""
    shown = " ".join("".join(char for char in player.name if char.isprintable()).split())
    return (shown or str(player.discord_id))[:OPTION]
