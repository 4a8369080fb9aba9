"""The program is killed while two plan, and while their plans answer each other: nothing is played twice, and nothing is lost.

Either nothing of a turn and its answers has happened or all of it, and every board is shown once, in order.
"""

import asyncio
import tempfile
from contextlib import suppress
from pathlib import Path
from random import Random

from sandbox.people import InteractionFailed, NotThere
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from tests.bench.stage import begin, boards, pair
from tests.databases import rows
from tests.drill.kills import whole
from tests.drill.report import Row
from tests.wire.taps import open_plan, plan_turn

FULL = {"times": 200}
SHORT = {"times": 2}
#: Turns that boop nobody: Ann's first, and then what both have planned.
LINE = ("a1", "f6", "a3", "f4", "c1", "d6")
#: Of so many kills one is while somebody plans; the others are around the turn by which all others come.
PLANNING = 4


class Drill:
    """A stand-in and a bot that is killed again and again, and how often that was before, within or after what was done."""

    def __init__(self, server, path, rng):
        self.server, self.path, self.rng = server, path, rng
        self.bot = None
        self.none = self.all = self.planning = 0

    async def start(self):
        self.bot = await start_bot(
            self.server, self.path, log=asyncio.subprocess.DEVNULL, BOOP_PRESSES="1000"
        )

    async def kill_within(self, doing, seconds):
        """Kill the bot while something is done, and start it again; whether that had been acknowledged."""
        doing = asyncio.ensure_future(doing)
        await asyncio.sleep(self.rng.uniform(0, seconds))
        self.bot.kill()
        await self.bot.wait()
        acknowledged = doing.done() and not doing.exception()
        doing.cancel()
        with suppress(asyncio.CancelledError, InteractionFailed, NotThere):
            await doing
        await self.start()
        return acknowledged

    async def plan(self, channel, person, line):
        """Plan a line by taps; what was planned before is planned once."""
        shown = await open_plan(person, boards(channel)[-1])
        for square in line:
            shown = await plan_turn(person, shown, square)

    async def round(self, guild, number):
        """A match whose players plan, and one kill."""
        channel, (ann, bob) = pair(self.server, guild, f"table-{number}")
        await begin(channel, (ann, bob))
        match_id = self.ask("SELECT MAX(id) FROM matches")
        await self.plan(channel, bob, LINE)
        if number % PLANNING == 0:
            await self.kill_within(self.plan(channel, ann, LINE[:5]), 0.5)
            planned = self.ask(f"SELECT COUNT(*) FROM planned_turns WHERE match_id = {match_id}")  # noqa: S608
            assert len(LINE) <= planned <= 2 * len(LINE) - 1
            self.planning += 1
        await self.plan(channel, ann, LINE[:5])
        turn = ann.use(channel, "move", turn=LINE[0])
        if number % PLANNING == 0:
            await turn
        else:
            await self.take(ann, channel, match_id, turn)
        await self.until_shown(match_id)
        self.compare(channel, match_id, ann)

    async def take(self, ann, channel, match_id, turn):
        """Let the turn that is planned for be taken, with a kill around it; and again, if nothing came of it."""
        acknowledged = await self.kill_within(turn, 0.15)
        played = self.ask(f"SELECT turns FROM matches WHERE id = {match_id}")  # noqa: S608
        assert played in {0, len(LINE)}
        assert played or not acknowledged
        if played:
            self.all += 1
        else:
            self.none += 1
            await ann.use(channel, "move", turn=LINE[0])

    async def until_shown(self, match_id):
        while self.ask(f"SELECT shown_version < version FROM matches WHERE id = {match_id}"):  # noqa: S608
            await asyncio.sleep(0.02)

    def compare(self, channel, match_id, ann):
        """The turns that are stored, and the boards that are shown."""
        stored = rows(
            self.path,
            f"SELECT notation, planned FROM turns WHERE match_id = {match_id} ORDER BY version",  # noqa: S608
        )
        assert stored == [(f"K@{square}", int(square != LINE[0])) for square in LINE]
        assert self.ask(f"SELECT COUNT(*) FROM planned_turns WHERE match_id = {match_id}") == 0  # noqa: S608
        shown = [board for board in boards(channel) if " placed on " in board.attachments[0].description]
        placed = [board.attachments[0].description.split(" placed on ")[1][:2] for board in shown]
        assert tuple(placed) == LINE, placed
        assert [board.pings for board in shown] == [*([[]] * (len(LINE) - 1)), [ann.user.id]]

    def ask(self, query):
        """One value of the database."""
        [(value,)] = rows(self.path, query)
        return value


async def run(times):
    """So many kills."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder, "plans.sqlite3")
        async with Server() as server:
            drill = Drill(server, path, Random(39))
            guild = server.world.add_guild("The cat flap")
            await drill.start()
            for number in range(times):
                await drill.round(guild, number)
            drill.bot.kill()
            await drill.bot.wait()
        whole(path)
    came = f"{drill.planning} while somebody planned; around the turn {drill.all} times all of it was there, {drill.none} times nothing: each board shown once, in order"
    yield Row("killed while plans answer each other", times, came)
