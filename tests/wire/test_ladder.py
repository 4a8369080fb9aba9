"""The ladder of the bot's levels: what a win over it brings somebody who plays alone, and where it leads."""

import pytest

from game import Position
from tests.wire.chairs import finished
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
