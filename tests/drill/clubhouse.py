"""A clubhouse whose bot is killed around every post: results with their badges, weeks and ends of seasons are each told once, and none is missing."""

import asyncio
import tempfile
from datetime import UTC, datetime, time, timedelta
from pathlib import Path

from sandbox.stand_in.server import Server
from services.ranking.seasons import Season as Quarter
from tests.databases import change
from tests.drill.report import Row
from tests.drill.season import FIRST, Season
from tests.wire.games import KITTENS
from tests.wire.puzzling import DAY

FULL = {"weeks": 50, "seasons": 50}
SHORT = {"weeks": 1, "seasons": 1}
#: A second before the hour at which a week is told, unless a server chooses another.
BEFORE = time(17, 59, 59)
#: So long around a moment the bot is killed, in seconds.
AROUND = 2.5
STANDING = "REPLACE INTO standings VALUES (1, :guild, 'classic', :season, 1, 1600, 80, 0.06, 0, 3, 0, 0, :rated_at, :until)"


class Clubhouse(Season):
    """The stand-in of a season of puzzles, with a clubhouse instead."""

    def told(self, kind):
        """The messages in the clubhouse with a picture of this kind."""
        found = self.channel.messages.values()
        return [each for each in found if any(a.filename.startswith(f"{kind}-") for a in each.attachments)]

    async def killed_around(self, kind, before):
        """Kill the bot at some time around a post, and start it; in the end there is one more, and it stays so."""
        await asyncio.sleep(self.rng.random() * AROUND)
        await self.kill()
        await self.start()
        await self.until(lambda: len(self.told(kind)) > before)
        assert len(self.told(kind)) == before + 1, f"told twice: {kind}"

    async def play_match(self, lounge):
        """A match of kittens from its challenge to its end."""
        ann, bob = (player.person for player in self.players[:2])
        asked = await ann.use(
            lounge, "challenge", member=bob, edition="kittens", first="challenger", rated=True
        )
        await bob.click(asked.message, "Accept")
        channel = asked.message.thread or lounge
        for number, turn in enumerate(KITTENS):
            await (ann, bob)[number % 2].use(channel, "move", turn=turn)

    async def play_weeks(self, weeks):
        self.set_time(FIRST, time(12))
        await self.start()
        ann = self.players[0].person
        self.guild.moderators.add(ann.user.id)
        lounge = self.server.world.add_channel("lounge", self.guild)
        await ann.use(self.channel, "server", clubhouse=True)
        for week in range(1, weeks + 1):
            results, weekly = len(self.told("result")), len(self.told("week"))
            change(self.path, "DELETE FROM badges")  # so that each match earns some again
            await self.play_match(lounge)
            await self.killed_around("result", results)
            self.set_time(FIRST + 7 * week, BEFORE)
            await self.killed_around("week", weekly)
        assert len(self.told("result")) == len(self.told("week")) == weeks
        assert all(each.content.count("🏅") == 1 for each in self.told("result")), "badges"

    async def end_seasons(self, seasons):
        # The quarters that passed with the weeks have had their podiums.
        told = len(self.told("podium"))
        for _ in range(seasons):
            season, before = Quarter.of(datetime.now(UTC) + self.ahead), len(self.told("podium"))
            at = (season.end - DAY).replace(tzinfo=None)
            stands = {"rated_at": str(at), "until": str(at + 20 * DAY)}
            change(self.path, STANDING, guild=self.guild.id, season=season.number, **stands)
            last = season.end - timedelta(seconds=1)
            self.set_time(last.date().toordinal(), last.time())
            await self.killed_around("podium", before)
        assert len(self.told("podium")) == told + seasons
        names = [message.attachments[0].filename for message in self.told("podium")]
        assert len(set(names)) == len(names), "each season by itself"


async def run(weeks, seasons):
    with tempfile.TemporaryDirectory() as folder:
        async with Server() as server:
            house = Clubhouse(server, Path(folder), 1, 0.0)
            try:
                await house.play_weeks(weeks)
                yield Row(
                    "kills around a result with badges, and around a week", house.kills, "each told once"
                )
                kills = house.kills
                await house.end_seasons(seasons)
                yield Row("kills around the end of a season", house.kills - kills, "each told once")
            finally:
                if house.bot and house.bot.returncode is None:
                    house.bot.kill()
                    await house.bot.wait()
