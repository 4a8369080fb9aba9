"""The turns that are a match's highlights: those of a kept review, and with ghosts the greatest BOOO!"""

from datetime import UTC, datetime
from random import Random

import pytest

from data import First, Pace, open_database
from game import Edition, Position, TurnRequest
from game.events import Scared
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.learning import reviews
from services.people import Person, Place
from services.play.matches import play, resign
from teaching import Review

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
HERE = Place(7, 70)
TERMS = Terms(Edition.GHOST, First.CHALLENGER, Pace.NONE, rated=False, loses_on_time=False, nights_off=False)
TURNS = 24


def haunted_game():
    """The turns of a game at random in which a piece jumps, and by how many in each."""
    for seed in range(500):
        rng, position, turns, jumps = Random(seed), Position.start(Edition.GHOST), [], []
        while len(turns) < TURNS and not position.outcome:
            begun = rng.choice(list(position.beginnings()))
            turn = rng.choice(begun.turns(rng.choice([None, *begun.entries])))
            played = position.play(turn)
            turns.append(turn)
            jumps.append(sum(isinstance(event, Scared) for event in played.events))
            position = played.position
        if not position.outcome and sum(jumps[:-1]):
            return turns, jumps
    raise AssertionError("no piece ever jumps")


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


async def test_the_greatest_boooo_is_among_what_a_review_knows(database):
    turns, jumps = haunted_game()

    def all_of_it(connection):
        asked = asking.challenge(connection, ANN, BOB, HERE, TERMS, now=NOW)
        match = answering.accept(connection, asked.challenge.id, BOB, NOW, Random(1))[1]
        for number, turn in enumerate(turns):
            play(connection, match.id, (ANN, BOB)[number % 2], TurnRequest(*turn), NOW)
        resign(connection, match.id, ANN, NOW)
        # The chances change most elsewhere: in the turns without any jump.
        chances = [50]
        for jumped in jumps:
            chances.append(chances[-1] if jumped else 100 - chances[-1] + 7)
        reviews.keep(connection, match.id, "judge", Review(tuple(chances), ()))
        return reviews.highlights(connection, match.id, ANN, HERE.channel_id, "judge")

    shown = await database.write(all_of_it)
    assert shown.reviewed
    greatest = 1 + max(range(TURNS - 1), key=lambda number: jumps[number])
    assert greatest in shown.turns
    assert shown.turns[-1] == TURNS
    assert list(shown.turns) == sorted(set(shown.turns))
    assert len(shown.turns) <= 5
