"""Champions: a season that ends, its podium and its numbers, the hall of fame and a crown on the winner's card."""

import pytest

from data import Standing
from data.queries.standings import save, set_listed
from game import Edition
from services.ranking import champions
from services.ranking.champions import HALL_PAGE
from services.ranking.seasons import Season
from tests.databases import looking_into
from tests.wire.chairs import DAY, finish, finished, pass_time, resign, show_everybody
from words.pages import champions as words


def win_before(stage, player_id, season, count):
    """Let a player be alone in so many seasons before one."""
    with looking_into(stage.place) as connection:
        for _ in range(count):
            season = season.before
            at = season.end - DAY
            leaderboard = (stage.guild.id, Edition.CLASSIC, season.number)
            save(
                connection,
                Standing(player_id, *leaderboard, True, 1600, 80, 0.06, 0, 3, 0, 0, at, at + 2 * DAY),
            )


@pytest.mark.long
async def test_a_season_is_played_and_won_and_stays_in_the_hall_of_fame(stage):
    empty = await finished(stage, await stage.ann.use(stage.lounge, "champions"))
    assert empty.ephemeral
    assert "No champions yet: the first crown in boop is up for grabs." in empty.content
    assert empty.attachments == []
    channel = await stage.begin()
    await finish(stage, channel)
    for match in (2, 3):
        await stage.begin()
        await resign(stage, stage.ann, match)
    await stage.begin()
    await resign(stage, stage.bob, 4)
    season = Season.of(stage.clock.now())
    named = words.season_name(season)
    await pass_time(stage, season.end - stage.clock.now() + DAY)
    hall = await finished(stage, await stage.ann.use(stage.lounge, "champions"))
    assert hall.content.splitlines() == [
        "👑 **Hall of fame: Boop**",
        f"👑 {named}: {stage.bob.mention} · **1314**",
        f"-# {words.rating_legend()}",
    ]
    assert hall.attachments[0].description == (
        f"The cat flap: Hall of fame: Boop. {named}: a cat with a crown, Bob, 1314. {words.rating_legend()}"
    )
    assert hall.pings == []
    shared = await show_everybody(stage, stage.ann, hall)
    assert not shared.ephemeral
    assert shared.content == hall.content
    assert shared.pings == []
    win_before(stage, 1, season, HALL_PAGE)
    hall = await finished(stage, await stage.ann.use(stage.lounge, "champions"))
    assert len(hall.content.splitlines()) == 1 + HALL_PAGE + 1
    await stage.ann.click(hall, "Further down")
    await stage.until(lambda: len(hall.content.splitlines()) == 3)
    await stage.ann.click(hall, "To the top")
    await stage.until(lambda: named in hall.content)
    won, lost = [await stage.ann.use(stage.lounge, "profile", member=who) for who in (stage.bob, stage.ann)]
    assert "👑 1 season won on this server" in won.content
    assert "8 seasons won on this server" in lost.content
    asked = stage.guild.id, Edition.CLASSIC, season, stage.clock.now()
    with looking_into(stage.place) as connection:
        ended = champions.season_ended(connection, *asked)
        set_listed(connection, 1, listed=False)
        without = champions.season_ended(connection, *asked)
    assert words.season_text(ended, "*Parlour*").splitlines() == [
        f"👑 **The season is over!** Boop · {named} · Parlour",
        f"🥇 **Champion:** {stage.bob.mention} · **1314**",
        f"🥈 {stage.ann.mention} · **1224**",
        "-# 4 rated matches, 2 players",
        "-# 28 turns in all, 16 of them in the longest match",
        f"-# Upset of the season: {stage.ann.mention} beat {stage.bob.mention}, who was still rated 90 points higher afterwards",
        f"-# {words.rating_legend()}",
    ]
    assert words.season_alt_text(ended) == (
        f"A podium of cats, the first with a crown. Season over · Boop · {named}. Champion: Bob, 1314. 2: Ann, 1224."
        " matches: 4. players: 2. most turns: 16."
        f" {words.rating_legend()}"
    )
    assert stage.ann.mention not in words.season_text(without, ""), "whoever keeps off is not named"
