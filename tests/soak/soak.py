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
from sandbox.stand_in.server import Server
from sandbox.stand_in.trouble import Fault, Trouble
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
    #: The turns that somebody has tried to take, of which nobody knows what became.
    tried: set[str] = field(default_factory=set)


@dataclass
class PlayerStats:
    """What happened in a soak."""

    turns: int = 0
    matches: int = 0
    kills: int = 0
    doubled: int = 0
    unanswered: int = 0
    faults: Counter = field(default_factory=Counter)


@dataclass
class Life:
    """A process of the bot, and whether it lives: while it does not, nobody answers."""

    process: asyncio.subprocess.Process | None = None
    alive: asyncio.Event = field(default_factory=asyncio.Event)
    dead: asyncio.Event = field(default_factory=asyncio.Event)


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
        self.life = Life()
        self.log = b""
        self.ended = []
        self.guilds = self.found()
        self.tables = [self.table(number, guild) for number, guild in enumerate(self.guilds)]
        self.matches = {}

    def found(self):
        """The server of each table."""
        return [self.server.world.add_guild("The cat flap")] * 4

    def table(self, number, guild):
        """A channel, and two who play there."""
        people = [self.person(f"{name}{number}") for name in ("Ann", "Bob")]
        return self.server.world.add_channel(f"table-{number}", guild), people

    def person(self, name):
        """Somebody who is a member of every server."""
        user = self.server.world.add_user(name)
        for guild in self.guilds:
            guild.members[user.id] = user
        return Person(self.server, user)

    # The bot.

    async def start(self):
        self.life.process = await start_bot(
            self.server, self.path, log=asyncio.subprocess.PIPE, BOOP_LOG_LEVEL="ERROR", BOOP_PRESSES="1000"
        )
        self.life.dead.clear()
        self.life.alive.set()

    async def kill(self):
        self.life.alive.clear()
        self.life.process.kill()
        _, log = await self.life.process.communicate()
        self.log += log
        self.life.dead.set()

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

    def goes_on(self, turns):
        """Whether there is to be another turn."""
        return self.stats.turns < turns

    async def sit_at(self, channel, people, turns):
        """Play match after match at one table."""
        while self.goes_on(turns):
            await self.answered_in(channel)
            match = self.matches.get(channel.id) or await self.begin(channel, people)
            if match:
                await self.turn(match)

    def life_of(self, channel):  # noqa: ARG002 - there is one process for all of them
        """Who answers in a channel."""
        return self.life

    async def answered_in(self, channel):
        """Wait until somebody answers in a channel."""
        await self.life_of(channel).alive.wait()

    async def while_alive(self, channel, doing):
        """Do something in a channel, unless who answers there dies meanwhile."""
        doing = asyncio.ensure_future(doing)
        died = asyncio.ensure_future(self.life_of(channel).dead.wait())
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
            channel,
            challenger.use(
                channel,
                "challenge",
                member=other,
                edition=self.rng.choice(list(Edition)).value,
                first="I start",
                **self.terms(channel),
            ),
        )
        waiting = [m for m in channel.messages.values() if any(i.get("label") == "Accept" for i in m.items)]
        if asked and asked.message in waiting:
            await self.while_alive(channel, other.click(asked.message, "Accept"))
        elif waiting:
            for person in people:
                await self.while_alive(channel, person.click(waiting[-1], "Accept"))
        await self.answered_in(channel)
        known = {match.number for match in self.ended}
        found = self.rows("SELECT id, orange_id, channel_id, guild_id, edition FROM matches ORDER BY id")
        fresh = [row for row in found if row[0] not in known and self.table_of(row[2]) is channel]
        if not fresh:
            # A challenge whose message got lost is no obstacle after a minute; here the minute is skipped.
            self.change(
                "UPDATE challenges SET created_at = '2020-01-01 00:00:00.000000' WHERE channel_id = :channel",
                channel=channel.id,
            )
            return None
        assert len(fresh) == 1, "a challenge made two matches"
        first = self.rows("SELECT discord_id FROM players WHERE id = :id", id=fresh[0][1])[0][0]
        order = sorted(people, key=lambda person: person.user.id != first)
        match = self.matches[channel.id] = Match(
            fresh[0][0], channel, tuple(order), Position.start(Edition(fresh[0][4]))
        )
        self.stats.matches += 1
        return match

    def terms(self, channel):  # noqa: ARG002 - the same at every table
        """What else a challenge in a channel says."""
        return {}

    def table_of(self, channel_id):
        """The channel of a match's home, which may be a thread of it."""
        channel = self.server.world.channels[channel_id]
        return channel.parent or channel

    def home(self, match):
        """Where a match lives."""
        [(channel_id,)] = self.rows("SELECT channel_id FROM matches WHERE id = :id", id=match.number)
        return self.server.world.channels[channel_id]

    async def turn(self, match):
        """A turn, which may come to nothing."""
        await self.answered_in(match.channel)
        self.learn(match)
        if match.position.outcome:
            return
        turn = self.rng.choice(match.position.legal_turns())
        match.tried.add(str(turn))
        mover = match.players[len(match.turns) % 2]
        twice = self.rng.random() < 0.05
        self.stats.doubled += twice
        tries = [self.attempt(match, mover, turn) for _ in range(1 + twice)]
        acknowledged = any(await asyncio.gather(*tries))
        # A process that is being killed may commit until it is dead.
        await self.answered_in(match.channel)
        assert self.learn(match) or not acknowledged, "acknowledged, and not there"

    def turns_of(self, match):
        """The turns of a match that are stored."""
        query = "SELECT notation FROM turns WHERE match_id = :id ORDER BY number"
        return [notation for (notation,) in self.rows(query, id=match.number)]

    def learn(self, match):
        """Add to a match's record the turn that was stored, if one was; returns whether."""
        stored = self.turns_of(match)
        new = stored[len(match.turns) :]
        assert stored == match.turns + new, "a turn is gone"
        assert len(new) <= 1, "there twice"
        assert match.tried.issuperset(new), "a turn that nobody took"
        for notation in new:
            self.note(match, notation)
            self.stats.turns += 1
            if match.position.outcome:
                self.ended.append(self.matches.pop(match.channel.id))
        return bool(new)

    @staticmethod
    def note(match, notation):
        """Note a turn that was taken."""
        turn = next(turn for turn in match.position.legal_turns() if str(turn) == notation)
        match.turns.append(notation)
        match.position = match.position.play(turn).position

    async def attempt(self, match, mover, turn: Turn):
        """Try to take a turn, by command or by taps; whether it was acknowledged."""
        home = self.home(match)
        return bool(await self.while_alive(home, self.take(match, mover, turn, home)))

    async def take(self, match, mover, turn, home):
        """Take a turn in a match's channel."""
        boards = [m for m in home.messages.values() if m.attachments and not m.ephemeral and m.items]
        if not boards or self.rng.random() < 0.5:
            answer = await mover.use(home, "move", turn=str(turn), match=str(match.number))
            # A refusal shows the current board, to its player alone.
            shown = bool(answer.message.attachments) and not answer.ephemeral
            return shown or answer.content.startswith(("Played:", "Done"))
        _, answer = await take_turn(mover, boards[-1], turn)
        return answer.content.startswith(("Played:", "Done"))

    # The books.

    def rows(self, query, **values):
        with closing(sqlite3.connect(self.path, timeout=30)) as file:
            return file.execute(query, values).fetchall()

    def change(self, statement, **values):
        with closing(sqlite3.connect(self.path, timeout=30)) as file, file:
            file.execute(statement, values)

    async def until(self, happened):
        async with asyncio.timeout(60):
            while not happened():
                await asyncio.sleep(0.02)

    def threads_of(self, channel):
        return [thread for thread in self.server.world.channels.values() if thread.parent is channel]

    def compare(self):
        """The database against the people's records, and the channels against the database."""
        for match in [*self.matches.values(), *self.ended]:
            assert self.turns_of(match) == match.turns
            [(position, turns, version, shown, message_id, state)] = self.rows(
                "SELECT position, turns, version, shown_version, message_id, state FROM matches WHERE id = :id",
                id=match.number,
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
                and not is_result(message)
                and (
                    message.id == message_id
                    or re.search(rf"match {match.number}\b", message.content, re.IGNORECASE)
                )
            ]
            told = Counter(turn_told(board.content) for board in boards if "Earlier in" not in board.content)
            # The first board and the last tell no turn.
            assert all(count == 1 for turn, count in told.items() if turn), f"shown twice: {told}"
            assert told[""] <= 1 + bool(match.position.outcome), f"shown twice: {told}"
            assert boards[-1].id == message_id
        assert b"Traceback" not in self.log, self.log.decode()


def turn_told(board):
    """The turn that is next on a board, by its words; empty on the first and the last, which tell none.

    A board that another has replaced tells which turn it shows.
    """
    if shows := re.search(r"· turn (\d+) ·", board):
        return str(int(shows[1]) + 1)
    return board.partition("Turn ")[2].partition(" ")[0]


def is_result(message):
    """True for the challenge that has become its match's result."""
    return any(item.get("custom_id", "").startswith("dare:") for item in message.items)


async def soak(database_path, *, turns, seed, kill_every, fault_share):
    """Play that many turns and compare the books; the stats of what happened, and how long it took."""
    start = time.monotonic()
    async with Server() as server:
        run = Soak(server, database_path, seed, kill_every=kill_every, fault_share=fault_share)
        try:
            await run.play(turns)
        finally:
            if run.life.process.returncode is None:
                run.life.process.kill()
                await run.life.process.wait()
        run.compare()
    return run.stats, time.monotonic() - start
