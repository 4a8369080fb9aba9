"""Somebody to play with: matches against the bot."""

import asyncio
import random
import sys

import pytest

from engine import Level
from game import Position
from sandbox.people import Person
from services.levels import LEVELS
from tests.conftest import boards_in
from tests.wire.chairs import line

DICE = random.Random(17)


def alone(stage):
    """Ann's direct conversation with the bot."""
    return stage.server.world.direct_channel(stage.ann.user)


async def begin(stage, channel=None, level="1", who="You begin", **options):
    """Ann begins a match against the bot; where it is played."""
    channel = channel or alone(stage)
    opened = await stage.ann.use(
        channel, "challenge", member=Person(stage.server, stage.server.world.bot), **options
    )
    label = next(each["label"] for each in opened.message.items[0]["options"] if each["value"] == level)
    await stage.ann.pick(opened.message, opened.message.items[0]["custom_id"], label)
    await stage.ann.pick(opened.message, opened.message.items[2]["custom_id"], who)
    await stage.ann.click(opened.message, "Begin")
    await stage.settle()
    return channel


def position(stage, match=1):
    return Position.parse(stage.row(f"SELECT position FROM matches WHERE id = {match}")[0])


def match_state(stage, match=1):
    return stage.row(f"SELECT state, turns, level, awaits_bot, rated FROM matches WHERE id = {match}")


async def move(stage, channel, turn=None, match=1):
    """Ann takes a turn, any if none is named, and the bot answers."""
    turn = turn or str(DICE.choice(list(position(stage, match).legal_turns())))
    answer = await stage.ann.use(channel, "move", turn=turn, match=str(match))
    await stage.settle()
    return answer


def let_play_to_the_end(stage, match=1):
    return stage.row(f"SELECT state FROM matches WHERE id = {match}") != ("running",)


async def test_there_is_a_level_for_each_of_the_engines():
    assert [level.value for level in Level] == list(LEVELS)


async def test_a_whole_match_alone_with_the_bot(stage):
    channel = await begin(stage)
    first = (await stage.board(channel)).content
    assert "you begin!" in first
    assert "I play as Sleepy kitten" in first
    while not let_play_to_the_end(stage):
        before = position(stage)
        answer = await move(stage, channel)
        assert answer.message.attachments, answer.content
        assert position(stage) != before
    shown = boards_in(channel)
    state, turns, level, awaits, rated = match_state(stage)
    assert (state, level, awaits, rated) == ("over", 1, 0, 0)
    assert len(shown) == turns + 1
    bot = stage.server.world.bot.id
    assert all(bot not in message.pings for message in shown)
    assert stage.row("SELECT count(*) FROM player_stats") == (0,)
    assert stage.row("SELECT count(*) FROM streaks") == (0,)
    assert stage.row("SELECT count(*) FROM standings") == (0,)
    assert stage.row("SELECT level, wins + losses + draws FROM bot_scores") == (1, 1)
    profile = await stage.ann.use(channel, "profile")
    await stage.until(lambda: profile.message.content)
    assert "Against me, won-lost-drawn: Sleepy kitten" in profile.content
