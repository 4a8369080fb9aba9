"""Drawing outside the event loop, so that nobody's click waits for another's picture."""

from __future__ import annotations

import asyncio
import io
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import Final

import discord

from game import Board, Edition, Event, Graduation, Played, Position
from renderer import Chart, Line, Tile, draw_board, draw_leaderboard, draw_motion, draw_profile

_WORKERS: Final = 2


@dataclass(frozen=True)
class Picture:
    """A picture's file, which can be sent any number of times."""

    data: bytes
    name: str

    def file(self, alt_text: str) -> discord.File:
        """The picture as a new attachment, with its alt text."""
        return discord.File(io.BytesIO(self.data), self.name, description=alt_text)


class Drawing:
    """Threads that draw. Pillow and the compressor release the interpreter lock for most of the work."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_WORKERS, thread_name_prefix="drawing")

    async def board(
        self,
        board: Board,
        events: Sequence[Event] = (),
        choices: Sequence[Graduation] = (),
        *,
        over: bool = False,
    ) -> Picture:
        """The picture of a board and what led to it; ``choices`` are marked; ``over``: nobody is to move."""
        work = partial(draw_board, board, events, choices, over=over)
        return Picture(await self._in_thread(work), "board.png")

    async def motion(self, played: Played) -> Picture:
        """A turn as an animation."""
        return Picture(await self._in_thread(partial(draw_motion, played)), "turn.gif")

    async def leaderboard(
        self, title: str, lines: Sequence[Line], heading: str, provisional: Sequence[Line]
    ) -> Picture:
        """The picture of a leaderboard."""
        work = partial(draw_leaderboard, title, lines, heading, provisional)
        return Picture(await self._in_thread(work), "leaderboard.png")

    async def profile(self, name: str, tiles: Sequence[Tile], chart: Chart | None) -> Picture:
        """The picture of a player's card."""
        return Picture(await self._in_thread(partial(draw_profile, name, tiles, chart)), "profile.png")

    async def _in_thread(self, work: Callable[[], bytes]) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._threads, work)

    async def warm_up(self) -> None:
        """Draw once, so that the first player doesn't wait for the sprites."""
        await self.board(Position.start(Edition.CLASSIC))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
