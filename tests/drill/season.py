"""A season of daily puzzles: the bot is killed at every midnight, and now and then stays away for a day.

People keep their own record of what they solved. In the end no day's puzzle is there twice, none is missing but of days on which
the bot was away, and every streak is what that record says.
"""

import asyncio
import tempfile
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import UTC, date, datetime, time, timedelta
from pathlib import Path
from random import Random

from sandbox.people import InteractionFailed, NotThere, Person
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from tests.databases import change, rows
from tests.drill.report import Row
from tests.wire.puzzling import latest, pick, right_turn, solve

FIRST = date(2027, 1, 4).toordinal()
FULL = {"days": 91, "seed": 1, "away_share": 0.1}
#: Of these four days the bot is away on one.
SHORT = {"days": 4, "seed": 0, "away_share": 0.5}
ALL_DAY = 2**24 - 1


@dataclass
class Player:
    """Somebody, how likely they play on a day, and the days whose puzzle they know they have solved."""

    person: Person
    keen: float
    solved: set = field(default_factory=set)


class Season:
    """A stand-in, a bot that is killed at midnight, and three people."""

    def __init__(self, server, folder, seed, away_share):
        self.server, self.rng, self.away_share = server, Random(seed), away_share
        self.path, self.clock = folder / "boop.sqlite3", folder / "clock"
        self.ahead = timedelta()
        self.bot = None
        self.kills, self.away = 0, set()
        world = server.world
        world.now = self.now
        world.answer_within = 30.0
        self.guild = world.add_guild("The cat flap")
        self.channel = world.add_channel("puzzles", self.guild)
        self.players = [self.player(name, keen) for name, keen in (("Ann", 1.0), ("Bob", 0.9), ("Cleo", 0.6))]

    def player(self, name, keen):
        user = self.server.world.add_user(name)
        self.guild.members[user.id] = user
        return Player(Person(self.server, user), keen)

    def now(self):
        """Discord's time."""
        return (datetime.now(UTC) + self.ahead).timestamp()

    def rows(self, query):
        return rows(self.path, query)

    def set_time(self, day, clock):
        """Move Discord's time and the bot's to a time of a day."""
        self.ahead = datetime.combine(date.fromordinal(day), clock, UTC) - datetime.now(UTC)
        moved = self.clock.with_suffix(".new")
        moved.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        moved.replace(self.clock)

    async def start(self):
        self.bot = await start_bot(
            self.server,
            self.path,
            log=asyncio.subprocess.DEVNULL,
            BOOP_CLOCK=str(self.clock),
            BOOP_PRESSES="1000",
        )

    async def kill(self):
        self.bot.kill()
        await self.bot.wait()
        self.kills += 1

    def posts(self):
        """Of which day each post in the channel is."""
        shown = [m for m in self.channel.messages.values() if m.attachments and not m.ephemeral]
        return [int(m.items[0]["custom_id"].split(":")[1]) for m in shown]

    def post_of(self, day):
        shown = [m for m in self.channel.messages.values() if m.attachments and not m.ephemeral]
        return next(m for m in shown if m.items[0]["custom_id"] == f"daily:{day}")

    async def until(self, happened):
        async with asyncio.timeout(120):
            while not happened():
                await asyncio.sleep(0.05)

    async def solve(self, player, answer, day):
        """Solve the puzzle of a day to its end."""
        if "Solved" not in answer.content:
            answer = await solve(self, player.person, answer)
        assert "Solved" in answer.content, answer.content
        player.solved.add(day)

    async def live(self, day, *, away_tomorrow):
        """One day, and the midnight after it."""
        self.set_time(day, time(18))
        await self.until(lambda: day in self.posts())
        late = None
        for player in self.players:
            if self.rng.random() >= player.keen:
                continue
            answer = await player.person.click(self.post_of(day), "Solve it")
            if player.keen == 1 and not away_tomorrow:
                late = (
                    player,
                    await pick(player.person, answer.message, right_turn(latest(self, player.person))),
                )
            else:
                await self.solve(player, answer, day)
        self.set_time(day, time(23, 59, 59, 700_000))
        press = asyncio.create_task(self.press(late)) if late else None
        await asyncio.sleep(self.rng.random() * 1.5)
        await self.kill()
        if press:
            press.cancel()
            with suppress(asyncio.CancelledError):
                await press
        change(self.path, "REPLACE INTO puzzle_days VALUES (:day, :hours)", day=day, hours=ALL_DAY)
        if away_tomorrow:
            self.away.add(day + 1)
            self.set_time(day + 2, time(1))
        await self.start()
        if late:
            player, _ = late
            answer = await player.person.click(self.post_of(day), "Solve it")
            await self.solve(player, answer, day)

    @staticmethod
    async def press(late):
        player, picker = late
        with suppress(InteractionFailed, NotThere):
            await player.person.click(picker, "Boop it!")

    def streak_of(self, player, last):
        """What the record says: the streak now, and the longest."""
        current = longest = 0
        for day in range(FIRST, last):
            if day in player.solved:
                current += 1
            elif day not in self.away:
                current = 0
            longest = max(longest, current)
        return current, longest

    async def play(self, days):
        """The days from the first on; the day after the last."""
        self.set_time(FIRST, time(12))
        await self.start()
        ann = self.players[0].person
        self.guild.moderators.add(ann.user.id)
        await ann.use(self.channel, "server", daily_puzzle=True)
        day = FIRST
        while day < FIRST + days:
            away = self.rng.random() < self.away_share
            await self.live(day, away_tomorrow=away)
            day += 2 if away else 1
        await self.until(lambda: day in self.posts())
        for player in self.players:
            await player.person.use(self.channel, "settings", puzzles_on_card=True)
            told = (await player.person.use(self.channel, "profile")).content
            current, longest = self.streak_of(player, day)
            assert f"daily streak: {current}, longest {longest}" in told, (told, player.solved)
        posts = self.posts()
        assert len(set(posts)) == len(posts), "no day's puzzle twice"
        # Before it was killed, a second after midnight, the bot may have posted the puzzle of a day on which it then stays away.
        assert {*posts} | self.away == {*range(FIRST, day + 1)}, (
            "each day's, but on those when the bot was away"
        )
        await self.kill()


async def season(folder, days, seed, away_share):
    """Play a season; how it went."""
    async with Server() as server:
        played = Season(server, folder, seed, away_share)
        try:
            await played.play(days)
        finally:
            if played.bot and played.bot.returncode is None:
                played.bot.kill()
                await played.bot.wait()
    return played


async def run(days, seed, away_share):
    """So many days; on some of them the bot is away."""
    with tempfile.TemporaryDirectory() as folder:
        played = await season(Path(folder), days, seed, away_share)
        assert played.away
        assert played.kills >= days - len(played.away), (
            "one at each midnight that it is there, and at the end"
        )
        solved = sum(len(player.solved) for player in played.players)
        came = f"{solved} solved, {len(played.away)} days away: each posted once, no streak lost"
        yield Row("midnights of daily puzzles with a kill", played.kills, came)
