"""Several games with one result: what begins when, how it stands, and what ends it early."""

from datetime import UTC, datetime, timedelta
from itertools import product
from random import Random

import pytest

from data import Announcement, Ban, First, Games, MatchEnd, MatchState, Pace, open_database
from data.queries import players, preferences
from data.queries.announcing import announcements
from data.queries.matches import matches
from game import Edition, Side
from services import check
from services.challenges import answering, asking, rematches
from services.challenges.asking import MAX_RUNNING
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play.beginning.series import SeriesState, score_of
from services.play.matches import is_lost_if_given_up, read, resign
from services.play.matches import play as take_turn
from services.play.snapshots import load
from services.play.transitions import change, over
from services.players import privacy
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
SECOND = timedelta(seconds=1)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
HERE = Place(7, 70)
TERMS = Terms(Edition.KITTENS, First.CHALLENGER, Pace.DAY, rated=True, loses_on_time=True, nights_off=True)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def begun(connection, games, terms=TERMS, place=HERE):
    """The first match of a series that Ann begins against Bob."""
    asked = asking.challenge(connection, ANN, BOB, place, terms._replace(games=games), now=NOW)
    return answering.accept(connection, asked.challenge.id, BOB, NOW, Random(1))[1]


def end(connection, match, winner, ending=MatchEnd.RESIGNED, now=NOW):
    """Let a match end; the winner is one of the two, or None for a draw."""
    side = None if winner is None else Side.ORANGE if match.orange_id == winner else Side.GRAY
    ending = MatchEnd.AGREED if winner is None and ending.won else ending
    snapshot = load(connection, match.id)
    return change(connection, snapshot, over(match, ending, side), now, news=match.news, by=None)


def played(connection, match):
    return matches.of_series(connection, match.series_id)


def running(connection, match):
    return [each for each in played(connection, match) if each.state is MatchState.RUNNING]


def points(connection, match):
    """Ann's points and Bob's, and the state of their series at the end of a match."""
    score = score_of(connection, match)
    sides = {match.orange_id: Side.ORANGE, match.gray_id: Side.GRAY}
    return score.points[sides[1]], score.points[sides[2]], score.state


@pytest.mark.parametrize(("games", "longest"), [(Games.THREE, 3), (Games.FIVE, 5)])
async def test_a_series_goes_on_until_it_is_decided(database, games, longest):
    rng = Random(longest)
    every = list(product((1, 2, None), repeat=longest))
    for results in rng.sample(every, 6):

        def play(connection, results=results):
            match, ann, bob = begun(connection, games), 0.0, 0.0
            for number, winner in enumerate(results, 1):
                assert (match.orange_id, match.gray_id) == ((1, 2) if number % 2 else (2, 1))
                match = end(connection, match, winner, now=NOW + number * SECOND)
                ann, bob = (
                    ann + (0.5 if winner is None else winner == 1),
                    bob + (0.5 if winner is None else winner == 2),
                )
                going = max(ann, bob) * 2 <= longest and number < longest
                over = SeriesState.DRAWN if ann == bob else SeriesState.WON
                assert points(connection, match) == (ann, bob, SeriesState.RUNNING if going else over)
                assert len(running(connection, match)) == going
                if not going:
                    return
                (match,) = running(connection, match)
                kept = (match.edition, match.pace, match.loses_on_time, match.nights_off, match.channel_id)
                assert kept == (Edition.KITTENS, Pace.DAY, True, True, 70)
                assert match.clock.deadline is not None

        await database.write(play)

    def faults(connection):
        with connection.begin_nested() as undone:
            told = [str(fault) for fault in check.faults(connection)]
            undone.rollback()
        return told

    assert await database.write(faults) == []


async def test_both_sides_begin_at_once_and_make_one_result(database):
    def play(connection):
        first = begun(connection, Games.SIDES)
        one, other = played(connection, first)
        assert [(one.orange_id, one.gray_id), (other.orange_id, other.gray_id)] == [(1, 2), (2, 1)]
        announcements.put(connection, Announcement(one.id, 70, 5))
        ended = end(connection, one, None)
        assert points(connection, ended) == (0.5, 0.5, SeriesState.RUNNING)
        assert announcements.of_match(connection, one.id) is None
        assert announcements.of_match(connection, other.id) == Announcement(other.id, 70, 5), "not due yet"
        last = end(connection, other, 1, now=NOW + SECOND)
        assert points(connection, last) == (1.5, 0.5, SeriesState.WON)
        assert points(connection, ended) == (0.5, 0.5, SeriesState.RUNNING), "as it was then"
        assert announcements.of_match(connection, other.id).due
        assert len(played(connection, first)) == 2

    await database.write(play)


def call_off(connection, match):
    end(connection, match, None, MatchEnd.CALLED_OFF)


def block(connection, match):
    preferences.block(connection, 2, 1)
    end(connection, match, 1)


def ban(connection, match):
    players.ban(connection, Ban(BOB.discord_id, NOW))
    end(connection, match, 1)


def forget(connection, match):
    for number, turn in enumerate(("a1", "f6", "a6", "f1")):
        take_turn(connection, match.id, (ANN, BOB)[number % 2], read(turn), NOW)
    forgotten = privacy.forget(connection, BOB, NOW)
    assert next(iter(forgotten.matches)).winner is Side.ORANGE


@pytest.mark.long
@pytest.mark.parametrize("stop", [call_off, block, ban, forget])
@pytest.mark.parametrize("games", [Games.THREE, Games.SIDES])
async def test_a_series_ends_without_a_result(database, stop, games):
    def play(connection):
        match = begun(connection, games)
        stop(connection, match)
        for other in running(connection, match):
            end(connection, other, 1, MatchEnd.CANCELLED if stop is not call_off else MatchEnd.RESIGNED)
        assert len(played(connection, match)) == games.at_once
        last = played(connection, match)[-1]
        # Whoever wants to be forgotten gives up both of two games at once, and the second counts as the first does.
        both = stop is forget and games is Games.SIDES
        assert score_of(connection, last).state is (SeriesState.WON if both else SeriesState.STOPPED)

    await database.write(play)


async def test_whoever_is_behind_cannot_call_the_series_off(database):
    def play(connection):
        first = begun(connection, Games.THREE)
        assert not is_lost_if_given_up(load(connection, first.id))
        end(connection, first, 1)
        (second,) = running(connection, first)
        assert is_lost_if_given_up(load(connection, second.id))
        ended = resign(connection, second.id, BOB, NOW + SECOND)
        assert (ended.ending, ended.winner) == (MatchEnd.RESIGNED, Side.GRAY), "Ann has gray in the second"
        assert points(connection, ended) == (2, 0, SeriesState.WON)

    await database.write(play)


async def test_a_series_nobody_has_a_point_in_can_be_called_off(database):
    def play(connection):
        first = begun(connection, Games.THREE)
        ended = resign(connection, first.id, BOB, NOW + SECOND)
        assert (ended.ending, ended.winner) == (MatchEnd.CALLED_OFF, None)
        assert points(connection, ended) == (0, 0, SeriesState.STOPPED)

    await database.write(play)


async def test_both_boards_count_as_running_matches(database):
    def refused(connection, games):
        with pytest.raises(Refused) as caught:
            begun(connection, games)
        return caught.value.refusal

    def play(connection):
        for channel in range(1, MAX_RUNNING):
            begun(connection, Games.ONE, place=Place(7, channel))
        assert refused(connection, Games.SIDES) is Refusal.TOO_MANY_MATCHES
        begun(connection, Games.THREE)
        assert refused(connection, Games.ONE) is Refusal.TOO_MANY_MATCHES

    await database.write(play)


async def test_only_five_matches_a_week_are_rated(database):
    def play(connection):
        match = begun(connection, Games.FIVE)
        for winner in (1, 2, None, None):
            end(connection, match, winner)
            (match,) = running(connection, match)
        end(connection, match, 1)
        return [
            each.rated
            for each in (*played(connection, match), *played(connection, begun(connection, Games.SIDES)))
        ]

    assert await database.write(play) == [True] * 5 + [False] * 2


async def test_where_the_bot_is_a_guest_there_is_no_series(database):
    with pytest.raises(Refused) as refused:
        await database.write(begun, Games.SIDES, TERMS, Place(7, 70, user_installed=True))
    assert refused.value.refusal is Refusal.NO_SERIES_HERE


async def test_a_rematch_asks_for_another_series_once_it_is_over(database):
    def play(connection):
        first = begun(connection, Games.THREE)
        end(connection, first, 2)
        with pytest.raises(Refused) as refused:
            rematches.rematch(connection, first.id, ANN, HERE, now=NOW, rng=Random(1))
        assert refused.value.refusal is Refusal.SERIES_RUNNING
        (match,) = running(connection, first)
        end(connection, match, 2)
        asked, _ = rematches.rematch(connection, match.id, ANN, HERE, now=NOW, rng=Random(1))
        assert asked.challenge.games is Games.THREE
        _, again = rematches.rematch(connection, match.id, BOB, HERE, now=NOW, rng=Random(1))
        return first.series_id, again and again.series_id

    before, after = await database.write(play)
    assert None not in {before, after}
    assert before != after
