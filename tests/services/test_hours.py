"""The hours in which a clock runs: with nights, free weekends and absences, through the days on which clocks are changed."""

from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data import Preferences
from services.play.timing.clocks import is_quiet
from services.play.timing.hours import LONGEST_NIGHT, Hours, zone_of

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
START = datetime(2027, 1, 1, tzinfo=UTC)
ZONES = ("UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Cairo")

#: A quarter of an hour is the shortest step of any zone.
QUARTER = HOUR / 4

moments = st.integers(0, 3 * 366 * 24 * 4).map(lambda quarters: START + quarters * QUARTER)
spans = st.integers(0, 14 * 24 * 4).map(lambda quarters: quarters * QUARTER)


@st.composite
def players(draw):
    """A player with quiet hours, a zone, perhaps free weekends, and perhaps away some time around."""
    quiet = draw(st.none() | st.tuples(st.integers(0, 23), st.integers(0, 23)))
    chosen = Preferences(
        quiet_from=quiet and quiet[0],
        quiet_until=quiet and quiet[1],
        zone=draw(st.sampled_from(ZONES)),
        weekends_off=draw(st.booleans()),
    )
    if draw(st.booleans()):
        since = draw(moments)
        chosen = chosen._replace(away_from=since, away_until=since + draw(spans) + HOUR)
    return chosen


hours_of_matches = st.builds(Hours, players(), players(), st.booleans())


def free(hours, moment):
    """Whether a clock stands still at a moment, read off what the players have chosen, without any search for when that ends."""
    if any(each.away and each.away.since <= moment < each.away.until for each in hours[:2]):
        return True
    if not hours.nights_off:
        return False
    local = moment.astimezone(zone_of(hours.mover))
    if hours.mover.weekends_off and local.weekday() >= 5:
        return True
    begins, ends = hours.mover.quiet_from, hours.mover.quiet_until
    if begins is None or begins == ends:
        return False
    length = min((ends - begins) % 24, LONGEST_NIGHT)
    return is_quiet(
        Preferences(quiet_from=begins, quiet_until=(begins + length) % 24, zone=hours.mover.zone), moment
    )


@given(hours_of_matches, moments, spans)
def test_as_much_time_passes_as_was_given(hours, start, span):
    end = hours.after(start, span)
    assert end >= start + span
    assert hours.between(start, end) == span


@given(hours_of_matches, moments, spans, spans)
def test_time_adds_up_whenever_it_is_read(hours, start, one, two):
    middle, end = start + one, start + one + two
    assert hours.between(start, end) == hours.between(start, middle) + hours.between(middle, end)
    assert hours.after(hours.after(start, one), two) == hours.after(start, one + two)


@given(hours_of_matches, moments)
def test_a_clock_stands_still_in_just_the_hours_that_are_free(hours, moment):
    expected = timedelta() if free(hours, moment) else QUARTER
    assert hours.between(moment, moment + QUARTER) == expected


@pytest.mark.parametrize(
    ("chosen", "day"),
    [
        (Preferences(quiet_from=22, quiet_until=3, zone="Europe/Berlin"), datetime(2027, 10, 30, tzinfo=UTC)),
        (Preferences(quiet_from=1, quiet_until=2, zone="Europe/Berlin"), datetime(2027, 10, 30, tzinfo=UTC)),
        (Preferences(quiet_from=1, quiet_until=2, zone="Europe/Berlin"), datetime(2027, 3, 27, tzinfo=UTC)),
        (
            Preferences(quiet_from=2, quiet_until=9, zone="Australia/Lord_Howe"),
            datetime(2027, 10, 2, tzinfo=UTC),
        ),
        (Preferences(weekends_off=True, zone="Africa/Cairo"), datetime(2027, 4, 29, tzinfo=UTC)),
        (Preferences(quiet_from=3, quiet_until=2), datetime(2028, 2, 28, tzinfo=UTC)),
    ],
)
def test_so_it_does_when_clocks_are_changed_and_in_leap_years(chosen, day):
    hours = Hours(chosen, nights_off=True)
    for index in range(4 * 48):
        moment = day + index * QUARTER
        assert hours.between(moment, moment + QUARTER) == (timedelta() if free(hours, moment) else QUARTER)


def test_a_clock_set_back_takes_no_time_away():
    assert Hours().between(START, START - DAY) == timedelta()
