"""What a turn costs by stage: the CPU of each, taken by itself, over whole matches in a database file."""

import asyncio
import tempfile
import time
from collections import Counter
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.delivery.messages import finish_of
from data import First, Pace, create, open_database
from game import Edition, random_game, read_turn
from renderer import draw_board, draw_ending
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play import match_selection, matches
from services.play.snapshots import load
from words.play.boards.running import board_alt_text, board_text

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
PEOPLE = Person(1, "Ann"), Person(2, "Bob")
HERE = Place(5, 7)
TERMS = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.THREE_DAYS, rated=False)
#: Matches until everything that is kept has been made, and then those that are measured.
WARM, MEASURED = range(30), range(30, 40)


class Stages:
    """CPU milliseconds by stage, of one thread at a time."""

    def __init__(self):
        self.spent, self.turns = Counter(), 0

    @contextmanager
    def stage(self, name):
        start = time.thread_time()
        yield
        self.spent[name] += 1000 * (time.thread_time() - start)

    def play(self, connection, person, turn):
        """A turn by /move: choosing and loading once more by itself, so that the rest of the use case is what writes."""
        request = matches.read(turn)
        with self.stage("loading"):
            seen = load(
                connection, match_selection.find(connection, person, HERE.channel_id, None, to_play=True)
            )
        with self.stage("rules"):
            seen.position.play(seen.position.resolve(read_turn(turn)))
        with self.stage("all"):
            return matches.play_chosen(
                connection, person, request, NOW, channel_id=HERE.channel_id, named=None
            )

    def per_turn(self):
        """Milliseconds of a turn in each stage."""
        spent = self.spent
        spent["writing"] = spent.pop("all") - spent["loading"] - spent["rules"]
        stages = ("loading", "rules", "writing", "words", "picture")
        return {f"stage_cpu_ms_{name}": round(spent[name] / self.turns, 2) for name in stages}


async def play_match(database, seed, stages):
    """A whole match by turns, each shown."""
    asked = await database.write(asking.challenge, *PEOPLE, HERE, TERMS, now=NOW)
    await database.write(answering.accept, asked.challenge.id, PEOPLE[1], NOW, Random(1))
    for number, turn in enumerate(random_game(Edition.CLASSIC, Random(seed))):
        shown = await database.write(stages.play, PEOPLE[number % 2], str(turn))
        with stages.stage("words"):
            board_text(shown), board_alt_text(shown)
        with stages.stage("picture"):
            if finish := finish_of(shown):
                draw_ending(shown.position, shown.events, finish)
            else:
                draw_board(shown.position, shown.events)
        stages.turns += 1


async def measured(folder):
    create(folder / "boop.sqlite3")
    database = await open_database(folder / "boop.sqlite3")
    try:
        for seed in WARM:
            await play_match(database, seed, Stages())
        stages = Stages()
        for seed in MEASURED:
            await play_match(database, seed, stages)
    finally:
        await database.close()
    return stages.per_turn()


def measure():
    with tempfile.TemporaryDirectory() as name:
        return asyncio.run(measured(Path(name)))
