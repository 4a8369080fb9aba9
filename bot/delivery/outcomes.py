"""The outcomes of bringing something to Discord: a board, a line, a direct message."""

from __future__ import annotations

from enum import Enum

import discord

from words.limits import FINAL_STATUSES


class Outcome(Enum):
    """The outcome of a try."""

    #: It is there.
    DONE = "done"
    #: It is there, but that could not be stored: at the next try it is found.
    UNSTORED = "unstored"
    #: Discord fails for now: it is tried again.
    LATER = "later"
    #: Another process is at it.
    CLAIMED = "claimed"
    #: The bot can't post in that place.
    CLOSED = "closed"
    #: It is shown only when a player asks for it.
    WHEN_ASKED = "when asked"

    @property
    def unseen(self) -> bool:
        """True if nobody sees it by itself, now or soon."""
        return self in {Outcome.CLOSED, Outcome.WHEN_ASKED}


def outcome_of(error: Exception) -> Outcome:
    """The outcome of a try that failed: a status in FINAL_STATUSES is final, anything else may work later."""
    if isinstance(error, discord.HTTPException) and error.status in FINAL_STATUSES:
        return Outcome.CLOSED
    return Outcome.LATER
