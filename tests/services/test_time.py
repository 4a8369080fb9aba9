"""The time of a match through the use cases: banks, time that is up, rescue, and being away. Nobody gains time by anything they do."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import (
    Away,
    First,
    Hold,
    MatchEnd,
    MatchState,
    News,
    Offer,
    Pace,
    Preferences,
    Reminder,
    open_database,
)
from data.queries import preferences
from data.queries.matches import matches, shown_matches
from game import Edition, Side, TurnRequest
from services.challenges import answering, asking, rematches
from services.challenges.terms import Terms
from services.people import Person, Place
from services.play import away, offers, reminders
from services.play import matches as play
from services.play.away import AWAY_DAYS, AwayRules
from services.play.reminders import Closed, Due, Rescued
from services.play.snapshots import load
from services.play.timing import clocks
from services.play.timing.hours import Hours, hours_of
from services.players import preferences as choices
from services.players.preferences import PreferenceChanges
from services.refusals import Refusal, Refused
from tests.cases import some

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
PLAYERS = {Side.ORANGE: ANN, Side.GRAY: BOB}
HERE = Place(5, 7)
HOUR, DAY = timedelta(hours=1), timedelta(days=1)
YEAR = timedelta(days=AWAY_DAYS)
#: At a quick pace no absence stops a clock.
BANKS = [pace for pace in Pace if pace.bank and not pace.is_quick]


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


async def begun(database, pace, *, edition=Edition.CLASSIC, now=NOW, channel=7, **terms):
    """A match that Ann begins against Bob, whose board has been shown."""
    terms = Terms(edition, First.CHALLENGER, pace, False, **terms)
    asked = await database.write(asking.challenge, ANN, BOB, Place(5, channel), terms, now=now)
    _, match = await database.write(answering.accept, asked.challenge.id, BOB, now, Random(1))
    await shown(database, match.id)
    return match.id


async def shown(database, match_id):
    match = await database.read(matches.by_id, match_id)
    await database.write(shown_matches.set_shown, match, {"shown_version": match.version, "message_id": 9})


async def turns(database, match_id, count, *, now=NOW, rng=None):
    """Take so many turns, one right after the other."""
    for _ in range(count):
        snapshot = await database.read(load, match_id)
        turn = (rng or Random(count)).choice(snapshot.position.legal_turns())
        person = PLAYERS[snapshot.position.side]
        await database.write(play.play, match_id, person, TurnRequest(*turn), now)
    await shown(database, match_id)


async def left(database, match_id, now):
    """The seconds that the mover has left."""
    match = await database.read(matches.by_id, match_id)
    return clocks.time_left(match, now, await database.read(hours_of, match))


async def refused(acting, refusal):
    with pytest.raises(Refused) as caught:
        await acting
    assert caught.value.refusal is refusal


async def take_back(database, match_id, side, now):
    """Let a side take its last turn back; the other agrees, if it need be asked."""
    match = await database.write(offers.make, match_id, PLAYERS[side], Offer.TAKEBACK, now)
    if match.offers.open:
        await database.write(offers.accept, match_id, PLAYERS[side.other], now)


async def something(database, match_id, rng, now):
    """One of all that can be done in a match, chosen by chance; returns when it is done, the time in which no clock ran being past."""
    match = await database.read(matches.by_id, match_id)
    match rng.choice(["turn", "turn", "turn", "take back", "pause", "leave"]):
        case "turn":
            await turns(database, match_id, 1, now=now, rng=rng)
        case "take back":
            side = rng.choice(list(Side))
            if match.turns >= (2 if side is match.mover else 1):
                try:
                    await take_back(database, match_id, side, now)
                except Refused as refused:
                    assert refused.refusal is Refusal.NO_TIME_TO_TAKE_BACK
                    await database.write(offers.decline, match_id, PLAYERS[side.other], now)
        case "pause":
            await database.write(offers.make, match_id, ANN, Offer.PAUSE, now)
            await database.write(offers.accept, match_id, BOB, now)
            now += rng.randrange(9) * HOUR
            await database.write(offers.resume, match_id, BOB, now)
        case "leave":
            person = rng.choice([ANN, BOB])
            await database.write(away.leave, person, Away(now, now + 9 * HOUR), now, 99 * YEAR)
            now += rng.randrange(8) * HOUR
            await database.write(away.come_back, person, now)
    return now


@pytest.mark.long
@pytest.mark.parametrize("seed", some(range(2), 1))
@pytest.mark.parametrize("pace", BANKS)
async def test_with_a_bank_what_both_have_used_is_what_has_passed(database, pace, seed):
    """Turns, takebacks, pauses and absences in any order: each side has what it began with and was added, less what it has used."""
    bank, rng, now = pace.bank, Random(seed), NOW
    match_id, used = await begun(database, pace), Counter()
    for _ in range(25):
        match = await database.read(matches.by_id, match_id)
        passed = rng.randrange(int(bank.start.total_seconds() / 20))
        now += timedelta(seconds=passed)
        used[match.mover] += passed
        if clocks.is_up(match, now):
            break
        now = await something(database, match_id, rng, now)
        match = await database.read(matches.by_id, match_id)
        if match.state is MatchState.OVER:
            break
        told = {match.mover: await left(database, match_id, now), match.mover.other: match.clock.waiting_left}
        for side, seconds in told.items():
            # The turns that a side has begun, with the one that it thinks about.
            started = match.turns // 2 + (side is Side.ORANGE or match.turns % 2)
            has = bank.start + (started - 1) * bank.each_turn - timedelta(seconds=used[side])
            # Before their first turn nothing is stored of a player. Each change rounds to a second.
            assert seconds is None or abs(seconds - has.total_seconds()) <= 30, (side, match.turns)
            assert seconds is not None or (side, match.turns) == (Side.GRAY, 0)


async def fire(database, match_id, now, away_days=timedelta()):
    return await database.write(reminders.fire, match_id, now, away_days)


async def time_up(database, match_id):
    """The moment when the mover's time is up, as what is due then."""
    match = await database.read(matches.by_id, match_id)
    await database.write(matches.set_reminder, match, Reminder.TIME_UP, match.clock.deadline)
    return match.clock.deadline


@pytest.mark.parametrize(
    ("played", "ending", "winner"), [(4, MatchEnd.TIME, Side.GRAY), (3, MatchEnd.ABANDONED, None)]
)
async def test_where_that_was_agreed_time_that_is_up_loses_by_itself_once_both_have_moved(
    database, played, ending, winner
):
    match_id = await begun(database, Pace.TWO_DAY_BANK, loses_on_time=True)
    await turns(database, match_id, played)
    up = await time_up(database, match_id)
    assert await fire(database, match_id, up - HOUR) is None
    closed = await fire(database, match_id, up)
    assert isinstance(closed, Closed)
    assert (closed.snapshot.match.ending, closed.snapshot.match.winner) == (ending, winner)


async def test_nothing_is_lost_by_itself_while_its_player_may_not_know_that_it_is_their_turn(database):
    match_id = await begun(database, Pace.DAY, loses_on_time=True)
    await turns(database, match_id, 4)
    await database.write(shown_matches.set_unshown, match_id)
    up = await time_up(database, match_id)
    assert await fire(database, match_id, up) is None
    assert isinstance(await fire(database, match_id, up + DAY), Closed)


@pytest.mark.both
async def test_away_days_come_to_the_rescue_once_in_a_match_and_the_others_of_their_player_go_on(database):
    match_id = await begun(database, Pace.DAY, loses_on_time=True)
    others = [await begun(database, Pace.THREE_DAYS, channel=each) for each in (7, 8)]
    await turns(database, others[0], 1)
    await turns(database, match_id, 4)
    before = [await database.read(matches.by_id, other) for other in others]
    up = await time_up(database, match_id)
    await refused(database.write(play.claim, match_id, BOB, up, away_days=YEAR), Refusal.RESCUED)
    assert isinstance(await fire(database, match_id, up, YEAR), Rescued)
    match = await database.read(matches.by_id, match_id)
    assert (match.news, match.clock.deadline, match.rescued) == (News.RESCUED, up + 2 * DAY, "o:4")
    assert [await database.read(matches.by_id, other) for other in others] == before, (
        "whoever is to move there"
    )
    mine = await database.read(choices.read, ANN)
    assert (mine.away, away.days_left(mine, up.year, YEAR)) == (None, YEAR - 2 * DAY)
    # They may take their turn meanwhile. If they don't, nothing saves them a second time.
    await shown(database, match_id)
    again = await time_up(database, match_id)
    assert isinstance(await fire(database, match_id, again, YEAR), Closed)


async def test_whose_time_is_up_in_two_matches_at_once_spends_two_days_for_both(database):
    matches_up = [await begun(database, Pace.DAY, loses_on_time=True, channel=each) for each in (7, 8, 9)]
    for match_id in matches_up:
        await turns(database, match_id, 4)
    up = max([await time_up(database, match_id) for match_id in matches_up])
    for match_id, moment in zip(matches_up, (up, up + HOUR, up + 30 * HOUR), strict=True):
        assert isinstance(await fire(database, match_id, moment, YEAR), Rescued)
    due = [(await database.read(matches.by_id, match_id)).clock.deadline for match_id in matches_up]
    assert due == [up + 2 * DAY, up + 2 * DAY, up + 30 * HOUR + 2 * DAY], (
        "the third has less than a day of that left"
    )
    mine = await database.read(choices.read, ANN)
    assert away.days_left(mine, up.year, YEAR) == YEAR - 4 * DAY


@pytest.mark.parametrize("pace", [pace for pace in BANKS if away.is_long(pace)])
async def test_nothing_of_a_rescue_goes_into_a_bank(database, pace):
    match_id = await begun(database, pace, loses_on_time=True)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    assert isinstance(await fire(database, match_id, up, YEAR), Rescued)
    match = await database.read(matches.by_id, match_id)
    hours = await database.read(hours_of, match)
    assert not clocks.can_take_back(match, 2, up, hours), "who has nothing can't give back an addition"
    await take_back(database, match_id, Side.GRAY, up + HOUR)
    await turns(database, match_id, 1, now=up + HOUR)
    assert await left(database, match_id, up + HOUR) == (2 * DAY - HOUR).total_seconds(), (
        "the other's takeback takes nothing of it"
    )
    await turns(database, match_id, 2, now=up + 2 * HOUR)
    each = pace.bank.each_turn.total_seconds()
    assert await left(database, match_id, up + 2 * HOUR) == each, "as if they had moved at the last moment"


@pytest.mark.parametrize("pace", [pace for pace in BANKS if away.is_long(pace)])
async def test_a_turn_played_in_a_rescue_is_not_taken_back_with_no_time_for_another(database, pace):
    match_id = await begun(database, pace)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    await fire(database, match_id, up, YEAR)
    await turns(database, match_id, 1, now=up + HOUR)
    await refused(take_back(database, match_id, Side.ORANGE, up + HOUR), Refusal.NO_TIME_TO_TAKE_BACK)


async def test_days_that_are_planned_come_to_no_rescue(database):
    match_id = await begun(database, Pace.DAY)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    await database.write(away.leave, ANN, Away(up + DAY, up + DAY + YEAR), up - HOUR, YEAR)
    await shown(database, match_id)
    assert isinstance(await fire(database, match_id, await time_up(database, match_id), YEAR), Due)


async def test_a_rescue_is_counted_beside_the_time_that_they_were_and_will_be_away(database):
    match_id = await begun(database, Pace.DAY, loses_on_time=True)
    await database.write(away.leave, ANN, Away(NOW, NOW + 3 * DAY), NOW, YEAR)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    assert up >= NOW + 3 * DAY, "no clock ran meanwhile"
    plan = Away(up + 5 * DAY, up + 9 * DAY)
    await database.write(away.leave, ANN, plan, up - HOUR, YEAR)
    await shown(database, match_id)
    assert isinstance(await fire(database, match_id, await time_up(database, match_id), YEAR), Rescued)
    mine = await database.read(choices.read, ANN)
    assert mine.away == plan, "what they have planned stays"
    assert away.days_left(mine, up.year, YEAR) == YEAR - (3 + 2 + 4) * DAY


async def test_whoever_an_earlier_version_has_saved_by_letting_them_be_away_may_come_back(database):
    match_id = await begun(database, Pace.DAY, loses_on_time=True)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    saved = (await database.read(choices.read, ANN))._replace(away_from=up, away_until=up + 2 * DAY)
    await database.write(preferences.save, 1, saved)
    match = await database.read(matches.by_id, match_id)
    stopped = clocks.running(match, up + 2 * DAY, up, Hours())
    await database.write(matches.save, match, stopped)
    await database.write(away.come_back, ANN, up + HOUR)
    assert (await database.read(matches.by_id, match_id)).clock.deadline == up + 2 * DAY


@pytest.mark.parametrize(
    ("pace", "chosen", "days"),
    [(Pace.TEN_MINUTES, {}, YEAR), (Pace.DAY, {"rescue": False}, YEAR), (Pace.DAY, {}, DAY)],
)
async def test_no_rescue_comes_in_short_games_nor_against_ones_will_nor_without_days_left(
    database, pace, chosen, days
):
    match_id = await begun(database, pace)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    await database.write(preferences.save, 1, Preferences(**chosen))
    assert isinstance(await fire(database, match_id, up, days), Due)
    assert (await database.write(play.claim, match_id, BOB, up, away_days=days)).winner is Side.GRAY


async def test_the_days_of_a_year_are_counted_as_they_pass(database):
    plan = Away(NOW + DAY, NOW + 11 * DAY)
    await database.write(away.leave, ANN, plan, NOW, YEAR)
    # Planned anew, nothing of it is used; ended after three days, three are.
    changed = await database.write(away.leave, ANN, plan, NOW, YEAR)
    assert away.days_left(changed.chosen, 2026, YEAR) == 20 * DAY
    back = (await database.write(away.come_back, ANN, NOW + 4 * DAY)).chosen
    assert (back.away, away.days_left(back, 2026, YEAR), away.days_left(back, 2027, YEAR)) == (
        None,
        27 * DAY,
        YEAR,
    )
    await refused(database.write(away.come_back, ANN, NOW + 4 * DAY), Refusal.NOT_AWAY)
    later = NOW + 5 * DAY
    await refused(
        database.write(away.leave, ANN, Away(later, later + 28 * DAY), later, YEAR), Refusal.NO_AWAY_DAYS
    )
    next_year = Away(later + 60 * DAY, later + 90 * DAY)
    assert (await database.write(away.leave, ANN, next_year, later, YEAR)).chosen.away == next_year
    far = Away(later + 91 * DAY, later + 92 * DAY)
    await refused(database.write(away.leave, ANN, far, later, YEAR), Refusal.AWAY_TOO_FAR)


async def test_whoever_goes_away_when_time_is_up_is_not_saved_by_that(database):
    match_id = await begun(database, Pace.DAY)
    await turns(database, match_id, 4)
    up = await time_up(database, match_id)
    await database.write(away.leave, ANN, Away(up, up + DAY), up, YEAR)
    assert (await database.write(play.claim, match_id, BOB, up)).winner is Side.GRAY


async def test_a_pause_and_a_server_without_the_bot_stay_what_they_are(database):
    paused, gone = await begun(database, Pace.DAY), await begun(database, Pace.DAY, channel=8)
    await database.write(offers.make, paused, ANN, Offer.PAUSE, NOW)
    await database.write(offers.accept, paused, BOB, NOW)
    match = await database.read(matches.by_id, gone)
    await database.write(
        matches.save, match, clocks.without_bot(match, NOW, await database.read(hours_of, match))
    )
    stopped = await database.read(matches.by_id, gone)
    changed = await database.write(away.leave, ANN, Away(NOW, NOW + 3 * DAY), NOW, YEAR)
    assert [each.match.id for each in changed.told] == [paused]
    assert (await database.read(matches.by_id, paused)).clock.hold is Hold.PAUSED
    assert await database.read(matches.by_id, gone) == stopped


async def test_other_quiet_hours_in_the_middle_of_a_turn_gain_nobody_time(database):
    match_id = await begun(database, Pace.THREE_DAYS, nights_off=True)
    before, later = await left(database, match_id, NOW), NOW + 5 * HOUR
    assert before == 3 * 24 * 3600
    for quiet in [(22, 9), (0, 23), (4, 4)]:
        await database.write(
            choices.choose, ANN, PreferenceChanges(quiet_from=quiet[0], quiet_until=quiet[1]), NOW
        )
        assert await left(database, match_id, NOW) == before
    rules = AwayRules(rescue=True, weekends_off=True)
    await database.write(away.leave, ANN, None, NOW, YEAR, rules=rules)
    # It is Saturday: three days are Monday to Wednesday.
    assert await left(database, match_id, later) == before
    assert (await database.read(matches.by_id, match_id)).clock.deadline == datetime(2026, 11, 26, tzinfo=UTC)


async def test_a_bank_with_much_in_it_reminds_each_day(database):
    match_id = await begun(database, Pace.FIVE_DAY_BANK)
    await turns(database, match_id, 1)
    times = []
    while True:
        match = await database.read(matches.by_id, match_id)
        if match.clock.reminder is not Reminder.REMIND:
            break
        times.append(match.clock.remind_at - NOW)
        due = await fire(database, match_id, match.clock.remind_at)
        assert isinstance(due, Due)
        await database.write(reminders.given, match, match.clock.remind_at, [])
    assert times == [DAY, 2 * DAY, 3 * DAY, 4 * DAY, 4 * DAY + 16 * HOUR]


async def test_a_rematch_has_the_same_time(database):
    match_id = await begun(database, Pace.HALF_HOUR_BANK, loses_on_time=True, nights_off=True)
    await database.write(play.resign, match_id, ANN, NOW)
    for person in (ANN, BOB):
        _, match = await database.write(rematches.rematch, match_id, person, HERE, now=NOW, rng=Random(1))
    assert (match.pace, match.loses_on_time, match.nights_off) == (Pace.HALF_HOUR_BANK, True, True)
    clockless = await begun(database, Pace.NONE, channel=9, loses_on_time=True, nights_off=True)
    match = await database.read(matches.by_id, clockless)
    assert (match.loses_on_time, match.nights_off) == (False, False)
