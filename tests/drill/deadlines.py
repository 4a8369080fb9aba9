"""Matches whose time is up, with a bot that is killed around that moment: away days come to the rescue once, and then the match is lost once."""

import asyncio
import tempfile
from datetime import UTC, datetime, timedelta
from pathlib import Path

from sandbox.stand_in.server import Server
from sandbox.world.places import Permission
from tests.databases import change
from tests.drill.report import Row
from tests.drill.season import FIRST, Season

FULL = {"matches": 50}
SHORT = {"matches": 1}
DAY = timedelta(days=1)
#: Nobody can have won after these.
TURNS = ("a1", "f6", "a6", "f1")
#: So long around a moment the bot is killed, in seconds.
AROUND = 3.0


class Deadlines(Season):
    """The stand-in of a season of puzzles, with matches on time instead."""

    def match(self):
        """The newest match: its number, state, ending, last news, and when the mover's time is up."""
        [row] = self.rows(
            "SELECT id, state, ending, news, deadline, shown_version = version AS shown FROM matches ORDER BY id DESC LIMIT 1"
        )
        return row

    def set_before(self, deadline):
        """Move the time to a second before a moment."""
        before = datetime.fromisoformat(deadline).replace(tzinfo=UTC) - timedelta(seconds=1)
        self.set_time(before.date().toordinal(), before.time())

    def said(self, words):
        return sum(words in message.content for message in self.channel.messages.values())

    async def begin(self):
        """A match in which both have moved."""
        ann, bob = (player.person for player in self.players[:2])
        asked = await ann.use(
            self.channel, "challenge", member=bob, first="challenger", pace="one-day", time_up="lose"
        )
        await bob.click(asked.message, "Accept")
        number = str(self.match()[0])
        for index, turn in enumerate(TURNS):
            await (ann, bob)[index % 2].use(self.channel, "move", turn=turn, match=number)

    async def killed_around(self, settled):
        """Kill the bot at some time around a deadline, and start it; in the end that is settled, and told."""
        self.set_before(self.match()[4])
        await asyncio.sleep(self.rng.random() * AROUND)
        await self.kill()
        await self.start()
        await self.until(lambda: settled(self.match()) and self.match()[5])

    async def play(self, matches):
        self.set_time(FIRST, datetime.min.time())
        self.channel.bot_permissions &= ~Permission.CREATE_THREADS
        await self.start()
        for number in range(1, matches + 1):
            await self.begin()
            await self.killed_around(lambda match: match[3] == "rescued")
            await self.killed_around(lambda match: match[1] == "over")
            assert self.match()[2] == "time"
            assert self.said("two of your away days kick in") == number, "saved once"
            assert self.said("'s time is up.") == number, "lost once"
            change(self.path, "UPDATE preferences SET away_used = 0, rescued_until = NULL")
        [(counted,)] = self.rows("SELECT count(*) FROM match_ends")
        assert counted == matches


async def run(matches):
    with tempfile.TemporaryDirectory() as folder:
        async with Server() as server:
            drill = Deadlines(server, Path(folder), 1, 0.0)
            try:
                await drill.play(matches)
                yield Row("kills around a deadline", drill.kills, "each saved once, and then lost once")
            finally:
                if drill.bot and drill.bot.returncode is None:
                    drill.bot.kill()
                    await drill.bot.wait()
