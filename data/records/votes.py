"""Matches that a whole server plays by votes, against the bot or against another server."""

from __future__ import annotations

from datetime import datetime
from typing import Final, NamedTuple

from game import Edition

#: The level of a vote match in which the bot does not play.
NO_LEVEL: Final = 0


class VoteMatch(NamedTuple):
    """The matches that a server plays against the bot by votes, one a week, for as long as this is kept; or its one match against another server, which has such a row too.

    ``level`` is how well the bot plays, NO_LEVEL if it does not; ``hours`` how long each vote lasts. ``match_id`` is the match that is on; None between two. ``due_at`` is when the votes are
    counted next or, between two matches, when the next one begins. ``told`` is the digest of what the board was last edited to say.
    """

    guild_id: int
    channel_id: int
    edition: Edition
    level: int
    hours: int
    due_at: datetime
    match_id: int | None = None
    told: str = ""

    @property
    def between_servers(self) -> bool:
        """True if this server plays another one."""
        return self.level == NO_LEVEL


class VoteOffer(NamedTuple):
    """A match that a server offers to whichever other one enters the code; ``hours`` is how long each vote would last. A server has one offer at most."""

    guild_id: int
    channel_id: int
    edition: Edition
    hours: int
    code: str
    offered_at: datetime


class VoteEnd(NamedTuple):
    """A channel in which one of the two servers sees how their match ended; ``shown_at`` is since when the last board is to be there, None before the other server has seen it."""

    match_id: int
    guild_id: int
    channel_id: int
    shown_at: datetime | None


class Vote(NamedTuple):
    """The turn that somebody wants in a vote match, in notation; ``turn`` is its number. ``voted_at`` is since when they want it."""

    match_id: int
    turn: int
    player_id: int
    notation: str
    voted_at: datetime
