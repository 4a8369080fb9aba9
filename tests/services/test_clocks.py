"""The clock that a file moves, and a player's quiet hours through the year."""

import asyncio
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.clock import MovedClock
from data import Pace, Player, Preferences, Reminder, ReminderPlace
from services.play.timing import clocks
from services.play.timing.hours import Hours
from tests.data.make import a_match

DAY = timedelta(days=1)
START = datetime(2026, 1, 1, tzinfo=UTC)
MATCH = a_match(Player(1, 1, "Ann"), Player(2, 2, "Bob"))
NIGHT = Preferences(quiet_from=22, quiet_until=8, zone="Europe/Berlin")


async def test_a_moved_clock_wakes_its_sleepers(tmp_path):
    clock = MovedClock(tmp_path / "clock")
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=1)
    sleeping = asyncio.create_task(clock.sleep(3600))
    await asyncio.sleep(0.01)
    (tmp_path / "clock").write_text("7200")
    await asyncio.wait_for(sleeping, 2)
    assert clock.now() - datetime.now(UTC) > timedelta(hours=1.9)
    (tmp_path / "clock").write_text("soon")
    assert abs(clock.now() - datetime.now(UTC)) < timedelta(seconds=1)


@pytest.mark.parametrize(
    ("moment", "end"),
    [
        # 22:30 in winter is 21:30 UTC; the night in which clocks go on ends an hour earlier in UTC.
        ("2026-01-10 21:30", "2026-01-11 07:00"),
        ("2026-03-28 22:30", "2026-03-29 06:00"),
        ("2026-10-24 21:30", "2026-10-25 07:00"),
        ("2026-07-01 01:00", "2026-07-01 06:00"),
    ],
)
def test_quiet_hours_end_by_the_clock_on_the_wall(moment, end):
    moment, end = (datetime.fromisoformat(text).replace(tzinfo=UTC) for text in (moment, end))
    assert clocks.is_quiet(NIGHT, moment)
    assert clocks.quiet_end(NIGHT, moment) == end
    assert not clocks.is_quiet(NIGHT, end)


def test_a_reminder_that_would_come_too_late_comes_before_the_quiet():
    # Wanted at 2:00 at night, quiet until 8:00, and time is up at 7:00.
    deadline = datetime(2026, 1, 11, 6, tzinfo=UTC)
    reminder = clocks.reminder_at(Pace.DAY, deadline, deadline - timedelta(hours=15), Hours(NIGHT))
    assert reminder == datetime(2026, 1, 10, 20, 59, tzinfo=UTC)
    assert not clocks.is_quiet(NIGHT, reminder)


@given(
    st.integers(0, 2 * 365 * 24 * 60).map(lambda minutes: START + timedelta(minutes=minutes)),
    st.sampled_from([pace for pace in Pace if pace.time]),
    st.tuples(st.integers(0, 23), st.integers(0, 23)),
    st.sampled_from(["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"]),
    st.sampled_from(ReminderPlace),
)
def test_a_reminder_is_never_in_quiet_hours_nor_after_the_deadline(now, pace, quiet, zone, where):
    player = Preferences(where, *quiet, zone)
    clock = clocks.for_turn(MATCH._replace(pace=pace), now, Hours(player)).clock
    assert clock.deadline == now + (pace.bank.start if pace.bank else pace.time)
    reminder = clocks.reminder_at(pace, clock.deadline, now, Hours(player))
    assert (reminder is None) or (now < reminder < clock.deadline)
    assert (reminder is None) or not clocks.is_quiet(player, reminder)
    assert clock.remind_at == (reminder or clock.deadline)


@given(
    st.sampled_from([pace for pace in Pace if pace.time and not pace.bank]),
    st.lists(st.tuples(st.floats(0, 5), st.floats(0, 5)), min_size=1, max_size=8),
)
def test_however_often_the_bot_is_removed_a_turn_gets_no_more_than_twice_its_time_while_it_is_gone(
    pace, stays
):
    """Each stay is how many days the bot is there, and then gone."""
    now = START
    match = clocks.for_turn(MATCH._replace(pace=pace, changed_at=START), now, Hours())
    there = timedelta()
    for stayed, gone in stays:
        now, there = now + stayed * DAY, there + stayed * DAY
        match = clocks.without_bot(match, now, Hours())
        assert match.clock.time_left is not None
        assert match.clock.deadline <= max(now, START + 2 * pace.time)
        assert match.clock.deadline <= now + pace.time
        now += gone * DAY
        match = clocks.come_back(match, now, Hours())
        assert match.clock.hold is None
        # The clock of the turn itself ran only while the bot was there.
        left = max(pace.time - there, timedelta())
        assert abs((match.clock.deadline - now) - left) <= timedelta(seconds=len(stays))


def test_no_clock_runs_in_a_lost_server_where_none_ran_before():
    """Such as while the bot is to move."""
    for match in (clocks.untimed(MATCH), clocks.silent(MATCH._replace(pace=Pace.NONE), START)):
        gone = clocks.without_bot(match, START, Hours()).clock
        assert (gone.deadline, gone.reminder, gone.remind_at) == (
            None,
            Reminder.CLOSE,
            START + clocks.SILENCE,
        )


@pytest.mark.parametrize(
    ("pace", "given"),
    [
        (Pace.TEN_MINUTES, timedelta(minutes=10)),
        (Pace.DAY, DAY),
        (Pace.WEEK, DAY),
        (Pace.NONE, DAY),
    ],
)
def test_whoever_waits_gives_a_day_or_the_time_of_a_turn(pace, given):
    assert clocks.extension(pace) == given
