"""The place of a running match is gone, or locked: both players hear of it once, with the way to go on."""

import pytest

from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from tests.cases import some
from tests.wire.chairs import forget_me


def letters(stage, person):
    """What the bot has written to somebody about a place, by direct message."""
    direct = stage.server.world.direct_channel(person.user)
    return [each.content for each in direct.messages.values() if "`/board match:" in each.content]


def lost(stage):
    return stage.row("SELECT place_lost FROM matches WHERE id = 1")[0]


async def told(stage):
    await stage.until(lambda: lost(stage) == "told")


@pytest.mark.long
async def test_both_hear_once_that_their_thread_was_deleted(stage):
    thread = await stage.begin(stage.garden)
    await stage.server.delete(thread)
    await told(stage)
    stage.write("UPDATE matches SET place_lost = 'due'")  # as after a kill before that was stored
    await stage.restart_bot()
    await told(stage)
    for person, other in ((stage.ann, stage.bob), (stage.bob, stage.ann)):
        (letter,) = letters(stage, person)
        assert letter.startswith(
            f"You're playing {other.mention} in <#{thread.id}>, but I can't post there any more."
        )
        assert "`/board match:1`" in letter
    await stage.bob.use(stage.lounge, "board")
    await stage.settle()
    assert lost(stage) is None, "it has a place again, which can go too"
    await stage.server.delete(stage.lounge)
    await told(stage)
    assert len(letters(stage, stage.ann)) == 2


@pytest.mark.long
async def test_a_match_that_has_lost_its_place_may_be_brought_where_matches_are_not_played(stage):
    thread = await stage.begin(stage.garden)
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.garden, "server", matches_here=True)
    refused = await stage.bob.use(stage.lounge, "board")
    assert "matches are played in" in refused.content
    await stage.server.delete(thread)
    await told(stage)
    await stage.bob.use(stage.lounge, "board")
    await stage.settle()
    assert (await stage.board(stage.lounge)).attachments
    assert lost(stage) is None


@pytest.mark.long
@pytest.mark.both
async def test_a_thread_goes_with_its_channel(stage):
    await stage.begin(stage.garden)
    await stage.server.delete(stage.garden)
    await told(stage)
    assert [len(letters(stage, each)) for each in (stage.ann, stage.bob)] == [1, 1]


@pytest.mark.long
async def test_whom_no_letter_reaches_is_told_around_the_thread_that_was_locked(stage):
    thread = await stage.begin(stage.garden)
    stage.server.world.direct_channel(stage.bob.user).closed = True
    await stage.server.lock(thread)
    await told(stage)
    assert len(letters(stage, stage.ann)) == 1
    around = list(stage.garden.messages.values())[-1]
    assert around.content.startswith(f"{stage.bob.mention}: I can't post in <#{thread.id}> any more.")
    assert around.pings == [stage.bob.user.id]


@pytest.mark.long
async def test_whose_turn_it_is_hears_that_too_and_a_later_turn_is_told_to_its_player(stage):
    await stage.begin()
    stage.lounge.bot_permissions &= ~Permission.SEND
    await stage.ann.use(stage.garden, "move", turn="c3", match="1")
    await told(stage)
    (mine,), (theirs,) = letters(stage, stage.ann), letters(stage, stage.bob)
    assert mine.startswith("You're playing")
    assert theirs.startswith(f"{stage.ann.mention} has moved, so it's your turn in match 1,")
    await stage.bob.use(stage.garden, "move", turn="d4", match="1")
    await stage.until(lambda: len(letters(stage, stage.ann)) == 2)
    assert letters(stage, stage.ann)[1].startswith(f"{stage.bob.mention} has moved")
    assert len(letters(stage, stage.bob)) == 1


@pytest.mark.long
@pytest.mark.parametrize("fault", some([Fault.BROKEN, Fault.BROKEN_LOST], 1))
async def test_a_letter_comes_once_though_discord_fails(stage, fault):
    thread = await stage.begin(stage.garden)
    trouble = stage.server.trouble = Trouble()
    for request in range(1, 4):
        trouble.plan(fault, request)
    await stage.server.delete(thread)
    await told(stage)
    assert [len(letters(stage, each)) for each in (stage.ann, stage.bob)] == [1, 1]


async def test_nothing_is_told_of_other_places_or_once_a_player_was_forgotten(stage):
    await stage.begin(stage.garden)
    await stage.server.delete(stage.lounge)
    await stage.tick()
    assert lost(stage) is None
    await forget_me(stage, stage.ann)
    await stage.server.delete(stage.garden)
    await stage.tick()
    assert letters(stage, stage.bob) == []
