"""The week of a server: a picture in its clubhouse on Monday, once."""

from datetime import UTC, datetime, time, timedelta

import pytest

from services.clubhouse.week import Week
from tests.wire.chairs import finish, finished
from tests.wire.games import THREE_CATS
from tests.wire.test_clubhouse import choose, labels, watch
from tests.wire.test_results import accepted


def weeks(channel):
    found = channel.messages.values()
    return [each for each in found if any(a.filename.startswith("week-") for a in each.attachments)]


async def go_to_monday(stage, hour=18):
    """Let time pass until a week that is not over yet is told."""
    now = stage.clock.now()
    monday = Week.ended_by(now).number + 14
    there = datetime.combine(datetime.fromordinal(monday), time(hour, 1), UTC)
    stage.clock.moved += there - now
    await watch(stage)


async def a_week(stage):
    """The clubhouse, and a match of this week, whose review both have seen."""
    await choose(stage)
    _, thread = await accepted(stage, stage.lounge)
    await finish(stage, thread)
    chances = [50, 50, 20] + [50] * (len(THREE_CATS) - 2)
    review = f'{{"chances": {chances}, "moments": []}}'
    stage.write(f"INSERT INTO reviews VALUES (1, 'test', '{review}', true, true)")  # noqa: S608
    await watch(stage)


@pytest.mark.long
async def test_it_is_told_once_and_its_turn_is_watched(stage):
    await a_week(stage)
    await go_to_monday(stage, hour=17)
    assert not weeks(stage.garden), "not before its hour"
    await watch(stage, minutes=60)
    (told,) = weeks(stage.garden)
    ann, bob = stage.ann.mention, stage.bob.mention
    title, numbers, *lines = told.content.splitlines()
    assert title.startswith("### 🗓️ The week in boop")
    assert numbers.startswith(f"1 match among 2 players: {len(THREE_CATS)} turns, ")
    assert f"{ann} vs {bob}, {len(THREE_CATS)} turns · [match 1](https://discord.com/channels/" in lines[0]
    assert f"turn 2 by {bob} against {ann} swung the odds by 30 points" in lines[1]
    assert "Longest match: Ann vs Bob" in told.attachments[0].description
    assert told.pings == [], "nobody"
    assert labels(told) == ["Watch the turn", "Leaderboard", "First steps"]
    shown = (await finished(stage, await stage.cleo.click(told, "Watch the turn"))).attachments
    assert [each.filename for each in shown] == ["turn.gif"]
    assert shown[0].description

    await stage.stop_bot()
    await stage.start_bot()
    await watch(stage)
    assert len(weeks(stage.garden)) == 1


@pytest.mark.long
async def test_no_link_leads_to_a_match_whose_channel_was_deleted(stage):
    await a_week(stage)
    await stage.server.delete(stage.lounge)
    await go_to_monday(stage)
    (told,) = weeks(stage.garden)
    longest = f"Longest match: {stage.ann.mention} vs {stage.bob.mention}, {len(THREE_CATS)} turns"
    assert f"\n• {longest}\n" in told.content
    assert "discord.com/channels" not in told.content


@pytest.mark.long
@pytest.mark.parametrize("tried", ["week_tried", "0"], ids=["killed after sending", "restored from a copy"])
async def test_what_was_sent_is_not_sent_again(stage, tried):
    await a_week(stage)
    await go_to_monday(stage)
    await stage.stop_bot()
    stage.write(f"UPDATE clubhouses SET week_told = 0, week_tried = {tried}")  # noqa: S608
    stage.clock.moved += timedelta(hours=1)
    await stage.start_bot()
    await watch(stage)
    assert len(weeks(stage.garden)) == 1
    assert stage.row("SELECT count(*) FROM clubhouses WHERE week_told > 0") == (1,)


@pytest.mark.both
async def test_after_a_week_without_play_nothing_comes(stage):
    await choose(stage)
    await go_to_monday(stage)
    assert not weeks(stage.garden)
    assert stage.row("SELECT count(*) FROM clubhouses WHERE week_told = week_tried") == (1,)


@pytest.mark.long
async def test_a_moderator_chooses_its_hour_or_does_without(stage):
    await a_week(stage)
    form = await stage.ann.click((await stage.ann.use(stage.garden, "server")).message, "Clubhouse")
    told = await stage.ann.fill(form, {"Weekly recap: Mondays at (UTC)": "9:00"})
    assert "weekly recap (Mondays, 9:00 UTC)" in told.message.content
    await go_to_monday(stage, hour=9)
    assert len(weeks(stage.garden)) == 1
    form = await stage.ann.click((await stage.ann.use(stage.garden, "server")).message, "Clubhouse")
    told = await stage.ann.fill(form, {"What I post there": ["Noticeboard"]})
    assert "the week" not in told.message.content
