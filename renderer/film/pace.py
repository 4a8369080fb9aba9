"""The pace of a film: its first and last turns are read, those between go so fast that all of it stays short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

#: Milliseconds of a moving frame.
MOVING: Final = 60
#: The turns at reading pace at either end of a film that is too long for that all through.
_FIRST_TURNS, _LAST_TURNS = 2, 3
#: Turns at reading pace take so much of the time at most.
_ENDS: Final = 0.75
#: No board is shown for less than so many milliseconds, for nobody could see what has changed: rather some turns don't move, or are left out.
_SHORTEST: Final = 400


class Lengths(NamedTuple):
    """Milliseconds: the board that a film begins with, the board after each turn, the last board, and all together at most."""

    start: int
    standing: int
    last: int
    most: int


#: A whole game, and its largest moments, which are apart from each other: each is read by itself.
WHOLE: Final = Lengths(700, 700, 4000, 29_000)
BRIEF: Final = Lengths(400, 1000, 2000, 9_500)


class FilmPace(NamedTuple):
    """The pace of a turn: every how manieth frame is kept (0: it doesn't move), how long that and the board after it are shown."""

    every: int
    moving: int
    standing: int


def paces(frames: Sequence[int], every: int, lengths: Lengths) -> Mapping[int, FilmPace]:
    """The pace of each turn that is shown, by its place among all; ``frames`` are how many each has while it moves.

    ``every``: every how manieth of them is kept at most; 0 keeps none.
    """
    reading = FilmPace(every, every * MOVING, lengths.standing)
    times = [_time(count, reading) for count in frames]
    room = lengths.most - lengths.start - lengths.last - MOVING
    if sum(times) <= room:
        return dict.fromkeys(range(len(frames)), reading)
    slow = _slow(times, room)
    quick = [place for place in range(len(frames)) if place not in slow]
    room -= sum(times[place] for place in slow)
    found = _quick({place: frames[place] for place in quick}, room, reading)
    return dict(sorted({**dict.fromkeys(slow, reading), **found}.items()))


def _slow(times: Sequence[int], room: int) -> Sequence[int]:
    """The places of the turns at reading pace; none if none are between them, or too little time would be left to those."""
    if len(times) <= _FIRST_TURNS + _LAST_TURNS:
        return ()
    found = (*range(_FIRST_TURNS), *range(len(times) - _LAST_TURNS, len(times)))
    return found if sum(times[place] for place in found) <= room * _ENDS else ()


def _quick(frames: Mapping[int, int], room: int, reading: FilmPace) -> Mapping[int, FilmPace]:
    """The pace of the other turns, for which so many milliseconds are left: they move twice as fast, then with half the frames, and at last not at all.

    The board after each turn is what is read, with its arrows: motion is given up before it goes by too fast.
    """
    for step in (1, 2) if reading.every else ():
        every, moving = reading.every * step, _tens(reading.moving / 2)
        left = room - sum(_kept(count, every) * moving for count in frames.values())
        if left >= _SHORTEST * len(frames):
            standing = min(_tens(left / len(frames)), reading.standing)
            return dict.fromkeys(frames, FilmPace(every, moving, standing))
    shown = _eventful(frames, room // _SHORTEST)
    standing = min(_tens(room / len(shown)), reading.standing)
    return dict.fromkeys(shown, FilmPace(0, 0, standing))


def _eventful(frames: Mapping[int, int], most: int) -> Sequence[int]:
    """So many turns at most, spread over all: of those that follow each other the one in which most moves."""
    turns, many = list(frames), min(most, len(frames))
    parts = (turns[len(turns) * part // many : len(turns) * (part + 1) // many] for part in range(many))
    return [max(part, key=lambda place: (frames[place], place)) for part in parts]


def _time(frames: int, pace: FilmPace) -> int:
    """Milliseconds of a turn."""
    return _kept(frames, pace.every) * pace.moving + pace.standing


def _kept(frames: int, every: int) -> int:
    """The number of a turn's frames of which every so manieth is kept."""
    return -(-frames // every) if every else 0


def _tens(milliseconds: float) -> int:
    """Milliseconds as a GIF can have them: in steps of ten."""
    return int(milliseconds // 10) * 10
