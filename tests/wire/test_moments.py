"""What a match says from its first board to its end, word for word; to be read like a chat."""

import re

import pytest

from tests.wire.chairs import both_move, finish, offer, state
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of, open_picker, tap_square


def said(stage, message):
    """A message with names for mentions, and no figures for times."""
    text = message.content
    for person in (stage.ann, stage.bob):
        text = text.replace(person.mention, person.name)
    return re.sub(r"<t:\d+:R>", "<time>", text)


@pytest.mark.long
async def test_a_match_from_its_first_board_to_its_end(stage):
    channel = await stage.begin()
    first = await stage.board(channel)
    assert said(stage, first) == (
        "Ann, you start! Put a kitten anywhere.\n"
        "🟠 Ann marmalade, 🟦 Bob tuxedo\n"
        "-# Match 1 · rated · due <time>"
    )
    assert labels_of(first) == ["Boop!", "More"]
    await stage.ann.use(channel, "move", turn="c3")
    assert said(stage, await stage.board(channel)) == (
        "Bob, your turn!\nAnn's kitten on c3 boops nobody.\n-# Turn 2 · tuxedo to move · due <time> · match 1"
    )
    await stage.bob.use(channel, "move", turn="d4")
    assert said(stage, await stage.board(channel)) == (
        "Ann, your turn!\nBob's kitten on d4 boops 1.\n-# Turn 3 · marmalade to move · due <time> · match 1"
    )
    await both_move(stage, channel)
    asked = await stage.ann.use(channel, "resign")
    assert said(stage, asked) == "Give up match 1? Bob will win, and you can't undo that."
    gave_up = await stage.ann.click(asked.message, "Give up")
    assert said(stage, gave_up) == "🏆 Bob wins: Ann gave up."
    end = await stage.board(channel)
    assert said(stage, end) == (
        "🏆 Bob wins: Ann gave up.\n"
        "Bob's very first win against another person! Thank you both for the match.\n"
        "-# Rating: Bob 1672 (+172), Ann 1328 (-172)\n"
        "-# 4 turns · 1 boop · 0 opponents sent off · match 1"
    )
    assert labels_of(end) == ["Rematch", "Replay", "Film", "Highlights", "Review"]
    assert (await stage.bob.click(end, "Replay")).ephemeral


@pytest.mark.long
async def test_a_win_is_told_with_ratings_and_numbers(stage):
    channel = await stage.begin(rated=False)
    await finish(stage, channel)
    assert said(stage, await stage.board(channel)) == (
        "🏆 Bob wins! Three cats in a line.\n"
        "Bob's very first win against another person! Well played, Ann!\n"
        "🏅 New badges for Bob: **First purr**: beat another person for the first time · "
        "**Growth spurt**: had three kittens grow up in one turn, and won · "
        "**Catnap**: won quickly, in a handful of turns\n"
        "-# Bob's cat on e4 boops 1 off the bed.\n"
        "-# Friendly: ratings stay as they are.\n"
        f"-# {len(THREE_CATS)} turns · 12 boops · 3 opponents sent off · match 1"
    )


@pytest.mark.long
async def test_the_picker_says_which_side_one_is_and_what_is_in_their_pool(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    picker = await open_picker(stage.bob, await stage.board(channel))
    assert said(stage, picker) == (
        "Your turn against Ann: where does your kitten go?\n-# 🟦 You're tuxedo. Your pool: 8 kittens, 0 cats."
    )
    preview = await tap_square(stage.bob, picker, "d4")
    assert said(stage, preview) == (
        "Your kitten on d4 would boop 1.\n-# Pushed: c3 to b2 (theirs).\n-# Not played yet: press **Boop it!**, or pick another square."
    )
    assert preview.attachments[0].description == (
        "With this turn: Bob's kitten placed on d4. Ann's kitten booped from c3 to b2. Then on the bed:"
        " Ann's kitten on b2. Bob's kitten on d4. Ann's pool: 7 kittens, 0 cats. Bob's pool: 7 kittens, 0 cats."
    )


@pytest.mark.both
async def test_an_offer_leaves_the_board_as_it_is_and_its_buttons_work(stage):
    channel = await stage.begin()
    board = await stage.board(channel)
    picker = await tap_square(stage.ann, await open_picker(stage.ann, board), "c3")
    await offer(stage, stage.bob, "A draw")
    assert labels_of(board) == ["Boop!", "More"]
    await open_picker(stage.ann, board)
    await stage.ann.click(picker, "Boop it!")
    assert state(stage)[0] == "running"
    assert len(stage.kept()["turns"]) == 1


@pytest.mark.long
async def test_giving_up_before_both_have_moved_counts_for_nobody(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    asked = await stage.ann.use(channel, "resign")
    assert asked.content == "Call match 1 off? You haven't both taken two turns yet, so it won't count."
    await stage.ann.click(asked.message, "Call it off")
    assert state(stage) == ("over", "called-off", None)
    assert said(stage, await stage.board(channel)) == (
        "Bob, Ann called match 1 off.\nIt's over, and it doesn't count."
    )
    assert stage.rows("SELECT * FROM rated_results") == []


async def test_a_second_tap_on_what_is_done_says_so(stage):
    channel = await stage.begin()
    picker = await tap_square(stage.ann, await open_picker(stage.ann, await stage.board(channel)), "c3")
    await stage.ann.click(picker, "Boop it!")
    picker.components = (await tap_again(stage, picker)).components
    await offer(stage, stage.ann, "A draw")
    again, _ = await offer(stage, stage.ann, "A draw")
    assert again.content.startswith("That's already done")


async def tap_again(stage, picker):
    """The same tap on Boop it!, as a client sends it that has not received the edit yet."""
    picker.components = [
        {
            "type": 1,
            "components": [{"type": 2, "style": 3, "label": "Boop it!", "custom_id": "boopit:1:1::c3::"}],
        }
    ]
    again = await stage.ann.click(picker, "Boop it!")
    assert again.content.startswith("That's already done")
    assert len(stage.kept()["turns"]) == 1
    return picker
