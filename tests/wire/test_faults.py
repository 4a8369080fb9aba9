"""Discord's bad days: every kind of fault at every request of a turn, and what is committed is shown, once."""

import asyncio
from contextlib import suppress
from random import Random

import pytest

from game import Edition, Position, random_game
from sandbox.people import InteractionFailed, NotThere
from sandbox.stand_in.trouble import Fault, Trouble
from tests.cases import some
from tests.stage import boards_in
from tests.wire.taps import take_turn

#: The requests of a turn by taps: three answers, the board, the old board's buttons, and that the private note goes.
REQUESTS = 6


def shown_versions(channel):
    """How many boards there are of each state of match 1, told by their buttons; and of none."""
    return [item["custom_id"].split(":")[2] for message in boards_in(channel) for item in message.items[:1]]


async def stubborn_turn(stage, person, turn):
    """Take a turn by taps, beginning again from Boop! until it is taken, as a person would."""
    for _ in range(6):
        if len(stage.kept()["turns"]) > stage.taken:
            break
        with suppress(InteractionFailed, NotThere):
            await take_turn(person, await stage.board(stage.lounge), turn)
        await stage.settle()
    stage.taken += 1


@pytest.mark.long
@pytest.mark.parametrize("fault", Fault)
async def test_every_fault_at_every_request_of_a_turn(stage, fault):
    await stage.begin()
    stage.taken = 0
    trouble = stage.server.trouble = Trouble()
    position = Position.start(Edition.CLASSIC)
    turns = [turn for turn in random_game(Edition.CLASSIC, Random(2)) if turn.kind.value == "K"]
    for request in range(1, REQUESTS + 1):
        turn = turns[request - 1]
        trouble.plan(fault, at=request)
        mover = (stage.ann, stage.bob)[stage.taken % 2]
        await stubborn_turn(stage, mover, turn)
        assert fault in trouble.happened
        trouble.happened.clear()
        position = position.play(turn).position
        kept = stage.kept()
        assert len(kept["turns"]) == request, "taken once"
        assert kept["matches"][0][10] == str(position)
        if kept["matches"][0][13] < kept["matches"][0][12]:
            # Refused for good, as far as the bot can know; the players take it up.
            assert fault in {Fault.FORBIDDEN, Fault.UNKNOWN}
            await mover.use(stage.lounge, "board")
            await stage.settle()
        version = str(stage.kept()["matches"][0][12])
        assert shown_versions(stage.lounge).count(version) == 1, "shown once"
        assert stage.kept()["matches"][0][13] == int(version)


@pytest.mark.long
@pytest.mark.parametrize("fault", some(Fault, 2))
async def test_every_fault_at_the_answer_of_a_command(stage, fault):
    await stage.begin()
    trouble = stage.server.trouble = Trouble()
    trouble.plan(fault)
    with suppress(InteractionFailed):
        await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    assert len(stage.kept()["turns"]) == 1
    assert shown_versions(stage.lounge).count("2") == 1
    assert (await stage.board(stage.lounge)).pings == [stage.bob.user.id]


@pytest.mark.long
async def test_a_long_failure_is_waited_out_and_only_the_latest_state_is_shown(stage):
    await stage.begin()
    before = len(stage.lounge.messages)
    trouble = stage.server.trouble = Trouble()
    trouble.by_chance(1.0, (Fault.DROPPED,))
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4"), (stage.ann, "e5")):
        asking = asyncio.create_task(person.use(stage.lounge, "move", turn=turn))
        await stage.until(lambda: len(stage.kept()["turns"]) == "c3d4e5".index(turn) // 2 + 1)  # noqa: B023
        asking.cancel()
    # One attempt at a time is made, each of a few requests: so many later, none is under way that began with an older state.
    since = trouble.requests
    await stage.until(lambda: trouble.requests > since + 10)
    assert len(stage.lounge.messages) == before
    trouble.by_chance(0)
    await stage.settle()
    assert shown_versions(stage.lounge).count("4") == 1
    assert len(boards_in(stage.lounge)) == 2, "the first, and the latest"


@pytest.mark.long
async def test_what_was_not_shown_is_shown_after_a_restart(stage):
    await stage.begin()
    trouble = stage.server.trouble = Trouble()
    trouble.by_chance(1.0, (Fault.DROPPED,))
    asking = asyncio.create_task(stage.ann.use(stage.lounge, "move", turn="c3"))
    await stage.until(lambda: stage.kept()["turns"])
    asking.cancel()
    await stage.stop_bot()
    trouble.by_chance(0)
    await stage.start_bot()
    board = await stage.board(stage.lounge)
    assert board.pings == [stage.bob.user.id]
    assert shown_versions(stage.lounge).count("2") == 1


async def test_a_dropped_gateway_loses_no_turn(stage):
    await stage.begin()
    await stage.server.gateway.drop()
    played = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert played.message.attachments
    assert stage.server.gateway.resumed == 1


async def test_an_event_that_finds_the_database_closed_as_the_bot_stops_is_no_error(stage):
    async with stage.bot._meeting_servers:  # one shard is met after the other
        stage.bot.dispatch("shard_ready", 0)
        await stage.stop_bot()
    await stage.settle()
    await stage.start_bot()
