"""A player's own note to a match, as only they read it."""

from __future__ import annotations

import re
from typing import Final

from words.catalogue import say

#: What would be markup, a mention or a link; a backslash takes that meaning off a sign.
_MARKUP: Final = re.compile(r"([\\*_~`|<>#\[\]()@:+\-])")
_PLAIN: Final = r"\\\1"


def more_text(match_id: int, note: str, *, planned: bool) -> str:
    """The words above the buttons of **More**: which match, that its reader has ``planned`` ahead in it, and their note to it, if there is one."""
    plan = say("more-planned") if planned else ""
    return "\n".join(filter(None, (say("more-what", match=str(match_id)), plan, said_note(note))))


def said_note(note: str) -> str:
    """A note with a heading, its lines quoted just as they were written; empty if there is none."""
    if not note:
        return ""
    written = "".join(char for char in note if char.isprintable() or char == "\n")
    lines = (f"> {_MARKUP.sub(_PLAIN, line)}" for line in written.splitlines())
    return "\n".join((say("note-mine"), *lines))
