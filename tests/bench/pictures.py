"""How fast a board is drawn, beside the least it could take and the plain way to do it: CPU time, in one run."""

import asyncio
import io
import statistics
import time
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from random import Random

from bot.delivery.drawing import Asker, Drawing
from game import Edition, Position, random_game
from renderer import draw_board, draw_motion
from renderer.board.board import compose
from renderer.board.layout import layout_of
from renderer.board.scene import scene
from renderer.files.canvas import Canvas
from renderer.files.png import compress
from renderer.sprites.palette import index
from renderer.sprites.theme import theme_of

PICTURES = 100
#: Games by whose pictures the caches are warm, and others that are measured.
WARM, MEASURED = range(900, 930), range(6)


def game(edition, seed):
    """Every turn of a random game."""
    position = Position.start(edition)
    for turn in random_game(edition, Random(seed)):
        yield (played := position.play(turn))
        position = played.position


def some_turns():
    """Many different turns: every fourth of a hundred games."""
    for seed in range(100):
        yield from islice(game(Edition.CLASSIC, seed), 3, None, 4)


def draw(played):
    return draw_board(played.position, played.events)


def framed(played):
    return compose(scene(played.position, played.events), theme_of(played.position.edition), layout_of())


def rows_of(played):
    """What has to be compressed, finished."""
    return Canvas.of(index(framed(played), theme_of(played.position.edition))).rows


def timed(work):
    start = time.thread_time()
    work()
    return 1000 * (time.thread_time() - start)


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


def whole_games(editions):
    """Drawing every picture of some games, warm from others, and the least it could take: two lists of ms, and of sizes."""
    for seed in WARM:
        for edition in editions:
            for played in game(edition, seed):
                draw(played)
    turns = [played for seed in MEASURED for edition in editions for played in game(edition, seed)]
    if len(editions) > 1:
        Random(1).shuffle(turns)
    ours, floor, sizes = [], [], []
    for played in turns:
        rows = rows_of(played)
        ours.append(timed(lambda played=played: sizes.append(len(draw(played)))))
        floor.append(timed(lambda rows=rows: compress(rows)))
    return ours, floor, sizes


def plain(played):
    """Milliseconds for the same the plain way: drawn whole in full colour, written by Pillow."""
    frame = framed(played)
    return timed(lambda: framed(played)) + timed(lambda: plain_png(frame))


def measure():
    ours, floor, sizes = whole_games([Edition.CLASSIC])
    mixed, _, _ = whole_games(list(Edition))
    turns = list(islice(some_turns(), PICTURES))
    gifs = [draw_motion(turn) for turn in turns]
    moving = [timed(lambda turn=turn: draw_motion(turn)) for turn in turns]
    return {
        "pictures_two_threads_ratio": round(both_at_once(turns), 2),
        "loop_longest_block_ms": round(asyncio.run(longest_block(turns)), 1),
        "move_gif_ms": round(statistics.median(moving), 1),
        "move_gif_kib": round(statistics.median(map(len, gifs)) / 1024, 1),
        "picture_ms": round(statistics.median(ours), 2),
        "picture_mixed_ms": round(statistics.median(mixed), 2),
        "picture_floor_ms": round(statistics.median(floor), 2),
        "picture_rgb_ms": round(statistics.median(map(plain, turns)), 2),
        "picture_kib": round(statistics.median(sizes) / 1024, 1),
    }
