"""A handicap: whoever begins has a cat from the start. Who may have one, and what is read off such a match afterwards."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import First, Games, Offer, Pace, open_database
from data.queries import turns
from data.queries.matches import matches
from game import Edition, Position, Side, read_record
from services import check, replays
from services.bot_matches import BotTerms, level_of
from services.challenges import answering, asking, rematches
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play import offers
from services.play.beginning.new_match import start_of
from services.play.matches import play, read
from services.play.player_stats import stats_by_side
from services.play.snapshots import load
from services.refusals import Refusal, Refused
from tests.wire.games import AHEAD

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
HERE = Place(7, 70)
GIVEN, TAKEN = First.OPPONENT_WITH_CAT, First.CHALLENGER_WITH_CAT
TERMS = Terms(Edition.CLASSIC, GIVEN, Pace.NONE, rated=False)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def ask(connection, **changed):
    return asking.challenge(connection, ANN, BOB, HERE, TERMS._replace(**changed), now=NOW)


def begun(connection, **changed):
    """The match that Ann asks for and Bob accepts."""
    asked = ask(connection, **changed)
    return answering.accept(connection, asked.challenge.id, BOB, NOW, Random(1))[1]


def take(connection, match, texts):
    """Let the players take turns, a minute after one another."""
    for number, text in enumerate(texts):
        by = (ANN, BOB)[(match.orange_id == 2) ^ (number % 2)]
        play(connection, match.id, by, read(text), NOW + timedelta(minutes=1 + number), version=None)


@pytest.mark.parametrize(("first", "beginner"), [(GIVEN, 2), (TAKEN, 1)])
async def test_whoever_begins_has_the_cat(database, first, beginner):
    match = await database.write(lambda connection: begun(connection, first=first))
    assert match.orange_id == beginner
    assert (match.handicap, match.rated) == (True, False)
    position = Position.parse(match.position)
    assert position == start_of(match) == Position.start(Edition.CLASSIC, handicap=True)
    assert [tuple(position.pool(side)) for side in Side] == [(7, 1), (8, 0)]


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.GHOST])
async def test_a_match_with_one_is_kept_checked_and_read_like_any(database, edition):
    def everything(connection):
        match = begun(connection, edition=edition)
        take(connection, match, AHEAD)
        stored = turns.of(connection, match.id)
        assert check.fault_of(load(connection, match.id).match, stored) is None
        done = stats_by_side(start_of(match), stored)
        assert done[Side.ORANGE].first_square == "b3"
        _, record = replays.record_of(connection, match.id, ANN, HERE.channel_id)
        read = read_record(str(record))
        assert read == record
        assert read.headers["Handicap"] == "cat"
        assert str(read.end) == load(connection, match.id).match.position
        steps = [
            replays.step(connection, match.id, ANN, HERE.channel_id, number)
            for number in range(len(AHEAD) + 1)
        ]
        brought = [replays.step_in(str(record), number) for number in range(len(AHEAD) + 1)]
        assert [step.position for step in steps] == [step.position for step in brought]
        assert steps[0].position == start_of(match)
        return matches.by_id(connection, match.id)

    assert (await database.write(everything)).winner is Side.ORANGE


async def test_all_turns_taken_back_lead_to_the_start_with_the_cat(database):
    def take_back(connection):
        match = begun(connection)
        take(connection, match, AHEAD[:1])
        offers.make(connection, match.id, BOB, Offer.TAKEBACK, NOW + timedelta(minutes=2))
        assert load(connection, match.id).position == start_of(match)
        assert load(connection, match.id).match.turns == 0

    await database.write(take_back)


@pytest.mark.parametrize("asking", [ANN, BOB])
async def test_a_rematch_gives_it_to_the_same_one_again(database, asking):
    def again(connection):
        match = begun(connection)
        take(connection, match, AHEAD)
        asked, _ = rematches.rematch(connection, match.id, asking, HERE, now=NOW, rng=Random(1))
        other = BOB if asking is ANN else ANN
        _, following = rematches.rematch(connection, match.id, other, HERE, now=NOW, rng=Random(1))
        assert asked.challenge.first is (GIVEN if asking is ANN else TAKEN)
        assert (following.orange_id, following.handicap) == (match.orange_id, True)
        return following

    await database.write(again)


@pytest.mark.parametrize(
    ("changed", "why"),
    [
        ({"rated": True}, "rated"),
        ({"edition": Edition.KITTENS}, "kittens"),
        *(({"games": games}, "series") for games in Games if games is not Games.ONE),
    ],
)
async def test_where_there_can_be_none_it_is_refused(database, changed, why):
    with pytest.raises(Refused) as refused:
        await database.write(lambda connection: ask(connection, **changed))
    assert refused.value.refusal is Refusal.NO_HANDICAP
    assert refused.value.details == {"why": why}


@pytest.mark.parametrize("first", [GIVEN, TAKEN])
async def test_the_bot_gives_none(database, first):
    terms = BotTerms(1, Edition.CLASSIC, first, Pace.NONE)
    with pytest.raises(Refused) as refused:
        await database.read(lambda connection: level_of(connection, terms, ANN))
    assert refused.value.details == {"why": "bot"}
