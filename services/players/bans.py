"""Banning people from a bot, which its host does. Their matches go on, so that the others can claim them when time is up."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Ban
from data.queries import players
from data.queries.matches import running_matches
from services.challenges.ending import end_all
from services.challenges.invitations import Invitation


class Banned(NamedTuple):
    """Somebody whom the host bans: whether that is new, the open challenges that have ended, and how many matches go on."""

    new: bool
    challenges: Sequence[Invitation] = ()
    running: int = 0


def ban(connection: Connection, discord_id: int, now: datetime) -> Banned:
    """Ban somebody by Discord's id, whether they are known or not; their open challenges end."""
    player = players.by_discord_id(connection, discord_id)
    if player:
        players.lock_players(connection, player.id)
    new = players.ban(connection, Ban(discord_id, now))
    if player is None:
        return Banned(new)
    return Banned(new, end_all(connection, player), running_matches.count_of(connection, player.id))
