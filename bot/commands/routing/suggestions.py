"""Suggestions while somebody types: for their latest letter alone, a few at a time, and for nobody who can't be answered any more."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Final

from bot.context import Interaction
from bot.turns import Turns

#: How many are looked up at a time: commands and presses must not wait behind all who type.
_AT_ONCE: Final = 2


class Suggestions:
    """Discord shows a person the suggestions for what they have typed last; what they typed before that needs no answer."""

    def __init__(self) -> None:
        self._turns = Turns(_AT_ONCE)
        #: The latest interaction of each person who types.
        self._latest: dict[int, int] = {}

    async def answer(self, interaction: Interaction, look_up: Callable[[], Awaitable[None]]) -> None:
        """Look up what to suggest, and answer, when it is this person's turn; nothing is done if they have typed on, or it is too late."""
        person = interaction.user.id
        self._latest[person] = interaction.id
        try:
            async with self._turns.turn(person):
                latest = self._latest.get(person) == interaction.id
                if latest and interaction.client.context.limiter.left(interaction.id) > 0:
                    await look_up()
        finally:
            if self._latest.get(person) == interaction.id:
                del self._latest[person]
