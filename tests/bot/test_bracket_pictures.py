"""A cup's bracket is a file for each part, named by its number."""

from datetime import UTC, datetime, timedelta

import pytest

from bot.delivery.contests.cups import bracket_pictures
from bot.delivery.drawing import Asker, Drawing
from data import Pace, open_database
from data.records.contests import ContestKind
from game import Edition
from services.contests import advancing, announcing, telling
from services.contests.announcing import ContestTerms
from services.people import Person
from words.catalogue import speaking

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
TERMS = ContestTerms(ContestKind.CUP, "Winter cup", Edition.CLASSIC, Pace.TWO_DAY_BANK, timedelta(days=1))


@pytest.fixture
def drawing():
    drawing = Drawing()
    yield drawing
    drawing.close()


async def test_the_parts_of_a_bracket_are_numbered_and_told(database_place, drawing):
    database = await open_database(database_place)

    def begun(connection):
        contest = announcing.announce(connection, 7, 70, TERMS, NOW)
        for number in range(5):
            announcing.join(connection, 7, contest.id, Person(100 + number, f"P{number}"), NOW)
        before = telling.read(connection, contest.id)
        advancing.advance(connection, contest.id, NOW + timedelta(days=1))
        return before, telling.read(connection, contest.id)

    before, seen = await database.write(begun)
    with speaking("en"):
        assert await bracket_pictures(drawing, Asker("cup"), before) == []
        (picture,) = await bracket_pictures(drawing, Asker("cup"), seen)
    assert picture.filename == "bracket-1.png"
    assert picture.description.startswith("Bracket for Winter cup. Quarterfinals: ")
    await database.close()
