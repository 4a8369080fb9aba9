"""The end of a cup is news, as that of a league's season is."""

from datetime import UTC, datetime, timedelta

import pytest

from data import MatchEnd, MatchState, Pace, open_database
from data.contests import ContestKind
from data.queries import players
from data.queries.contests import contests
from game import Edition, Side
from services.contests import advancing, announcing, boards, telling
from services.contests.announcing import ContestTerms
from services.contests.progress import ContestStep
from services.people import Person
from services.play.snapshots import load
from services.play.transitions import change, over
from words.catalogue import speaking
from words.pages.contests.endings import over_text

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY = timedelta(days=1)
TERMS = ContestTerms(ContestKind.CUP, "Winter cup", Edition.CLASSIC, Pace.TWO_DAY_BANK, DAY)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def resign_all(connection, contest_id, now):
    """Let whoever joined later give up every match of a cup that runs."""
    while found := boards.next_pair(connection, contest_id):
        boards.begin_pair(connection, found.pair.id, 1000 + found.pair.id, None, now)
    for match in contests.matches_of(connection, contest_id, 1):
        if match.state is MatchState.RUNNING:
            winner = Side.ORANGE if match.orange_id < match.gray_id else Side.GRAY
            after = over(match, MatchEnd.RESIGNED, winner)
            change(connection, load(connection, match.id), after, now, news=match.news, by=winner.other)


async def test_the_end_of_a_cup_is_unsaid_and_names_both_of_its_final(database):
    def cup(connection):
        contest = announcing.announce(connection, 7, 70, TERMS, NOW)
        for number in range(4):
            announcing.join(connection, 7, contest.id, Person(100 + number, f"P{number}"), NOW)
        now = NOW + DAY
        while advancing.advance(connection, contest.id, now) is not ContestStep.OVER:
            assert contests.unsaid(connection) == []
            resign_all(connection, contest.id, now)
        assert contests.unsaid(connection) == [contest.id]
        seen = telling.read(connection, contest.id)
        assert players.by_id(connection, seen.cup.champion).discord_id == 100
        with speaking("en"):
            assert over_text(seen) == "🎉 <@100> has won Winter cup! <@101> comes second."

    await database.write(cup)
