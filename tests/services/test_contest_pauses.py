"""A contest that is paused: no clock of its matches runs until it goes on, whatever is done in them meanwhile."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import Hold, MatchState, News, Offer, Pace, open_database
from data.queries import players
from data.queries.contests import contest_pairs, contests
from data.queries.matches import matches, shown_matches
from data.records.contests import ContestKind, ContestState
from game import Edition
from services import restoring, servers
from services.contests import advancing, announcing, boards, stopping
from services.contests.announcing import ContestTerms
from services.people import Person, Place
from services.play import offers
from services.play.matches import bring_to, go_on, play, read
from services.play.reminders import fire, next_due
from services.play.snapshots import load
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY, HOUR = timedelta(days=1), timedelta(hours=1)
GUILD, CHANNEL = 7, 70
BEGINS = NOW + 3 * DAY
PAUSED = BEGINS + DAY


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def begun(connection, pace=Pace.THREE_DAYS):
    """A league of four whose matches have begun, the first one of them, and the two who play it."""
    terms = ContestTerms(ContestKind.LEAGUE, "Winter league", Edition.CLASSIC, pace, 3 * DAY)
    contest = announcing.announce(connection, GUILD, CHANNEL, terms, NOW)
    for number in range(4):
        announcing.join(connection, GUILD, contest.id, Person(100 + number, f"P{number}"), NOW)
    advancing.advance(connection, contest.id, BEGINS)
    while found := boards.next_pair(connection, contest.id):
        boards.begin_pair(connection, found.pair.id, 1000 + found.pair.id, None, BEGINS)
    match = running(connection, contest)[0]
    both = [players.by_id(connection, each) for each in (match.orange_id, match.gray_id)]
    return contest, match.id, [Person(each.discord_id, each.name) for each in both]


def running(connection, contest):
    every = contest_pairs.matches_of(connection, contest.id, contest.season)
    return [match for match in every if match.state is MatchState.RUNNING]


def pause(connection, contest, now=PAUSED, *, goes_on=False):
    return stopping.pause(connection, GUILD, contest.id, now, goes_on=goes_on)


def stands_still(match):
    """True if a match's clock is stopped by its contest, and nothing will be due in it."""
    clock = match.clock
    return (clock.hold, clock.deadline, clock.remind_at) == (Hold.CONTEST, None, None)


async def test_every_clock_stands_still_until_the_contest_goes_on(database):
    def whole(connection):
        contest, first, _ = begun(connection)
        pause(connection, contest)
        held = running(connection, contest)
        assert len(held) == 12
        assert all(map(stands_still, held))
        assert {match.news for match in held} == {News.CONTEST_PAUSED}
        assert {match.clock.time_left for match in held} == {2 * DAY.total_seconds()}
        assert next_due(connection) is None
        assert fire(connection, first, PAUSED + 400 * DAY) is None, "however long it takes"
        assert contest_pairs.changed_unshown(connection, contest.id) == held
        later = PAUSED + 100 * DAY
        pause(connection, contest, later, goes_on=True)
        for match in running(connection, contest):
            assert (match.news, match.clock.hold) == (News.CONTEST_WENT_ON, None)
            assert match.clock.deadline == later + 2 * DAY

    await database.write(whole)


@pytest.mark.both
async def test_of_what_one_line_tells_all_is_stored_but_what_has_been_changed_since(database):
    def whole(connection):
        contest, *_ = begun(connection)
        pause(connection, contest)
        held = running(connection, contest)
        first, second, third, *_ = held
        assert first.channel_id == second.channel_id != third.channel_id
        for match in held:
            shown_matches.set_shown(connection, match, {"shown_version": match.delivery.board_version})
        others = [match.id for match in held[1:]]
        assert shown_matches.set_told_beside(connection, first, others) == [second.id]
        assert contest_pairs.changed_unshown(connection, contest.id) == [first, *held[2:]]
        assert shown_matches.set_told_beside(connection, first, others) == [], "once"
        pause(connection, contest, PAUSED + DAY, goes_on=True)
        first, second, *_ = running(connection, contest)
        mover = players.by_id(connection, second.mover_id)
        play(connection, second.id, Person(mover.discord_id, mover.name), read("c3"), PAUSED + DAY)
        assert shown_matches.set_told_beside(connection, first, others) == [], "it has its own news now"

    await database.write(whole)


@pytest.mark.parametrize(
    ("pace", "least"), [(Pace.THREE_DAYS, DAY), (Pace.TWO_DAY_BANK, DAY), (Pace.DAY, DAY)]
)
async def test_nobody_is_out_of_time_as_soon_as_it_goes_on(database, pace, least):
    def whole(connection):
        contest, *_ = begun(connection, pace)
        left = running(connection, contest)[0].clock.deadline - HOUR
        pause(connection, contest, left)
        pause(connection, contest, left + 9 * DAY, goes_on=True)
        assert {match.clock.deadline for match in running(connection, contest)} == {left + 9 * DAY + least}

    await database.write(whole)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(6))
async def test_whatever_players_do_in_a_pause_no_clock_runs(database, seed):
    def whole(connection):
        contest, match_id, both = begun(connection, Pace.TWO_DAY_BANK)
        rng, now, done = Random(seed), PAUSED, set()
        pause(connection, contest, now)
        for _ in range(80):
            now += HOUR
            snapshot = load(connection, match_id)
            if not snapshot.running:
                break
            deed = rng.choice(DEEDS)
            try:
                deed(connection, snapshot, both, rng, now)
                done.add(deed)
            except Refused:
                pass
            if snapshot.running and load(connection, match_id).running:
                assert stands_still(matches.by_id(connection, match_id)), deed
        assert len(done) > 3

    await database.write(whole)


def _play(connection, snapshot, both, rng, now):
    mover = both[snapshot.match.turns % 2]
    turn = rng.choice(snapshot.position.legal_turns())
    play(connection, snapshot.match.id, mover, read(str(turn)), now)


def _offer(connection, snapshot, both, rng, now):
    offers.make(connection, snapshot.match.id, rng.choice(both), rng.choice([*Offer]), now)


def _accept(connection, snapshot, both, rng, now):
    if snapshot.match.offers.open is not Offer.DRAW:
        offers.accept(connection, snapshot.match.id, rng.choice(both), now)


def _decline(connection, snapshot, both, rng, now):
    offers.decline(connection, snapshot.match.id, rng.choice(both), now)


def _withdraw(connection, snapshot, both, rng, now):
    offers.withdraw(connection, snapshot.match.id, rng.choice(both), now)


def _resume(connection, snapshot, both, rng, now):
    offers.resume(connection, snapshot.match.id, rng.choice(both), now)


def _keep(connection, snapshot, both, rng, now):
    go_on(connection, snapshot.match.id, rng.choice(both), now)


DEEDS = [_play, _play, _offer, _offer, _accept, _decline, _withdraw, _resume, _keep]


async def test_a_clock_that_stands_still_is_neither_paused_nor_resumed_nor_given_time(database):
    def whole(connection):
        contest, match_id, both = begun(connection)
        offers.make(connection, match_id, both[1], Offer.PAUSE, BEGINS)
        pause(connection, contest)
        assert matches.by_id(connection, match_id).offers.open is None, "it was offered about the clock"
        for deed in (
            lambda: offers.make(connection, match_id, both[0], Offer.PAUSE, PAUSED),
            lambda: offers.make(connection, match_id, both[0], Offer.TIME, PAUSED),
            lambda: offers.resume(connection, match_id, both[0], PAUSED),
        ):
            with pytest.raises(Refused) as refused:
                deed()
            assert refused.value.refusal is Refusal.CONTEST_HOLDS

    await database.write(whole)


async def test_a_pause_of_two_players_stays_theirs(database):
    def whole(connection):
        contest, match_id, (one, other) = begun(connection)
        offers.make(connection, match_id, one, Offer.PAUSE, BEGINS)
        offers.accept(connection, match_id, other, BEGINS)
        pause(connection, contest)
        assert matches.by_id(connection, match_id).clock.hold is Hold.PAUSED
        pause(connection, contest, PAUSED + DAY, goes_on=True)
        assert matches.by_id(connection, match_id).clock.hold is Hold.PAUSED
        pause(connection, contest, PAUSED + DAY)
        offers.resume(connection, match_id, one, PAUSED + 2 * DAY)
        assert stands_still(matches.by_id(connection, match_id)), (
            "they have ended theirs, the contest's goes on"
        )
        pause(connection, contest, PAUSED + 3 * DAY, goes_on=True)
        assert matches.by_id(connection, match_id).clock.deadline == PAUSED + 3 * DAY + 3 * DAY

    await database.write(whole)


async def test_an_end_lets_the_clocks_go_on_for_themselves(database):
    def whole(connection):
        contest, *_ = begun(connection)
        pause(connection, contest)
        stopping.end(connection, GUILD, contest.id, PAUSED + DAY)
        held = running(connection, contest)
        assert len(held) == 12
        assert {match.clock.deadline for match in held} == {PAUSED + 3 * DAY}
        assert advancing.due(connection, PAUSED + DAY) == [contest.id], "its matches' places are told"
        assert advancing.advance(connection, contest.id, PAUSED + DAY) is None
        assert advancing.due(connection, PAUSED + 9 * DAY) == []

    await database.write(whole)


async def test_neither_a_server_without_the_bot_nor_another_place_nor_a_backup_starts_a_clock(database):
    def whole(connection):
        contest, match_id, both = begun(connection)
        pause(connection, contest)
        servers.bot_removed(connection, GUILD, PAUSED)
        servers.bot_returned(connection, GUILD, PAUSED + DAY)
        assert all(map(stands_still, running(connection, contest)))
        bring_to(connection, match_id, both[0], Place(GUILD, 71), PAUSED + DAY)
        assert stands_still(matches.by_id(connection, match_id))
        restoring.fit(connection, None, PAUSED + 2 * DAY)
        assert all(map(stands_still, running(connection, contest)))
        pause(connection, contest, PAUSED + 3 * DAY, goes_on=True)
        assert {match.clock.deadline for match in running(connection, contest)} == {PAUSED + 5 * DAY}

    await database.write(whole)


async def test_a_clock_that_was_missed_is_settled_at_the_next_step(database):
    """On PostgreSQL a match may begin, or go on, in the very moment in which its contest is paused or goes on."""

    def whole(connection):
        contest, *_ = begun(connection)
        contests.save(connection, contests.by_id(connection, contest.id)._replace(state=ContestState.PAUSED))
        assert advancing.advance(connection, contest.id, PAUSED) is None
        assert all(map(stands_still, running(connection, contest)))
        again = contests.by_id(connection, contest.id)._replace(state=ContestState.RUNNING, due_at=PAUSED)
        contests.save(connection, again)
        advancing.advance(connection, contest.id, PAUSED + DAY)
        assert all(match.clock.deadline for match in running(connection, contest))

    await database.write(whole)
