"""Answers the taps on a picker, whatever a turn is picked in: a match, a puzzle or a lesson.

Every tap brings the whole request, and leads to another one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Generic, TypeAlias, TypeVar

from bot.commands.common.arguments import EntryName, Picked, SquareName, SquareNames, Words
from bot.context import Interaction
from game import Position, TurnRequest
from services.play.picking import Picking

#: In what a turn is picked, as a custom id names it.
S = TypeVar("S")
#: The request after a tap, in the position where the turn is picked.
Tap: TypeAlias = Callable[[Position], TurnRequest]


class Picker(Generic[S]):
    """The handlers of a picker. ``subject`` reads from a custom id in what the turn is picked; ``show`` shows it after a tap."""

    def __init__(self, subject: Words, show: Callable[[Interaction, S, Tap], Awaitable[None]]) -> None:
        self.subject = subject
        self._show = show

    async def pick_square(
        self, interaction: Interaction, subject: S, request: Picked, square: SquareName
    ) -> None:
        """Show what placing a piece there would do."""
        await self._show(interaction, subject, lambda _: request._replace(square=square, graduation=None))

    async def pick_entry(
        self, interaction: Interaction, subject: S, request: Picked, entry: EntryName
    ) -> None:
        """Let the ghost enter there, or not at all."""
        await self._show(interaction, subject, lambda _: request._replace(entry=entry))

    async def pick_graduation(
        self, interaction: Interaction, subject: S, request: Picked, squares: SquareNames
    ) -> None:
        """Choose what goes back to the pool."""
        await self._show(interaction, subject, lambda _: request._replace(graduation=squares))

    async def change_kind(self, interaction: Interaction, subject: S, request: Picked) -> None:
        """Place a cat instead of a kitten, or the other way round."""
        await self._show(interaction, subject, lambda position: Picking.of(position, request).with_other_kind)

    async def back(self, interaction: Interaction, subject: S, request: Picked) -> None:
        """Go back to choosing the square."""
        await self._show(interaction, subject, lambda _: TurnRequest(kind=request.kind))
