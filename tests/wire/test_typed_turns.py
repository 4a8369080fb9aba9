"""A turn that is typed in a direct message, as an answer to a board or a notice."""

import pytest

from services.players import bans
from services.refusals import Refusal, Refused
from tests.stage import boards_in
from tests.wire.chairs import DAY, pass_time
from tests.wire.test_bot_matches import begin
from words.refusals import sentence

UNREAD = "Here I only read replies to my boards and reminders"


def conversation(stage, person):
    return stage.server.world.direct_channel(person.user)


def said(stage, person):
    """What the bot has said to somebody, the latest last."""
    return [m for m in conversation(stage, person).messages.values() if m.author is stage.server.world.bot]


async def heard(stage):
    """Wait until the bot has got what was sent before, and seen to it."""
    await stage.cleo.use(stage.garden, "help")
    await stage.settle()


async def answer(stage, person, message, text):
    """Answer a message, or just write; what the bot says to that."""
    before = len(said(stage, person))
    await person.write(conversation(stage, person), text, message)
    await heard(stage)
    return [message.content for message in said(stage, person)[before:]]


async def reminded(stage):
    """A reminder to Ann, by direct message."""
    await stage.ann.use(stage.lounge, "settings", reminders="By direct message")
    await stage.begin()
    await pass_time(stage, 2.1 * DAY)
    return said(stage, stage.ann)[-1]


def turns(stage):
    return [notation for (notation,) in stage.rows("SELECT notation FROM turns ORDER BY version")]


@pytest.mark.long
@pytest.mark.both
async def test_a_reminder_is_answered_with_a_turn_once(stage):
    reminder = await reminded(stage)
    (told,) = await answer(stage, stage.ann, reminder, " Kitten C3 ")
    board = await stage.board(stage.lounge)
    assert told.startswith("Done. Here's the board: ")
    assert str(board.id) in told
    assert board.pings == [stage.bob.user.id]
    assert turns(stage) == ["K@c3"]
    assert reminder.content == f"{stage.ann.mention} has moved."
    (told,) = await answer(stage, stage.ann, reminder, "d4")
    assert told.startswith(UNREAD), "it is about no match any more"
    assert turns(stage) == ["K@c3"]


@pytest.mark.long
async def test_what_is_read_is_told_once_in_a_while_and_a_refusal_each_time(stage):
    reminder = await reminded(stage)
    (told,) = await answer(stage, stage.ann, reminder, "hello there")
    assert told.startswith(UNREAD)
    assert await answer(stage, stage.ann, None, "c3") == []
    assert await answer(stage, stage.ann, reminder, "c3 " * 40) == []
    for _ in range(2):
        (told,) = await answer(stage, stage.ann, reminder, "cat c3")
        assert not told.startswith(UNREAD)
    assert turns(stage) == []
    stage.clock.moved += 0.1 * DAY
    (told,) = await answer(stage, stage.ann, None, "c3")
    assert told.startswith(UNREAD)


@pytest.mark.long
async def test_the_board_of_a_match_against_the_bot_is_answered_by_the_next_ones(stage):
    direct = await begin(stage)
    begun = boards_in(direct)[-1]
    await answer(stage, stage.ann, begun, "c3")
    await stage.until(lambda: len(turns(stage)) == 2)
    await stage.settle()
    assert "your turn!" in boards_in(direct)[-1].content
    assert not any(message.content.startswith(("Done", UNREAD)) for message in said(stage, stage.ann))
    kept = turns(stage)
    await answer(stage, stage.ann, begun, "d5")
    assert turns(stage) == kept, "that board is an old one"


@pytest.mark.long
@pytest.mark.both
async def test_one_message_a_day_is_answered_where_one_match_alone_waits(stage):
    await stage.ann.use(
        stage.lounge, "settings", reminders="In one message a day, with no ping for each turn"
    )
    await stage.begin()
    await pass_time(stage, DAY)
    day = said(stage, stage.ann)[-1]
    await answer(stage, stage.ann, day, "c3")
    assert turns(stage) == ["K@c3"]


async def test_nothing_is_read_on_servers_or_taken_of_others_or_logged(stage, caplog):
    reminder = await reminded(stage)
    caplog.clear()
    await stage.ann.write(stage.lounge, "c3", await stage.board(stage.lounge))
    await heard(stage)
    assert turns(stage) == []
    (told,) = await answer(stage, stage.cleo, reminder, "secret")
    assert told.startswith(UNREAD)
    (told,) = await answer(stage, stage.cleo, reminder, "c3")
    assert told.startswith("That's someone else's match.")
    assert turns(stage) == []
    assert "secret" not in caplog.text


@pytest.mark.long
async def test_whoever_is_banned_types_no_turn_either(stage):
    reminder = await reminded(stage)
    await stage.database.write(bans.ban, stage.ann.user.id, stage.clock.now())
    await stage.bot.context.bans.load()
    kept = stage.kept()
    (told,) = await answer(stage, stage.ann, reminder, "c3")
    assert told == sentence(Refused(Refusal.BANNED))
    assert stage.kept() == kept
