"""The page that tells how to play in two minutes, and the commands."""

from __future__ import annotations

from game import Edition
from words.catalogue import say
from words.play.bot_matches import edition_options


def help_text(edition: Edition | None, *, manages: bool = False) -> str:
    """The page that tells how to play an edition here; where none is meant, the classic one, and what the others are.

    ``manages``: whoever reads it manages the server, and is told of its settings.
    """
    shown = edition or Edition.CLASSIC
    lines = [say("help-title", edition=shown), say("help-game", edition=shown)]
    if edition is None:
        lines.append(say("help-editions"))
        lines += [f"- {option.label}" for option in edition_options(shown)]
    lines += [say("help-alone"), say("help-together"), say("help-hints"), say("help-words")]
    if manages:
        lines.append(say("help-managing"))
    return "\n".join([*lines, say("help-commands")])
