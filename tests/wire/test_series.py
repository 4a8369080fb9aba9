"""Several games with one result, as they are seen in the channel."""

import pytest

from data import MatchEnd
from game import Side
from sandbox.world.places import Permission
from services.play.snapshots import load
from services.play.transitions import change, over
from tests.stage import boards_in
from tests.wire.chairs import resign
from tests.wire.taps import labels_of
from tests.wire.test_clubhouse import choose, results, watch


async def ask(stage, channel, games):
    asked = await stage.ann.use(channel, "challenge", member=stage.bob, games=games, rated=True)
    await stage.settle()  # it is known which message asks
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    return asked.message


def player(stage, match, side):
    """Whoever plays a side in a match."""
    (name,) = stage.row(
        f"SELECT p.name FROM matches m JOIN players p ON p.id = m.{side}_id WHERE m.id = {match}"  # noqa: S608
    )
    return next(one for one in (stage.ann, stage.bob) if one.name == name)


@pytest.mark.long
@pytest.mark.both
async def test_both_sides_are_two_boards_in_one_thread_and_one_result(stage):
    asked = await stage.ann.use(
        stage.garden, "challenge", member=stage.bob, games="Both sides: two boards at once"
    )
    assert "Two boards start at once, with sides swapped, and count together as one result." in asked.content
    assert "each of you starts once" in asked.content
    await stage.settle()  # it is known which message asks
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    thread = asked.message.thread
    assert thread.name == "Boop series: Ann and Bob", "no match's number, for several are played there"
    first, second = boards_in(thread)
    starts, other = player(stage, 1, "orange"), player(stage, 1, "gray")
    assert first.content.startswith(f"{starts.mention}, you start!")
    assert second.content.startswith(f"{other.mention}, you start!")
    # Both boards name the two in the same order, Ann first.
    level = f"{stage.ann.mention} 0–0 {stage.bob.mention}"
    assert f"-# Board 1 of 2 · {level}" in first.content
    assert f"-# Board 2 of 2 · {level}" in second.content
    for match in (2, 1):
        for turn in ("a1", "f6", "a6", "f1"):
            mover = starts if (turn in {"a1", "a6"}) == (match == 1) else other
            await mover.use(thread, "move", turn=turn, match=str(match))
        given_up = await other.use(thread, "resign", match=str(match))
        await other.click(given_up.message, "Give up")
        await stage.settle()
        if match == 2:
            score = "1–0" if starts is stage.ann else "0–1"
            told = f"-# Board 2 of 2 · {stage.ann.mention} {score} {stage.bob.mention}"
            assert told in boards_in(thread)[-1].content
            assert asked.message.thread is thread
            assert "playing boop" in asked.content, "the result is told once both are over"
            early = await other.click(boards_in(thread)[-1], "Next game")
            assert early.content.startswith("Your series isn't over yet")
            assert labels_of(early.message) == ["Go to the board"]
    assert f"🏁 {starts.mention} wins the series 2–0!" in boards_in(thread)[-1].content
    assert f"🏁 {starts.mention} wins the series 2–0!" in asked.content
    assert stage.faults() == []


@pytest.mark.long
async def test_where_the_rated_matches_of_the_week_are_used_up_the_next_game_says_so(stage):
    for match in range(1, 5):
        await stage.begin(rated=True)
        await resign(stage, stage.bob, match)
    asked = await stage.ann.use(
        stage.lounge, "challenge", member=stage.bob, games="Best of three", rated=True
    )
    assert "You two have only one left this week, so every game after the first is friendly." in asked.content
    await stage.settle()  # it is known which message asks
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    told = "-# You two have already played this week's five rated matches, so this one is friendly."
    assert told not in boards_in(stage.lounge)[-1].content
    await resign(stage, stage.ann, 5)
    following = boards_in(stage.lounge)[-1]
    assert "-# Game 2 of up to 3" in following.content
    assert told in following.content


@pytest.mark.long
async def test_of_three_the_next_begins_by_itself_and_asks_for_the_same_again(stage):
    told = await ask(stage, stage.lounge, "Best of three")
    starts, other = player(stage, 1, "orange"), player(stage, 1, "gray")
    await resign(stage, starts, 1)
    end, following = boards_in(stage.lounge)[-2:]
    # Both games name the two in the same order, though they change sides.
    score = {
        stage.ann: f"{stage.ann.mention} 0–1 {stage.bob.mention}",
        stage.bob: f"{stage.ann.mention} 1–0 {stage.bob.mention}",
    }[starts]
    assert f"-# Game 1 of up to 3 · {score}" in end.content
    assert following.content.startswith(f"{other.mention}, you start!")
    assert f"-# Game 2 of up to 3 · {score}" in following.content
    sure = await starts.use(stage.lounge, "resign", match="2")
    assert sure.content.endswith(f"\n-# Game 2 of up to 3 · {score}"), "so one knows what it costs"
    assert set(following.pings) == {stage.ann.user.id, stage.bob.user.id}
    await resign(stage, starts, 2)
    end = await stage.board(stage.lounge)
    assert f"🏁 {other.mention} wins the series 2–0!" in end.content
    assert f"🏁 {other.mention} wins the series 2–0!" in told.content
    assert stage.row("SELECT count(*) FROM matches") == (2,)
    again = await starts.click(end, "Rematch")
    assert "Best of three" in again.content
    assert labels_of(again.message)[0] == "Accept"
    assert stage.faults() == []


@pytest.mark.long
async def test_a_game_that_began_before_a_crash_is_shown_after_the_end_of_the_one_before(stage):
    await ask(stage, stage.lounge, "Best of five")

    def end(connection):
        snapshot = load(connection, 1)
        now = stage.clock.now()
        lost = over(snapshot.match, MatchEnd.RESIGNED, Side.GRAY)
        change(connection, snapshot, lost, now, news=snapshot.match.news, by=Side.ORANGE)

    await stage.database.write(end)  # and the bot is killed before it has shown anything
    await stage.restart_bot()
    end, following = boards_in(stage.lounge)[-2:]
    assert "🏆" in end.content
    assert "-# Game 2 of up to 5" in following.content
    await stage.restart_bot()
    assert len(boards_in(stage.lounge)) == 3


@pytest.mark.both
async def test_the_form_asks_for_a_series_too(stage):
    form = await stage.ann.use(stage.lounge, "challenge")
    wanted = {"Who to play": stage.bob, "Who starts, and how many games": "Best of five"}
    asked = await stage.ann.fill(form, wanted)
    assert "Best of five" in asked.content
    assert stage.row("SELECT first, games FROM challenges") == ("chance", "best-of-five")


@pytest.mark.long
async def test_where_somebody_is_away_the_series_is_still_what_is_asked_for(stage):
    stage.options["away_days"] = 30
    await stage.restart_bot()
    told = await stage.bob.use(stage.lounge, "away")
    await stage.bob.fill(await stage.bob.click(told.message, "Change"), {"For how long": "7 days"})
    warned = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, games="Best of three")
    await stage.ann.click(warned.message, "Challenge anyway")
    await stage.settle()
    assert stage.row("SELECT games FROM challenges") == ("best-of-three",)


@pytest.mark.long
async def test_the_list_of_matches_tells_for_how_long_its_reader_is_away(stage):
    stage.options["away_days"] = 30
    await stage.restart_bot()
    await stage.begin()
    assert "away" not in (await stage.ann.use(stage.lounge, "games")).content
    await stage.ann.use(stage.lounge, "away", days=3)
    await stage.settle()
    listed = (await stage.ann.use(stage.lounge, "games")).content.splitlines()
    assert listed[0].startswith("-# You're away until <t:")
    assert "-# You're away" not in (await stage.bob.use(stage.lounge, "games")).content


@pytest.mark.long
async def test_a_clubhouse_that_tells_two_matches_at_once_tells_the_series_too(stage):
    await choose(stage)
    await watch(stage)
    allowed, stage.garden.bot_permissions = stage.garden.bot_permissions, Permission.VIEW
    await ask(stage, stage.lounge, "Both sides: two boards at once")
    loser = player(stage, 1, "orange")
    for match in (1, 2):
        await resign(stage, loser, match)
    stage.garden.bot_permissions = allowed
    await watch(stage, minutes=61)
    await stage.until(lambda: results(stage.garden))
    (message,) = results(stage.garden)
    series = [line for line in message.content.splitlines() if "🏁" in line]
    assert len(series) == 1
    assert series[0].endswith("wins the series 2–0!")
