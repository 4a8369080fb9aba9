"""The person who asks for something, and the channel they ask in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from data import Player


class Person(NamedTuple):
    """Somebody on Discord: their id, the name shown there and, if Discord tells it, the locale of their client."""

    discord_id: int
    name: str
    locale: str | None = None


class Place(NamedTuple):
    """A place on Discord: a channel, and the server it is in, if any.

    ``user_installed``: the bot is no member there, and can only answer interactions.
    """

    guild_id: int | None
    channel_id: int
    user_installed: bool = False


def player_id_of(person: Person, players: Mapping[int, Player]) -> int | None:
    """Our own id of somebody among some players; None if they are none of them."""
    found = (player_id for player_id, player in players.items() if player.discord_id == person.discord_id)
    return next(found, None)
