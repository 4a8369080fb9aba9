"""Profiles: exact numbers, counted as matches end, and the same when counted anew."""

import pytest

from data import matches
from game import Edition, Side
from services.player_stats import count_if_missing, stats_by_side
from tests.wire.chairs import DAY, finish, resign
from tests.wire.games import GHOSTS, KITTENS, THREE_CATS

COUNTED = ("player_stats", "first_squares", "streaks", "head_to_head")


def counted(stage):
    """All that is counted for profiles."""
    return {table: sorted(stage.rows(f"SELECT * FROM {table}")) for table in COUNTED}  # noqa: S608


async def a_few_matches(stage):
    """Ann loses one by three cats, wins one that Bob gives up, and loses one with ghosts."""
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS)
    await stage.begin()
    await resign(stage, stage.bob, 2)
    label = "ghost"
    await stage.begin(edition=label, rated=False)
    await finish(stage, channel, GHOSTS)


async def matches_given_up(stage):
    """The same results, without a turn."""
    for number, person in enumerate((stage.ann, stage.bob), 1):
        await stage.begin()
        await resign(stage, person, number)
    await stage.begin(edition="ghost", rated=False)
    await resign(stage, stage.ann, 3)


async def test_a_profile_tells_record_streak_and_numbers(stage):
    await a_few_matches(stage)
    answer = await stage.ann.use(stage.lounge, "profile")
    assert answer.ephemeral
    assert answer.content.splitlines() == [
        f"🐾 **Profile of {stage.ann.mention}** (won–lost–drawn)",
        "**boop**: 1–1–0 (🟠 1–1–0 · 🟦 0–0–0) · rating **1567** ± 260 here",
        "**boop with ghost cats**: 0–1–0 (🟠 0–1–0 · 🟪 0–0–0)",
        "🎓 1 kitten has grown up",
        "💨 2 of other people's pieces booped off the bed",
        "🔥 Longest streak: 1 win in a row",
        "🐱 Favourite first square: c1, in 1 of 2 matches",
    ]
    described = answer.message.attachments[0].description
    assert described.startswith(
        "Card of Ann. Matches: 3. Kittens grown up: 1. Boops off the bed: 2. Wins in a row,"
    )
    assert "Favourite first square: c1." in described
    assert (
        "Rating in boop, here, over 2 matches: from 1338 to 1567, at lowest 1338, at highest 1567."
        in described
    )


async def test_what_two_have_played_is_told_from_the_chair_of_the_one_who_asks(stage):
    await matches_given_up(stage)
    answer = await stage.bob.use(stage.lounge, "profile", member=stage.ann)
    assert f"🤝 You and {stage.ann.mention}: you won 2, they won 1, 0 drawn" in answer.content
    shared = await stage.bob.click(answer.message, "Show everybody")
    assert not shared.ephemeral
    assert shared.message.pings == []
    assert "🤝" not in shared.content
    cleo = await stage.cleo.use(stage.lounge, "profile", member=stage.ann)
    assert "🤝" not in cleo.content


async def test_the_chart_is_of_the_edition_asked_for(stage):
    await matches_given_up(stage)
    label = "ghost"
    answer = await stage.ann.use(stage.lounge, "profile", edition=label)
    assert "Rating" not in answer.message.attachments[0].description
    assert "No rated match of boop with ghost cats yet" in answer.content
    alone = stage.server.world.direct_channel(stage.ann.user)
    answer = await stage.ann.use(alone, "profile")
    assert "rating **1567** ± 260 everywhere" in answer.content


async def test_who_has_played_nothing_or_is_elsewhere_has_no_profile_to_show(stage):
    assert "You have finished no match yet" in (await stage.ann.use(stage.lounge, "profile")).content
    answer = await stage.ann.use(stage.lounge, "profile", member=stage.bob)
    assert "They have finished no match yet" in answer.content
    await matches_given_up(stage)
    stage.bob.leave(stage.lounge)
    answer = await stage.ann.use(stage.lounge, "profile", member=stage.bob)
    assert "That person isn't here" in answer.content


async def test_matches_put_away_count_in_no_profile(stage):
    await stage.begin()
    stage.clock.moved += 4 * DAY
    await stage.tick()
    stage.clock.moved += 8 * DAY
    await stage.tick()
    assert stage.row("SELECT ending FROM matches") == ("abandoned",)
    assert counted(stage) == {table: [] for table in COUNTED}


async def test_all_of_it_can_be_counted_anew(stage):
    await a_few_matches(stage)
    before = counted(stage)
    assert all(before.values())
    await stage.stop_bot()
    for table in COUNTED:
        stage.write(f"DELETE FROM {table}")  # noqa: S608
    await stage.start_bot()
    await stage.database.write(count_if_missing)
    assert counted(stage) == before
    await stage.database.write(count_if_missing)
    assert counted(stage) == before, "and only where nothing is counted"


@pytest.mark.parametrize("column", ["ending", "pace", "changed_at"])
async def test_a_match_that_cannot_be_read_does_not_keep_the_others_from_being_counted(stage, column, caplog):
    await matches_given_up(stage)
    await stage.stop_bot()
    for table in COUNTED:
        stage.write(f"DELETE FROM {table}")  # noqa: S608
    stage.write(f"UPDATE matches SET {column} = 'bogus' WHERE id = 2")  # noqa: S608
    await stage.start_bot()
    await stage.database.write(count_if_missing)
    assert stage.row("SELECT sum(losses) FROM player_stats WHERE player_id = 1") == (2,)
    assert "Match 2 can't be read, and counts in no profile" in caplog.text
    caplog.clear()


async def test_a_match_whose_turns_cannot_be_replayed_is_set_aside_as_it_ends(stage, caplog):
    channel = await stage.begin()
    await finish(stage, channel, THREE_CATS[:4])
    stage.write("UPDATE turns SET notation = 'K@e6' WHERE number = 2")
    answer = await stage.ann.use(channel, "resign")
    await stage.ann.click(answer.message, "Yes, give up")
    await stage.settle()
    assert stage.row("SELECT state FROM matches") == ("quarantined",)
    assert "contradicts itself" in stage.ann.sees(channel)[-1].content
    assert counted(stage) == {table: [] for table in COUNTED}
    caplog.clear()


async def test_the_deeds_of_each_side(stage):
    channel = await stage.begin(edition="kittens", rated=False)
    await finish(stage, channel, KITTENS)
    turns = await stage.database.read(matches.turns_of, 1)
    done = stats_by_side(Edition.KITTENS, turns)
    assert len(turns) == len(KITTENS)
    assert done[Side.ORANGE].first_square == "a2"
    assert done[Side.GRAY].first_square == "e2"
    assert done[Side.ORANGE].graduations == 0, "nobody grows up among kittens"
    assert stats_by_side(Edition.CLASSIC, [])[Side.GRAY].first_square is None
