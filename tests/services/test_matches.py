"""The use cases of a match, as plain functions of a connection: what they return, refuse and leave as it is."""

import asyncio
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import First, Hold, MatchEnd, MatchState, News, Offer, Pace, open_database
from data.queries.matches import matches, shown_matches
from game import Edition, Side, TurnRequest, read_turn
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play import match_selection, offers
from services.play import matches as play
from services.play.access import running_match
from services.play.kinds.news_kinds import line_tells_of_offer
from services.play.snapshots import load
from services.players import profiles
from services.refusals import Refusal, Refused
from tests.wire.games import THREE_CATS

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANN, BOB, CLEO = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cleo"), 1))
HERE = Place(5, 7)
TERMS = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.THREE_DAYS, rated=True)


@pytest.fixture
async def database(database_place):
    """A database in which Ann, who begins, and Bob have a match running: number 1."""
    database = await open_database(database_place)
    asked = await database.write(asking.challenge, ANN, BOB, HERE, TERMS, now=NOW)
    await database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
    yield database
    await database.close()


async def refused(acting, refusal):
    """The refusal that comes of an act, which must be this one."""
    with pytest.raises(Refused) as caught:
        await acting
    assert caught.value.refusal is refusal
    return caught.value


async def test_a_turn_returns_what_anybody_needs_to_show_it(database):
    snapshot = await database.write(play.play, 1, ANN, read_turn("c3"), NOW)
    assert str(snapshot.last.turn) == "K@c3"
    assert snapshot.position == snapshot.last.position
    assert snapshot.to_move.name == "Bob"
    assert (snapshot.match.version, snapshot.match.turns) == (2, 1)
    assert snapshot.match.clock.deadline == NOW + timedelta(days=3)
    assert await database.read(load, 1) == snapshot


async def test_from_a_turn_one_is_led_to_the_next_board_but_not_from_an_end(database):
    """Ann has two matches with Bob, and is awaited in both: the second is named after her turn in the first, until that is over."""
    asked = await database.write(asking.challenge, ANN, BOB, Place(5, 8), TERMS, now=NOW)
    await database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
    for number, turn in enumerate(THREE_CATS):
        person, version = (ANN, BOB)[number % 2], number + 1
        taken = await database.write(play.play_picked, 1, person, read_turn(turn), NOW, version=version)
        led = taken.following.match.id if taken.following else None
        assert led == (2 if person is ANN and taken.snapshot.running else None)
    assert not taken.snapshot.running


async def test_the_edition_to_begin_with_is_that_of_the_last_match_that_is_over(database):
    assert await database.read(profiles.edition_of_late, ANN) is Edition.CLASSIC, "nothing is over yet"
    terms = TERMS._replace(edition=Edition.GHOST)
    asked = await database.write(asking.challenge, ANN, BOB, Place(5, 8), terms, now=NOW)
    await database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
    await database.write(play.resign, 2, ANN, NOW + timedelta(hours=1))
    assert await database.read(profiles.edition_of_late, BOB) is Edition.GHOST
    await database.write(play.resign, 1, ANN, NOW + timedelta(hours=2))
    assert await database.read(profiles.edition_of_late, BOB) is Edition.CLASSIC
    assert await database.read(profiles.edition_of_late, CLEO) is Edition.CLASSIC


@pytest.mark.parametrize(
    ("person", "turn", "version", "refusal"),
    [
        (BOB, "c3", None, Refusal.NOT_YOUR_TURN),
        (CLEO, "c3", None, Refusal.NOT_YOUR_MATCH),
        (ANN, "cat c3", None, Refusal.ILLEGAL_TURN),
        (ANN, "c3", 7, Refusal.OUT_OF_DATE),
    ],
)
async def test_a_turn_that_is_refused_changes_nothing(database, person, turn, version, refusal):
    before = await database.read(load, 1)
    await refused(database.write(play.play, 1, person, read_turn(turn), NOW, version=version), refusal)
    assert await database.read(load, 1) == before


async def test_a_request_that_leaves_the_square_open_is_asked_for_more(database):
    error = await refused(database.write(play.play, 1, ANN, TurnRequest(), NOW), Refusal.AMBIGUOUS_TURN)
    assert len(error.details["turns"]) == 36


def snowflake(moment):
    """An id of Discord's that was given at this moment."""
    return int(moment.timestamp() * 1000 - 1_420_070_400_000) << 22


@pytest.mark.parametrize(
    "apart", [timedelta(seconds=-90), timedelta(), timedelta(seconds=90), timedelta(days=2)]
)
async def test_whether_a_typed_turn_was_meant_for_this_board_is_told_by_discords_clock_alone(database, apart):
    """The process that took the last turn and the one that takes this one may have clocks that are apart."""
    await database.write(play.play, 1, ANN, read_turn("c3"), NOW + apart, version=1)
    board = NOW + timedelta(seconds=1)
    match = (await database.read(load, 1)).match
    shown = {"shown_version": match.version, "message_id": snowflake(board)}
    assert await database.write(shown_matches.set_shown, match, shown)
    before = await database.read(load, 1)
    typed = read_turn("d4")
    for asked in (board - timedelta(seconds=20), board - timedelta(milliseconds=2001)):
        late = database.write(play.play, 1, BOB, typed, NOW, asked=snowflake(asked))
        await refused(late, Refusal.OUT_OF_DATE)
    assert await database.read(load, 1) == before
    as_it_came = snowflake(board - timedelta(milliseconds=1999))
    taken = await database.write(play.play, 1, BOB, typed, NOW, asked=as_it_came)
    assert taken.match.turns == 2


async def test_a_turn_that_has_waited_while_the_match_moved_on_is_not_taken(database):
    asked = NOW + timedelta(seconds=1)
    for seconds, person, turn in ((2, ANN, "c3"), (3, BOB, "d4")):
        await database.write(play.play, 1, person, read_turn(turn), NOW + timedelta(seconds=seconds))
    before = await database.read(load, 1)
    await refused(database.write(play.play, 1, ANN, read_turn("a1"), asked), Refusal.OUT_OF_DATE)
    assert await database.read(load, 1) == before


async def test_a_clock_that_was_set_back_keeps_nobody_from_playing(database):
    await database.write(play.play, 1, ANN, read_turn("c3"), NOW)
    snapshot = await database.write(play.play, 1, BOB, read_turn("d4"), NOW - timedelta(hours=1))
    assert snapshot.match.turns == 2


async def test_of_two_turns_at_once_one_is_taken(database):
    acts = (database.write(play.play, 1, ANN, read_turn(square), NOW, version=1) for square in ("c3", "d4"))
    came = await asyncio.gather(*acts, return_exceptions=True)  # on a server either may be the first
    (refusal,) = [each for each in came if isinstance(each, Refused)]
    (taken,) = [each for each in came if each is not refusal]
    assert taken.match.version == 2
    assert refusal.refusal is Refusal.OUT_OF_DATE


async def test_an_offer_of_ones_own_makes_way_for_another_and_counts_as_withdrawn(database):
    old = await database.write(offers.make, 1, ANN, Offer.DRAW, NOW)
    new = await database.write(offers.make, 1, ANN, Offer.PAUSE, NOW)
    assert (new.offers.open, new.offers.by, new.offers.version) == (Offer.PAUSE, Side.ORANGE, new.version)
    assert (new.offers.settled, new.offers.declined) == ("o:draw:withdrawn", "o:draw")
    for answer in (offers.accept, offers.decline):
        late = database.write(answer, 1, BOB, NOW, version=old.version)
        refusal = await refused(late, Refusal.OFFER_REPLACED)
        assert (refusal.details["offer"], refusal.details["link"]) == ("pause", new)
    late = database.write(offers.withdraw, 1, ANN, NOW, version=old.version)
    await refused(late, Refusal.NOTHING_OFFERED)
    await refused(database.write(offers.make, 1, ANN, Offer.DRAW, NOW), Refusal.OFFER_DECLINED)
    await refused(database.write(offers.make, 1, BOB, Offer.DRAW, NOW), Refusal.OFFER_OPEN)
    assert await database.read(matches.by_id, 1) == new
    paused = await database.write(offers.accept, 1, BOB, NOW, version=new.version)
    assert (paused.clock.hold, paused.offers.settled) == (Hold.PAUSED, "o:pause:accepted")


async def test_a_line_tells_what_became_of_its_own_offer_however_many_replaced_it_since(database):
    def shown(connection, match):
        shown_matches.set_shown(connection, match, {"shown_version": match.version, "offer_message_id": 77})

    await database.write(shown, await database.write(offers.make, 1, ANN, Offer.DRAW, NOW))
    paused = await database.write(offers.make, 1, ANN, Offer.PAUSE, NOW)
    assert line_tells_of_offer(paused._replace(news=News.RESCUED)), "the line known is that of the draw"
    timed = await database.write(offers.make, 1, ANN, Offer.TIME, NOW)
    assert (timed.offers.settled, timed.offers.message_id) == ("o:draw:withdrawn", 77)
    await database.write(shown_matches.set_settled_shown, timed)
    await database.write(shown, await database.read(matches.by_id, 1))
    told = await database.read(matches.by_id, 1)
    assert (told.offers.open, told.offers.settled) == (Offer.TIME, None)
    assert not line_tells_of_offer(told._replace(news=News.RESCUED))


async def test_an_offer_that_is_replaced_in_the_moment_of_its_answer_is_either_answered_or_replaced(database):
    old = await database.write(offers.make, 1, ANN, Offer.PAUSE, NOW)
    came = await asyncio.gather(
        database.write(offers.accept, 1, BOB, NOW, version=old.version),
        database.write(offers.make, 1, ANN, Offer.TIME, NOW, version=old.version),
        return_exceptions=True,
    )
    match = await database.read(matches.by_id, 1)
    if isinstance(came[0], Refused):  # on a server either may be the first
        assert came[0].refusal in {Refusal.OFFER_REPLACED, Refusal.OUT_OF_DATE}
        assert (match.offers.open, match.clock.hold) == (Offer.TIME, None)
    else:
        assert isinstance(came[1], Refused)
        assert came[1].refusal in {Refusal.NO_CLOCK, Refusal.OUT_OF_DATE}
        assert (match.offers.open, match.clock.hold) == (None, Hold.PAUSED)
    assert match.version == old.version + 1


async def test_of_two_people_who_offer_at_once_one_has_an_offer_open(database):
    acts = (database.write(offers.make, 1, person, Offer.DRAW, NOW) for person in (ANN, BOB))
    came = await asyncio.gather(*acts, return_exceptions=True)
    (refusal,) = [each for each in came if isinstance(each, Refused)]
    (made,) = [each for each in came if each is not refusal]
    assert refusal.refusal in {Refusal.OFFER_OPEN, Refusal.OUT_OF_DATE}
    assert await database.read(matches.by_id, 1) == made


async def test_a_match_that_ends_takes_nothing_more(database):
    for number, turn in enumerate(THREE_CATS):
        await database.write(play.play, 1, (ANN, BOB)[number % 2], read_turn(turn), NOW)
    match = await database.read(matches.by_id, 1)
    assert (match.state, match.ending, match.winner) == (MatchState.OVER, MatchEnd.LINE, Side.GRAY)
    assert (match.clock.deadline, match.clock.reminder) == (None, None)
    await refused(database.write(play.resign, 1, ANN, NOW), Refusal.MATCH_OVER)
    await refused(database.write(offers.make, 1, ANN, Offer.DRAW, NOW), Refusal.MATCH_OVER)


async def test_time_that_is_up_may_be_claimed_by_the_other_alone(database):
    for person, turn in ((ANN, "a1"), (BOB, "f6"), (ANN, "a6"), (BOB, "f1")):
        await database.write(play.play, 1, person, read_turn(turn), NOW)
    late = NOW + timedelta(days=4)
    await refused(database.write(play.claim, 1, BOB, NOW), Refusal.TIME_NOT_UP)
    await refused(database.write(play.claim, 1, ANN, late), Refusal.YOUR_OWN_TIME)
    # Nothing has shown Ann a board.
    await refused(database.write(play.claim, 1, BOB, late), Refusal.UNTOLD)
    match = await database.write(play.claim, 1, BOB, NOW + timedelta(days=6))
    assert (match.ending, match.winner) == (MatchEnd.TIME, Side.GRAY)


async def test_who_acts_plays_a_side(database):
    assert (await database.read(running_match, 1, BOB)).side is Side.GRAY
    assert [item.awaits_me for item in await database.read(match_selection.running, ANN)] == [True]


@pytest.mark.parametrize("ending", MatchEnd)
def test_an_ending_is_won_or_drawn_or_counts_for_nobody(ending):
    assert [ending.won, ending.drawn, not ending.counts].count(True) == 1
    assert ending.counts or not ending.by_turn
