"""The status of what is brought to Discord: a board, a line, a direct message."""

from __future__ import annotations

from enum import Enum
from typing import Final

import discord

#: Discord's code for a channel that is gone.
UNKNOWN_CHANNEL: Final = 10003
#: Discord's codes for a place where the bot can't send, whatever the HTTP status: what was documented as 403 has been seen as 400.
#: Source: "JSON Error Codes" in Discord's documentation.
_CLOSED_CODES: Final = frozenset(
    {
        UNKNOWN_CHANNEL,
        50001,  # missing access
        50007,  # this person takes no direct messages
        50008,  # a channel without messages
        50013,  # missing permissions
        50024,  # a kind of channel where this can't be done
        50083,  # an archived thread that the bot may not open
        50278,  # no server in common with this person
        160005,  # a locked thread
    }
)
#: HTTP statuses that close a place, whatever the code: without a valid token, not allowed, not there.
_CLOSED_STATUSES: Final = frozenset({401, 403, 404})
_BAD_REQUEST: Final = 400


class Status(Enum):
    """The status of a try."""

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
    #: Discord does not take it as it is, which is a mistake of ours.
    REFUSED = "refused"
    #: It is shown only when a player asks for it.
    WHEN_ASKED = "when asked"

    @property
    def unseen(self) -> bool:
        """True if nobody sees it by itself, now or soon."""
        return self in {Status.CLOSED, Status.WHEN_ASKED}


def status_of(error: Exception) -> Status:
    """The status of a try that failed, which Discord's code decides, and its HTTP status only where the code says nothing.

    CLOSED and REFUSED are final; anything else may work LATER.
    """
    if not isinstance(error, discord.HTTPException):
        return Status.LATER
    if error.code in _CLOSED_CODES or error.status in _CLOSED_STATUSES:
        return Status.CLOSED
    return Status.REFUSED if error.status == _BAD_REQUEST else Status.LATER


def is_channel_gone(error: Exception) -> bool:
    """True if Discord has answered that the channel is gone."""
    return isinstance(error, discord.NotFound) and error.code == UNKNOWN_CHANNEL


def reason_of(error: Exception) -> str:
    """The reason of a try that failed, for the log: Discord's status and code, or the kind of error."""
    if isinstance(error, discord.HTTPException):
        return f"{error.status}, code {error.code}"
    return type(error).__name__
