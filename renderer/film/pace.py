"""The pace of a film: its first and last turns are read, those between go so fast that all of it stays short."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

#: Milliseconds of a moving frame.
MOVING: Final = 60
#: The turns at reading pace at either end of a film that is too long for that all through.
_FIRST_TURNS, _LAST_TURNS = 2, 3
#: Turns between them move if so large a share of their time is left to them; below the first every other frame is left out.
_HALF, _QUARTER = 0.5, 0.25
#: Turns at reading pace take so much of the time at most.
_ENDS: Final = 0.75
#: No board is shown for less than so many milliseconds, for nobody could see what has changed: rather some turns are left out.
_SHORTEST: Final = 400


class Lengths(NamedTuple):
    """Milliseconds: the board that a film begins with, the board after each turn, the last board, and all together at most."""

    start: int
    standing: int
    last: int
    most: int


#: A whole game, and its largest moments.
WHOLE: Final = Lengths(700, 700, 4000, 29_000)
BRIEF: Final = Lengths(400, 700, 2000, 9_500)


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
    """The pace of the other turns, for which so many milliseconds are left: quicker, with fewer frames, or boards alone."""
    for step, least in ((1, _HALF), (2, _QUARTER)):
        every = reading.every * step
        pace = FilmPace(every, every * MOVING, reading.standing)
        share = room / sum(_time(count, pace) for count in frames.values())
        if every and share >= least:
            return dict.fromkeys(
                frames, FilmPace(every, _tens(pace.moving * share), _tens(pace.standing * share))
            )
    shown = _eventful(frames, room // _SHORTEST)
    return dict.fromkeys(shown, FilmPace(0, 0, _tens(room / len(shown))))


def _eventful(frames: Mapping[int, int], most: int) -> Sequence[int]:
    """So many turns at most, spread over all: of those that follow each other the one in which most moves."""
    turns, many = list(frames), min(most, len(frames))
    parts = (turns[len(turns) * part // many : len(turns) * (part + 1) // many] for part in range(many))
    return [max(part, key=lambda place: (frames[place], place)) for part in parts]


def _time(frames: int, pace: FilmPace) -> int:
    """Milliseconds of a turn."""
    kept = -(-frames // pace.every) if pace.every else 0
    return kept * pace.moving + pace.standing


def _tens(milliseconds: float) -> int:
    """Milliseconds as a GIF can have them: in steps of ten."""
    return int(milliseconds // 10) * 10
