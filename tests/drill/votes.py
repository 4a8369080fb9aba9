"""A server that plays the bot by votes, which is killed while people vote, while votes are counted, while the bot answers and on Mondays; once as one process, once as two that share a database.

Afterwards every turn of the server is the one that was wanted most, each turn has one board, and matches follow one another.
"""

from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import count

from data.queries import turns
from data.queries.contests import votes
from game import Position, square_name
from sandbox.people import InteractionFailed, NotThere
from services.contests.votes.tally import tally
from tests.bench.stage import boards
from tests.drill.contests import ContestDrill, drilled
from tests.wire.taps import labels_of

FULL = {"kills": 100, "people": 5, "leaders": 12}
SHORT = {"kills": 2, "people": 3, "leaders": 0}


class VoteDrill(ContestDrill):
    """A server whose members vote."""

    kind, name, few = "vote", "", 5

    async def play(self):
        """Matches, until the bot was killed so often."""
        await self.until_ready()
        await self.begin()
        await self.until(self.is_open)
        while self.kills < self.enough:
            await self.match_to_its_end()
        await self.until(lambda: not self.unshown())
        self.compare()
        return self.came()

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
        return self.count(f"votes WHERE match_id = {match_id} AND turn = {turn}")

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

    # The books.

    def compare(self):
        """What is stored, and what is shown."""
        self.compare_common()
        played = self.look(self.compare_turns)
        matches = self.match()[0]
        assert len(boards(self.channel)) == matches + played, "each turn has one board"

    def compare_turns(self, connection):
        """Every turn of the server is the one that was wanted most; the number of all turns."""
        all_turns = 0
        for match_id in range(1, self.match()[0] + 1):
            played = turns.of(connection, match_id)
            all_turns += len(played)
            first = match_id % 2 == 1
            for each in played:
                if (each.number % 2 == 1) == first:
                    wanted = tally(votes.for_turn(connection, match_id, each.number))
                    assert wanted[0].notation == each.notation
        return all_turns

    def came(self):
        """What came of it."""
        played, cast = self.count("turns"), self.count("votes")
        return f"{self.match()[0] - 1} matches, {played} turns, {cast} votes: each turn the one most wanted, none played twice, each shown once"


def run(**extent):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    return drilled(VoteDrill, "a server plays by votes", **extent)
