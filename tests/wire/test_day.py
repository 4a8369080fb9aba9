"""One message a day instead of a ping for each turn, for who wants that."""

from datetime import timedelta

import pytest

from data import PuzzleState
from data.queries import players
from data.queries.learning import attempts
from puzzles import of_day
from services.learning.daily import day_of
from tests.wire.chairs import DAY, line, notices, offer, pass_time

DAILY = "In one message a day, with no ping for each turn"


def letters(stage, person):
    """What the bot has written to somebody."""
    return list(stage.server.world.direct_channel(person.user).messages.values())


async def wants_it(stage, person, **options):
    told = await person.use(stage.lounge, "settings", reminders=DAILY, **options)
    assert f"Reminders: **{DAILY}**" in told.content
    return told


async def next_day(stage):
    """Go to a minute after the next 18:00, which is told then."""
    now = stage.clock.now()
    due = now.replace(hour=18, minute=0, second=0) + timedelta(minutes=1)
    await pass_time(stage, due - now + (DAY if due <= now else timedelta()))


@pytest.mark.long
async def test_turns_and_offers_ping_nobody_and_the_day_tells_of_them_once(stage):
    await wants_it(stage, stage.bob)
    assert "Daily message at: **18:00**" in (await stage.bob.use(stage.lounge, "settings")).content
    await stage.begin()
    assert set((await stage.board(stage.lounge)).pings) == {stage.ann.user.id, stage.bob.user.id}
    await stage.ann.use(stage.lounge, "move", turn="c3")
    assert (await stage.board(stage.lounge)).pings == []
    await offer(stage, stage.ann, "A draw")
    assert line(stage.lounge).pings == []
    (due,) = stage.row("SELECT daily_due FROM preferences")
    await next_day(stage)
    (day,) = letters(stage, stage.bob)
    title, listed = day.content.splitlines()
    assert title == "One match is waiting for you:"
    assert listed.startswith(f"👉 {stage.ann.mention} · boop · turn 2 · due <t:")
    assert f"/{stage.lounge.id}/" in listed
    assert [item["label"] for item in day.items] == ["My matches"]
    # As after a kill before that was stored.
    stage.write(f"UPDATE preferences SET daily_due = '{due}'")  # noqa: S608
    await stage.restart_bot()
    await stage.tick()
    assert letters(stage, stage.bob) == [day]
    assert stage.row("SELECT daily_due FROM preferences") > (due,)
    await next_day(stage)
    assert len(letters(stage, stage.bob)) == 2
    assert notices(stage.lounge) == [], "the day has told of it in time"


async def test_nothing_is_sent_when_nothing_waits(stage):
    await wants_it(stage, stage.bob, daily_hour=20, time_zone="Europe/Berlin")
    await stage.begin()
    await next_day(stage)
    await next_day(stage)
    assert letters(stage, stage.bob) == []


@pytest.mark.long
async def test_what_comes_before_the_next_day_is_reminded_of_and_the_end_pings(stage):
    await wants_it(stage, stage.bob)
    await next_day(stage)
    await stage.begin(pace="10 minutes a turn", first="They start")
    await pass_time(stage, timedelta(minutes=7))
    (reminder,) = letters(stage, stage.bob)
    assert "is waiting for your turn" in reminder.content
    await stage.bob.use(stage.lounge, "move", turn="c3")
    answer = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(answer.message, "Call it off")
    assert (await stage.board(stage.lounge)).pings == [stage.bob.user.id]


@pytest.mark.long
async def test_whom_no_letter_reaches_is_pinged_again(stage):
    await wants_it(stage, stage.bob)
    await stage.begin(first="They start")
    stage.server.world.direct_channel(stage.bob.user).closed = True
    await next_day(stage)
    await stage.bob.use(stage.lounge, "move", turn="c3")
    await stage.ann.use(stage.lounge, "move", turn="d4")
    assert (await stage.board(stage.lounge)).pings == [stage.bob.user.id]
    assert "I can't send you direct messages" in (await stage.bob.use(stage.lounge, "settings")).content


@pytest.mark.long
async def test_a_streak_that_only_todays_puzzle_carries_on_is_told_of(stage):
    await wants_it(stage, stage.bob)
    today = day_of(stage.clock.now())

    def solved(connection, day):
        bob = players.by_discord_id(connection, stage.bob.user.id)
        edition, number = of_day(day)
        attempt = attempts.add(connection, bob.id, edition, number, stage.clock.now(), day=day)
        attempts.save(connection, attempt._replace(state=PuzzleState.SOLVED))

    await stage.database.write(solved, today - 1)
    await next_day(stage)
    assert letters(stage, stage.bob) == [], "a single day is no streak"
    await stage.database.write(solved, day_of(stage.clock.now()))
    await next_day(stage)
    (letter,) = letters(stage, stage.bob)
    assert "to keep your streak of 2 days" in letter.content
    assert [item["label"] for item in letter.items] == ["My matches", "Daily puzzle"]
    shown = await stage.bob.click(letter, "Daily puzzle")
    assert "Daily puzzle for" in shown.content
