"""What a check of the database finds: nothing in what the use cases store, and whatever was changed beside them."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import text

from data import First, Pace, open_database
from game import Edition, read_turn
from services import bot_matches
from services.bot_matches import BotTerms
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.check import faults
from services.people import Person, Place
from services.play import matches as play

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANN, BOB, BOT = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Boop Bot"), 1))
HERE = Place(5, 7)


async def rated_match(database, match_id, now):
    """A rated match of Ann and Bob, which gets this id, and which Bob resigns after two turns of each."""
    terms = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.THREE_DAYS, rated=True)
    asked = await database.write(asking.challenge, ANN, BOB, HERE, terms, now=now)
    await database.write(answering.accept, asked.challenge.id, BOB, now, Random(1))
    for player, turn in ((ANN, "c3"), (BOB, "d4"), (ANN, "a1"), (BOB, "f6")):
        await database.write(play.play, match_id, player, read_turn(turn), now)
    await database.write(play.resign, match_id, BOB, now)


@pytest.fixture
async def database(database_place):
    """Match 1 of Ann and Bob, which Bob has resigned, and match 2 of Ann, who has begun, against the bot."""
    database = await open_database(database_place)
    await rated_match(database, 1, NOW)
    against = BotTerms(12, Edition.GHOST, First.CHALLENGER, Pace.NONE)
    await database.write(bot_matches.begin, ANN, BOT, HERE, against, now=NOW, rng=Random(1))
    await database.write(play.play, 2, ANN, read_turn("c3"), NOW)
    yield database
    await database.close()


async def found(database, *changes):
    """What a check tells once these statements have changed the database, which is undone."""

    def look(connection):
        with connection.begin_nested() as undone:
            for change in changes:
                connection.execute(text(change))
            told = [str(fault) for fault in faults(connection)]
            undone.rollback()
        return told

    return await database.write(look)


async def test_nothing_is_wrong_with_what_was_played(database):
    assert await found(database) == []


async def test_a_chart_is_of_the_rating_of_all_time_through_all_seasons(database):
    await rated_match(database, 3, NOW + timedelta(days=100))

    def ratings(connection):
        charted = "SELECT player_id, guild_id, rating FROM rated_results WHERE match_id = 3 ORDER BY 1, 2"
        stands = "SELECT player_id, guild_id, rating FROM standings WHERE season = 0 ORDER BY 1, 2"
        return [list(connection.execute(text(query))) for query in (charted, stands)]

    charted, stands = await database.read(ratings)
    assert charted == stands
    assert len(stands) == 4, "both, here and everywhere"


@pytest.mark.long
@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE matches SET level = 9 WHERE id = 2", "match 2: it is to be played by the bot at level 9"),
        ("UPDATE matches SET level = NULL WHERE id = 2", "match 2: the bot plays in it, but at no level"),
        ("UPDATE matches SET awaits_bot = NOT awaits_bot WHERE id = 2", "match 2: whether it awaits the bot"),
        ("UPDATE matches SET rated = hints WHERE id = 2", "match 2: it is rated, but has hints"),
        (
            "UPDATE matches SET winner = NULL WHERE id = 1",
            "match 1: it is over, but how is unclear: None by resigned",
        ),
        ("DELETE FROM turns WHERE match_id = 1 AND number = 1", "match 1: turn 1 is missing"),
        ("UPDATE matches SET position = 'x' WHERE id = 1", "match 1: its turns lead to "),
        (
            "UPDATE standings SET wins = 7 WHERE player_id = 1",
            "the rating of player 1 in classic (server 0, season 0): wins is",
        ),
        (
            "UPDATE player_stats SET wins = 7 WHERE player_id = 1",
            "what player 1 has done in classic as o: wins is 7",
        ),
        (
            "DELETE FROM rated_results WHERE player_id = 2",
            "the rated result of match 1 for player 2 (server 0): it is missing",
        ),
    ],
)
async def test_what_was_changed_beside_the_bot_is_found(database, change, told):
    assert any(fault.startswith(told) for fault in await found(database, change))


async def test_a_match_is_counted_again_by_what_beginning_was_worth_when_it_ended(database):
    """Another figure for the matches to come changes none of those before."""
    told = await found(database, "UPDATE match_ends SET ahead = 0 WHERE match_id = 1")
    assert [
        fault for fault in told if fault.startswith("the rating of player 1 in classic (server 0, season 0)")
    ]
