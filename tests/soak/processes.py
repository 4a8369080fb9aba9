"""Several processes of the bot on one PostgreSQL database, each with its share of four shards, killed at any moment.

People of each shard's server play with each other and with the bot, also from servers of other shards; clocks run, and time is
moved on. Processes are killed, also while one of their requests is served, and come back, often with other shares.
"""

import asyncio
import re
import signal
import time
from collections import Counter, defaultdict
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count

from aiohttp import web

from data.url import setting_of
from game import Edition, Position
from sandbox.people import Person
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from sandbox.stand_in.trouble import Trouble
from sandbox.world.places import Permission
from sandbox.world.world import ChangeKind
from tests.databases import change, faults, rows
from tests.soak.soak import FAULTS, Life, Match, Soak

SHARDS = 4
#: What the log says of the leader's lease.
LEADS, LOST = b"This process leads", b"This process does not lead any more"
#: What it says once it knows which of its servers are there.
READY = b"Ready in"
#: What a button of a board says: the match, and the version that the board shows.
OF_BOARD = re.compile(r"(?:boop|rematch):(\d+):(\d+)")
#: What the nonces of notices about the time end with.
KINDS = ("remind", "time-up", "late", "ask")
#: As the settings of a match say it, and how long a turn may take.
PACES = {"one-day": timedelta(days=1), "three-days": timedelta(days=3)}
#: Within so long, a notice that Discord has refused is tried again: that is a minute later.
SOON = timedelta(minutes=2)
#: Seconds between two logins of one bucket, as Discord has it.
BETWEEN_LOGINS = 5.0


@dataclass
class Member(Life):
    """A process that has some of the shards."""

    shards: range = range(SHARDS)
    log: object = None

    @property
    def leads(self):
        """Whether it has the leader's lease, as far as its log tells."""
        said = self.log.read_bytes()
        return said.rfind(LEADS) > said.rfind(LOST)

    @property
    def ready(self):
        """Whether it has compared its servers with the database, as far as its log tells."""
        return READY in self.log.read_bytes()


@dataclass
class Trap:
    """A process is to be killed before or after the next request of some kind is served."""

    path: str
    before: bool
    caught: asyncio.Future = field(default_factory=lambda: asyncio.get_running_loop().create_future())

    def fits(self, request):
        """Whether this is such a request."""
        return request.method == "POST" and re.search(self.path, request.path) is not None


ANSWER, MESSAGE = r"/interactions/.*/callback$", r"/channels/\d+/messages$"


class Hazards(Trouble):
    """Requests that fail or are served slowly, and traps."""

    def __init__(self, rng, catch):
        super().__init__(rng)
        self.rng, self.catch = rng, catch
        self.trap = None
        self.slow_share = 0.0
        #: When a message was last refused or its answer lost, so that it may be sent again soon.
        self.message_failed_at = 0.0
        #: Seconds that every answer to an interaction waits before it is served.
        self.answers_after = 0.0

    async def __call__(self, request, serve):
        trap = self.trap
        if trap and trap.fits(request):
            self.trap = None
            if not trap.before:
                await super().__call__(request, serve)
            trap.caught.set_result(self.catch(request))
            return web.Response(status=499)
        if self.answers_after and re.search(ANSWER, request.path):
            await asyncio.sleep(self.answers_after)
        if self.rng.random() >= self.slow_share:
            return await self.serve(request, serve)
        before, after = self.rng.choice([(0, 1), (1, 0)])
        await asyncio.sleep(before * self.rng.random())
        answer = await self.serve(request, serve)
        await asyncio.sleep(after * self.rng.random())
        return answer

    async def serve(self, request, serve):
        """Serve a request, or let it fail; note when a message did."""
        answer = await super().__call__(request, serve)
        if re.search(MESSAGE, request.path) and answer.status >= 429:
            self.message_failed_at = time.monotonic()
        return answer


def joined(ranges):
    """Ranges of shards, with those that touch each other as one."""
    found = []
    for each in sorted(ranges, key=lambda each: each.start):
        if found and found[-1].stop == each.start:
            found[-1] = range(found[-1].start, each.stop)
        else:
            found.append(each)
    return found


def divisions(shards):
    """How shards may be shared: all to one process, to two, or to one each."""
    middle = shards.start + (len(shards) + 1) // 2
    halves = [range(shards.start, middle), range(middle, shards.stop)]
    return [[shards], [half for half in halves if half], [range(shard, shard + 1) for shard in shards]]


class Processes(Soak):
    """A stand-in with four shards, and a bot of one to four processes."""

    def __init__(
        self, server, cluster, place, folder, seed, *, program="bot", fault_share=0.0, slow_share=0.0
    ):
        gateway = server.gateway
        gateway.shards = gateway.required = gateway.max_concurrency = SHARDS
        gateway.identify_every = BETWEEN_LOGINS
        self.ahead = timedelta()
        self.folder, self.cluster, self.program = folder, cluster, program
        super().__init__(server, place, seed, kill_every=0, fault_share=0)
        self.hazards = server.trouble = self.trouble = Hazards(self.rng, self.catch)
        self.trouble.by_chance(fault_share, FAULTS)
        self.hazards.slow_share = slow_share
        server.world.now = self.now
        server.world.takes_emoji = False
        server.world.answer_within = 8.0
        server.world.watchers.append(self.see)
        self.clock = folder / "clock"
        self.numbers = count(1)
        self.members = []
        self.database_up = True
        self.going_on = True
        self.boards, self.notices = defaultdict(set), defaultdict(set)
        self.lonely = [self.lonely_table(guild) for guild in (*self.guilds, None)]
        self.against_bot, self.idle = {}, []
        self.did = Counter()

    # Places and people.

    def found(self):
        """A server for each shard."""
        guilds = {}
        while len(guilds) < SHARDS:
            guild = self.server.world.add_guild("One of many")
            guilds.setdefault(self.shard_of(guild), guild)
        return [guilds[shard] for shard in range(SHARDS)]

    def lonely_table(self, guild):
        """Somebody who plays with the bot: in a server, or alone with it."""
        place = guild.id if guild else "direct"
        person = self.person(f"Cleo-{place}")
        world = self.server.world
        channel = world.add_channel(f"bot-{place}", guild) if guild else world.direct_channel(person.user)
        channel.bot_permissions &= ~Permission.CREATE_THREADS
        return channel, person

    @staticmethod
    def shard_of(guild):
        """The shard of a server, or of direct messages."""
        return (guild.id >> 22) % SHARDS if guild else 0

    # Time.

    def now(self):
        """Discord's time."""
        return (datetime.now(UTC) + self.ahead).timestamp()

    def pass_time(self, passed):
        """Move Discord's time and the processes' on."""
        self.ahead += passed
        moved = self.clock.with_suffix(".new")
        moved.write_text(str(self.ahead.total_seconds()), encoding="ascii")
        moved.replace(self.clock)

    # The processes.

    async def start(self, *shares):
        """Start a process for each share."""
        await asyncio.gather(*(self.start_one(share) for share in shares))

    async def start_one(self, shards):
        number = next(self.numbers)
        member = Member(shards=shards, log=self.folder / f"{number}.log")
        with member.log.open("wb") as log:
            member.process = await start_bot(
                self.server,
                setting_of(self.path),
                program=self.program,
                log=log,
                within=120,
                shards=shards,
                BOOP_SHARDS=f"{shards[0]}-{shards[-1]}/{SHARDS}",
                BOOP_CLOCK=str(self.clock),
                BOOP_LOG_LEVEL="INFO",
                BOOP_PRESSES="1000",
                # What is told of time that is up is looked at here: no away days save anybody from it.
                BOOP_AWAY_DAYS="0",
            )
        member.alive.set()
        self.members.append(member)

    async def until_ready(self):
        """Wait until every process has compared its servers with the database."""
        async with asyncio.timeout(60):
            while not all(member.ready for member in self.members):
                await asyncio.sleep(0.1)

    async def kill(self, *members):
        """Kill processes, if they are not dead already."""
        for member in members:
            member.alive.clear()
            assert member.process.returncode in {None, -signal.SIGKILL}, "a process has ended by itself"
            with suppress(ProcessLookupError):
                member.process.kill()
        for member in members:
            await member.process.wait()
            self.members.remove(member)
            self.log += member.log.read_bytes()
            member.dead.set()

    def life_of(self, channel):
        shard = self.shard_of(channel.guild or (channel.parent and channel.parent.guild))
        return next((member for member in self.members if shard in member.shards), NOBODY)

    async def answered_in(self, channel):
        async with asyncio.timeout(180):
            while not (self.database_up and self.life_of(channel).alive.is_set()):
                await asyncio.sleep(0.05)

    def leader(self):
        """The process that leads."""
        return next((member for member in self.members if member.leads), self.members[0])

    def catch(self, request):
        """Kill the process that makes a request, as far as that can be told from it."""
        interaction = self.server.rest.interactions.get(request.match_info.get("token"))
        member = self.life_of(interaction.channel) if interaction else self.leader()
        if member.process is not None:
            member.alive.clear()
            with suppress(ProcessLookupError):
                member.process.kill()
        return member

    # What happens to them.

    async def misfortune(self, what):
        """Let something happen, named by its method, and put it right."""
        self.did[what] += 1
        await getattr(self, what)()

    async def kill_any(self):
        await self.replace(self.rng.choice(self.members))

    async def kill_leader(self):
        await self.replace(self.leader())

    async def kill_all(self):
        await self.replace(*self.members)

    async def kill_before_an_answer(self):
        await self.kill_at(ANSWER, before=True)

    async def kill_after_an_answer(self):
        await self.kill_at(ANSWER, before=False)

    async def kill_before_a_message(self):
        await self.kill_at(MESSAGE, before=True)

    async def kill_after_a_message(self):
        await self.kill_at(MESSAGE, before=False)

    async def kill_at(self, path, *, before):
        self.hazards.trap = trap = Trap(path, before)
        with suppress(TimeoutError):
            async with asyncio.timeout(20):
                await asyncio.shield(trap.caught)
        self.hazards.trap = None
        caught = trap.caught.result() if trap.caught.done() else self.rng.choice(self.members)
        await self.replace(caught if caught in self.members else self.rng.choice(self.members))

    async def replace(self, *members):
        """Kill processes, and start others in their place: as many, or fewer, or more."""
        await self.kill(*members)
        self.stats.kills += len(members)
        for shards in joined(member.shards for member in members):
            await self.start(*self.rng.choice(divisions(shards)))

    async def freeze(self):
        """Stop a process for longer than its claims last, and let it go on."""
        member = self.rng.choice(self.members)
        member.process.send_signal(signal.SIGSTOP)
        await asyncio.sleep(20)
        member.process.send_signal(signal.SIGCONT)

    async def disconnect(self):
        """End all connections to the database, while none of them is the drill's own."""
        self.cluster.disconnect(self.path)

    async def stop_database(self):
        """Stop the server of the database for some seconds."""
        self.database_up = False
        await asyncio.to_thread(self.cluster.stop)
        await asyncio.sleep(5)
        await asyncio.to_thread(self.cluster.start)
        self.database_up = True

    # The people.

    def goes_on(self, _):
        return self.going_on

    async def attempt(self, match, mover, turn):
        """As the soak's; or from another server, whose process then shows the board in a channel of another's."""
        await self.answered_in(match.channel)
        if self.rng.random() < 0.7:
            return await super().attempt(match, mover, turn)
        elsewhere = self.rng.choice([channel for channel, _ in self.tables if channel is not match.channel])
        return bool(await self.while_alive(elsewhere, self.move_from(elsewhere, match, mover, turn)))

    @staticmethod
    async def move_from(channel, match, mover, turn):
        answer = await mover.use(channel, "move", turn=str(turn), match=str(match.number))
        return answer.content.startswith(("Played:", "Done"))

    async def sit_alone(self, channel, person):
        """Play match after match against the bot."""
        while self.going_on:
            await self.answered_in(channel)
            match = self.against_bot.get(channel.id)
            if match:
                await self.turn_against_bot(match)
            else:
                await self.while_alive(channel, self.challenge_bot(channel, person))
                await self.answered_in(channel)
                self.find_against_bot(channel, person)

    async def challenge_bot(self, channel, person):
        bot = Person(self.server, self.server.world.bot)
        asked = (await person.use(channel, "challenge", member=bot)).message
        if len(asked.items) < 3:
            return  # refused: a match that nobody was told of has begun before
        for menu, wanted in ((0, "1"), (2, "You start")):
            await person.pick(asked, asked.items[menu]["custom_id"], wanted)
        await person.click(asked, "Start")

    def find_against_bot(self, channel, person):
        found = self.rows(
            "SELECT m.id, m.edition FROM matches m JOIN players p ON p.id = m.orange_id"
            " WHERE p.discord_id = :id AND m.state <> 'over'",
            id=person.user.id,
        )
        assert len(found) <= 1, "two matches against the bot"
        for number, edition in found:
            self.against_bot[channel.id] = Match(number, channel, (person,), Position.start(Edition(edition)))
            self.stats.matches += 1

    async def turn_against_bot(self, match):
        """Take a turn once the bot has taken its own."""
        self.learn_against_bot(match)
        if len(match.turns) % 2 or match.position.outcome:
            await asyncio.sleep(0.1)
            return
        turn = self.rng.choice(match.position.legal_turns())
        match.tried.add(str(turn))
        if await super().attempt(match, match.players[0], turn):
            await self.answered_in(match.channel)
            taken = len(match.turns)
            self.learn_against_bot(match)
            assert len(match.turns) > taken, "acknowledged, and not there"

    def learn_against_bot(self, match):
        """Add the turns to a match's record that were stored: a person's, the bot's, or both."""
        stored, known = self.turns_of(match), len(match.turns)
        assert stored[:known] == match.turns, "a turn is gone"
        assert len(stored) <= known + 2, "there twice"
        for number, notation in enumerate(stored[known:], known):
            assert number % 2 or notation in match.tried, "a turn that nobody took"
            self.note(match, notation)
            self.stats.turns += 1
        if match.position.outcome:
            self.ended.append(self.against_bot.pop(match.channel.id))

    async def leave_matches_alone(self, number):
        """Begin matches with a clock in which nobody takes a turn."""
        for each in range(number):
            guild = self.guilds[each % SHARDS]
            channel, people = self.table(f"idle-{each}", guild)
            match = None
            while match is None:
                match = await self.begin(channel, people)
            self.idle.append(self.matches.pop(channel.id))

    def terms(self, channel):
        idle = channel.name.partition("table-idle-")[2]
        return {"pace": list(PACES)[int(idle) % len(PACES)]} if idle else {}

    async def move_time(self, step, until, pause):
        """Move time on again and again, each time once nothing is due any more, nobody logs in, and no message is sent again.

        A message is sent again within seconds (discord.py does that), and known by its nonce for some minutes only.
        """
        logged_in, since = self.server.gateway.identified, time.monotonic()
        while self.ahead < until:
            await asyncio.sleep(0.2)
            if logged_in != self.server.gateway.identified:
                logged_in, since = self.server.gateway.identified, time.monotonic()
            elif time.monotonic() > max(since + 6, self.hazards.message_failed_at + 9) and self.database_up:
                due = self.due()
                self.pass_time(SOON / 100 if due else step)
                await asyncio.sleep(0 if due else self.rng.uniform(0.2, 1) * pause)

    def due(self):
        """The matches in which something is due, or is tried again soon."""
        soon = datetime.fromtimestamp(self.now(), UTC).replace(tzinfo=None) + SOON
        return self.rows("SELECT id FROM matches WHERE state = 'running' AND remind_at <= :soon", soon=soon)

    # The whole.

    async def run(self, begin, misfortunes, pause, *, idle, step, until):
        """Start with these shares, let all of this happen while people play, and let everything be finished."""
        await self.start(*begin)
        await self.leave_matches_alone(idle)
        people = [asyncio.create_task(self.sit_at(*table, 0)) for table in self.tables]
        people += [asyncio.create_task(self.sit_alone(*table)) for table in self.lonely]
        clock = asyncio.create_task(self.move_time(step, until, pause))
        happening = asyncio.create_task(self.happen(misfortunes, pause))
        tasks = {*people, clock, happening}
        try:
            while not (happening.done() and clock.done()):
                done, _ = await asyncio.wait(
                    tasks - {happening, clock} | {t for t in (happening, clock) if not t.done()},
                    return_when=asyncio.FIRST_COMPLETED,
                )
                for task in done:
                    task.result()
            self.going_on = False
            self.hazards.by_chance(0)
            self.hazards.slow_share = 0
            await asyncio.gather(*people)
            await self.until_finished()
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
        await self.kill(*self.members)

    async def happen(self, misfortunes, pause):
        for what in misfortunes:
            await asyncio.sleep(self.rng.uniform(0.2, 1) * pause)
            await self.misfortune(what)

    async def until_finished(self):
        """Wait until everything is shown, and nothing is due."""
        owed = "SELECT id, version, shown_version FROM matches WHERE shown_version < version OR awaits_bot"
        async with asyncio.timeout(120):
            while self.rows(owed) or self.due():
                await asyncio.sleep(0.5)
                self.pass_time(SOON / 100)
        await asyncio.sleep(1)
        for match in list(self.against_bot.values()):
            self.learn_against_bot(match)
        for match in list(self.matches.values()):
            self.learn(match)

    # The books.

    def rows(self, query, **values):
        return rows(self.path, query, **values)

    def change(self, statement, **values):
        change(self.path, statement, **values)

    def see(self, change):
        """Note which board, or which notice, a message is when it comes."""
        message = change.message
        if (
            change.kind is not ChangeKind.MESSAGE
            or message.ephemeral
            or message.author is not self.server.world.bot
        ):
            return
        for item in message.items:
            if shows := OF_BOARD.fullmatch(item.get("custom_id", "")):
                self.boards[tuple(map(int, shows.groups()))].add(message.id)
        if message.nonce and message.nonce.endswith(KINDS):
            self.notices[message.nonce].add(message.id)

    def compare(self):
        """The database, Discord and the people's own records against each other."""
        self.compare_shown()
        super().compare()
        for match in self.against_bot.values():
            assert self.turns_of(match) == match.turns
        assert self.rows("SELECT id FROM guilds WHERE left_at IS NOT NULL") == [], "marked as left"
        self.compare_notices()
        gateway = self.server.gateway
        assert gateway.early == 0, "logged in too early"
        assert gateway.doubled == 0, "a shard was connected twice"
        assert faults(self.path) == []

    def compare_shown(self):
        """Every match shows its latest board, and no board is there twice."""
        twice = {state: ids for state, ids in self.boards.items() if len(ids) > 1}
        assert not twice, f"shown twice: {twice}"
        for number, version, shown in self.rows("SELECT id, version, shown_version FROM matches"):
            assert version == shown, "not shown"
            assert self.boards[number, version], f"not shown: match {number} in version {version}"

    def compare_notices(self):
        """Each notice came once; those of the matches that nobody went on with all came."""
        twice = {nonce: ids for nonce, ids in self.notices.items() if len(ids) > 1}
        assert not twice, f"told twice: {twice}"
        for match in self.idle:
            [(pace,)] = self.rows("SELECT pace FROM matches WHERE id = :id", id=match.number)
            if self.ahead > PACES[pace]:
                told = {
                    nonce.split("-", 3)[3] for nonce in self.notices if nonce.startswith(f"{match.number}-")
                }
                assert told == {"remind", "time-up", "late"}, (match.number, told)


@asynccontextmanager
async def prepared(cluster, place, folder, **options):
    """A drill that has not started, with more of its options; its processes are ended."""
    async with Server() as server:
        drill = Processes(server, cluster, place, folder, **options)
        try:
            yield drill
        finally:
            await drill.kill(*drill.members)


#: Who answers in a channel while no process has its shard.
NOBODY = Member()
