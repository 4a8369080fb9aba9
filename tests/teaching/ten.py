"""Ten reviews to be read by somebody who plays: ``python -m tests.teaching.ten [SEED]``; the same seed gives the same matches."""

import asyncio
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from random import Random

from bot.tasks.teacher import Teaching
from bot.tasks.thinker import Thinker
from data import First, Pace, create, open_database
from engine import Engine
from game import Edition, record
from game.diagram import diagram
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play import matches
from tests.teaching.sixty import game
from words.play.reviews.moments import moment_of, moment_text
from words.play.reviews.review import review_text

HOW_MANY = {Edition.CLASSIC: 4, Edition.GHOST: 4, Edition.KITTENS: 2}
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
HERE = Place(5, 7)


async def match_of(database, edition, turns):
    """A match in which these turns are played, as it is after the last."""
    terms = Terms(edition, First.CHALLENGER, Pace.THREE_DAYS, rated=False)
    asked = await database.write(asking.challenge, ANN, BOB, HERE, terms, now=NOW)
    await database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
    for number, turn in enumerate(turns):
        played, who = matches.read(str(turn)), (ANN, BOB)[number % 2]
        shown = await database.write(
            matches.play_chosen, who, played, NOW, channel_id=HERE.channel_id, named=None
        )
    return shown


def games(engine, seed):
    """Games of each edition that came to an end, and not at once."""
    rng = Random(f"ten {seed}")
    for edition, many in HOW_MANY.items():
        for _ in range(many):
            turns, stood = game(engine, edition, rng)
            while len(turns) < 9 or not stood[-1].outcome:
                turns, stood = game(engine, edition, rng)
            yield turns, stood


def show(snapshot, kept, review, stood):
    """Print a review as it is shown, and each of its moments with the board before it."""
    print(review_text(snapshot, kept, review))
    for moment in review.moments:
        before = stood[moment.number - 1]
        print(f"\n    Before turn {moment.number}: {before}")
        print(diagram(before))
        print(moment_text(snapshot, review, moment_of(kept, review, moment.number), better=True))


async def main(seed, folder):
    create(folder / "boop.sqlite3")
    database = await open_database(folder / "boop.sqlite3")
    teaching = Teaching(Thinker())
    try:
        for number, (turns, stood) in enumerate(games(Engine.load(), seed), 1):
            kept = record(stood[0].edition, turns)
            snapshot = await match_of(database, kept.edition, turns)
            review = await teaching.review(number, kept).review
            print(f"\n=== {number} {kept.edition.value}, {len(turns)} turns: {' '.join(map(str, turns))}")
            show(snapshot, kept, review, stood)
    finally:
        teaching.close()
        await database.close()


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(main(int(sys.argv[1]) if len(sys.argv) > 1 else 1, Path(name)))
