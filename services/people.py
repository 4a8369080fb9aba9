"""Who asks for something, as Discord tells it."""

from __future__ import annotations

from typing import NamedTuple


class Person(NamedTuple):
    """Somebody on Discord: their id there and the name they go by."""

    discord_id: int
    name: str


class Place(NamedTuple):
    """Where on Discord: a channel, and the server it is in, if any.

    ``user_installed``: the bot is no member there, and reaches it only by answering those who are.
    """

    guild_id: int | None
    channel_id: int
    user_installed: bool = False
