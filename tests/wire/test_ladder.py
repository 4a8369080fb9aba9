"""The ladder of the bot's levels: what a win over it brings somebody who plays alone, and where it leads."""

import pytest

from game import Position
from tests.wire.chairs import finished
from tests.wire.taps import labels_of
from tests.wire.test_bot_matches import alone, begin, let_it_stand, move, state

#: Gray is to move; then Orange has a cat for the third place of a line.
NEARLY = Position.parse("6/6/6/1CC3/6/6 g 3/0 -/- classic")


async def win(stage, level, *, hinted=False):
    """Ann beats the bot at a level in three turns, with hints for two of them or without; the last board."""
    channel = await begin(stage, level=str(level))
    await move(stage, channel, "c3")
    await move(stage, channel)
    let_it_stand(stage, NEARLY, "K@f6")
    for position in ("one", "another") if hinted else ():
        asked = f"SELECT max(id), '{position}', 'o', max(created_at) FROM matches"  # noqa: S608
        stage.write(f"INSERT INTO hints {asked}")
    await move(stage, channel, "C@d3")
    assert state(stage)[0] == "over"
    return await stage.board(channel)


@pytest.mark.long
@pytest.mark.both
async def test_the_first_level_beaten_without_hints_brings_a_badge_once(stage):
    gotcha = f"🏅 A new badge for {stage.ann.mention}: **Gotcha!**: beat me without hints for the first time"
    hinted = await win(stage, 1, hinted=True)
    assert "🏅" not in hinted.content
    first = await win(stage, 1)
    assert gotcha in first.content.splitlines()
    assert "🏅" not in (await win(stage, 1)).content
    card = await finished(stage, await stage.ann.use(alone(stage), "profile"))
    shelf = await finished(stage, await stage.ann.click(card, "Badges"))
    earned, ahead = shelf.content.split("**Still to come:**")
    assert "**Gotcha!**: beat me without hints for the first time" in earned
    assert "**Step by step**: beat me without hints at five different levels (1 of 5 so far)" in ahead
    assert ahead.splitlines()[1].startswith("**Halfway up**"), "what one can earn alone comes first"
    assert (
        "-# On your own, you can earn the badges for puzzles, for beating me and, from my level 5 on, for feats on the bed."
        in ahead.splitlines()
    )
    assert (
        "**The whole litter**: beat me without hints at every one of my ten levels (1 of 10 so far)" in ahead
    )


@pytest.mark.long
async def test_a_win_says_how_far_up_it_leads_and_one_by_hints_where_to_go_on(stage):
    ladder = "-# You've beaten 1 of my 10 levels without hints."
    by_hints = "Hints helped a lot here. Can you do it again without them?"
    end = await win(stage, 2, hinted=True)
    assert f"{by_hints} After that, Curious kitten is waiting!" in end.content.splitlines()
    assert "levels without hints" not in end.content, "nobody is told that they are nowhere"
    assert labels_of(end) == ["Rematch", "Try Curious kitten", "Replay", "Film", "Review"]
    assert [item["style"] for item in end.items[:2]] == [1, 2], "first the same without hints"
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    assert stage.rows("SELECT level, state FROM matches ORDER BY id")[-1] == (12, "running")
    stage.write(
        "UPDATE matches SET state = 'over', winner = NULL, ending = 'abandoned' WHERE state = 'running'"
    )

    end = await win(stage, 3)
    assert ladder in end.content.splitlines()
    assert labels_of(end) == ["Try Playful kitten", "Replay", "Film", "Review", "Rematch"]
    end = await win(stage, 2, hinted=True)
    assert f"{by_hints} After that, Playful kitten is waiting!" in end.content.splitlines()
    assert "levels without hints" not in end.content, "it would sound as if this win counted"
    await stage.ann.click(end, "Try Playful kitten")
    await stage.settle()
    assert stage.rows("SELECT level, state FROM matches ORDER BY id")[-1] == (14, "running")


@pytest.mark.long
async def test_whoever_keeps_off_the_leaderboards_is_told_of_their_badge_where_nobody_else_reads(stage):
    await stage.ann.use(stage.lounge, "settings", leaderboards=False)
    end = await win(stage, 1)
    assert "**Gotcha!**" in end.content
    assert "-# You've beaten 1 of my 10 levels without hints." in end.content.splitlines()
