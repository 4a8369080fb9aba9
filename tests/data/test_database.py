"""The file: migrated, locked, refused when too new, backed up before it changes, safe against a half-done write."""

import sqlite3
from datetime import UTC, datetime, timedelta, timezone

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import create_engine, text

from data import (
    Challenge,
    ChallengeState,
    Database,
    DatabaseClosed,
    DatabaseInUse,
    DatabaseTooNew,
    First,
    challenges,
    matches,
    players,
    preferences,
    standings,
    tallies,
)
from data.database import _config
from data.tables import metadata
from tests.data.make import a_challenge, a_match, two_players

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
async def database(tmp_path):
    database = await Database.open(tmp_path / "boop.sqlite3")
    yield database
    await database.close()


async def test_the_migrations_make_the_tables_the_code_describes(database):
    async with database.read() as connection:
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    assert differences == []


async def test_it_is_careful_with_what_it_keeps(database):
    async with database.write() as connection:
        pragmas = {
            name: (await connection.execute(text(f"PRAGMA {name}"))).scalar()
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert pragmas == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


async def test_one_process_has_a_database(tmp_path, database):
    with pytest.raises(DatabaseInUse):
        await Database.open(tmp_path / "boop.sqlite3")
    await database.close()
    await database.close()
    await (await Database.open(tmp_path / "boop.sqlite3")).close()


async def test_a_newer_database_is_refused_and_left_alone(tmp_path, database):
    await database.close()
    path = tmp_path / "boop.sqlite3"
    with sqlite3.connect(path) as file:
        file.execute("UPDATE alembic_version SET version_num = '9999'")
    file.close()
    with pytest.raises(DatabaseTooNew):
        await Database.open(path)
    with sqlite3.connect(path) as file:
        assert file.execute("SELECT version_num FROM alembic_version").fetchall() == [("9999",)]
    file.close()


async def test_a_write_that_fails_leaves_nothing(database):
    with pytest.raises(RuntimeError):
        async with database.write() as connection:
            await players.known(connection, 1, "Ann")
            raise RuntimeError
    async with database.read() as connection:
        assert await players.by_discord_id(connection, 1) is None


async def test_moments_keep_their_meaning_and_need_a_zone(database):
    there = NOW.astimezone(timezone(timedelta(hours=9)))
    async with database.write() as connection:
        ann, bob = await two_players(connection)
        stored = await challenges.add(connection, a_challenge(ann, bob)._replace(created_at=there))
        again = await challenges.by_id(connection, stored.id)
    assert again.created_at == NOW
    assert again.created_at.tzinfo is UTC
    with pytest.raises(Exception, match="zone"):
        async with database.write() as connection:
            await challenges.add(
                connection, a_challenge(ann, None)._replace(created_at=NOW.replace(tzinfo=None))
            )


async def test_a_person_is_one_player_under_any_name(database):
    async with database.write() as connection:
        first = await players.known(connection, 1, "Ann")
        second = await players.known(connection, 1, "Annie")
        assert first.id == second.id
        assert (await players.by_id(connection, first.id)).name == "Annie"


async def test_one_open_challenge_a_friend_and_channel(database):
    async with database.write() as connection:
        ann, bob = await two_players(connection)
        kept = await challenges.add(connection, a_challenge(ann, bob))
    with pytest.raises(Exception, match="UNIQUE"):
        async with database.write() as connection:
            await challenges.add(connection, a_challenge(ann, bob))
    async with database.write() as connection:
        await challenges.add(connection, a_challenge(ann, None))
    with pytest.raises(Exception, match="UNIQUE"):
        async with database.write() as connection:
            await challenges.add(connection, a_challenge(ann, None))
    async with database.write() as connection:
        assert await challenges.open_between(connection, 7, ann.id, bob.id) == kept
        assert await challenges.end(connection, kept.id, ChallengeState.DECLINED)
        assert not await challenges.end(connection, kept.id, ChallengeState.WITHDRAWN)
        assert isinstance(await challenges.add(connection, a_challenge(ann, bob)), Challenge)
        assert (await challenges.by_id(connection, kept.id)).first is First.CHANCE


async def test_a_match_changes_only_from_the_version_it_was_read_at(database):
    async with database.write() as connection:
        match = await matches.add(connection, a_match(*await two_players(connection)))
        changed = await matches.change(connection, match, NOW, position="after")
        assert changed.version == match.version + 1
        assert await matches.change(connection, match, NOW, position="too late") is None
        assert (await matches.by_id(connection, match.id)).position == "after"


async def test_what_was_committed_and_not_shown_is_found(database):
    async with database.write() as connection:
        match = await matches.add(connection, a_match(*await two_players(connection)))
        assert await matches.unshown(connection) == [match.id]
        assert await matches.set_shown(connection, match, 99)
        assert await matches.unshown(connection) == []
        assert not await matches.set_shown(connection, match._replace(version=0), 98)
        assert not await matches.set_shown(connection, match._replace(channel_id=8), 97)
        assert (await matches.by_id(connection, match.id)).message_id == 99
        plan = (
            await connection.execute(
                text("EXPLAIN QUERY PLAN SELECT id FROM matches WHERE shown_version < version ORDER BY id")
            )
        ).all()
    assert "matches_unshown" in str(plan)


async def test_a_migration_may_make_a_table_anew_without_losing_what_refers_to_it(database):
    async with database.write() as connection:
        match = await matches.add(connection, a_match(*await two_players(connection)))
    async with database._without_foreign_keys() as connection:
        for step in (
            "CREATE TABLE fresh (id INTEGER PRIMARY KEY, discord_id BIGINT, name TEXT NOT NULL)",
            "INSERT INTO fresh SELECT id, discord_id, name FROM players",
            "DROP TABLE players",
            "ALTER TABLE fresh RENAME TO players",
        ):
            await connection.exec_driver_sql(step)
    async with database.write() as connection:
        assert (await connection.execute(text("PRAGMA foreign_keys"))).scalar() == 1
        assert await matches.by_id(connection, match.id) == match


async def test_a_migration_that_loses_rows_is_undone(database):
    async with database.write() as connection:
        await matches.add(connection, a_match(*await two_players(connection)))
    with pytest.raises(RuntimeError, match="refer to nothing"):
        async with database._without_foreign_keys() as connection:
            await connection.exec_driver_sql("DELETE FROM players")
    async with database.read() as connection:
        assert (await players.by_discord_id(connection, 1)).name == "Ann"


async def test_a_closed_database_takes_nothing_more(database):
    await database.close()
    with pytest.raises(DatabaseClosed):
        async with database.write() as connection:
            await players.known(connection, 1, "Ann")
    with pytest.raises(DatabaseClosed):
        async with database.read():
            pass


async def test_an_error_tells_no_names(database):
    with pytest.raises(Exception, match="UNIQUE") as caught:
        async with database.write() as connection:
            for _ in range(2):
                await connection.execute(
                    text("INSERT INTO players (discord_id, name) VALUES (:id, :name)"),
                    {"id": 5, "name": "Secret"},
                )
    assert "Secret" not in str(caught.value)


async def test_a_database_from_before_seasons_keeps_its_ratings_as_those_of_all_time(tmp_path):
    path = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        config = _config()
        config.attributes["connection"] = connection
        command.upgrade(config, "0004")
        # As 0004 was at first.
        for side in ("orange_id", "gray_id"):
            connection.execute(text(f"DROP INDEX matches_over_by_{side}"))
        connection.execute(text("INSERT INTO players VALUES (1, 11, 'Ann')"))
        connection.execute(
            text(
                "INSERT INTO standings VALUES (1, 5, 'classic', 1662.5, 290, 0.06, 162, 1, 0, 0,"
                " '2026-11-01 12:00:00', '2026-11-02 12:00:00')"
            )
        )
        connection.execute(text("INSERT INTO preferences VALUES (1, 'direct', 22, 7, 'Europe/Berlin', 0, 0)"))
    engine.dispose()
    database = await Database.open(path)
    async with database.read() as connection:
        (kept,) = await standings.all_of(connection, 1)
        chosen = await preferences.of(connection, 1)
        assert not await tallies.are_missing(connection)
        differences = await connection.run_sync(
            lambda sync: compare_metadata(MigrationContext.configure(sync), metadata)
        )
    await database.close()
    assert differences == []
    assert (kept.season, kept.listed, kept.rating, kept.wins) == (0, True, 1662.5, 1)
    assert (chosen.quiet_from, chosen.unlisted) == (22, False)
    assert path.with_name("old.sqlite3.before-0004").exists()
