"""Leagues whose bot is killed while seasons begin, pairs begin, matches end, seasons end and the next open; once as one process, once as two that share a database.

Afterwards every pair has its two matches with sides swapped, one message and one thread; every season has one message, and a table that
is the sum of its matches; and each board is shown once.
"""

from collections import Counter
from itertools import count, permutations

from data.queries.contests import contest_pairs
from data.records.contests import ContestState, EntryState
from data.records.matches import MatchState
from services.contests.league.standings import tables
from tests.bench.stage import boards
from tests.drill.contests import DAY, ContestDrill, drilled

FULL = {"kills": 200, "people": 11, "leaders": 20}
SHORT = {"kills": 2, "people": 4, "leaders": 0}
#: So many matches of a season are not given up: they are lost on time.
LEFT_ALONE = 6


class LeagueDrill(ContestDrill):
    """One league, season after season."""

    kind, name, few = "league", "Winter league", 4

    async def play(self):
        """Seasons, until the bot was killed so often."""
        await self.announce()
        for season in count(1):
            await self.season(season)
            if self.kills >= self.enough:
                await self.until(lambda: not self.unsaid())
                self.compare(season)
                return self.came(season)
        raise AssertionError("it never ends")

    async def season(self, number):
        """One season with its kills, from when it is open until the next one is."""
        told = count(1)
        await self.surely(
            lambda: map(self.join, self.missing(number, self.people)),
            lambda: not self.missing(number, self.people),
            kill=number > 1,
        )
        self.begin_soon()
        await self.killed_until(lambda: self.is_now(ContestState.RUNNING, number))
        await self.killed_until(lambda: not self.waiting())
        await self.until(lambda: not self.unshown())
        self.people.append(late := self.newcomer())
        await self.surely(lambda: [self.join(late)], lambda: not self.missing(number + 1, [late]))
        while len(running := self.running()) > LEFT_ALONE:
            before = len(running)
            some = self.rng.sample(running, min(5, before - LEFT_ALONE))
            await self.surely(
                lambda some=some: [
                    self.give_up(match_id, orange, place) for match_id, _, orange, _, place in some
                ],
                lambda before=before: len(self.running()) < before,
                kill=next(told) % 2 == 0,
            )
        await self.killed_until(lambda: self.is_now(ContestState.RESTING, number), DAY)
        self.begin_soon()
        await self.killed_until(lambda: self.is_now(ContestState.OPEN, number + 1))
        await self.until(lambda: len(self.told()) > number)

    def is_now(self, *wanted):
        contest = self.contest()
        return (contest.state, contest.season) == wanted

    # The books.

    def compare(self, seasons):
        """What is stored, and what is shown."""
        self.compare_common()
        self.league = self.contest()
        for season in range(1, seasons + 1):
            self.look(self.compare_season, season)
        assert len(self.told()) == seasons + 1
        assert len(self.ends()) == seasons

    def compare_season(self, connection, season):
        """Everybody who stayed has met everybody who stayed, once from each side; the table is the sum of that."""
        contest = self.league._replace(season=season)
        pairs = contest_pairs.pairs_of(connection, contest.id, season)
        met = Counter()
        for pair in pairs:
            first, second = contest_pairs.matches_of_pair(connection, pair.id)
            assert (first.orange_id, first.gray_id) == (second.gray_id, second.orange_id)
            assert {first.state, second.state} == {MatchState.OVER}
            met.update([(first.orange_id, first.gray_id), (second.orange_id, second.gray_id)])
            self.compare_pair(pair, first, second)
        assert set(met.values()) == {1}, "nobody met anybody twice from one side"
        for division in tables(connection, contest):
            stayed = [each for each, entry in division.entries.items() if entry.state is EntryState.IN]
            assert set(permutations(stayed, 2)) <= set(met), "everybody who stayed has met"
            assert sum(row.points for row in division.rows) == len(division.counted)
            assert sum(row.wins + row.draws + row.losses for row in division.rows) == 2 * len(
                division.counted
            )
            places = [division.entries[row.contestant].place for row in division.rows]
            assert places == list(range(1, len(places) + 1)), "as the table was when the season ended"

    def compare_pair(self, pair, *both):
        """One message, one thread, and in it each first and each last board once."""
        message = self.message_of(pair)
        assert {match.channel_id for match in both} == {message.thread.id}
        assert len(boards(message.thread)) == 4, [each.content for each in boards(message.thread)]

    def came(self, seasons):
        """What came of it."""
        pairs, matches = self.count("contest_pairs"), self.count("matches")
        out = self.count("contest_entries WHERE state = 'out'")
        return f"{seasons} seasons, {pairs} pairs, {matches} matches, {out} times somebody out: none begun twice, each pair and season told once"


def run(**extent):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    return drilled(LeagueDrill, "leagues go on", **extent)
