"""The people whom the host has banned, kept in memory: whoever presses is looked up at once, and costs the database nothing."""

from __future__ import annotations

from data import Database
from data.queries import players


class Bans:
    """Discord's ids of the people who are banned."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._banned: frozenset[int] = frozenset()

    async def load(self) -> None:
        """Read who is banned: at the start, and when the host has changed it. Raises a DatabaseProblem."""
        banned = await self._database.read(players.banned)
        self._banned = frozenset(ban.discord_id for ban, _ in banned)

    def __contains__(self, discord_id: object) -> bool:
        return discord_id in self._banned
