"""The bot as an opponent when something goes wrong: its engine fails, the match ends while it thinks, a level is made up."""

import copy
import sys
from contextlib import contextmanager
from itertools import product

import pytest

import bot.tasks.opponent
from game import Position
from sandbox.people import Person
from tests.cases import in_turn
from tests.stage import boards_in
from tests.wire.test_bot_matches import begin, choose, move, state


@contextmanager
def held_in_thought(stage):
    """The bot begins to think about whatever it owes, and comes to no end."""
    with stage.bot.context.opponent._thinker._engine._lock:
        yield


async def awaited(stage, channel, turn):
    """Ann takes a turn, and the bot thinks about its own."""
    await stage.ann.use(channel, "move", turn=turn)
    await stage.until(lambda: stage.bot.context.opponent._working)


async def begin_as_bob(stage):
    """Bob begins a match against the bot, which takes the first turn."""
    robot = Person(stage.server, stage.server.world.bot)
    asked = (await stage.bob.use(stage.lounge, "challenge", member=robot)).message
    await stage.bob.pick(asked, asked.items[2]["custom_id"], "I start")
    await stage.bob.click(asked, "Start")
    await stage.settle()


def turns_of(stage):
    """How many turns each match has, and whether it awaits the bot."""
    return stage.rows("SELECT turns, awaits_bot FROM matches ORDER BY id")


@pytest.mark.long
async def test_given_up_while_the_bot_thinks_it_is_over_and_no_turn_comes(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    with held_in_thought(stage):
        await awaited(stage, channel, next(free(stage)))
        asked = await stage.ann.use(channel, "resign")
        await stage.ann.click(asked.message, "Give up")
        await stage.until(lambda: state(stage)[0] == "over")
    await stage.settle()
    assert state(stage) == ("over", 5, 0)
    assert "Thanks for the match" in boards_in(channel)[-1].content


@pytest.mark.long
async def test_a_turn_taken_back_while_the_bot_thinks_is_not_answered(stage):
    channel = await begin(stage)
    with held_in_thought(stage):
        await awaited(stage, channel, "c3")
        board = boards_in(channel)[-1]
        more = await stage.ann.click(board, "More")
        await stage.ann.click(more.message, "Take my turn back")
        await stage.until(lambda: state(stage)[1] == 0)
    await stage.settle()
    assert state(stage) == ("running", 0, 0)
    await move(stage, channel, "d4")
    assert state(stage) == ("running", 2, 0)


@pytest.mark.sqlite  # a server tells the bot once more that it is awaited, so that it tries again at once
async def test_an_engine_that_breaks_in_the_middle_is_made_anew(stage):
    channel = await begin(stage)
    del stage.bot.context.opponent._thinker._engine._machine._functions["think"]
    await move(stage, channel, "c3")
    assert turns_of(stage) == [(1, 1)], "nothing is lost"
    await begin_as_bob(stage)
    assert turns_of(stage) == [(2, 0), (1, 0)]
    await move(stage, channel, next(free(stage, match=0)))
    assert turns_of(stage)[0] == (4, 0)


@pytest.mark.long
async def test_when_the_engine_is_back_the_bot_goes_on_by_itself(stage, monkeypatch):
    monkeypatch.setattr(bot.tasks.opponent, "_LOOKS_EVERY", 0.2)
    await stage.restart_bot()
    channel = await begin(stage)
    with monkeypatch.context() as gone:
        stage.bot.context.opponent._thinker._engine = None
        gone.setitem(sys.modules, "wasmtime", None)
        await stage.ann.use(channel, "move", turn="c3")
        await stage.settle()
        told = [message for message in channel.messages.values() if message.ephemeral][-1]
        assert told.content == (
            "Match 1 is safe, but I can't think right now. I'll take my turn as soon as I can."
        )
        assert state(stage) == ("running", 1, 1)
    await stage.until(lambda: state(stage) == ("running", 2, 0))
    await stage.settle()
    assert len(boards_in(channel)) == 3


@pytest.mark.long
async def test_while_the_engine_is_missing_the_match_can_be_given_up_or_looked_at(stage, monkeypatch):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    stage.bot.context.opponent._thinker._engine = None
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    await stage.ann.use(channel, "move", turn=next(free(stage)))
    await stage.settle()
    refused = await stage.ann.use(channel, "move", turn="f6", match="1")
    assert refused.content.startswith("It's <@")
    shown = await stage.ann.use(channel, "board", match="1", text=True)
    assert "(tuxedo) to move.\n" in shown.content
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    assert state(stage) == ("over", 5, 0)


@pytest.mark.long
async def test_a_match_that_is_over_takes_no_turn_and_no_second_rematch(stage):
    channel = await begin(stage)
    await move(stage, channel, "c3")
    await move(stage, channel)
    old = copy.copy(await stage.board(channel))
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    kept = stage.kept()
    assert (await stage.ann.click(old, "Boop!")).content.startswith("Match 1 has moved on")
    late = await stage.ann.use(channel, "move", turn="f6", match="1")
    assert late.content.startswith("That match is over. Start another with")
    assert stage.kept() == kept
    end = await stage.board(channel)
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    again = await stage.ann.click(end, "Rematch")
    assert again.content.startswith("We're already playing boop, in match 2.")
    assert len(stage.kept()["matches"]) == 2


@pytest.mark.long
@in_turn(
    ("made_up", "level"),
    product(
        ("letsplay:{level}:classic:chance:none", "variant:{level}:chance:none", "again:1:{level}"),
        ("7", "21", "9" * 18),
    ),
)
async def test_levels_that_somebody_made_up_are_refused(stage, made_up, level):
    channel = await begin(stage)
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Call it off")
    await stage.settle()
    kept = stage.kept()
    asked = await choose(stage, channel)
    menu = asked.items[1]
    assert menu["custom_id"].startswith("variant:")
    if made_up.startswith("variant"):
        menu["custom_id"] = made_up.format(level=level)
        answer = await stage.ann.pick(asked, menu["custom_id"], menu["options"][0]["label"])
    else:
        asked.items[3]["custom_id"] = made_up.format(level=level)
        answer = await stage.ann.click(asked, "Start")
    assert answer.content.startswith("I don't know that level.")
    assert stage.kept() == kept


def free(stage, match=-1):
    """Turns that can be taken in a match, counted from 0; in the latest if none is named."""
    text, *_ = stage.rows("SELECT position FROM matches ORDER BY id")[match]
    return map(str, Position.parse(text).legal_turns())
