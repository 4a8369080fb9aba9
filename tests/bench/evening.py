"""The memory of a bot through a long evening on which people do all there is to do, over three thousand turns.

Ten tables of two, in all editions and in six languages, and four people who play the bot: turns by /move and by taps, hints, films,
reviews, turns watched, puzzles, profiles and leaderboards. What counts is where the memory levels off, and the most that it was.

``python -m tests.bench.evening`` tells the memory as it grows.
"""

import asyncio
import sqlite3
import tempfile
import time
from collections import Counter
from contextlib import closing
from itertools import count
from pathlib import Path
from random import Random
from typing import NamedTuple

from data import create
from game import Edition, Position, random_game
from puzzles import PuzzleId, puzzle
from sandbox.people import NotThere, Person
from services.learning.puzzles.solving import next_turn
from services.play.levels import LEVELS as LEVELS_OF_NOW
from tests.bench.stage import Server, a_bot, boards, pair
from tests.wire.puzzling import pick as pick_in_puzzle
from tests.wire.taps import pick_turn

#: The languages of the tables of two, and the levels of those who play the bot.
TABLES = ("en-US", "de", "en-US", "fr", "en-US", "es-ES", "en-US", "ja", "en-US", "pt-BR")
LEVELS = LEVELS_OF_NOW[2::2]
#: After how many turns the memory is told; all count but those of the bot.
LOOKS = (0, 100, 500, 1000, 1500, 2000, 2500, 3000)
#: One in so many turns is preceded by a hint, is watched once more, or is taken by taps; films and reviews are asked for after one
#: in so many matches: a film takes some seconds, and they are made one at a time.
HINTED, WATCHED, TAPPED, LOOKED_BACK = 12, 30, 4, 2
#: Seconds that people wait for an answer: where others use the machine too, none is to be lost.
PATIENCE = 300.0
LATEST = "SELECT position, state FROM matches WHERE channel_id = ? ORDER BY id DESC LIMIT 1"
ATTEMPT = (
    "SELECT edition, number, state, played FROM puzzle_attempts a JOIN players p ON p.id = a.player_id"
    " WHERE discord_id = ? ORDER BY a.id DESC LIMIT 1"
)


class Memory(NamedTuple):
    """What the system tells of a process, in MiB: what it has now, the most that it had, what no file backs, and the rest."""

    now: float
    peak: float
    anonymous: float
    file: float


def memory_of(process):
    """The memory of a process."""
    lines = Path(f"/proc/{process.pid}/status").read_text().splitlines()
    told = dict(line.split(":", 1) for line in lines)
    return Memory(*(int(told[name].split()[0]) / 1024 for name in ("VmRSS", "VmHWM", "RssAnon", "RssFile")))


def item_of(message, verb):
    """The custom id of a message's button or menu, by its verb: what it is called depends on the language."""
    for item in message.items:
        if item.get("custom_id", "").startswith(f"{verb}:") and not item.get("disabled"):
            return item["custom_id"]
    raise NotThere(verb)


def has(message, verb):
    """Whether a message has such a button or menu."""
    return any(item.get("custom_id", "").startswith(f"{verb}:") for item in message.items)


class Evening:
    """What all do, until so many turns are taken; what was done is counted by its name."""

    def __init__(self, server, path, process, tell):
        self.server, self.path, self.process = server, path, process
        self.done, self.seen = Counter(), {}
        self._tell, self._looks = tell, list(LOOKS)
        self._look()

    @property
    def over(self):
        """Whether enough turns are taken."""
        return not self._looks

    def count_turn(self):
        """Count a turn, and look at the memory where it is time."""
        self.done["turns"] += 1
        self._look()

    def _look(self):
        if self._looks and self.done["turns"] >= self._looks[0]:
            turns = self._looks.pop(0)
            self.seen[turns] = memory_of(self.process)
            self._tell(turns, self.seen[turns], self.done)

    async def until(self, reached):
        """Wait for something that the bot does in its own time."""
        give_up = time.perf_counter() + PATIENCE
        while not reached():
            if time.perf_counter() > give_up:
                raise SystemExit("The bot has not answered.")
            await asyncio.sleep(0.003)

    async def challenge(self, people, channel, edition, *, hints):
        """A challenge of the first to the second; its message. Where too much is drawn at once, they are asked to try again, and do."""
        give_up = time.perf_counter() + PATIENCE
        while time.perf_counter() < give_up:
            asked = await people[0].use(
                channel, "challenge", member=people[1], first="challenger", edition=edition.value, hints=hints
            )
            if has(asked.message, "accept"):
                return asked.message
            await asyncio.sleep(1)
        raise SystemExit(asked.content)

    async def with_picture(self, name, asking):
        """Wait until something asked for has come; its message."""
        answer = await asking
        await self.until(lambda: answer.message and (answer.message.attachments or answer.message.content))
        # A film and a review tell how far they are until they are there.
        await self.until(
            lambda: answer.message.attachments or not answer.message.content.startswith(("🎬", "🔎", "⏳"))
        )
        self.done[name] += bool(answer.message.attachments)
        return answer.message

    async def look_back(self, person, channel):
        """A review and a film of some matches that have ended, then a profile and a leaderboard."""
        end = boards(channel)[-1]
        self.done["matches"] += 1
        if has(end, "review") and self.done["matches"] % LOOKED_BACK == 0:
            await self.with_picture("reviews", person.click(end, item_of(end, "review")))
            film = await self.with_picture("films", person.click(end, item_of(end, "film")))
            if has(film, "show") and self.done["films"] % 3 == 0:
                await self.with_picture("shown", person.click(film, item_of(film, "show")))
        await self.with_picture("profiles", person.use(channel, "profile"))
        if channel.guild:
            await self.with_picture("leaderboards", person.use(channel, "leaderboard"))

    async def hint(self, person, board):
        """The picker, and a hint in it."""
        picker = (await person.click(board, item_of(board, "boop"))).message
        if has(picker, "hint"):
            await person.click(picker, item_of(picker, "hint"))
            self.done["hints"] += 1

    async def watch(self, person, board):
        """The last turn once more, as it moves."""
        more = (await person.click(board, item_of(board, "more"))).message
        if has(more, "watch"):
            await self.with_picture("watched", person.click(more, item_of(more, "watch")))

    async def solve(self, person, channel, edition):
        """A puzzle asked for and solved, by somebody whose language is English."""
        answer = await person.use(channel, "puzzle", edition=edition.value)
        while (found := self._attempt(person)) is not None:
            answer = await person.click(await pick_in_puzzle(person, answer.message, found), "Boop it!")
        self.done["puzzles"] += 1

    def _attempt(self, person):
        """The right turn in somebody's latest puzzle; None if that is solved."""
        with closing(sqlite3.connect(self.path)) as file:
            edition, number, state, played = file.execute(ATTEMPT, (person.user.id,)).fetchone()
        if state != "open":
            return None
        asked = puzzle(PuzzleId(Edition(edition), number))
        position, turns = asked.position, []
        for notation in filter(None, played.split(",")):
            turns.append(position.parse_turn(notation))
            position = position.after(turns[-1])
        return next_turn(asked, turns)

    def position(self, channel):
        """The position of a channel's latest match, and whether it goes on."""
        with closing(sqlite3.connect(self.path)) as file:
            position, state = file.execute(LATEST, (channel.id,)).fetchone()
        return Position.parse(position), state == "running"


async def at_a_table(evening, channel, people, rng):
    """Two play each other, a match after another in changing editions; every second has hints."""
    english = people[0].user.locale == "en-US"
    for match in count(rng.randrange(6)):
        edition, hints = tuple(Edition)[match % 3], match % 2 == 0
        shown = len(boards(channel))
        asked = await evening.challenge(people, channel, edition, hints=hints)
        await people[1].click(asked, item_of(asked, "accept"))
        await evening.until(lambda shown=shown: len(boards(channel)) > shown)
        for number, turn in enumerate(random_game(edition, rng)):
            person, board = people[number % 2], boards(channel)[-1]
            if hints and rng.randrange(HINTED) == 0:
                await evening.hint(person, board)
            if number and rng.randrange(WATCHED) == 0:
                await evening.watch(person, board)
            await take(evening, person, channel, turn, by_taps=english and rng.randrange(TAPPED) == 0)
            if evening.over:
                return
        await evening.look_back(people[match % 2], channel)
        if english:
            await evening.solve(people[match % 2], channel, edition)


async def take(evening, person, channel, turn, *, by_taps):
    """A turn, and its board."""
    before = boards(channel)
    if by_taps:
        _, picker = await pick_turn(person, before[-1], turn)
        await person.click(picker, item_of(picker, "boopit"))
        await evening.until(lambda: len(boards(channel)) > len(before))
    else:
        answer = await person.use(channel, "move", turn=str(turn))
        if not (answer.message and answer.message.attachments):
            raise SystemExit(answer.content)
    evening.count_turn()


async def against_the_bot(evening, person, level, rng):
    """Somebody plays the bot at a level, in changing editions, and asks for hints."""
    channel, robot = (
        evening.server.world.direct_channel(person.user),
        Person(evening.server, evening.server.world.bot),
    )
    for match in count(level):
        shown = len(boards(channel))
        asked = (await person.use(channel, "challenge", member=robot)).message
        for menu, value in (
            ("level", level),
            ("variant", tuple(Edition)[match % 3].value),
            ("begins", "challenger"),
        ):
            await person.pick(asked, item_of(asked, menu), str(value))
        await person.click(asked, item_of(asked, "letsplay"))
        await evening.until(lambda shown=shown: len(boards(channel)) > shown)
        position, running = evening.position(channel)
        while running:
            if rng.randrange(HINTED) == 0:
                await evening.hint(person, boards(channel)[-1])
            await take(evening, person, channel, rng.choice(position.legal_turns()), by_taps=False)
            shown = len(boards(channel))
            if evening.over:
                return
            if evening.position(channel)[1]:
                await evening.until(lambda shown=shown: len(boards(channel)) > shown)
                evening.done["turns of the bot"] += 1
            position, running = evening.position(channel)
        await evening.look_back(person, channel)
        await evening.solve(person, channel, tuple(Edition)[match % 3])


async def an_evening(folder, tell=lambda *_: None, program="bot"):
    """The memory after so many turns."""
    path = folder / "evening.sqlite3"
    create(path)
    async with Server() as server:
        server.world.answer_within = PATIENCE
        guild = server.world.add_guild("Evening")
        async with a_bot(server, path, program, BOOP_PRESSES="1000") as process:
            evening = Evening(server, path, process, tell)
            rounds = []
            for number, language in enumerate(TABLES):
                channel, people = pair(server, guild, f"table-{number}")
                for person in people:
                    person.user.locale = language
                rounds.append(at_a_table(evening, channel, people, Random(number)))
            for level in LEVELS:
                person = Person(server, server.world.add_user(f"Alone at {level}"))
                rounds.append(against_the_bot(evening, person, level, Random(level)))
            await asyncio.gather(*rounds)
    return evening.seen


def tell(turns, memory, done):
    """Print the memory after some turns, and what was done until then."""
    figures = " ".join(f"{name} {value:6.1f}" for name, value in memory._asdict().items())
    print(f"{turns:5} turns: {figures} MiB; {dict(done)}", flush=True)


def measure():
    with tempfile.TemporaryDirectory() as folder:
        seen = asyncio.run(an_evening(Path(folder)))
    return {
        "memory_mib_after_all": round(max(memory.now for memory in seen.values())),
        "memory_mib_peak": round(max(memory.peak for memory in seen.values())),
    }


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as name:
        asyncio.run(an_evening(Path(name), tell))
