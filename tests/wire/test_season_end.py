"""The end of a season in the clubhouse: its podium is told once, whatever happens meanwhile."""

from datetime import timedelta

import pytest

from services.ranking.seasons import Season
from tests.wire.chairs import DAY, finished
from tests.wire.test_champions import win_before
from tests.wire.test_clubhouse import choose, watch


def podiums(channel):
    found = channel.messages.values()
    return [each for each in found if any(a.filename.startswith("podium-") for a in each.attachments)]


async def season_ends(stage, players=(1,)):
    """Let a season end in which these players stood; the clubhouse was chosen before."""
    await stage.begin()
    await choose(stage)
    season = Season.of(stage.clock.now())
    for player in players:
        win_before(stage, player, Season.of(season.end), 1)
    stage.clock.moved += season.end - stage.clock.now() + timedelta(minutes=1)
    return season


@pytest.mark.both
async def test_a_season_that_ends_is_told_once(stage):
    season = await season_ends(stage)
    await watch(stage)
    (told,) = podiums(stage.garden)
    assert stage.ann.mention in told.content
    assert told.pings == []
    assert "Ann" in told.attachments[0].description
    assert [item["label"] for item in told.items] == ["Champions", "Leaderboard", "First steps"]
    hall = await finished(stage, await stage.bob.click(told, "Champions"))
    assert hall.ephemeral
    assert stage.ann.mention in hall.content
    await stage.restart_bot()
    await watch(stage)
    stage.write("UPDATE clubhouses SET season_told = season_told - 1")
    await watch(stage, minutes=10)
    assert len(podiums(stage.garden)) == 1, "a database restored from a copy tells nothing twice"
    assert stage.row("SELECT season_told FROM clubhouses") == (season.number,)


@pytest.mark.long
async def test_a_season_that_nobody_won_and_one_long_past_are_not_told(stage):
    season = await season_ends(stage, players=())
    await watch(stage)
    assert not podiums(stage.garden)
    assert stage.row("SELECT season_told FROM clubhouses") == (season.number,)
    win_before(stage, 1, Season.of(season.end), 1)
    stage.write("UPDATE clubhouses SET season_told = season_told - 1")
    stage.clock.moved += 8 * DAY
    await watch(stage)
    assert not podiums(stage.garden)


@pytest.mark.long
async def test_whoever_keeps_off_is_on_no_podium(stage):
    await season_ends(stage)
    stage.write("UPDATE standings SET listed = false")
    await watch(stage)
    assert not podiums(stage.garden)
