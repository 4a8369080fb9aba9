"""Films of whole games: drawn in the background, one at a time, and kept for a while."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from typing import Final, NamedTuple

from game import Record
from renderer import FilmWords, Finish, Players, draw_film
from words.limits import ATTACHMENT_BYTES

#: Bytes of films that are kept in case somebody asks again.
_MAX_KEPT: Final = 8 * 2**20


class _Stopped(Exception):
    """The program ends, and nobody waits for this film any more."""


class Reel(NamedTuple):
    """The way a film shows a game. ``over``: nobody is to move at its end; ``finish``: how it ended, if that is known.

    ``players`` are named; ``only`` are the numbers of the turns to show, if it is not all of them. The ``words`` are in its reader's language.
    """

    over: bool
    finish: Finish | None
    players: Players
    only: tuple[int, ...] = ()
    words: FilmWords = FilmWords()


@dataclass
class Filming:
    """A film being made, and the turn that is being drawn (0: it has not begun)."""

    turns: int
    turn: int = 0
    film: asyncio.Future[bytes] = field(init=False)


@dataclass
class Films:
    """Makes films. If two people ask for the same one, it is made once."""

    _kept: OrderedDict[Hashable, bytes] = field(default_factory=OrderedDict)
    _making: dict[Hashable, Filming] = field(default_factory=dict)
    # Its own thread, so that no board waits for a film.
    _thread: ThreadPoolExecutor = field(
        default_factory=lambda: ThreadPoolExecutor(1, thread_name_prefix="filming")
    )
    _closing: bool = False

    def of(self, record: Record, reel: Reel) -> Filming:
        """The film of a game, being made or done; awaiting it raises FilmTooLarge if there are too many turns."""
        game = (record.edition, record.turns, reel)
        if game in self._kept:
            self._kept.move_to_end(game)
            done = Filming(len(record.turns), len(record.turns))
            done.film = asyncio.get_running_loop().create_future()
            done.film.set_result(self._kept[game])
            return done
        if game not in self._making:
            self._making[game] = self._begin(record, game, reel)
        return self._making[game]

    def _begin(self, record: Record, game: Hashable, reel: Reel) -> Filming:
        filming = Filming(len(record.turns))

        def draw() -> bytes:
            return draw_film(record.start, record.turns, ATTACHMENT_BYTES, progress, **reel._asdict())

        def progress(turn: int) -> None:
            if self._closing:
                raise _Stopped
            filming.turn = turn

        filming.film = asyncio.get_running_loop().run_in_executor(self._thread, draw)
        filming.film.add_done_callback(lambda film: self._keep(game, film))
        return filming

    def _keep(self, game: Hashable, film: asyncio.Future[bytes]) -> None:
        """Keep a film that is done, and drop those asked for the longest ago."""
        del self._making[game]
        if film.cancelled() or film.exception():
            return
        self._kept[game] = film.result()
        while sum(map(len, self._kept.values())) > _MAX_KEPT:
            self._kept.popitem(last=False)

    def forget_all(self) -> None:
        """Drop the films that are kept: somebody who is named in them may have been forgotten."""
        self._kept.clear()

    def close(self) -> None:
        """Stop making films."""
        self._closing = True
        self._thread.shutdown(wait=False, cancel_futures=True)
