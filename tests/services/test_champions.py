"""Champions: the first of each season that is over, as its leaderboard has them."""

from datetime import UTC, datetime, timedelta

import pytest
from sqlalchemy import insert

from data import open_database
from data.queries import standings, tables
from data.queries.standings import ALL_TIME, Leaderboard
from data.records.careers import Standing
from game import Edition
from services.people import Person
from services.players import privacy
from services.ranking import champions
from services.ranking.champions import HALL_PAGE
from services.ranking.seasons import Season

NOW = datetime(2026, 11, 25, tzinfo=UTC)
SERVER, ELSEWHERE = 7, 8
CLASSIC = Edition.CLASSIC
LAST = Season.of(NOW).before
NAMES = ("Ann", "Bob", "Cleo", "Dan")


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    await database.write(people)
    yield database
    await database.close()


def people(connection):
    for number, name in enumerate(NAMES, 1):
        known = {"id": number, "discord_id": number, "name": name, "is_bot": False}
        connection.execute(insert(tables.people.players).values(known))


def stand(connection, season, *ratings, server=SERVER, results=5, lasts=timedelta(days=180)):
    """Let players stand in a season with these ratings, each after matches that ended on its last day."""
    for player_id, rating in enumerate(ratings, 1):
        rated_at = season.end - timedelta(days=1)
        numbers = (rating, 80.0, 0.06, 0.0, results, 0, 0)
        standing = Standing(
            player_id, server, CLASSIC, season.number, True, *numbers, rated_at, rated_at + lasts
        )
        standings.save(connection, standing)


def ended(connection, season=LAST, server=SERVER):
    return champions.season_ended(connection, server, CLASSIC, season, NOW)


def names(rows):
    return [row.player.name for row in rows]


def hall(connection, season=ALL_TIME, server=SERVER):
    return champions.hall(connection, Leaderboard(server, CLASSIC, season), NOW)


async def test_the_first_three_stand_on_the_podium_as_of_the_seasons_end(database):
    def work(connection):
        stand(connection, LAST, 1500, 1700, 1600, 1400)
        assert names(ended(connection).podium) == ["Bob", "Cleo", "Ann"]
        assert ended(connection).numbers == (10, 4, 0, 0, None)
        assert ended(connection, server=ELSEWHERE) is None
        stand(connection, Season.of(NOW), 1500)
        assert ended(connection, Season.of(NOW)) is None, "it is still running"
        # Who had a place at its end keeps it; who had none then has none.
        stand(connection, LAST.before, 1500, lasts=timedelta(days=2))
        assert names(ended(connection, LAST.before).podium) == ["Ann"]
        stand(connection, LAST.before, 1500, lasts=timedelta())
        assert ended(connection, LAST.before) is None

    await database.write(work)


async def test_who_keeps_off_or_is_forgotten_is_in_none_of_it(database):
    def work(connection):
        stand(connection, LAST, 1700, 1600, 1500)
        assert [each.place for each in champions.placed(connection, 1, SERVER, NOW)] == [1]
        assert [each.place for each in champions.placed(connection, 2, SERVER, NOW)] == [2]
        standings.set_listed(connection, 1, listed=False)
        assert names(ended(connection).podium) == ["Bob", "Cleo"]
        assert champions.placed(connection, 1, SERVER, NOW) == []
        assert [each.place for each in champions.placed(connection, 2, SERVER, NOW)] == [1]
        standings.set_listed(connection, 1, listed=True)
        assert names(row for _, row in hall(connection).champions) == ["Ann"]
        privacy.forget(connection, Person(1, "Ann"), NOW)
        assert names(row for _, row in hall(connection).champions) == ["Bob"]

    await database.write(work)


async def test_the_hall_has_every_season_by_pages_and_a_crown_for_each_that_was_won(database):
    def work(connection):
        seasons = [LAST]
        while len(seasons) <= HALL_PAGE + 2:
            seasons.append(seasons[-1].before)
        for number, season in enumerate(seasons):
            if number != 1:  # nobody played
                stand(connection, season, 1500 + number % 2 * 200, 1600)
        first = hall(connection)
        assert first.ends == Season.of(NOW).end
        rest = hall(connection, first.further.season)
        assert rest.further is None
        shown = [*first.champions, *rest.champions]
        assert [each.season for each in shown] == [each for each in seasons if each != seasons[1]]
        assert len(first.champions) == HALL_PAGE
        for player_id, name in ((1, "Ann"), (2, "Bob")):
            won = [season.number for season, row in shown if row.player.name == name]
            placed = champions.placed(connection, player_id, SERVER, NOW)
            assert [each.leaderboard.season for each in placed if each.won] == won[::-1]
            assert champions.placed(connection, player_id, ELSEWHERE, NOW) == []
        assert hall(connection, server=ELSEWHERE).champions == []

    await database.write(work)
