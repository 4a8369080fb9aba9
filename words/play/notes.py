"""A player's own note to a match, as only they read it."""

from __future__ import annotations

from collections.abc import Iterator

from data import Match
from words.catalogue import quotation, say, small


def more_text(match: Match, note: str, *, planned: bool) -> str:
    """The words above the buttons of **More**: which match, that its reader has ``planned`` ahead in it, their note to it, if there is one, and what the buttons do that one can't guess."""
    told = (
        say("more-what", match=str(match.id)),
        say("more-planned") if planned else "",
        said_note(note),
        *(small(say("more-about", about=about)) for about in _unknown(match, note, planned=planned)),
    )
    return "\n".join(filter(None, told))


def _unknown(match: Match, note: str, *, planned: bool) -> Iterator[str]:
    """The buttons to be told of: whoever has planned or noted something knows what that is."""
    if match.level is None and not planned:
        yield "plan"
    if not note:
        yield "note"
    yield "read"


def said_note(note: str) -> str:
    """A note with a heading, its lines quoted just as they were written; empty if there is none."""
    if not note:
        return ""
    return "\n".join((say("note-mine"), quotation(note)))
