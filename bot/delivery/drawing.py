"""Drawing outside the event loop, in turns: nobody's click waits for all the pictures that another asks for."""

from __future__ import annotations

import asyncio
import io
import time
from collections.abc import Callable, Hashable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack
from dataclasses import dataclass
from functools import partial
from typing import Final, TypeVar
from weakref import WeakValueDictionary

import discord

from bot.turns import Turns
from game import Board, Edition, Event, Played, Position
from renderer import (
    NO_CHOICES,
    ArenaRow,
    BadgeTile,
    BracketScene,
    Chart,
    Choices,
    Course,
    DailyScene,
    Finish,
    HallRow,
    HouseScene,
    Ladder,
    LeagueRow,
    LeagueWords,
    Likeness,
    Line,
    PosterScene,
    SeasonFigure,
    Tile,
    WeekScene,
    Winner,
    draw_arena,
    draw_badges,
    draw_board,
    draw_bracket,
    draw_course,
    draw_daily,
    draw_ending,
    draw_hall,
    draw_headed,
    draw_house,
    draw_leaderboard,
    draw_league,
    draw_motion,
    draw_podium,
    draw_poster,
    draw_profile,
    draw_week,
)
from services.refusals import Refusal, Refused

_WORKERS: Final = 2
T = TypeVar("T")

#: The width of a board in pixels, where it is what a message is about.
_BOARD_WIDTH: Final = 1024
#: How many people may wait for a thread; the last of more would wait too long for an answer.
MAX_WAITING: Final = 100
#: While more wait than this, a picture that may move had better stand still: it takes less than half as long.
_CROWD: Final = 16


@dataclass(frozen=True)
class Asker:
    """The one who asks for a picture, and the seconds they wait for it to be begun; None: however long that takes."""

    key: Hashable
    left: Callable[[], float | None] = lambda: None


@dataclass(frozen=True)
class Picture:
    """A picture's file, which can be sent any number of times."""

    data: bytes
    name: str

    def file(self, alt_text: str, name: str | None = None, *, spoiler: bool = False) -> discord.File:
        """The picture as a new attachment, with its alt text; under another ``name`` if one is given."""
        return discord.File(io.BytesIO(self.data), name or self.name, spoiler=spoiler, description=alt_text)


class Drawing:
    """Threads that draw. Pillow and the compressor release the interpreter lock for most of the work.

    Each asker has one picture at a time drawn or waiting for a thread, and of those who wait whoever has had the least time comes
    first: so the askers take turns, and who asks for much waits for themselves.
    """

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(_WORKERS, thread_name_prefix="drawing")
        self._turns = Turns(_WORKERS)
        #: Gets how many seconds each picture took.
        self.observe: Callable[[float], None] = lambda _: None
        self._one_each: WeakValueDictionary[Hashable, asyncio.Lock] = WeakValueDictionary()
        #: Those of all pages of the rules, and those of challenges in ten languages, take 7 MiB.
        self._examples: dict[Hashable, Picture] = {}

    @property
    def waiting(self) -> int:
        """The number of those who wait for a thread."""
        return self._turns.waiting

    @property
    def crowded(self) -> bool:
        """True if many wait for a thread."""
        return self.waiting > _CROWD

    async def board(
        self,
        asker: Asker,
        board: Board,
        events: Sequence[Event] = (),
        choices: Choices = NO_CHOICES,
        *,
        over: bool = False,
        finish: Finish | None = None,
        width: int = _BOARD_WIDTH,
    ) -> Picture:
        """The picture of a board and what led to it, so wide, with the turns that are wanted as ``choices``; ``over``: nobody is to move; ``finish``: how the match ended."""
        work = partial(draw_board, board, events, choices, over=over, finish=finish, width=width)
        return Picture(await self._in_thread(asker, work), "board.png")

    async def example(self, asker: Asker, shown: Played, head: tuple[str, str] | None = None) -> Picture:
        """The picture of a turn that explains the game, below two lines if it has a ``head``: the same for everybody, and names nobody, so it is drawn once and kept."""
        what = shown.before, shown.turn, head
        if what not in self._examples:
            board = await self.board(asker, shown.position, shown.events)
            self._examples[what] = (
                await self.headed(asker, board, *head, shown.before.edition) if head else board
            )
        return self._examples[what]

    async def preview(self, asker: Asker, board: Board, events: Sequence[Event], choices: Choices) -> Picture:
        """The picture of a board as a turn would leave it, with what is still to choose."""
        work = partial(draw_board, board, events, choices, preview=True)
        return Picture(await self._in_thread(asker, work), "board.png")

    async def motion(self, asker: Asker, played: Played, finish: Finish | None = None) -> Picture:
        """A turn as an animation; ``finish``: how the match ended with it."""
        return Picture(await self._in_thread(asker, partial(draw_motion, played, finish=finish)), "turn.gif")

    async def ending(self, asker: Asker, board: Board, events: Sequence[Event], finish: Finish) -> Picture:
        """The last picture of a match, which moves once."""
        return Picture(await self._in_thread(asker, partial(draw_ending, board, events, finish)), "end.gif")

    async def leaderboard(
        self,
        asker: Asker,
        title: str,
        lines: Sequence[Line],
        *,
        below: tuple[str, Sequence[Line]],
        server: str,
        legend: str,
    ) -> Picture:
        """The picture of a leaderboard of a ``server``, if that is named; ``below`` are a heading and lines without a place."""
        work = partial(draw_leaderboard, title, lines, *below, server=server, legend=legend)
        return Picture(await self._in_thread(asker, work), "leaderboard.png")

    async def profile(
        self,
        asker: Asker,
        name: str,
        tiles: Sequence[Tile],
        chart: Chart | None,
        *,
        likeness: Likeness,
        badges: Sequence[str] = (),
        ladder: Ladder | None = None,
    ) -> Picture:
        """The picture of a player's card, with their looks and up to three of their badges; ``ladder``: their levels beaten."""
        work = partial(draw_profile, name, tiles, chart, likeness=likeness, badges=badges, ladder=ladder)
        return Picture(await self._in_thread(asker, work), "profile.png")

    async def badges(self, asker: Asker, title: str, tiles: Sequence[BadgeTile], count: str) -> Picture:
        """The picture of somebody's badges, and how many of all they are."""
        return Picture(await self._in_thread(asker, partial(draw_badges, title, tiles, count)), "badges.png")

    async def house(self, asker: Asker, scene: HouseScene) -> Picture:
        """The picture of a server's board of the house."""
        return Picture(await self._in_thread(asker, partial(draw_house, scene)), "house.png")

    async def week(self, asker: Asker, scene: WeekScene, name: str) -> Picture:
        """The picture of a server's week, as a file of this name."""
        return Picture(await self._in_thread(asker, partial(draw_week, scene)), name)

    async def daily(self, asker: Asker, scene: DailyScene) -> Picture:
        """The picture of how somebody's daily puzzle went."""
        return Picture(await self._in_thread(asker, partial(draw_daily, scene)), "daily.png")

    async def headed(self, asker: Asker, board: Picture, title: str, line: str, edition: Edition) -> Picture:
        """The picture of a board below a title and a line: of the daily puzzle for everybody, what is asked."""
        work = partial(draw_headed, board.data, title, line, edition)
        return Picture(await self._in_thread(asker, work), board.name)

    async def podium(
        self,
        asker: Asker,
        title: str,
        winners: Sequence[Winner],
        figures: Sequence[SeasonFigure],
        *,
        server: str,
        champion: str = "",
        legend: str = "",
    ) -> Picture:
        """The picture of the first of a season, with its numbers; ``champion`` is the word for the first, and the ``legend`` says what is beside the names."""
        work = partial(draw_podium, title, winners, figures, server=server, champion=champion, legend=legend)
        return Picture(await self._in_thread(asker, work), "podium.png")

    async def hall(
        self, asker: Asker, title: str, rows: Sequence[HallRow], *, server: str, legend: str
    ) -> Picture:
        """The picture of a hall of fame; the ``legend`` says what the numbers are."""
        work = partial(draw_hall, title, rows, server=server, legend=legend)
        return Picture(await self._in_thread(asker, work), "champions.png")

    async def league(
        self, asker: Asker, name: str, title: str, rows: Sequence[LeagueRow], words: LeagueWords
    ) -> Picture:
        """The picture of a division of a league."""
        return Picture(
            await self._in_thread(asker, partial(draw_league, name, title, rows, words)), "league.png"
        )

    async def bracket(self, asker: Asker, scene: BracketScene) -> Sequence[Picture]:
        """The pictures of a knockout: the one with the final, and then those of the parts that lead to it."""
        parts = await self._in_thread(asker, partial(draw_bracket, scene))
        return [Picture(part, "bracket.png") for part in parts]

    async def arena(self, asker: Asker, title: str, rows: Sequence[ArenaRow], more: str) -> Picture:
        """The picture of an arena's first ten; ``more`` says how many others there are."""
        return Picture(await self._in_thread(asker, partial(draw_arena, title, rows, more)), "arena.png")

    async def poster(self, asker: Asker, scene: PosterScene) -> Picture:
        """The poster of a contest that is announced."""
        return Picture(await self._in_thread(asker, partial(draw_poster, scene)), "poster.png")

    async def course(self, asker: Asker, course: Course) -> Picture:
        """The picture of who stood better in a match."""
        return Picture(await self._in_thread(asker, partial(draw_course, course)), "review.png")

    async def _in_thread(self, asker: Asker, work: Callable[[], T]) -> T:
        """Draw when it is the asker's turn. Refuses TOO_MUCH_TO_DRAW where that does not come while they can still be answered."""
        left = asker.left()
        if left is not None and self.waiting >= MAX_WAITING:
            raise Refused(Refusal.TOO_MUCH_TO_DRAW)
        async with AsyncExitStack() as held:
            try:
                async with asyncio.timeout(left):
                    await held.enter_async_context(self._one_each.setdefault(asker.key, asyncio.Lock()))
                    await held.enter_async_context(self._turns.turn(asker.key))
            except TimeoutError:
                raise Refused(Refusal.TOO_MUCH_TO_DRAW) from None
            begun = time.perf_counter()
            drawn = await asyncio.get_running_loop().run_in_executor(self._threads, work)
            self.observe(time.perf_counter() - begun)
            return drawn

    async def warm_up(self) -> None:
        """Draw once, so that the first player doesn't wait for the sprites."""
        await self.board(Asker("warm-up"), Position.start(Edition.CLASSIC))

    def close(self) -> None:
        """End the threads."""
        self._threads.shutdown(wait=False, cancel_futures=True)
