"""A handicap, as it is seen in the channel: asked for, played to its end, and read afterwards."""

import pytest

from tests.wire.games import AHEAD
from tests.wire.taps import labels_of


async def accepted(stage, **options):
    """A match that Ann asks for and Bob accepts; the challenge as it was told."""
    asked = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, **options)
    told = asked.content
    await stage.settle()
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    return told


@pytest.mark.long
async def test_a_match_with_a_cat_from_the_start_is_played_replayed_and_asked_for_again(stage):
    told = await accepted(stage, first="They start, with a cat in their pool (friendly)")
    assert "Friendly: ratings stay as they are · " in told
    assert f" · {stage.bob.mention} starts, with a cat in the pool\n" in told
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"{stage.bob.mention}, you start!")
    assert f"-# A head start: {stage.bob.mention} has a cat in the pool from the first turn." in board.content
    assert "Bob's pool: 7 kittens, 1 cat." in board.attachments[0].description
    for number, turn in enumerate(AHEAD):
        answer = await (stage.bob, stage.ann)[number % 2].use(stage.lounge, "move", turn=turn)
    await stage.settle()
    assert answer.content.startswith(f"🏆 {stage.bob.mention} wins!")
    assert "Rating" not in answer.content
    shown = await stage.ann.use(stage.lounge, "replay", match="1")
    await stage.settle()
    assert "turn 0 of 13" in shown.content
    assert "Bob's pool: 7 kittens, 1 cat." in shown.message.attachments[-1].description
    await stage.ann.click(shown.message, "Film")
    await stage.until(lambda: any("🎬" in seen.content for seen in stage.ann.sees(stage.lounge)))
    end = await stage.board(stage.lounge)
    assert "Rematch" in labels_of(end)
    again = await stage.bob.click(end, "Rematch")
    assert f"{stage.bob.mention} starts again, with a cat in the pool." in again.content
    await stage.ann.click(again.message, "Accept")
    await stage.settle()
    assert stage.rows("SELECT handicap, orange_id = 2 FROM matches ORDER BY id") == [(1, 1)] * 2


@pytest.mark.both
async def test_the_form_asks_for_one_too_and_where_there_can_be_none_says_so(stage):
    form = await stage.ann.use(stage.lounge, "challenge")
    wanted = {
        "Who to play": stage.bob,
        "Who starts, and how many games": "I start, with a cat in my pool (friendly)",
    }
    refused = await stage.ann.fill(
        form, {**wanted, "Edition": "Kittens: for younger players; the first line of three wins"}
    )
    assert refused.ephemeral
    assert "no cats in this edition" in refused.content
    assert stage.row("SELECT count(*) FROM challenges") == (0,)
    form = await stage.ann.use(stage.lounge, "challenge")
    asked = await stage.ann.fill(form, wanted)
    assert f"{stage.ann.mention} starts, with a cat in the pool" in asked.content
    assert stage.row("SELECT first, rated FROM challenges") == ("challenger-cat", 0)
