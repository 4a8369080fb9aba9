"""Cups one after the other, whose bot is killed while people join, pairs begin, matches end, people leave, and a cup is won; once as one process, once as two that share a database.

Most ties come to a decider, and one person of each cup never moves. Afterwards every cup has one champion, and one message, which says so; every
tie has its two matches with sides swapped, and a decider only where they ended level; every pair has one message and one thread.
"""

from collections import Counter, defaultdict

from data.queries import players
from data.queries.contests import contest_pairs, contests
from data.records.contests import ContestState, EntryState
from data.records.matches import MatchState
from services.contests.cup import brackets
from services.play.beginning.encounters import encounters_of
from tests.bench.stage import boards
from tests.databases import rows
from tests.drill.contests import DAY, SOON, ContestDrill, drilled

FULL = {"kills": 200, "people": 12, "leaders": 20}
SHORT = {"kills": 2, "people": 5, "leaders": 0}
#: The fewest people of a cup.
FEWEST = 5
#: The share of ties whose matches Orange gives up, so that they end level, and of looks in which somebody leaves.
LEVEL, LEAVING = 0.6, 0.2


class CupDrill(ContestDrill):
    """Cups, one after the other."""

    kind, name, few = "cup", "Winter cup", FEWEST

    def __init__(self, *args, **extent):
        super().__init__(*args, **extent)
        #: Who gives up the matches of each pair: somebody, or None for Orange.
        self.gives_up = {}

    async def play(self):
        """Cups, until the bot was killed so often."""
        while self.kills < self.enough:
            await self.cup()
        await self.until(lambda: not self.unsaid())
        cups = [cup_id for (cup_id,) in rows(self.place, "SELECT id FROM contests ORDER BY id")]
        self.compare(cups)
        return self.came(len(cups))

    async def cup(self):
        """One cup with its kills, from its announcement until its message says who has won."""
        await self.announce()
        entrants = self.rng.sample(self.people, self.rng.randint(FEWEST, len(self.people)))
        await self.surely(
            lambda: map(self.join, self.missing(1, entrants)),
            lambda: not self.missing(1, entrants),
            kill=True,
        )
        self.begin_soon()
        await self.killed_until(lambda: self.contest().state is ContestState.RUNNING)
        still = self.rng.choice(entrants).user.id
        while not self.is_over():
            await self.matches_end(still)
            if self.rng.random() < LEAVING:
                await self.somebody_leaves(still)
            await self.killed_until(self.is_settled)
            await self.until(lambda: not self.unshown())
        # Once its message has told the end, it need not be known any more.
        await self.until(lambda: self.contest().message_id is None)

    async def matches_end(self, still):
        """Let a few matches be given up; or time run out, where all that run are of the one who never moves."""
        running = self.running()
        moving = [match for match in running if still not in match[2:4]]
        if moving:
            some = self.rng.sample(moving, min(self.rng.randint(1, 4), len(moving)))
            await self.surely(
                lambda: [self.give_up(match[0], self.loser(match), match[-1]) for match in some],
                lambda: not set(some) <= set(self.running()),
                kill=self.rng.random() < 0.5,
            )
        elif running:
            await self.killed_until(lambda: self.running() != running, DAY)

    def loser(self, match):
        """Whoever gives up a match: Orange in both of many ties, so that a decider is needed, else somebody."""
        _, pair_id, *both, _ = match
        somebody = None if self.rng.random() < LEVEL else self.rng.choice(both)
        return self.gives_up.setdefault(pair_id, somebody) or both[0]

    async def somebody_leaves(self, still):
        """Let somebody leave who may still win, but not the one who never moves, while the bot looks at what is due."""
        inside = set(self.look(self.still_in)) - {still}
        if inside:
            gone = self.rng.choice(sorted(inside))
            self.forward(SOON)
            await self.surely(
                lambda: [self.leave(self.person(gone))],
                lambda: self.is_over() or gone not in self.look(self.still_in),
                kill=self.rng.random() < 0.5,
            )

    def still_in(self, connection):
        """The people who may still win."""
        cup = brackets.read(connection, self.contest())
        return [player.discord_id for player_id, player in cup.players.items() if cup.is_in(player_id)]

    def is_settled(self):
        """True if nothing is to be done before a match ends."""
        return self.contest().due_at is None and not self.waiting()

    # The books.

    def compare(self, cups):
        """What is stored, and what is shown."""
        self.compare_common()
        told, ends = self.told(), self.ends()
        assert len(told) == len(ends) == len(cups), "each is told once"
        for cup_id, message, end in zip(cups, told, ends, strict=True):
            champion = self.look(self.compare_cup, cup_id)
            assert message.nonce.startswith(f"league-{cup_id}-")
            assert f"<@{champion}> has won the cup" in message.content
            assert end.nonce.startswith(f"contest-over-{cup_id}-")
            assert f"<@{champion}>" in end.content

    def compare_cup(self, connection, cup_id):
        """A champion, places for all, and what was to be played, once; the champion's id."""
        contest = contests.by_id(connection, cup_id)
        cup = brackets.read(connection, contest)
        assert (contest.state, contest.due_at, contest.message_id) == (ContestState.ENDED, None, None)
        places = Counter(entry.place for entry in cup.entries.values())
        assert (places[1], places[2], places[None]) == (1, 1, 0)
        assert {player_id: entry.place for player_id, entry in cup.entries.items()} == cup.places
        assert {match.state for match in cup.played} == {MatchState.OVER}
        pairs = defaultdict(list)
        for pair in cup.pairs:
            pairs[frozenset((pair.one_id, pair.other_id))].append(pair)
        for tie in (tie for ties in cup.rounds for tie in ties if tie.other is not None):
            self.compare_tie(connection, cup, tie, pairs.pop(frozenset((tie.better, tie.other)), []))
        assert not pairs, "nobody met whom they had not to meet"
        return players.by_id(connection, cup.champion).discord_id

    def compare_tie(self, connection, cup, tie, pairs):
        """Two matches from both sides, and one more if they end level; fewer where somebody is out."""
        both = {tie.better, tie.other}
        is_whole = all(cup.entries[each].state is EntryState.IN for each in both)
        assert [pair.games for pair in pairs] in ([2], [2, 1], *([] if is_whole else [[]]))
        assert sorted(tie.games) == sorted(
            encounters_of([each for each in cup.played if {each.orange_id, each.gray_id} == both])
        )
        for pair in pairs:
            begun = contest_pairs.matches_of_pair(connection, pair.id)
            sides = {(match.orange_id, match.gray_id) for match in begun}
            assert len(begun) == len(sides) == pair.games
            assert {frozenset(each) for each in sides} == {frozenset(both)}
            self.compare_pair(pair, begun, is_whole)
        points = [game.points(tie.better) for game in tie.games]
        if is_whole:
            assert len(points) == sum(pair.games for pair in pairs)
            assert (len(points) > 2) == (sum(points[:2]) == 1), "a decider only of those who are level"

    def compare_pair(self, pair, begun, is_whole):
        """One message, one thread, and in it each first and each last board once; no first one where somebody left before it was shown."""
        message = self.message_of(pair)
        assert {match.channel_id for match in begun} == {message.thread.id}
        shown = [each.content for each in boards(message.thread)]
        assert len(begun) <= len(shown) <= 2 * len(begun), shown
        assert len(shown) == 2 * len(begun) or not is_whole, shown

    def came(self, cups):
        """What came of it."""
        pairs, matches = self.count("contest_pairs"), self.count("matches")
        deciders = self.count("contest_pairs WHERE games = 1")
        left = self.count("contest_entries WHERE state = 'left'")
        late = self.count("matches WHERE ending IN ('time', 'abandoned')")
        return (
            f"{cups} cups, {pairs} pairs ({deciders} of them deciders), {matches} matches ({late} lost on time), {left} times somebody left:"
            " none begun twice, each pair and cup told once, each cup with its champion"
        )


def run(**extent):
    """So many kills of one process, and so many of two; those are left out where there is no PostgreSQL."""
    return drilled(CupDrill, "cups go on", **extent)
