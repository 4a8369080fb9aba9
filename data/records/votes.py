"""Matches that a whole server plays against the bot, by votes."""

from __future__ import annotations

from datetime import datetime
from typing import NamedTuple

from game import Edition


class VoteMatch(NamedTuple):
    """The matches that a server plays against the bot by votes, one a week, for as long as this is kept.

    ``level`` is how well the bot plays, ``hours`` how long each vote lasts. ``match_id`` is the match that is on; None between two. ``due_at`` is when the votes are
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


class Vote(NamedTuple):
    """The turn that somebody wants in a vote match, in notation; ``turn`` is its number. ``voted_at`` is since when they want it."""

    match_id: int
    turn: int
    player_id: int
    notation: str
    voted_at: datetime
