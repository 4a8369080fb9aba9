"""A league of sixty begins over the wire, with Discord's limits on: how long until all its boards stand, and what a turn elsewhere notices of it.

Two matches are played beside it, one in another channel of the same server and one in the league's own, turn by turn at a person's pace.
"""

import asyncio
import tempfile
import time
from datetime import timedelta
from itertools import cycle
from pathlib import Path
from random import Random

from game import Edition, random_game
from sandbox.people import Person
from sandbox.world.places import Permission
from tests.bench.clicks import by_tap, cpu_seconds, percentile
from tests.bench.limits import Limits
from tests.bench.stage import Server, a_bot, begin, boards, pair

PEOPLE, MATCHES = 60, 300
PRESSES = 30
#: Matches of at least so many turns don't end meanwhile: the next one would begin in a thread.
LONG = 2 * PRESSES + 10
#: Seconds between two presses; they alternate between the two matches.
PACE = 1.2
ALL_PLAYED = f"of {MATCHES} matches played"


async def turns(channel, people, rng):
    """The turns of one long match, by taps; the milliseconds until the board of each is there."""
    game = []
    while len(game) < LONG:
        game = list(random_game(Edition.CLASSIC, rng))
    await begin(channel, people)
    for number, turn in enumerate(game):
        yield await by_tap(people[number % 2], channel, turn)


async def pressed(matches, process):
    """So many presses in each match: their milliseconds, and the share of a core that the bot took meanwhile."""
    times, start, cpu = [[] for _ in matches], time.perf_counter(), cpu_seconds(process)
    for number, (match, taken) in zip(range(PRESSES * len(matches)), cycle(zip(matches, times, strict=True))):
        await asyncio.sleep(max(0, start + number * PACE - time.perf_counter()))
        taken.append(await anext(match))
    return times, (cpu_seconds(process) - cpu) / (time.perf_counter() - start)


class League:
    """A league that sixty people have joined, in a channel with threads."""

    def __init__(self, server, guild, channel, clock):
        self._server, self._channel, self._clock = server, channel, clock
        self._people = [Person(server, server.world.add_user(f"P{number}")) for number in range(PEOPLE)]
        for person in self._people:
            guild.members[person.user.id] = person.user
        guild.moderators.add(self._people[0].user.id)

    async def announce(self):
        listed = await self._people[0].use(self._channel, "league")
        form = await self._people[0].click(listed.message, "Announce a league")
        await self._people[0].fill(form, {"Name": "Winter league", "When it starts": "In an hour"})
        while not self._told():
            await asyncio.sleep(0.05)
        for person in self._people:
            await person.click(self._told()[0], "I'm in")

    def _told(self):
        return [each for each in self._channel.messages.values() if (each.nonce or "").startswith("league-")]

    def say(self):
        """The message of the league."""
        return self._told()[0].content

    def begin(self):
        """Let the hour pass after which it begins."""
        self._clock.write_text(str(timedelta(hours=1).total_seconds()), encoding="ascii")

    def standing(self):
        """The number of its boards that stand."""
        threads = (
            each.thread for each in self._channel.messages.values() if (each.nonce or "").startswith("pair-")
        )
        return sum(len(boards(thread)) for thread in threads if thread)

    async def until(self, happened, start):
        """Wait until something has happened; the seconds since the start."""
        while not happened():
            await asyncio.sleep(0.05)
        return time.perf_counter() - start


async def begun(folder):
    """The figures."""
    clock = folder / "clock"
    async with Server() as server:
        guild = server.world.add_guild("The cat flap")
        tables = [pair(server, guild, name) for name in ("league", "lounge")]
        league = League(server, guild, tables[0][0], clock)
        async with a_bot(
            server, folder / "league.sqlite3", BOOP_PRESSES="1000", BOOP_CLOCK=str(clock)
        ) as process:
            matches = [turns(*table, Random(seed)) for seed, table in enumerate(tables)]
            for match in matches:
                await anext(match)
            for channel, _ in tables:
                await server.allow(channel, Permission.CREATE_THREADS, given=True)
            await league.announce()
            await asyncio.sleep(2)
            server.trouble = limits = Limits()
            (here, elsewhere), cpu = await pressed(matches, process)
            league.begin()
            start = time.perf_counter()
            told = await league.until(lambda: ALL_PLAYED in league.say(), start)
            assert f"0 {ALL_PLAYED}" in league.say()
            standing = league.standing()
            all_stand = asyncio.create_task(league.until(lambda: league.standing() == MATCHES, start))
            await league.until(league.standing, start)
            (here_during, elsewhere_during), cpu_during = await pressed(matches, process)
            meanwhile = league.standing()
            assert meanwhile < MATCHES, "the presses are done while boards are still to come"
            stand = await all_stand
            assert f"0 {ALL_PLAYED}" in league.say()
    return {
        "league_60_boards_stand_s": round(stand, 1),
        "league_60_told_s": round(told, 1),
        "league_60_boards_when_told": standing,
        "league_60_boards_after_presses": meanwhile,
        "league_60_429": limits.refusals,
        "league_60_refused": len(server.refused),
        "tap_ms_p95_here_before": percentile(here, 95),
        "tap_ms_p95_here_during": percentile(here_during, 95),
        "tap_ms_p95_elsewhere_before": percentile(elsewhere, 95),
        "tap_ms_p95_elsewhere_during": percentile(elsewhere_during, 95),
        "league_60_cpu_share_before": round(cpu, 2),
        "league_60_cpu_share_during": round(cpu_during, 2),
    }


def measure():
    with tempfile.TemporaryDirectory() as name:
        return asyncio.run(begun(Path(name)))
