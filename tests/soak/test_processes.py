"""Processes of the bot that share a PostgreSQL database are killed; a bot without claims or shares fails the same judgement."""

import asyncio
import time
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

import pytest

from sandbox.people import InteractionFailed
from sandbox.server import Server
from tests.soak.processes import ANSWER, Processes, Trap

pytestmark = pytest.mark.postgres
TWO, FOUR = (range(2), range(2, 4)), tuple(range(shard, shard + 1) for shard in range(4))


@asynccontextmanager
async def processes(cluster, place, folder, **options):
    """A drill before it starts; its processes are ended."""
    async with Server() as server:
        drill = Processes(server, cluster, place, folder, seed=1, **options)
        try:
            yield drill
        finally:
            await drill.kill(*drill.members)


async def test_five_kills_lose_nothing_and_double_nothing(cluster, database_place, tmp_path):
    async with processes(cluster, database_place, tmp_path, fault_share=0.005, slow_share=0.05) as drill:
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


async def one_slow_answer(drill):
    """Two processes; while an answer to a turn is on its way to Discord for long, the other one sweeps."""
    await drill.start(*TWO)
    channel, people = drill.tables[0]
    while not await drill.begin(channel, people):
        pass
    await drill.until_finished()
    match = drill.matches[channel.id]
    drill.hazards.answers_after = 12.0
    drill.server.world.answer_within = 60.0
    turn = str(match.position.legal_turns()[0])
    match.tried.add(turn)
    await match.players[0].use(drill.home(match), "move", turn=turn, match=str(match.number))
    drill.hazards.answers_after = 0.0
    assert drill.learn(match)
    await drill.until_finished()


async def test_a_board_that_one_process_sends_slowly_is_sent_by_no_other(cluster, database_place, tmp_path):
    async with processes(cluster, database_place, tmp_path) as drill:
        await one_slow_answer(drill)
        drill.compare()


async def test_without_claims_the_drill_finds_a_board_that_is_shown_twice(cluster, database_place, tmp_path):
    async with processes(cluster, database_place, tmp_path, program="tests.soak.unclaimed") as drill:
        await one_slow_answer(drill)
        with pytest.raises(AssertionError, match="shown twice"):
            drill.compare()


@pytest.mark.parametrize("before", [True, False], ids=["before", "after"])
async def test_what_a_process_was_showing_when_it_died_another_one_shows_once(
    cluster, database_place, tmp_path, before
):
    """It is killed before its board comes to Discord, or after that and before it can store it; it does not come back."""
    async with processes(cluster, database_place, tmp_path) as drill:
        await drill.start(*TWO)
        channel, people = drill.tables[0]
        while not await drill.begin(channel, people):
            pass
        await drill.until_finished()
        match, dying = drill.matches[channel.id], drill.life_of(channel)
        turn = str(match.position.legal_turns()[0])
        match.tried.add(turn)
        drill.hazards.trap = Trap(ANSWER, before)
        with suppress(InteractionFailed):
            await match.players[0].use(drill.home(match), "move", turn=turn, match=str(match.number))
        await drill.kill(dying)
        start = time.monotonic()
        await drill.until_finished()
        assert time.monotonic() - start < 40, "a claim lasts for 15 seconds"
        assert drill.turns_of(match) == match.turns == [turn]
        drill.compare()


async def begin_everywhere(drill):
    """A match in each server; then every process starts again."""
    await drill.start(*TWO)
    for channel, people in drill.tables:
        while not await drill.begin(channel, people):
            pass
    await drill.kill(*drill.members)
    await drill.start(*TWO)
    # discord.py waits two seconds for a shard's servers before it is ready; only then is it looked who has left.
    await asyncio.sleep(6)
    await drill.until_finished()


async def test_processes_that_start_again_mark_no_server_of_others_as_left(cluster, database_place, tmp_path):
    async with processes(cluster, database_place, tmp_path) as drill:
        await begin_everywhere(drill)
        drill.compare()


async def test_without_shares_the_drill_finds_servers_marked_as_left(cluster, database_place, tmp_path):
    async with processes(cluster, database_place, tmp_path, program="tests.soak.unshared") as drill:
        await begin_everywhere(drill)
        with pytest.raises(AssertionError, match="marked as left"):
            drill.compare()
