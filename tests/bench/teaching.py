"""How long a hint and a review take, as the bot makes them, and how late its event loop is meanwhile."""

import asyncio
import time
from random import Random

from bot.tasks.teacher import Teaching
from bot.tasks.thinker import Thinker
from engine import Engine, FormerLevel
from game import Edition, Position, record

HINTS = 150
TURNS = 60
#: Seconds between two looks at the clock.
TICK = 0.002


def game(engine, edition, rng, turns):
    """The turns of a game between changing players, begun again until it is so long."""
    while True:
        position, played = Position.start(edition), []
        while len(played) < turns:
            level = rng.choice((FormerLevel.THREE, FormerLevel.FOUR, FormerLevel.FIVE))
            played.append(engine.choose(position, level, seed=rng.randrange(10**6)))
            position = position.after(played[-1])
            if position.outcome:
                break
        else:
            return played


def questions(engine, rng):
    """Positions from the middle of games of every edition, each with those that stood before."""
    lengths = {Edition.CLASSIC: 34, Edition.GHOST: 28, Edition.KITTENS: 10}
    asked = []
    while len(asked) < HINTS:
        for edition, length in lengths.items():
            stood = [Position.start(edition)]
            for turn in game(engine, edition, rng, rng.randrange(2, length)):
                stood.append(stood[-1].after(turn))
            asked.append((stood[-1], stood[:-1]))
    return asked[:HINTS]


class Lateness:
    """Looks all the time how late the event loop is, in milliseconds."""

    def __init__(self):
        self.late = []

    async def watch(self):
        while True:
            due = time.perf_counter() + TICK
            await asyncio.sleep(TICK)
            self.late.append((time.perf_counter() - due) * 1000)

    def __enter__(self):
        self._task = asyncio.create_task(self.watch())
        return self

    def __exit__(self, *_):
        self._task.cancel()


def percentile(values, share):
    return round(sorted(values)[min(int(len(values) * share), len(values) - 1)], 1)


async def teach(asked, turns):
    """Ask for hints one after another, then for the review of a game."""
    teaching = Teaching(Thinker())
    await teaching.hint(*asked[0])  # loads the engine
    times = []
    with Lateness() as for_hints:
        for question in asked:
            start = time.perf_counter()
            await teaching.hint(*question)
            times.append((time.perf_counter() - start) * 1000)
    with Lateness() as for_review:
        start = time.perf_counter()
        await teaching.review(1, record(Edition.CLASSIC, turns)).review
        review = time.perf_counter() - start
    teaching.close()
    return times, review, for_hints.late + for_review.late


def measure():
    engine, rng = Engine.load(), Random(18)
    asked, turns = questions(engine, rng), game(engine, Edition.CLASSIC, rng, TURNS)
    times, review, late = asyncio.run(teach(asked, turns))
    return {
        "hint_ms_p50": percentile(times, 0.5),
        "hint_ms_p99": percentile(times, 0.99),
        "review_s": round(review, 2),
        "teaching_loop_late_ms_p50": percentile(late, 0.5),
        "teaching_loop_late_ms_p99": percentile(late, 0.99),
        "teaching_loop_late_ms_max": percentile(late, 1),
    }
