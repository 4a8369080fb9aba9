"""The game and the commands on one page."""

from __future__ import annotations

from typing import Final

from game import Edition
from words.catalogue import say

_GAMES: Final = {
    Edition.CLASSIC: "help-classic",
    Edition.GHOST: "help-ghost",
    Edition.KITTENS: "help-kittens",
}


def help_text(edition: Edition) -> str:
    """How to play an edition here."""
    parts = (say(_GAMES[edition]), say("help-commands"), say("help-notation", edition=edition.value))
    return "\n".join(parts)
