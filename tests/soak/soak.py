"""Random matches with random kills, faults and doubled clicks; then the books are compared.

What was acknowledged must be in the database, once; what is in the database must be in the channel, once. The bot is
a process of its own, killed with SIGKILL. People keep their own record of each match, from acknowledgements alone.
"""

import asyncio
import re
import sqlite3
import time
from collections import Counter
from contextlib import closing
from dataclasses import dataclass, field
from random import Random

from game import Edition, Position, Turn
from sandbox.people import InteractionFailed, NotThere, Person
from sandbox.program import start_bot
from sandbox.server import Server
from sandbox.trouble import Fault, Trouble
from tests.wire.taps import take_turn

#: What may befall any request; refusals for good have tests of their own.
FAULTS = (Fault.RATE_LIMITED, Fault.BROKEN, Fault.BROKEN_LOST, Fault.DROPPED, Fault.DROPPED_LOST)


@dataclass
class Match:
    """A match as its players know it."""

    number: int
    channel: object
    players: tuple
    position: Position
    turns: list[str] = field(default_factory=list)


@dataclass
class PlayerStats:
    """What happened in a soak."""

    turns: int = 0
    matches: int = 0
    kills: int = 0
    doubled: int = 0
    unanswered: int = 0
    faults: Counter = field(default_factory=Counter)


class Soak:
    """A stand-in, a bot that is killed again and again, and four channels of people playing."""

    def __init__(self, server, database_path, seed, *, kill_every, fault_share):
        self.server = server
        self.path = database_path
        self.rng = Random(seed)
        self.kill_every = kill_every
        self.trouble = server.trouble = Trouble(Random(seed))
        self.trouble.by_chance(fault_share, FAULTS)
        self.stats = PlayerStats()
        self.bot = None
        self.alive, self.dead = asyncio.Event(), asyncio.Event()
        self.log = b""
        self.ended = []
        guild = server.world.add_guild("The cat flap")
        self.tables = []
        for number in range(4):
            people = []
            for name in ("Ann", "Bob"):
                user = server.world.add_user(f"{name}{number}")
                guild.members[user.id] = user
                people.append(Person(server, user))
            self.tables.append((server.world.add_channel(f"table-{number}", guild), people))
        self.matches = {}

    # The bot.

    async def start(self):
        self.bot = await start_bot(
            self.server, self.path, log=asyncio.subprocess.PIPE, BOOP_LOG_LEVEL="ERROR", BOOP_PRESSES="1000"
        )
        self.dead.clear()
        self.alive.set()

    async def kill(self):
        self.alive.clear()
        self.bot.kill()
        _, log = await self.bot.communicate()
        self.log += log
        self.dead.set()

    async def kill_now_and_then(self):
        while True:
            await asyncio.sleep(self.rng.uniform(0.2, 2) * self.kill_every)
            await self.kill()
            self.stats.kills += 1
            await self.start()

    # The people.

    async def play(self, turns):
        await self.start()
        killer = asyncio.create_task(self.kill_now_and_then())
        try:
            await asyncio.gather(*(self.sit_at(channel, people, turns) for channel, people in self.tables))
        finally:
            killer.cancel()
            await asyncio.gather(killer, return_exceptions=True)
        self.trouble.by_chance(0)
        await self.kill()
        await self.start()
        await self.until(lambda: not self.rows("SELECT id FROM matches WHERE shown_version < version"))
        await asyncio.sleep(0.5)
        await self.kill()
        self.stats.faults.update(self.trouble.happened)

    async def sit_at(self, channel, people, turns):
        """Play match after match at one table."""
        while self.stats.turns < turns:
            await self.alive.wait()
            match = self.matches.get(channel.id) or await self.begin(channel, people)
            if match:
                await self.turn(match)

    async def while_alive(self, doing):
        """Do something, unless the bot dies meanwhile; nobody would answer any more."""
        doing = asyncio.ensure_future(doing)
        died = asyncio.ensure_future(self.dead.wait())
        await asyncio.wait({doing, died}, return_when=asyncio.FIRST_COMPLETED)
        died.cancel()
        try:
            if doing.done():
                return await doing
        except (InteractionFailed, NotThere):
            pass
        doing.cancel()
        self.stats.unanswered += 1
        return None

    async def begin(self, channel, people):
        """A challenge accepted, however often it takes; None if it must be tried again."""
        challenger, other = self.rng.sample(people, 2)
        asked = await self.while_alive(
            challenger.use(
                channel,
                "challenge",
                member=other,
                edition=self.rng.choice(list(Edition)).value,
                first="I begin",
            )
        )
        waiting = [m for m in channel.messages.values() if any(i.get("label") == "Accept" for i in m.items)]
        if asked and asked.message in waiting:
            await self.while_alive(other.click(asked.message, "Accept"))
        elif waiting:
            for person in people:
                await self.while_alive(person.click(waiting[-1], "Accept"))
        known = {match.number for match in self.ended}
        found = self.rows("SELECT id, orange_id, channel_id, guild_id, edition FROM matches ORDER BY id")
        fresh = [row for row in found if row[0] not in known and self.table_of(row[2]) is channel]
        if not fresh:
            # A challenge whose message got lost is no obstacle after a minute; here the minute is skipped.
            with closing(sqlite3.connect(self.path, timeout=30)) as file, file:
                file.execute(
                    "UPDATE challenges SET created_at = '2020-01-01 00:00:00.000000' WHERE channel_id = ?",
                    (channel.id,),
                )
            return None
        assert len(fresh) == 1, "a challenge made two matches"
        first = self.rows("SELECT discord_id FROM players WHERE id = ?", fresh[0][1])[0][0]
        order = sorted(people, key=lambda person: person.user.id != first)
        match = self.matches[channel.id] = Match(
            fresh[0][0], channel, tuple(order), Position.start(Edition(fresh[0][4]))
        )
        self.stats.matches += 1
        return match

    def table_of(self, channel_id):
        """The channel of a match's home, which may be a thread of it."""
        channel = self.server.world.channels[channel_id]
        return channel.parent or channel

    def home(self, match):
        """Where a match lives."""
        [(channel_id,)] = self.rows("SELECT channel_id FROM matches WHERE id = ?", match.number)
        return self.server.world.channels[channel_id]

    async def turn(self, match):
        turn = self.rng.choice(match.position.legal_turns())
        mover = match.players[len(match.turns) % 2]
        twice = self.rng.random() < 0.05
        self.stats.doubled += twice
        tries = [self.while_alive(self.attempt(match, mover, turn)) for _ in range(1 + twice)]
        acknowledged = any(await asyncio.gather(*tries))
        # A process that is being killed may commit until it is dead.
        await self.alive.wait()
        stored = [
            row[0]
            for row in self.rows(
                "SELECT notation FROM turns WHERE match_id = ? ORDER BY number", match.number
            )
        ]
        if acknowledged or len(stored) > len(match.turns):
            match.turns.append(str(turn))
            match.position = match.position.play(turn).position
            self.stats.turns += 1
        assert stored == match.turns, "acknowledged, and not there; or there twice"
        if match.position.outcome:
            self.ended.append(self.matches.pop(match.channel.id))

    async def attempt(self, match, mover, turn: Turn):
        """Try to take a turn, by command or by taps; whether it was acknowledged."""
        home = self.home(match)
        boards = [m for m in home.messages.values() if m.attachments and not m.ephemeral and m.items]
        if not boards or self.rng.random() < 0.5:
            answer = await mover.use(home, "move", turn=str(turn), match=str(match.number))
            return bool(answer.message.attachments) or answer.content.startswith("Done")
        _, answer = await take_turn(mover, boards[-1], turn)
        return answer.content.startswith(("Played:", "Done"))

    # The books.

    def rows(self, query, *values):
        with closing(sqlite3.connect(self.path, timeout=30)) as file:
            return file.execute(query, values).fetchall()

    async def until(self, happened):
        async with asyncio.timeout(60):
            while not happened():
                await asyncio.sleep(0.02)

    def threads_of(self, channel):
        return [thread for thread in self.server.world.channels.values() if thread.parent is channel]

    def compare(self):
        """The database against the people's records, and the channels against the database."""
        for match in [*self.matches.values(), *self.ended]:
            stored = self.rows("SELECT notation FROM turns WHERE match_id = ? ORDER BY number", match.number)
            assert [row[0] for row in stored] == match.turns
            [(position, turns, version, shown, message_id, state)] = self.rows(
                "SELECT position, turns, version, shown_version, message_id, state FROM matches WHERE id = ?",
                match.number,
            )
            assert position == str(match.position)
            assert (turns, version, shown) == (len(match.turns), len(match.turns) + 1, len(match.turns) + 1)
            assert (state == "over") == bool(match.position.outcome)
            boards = [
                message
                for channel in (match.channel, *self.threads_of(match.channel))
                for message in channel.messages.values()
                if message.attachments
                and message.attachments[0].filename != "challenge.png"
                and not message.ephemeral
                and (
                    message.id == message_id
                    or re.search(rf"match {match.number}\b", message.content, re.IGNORECASE)
                )
            ]
            told = Counter(message.content.partition("Turn ")[2].partition(" ")[0] for message in boards)
            # The first board and the last tell no turn.
            assert max(count for turn, count in told.items() if turn) == 1, f"shown twice: {told}"
            assert told[""] <= 1 + bool(match.position.outcome), f"shown twice: {told}"
            assert boards[-1].id == message_id
        assert b"Traceback" not in self.log, self.log.decode()


async def soak(database_path, *, turns, seed, kill_every, fault_share):
    """Play that many turns and compare the books; the stats of what happened, and how long it took."""
    start = time.monotonic()
    async with Server() as server:
        run = Soak(server, database_path, seed, kill_every=kill_every, fault_share=fault_share)
        try:
            await run.play(turns)
        finally:
            if run.bot.returncode is None:
                run.bot.kill()
                await run.bot.wait()
        run.compare()
    return run.stats, time.monotonic() - start
