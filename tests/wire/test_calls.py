"""**Remind me every day** under a daily puzzle: a direct message when there is the next, for whoever comes, and has not come by themselves."""

import re
from datetime import timedelta

import pytest

from tests.wire.chairs import forget_me, pass_time
from tests.wire.puzzling import DAY, fail, solve
from tests.wire.taps import labels_of
from tests.wire.test_day import letters

REMIND, OFF = "Remind me every day", "No more reminders"


def calls(stage, person):
    """The letters that have called somebody, without the puzzles that they have opened beside them."""
    return [each for each in letters(stage, person) if each.content.startswith("☀️ As you asked")]


async def asks(stage, person):
    """Solve the daily puzzle and ask to be called to the next; the answer."""
    told = await solve(stage, person, await person.use(stage.lounge, "daily"))
    return await person.click(told.message, REMIND)


@pytest.mark.both
async def test_they_are_called_a_day_later_and_no_more_after_two_days_without_them(stage):
    asked_from = stage.clock.now()
    promised = await asks(stage, stage.ann)
    told = re.search(r"I'll remind you tomorrow at about <t:(\d+):t>", promised.content)
    # A day after the press, whatever second that was in.
    first, last = (int((moment + DAY).timestamp()) for moment in (asked_from, stage.clock.now()))
    assert first <= int(told[1]) <= last
    assert REMIND not in labels_of(promised.message)
    assert labels_of(promised.message)[-1] == OFF
    await pass_time(stage, DAY - timedelta(minutes=1))
    assert letters(stage, stage.ann) == []
    await pass_time(stage, timedelta(minutes=2))
    (letter,) = letters(stage, stage.ann)
    assert letter.content.startswith(
        "☀️ As you asked: today's puzzle is here. Solve it, and your streak is two days"
    )
    assert labels_of(letter) == ["Solve it", "Small puzzle", OFF]
    # As after a kill before it was stored that the letter is written.
    stage.write("UPDATE preferences SET call_due = '2026-01-08 12:00:00.000000'")
    await stage.restart_bot()
    await stage.tick()
    assert letters(stage, stage.ann) == [letter], "once a day"
    for count in (2, 2, 2):
        await pass_time(stage, DAY)
        assert len(letters(stage, stage.ann)) == count
    assert stage.row("SELECT call_due FROM preferences") == (None,), "they came no more"
    assert stage.faults() == []


async def test_the_letter_leads_to_the_puzzle_of_its_day_and_to_the_next_call(stage):
    await asks(stage, stage.ann)
    await pass_time(stage, DAY)
    (letter,) = letters(stage, stage.ann)
    small = await solve(stage, stage.ann, await stage.ann.click(letter, "Small puzzle"))
    assert "🔥 2 days in a row." in small.content
    assert OFF in labels_of(small.message)
    for count in (2, 3, 4):
        await pass_time(stage, DAY)
        assert len(calls(stage, stage.ann)) == count, "each day"
        await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "daily"))


async def test_a_press_ends_them_at_the_end_of_a_puzzle_and_in_a_letter(stage):
    promised = await asks(stage, stage.ann)
    ended = await stage.ann.click(promised.message, OFF)
    assert REMIND in labels_of(ended.message)
    assert stage.row("SELECT call_due FROM preferences") == (None,)
    await stage.ann.click(ended.message, REMIND)
    await pass_time(stage, DAY)
    (letter,) = letters(stage, stage.ann)
    answer = await stage.ann.click(letter, OFF)
    assert answer.content.startswith("Fine, no more reminders of the daily puzzle.")
    await pass_time(stage, DAY)
    assert calls(stage, stage.ann) == [letter]
    assert stage.row("SELECT call_due FROM preferences") == (None,)


@pytest.mark.long
async def test_whoever_has_come_by_themselves_is_not_called(stage):
    await asks(stage, stage.ann)
    await pass_time(stage, timedelta(hours=13))
    await stage.ann.use(stage.lounge, "daily")
    await pass_time(stage, timedelta(hours=12))
    assert letters(stage, stage.ann) == []
    (due,) = stage.row("SELECT call_due FROM preferences")
    assert due.startswith("2026-01-09 12:00"), "but on the next day they are"


@pytest.mark.long
async def test_after_a_day_that_was_lost_they_may_be_called_too_but_not_while_it_is_open(stage):
    answer = await stage.ann.use(stage.lounge, "daily")
    lost = await fail(stage, stage.ann, answer)
    button = next(item for item in lost.message.items if item["label"] == REMIND)
    assert "I'll remind you tomorrow" in (await stage.ann.click(lost.message, REMIND)).content
    await pass_time(stage, DAY)
    (letter,) = letters(stage, stage.ann)
    assert "streak" not in letter.content.splitlines()[0]
    opened = await stage.ann.click(letter, "Solve it")
    hint = next(item for item in opened.message.items if item.get("label") == "Hint")
    hint["custom_id"] = button["custom_id"].replace(":1", ":2")
    stage.write("UPDATE preferences SET call_due = NULL")
    assert (
        "You've carried on with this puzzle somewhere else."
        in (await stage.ann.click(opened.message, "Hint")).content
    )
    assert stage.row("SELECT call_due FROM preferences") == (None,)


@pytest.mark.long
async def test_whom_no_letter_reaches_is_told_so_when_they_ask_again(stage):
    await asks(stage, stage.ann)
    stage.server.world.direct_channel(stage.ann.user).closed = True
    await pass_time(stage, DAY)
    assert stage.row("SELECT call_due, direct_blocked FROM preferences") == (None, 1)
    again = await asks(stage, stage.ann)
    assert "My last message didn't reach you, so please allow direct messages." in again.content
    stage.server.world.direct_channel(stage.ann.user).closed = False
    await pass_time(stage, DAY)
    assert len(letters(stage, stage.ann)) == 1
    told = await solve(stage, stage.ann, await stage.ann.use(stage.lounge, "daily"))
    assert "I'll remind you tomorrow" in told.content
    assert "didn't reach you" not in told.content


@pytest.mark.long
async def test_nobody_else_asks_for_them_and_who_is_forgotten_is_not_called(stage):
    promised = await asks(stage, stage.ann)
    stage.write("UPDATE preferences SET call_due = NULL")
    promised.message.items[0]["custom_id"] = "puzzlecall:1"
    promised.message.owners.clear()
    answer = await stage.bob.click(promised.message, "puzzlecall:1")
    assert "That's someone else's puzzle" in answer.content
    assert stage.row("SELECT call_due FROM preferences") == (None,)
    await stage.ann.click(promised.message, "puzzlecall:1")
    await forget_me(stage, stage.ann)
    await pass_time(stage, 2 * DAY)
    assert letters(stage, stage.ann) == []


async def test_who_has_never_solved_one_may_ask_in_their_settings_and_is_called(stage):
    told = await stage.ann.use(stage.lounge, "settings", puzzle_reminder=True)
    assert re.search(r"Daily puzzle reminder: \*\*every day at about <t:\d+:t>\*\*", told.content)
    (due,) = stage.row("SELECT call_due FROM preferences")
    form = await stage.ann.click(told.message, "Play and privacy")
    await stage.ann.fill(form, {"While you play": ["Warnings in the preview"]})
    assert stage.row("SELECT call_due FROM preferences") == (due,), "what is on stays as it is"
    await pass_time(stage, DAY)
    (letter,) = calls(stage, stage.ann)
    assert labels_of(letter) == ["Solve it", "Small puzzle", OFF]
    form = await stage.ann.click(told.message, "Play and privacy")
    shown = await stage.ann.fill(form, {"Daily puzzle": []})
    assert "Daily puzzle reminder: **off**" in shown.content
    await pass_time(stage, DAY)
    assert len(calls(stage, stage.ann)) == 1


@pytest.mark.both
async def test_who_asked_and_has_not_come_is_called_no_more_after_two_days(stage):
    await stage.ann.use(stage.lounge, "settings", puzzle_reminder=True)
    for _ in range(5):
        await pass_time(stage, DAY)
    first, last = calls(stage, stage.ann)
    assert first.content.endswith("\n-# Let two days go by, and I'll stop by myself.")
    assert last.content.endswith(
        "\n-# This is my last reminder if you don't come today. `/settings puzzle_reminder:` brings them back."
    )
    assert stage.row("SELECT call_due FROM preferences") == (None,)
