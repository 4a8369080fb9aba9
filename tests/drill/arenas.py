"""Arenas of nine, one after the other, whose bot is killed while people come in, are paired, play, run out of time, sit out, come back, leave, and while an arena ends; once as one process, once as two that share a database.

Afterwards nobody has played two matches at once, every pair has one message, one thread and one match, each result is shown once, and each arena
is told with the table of its matches.
"""

import asyncio
import re
from collections import Counter, defaultdict
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from itertools import pairwise
from typing import ClassVar

from contests.arena.table import table
from data.queries.contests import contest_pairs, contests
from data.records.contests import ContestState, EntryState
from data.records.matches import MatchEnd, MatchState
from game import Position
from sandbox.people import InteractionFailed, NotThere
from services.play.beginning.encounters import encounters_of
from tests.bench.stage import boards
from tests.databases import rows
from tests.drill.contests import ContestDrill, drilled
from tests.soak.processes import OF_BOARD

FULL = {"kills": 60, "people": 9, "leaders": 6}
SHORT = {"kills": 2, "people": 5, "leaders": 0}
#: What somebody does while an arena goes on: most play.
ACTIONS = (*9 * ("play",), "resign", "leave", "wait")
#: The share of those who sit out, or have left, who come back.
BACK = 0.6
#: The share of times at which the bot is killed while people do something.
KILLED = 0.5
#: So long people wait before they do more, in seconds: the bot has seen that its clock was moved, and begins the first matches.
LOOK = 1.5
#: A row of the table as the message tells it: the place, whose it is, and the points.
ROW = re.compile(r"^(\d+)\. (?:🔥 )?<@(\d+)> \*\*(\d+)\*\* · (\d+)", re.MULTILINE)


class ArenaDrill(ContestDrill):
    """Arenas, one after the other."""

    kind, name, few = "arena", "Friday arena", 9
    terms: ClassVar = {"How long it lasts": "30 minutes"}
    # A turn takes half a minute at most: where more passes, whoever is to move has lost.
    step = timedelta(seconds=4)
    over = tuple(timedelta(seconds=seconds) for seconds in (0, 0, 1, 2, 4, 8, 31, 360))

    def __init__(self, *args, **extent):
        super().__init__(*args, **extent)
        #: How often somebody came back who had left or sat out, or tried to.
        self.back = 0

    async def play(self):
        """Arenas, until the bot was killed so often."""
        while self.kills < self.enough:
            await self.arena()
        arenas = [arena_id for (arena_id,) in rows(self.place, "SELECT id FROM contests ORDER BY id")]
        self.compare(arenas)
        return self.came(len(arenas))

    async def arena(self):
        """One arena with its kills, from its announcement until it is over and nothing of it runs."""
        await self.announce()
        await self.surely(
            lambda: map(self.join, self.missing(1, self.people)),
            lambda: not self.missing(1, self.people) or not self.is_open(),
            kill=self.contest().id > 1,
        )
        self.begin_soon()
        await self.killed_until(lambda: not self.is_open())
        # After the last kill the rest of the evening is passed over.
        while self.left() > timedelta(minutes=2) and self.kills < self.enough:
            await self.people_act()
        self.forward(max(self.left() - timedelta(seconds=1), timedelta()))
        await self.killed_until(self.is_over)
        await self.surely(
            lambda: [self.give_up(match[0], match[2], match[-1]) for match in self.running()],
            lambda: not self.running(),
            kill=True,
        )
        await self.until(lambda: not self.untold())

    def untold(self):
        """What the bot has yet to show or to tell of an arena that is over."""
        results = self.count("announcements WHERE due")
        return self.unsaid() or results or self.contest().message_id is not None

    def told(self):
        """The messages of arenas. Each is sent anew from time to time, so its nonce does not say whose it is."""
        every = self.channel.messages.values()
        return [each for each in every if each.content.startswith("### 🏟️") and not each.ephemeral]

    def is_open(self):
        return self.contest().state is ContestState.OPEN

    def left(self):
        """The time that an arena still lasts."""
        return self.contest().ends_at - datetime.now(UTC) - self.ahead

    async def people_act(self):
        """Let some people do something, while the bot may be killed; nobody plays two matches then."""
        inside = self.inside()
        back = [each for each in self.people if each not in inside and self.rng.random() < BACK]
        self.back += len(back)
        some = self.rng.sample(inside, self.rng.randint(0, len(inside)))
        what = [(each, "come in") for each in back] + [(each, self.rng.choice(ACTIONS)) for each in some]
        once = iter([False, True])
        kill = self.rng.random() < KILLED
        await self.surely(lambda: [self.act(*each) for each in what], lambda: next(once), kill=kill)
        self.forward(self.step)
        await asyncio.sleep(LOOK)
        playing = Counter(player for match in self.running() for player in match[2:4])
        assert not playing or max(playing.values()) == 1, playing

    def inside(self):
        """Those who are in, and do not sit out."""
        entrants = self.look(contests.entrants, self.contest().id, 1)
        return [self.person(each.player.discord_id) for each in entrants if each.entry.state is EntryState.IN]

    async def act(self, person, action):
        """Let somebody do something, if they can."""
        if action == "come in":
            await self.join(person)
        elif action == "leave":
            await self.leave(person)
        elif match := next((each for each in self.running() if person.user.id in each[2:4]), None):
            if action == "play":
                await self.take_turn(match)
            elif action == "resign":
                await self.give_up(match[0], person.user.id, match[-1])

    async def take_turn(self, match):
        """Let whoever is to move in a match take any turn."""
        match_id, _, *both, channel_id = match
        turns, position = self.ask(f"SELECT turns, position FROM matches WHERE id = {match_id}")  # noqa: S608
        turn = self.rng.choice(Position.parse(position).legal_turns())
        with suppress(InteractionFailed, NotThere):
            mover = self.person(both[turns % 2])
            await mover.use(self.server.world.channels[channel_id], "move", turn=str(turn))

    # The books.

    def compare(self, arenas):
        """What is stored, and what is shown."""
        self.compare_common()
        told, ends = self.told(), self.ends()
        assert len(told) == len(ends) == len(arenas), "each is told once, and its end once"
        self.look(self.compare_evenings, arenas)
        for arena_id, message, end in zip(arenas, told, ends, strict=True):
            assert end.nonce.startswith(f"contest-over-{arena_id}-")
            self.look(self.compare_arena, arena_id, message)

    def compare_evenings(self, connection, arenas):
        """Nobody's match began before their last one was over."""
        every = [match for each in arenas for match in contest_pairs.matches_of(connection, each, 1)]
        evenings = defaultdict(list)
        for match in sorted(every, key=lambda match: match.id):
            for player_id in (match.orange_id, match.gray_id):
                evenings[player_id].append(match)
        for played in evenings.values():
            for match, later in pairwise(played):
                assert match.changed_at <= later.created_at, (match.id, later.id)

    def compare_arena(self, connection, arena_id, message):
        """What was played, once, and the table of that: in the places that are stored, and as it is told."""
        contest = contests.by_id(connection, arena_id)
        assert (contest.state, contest.due_at, contest.message_id) == (ContestState.ENDED, None, None)
        assert contest_pairs.waiting(connection, arena_id, 1) == []
        played = contest_pairs.matches_of(connection, arena_id, 1)
        assert {match.state for match in played} <= {MatchState.OVER}
        entrants = contests.entrants(connection, arena_id, 1)
        in_time = [match for match in played if match.changed_at < contest.ends_at]
        standing = table({each.player.id: 0.0 for each in entrants}, list(encounters_of(in_time)))
        places = {each.player.id: each.entry.place for each in entrants if each.entry.place is not None}
        assert {row.contestant: row.place for row in standing if row.sheet} == places
        who = {each.player.id: each.player.discord_id for each in entrants}
        rows_told = sorted(tuple(map(int, row)) for row in ROW.findall(message.content))
        assert ("won with a score of" in message.content) == any(row.sheet for row in standing)
        assert rows_told == sorted(
            (row.place, who[row.contestant], row.points, len(row.sheet)) for row in standing
        )
        for pair in contest_pairs.pairs_of(connection, arena_id, 1):
            self.compare_pair(connection, pair)

    def compare_pair(self, connection, pair):
        """One match, one message and one thread, with a board for each state at most: one that was over before its board came has none. The result is shown once."""
        [match] = contest_pairs.matches_of_pair(connection, pair.id)
        assert {match.orange_id, match.gray_id} == {pair.one_id, pair.other_id}
        message = self.message_of(pair)
        assert match.channel_id == message.thread.id
        assert "your match is here" not in message.content, "it tells the result"
        shown = boards(message.thread)
        assert 2 <= len(shown) <= 1 + match.turns + (not match.ending.by_turn), shown
        ids = [item.get("custom_id", "") for board in shown for item in board.items]
        states = [int(found[2]) for found in map(OF_BOARD.fullmatch, ids) if found]
        assert states.count(match.version) == 1, "its result is shown once"
        assert len(set(states)) == len(states), "no state is shown twice"

    def came(self, arenas):
        """What came of it."""
        played = [MatchEnd(ending) for (ending,) in rows(self.place, "SELECT ending FROM matches")]
        late = sum(ending in {MatchEnd.TIME, MatchEnd.ABANDONED} for ending in played)
        return (
            f"{arenas} arenas, {len(played)} matches of {self.count('turns')} turns ({late} lost on time), {self.back} times somebody came back:"
            " nobody in two at once, none begun or shown twice, each arena told once with the table of its matches"
        )


def run(**extent):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    return drilled(ArenaDrill, "arenas go on", **extent)
