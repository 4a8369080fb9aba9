"""The CPU that the bot's process spends for one press or command of every kind, beside that of a plain turn in the same run.

User and system time of all its threads, until it does nothing any more; the median of some rounds. Two friends play a match with
hints in each, the last turn of which wins, and look at all there is to see. Where others use the machine too, the figures vary:
read them as ratios to ``press_cpu_ms_turn``.
"""

import asyncio
import sqlite3
import statistics
import tempfile
from collections import defaultdict
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from data import create
from game import Edition, Position
from tests.bench.evening import PATIENCE, item_of
from tests.bench.stage import Server, a_bot, begin, boards, pair
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels, pick_turn, tap_square

#: Rounds that are measured, and before them those in which what is kept is made for the first time.
ROUNDS, WARM_UP = 10, 2
#: People who have a place on the leaderboard, and ratings in the chart of whoever asks for their card.
RANKED, RATED = 15, 20
#: The bot is at rest if none of its threads has anything to do in so many looks, so many seconds apart.
LOOKS, APART = 3, 0.015
#: The turn of the match by whose number something else is asked for; a hint is asked for at another one in each round, for it is kept.
WATCHED = 8
FIRST_HINTED = 2


def threads(process):
    """Where the system tells of each thread of a process."""
    return Path(f"/proc/{process.pid}/task").iterdir()


def cpu_milliseconds(process):
    """The CPU time of a process, of all its threads."""
    return sum(int((thread / "schedstat").read_text().split()[0]) for thread in threads(process)) / 1e6


def is_at_rest(process):
    """Whether no thread runs, waits for a processor, or for the disk."""
    states = ((thread / "stat").read_text().rpartition(")")[2].split()[0] for thread in threads(process))
    return not any(state in "RD" for state in states)


class Presses:
    """The CPU of each press by its name, in milliseconds, of all rounds."""

    def __init__(self, process):
        self.process, self.spent = process, defaultdict(list)

    async def of(self, name, asking):
        """Ask for something, and note what it cost; its answer."""
        before = await self._at_rest()
        answer = await asking
        self.spent[name].append(await self._at_rest() - before)
        return answer

    async def message(self, name, asking):
        """The same; the message of the answer."""
        return (await self.of(name, asking)).message

    async def _at_rest(self):
        """The CPU time, once the bot does nothing any more."""
        looks = 0
        while looks < LOOKS:
            await asyncio.sleep(APART)
            looks = looks + 1 if is_at_rest(self.process) else 0
        return cpu_milliseconds(self.process)


async def a_turn_by_taps(person, channel, turn):
    """A turn by taps, from Boop! on until its board is there; the answer to the last tap."""
    before = boards(channel)
    _, picker = await pick_turn(person, before[-1], turn)
    answer = await person.click(picker, item_of(picker, "boopit"))
    while len(boards(channel)) == len(before):
        await asyncio.sleep(APART)
    return answer


async def a_match(presses, channel, people, hinted):
    """A match that is won, by commands and by taps in turn; with a hint at the turn of this number."""
    ann, bob = people
    terms = {"member": bob, "first": "I start", "hints": True}
    asked = await presses.message("challenge", ann.use(channel, "challenge", **terms))
    await presses.of("accept", bob.click(asked, item_of(asked, "accept")))
    position = Position.start(Edition.CLASSIC)
    for number, text in enumerate(THREE_CATS):
        person, turn = people[number % 2], position.parse_turn(text)
        if number == hinted:
            picker = await presses.message("picker", person.click(boards(channel)[-1], "Boop!"))
            await presses.of("hint", person.click(picker, "Hint"))
        if number == WATCHED:
            more = await presses.message("more", person.click(boards(channel)[-1], "More"))
            await presses.of("watch", person.click(more, item_of(more, "watch")))
            await presses.of("games", person.use(channel, "games"))
            await presses.of("board", person.use(channel, "board"))
        position = position.after(turn)
        if position.outcome:
            await presses.of("end", person.use(channel, "move", turn=text))
        elif number // 2 % 2:
            await presses.of("turn_by_taps", a_turn_by_taps(person, channel, turn))
        else:
            await presses.of("turn", person.use(channel, "move", turn=text))


async def looking_back(presses, channel, person):
    """What there is under a board that is the last."""
    end = boards(channel)[-1]
    step = await presses.message("replay", person.click(end, item_of(end, "replay")))
    await presses.of("replay_step", person.click(step, "Next"))
    for name in ("review_first", "review"):
        await presses.of(name, person.click(end, item_of(end, "review")))
    # Its title has the match's number: each match's film is drawn once.
    for name in ("film_first", "film_kept"):
        await presses.of(name, person.click(end, item_of(end, "film")))
    await presses.of("history", person.use(channel, "history"))


async def looking_round(presses, channel, person):
    """What there is beside matches."""
    await presses.of("leaderboard", person.use(channel, "leaderboard", edition="classic"))
    await presses.of("profile", person.use(channel, "profile", edition="classic"))
    helped = await presses.message("help", person.use(channel, "help"))
    await presses.of("rules", person.use(channel, "rules"))
    lesson = await presses.message("first_steps", person.click(helped, "First steps"))
    await presses.of("first_steps_square", tap_square(person, lesson, "b4"))
    told = await presses.message("settings", person.use(channel, "settings"))
    form = await presses.of("settings_form", person.click(told, "Reminders"))
    await presses.of("settings_saved", person.fill(form, {}))
    puzzle = await presses.message("puzzle", person.use(channel, "puzzle"))
    free = next(label for item in puzzle.items for label in labels(item))
    await presses.of("puzzle_square", tap_square(person, puzzle, free))
    await presses.of("daily", person.use(channel, "daily"))


async def giving_up(presses, channel, people):
    """A match that is given up after two turns of each: before them it would be called off."""
    await begin(channel, people)
    for person, turn in zip(people * 2, ("c3", "d5", "b2", "e2"), strict=True):
        await person.use(channel, "move", turn=turn)
    asked = await presses.message("resign", people[0].use(channel, "resign"))
    await presses.of("give_up", people[0].click(asked, "Give up"))


def filled(path, guild, people):
    """People with a place on the leaderboard of a server, and one of them with a chart."""
    now = datetime.now(UTC).replace(tzinfo=None)
    later = str(now + timedelta(days=100))
    with closing(sqlite3.connect(path)) as file, file:
        file.executemany(
            "INSERT INTO players (id, discord_id, name) VALUES (?, ?, ?)",
            ((number, person.user.id, person.name) for number, person in enumerate(people, 1)),
        )
        file.executemany(
            "INSERT INTO standings VALUES (?, ?, 'classic', 0, 1, ?, 80, 0.06, 3, 5, 4, 1, ?, ?)",
            ((number, guild.id, 1700 - 20 * number, str(now), later) for number in range(1, RANKED + 1)),
        )
        file.executemany(
            "INSERT INTO rated_results VALUES (?, 1, ?, 'classic', ?, 80, ?)",
            (
                (10**6 + number, guild.id, 1500 + 10 * number, str(now - timedelta(days=RATED - number)))
                for number in range(RATED)
            ),
        )


async def measured(folder):
    """The CPU of each press, in every round."""
    path = folder / "presses.sqlite3"
    create(path)
    async with Server() as server:
        server.world.answer_within = PATIENCE
        guild = server.world.add_guild("Presses")
        channel, people = pair(server, guild, "lounge")
        others = [pair(server, guild, f"other-{number}")[1][0] for number in range(RANKED - 2)]
        filled(path, guild, [*people, *others])
        async with a_bot(server, path, BOOP_PRESSES="1000") as process:
            presses = Presses(process)
            for number in range(WARM_UP + ROUNDS):
                if number == WARM_UP:
                    presses.spent.clear()
                await a_match(presses, channel, people, FIRST_HINTED + number)
                await looking_back(presses, channel, people[0])
                await looking_round(presses, channel, people[0])
                await giving_up(presses, channel, people)
    return presses.spent


def measure():
    with tempfile.TemporaryDirectory() as name:
        spent = asyncio.run(measured(Path(name)))
    return {f"press_cpu_ms_{name}": round(statistics.median(times), 1) for name, times in spent.items()}
