"""One message a day: it is due once on every day of its reader's own, also where the clocks change."""

from datetime import UTC, datetime, timedelta
from zoneinfo import ZoneInfo

from hypothesis import given
from hypothesis import strategies as st

from data import Preferences, ReminderPlace, open_database
from data.queries import preferences as stored
from services.people import Person
from services.players import preferences
from services.players.preferences import PreferenceChanges, with_next_day
from tests.databases import begin

START = datetime(2026, 1, 1, 12, tzinfo=UTC)
ANN = Person(1, "Ann")
DAILY = PreferenceChanges(reminders=ReminderPlace.DAILY)


@given(
    st.sampled_from(
        ["UTC", "Europe/Berlin", "America/New_York", "Australia/Lord_Howe", "Pacific/Kiritimati"]
    ),
    st.integers(0, 23),
    st.integers(0, 800 * 24 * 60).map(lambda minutes: START + timedelta(minutes=minutes)),
    st.integers(0, 50),
)
def test_it_is_due_once_a_day_whatever_the_clocks_do(zone, hour, moment, late):
    chosen = Preferences(ReminderPlace.DAILY, zone=zone, daily_hour=hour)
    days = []
    for _ in range(9):
        due = with_next_day(chosen, moment).daily_due
        assert moment < due <= moment + timedelta(hours=25)
        days.append(due.astimezone(ZoneInfo(zone)).date())
        moment = due + timedelta(minutes=late)  # when it was written
    assert days == [days[0] + timedelta(number) for number in range(9)]


async def test_it_is_due_for_who_wants_it_and_stays_so_until_they_choose_anew(tmp_path):
    database = await open_database(begin(tmp_path / "boop.sqlite3"))

    async def choose(changes, now=START):
        return (await database.write(preferences.choose, ANN, changes, now)).chosen.daily_due

    assert await choose(PreferenceChanges(daily_hour=20)) is None
    assert await choose(DAILY) == START.replace(hour=20)
    assert await choose(PreferenceChanges(warned=True), START + timedelta(days=1)) == START.replace(hour=20)
    assert await choose(PreferenceChanges(zone="Europe/Berlin")) == START.replace(hour=19)
    assert await database.read(stored.daily_due, START, 9) == []
    assert await database.read(stored.daily_due, START.replace(hour=19), 9) == [1]
    assert await choose(PreferenceChanges(reminders=ReminderPlace.DIRECT)) is None
    assert await database.read(stored.daily_due, START.replace(hour=23), 9) == []
    await database.close()
