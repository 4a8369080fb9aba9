"""A player's own note to a match, as only they read it."""

from __future__ import annotations

from words.catalogue import quotation, say


def more_text(match_id: int, note: str, *, planned: bool) -> str:
    """The words above the buttons of **More**: which match, that its reader has ``planned`` ahead in it, and their note to it, if there is one."""
    plan = say("more-planned") if planned else ""
    return "\n".join(filter(None, (say("more-what", match=str(match_id)), plan, said_note(note))))


def said_note(note: str) -> str:
    """A note with a heading, its lines quoted just as they were written; empty if there is none."""
    if not note:
        return ""
    return "\n".join((say("note-mine"), quotation(note)))
