"""How fast a board is drawn, beside the least it could take and the plain way to do it: CPU time, in one run."""

import asyncio
import io
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

from bot.drawing import Asker, Drawing
from game import Edition, Position, random_game
from renderer import draw_board, draw_motion
from renderer.board import compose
from renderer.layout import Layout
from renderer.palette import index
from renderer.png import compress, scanlines
from renderer.scene import scene
from renderer.theme import COSY

PICTURES = 100


def some_turns():
    """A hundred different turns."""
    for seed in range(100):
        position = Position.start(Edition.CLASSIC)
        for number, turn in enumerate(random_game(Edition.CLASSIC, Random(seed))):
            played = position.play(turn)
            if number % 4 == 3:
                yield played
            position = played.position


def draw(played):
    return draw_board(played.position, played.events)


def framed(played):
    return compose(scene(played.position, played.events), COSY, Layout())


def timed(work):
    start = time.process_time()
    work()
    return 1000 * (time.process_time() - start)


def plain_png(picture):
    file = io.BytesIO()
    picture.save(file, "PNG")
    return file.getvalue()


def both_at_once(turns):
    """How many times as many pictures two threads draw in the same time as one."""
    with ThreadPoolExecutor(2) as threads:
        list(threads.map(draw, turns[:4]))
        one = time.perf_counter()
        for turn in turns:
            draw(turn)
        one = time.perf_counter() - one
        two = time.perf_counter()
        list(threads.map(draw, turns))
        two = time.perf_counter() - two
    return one / two


async def longest_block(turns):
    """The longest that the event loop stood still, in ms, while pictures were drawn outside it."""
    drawing, longest = Drawing(), 0.0
    work = asyncio.gather(
        *(drawing.board(Asker(number), turn.position, turn.events) for number, turn in enumerate(turns))
    )
    while not work.done():
        start = time.perf_counter()
        await asyncio.sleep(0)
        longest = max(longest, time.perf_counter() - start)
    await work
    drawing.close()
    return 1000 * longest


def measure():
    turns = list(islice(some_turns(), PICTURES))
    frames = [framed(turn) for turn in turns]
    lines = [scanlines(index(frame, COSY)) for frame in frames]
    ours, floor, plain, sizes = [], [], [], []
    for turn, frame, rows in zip(turns, frames, lines, strict=True):
        sizes.append(len(draw(turn)))
        ours.append(timed(lambda turn=turn: draw(turn)))
        floor.append(timed(lambda rows=rows: compress(rows)))
        composing = timed(lambda turn=turn: framed(turn))
        plain.append(composing + timed(lambda frame=frame: plain_png(frame)))
    gifs = [draw_motion(turn) for turn in turns]
    moving = [timed(lambda turn=turn: draw_motion(turn)) for turn in turns]
    return {
        "pictures_two_threads_ratio": round(both_at_once(turns), 2),
        "loop_longest_block_ms": round(asyncio.run(longest_block(turns)), 1),
        "move_gif_ms": round(statistics.median(moving), 1),
        "move_gif_kib": round(statistics.median(map(len, gifs)) / 1024, 1),
        "picture_ms": round(statistics.median(ours), 2),
        "picture_floor_ms": round(statistics.median(floor), 2),
        "picture_rgb_ms": round(statistics.median(plain), 2),
        "picture_kib": round(statistics.median(sizes) / 1024, 1),
    }
