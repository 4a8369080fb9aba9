"""A server that plays the bot by votes, which is killed while people vote, while votes are counted, while the bot answers and on Mondays; once as one process, once as two that share a database.

Afterwards every turn of the server is the one that was wanted most, each turn has one board, and matches follow one another.
"""

import tempfile
from collections import Counter
from contextlib import asynccontextmanager, suppress
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest

from data.queries import turns
from data.queries.contests import votes
from game import Position, square_name
from sandbox.people import InteractionFailed, NotThere
from sandbox.stand_in.server import Server
from services import check
from services.contests.votes.tally import tally
from tests.bench.stage import boards
from tests.databases import looking_into, running_cluster
from tests.drill.leagues import Drill
from tests.drill.report import Row
from tests.wire.taps import labels_of

FULL = {"kills": 100, "people": 5, "leaders": 12}
SHORT = {"kills": 2, "people": 3, "leaders": 0}


class VoteDrill(Drill):
    """A server whose members vote, and the processes of a bot that are killed one after the other."""

    def match(self):
        """The latest match: its number, state, turns, position and version."""
        return self.ask("SELECT id, state, turns, position, version FROM matches ORDER BY id DESC")

    def due(self):
        """The seconds until something is due."""
        (due_at,) = self.ask("SELECT due_at FROM vote_matches")
        return datetime.fromisoformat(str(due_at)).replace(tzinfo=UTC) - datetime.now(UTC) - self.ahead

    def is_open(self):
        """True if the latest board is there for people to vote under."""
        shown = boards(self.channel)
        return bool(shown) and "Vote" in labels_of(shown[-1]) and not self.unshown()

    async def begin(self):
        ann = self.people[0]
        self.guild.moderators.add(ann.user.id)
        page = await ann.use(self.channel, "vote")
        form = await ann.click(page.message, "Start a vote match")
        await ann.fill(
            form,
            {
                "My level": "1 · Sleepy kitten",
                "Edition": "Kittens: for younger players; the first line of three wins",
            },
        )

    async def vote(self, person):
        """Somebody votes for any turn of those that are allowed."""
        with suppress(InteractionFailed, NotThere):
            turn = self.rng.choice(Position.parse(self.match()[3]).legal_turns())
            picker = (await person.click(boards(self.channel)[-1], "Vote")).message
            square = square_name(turn.square)
            half = "voteleft" if square[0] in "abc" else "voteright"
            menu = next(item["custom_id"] for item in picker.items if item["custom_id"].startswith(half))
            picker = (await person.pick(picker, menu, square)).message
            await person.click(picker, "Vote for it")

    def voted(self, match_id, turn):
        query = f"SELECT count(*) FROM votes WHERE match_id = {match_id} AND turn = {turn}"  # noqa: S608
        return self.ask(query)[0]

    async def turn(self, *, kill):
        """One turn of the server, and the bot's answer, with kills."""
        match_id, _, before, *_ = self.match()
        await self.surely(
            lambda: [self.vote(each) for each in self.people],
            lambda: self.voted(match_id, before + 1) > 0,
            kill=kill,
        )
        self.forward(self.due() - timedelta(seconds=1))
        await self.killed_until(lambda: self.match()[2] > before or self.match()[0] != match_id)
        await self.killed_until(lambda: self.is_open() or self.match()[1] == "over")

    async def match_to_its_end(self):
        """A match with its kills, until the next one has begun."""
        told, match_id = count(), self.match()[0]
        while self.match()[1] == "running":
            await self.turn(kill=next(told) % 2 == 0)
        await self.until(lambda: not self.unshown())
        self.forward(self.due() - timedelta(seconds=1))
        await self.killed_until(lambda: self.match()[0] > match_id)
        await self.killed_until(self.is_open)

    def compare_votes(self):
        """What is stored, and what is shown."""
        with looking_into(self.place) as connection:
            assert list(map(str, check.faults(connection))) == []
            shown = 0
            for match_id in range(1, self.match()[0] + 1):
                played = turns.of(connection, match_id)
                shown += 1 + len(played)
                first = match_id % 2 == 1
                for each in played:
                    if (each.number % 2 == 1) == first:
                        wanted = tally(votes.for_turn(connection, match_id, each.number))
                        assert wanted[0].notation == each.notation
            connection.rollback()
        assert len(boards(self.channel)) == shown, "each turn has one board"
        nonces = Counter(each.nonce for each in self.channel.messages.values() if each.nonce)
        assert max(nonces.values()) == 1, [nonce for nonce, times in nonces.items() if times > 1]


@asynccontextmanager
async def drill(place, folder, **extent):
    """A drill that has not begun; its processes are ended."""
    async with Server() as server:
        made = VoteDrill(server, place, folder, **extent)
        try:
            yield made
        finally:
            for shard in list(made.bots):
                await made.kill(shard)


async def play(made):
    """Matches, until the bot was killed so often; what came of it."""
    made.forward(timedelta())
    await made.start()
    await made.until_ready()
    await made.begin()
    await made.until(made.is_open)
    while made.kills < made.enough:
        await made.match_to_its_end()
    await made.until(lambda: not made.unshown())
    made.compare_votes()
    played, cast = (made.ask(f"SELECT COUNT(*) FROM {table}")[0] for table in ("turns", "votes"))  # noqa: S608
    return f"{made.match()[0] - 1} matches, {played} turns, {cast} votes: each turn the one most wanted, none played twice, each shown once"


async def run(kills, people, leaders):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        extent = {"kills": kills, "people": people, "shards": 1, "rng": Random(50)}
        async with drill(folder / "boop.sqlite3", folder, **extent) as made:
            came = await play(made)
            yield Row("killed while a server plays by votes", made.kills, came)
    if not leaders:
        return
    extent = {"kills": leaders, "people": people, "shards": 2, "rng": Random(51)}
    with (
        suppress(pytest.skip.Exception),
        running_cluster() as cluster,
        cluster.database() as place,
        tempfile.TemporaryDirectory() as name,
    ):
        async with drill(place, Path(name), **extent) as made:
            came = await play(made)
            yield Row("one of two processes killed while a server plays by votes", made.kills, came)
