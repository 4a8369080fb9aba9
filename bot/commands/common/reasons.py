"""The words in which a moderator says why they do something: read by those whom it concerns, and kept nowhere."""

from __future__ import annotations

from bot.commands.common.forms import Filled
from bot.views.forms import LONGEST_REASON, REASON


def reason_in(filled: Filled) -> str:
    """The reason that was filled into a form, in one line. Refuses what no form sends."""
    return filled.one(REASON, _in_one_line)


def _in_one_line(written: str) -> str:
    """A reason in one line. Raises ValueError where it is longer than the form takes."""
    if len(written) > LONGEST_REASON:
        raise ValueError(written)
    return "".join(filter(str.isprintable, " ".join(written.split()))).strip()
