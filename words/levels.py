"""What the bot's levels are called."""

from __future__ import annotations

from words.catalogue import say


def level_name(level: int) -> str:
    """What a level is called."""
    return say("level-name", level=level)
