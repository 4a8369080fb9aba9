"""Memory: when the garbage collector runs, and what the C library gives back to the system."""

from __future__ import annotations

import ctypes
import gc
import sys
from typing import Final

#: How many new objects the collector waits for, and how often it looks at younger ones before older ones.
_GARBAGE: Final = (20_000, 50, 20)
#: The numbers of glibc's settings (mallopt(3)): the memory at a heap's end that may stay free, and that which stays free once there is
#: more; from which size on a block is not taken from the heap but from the system, to which it goes back as soon as it is free; and how
#: many heaps there may be.
_M_TRIM_THRESHOLD, _M_TOP_PAD, _M_MMAP_THRESHOLD, _M_ARENA_MAX = -1, -2, -3, -8
#: Bytes. A card in full colour, 900 wide, is below it; a frame of a film in full colour, 1024 wide, is above.
_LARGE: Final = 3_300_000
_FREE_AT_THE_END: Final = 8 * 2**20


def spare_memory() -> None:
    """Look for circles rarely, and give large blocks back; the latter with glibc alone, elsewhere it does nothing.

    Hardly anything of a turn is left to Python's collector of circles, and what is kept for long is looked through each time:
    to do that more rarely saves a twentieth of a turn's CPU.

    By itself, glibc learns from the first large block that is freed to take such blocks from the heap. There the tiles that
    are made meanwhile, and kept, come to lie behind them, so that the memory of a film is never given back: 60 MiB.
    """
    gc.set_threshold(*_GARBAGE)
    if sys.platform == "linux" and (mallopt := getattr(ctypes.CDLL(None), "mallopt", None)):
        # What one thread has freed, another can use: by itself each thread that draws has a heap of its own.
        mallopt(_M_ARENA_MAX, 1)
        mallopt(_M_MMAP_THRESHOLD, _LARGE)
        mallopt(_M_TRIM_THRESHOLD, _FREE_AT_THE_END)
        # Only what is more than that goes back: with all of it, each card would have to ask for its memory again.
        mallopt(_M_TOP_PAD, _FREE_AT_THE_END)


def keep_what_is_there() -> None:
    """Take all that has been made until now, most of it modules, out of what the collector looks through: none of it is ever freed."""
    gc.collect()
    gc.freeze()


def give_back() -> None:
    """Free what only circles hold, and give the pages that are free between others back to the system.

    It takes some 20 ms, in whatever thread asks for it.
    """
    gc.collect()
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)
