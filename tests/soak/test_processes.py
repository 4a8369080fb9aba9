"""Processes of the bot that share a PostgreSQL database are killed; a bot without claims or shares fails the same judgement."""

import asyncio
import time
from contextlib import suppress
from datetime import timedelta
from functools import partial

import pytest

from sandbox.people import InteractionFailed
from tests.soak.processes import ANSWER, SHARDS, Trap, prepared

pytestmark = [pytest.mark.postgres, pytest.mark.long]
TWO = range(2), range(2, 4)


@pytest.fixture
def processes(cluster, database_place, tmp_path):
    """What makes a drill that has not started, with options of its own; its processes are ended."""
    return partial(prepared, cluster, database_place, tmp_path, seed=1)


async def test_five_kills_lose_nothing_and_double_nothing(processes):
    async with processes(fault_share=0.005, slow_share=0.05) as drill:
        await drill.run(
            TWO,
            ("kill_leader", "kill_after_an_answer", "kill_before_a_message", "kill_all"),
            pause=2,
            idle=2,
            step=timedelta(hours=8),
            until=timedelta(hours=30),
        )
        drill.compare()
        assert drill.stats.kills >= 5
        assert drill.stats.turns >= 20


async def one_match(drill):
    """Two processes with one match, whose board is shown; the match and a turn that is taken next."""
    await drill.start(*TWO)
    channel, people = drill.tables[0]
    while not await drill.begin(channel, people):
        pass
    await drill.until_finished()
    match = drill.matches[channel.id]
    turn = str(match.position.legal_turns()[0])
    match.tried.add(turn)
    return match, turn


async def take(drill, match, turn):
    await match.players[0].use(drill.home(match), "move", turn=turn, match=str(match.number))


async def one_slow_answer(drill):
    """While an answer to a turn is on its way to Discord for long, the other process sweeps."""
    match, turn = await one_match(drill)
    drill.hazards.answers_after = 12.0
    drill.server.world.answer_within = 60.0
    await take(drill, match, turn)
    drill.hazards.answers_after = 0.0
    assert drill.learn(match)
    await drill.until_finished()


async def begin_everywhere(drill):
    """A match in each server; then every process starts again."""
    await drill.start(*TWO)
    for channel, people in drill.tables:
        while not await drill.begin(channel, people):
            pass
    await drill.kill(*drill.members)
    await drill.start(*TWO)
    await drill.until_ready()
    await drill.until_finished()


async def test_a_board_that_one_process_sends_slowly_is_sent_by_no_other(processes):
    async with processes() as drill:
        await one_slow_answer(drill)
        drill.compare()


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_what_a_process_was_showing_when_it_died_another_one_shows_once(processes, before):
    """It is killed before its board comes to Discord, or after that and before it can store it; it does not come back."""
    async with processes() as drill:
        match, turn = await one_match(drill)
        dying = drill.life_of(match.channel)
        drill.hazards.trap = Trap(ANSWER, before)
        with suppress(InteractionFailed):
            await take(drill, match, turn)
        await drill.kill(dying)
        start = time.monotonic()
        await drill.until_finished()
        assert time.monotonic() - start < 40, "a claim lasts for 15 seconds"
        assert drill.turns_of(match) == match.turns == [turn]
        drill.compare()


async def test_processes_that_start_again_mark_no_server_of_others_as_left(processes):
    async with processes() as drill:
        await begin_everywhere(drill)
        drill.compare()


async def test_after_a_login_that_was_long_on_its_way_and_a_kill_none_comes_too_early(processes):
    async with processes() as drill:
        drill.server.gateway.login_takes = 2.0
        await drill.start(range(SHARDS))
        await drill.kill(*drill.members)
        await drill.start(range(SHARDS))
        assert drill.server.gateway.early == 0


async def first_fault(drill):
    """The first thing that the drill finds: a process that is ready may have yet to judge its servers."""
    async with asyncio.timeout(60):
        while True:
            try:
                drill.compare()
            except AssertionError as fault:
                return str(fault)
            await asyncio.sleep(0.2)


@pytest.mark.parametrize(
    ("program", "course", "found"),
    [
        ("tests.soak.unclaimed", one_slow_answer, "shown twice"),
        ("tests.soak.unshared", begin_everywhere, "marked as left"),
    ],
    ids=["claims", "shares"],
)
async def test_without_these_the_drill_finds_what_they_prevent(processes, program, course, found):
    async with processes(program=program) as drill:
        await course(drill)
        assert found in await first_fault(drill)
