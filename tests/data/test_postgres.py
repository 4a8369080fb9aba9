"""A database on a PostgreSQL server: several processes write it, connections are lost, and every problem has its name."""

import asyncio
import logging
from contextlib import AsyncExitStack, asynccontextmanager
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import text

from data import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseFault,
    DatabaseReadOnly,
    First,
    MatchDelivery,
    MatchOffers,
    NoRoom,
    Pace,
    ServerRefuses,
    ServerUnreachable,
    StoredTurn,
    Work,
    open_database,
)
from data.migrate import is_up_to_date, upgrade
from data.postgres import claims
from data.queries import guilds, players, turns
from data.queries.matches import matches
from data.records.contests import ContestKind
from data.records.guilds import Guild
from game import Edition, read_turn
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.contests import announcing
from services.contests.announcing import MAX_CONTESTS, ContestTerms
from services.people import Person, Place
from services.play import matches as play
from services.refusals import Refusal, Refused
from tests.data.make import a_match, two_players
from tests.databases import change, faults, looking_into, rows
from tests.wire.games import THREE_CATS

pytestmark = pytest.mark.postgres
NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
TERMS = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.THREE_DAYS, rated=True)
AGAIN = "run again"


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


@asynccontextmanager
async def processes(place, count):
    """The database as so many processes have it."""
    async with AsyncExitStack() as stack:
        opened = [await open_database(place) for _ in range(count)]
        for database in opened:
            stack.push_async_callback(database.close)
        yield opened


async def begin(database, number, orange, gray):
    """A match between two people, in a channel of its own; its id."""
    asked = await database.write(asking.challenge, orange, gray, Place(5, 1000 + number), TERMS, now=NOW)
    _, match = await database.write(answering.accept, asked.challenge.id, gray, NOW, Random(1))
    return match.id


def repeated(caplog):
    """How many runs of functions were repeated."""
    return sum(AGAIN in record.getMessage() for record in caplog.records)


# Several processes.


@pytest.mark.long
async def test_turns_in_different_matches_are_in_nobodys_way(database_place, caplog):
    caplog.set_level(logging.DEBUG, "data")
    async with processes(database_place, 3) as databases:
        pairs = [(Person(2 * number, "A"), Person(2 * number + 1, "B")) for number in range(1, 31)]
        ids = [await begin(databases[0], number, *pair) for number, pair in enumerate(pairs)]
        caplog.clear()
        for number, turn in enumerate(THREE_CATS):
            await asyncio.gather(
                *(
                    databases[each % 3].write(play.play, ids[each], pair[number % 2], read_turn(turn), NOW)
                    for each, pair in enumerate(pairs)
                )
            )
    assert repeated(caplog) == 0
    assert faults(database_place) == []


@pytest.mark.long
async def test_many_results_of_few_players_at_the_same_moment_all_count(database_place, caplog):
    caplog.set_level(logging.DEBUG, "data")
    people = [Person(number, f"Player {number}") for number in range(1, 5)]
    pairs = [(one, other) for one in people for other in people if one != other] * 2
    async with processes(database_place, 4) as databases:
        ids = [await begin(databases[0], number, *pair) for number, pair in enumerate(pairs)]
        for number, turn in enumerate(THREE_CATS[:-1]):
            for match_id, pair in zip(ids, pairs, strict=True):
                await databases[0].write(play.play, match_id, pair[number % 2], read_turn(turn), NOW)
        last = len(THREE_CATS) - 1
        caplog.clear()
        await asyncio.gather(
            *(
                databases[each % 4].write(
                    play.play, ids[each], pair[last % 2], read_turn(THREE_CATS[last]), NOW
                )
                for each, pair in enumerate(pairs)
            )
        )
    assert repeated(caplog) <= 2 * len(pairs), "those that are run again wait for each other"
    assert rows(database_place, "SELECT count(*) FROM match_ends") == [(len(pairs),)]
    assert rows(database_place, "SELECT sum(wins) FROM player_stats") == [(len(pairs),)]
    assert faults(database_place) == []


@pytest.mark.long
async def test_a_limit_holds_however_many_ask_at_once(database_place):
    ann, bob = Person(1, "Ann"), Person(2, "Bob")
    async with processes(database_place, 3) as databases:
        await databases[0].write(two_players)
        asked = [
            databases[number % 3].write(asking.challenge, ann, None, Place(5, number), TERMS, now=NOW)
            for number in range(1, 16)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        assert sum(not isinstance(answer, Exception) for answer in answers) == asking.MAX_OPEN
        answers = await asyncio.gather(
            databases[0].write(asking.challenge, bob, ann, Place(5, 7), TERMS, now=NOW),
            databases[1].write(asking.challenge, ann, bob, Place(5, 7), TERMS, now=NOW),
            return_exceptions=True,
        )
        assert sum(not isinstance(answer, Exception) for answer in answers) <= 1


@pytest.mark.long
async def test_contests_have_their_limit_and_a_name_each_however_many_are_announced_at_once(database_place):
    def terms(name):
        return ContestTerms(ContestKind.CUP, name, Edition.CLASSIC, Pace.THREE_DAYS, timedelta(days=3))

    async def announced(databases, guild_id, names):
        await databases[0].write(guilds.save, guild_id, Guild())
        asked = [
            databases[number % 3].write(announcing.announce, guild_id, 6, terms(name), NOW)
            for number, name in enumerate(names)
        ]
        answers = await asyncio.gather(*asked, return_exceptions=True)
        refused = {each.refusal for each in answers if isinstance(each, Refused)}
        return sum(not isinstance(answer, Exception) for answer in answers), refused

    async with processes(database_place, 3) as databases:
        assert await announced(databases, 5, ["Winter"] * 6) == (1, {Refusal.CONTEST_NAMED_SO})
        names = [f"Number {number}" for number in range(12)]
        assert await announced(databases, 6, names) == (MAX_CONTESTS, {Refusal.TOO_MANY_CONTESTS})


@pytest.mark.long
async def test_one_person_who_is_new_to_all_processes_at_once_is_one_player(database_place):
    async with processes(database_place, 4) as databases:
        added = await asyncio.gather(
            *(database.write(players.get_or_create, 7, "Ann") for database in databases * 3)
        )
    assert len({player.id for player in added}) == 1


@pytest.mark.long
@pytest.mark.parametrize("work", Work)
async def test_who_is_stopped_while_it_claims_a_match_leaves_it_to_the_next(database_place, work):
    async with processes(database_place, 2) as (stopped, other):
        match_id = await begin(stopped, 1, Person(1, "Ann"), Person(2, "Bob"))

        async def hold():
            async with stopped.peers.claim(work, match_id):
                await asyncio.sleep(600)

        with looking_into(database_place) as connection:
            connection.execute(text("SELECT FROM matches FOR UPDATE"))  # so that the claim has to wait
            claiming = asyncio.create_task(hold())
            await asyncio.sleep(0.2)
            claiming.cancel()
            await asyncio.sleep(0.1)
        await asyncio.wait([claiming])
        async with other.peers.claim(work, match_id) as claim:
            assert claim is not None


@pytest.mark.long
async def test_a_claim_is_renewed_while_it_is_needed_and_not_after(database_place, monkeypatch):
    monkeypatch.setattr(claims, "LASTS", 0.3)  # so it is renewed every tenth of a second
    async with processes(database_place, 1) as (database,):
        match_id = await begin(database, 1, Person(1, "Ann"), Person(2, "Bob"))

        def claimed():
            with looking_into(database_place) as connection:
                return connection.execute(text("SELECT thought_by, thought_until FROM matches")).one()

        async with database.peers.claim(Work.THINKING, match_id):
            first = claimed()
            await asyncio.sleep(1)
            second = claimed()
            assert (second.thought_by, second.thought_until > first.thought_until) == (first.thought_by, True)
        released = claimed()
        assert released.thought_by is None
        await asyncio.sleep(1)
        assert claimed() == released


async def test_two_processes_that_start_at_once_migrate_once(cluster, caplog):
    caplog.set_level(logging.INFO, "data")
    name = "old"
    cluster.execute("CREATE DATABASE {}", name)
    with looking_into(cluster.place(name)) as connection:
        upgrade(connection, "0013")
    opened = await asyncio.gather(*(open_database(cluster.place(name)) for _ in range(4)))
    assert all([await database.read(is_up_to_date) for database in opened])
    for database in opened:
        await database.close()
    assert sum("Migrating from 0013 to " in record.getMessage() for record in caplog.records) == 1
    cluster.execute("DROP DATABASE {}", name)


# Connections that are lost.


async def test_connections_that_were_lost_while_nobody_used_them_are_made_anew(
    database, database_place, cluster
):
    for _ in range(2):
        await asyncio.gather(*(database.write(players.get_or_create, 1, "Ann") for _ in range(4)))
        await asyncio.gather(*(database.read(players.by_discord_id, 1) for _ in range(4)))
        cluster.disconnect(database_place)
    assert (await database.write(players.get_or_create, 1, "Annie")).name == "Annie"
    assert (await database.read(players.by_discord_id, 1)).name == "Annie"


async def test_what_was_cut_off_before_its_end_is_run_once_more(database, database_place, cluster):
    runs = []

    def cut_off(connection):
        runs.append(players.get_or_create(connection, 1, "Ann"))
        if len(runs) == 1:
            cluster.disconnect(database_place)
        return players.get_or_create(connection, 2, "Bob")

    assert (await database.write(cut_off)).name == "Bob"
    assert len(runs) == 2
    assert (
        await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM players"))) == 2
    )


async def test_what_may_have_been_kept_is_not_run_again(database, database_place, cluster):
    runs = []

    def cut_off_at_the_end(connection):
        runs.append(players.get_or_create(connection, 1, "Ann"))
        cluster.disconnect(database_place)

    with pytest.raises(ServerUnreachable):
        await database.write(cut_off_at_the_end)
    assert len(runs) == 1
    assert await database.read(players.by_discord_id, 1) is None


# Problems.


@pytest.mark.parametrize(
    ("state", "problem"),
    [
        ("53100", NoRoom),
        ("53300", DatabaseBusy),
        ("25006", DatabaseReadOnly),
        ("42501", ServerRefuses),
        ("57014", DatabaseBusy),
        ("57P03", ServerUnreachable),
        ("58030", DatabaseFault),
        ("XX001", DatabaseDamaged),
        ("40001", DatabaseBusy),
        ("40P01", DatabaseBusy),
    ],
)
async def test_what_the_server_says_is_the_problem_that_it_means(database, state, problem):
    def fail(connection):
        players.get_or_create(connection, 1, "Ann")
        connection.exec_driver_sql(f"DO $$ BEGIN RAISE EXCEPTION 'no' USING ERRCODE = '{state}'; END $$")

    with pytest.raises(problem):
        await database.write(fail)
    assert await database.read(players.by_discord_id, 1) is None


@pytest.mark.long
async def test_a_table_that_another_program_has_locked_is_waited_for_two_seconds(database, database_place):
    with looking_into(database_place) as other:
        other.exec_driver_sql("LOCK TABLE players IN EXCLUSIVE MODE")
        async with asyncio.timeout(20):
            with pytest.raises(DatabaseBusy, match="lock timeout"):
                await database.write(players.get_or_create, 1, "Ann")
    assert (await database.write(players.get_or_create, 1, "Ann")).name == "Ann"


async def test_a_function_that_only_reads_may_not_write(database):
    with pytest.raises(DatabaseReadOnly):
        await database.read(players.get_or_create, 1, "Ann")


# Numbers.


async def test_ids_and_versions_have_64_bits(database, database_place):
    above = 2**40
    change(
        database_place,
        *(f"ALTER SEQUENCE {table}_id_seq RESTART WITH {above}" for table in ("players", "matches")),
    )

    def keep(connection):
        match = matches.add(connection, a_match(*two_players(connection)))
        after = match._replace(
            version=above + 1,
            offers=MatchOffers(version=above),
            delivery=MatchDelivery(board_version=above + 1),
        )
        assert matches.save(connection, match, after)
        turn = StoredTurn(match.id, 1, "K@c3", "", above + 1, NOW + timedelta(days=1))
        turns.add(connection, turn)
        return after, turn

    match, turn = await database.write(keep)
    assert (match.id, match.orange_id) == (above, above)
    assert await database.read(matches.by_id, match.id) == match
    assert await database.read(turns.of, match.id) == [turn]
