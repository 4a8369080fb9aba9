"""Cups from the announcement to the champion: who meets whom and when, deciders, byes, people who leave; and nothing of it twice."""

from collections import Counter
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import MatchEnd, MatchState, Pace, open_database
from data.queries import players
from data.queries.contests import contest_pairs, contests
from data.queries.matches import matches
from data.records.contests import ContestKind, ContestState, EntryState
from game import Edition, Side
from services import check
from services.contests import advancing, announcing, boards, stopping, telling
from services.contests.announcing import ContestTerms
from services.contests.cup import brackets
from services.contests.progress import ContestStep
from services.people import Person
from services.play.beginning.ties import TieState
from services.play.snapshots import load
from services.play.telling.summaries import with_summary
from services.play.transitions import change, over
from services.players import privacy
from services.refusals import Refusal, Refused
from words.catalogue import speaking
from words.pages.contests.endings import over_text

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
GUILD, CHANNEL = 7, 70
TERMS = ContestTerms(ContestKind.CUP, "Winter cup", Edition.CLASSIC, Pace.TWO_DAY_BANK, 3 * DAY)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def announced(connection, count, name=TERMS.name):
    """A cup that so many have joined."""
    contest = announcing.announce(connection, GUILD, CHANNEL, TERMS._replace(name=name), NOW)
    for number in range(count):
        announcing.join(connection, GUILD, contest.id, person(number), NOW + number * MINUTE)
    return contest


def begun(connection, count):
    """A cup whose first matches have begun. Nobody has a rating, so who joined first has the best seed."""
    contest = announced(connection, count)
    assert advancing.advance(connection, contest.id, NOW + 3 * DAY) is ContestStep.BEGAN
    begin_all(connection, contest.id, NOW + 3 * DAY)
    return contest.id


def begin_all(connection, contest_id, now):
    """Begin the matches of all pairs; how many matches each pair has got."""
    counts = []
    while found := boards.next_pair(connection, contest_id):
        counts.append(len(boards.begin_pair(connection, found.pair.id, 1000 + found.pair.id, None, now)))
        assert boards.begin_pair(connection, found.pair.id, 1, None, now) == [], "once"
    return counts


def running(connection, contest_id):
    return [
        each
        for each in contest_pairs.matches_of(connection, contest_id, 1)
        if each.state is MatchState.RUNNING
    ]


def end(connection, match, winner, now, ending=MatchEnd.RESIGNED):
    """Let a match end; the winner is a side, or None."""
    snapshot = load(connection, match.id)
    return change(connection, snapshot, over(match, ending, winner), now, news=match.news, by=None)


def seen(connection, contest_id):
    return brackets.read(connection, contests.by_id(connection, contest_id))


def leave(connection, contest_id, player_id, now):
    who = players.by_id(connection, player_id)
    announcing.leave(connection, GUILD, contest_id, Person(who.discord_id, who.name), now)


def played_out(connection, contest_id, rng, *, leaving=0.0, cancelled=0.0):
    """Play a cup to its end: somebody wins, it is drawn, somebody leaves, or a moderator ends a match; how many left."""
    now, left = NOW + 4 * DAY, 0
    for _ in range(1000):
        found = running(connection, contest_id)
        if found:
            match, now = rng.choice(found), now + MINUTE
            if rng.random() < leaving:
                leave(connection, contest_id, rng.choice([match.orange_id, match.gray_id]), now)
                left += 1
            elif rng.random() < cancelled:
                end(connection, match, None, now, MatchEnd.CANCELLED)
            else:
                ending = rng.choice(
                    [(Side.ORANGE, MatchEnd.RESIGNED), (Side.GRAY, MatchEnd.TIME), (None, MatchEnd.AGREED)]
                )
                end(connection, match, ending[0], now, ending[1])
        if advancing.advance(connection, contest_id, now) is ContestStep.OVER:
            return left
        begin_all(connection, contest_id, now)
    raise AssertionError("it never ends")


@pytest.mark.parametrize(
    ("count", "leaving", "cancelled"),
    [
        (4, 0, 0),
        (5, 0, 0),
        (12, 0.15, 0.1),
        pytest.param(12, 0, 0.1, marks=pytest.mark.long),
        pytest.param(12, 0.15, 0, marks=pytest.mark.long),
        pytest.param(21, 0.05, 0.05, marks=pytest.mark.long),
    ],
)
async def test_a_cup_has_one_champion_and_each_tie_its_two_matches(database, count, leaving, cancelled):
    def whole(connection):
        contest_id = begun(connection, count)
        left = played_out(connection, contest_id, Random(count), leaving=leaving, cancelled=cancelled)
        contest, cup = contests.by_id(connection, contest_id), seen(connection, contest_id)
        assert (contest.state, contest.due_at) == (ContestState.ENDED, None)
        assert not running(connection, contest_id)
        places = Counter(
            entry.place for entry in (each.entry for each in contests.entrants(connection, contest_id, 1))
        )
        assert places[1] == places[2] == 1
        assert sum(places.values()) == count
        assert None not in places
        assert cup.champion is not None
        ties = [tie for ties in cup.rounds for tie in ties]
        assert all(tie.winner is not None for tie in ties)
        assert sum(tie.other is not None for tie in ties) == count - 1, (
            "everybody but the champion has lost a tie"
        )
        for tie in ties:
            games = [(game.first, game.second) for game in tie.games]
            assert len(games) <= 3
            if not left:
                assert len(games) in ({0} if tie.other is None else {2, 3})
            if len(games) > 1:
                assert {games[0], games[1]} == {(tie.better, tie.other), (tie.other, tie.better)}
        assert all(
            check.fault_of(match, []) is None for match in contest_pairs.matches_of(connection, contest_id, 1)
        )

    await database.write(whole)


async def test_a_tie_that_is_level_is_decided_with_less_time_and_a_draw_is_enough_for_the_better_seed(
    database,
):
    def whole(connection):
        contest_id = begun(connection, 4)
        cup, now = seen(connection, contest_id), NOW + 4 * DAY
        first, last = cup.rounds[0][0].better, cup.rounds[0][0].other
        mine = [
            each
            for each in running(connection, contest_id)
            if {each.orange_id, each.gray_id} == {first, last}
        ]
        assert {(each.orange_id, each.gray_id) for each in mine} == {(first, last), (last, first)}
        for match in mine:
            end(connection, match, Side.ORANGE, now)
        advancing.advance(connection, contest_id, now)
        found = boards.next_pair(connection, contest_id)
        assert found.level
        assert (found.pair.one_id, found.pair.other_id, found.pair.games) == (last, first, 1)
        (decider,) = boards.begin_pair(connection, found.pair.id, 5, None, now)
        assert (decider.orange_id, decider.pace, decider.loses_on_time) == (last, Pace.DAY_BANK, True)
        advancing.advance(connection, contest_id, now)
        assert boards.next_pair(connection, contest_id) is None, "one decider"
        end(connection, decider, None, now, MatchEnd.AGREED)
        assert seen(connection, contest_id).rounds[0][0].winner == first

    await database.write(whole)


async def test_whoever_leaves_lets_the_other_go_on_also_into_the_next_round(database):
    def whole(connection):
        contest_id, now = begun(connection, 4), NOW + 4 * DAY
        upper, lower = seen(connection, contest_id).rounds[0]
        leave(connection, contest_id, upper.better, now)
        assert seen(connection, contest_id).rounds[0][0].winner == upper.other
        leave(connection, contest_id, upper.other, now + MINUTE)
        assert seen(connection, contest_id).rounds[0][0].winner == upper.other, "what was won stays won"
        for match in running(connection, contest_id):
            end(
                connection,
                match,
                Side.ORANGE if match.orange_id == lower.better else Side.GRAY,
                now + 2 * MINUTE,
            )
        assert advancing.advance(connection, contest_id, now + 3 * MINUTE) is ContestStep.OVER
        assert seen(connection, contest_id).champion == lower.better
        assert telling.read(connection, contest_id).cup.places[upper.other] == 2

    await database.write(whole)


async def test_whoever_leaves_before_it_is_known_whom_they_meet_next_plays_no_more(database):
    def whole(connection):
        contest_id, now = begun(connection, 5), NOW + 4 * DAY
        first = seen(connection, contest_id).rounds[0][0].better
        assert seen(connection, contest_id).rounds[1][0] is None, "a bye, and a tie that is played"
        leave(connection, contest_id, first, now)
        who = players.by_id(connection, first)
        told = telling.read(connection, contest_id)
        assert not told.plays(Person(who.discord_id, who.name))
        assert sum(map(told.cup.is_in, told.cup.players)) == len(told.cup.players) - 1
        with pytest.raises(Refused) as again:
            leave(connection, contest_id, first, now)
        assert again.value.refusal is Refusal.NOT_IN_CONTEST

    await database.write(whole)


async def test_nobody_joins_a_cup_that_has_begun_or_is_full_and_too_few_wait(database):
    def whole(connection):
        short = announced(connection, 3)
        assert advancing.advance(connection, short.id, NOW + 3 * DAY) is ContestStep.WAITED
        announcing.join(connection, GUILD, short.id, person(3), NOW)
        assert advancing.advance(connection, short.id, NOW + 10 * DAY) is ContestStep.BEGAN
        with pytest.raises(Refused) as begun_already:
            announcing.join(connection, GUILD, short.id, person(9), NOW)
        assert begun_already.value.refusal is Refusal.CUP_HAS_BEGUN
        full = announced(connection, 64, name="Full cup")
        with pytest.raises(Refused) as too_many:
            announcing.join(connection, GUILD, full.id, person(64), NOW)
        assert too_many.value.refusal is Refusal.CONTEST_FULL
        with pytest.raises(Refused) as again:
            announcing.join(connection, GUILD, full.id, person(0), NOW)
        assert again.value.refusal is Refusal.IN_CONTEST_ALREADY

    await database.write(whole)


async def test_a_pause_begins_nothing_and_an_end_has_no_champion(database):
    def whole(connection):
        contest_id, now = begun(connection, 4), NOW + 4 * DAY
        stopping.pause(connection, GUILD, contest_id, now, goes_on=False)
        for match in running(connection, contest_id):
            end(connection, match, Side.ORANGE, now)
        assert advancing.advance(connection, contest_id, now) is None
        assert advancing.due(connection, now) == []
        assert boards.next_pair(connection, contest_id) is None
        stopping.pause(connection, GUILD, contest_id, now, goes_on=True)
        assert advancing.advance(connection, contest_id, now) is ContestStep.GOES_ON
        assert begin_all(connection, contest_id, now) == [1, 1], "both ties are level"
        stopping.end(connection, GUILD, contest_id, now)
        for match in running(connection, contest_id):
            end(connection, match, Side.ORANGE, now)
        assert advancing.due(connection, now + DAY) == []
        assert telling.read(connection, contest_id).cup.champion is None
        assert contests.unsaid(connection, ContestKind) == [contest_id]
        with speaking("en"):
            assert over_text(telling.read(connection, contest_id)).startswith("A moderator has ended ")

    await database.write(whole)


async def test_whoever_is_forgotten_is_out_of_the_cup(database):
    def whole(connection):
        contest_id, now = begun(connection, 4), NOW + 4 * DAY
        upper = seen(connection, contest_id).rounds[0][0]
        gone = players.by_id(connection, upper.better)
        privacy.forget(connection, Person(gone.discord_id, gone.name), now)
        entry = contests.entry(connection, contest_id, 1, upper.better)
        assert (entry.state, entry.out_at) == (EntryState.LEFT, now)
        assert seen(connection, contest_id).rounds[0][0].winner == upper.other
        assert not any(
            matches.by_id(connection, each.id).state is MatchState.RUNNING
            for each in contest_pairs.matches_of(connection, contest_id, 1)
            if upper.better in {each.orange_id, each.gray_id}
        )

    await database.write(whole)


async def test_the_board_of_the_turn_that_decides_a_tie_says_who_goes_through(database):
    def decided(connection):
        contest_id = begun(connection, 4)
        first = running(connection, contest_id)[0]
        winner = first.orange_id
        (second,) = (
            each
            for each in running(connection, contest_id)
            if each.id != first.id and winner in {each.orange_id, each.gray_id}
        )
        end(connection, first, Side.ORANGE, NOW + 4 * DAY)
        snapshot = load(connection, second.id)
        assert snapshot.tie.state is TieState.OPEN
        side = snapshot.seat_of(players.by_id(connection, winner))
        return side, with_summary(
            connection, replace(snapshot, match=end(connection, second, side, NOW + 4 * DAY))
        )

    side, shown = await database.write(decided)
    assert (shown.tie.state, shown.tie.winner) == (TieState.WON, side)
    assert shown.tie.points == {side: 2, side.other: 0}
