"""The page that tells how to play in two minutes, and the commands."""

from __future__ import annotations

from game import Edition
from words.catalogue import say


def help_text(edition: Edition) -> str:
    """The page that tells how to play an edition here."""
    return "\n".join((say("help-game", edition=edition), say("help-commands")))
