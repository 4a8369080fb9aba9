"""The end of a cup is news, as that of a league's season is; and who has won it is in the hall of fame."""

from datetime import UTC, datetime, timedelta

import pytest

from data import MatchEnd, MatchState, Pace, open_database
from data.contests import ContestKind
from data.queries import players, preferences
from data.queries.contests import contests
from data.queries.standings import EVERYWHERE, Leaderboard
from game import Edition, Side
from services.contests import advancing, announcing, boards, telling
from services.contests.announcing import ContestTerms
from services.contests.progress import ContestStep
from services.people import Person
from services.play.snapshots import load
from services.play.transitions import change, over
from services.ranking.champions import hall
from words.catalogue import speaking
from words.pages.champions import hall_text
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


def hall_of(connection, guild_id):
    """The hall of fame of a server."""
    return hall(connection, Leaderboard(guild_id, Edition.CLASSIC), NOW + 9 * DAY)


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
            _, _, title, line = hall_text(hall_of(connection, 7)).splitlines()
            assert (title, line) == ("**Leagues, cups and arenas**", "Winter cup: <@100>")
        assert hall_of(connection, 8).contests == hall_of(connection, EVERYWHERE).contests == []
        winner = seen.cup.champion
        preferences.save(connection, winner, preferences.of(connection, winner)._replace(unlisted=True))
        assert hall_of(connection, 7).contests == []

    await database.write(cup)
