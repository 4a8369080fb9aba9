"""Makes the database of a lived server: ``python -m sandbox.lived.load DATABASE``, with the places as JSON on its standard input.

Everything happens as it does in the bot, by its use cases and in the order of time; but in one transaction, so that it takes seconds,
and is there wholly or not at all.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
from collections.abc import Callable
from datetime import datetime, timedelta
from functools import partial
from heapq import heappop, heappush
from itertools import count, cycle
from pathlib import Path
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import First, Match, MatchState, Offer, Pace, create, open_database
from data.queries import challenges as challenge_queries
from data.queries.matches import matches as match_queries
from data.queries.matches import shown_matches
from data.records.contests import ContestKind
from game import Edition, TurnRequest, parse_square, read_turn
from sandbox.lived.places import Places
from sandbox.lived.recipe import (
    CANCELLED,
    CUP,
    DRAWN,
    FILE,
    LEAGUE,
    PLAYED,
    RESIGNED,
    RUNNING,
    THE_BOT,
    TIME,
    Asked,
    Founded,
    Recipe,
    Solved,
    Story,
    begins,
    moments,
    read,
)
from services import bot_matches, servers
from services.bot_matches import BotTerms
from services.challenges import answering, asking, rematches
from services.challenges.terms import Terms
from services.clubhouse import choices
from services.clubhouse.choices import ClubhouseChanges
from services.contests import advancing, announcing, boards
from services.contests.announcing import ContestTerms
from services.contests.votes import keeping, voting
from services.contests.votes.keeping import Venue, VoteTerms
from services.learning import daily
from services.learning.puzzles import of_day, trying
from services.people import Person, Place
from services.play import matches, offers, snapshots
from services.play.plans import making
from services.players import preferences
from services.players.preferences import PreferenceChanges
from services.servers import ServerChanges

#: The epoch of Discord's ids in milliseconds, and by how many bits an id is longer than them.
_EPOCH_MS, _MOMENT = 1_420_070_400_000, 22
#: Minutes from a challenge to its match, from the last turn until somebody gives up, and from a puzzle's post until it is solved.
_ACCEPTED, _GAVE_UP, _SOLVED = (timedelta(minutes=minutes) for minutes in (2, 4, 9))
#: In a match that has gone on for more evenings than this, whoever waits has planned some turns ahead.
_LONG: Final = 3
_BRANCHES: Final = 4
#: The squares of the bed that are not at its edge.
_MIDDLE: Final = frozenset(parse_square(file + rank) for file in "bcde" for rank in "2345")
#: A win on time is claimed so long after the time is up.
_CLAIMED: Final = timedelta(hours=1)
#: From the announcement of a league until somebody joins, and then between two who do.
_JOINED: Final = timedelta(minutes=50)
#: An arena that begins so long after the end, for an hour; and who has joined it.
_ARENA, _ARENA_BEGINS, _ARENA_LASTS = "Pounce hour", timedelta(hours=1), timedelta(hours=1)
_IN_ARENA: Final = (2, 3)
#: A match that the server plays against the bot by votes: since when, how well the bot plays, and who has voted for which turn.
_VOTING: Final = timedelta(minutes=50)
_VOTE_LEVEL, _VOTE_HOURS = 12, 4
_VOTES: Final = ((4, "K@c3"), (9, "K@d4"), (6, "K@c3"))

#: The week is told in the morning, so that it comes when the try-out's clock has been moved to Monday by days.
_WEEK_HOUR: Final = 9


class _Event(NamedTuple):
    """Something that happens at a moment; ``number`` keeps the order of what happens at once."""

    moment: datetime
    number: int
    happens: Callable[[datetime], None]


class Teller:
    """Lets a recipe happen on a connection, up to the moment at which it ends."""

    def __init__(self, connection: Connection, recipe: Recipe, places: Places) -> None:
        self._connection = connection
        self._recipe = recipe
        self._places = places
        self._people = [
            Person(user_id, somebody.name)
            for user_id, somebody in zip(places.people, recipe.people, strict=True)
        ]
        self._bot = Person(*places.bot)
        self._home = Place(places.guild, places.channel)
        #: The id of each match that has begun, by its number in the recipe.
        self._ids: dict[int, int] = {}
        #: The id of each contest, by what it is; and its matches that are to begin, by who plays them, in order.
        self._contests: dict[str, int] = {}
        self._to_begin: dict[tuple[str, tuple[int, int]], list[int]] = {}
        self._events: list[_Event] = []
        self._numbers = count()

    def tell(self) -> None:
        """Let everything happen in its order."""
        self._plan()
        self._settle_in(self._events[0].moment - timedelta(days=1))
        while self._events:
            event = heappop(self._events)
            event.happens(event.moment)

    def _at(self, moment: datetime, happens: Callable[[datetime], None]) -> None:
        heappush(self._events, _Event(moment, next(self._numbers), happens))

    def _plan(self) -> None:
        end = self._places.end
        for number, story in enumerate(self._recipe.matches):
            if story.contest:
                self._to_begin.setdefault((story.contest, story.people), []).append(number)
            else:
                self._at(begins(story, end) - _ACCEPTED, partial(self._begin, number, story))
        for contest, founded in self._recipe.contests.items():
            self._at(begins(founded, end), partial(self._announce, contest, founded))
        if self._recipe.contests:
            self._at(end - _VOTING, self._open_arena)
            self._at(end - _VOTING, self._let_vote)
        for asked in self._recipe.challenges:
            self._at(end - timedelta(minutes=asked.minutes_ago), partial(self._ask, asked))
        for day in range(max((solved.days_ago for solved in self._recipe.puzzles), default=-1), 0, -1):
            self._at(_morning(end, day), self._post_puzzle)
        for solved in self._recipe.puzzles:
            self._at(
                _morning(end, solved.days_ago) + _SOLVED * (1 + solved.person), partial(self._try, solved)
            )

    def _settle_in(self, now: datetime) -> None:
        """The choices of the server and of its people, before anything is played."""
        connection, places = self._connection, self._places
        wanted = ServerChanges(puzzle_channel=places.puzzles)
        servers.choose(connection, self._home, wanted, may_manage=True)
        house = ClubhouseChanges(channel=places.clubhouse, week_hour=_WEEK_HOUR)
        choices.choose(connection, places.guild, house, now, may_manage=True)
        solvers = {solved.person for solved in self._recipe.puzzles}
        for number, (person, somebody) in enumerate(zip(self._people, self._recipe.people, strict=True)):
            solves = number in solvers
            wants = PreferenceChanges(
                unlisted=somebody.unlisted, puzzles_counted=solves or None, puzzles_shown=solves or None
            )
            preferences.choose(connection, person, wants, now)

    # Matches.

    def _begin(self, number: int, story: Story, now: datetime) -> None:
        begun = self._begin_with_bot(story, now) if THE_BOT in story.people else self._accepted(story, now)
        self._follow(number, story, begun)

    def _follow(self, number: int, story: Story, begun: Match) -> None:
        """Let the turns and the end of a match happen that has begun."""
        self._ids[number] = begun.id
        told = moments(story, number, self._places.end)
        for mover, turn, moment in zip(cycle(story.people), story.turns, told, strict=False):
            self._at(moment, partial(self._play, number, mover, turn))
        if story.end == PLAYED:
            self._at(told[-1], partial(self._show, number))
        elif story.end in {RESIGNED, DRAWN}:
            self._at(told[-1] + _GAVE_UP, partial(self._end, number, story))
        elif story.end == TIME:
            after = (begun.pace.time or timedelta()) + _CLAIMED
            self._at(told[-1] + after, partial(self._end, number, story))
        elif story.end == RUNNING and story.evenings > _LONG:
            self._at(told[-1] + _ACCEPTED, partial(self._plan_ahead, number, story))

    def _begin_with_bot(self, story: Story, now: datetime) -> Match:
        seat = story.people.index(THE_BOT)
        person = self._person(story.people[1 - seat])
        first = First.CHALLENGER if seat else First.OPPONENT
        terms = BotTerms(story.level or 0, Edition(story.edition), first, Pace.NONE)
        return bot_matches.begin(
            self._connection, person, self._bot, self._home, terms, now=now, rng=Random(0)
        )

    def _accepted(self, story: Story, now: datetime) -> Match:
        """The match of a challenge that is accepted, or of a rematch that both ask for."""
        orange, gray = map(self._person, story.people)
        connection, rng = self._connection, Random(0)
        if story.again is not None:
            before = self._ids[story.again]
            rematches.rematch(connection, before, orange, self._home, now=now, rng=rng)
            _, begun = rematches.rematch(connection, before, gray, self._home, now=now + _ACCEPTED, rng=rng)
            if begun is None:
                raise ValueError(f"match {before} has no rematch")
            return begun
        pace = Pace.DAY if story.end == TIME else Pace.FIVE_DAY_BANK if story.evenings > 1 else Pace.NONE
        terms = Terms(Edition(story.edition), First.CHALLENGER, pace, story.rated)
        asked = asking.challenge(connection, orange, gray, self._home, terms, now=now)
        _, begun = answering.accept(connection, asked.challenge.id, gray, now + _ACCEPTED, rng)
        return begun

    def _play(self, number: int, mover: int, turn: str, now: datetime) -> None:
        matches.play(self._connection, self._ids[number], self._person(mover), read_turn(turn), now)

    def _plan_ahead(self, number: int, story: Story, _: datetime) -> None:
        """Let whoever waits in a match that goes on plan an answer to each turn of the other's that keeps to the middle."""
        match_id, waits = self._ids[number], self._person(story.people[1 - len(story.turns) % 2])
        version = self._match(number).version
        snapshot = snapshots.load(self._connection, match_id)
        middle = [turn for turn in snapshot.position.legal_turns() if turn.square in _MIDDLE]
        for turn in middle[:_BRANCHES]:
            seen = making.add(self._connection, match_id, waits, TurnRequest(*turn), version=version)
            answer = next((each for each in seen.position.legal_turns() if each.square in _MIDDLE), None)
            if answer:
                request = TurnRequest(*answer)
                making.add(self._connection, match_id, waits, request, version=version, under=seen.under)

    def _end(self, number: int, story: Story, now: datetime) -> None:
        """Let a match end otherwise than by a turn: whoever is to move gives up, has no time left, or offers a draw."""
        seat = len(story.turns) % 2
        mover, other = self._person(story.people[seat]), self._person(story.people[1 - seat])
        match_id = self._ids[number]
        if story.end == RESIGNED:
            matches.resign(self._connection, match_id, mover, now)
        elif story.end == TIME:
            self._show(number, now)
            matches.claim(self._connection, match_id, other, now)
        elif story.end == DRAWN:
            offers.make(self._connection, match_id, mover, Offer.DRAW, now)
            offers.accept(self._connection, match_id, other, now + _ACCEPTED)
        self._show(number, now)
        if story.contest == LEAGUE:
            self._go_on(now)

    def _show(self, number: int, now: datetime) -> None:
        """Remember that the board of a match has been shown, by a message that is gone by now."""
        match = self._match(number)
        shown = {"shown_version": match.version, "message_id": _message_id(now, match.id)}
        shown_matches.set_shown(self._connection, match, shown)

    def _match(self, number: int) -> Match:
        found = match_queries.by_id(self._connection, self._ids[number])
        if found is None:
            raise ValueError(f"there is no match {self._ids[number]}")
        return found

    def _person(self, number: int) -> Person:
        return self._bot if number == THE_BOT else self._people[number]

    # Contests.

    def _announce(self, contest: str, founded: Founded, now: datetime) -> None:
        """Announce a contest, which people join one after the other until it begins; each morning from then on what is due begins."""
        joining = timedelta(days=founded.joining)
        kind, edition = ContestKind(contest), Edition(founded.edition)
        terms = ContestTerms(kind, founded.name, edition, Pace(founded.pace), joining)
        guild, channel = self._places.guild, self._places.contests
        made = announcing.announce(self._connection, guild, channel, terms, now)
        self._contests[contest] = made.id
        for number, member in enumerate(founded.members, 1):
            self._at(now + _JOINED * number, partial(self._join, made.id, member))
        mornings = founded.days_ago - founded.joining if contest == CUP else 1
        for day in range(mornings):
            self._at(now + joining + timedelta(days=day), partial(self._begin_pairs, contest))

    def _join(self, contest_id: int, member: int, now: datetime) -> None:
        announcing.join(self._connection, self._places.guild, contest_id, self._person(member), now)

    def _begin_pairs(self, contest: str, now: datetime) -> None:
        """Let the pairs of a contest that are due begin. Raises ValueError if the recipe has not their matches."""
        connection, contest_id = self._connection, self._contests[contest]
        advancing.advance(connection, contest_id, now)
        threads = dict(zip(self._recipe.playing_on, self._places.threads, strict=True))
        person_of = {person.discord_id: number for number, person in enumerate(self._people)}
        while found := boards.next_pair(connection, contest_id):
            one, other = (person_of[player.discord_id or 0] for player in (found.one, found.other))
            # The threads of the others are gone by now.
            thread = threads.get((contest, frozenset({one, other})))
            where = thread or self._places.contests
            begun = boards.begin_pair(connection, found.pair.id, where, thread, now)
            for people, match in zip(((one, other), (other, one)), begun, strict=False):
                waiting = self._to_begin.get((contest, people))
                if not waiting:
                    raise ValueError(f"the recipe has no match of {people}: make it anew")
                number = waiting.pop(0)
                self._follow(number, self._recipe.matches[number], match)

    def _go_on(self, now: datetime) -> None:
        """Let the league go on after time has run out: whoever is out by that plays no more, and the boards of their matches are shown."""
        advancing.advance(self._connection, self._contests[LEAGUE], now)
        for number, story in enumerate(self._recipe.matches):
            if story.end == CANCELLED and self._match(number).state is MatchState.OVER:
                self._show(number, now)

    def _open_arena(self, now: datetime) -> None:
        """Announce an arena that begins when the recipe has ended."""
        joining = _ARENA_BEGINS + self._places.end - now
        pace = Pace.HALF_MINUTE_BANK
        terms = ContestTerms(ContestKind.ARENA, _ARENA, Edition.KITTENS, pace, joining, _ARENA_LASTS)
        guild, channel = self._places.guild, self._places.contests
        made = announcing.announce(self._connection, guild, channel, terms, now)
        for member in _IN_ARENA:
            self._join(made.id, member, now)

    def _let_vote(self, now: datetime) -> None:
        """Begin a match of the whole server against the bot, in which some have voted."""
        connection, guild = self._connection, self._places.guild
        venue = Venue(guild, self._places.name, self._places.contests)
        terms = VoteTerms(Edition.KITTENS, _VOTE_LEVEL, _VOTE_HOURS)
        match = keeping.begin(connection, venue, terms, self._bot, now)
        for number, turn in _VOTES:
            voter, wanted = self._person(number), read_turn(turn)
            version = match.delivery.board_version
            voting.vote(connection, match.id, voter, wanted, now, version=version, guild_id=guild)

    # Challenges and puzzles.

    def _ask(self, asked: Asked, now: datetime) -> None:
        whom = None if asked.whom is None else self._person(asked.whom)
        terms = Terms(Edition(asked.edition), First.CHANCE, Pace.NONE, rated=True)
        who = self._person(asked.who)
        made = asking.challenge(self._connection, who, whom, self._home, terms, now=now).challenge
        challenge_queries.set_message(self._connection, made.id, _message_id(now, made.id))

    def _post_puzzle(self, now: datetime) -> None:
        """Remember that the puzzle of a day has been posted."""
        if post := daily.begin_post(self._connection, self._places.guild, now):
            daily.end_post(self._connection, post)

    def _try(self, solved: Solved, now: datetime) -> None:
        """Let somebody solve the puzzle of the day, or have its solution told."""
        connection, person = self._connection, self._person(solved.person)
        solving = of_day.begin(connection, person, now, guild_id=self._places.guild)
        if not solved.solved:
            trying.give_up(connection, solving.attempt.id, person, now, version=solving.attempt.version)
        while solved.solved and solving.is_open:
            solving = trying.answer(
                connection,
                solving.attempt.id,
                person,
                read_turn(str(solving.next_turn)),
                now,
                version=solving.attempt.version,
                guild_id=self._places.guild,
            ).solving


def _morning(end: datetime, days_ago: int) -> datetime:
    """The moment at which a day's puzzle is posted."""
    return (end - timedelta(days=days_ago)).replace(hour=7, minute=0, second=0, microsecond=0)


def _message_id(now: datetime, number: int) -> int:
    """An id as Discord gives it to a message at a moment."""
    return (int(now.timestamp() * 1000) - _EPOCH_MS << _MOMENT) + number


def tell(connection: Connection, recipe: Recipe, places: Places) -> None:
    """Let a recipe happen at some places, on a connection to an empty database."""
    Teller(connection, recipe, places).tell()


async def load(database: Path, places: Places, recipe: Recipe) -> None:
    """Begin a database in which a recipe has happened. Raises a DatabaseProblem."""
    create(database)
    opened = await open_database(database)
    try:
        await opened.write(tell, recipe, places)
    finally:
        await opened.close()


def main() -> None:
    """Make the database of the recipe in the repository."""
    parser = argparse.ArgumentParser(prog="python -m sandbox.lived.load", description=__doc__)
    parser.add_argument("database", type=Path)
    given = parser.parse_args()
    asyncio.run(load(given.database, Places.parse(sys.stdin.read()), read(FILE.read_text(encoding="utf-8"))))


if __name__ == "__main__":
    main()
