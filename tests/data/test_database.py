"""A database, in a file or on a server: migrated, refused when too new, safe against a half-done write; and what is a file's own."""

import ast
import asyncio
import re
import sqlite3
import sys
import threading
import time
from datetime import UTC, datetime, timedelta, timezone
from pathlib import Path
from warnings import catch_warnings, filterwarnings

import aiosqlite
import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine, event, inspect, text
from sqlalchemy.exc import SAWarning

from data import (
    Challenge,
    ChallengeState,
    DatabaseClosed,
    DatabaseInUse,
    DatabaseTooNew,
    First,
    Instead,
    Player,
    create,
    open_database,
)
from data.migrate import known_revisions, revision_of, upgrade
from data.queries import challenges, players, preferences, standings, tables
from data.queries.careers import player_stats
from data.queries.careers.player_stats import all_bot_scores_of
from data.queries.learning import reviews
from data.queries.matches import finished_matches, match_rows, matches, running_matches, shown_matches
from data.queries.tables.columns import metadata
from data.queries.upserts import add_if_new, count_up, store
from data.sqlite.copies import back_up
from data.sqlite.migrate import without_foreign_keys
from game import Edition
from services.play.levels import today
from tests.data.make import a_challenge, a_match, two_players
from tests.databases import begin, change, rows

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


#: An index of an expression, which SQLAlchemy can't read on SQLite, and reads in other words on PostgreSQL: compared by its name.
BY_NAME = "standings_by_strength"


def differences(connection):
    """What the tables have otherwise than the code says."""
    with catch_warnings():
        filterwarnings("ignore", f".*expression-based index '{BY_NAME}'")
        filterwarnings("ignore", f".*expression-based index {BY_NAME}", SAWarning)
        compared = compare_metadata(MigrationContext.configure(connection), metadata)
        indexes = {index["name"] for table in metadata.tables for index in indexes_of(connection, table)}
    found = [each for each in compared if getattr(each[1], "name", None) != BY_NAME]
    described = {index.name for table in metadata.tables.values() for index in table.indexes}
    return [*found, *sorted(indexes ^ described)]


def indexes_of(connection, table):
    if connection.dialect.name != "sqlite":
        return [
            found for found in inspect(connection).get_indexes(table) if "duplicates_constraint" not in found
        ]
    made = text(
        "SELECT name FROM sqlite_master WHERE type = 'index' AND sql IS NOT NULL AND tbl_name = :table"
    )
    return connection.execute(made, {"table": table}).mappings()


def fail(connection):
    players.get_or_create(connection, 1, "Ann")
    raise RuntimeError


def a_stored_match(connection):
    return matches.add(connection, a_match(*two_players(connection)))


async def test_the_migrations_make_the_tables_the_code_describes(database):
    differing = await database.read(differences)
    assert not differing, "\n".join(map(str, differing))


async def test_the_revisions_are_those_that_alembic_finds(database):
    scripts = ScriptDirectory("data/migrations").walk_revisions()
    assert known_revisions() == [script.revision for script in scripts]
    alembics = await database.read(lambda c: MigrationContext.configure(c).get_current_revision())
    assert await database.read(revision_of) == alembics == known_revisions()[0]


@pytest.mark.long
@pytest.mark.sqlite
async def test_alembic_is_imported_only_to_migrate(tmp_path):
    program = """if True:
        import asyncio, sys
        from pathlib import Path
        from bot.host.program import main
        from data import open_database

        async def opened(path):
            await (await open_database(path)).close()
            print("alembic" in sys.modules)

        asyncio.run(opened(Path(sys.argv[1])))
    """
    (tmp_path / "old.sqlite3").touch()
    engine = create_engine(f"sqlite:///{tmp_path / 'old.sqlite3'}")
    with engine.begin() as connection:
        upgrade(connection, "0013")
    create(tmp_path / "new.sqlite3")
    for name, expected in (("old", "True"), ("new", "False")):
        arguments = (sys.executable, "-c", program, tmp_path / f"{name}.sqlite3")
        process = await asyncio.create_subprocess_exec(*arguments, stdout=asyncio.subprocess.PIPE)
        out, _ = await process.communicate()
        assert (process.returncode, out.decode().strip()) == (0, expected), name


@pytest.mark.sqlite
async def test_it_is_careful_with_what_it_keeps(database):
    def pragmas(connection):
        names = ("journal_mode", "synchronous", "foreign_keys")
        return [connection.execute(text(f"PRAGMA {name}")).scalar() for name in names]

    assert await database.write(pragmas) == ["wal", 2, 1]


@pytest.mark.sqlite
async def test_whoever_waits_for_another_process_says_so(tmp_path, database, caplog):
    caplog.set_level("INFO", logger="data.sqlite.file")
    with pytest.raises(DatabaseInUse):
        await open_database(tmp_path / "boop.sqlite3", patience=0.05)
    assert "Another Boop Bot uses" in caplog.text
    await database.close()


@pytest.mark.sqlite
async def test_one_process_has_a_database(tmp_path, database):
    with pytest.raises(DatabaseInUse):
        await open_database(tmp_path / "boop.sqlite3", patience=0)
    await database.close()
    await database.close()
    await (await open_database(tmp_path / "boop.sqlite3")).close()


async def test_a_newer_database_is_refused_and_left_alone(database_place):
    change(database_place, "UPDATE alembic_version SET version_num = '9999'")
    with pytest.raises(DatabaseTooNew):
        await open_database(database_place)
    assert rows(database_place, "SELECT version_num FROM alembic_version") == [("9999",)]


async def test_a_write_that_fails_leaves_nothing(database):
    with pytest.raises(RuntimeError):
        await database.write(fail)
    assert await database.read(players.by_discord_id, 1) is None


@pytest.mark.sqlite
async def test_those_that_wait_share_a_commit_and_what_fails_undoes_only_itself(database):
    commits = []
    event.listen(database.workers[0].engine, "commit", commits.append)
    blocked = threading.Event()

    def add(connection, number):
        player = players.get_or_create(connection, number, f"Player {number}")
        if number % 5 == 0:
            raise RuntimeError(number)
        return player.discord_id

    waiting = [asyncio.ensure_future(database.write(lambda _: blocked.wait()))]
    waiting += [asyncio.ensure_future(database.write(add, number)) for number in range(1, 41)]
    await asyncio.sleep(0)
    blocked.set()
    _, *came = await asyncio.gather(*waiting, return_exceptions=True)
    for number, found in enumerate(came, 1):
        stored = await database.read(players.by_discord_id, number)
        if number % 5 == 0:
            assert (str(found), stored) == (str(number), None)
        else:
            assert (found, stored.name) == (number, f"Player {number}")
    assert 1 < len(commits) <= 5


@pytest.mark.sqlite
async def test_where_a_shared_commit_fails_nobody_is_told_that_it_was_kept(database):
    blocked = threading.Event()

    def refuse(_):
        raise OSError(28, "no room")

    waiting = [asyncio.ensure_future(database.write(lambda _: blocked.wait()))]
    waiting += [asyncio.ensure_future(database.write(players.get_or_create, n, "Ann")) for n in (1, 2, 3)]
    await asyncio.sleep(0)
    event.listen(database.workers[0].engine, "commit", refuse)
    blocked.set()
    came = await asyncio.gather(*waiting, return_exceptions=True)
    assert all(isinstance(each, OSError) for each in came[1:])
    event.remove(database.workers[0].engine, "commit", refuse)
    assert await database.write(players.by_discord_id, 2) is None


async def test_a_use_case_may_have_something_else_written_instead(database):
    class Refusing(Instead):
        def write(self, connection):
            players.get_or_create(connection, 2, "Bob")
            return LookupError("not Ann")

    def refuse(connection):
        fail_quietly(connection)
        raise Refusing

    def fail_quietly(connection):
        if write:
            players.get_or_create(connection, 1, "Ann")

    for write in (True, False):
        with pytest.raises(LookupError, match="not Ann"):
            await (database.write(refuse) if write else database.read(refuse))
        assert await database.read(players.by_discord_id, 1) is None
        assert (await database.read(players.by_discord_id, 2)).name == "Bob"


async def test_the_loop_goes_on_while_a_use_case_runs(database):
    def slow(_connection):
        time.sleep(0.2)
        return "done"

    running = asyncio.gather(database.write(slow), *(database.read(slow) for _ in range(6)))
    turns = 0
    while not running.done():
        turns += 1
        await asyncio.sleep(0.001)
    assert await running == ["done"] * 7
    assert turns > 50, "it was held up"


async def test_moments_keep_their_meaning_and_need_a_zone(database):
    there = NOW.astimezone(timezone(timedelta(hours=9)))

    def keep(connection, moment):
        ann, bob = two_players(connection)
        stored = challenges.add(connection, a_challenge(ann, bob)._replace(created_at=moment))
        return challenges.by_id(connection, stored.id)

    again = await database.write(keep, there)
    assert again.created_at == NOW
    assert again.created_at.tzinfo is UTC
    with pytest.raises(Exception, match="zone"):
        await database.write(keep, NOW.replace(tzinfo=None))


async def test_a_person_is_one_player_under_any_name(database):
    first = await database.write(players.get_or_create, 1, "Ann")
    second = await database.write(players.get_or_create, 1, "Annie")
    assert first.id == second.id
    assert (await database.read(players.by_id, first.id)).name == "Annie"


async def test_a_row_is_stored_whether_or_not_there_is_one(database):
    def twice(connection):
        ann, bob = two_players(connection)
        for number in (2, 5):
            store(connection, tables.careers.streaks, {"player_id": ann.id, "current": number, "longest": 5})
            key = {"player_id": ann.id, "opponent_id": bob.id}
            count_up(
                connection, tables.careers.head_to_head, {**key, "wins": 1, "losses": 0, "draws": number}
            )
        added = [
            add_if_new(connection, tables.guilds.guild_channels, {"guild_id": 5, "channel_id": n})
            for n in (7, 7, 8)
        ]
        return ann.id, bob.id, added

    ann_id, bob_id, added = await database.write(twice)
    assert await database.read(player_stats.streak_of, ann_id) == (5, 5)
    assert await database.read(player_stats.head_to_head_of, ann_id, bob_id) == (2, 0, 7)
    assert added == [True, False, True]


async def test_one_open_challenge_a_friend_and_channel(database):
    ann, bob = await database.write(two_players)
    for opponent in (bob, None):
        await database.write(challenges.add, a_challenge(ann, opponent))
        with pytest.raises(Exception, match=r"(?i)unique"):
            await database.write(challenges.add, a_challenge(ann, opponent))
    kept = await database.read(challenges.open_between, 7, ann.id, bob.id)
    assert await database.write(challenges.end, kept.id, ChallengeState.DECLINED)
    assert not await database.write(challenges.end, kept.id, ChallengeState.WITHDRAWN)
    assert isinstance(await database.write(challenges.add, a_challenge(ann, bob)), Challenge)
    assert (await database.read(challenges.by_id, kept.id)).first is First.CHANCE


async def test_a_match_changes_only_from_the_version_it_was_read_at(database):
    seen = await database.write(a_stored_match)
    after = seen._replace(position="after", version=seen.version + 1)
    assert await database.write(matches.save, seen, after)
    assert not await database.write(matches.save, seen, seen._replace(position="too late"))
    assert await database.read(matches.by_id, seen.id) == after


async def test_what_was_committed_and_not_shown_is_found(database):
    match = await database.write(a_stored_match)
    assert [each.id for each in await database.read(shown_matches.unshown)] == [match.id]
    assert await database.write(shown_matches.set_shown, match, {"shown_version": 1, "message_id": 99})
    assert await database.read(shown_matches.unshown) == []
    assert not await database.write(shown_matches.set_shown, match._replace(version=0), {"message_id": 98})
    assert not await database.write(shown_matches.set_shown, match._replace(channel_id=8), {"message_id": 97})
    assert (await database.read(matches.by_id, match.id)).message_id == 99


@pytest.mark.sqlite
async def test_what_was_not_shown_is_found_by_an_index(database):
    def plan(connection):
        query = "EXPLAIN QUERY PLAN SELECT id FROM matches WHERE shown_version < version ORDER BY id"
        return connection.execute(text(query)).all()

    assert "matches_unshown" in str(await database.read(plan))


def migrate(database, change):
    """Change tables as a migration does."""
    writer = database.workers[0]
    return writer.run_outside(lambda file: without_foreign_keys(writer.engine, file, change))


@pytest.mark.sqlite
async def test_a_migration_may_make_a_table_anew_without_losing_what_refers_to_it(database):
    match = await database.write(a_stored_match)

    def make_anew(connection):
        for step in (
            "CREATE TABLE fresh (id INTEGER PRIMARY KEY, discord_id BIGINT, name TEXT NOT NULL)",
            "INSERT INTO fresh SELECT id, discord_id, name FROM players",
            "DROP TABLE players",
            "ALTER TABLE fresh RENAME TO players",
        ):
            connection.exec_driver_sql(step)

    await migrate(database, make_anew)
    assert await database.write(lambda it: it.execute(text("PRAGMA foreign_keys")).scalar()) == 1
    assert await database.read(matches.by_id, match.id) == match


@pytest.mark.sqlite
async def test_a_migration_that_loses_rows_is_undone(database):
    await database.write(a_stored_match)
    with pytest.raises(RuntimeError, match="refer to nothing"):
        await migrate(database, lambda connection: connection.exec_driver_sql("DELETE FROM players"))
    assert (await database.read(players.by_discord_id, 1)).name == "Ann"


async def test_a_closed_database_takes_nothing_more(database):
    await database.close()
    with pytest.raises(DatabaseClosed):
        await database.write(players.get_or_create, 1, "Ann")
    with pytest.raises(DatabaseClosed):
        await database.read(players.by_discord_id, 1)


async def test_an_error_tells_no_names(database):
    def twice(connection):
        for _ in range(2):
            insert = "INSERT INTO players (discord_id, name, is_bot) VALUES (:id, :name, false)"
            connection.execute(text(insert), {"id": 5, "name": "Secret"})

    with pytest.raises(Exception, match=r"(?i)unique") as caught:
        await database.write(twice)
    assert "Secret" not in str(caught.value)


async def test_a_database_from_before_seasons_keeps_its_ratings_as_those_of_all_time(tmp_path, caplog):
    caplog.set_level("INFO", logger="data.migrate")
    path = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0004")
        # As 0004 was at first.
        for side in ("orange_id", "gray_id"):
            connection.execute(text(f"DROP INDEX matches_over_by_{side}"))
        connection.execute(text("INSERT INTO players (id, discord_id, name) VALUES (1, 11, 'Ann')"))
        connection.execute(
            text(
                "INSERT INTO standings VALUES (1, 5, 'classic', 1662.5, 290, 0.06, 162, 1, 0, 0,"
                " '2026-11-01 12:00:00', '2026-11-02 12:00:00')"
            )
        )
        connection.execute(text("INSERT INTO preferences VALUES (1, 'direct', 22, 7, 'Europe/Berlin', 0, 0)"))
    engine.dispose()
    database = await open_database(path)
    (kept,) = await database.read(standings.all_of, 1)
    chosen = await database.read(preferences.of, 1)
    assert not await database.read(player_stats.are_missing)
    assert await database.read(differences) == []
    await database.close()
    assert (kept.season, kept.listed, kept.rating, kept.wins) == (0, True, 1662.5, 1)
    assert (chosen.quiet_from, chosen.unlisted) == (22, False)
    copy = path.with_name("old.sqlite3.before-0004")
    assert copy.exists()
    newest = known_revisions()[0]
    assert [record.getMessage() for record in caplog.records if record.name == "data.migrate"] == [
        f"Migrating from 0004 to {newest}; a copy is at {copy}"
    ]


def test_a_copy_from_before_an_update_is_never_written_over(tmp_path):
    path = begin(tmp_path / "boop.sqlite3")
    first = back_up(path, "0016")
    assert back_up(path, "0016") == first, "an update that fails at each start makes one copy"
    before = first.read_bytes()
    change(path, "INSERT INTO players (id, discord_id, name) VALUES (1, 11, 'Ann')")
    second = back_up(path, "0016")
    assert (first.name, second.name) == ("boop.sqlite3.before-0016", "boop.sqlite3.before-0016-2")
    assert first.read_bytes() == before != second.read_bytes()
    assert back_up(path, "0016") == second
    assert len(list(tmp_path.glob("*.before-*"))) == 2


async def test_of_the_matches_of_before_those_against_the_bot_have_hints(tmp_path):
    path = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    kept = match_rows.columns_of(a_match(*(Player(number, number, "") for number in (1, 2))))
    for later in (
        *("hints", "id", "waiting_left", "loses_on_time", "nights_off", "rescued"),
        *("place_lost", "followed", "has_plans", "series_id", "handicap", "pair_id", "plan_lapsed"),
        *("notice_id", "line_id"),
    ):
        del kept[later]
    plain = {name: getattr(value, "value", value) for name, value in kept.items()}
    columns, values = ", ".join(f'"{name}"' for name in plain), ", ".join(f":{name}" for name in plain)
    with engine.begin() as connection:
        upgrade(connection, "0010")
        for number, is_bot in ((1, 0), (2, 1)):
            connection.execute(text(f"INSERT INTO players VALUES ({number}, {number}, 'x', {is_bot})"))  # noqa: S608
        for level in (None, 3):
            row = {
                **plain,
                "level": level,
                "created_at": "2026-11-01 12:00:00",
                "changed_at": "2026-11-01 12:00:00",
            }
            connection.execute(text(f"INSERT INTO matches ({columns}) VALUES ({values})"), row)  # noqa: S608
    engine.dispose()
    database = await open_database(path)
    found = [await database.read(matches.by_id, number) for number in (1, 2)]
    assert await database.read(differences) == []
    await database.close()
    assert [(match.level, match.hints) for match in found] == [(None, False), (3, True)]


async def test_results_against_the_six_levels_count_for_those_of_today(tmp_path):
    path = tmp_path / "old.sqlite3"
    engine = create_engine(f"sqlite:///{path}")
    with engine.begin() as connection:
        upgrade(connection, "0019")
        connection.execute(text("INSERT INTO players (id, discord_id, name) VALUES (1, 1, 'x')"))
        for level in range(1, 7):
            connection.execute(text(f"INSERT INTO bot_scores VALUES (1, {level}, {level}, 0, 0, 1)"))  # noqa: S608
    engine.dispose()
    database = await open_database(path)
    found = await database.read(all_bot_scores_of, 1)
    await database.close()
    assert {score.level: score.wins for score in found} == {today(level): level for level in range(1, 7)}


async def test_it_may_be_closed_twice_at_once(database):
    async with asyncio.timeout(30):
        await asyncio.gather(database.close(), database.close())


@pytest.mark.sqlite
async def test_a_close_that_was_cancelled_keeps_no_process_alive(tmp_path):
    database = await open_database(begin(tmp_path / "boop.sqlite3"))
    threads = [thread for thread in threading.enumerate() if thread is not threading.main_thread()]
    assert threads
    assert all(thread.daemon for thread in threads if "asyncio" not in thread.name)
    await database.close()


async def test_a_use_case_that_runs_out_of_items_fails_at_once(database):
    def ask_an_empty_iterator(connection):
        players.get_or_create(connection, 1, "Ann")
        next(iter(()))

    with pytest.raises(RuntimeError, match="StopIteration"):
        async with asyncio.timeout(30):
            await database.write(ask_an_empty_iterator)
    assert (
        await database.read(lambda connection: connection.scalar(text("SELECT count(*) FROM players"))) == 0
    )


@pytest.mark.sqlite
async def test_those_that_wait_are_told_together_and_one_that_is_cancelled_is_stored_all_the_same(database):
    blocked = threading.Event()
    first = asyncio.ensure_future(database.write(lambda _: blocked.wait()))
    waiting = [asyncio.ensure_future(database.write(players.get_or_create, n, "Ann")) for n in range(1, 60)]
    await asyncio.sleep(0)
    waiting[3].cancel()
    blocked.set()
    came = await asyncio.gather(first, *waiting, return_exceptions=True)
    assert isinstance(came[4], asyncio.CancelledError)
    assert [each.discord_id for each in came[1:] if not isinstance(each, BaseException)] == [
        1,
        2,
        3,
        *range(5, 60),
    ]
    assert (await database.read(players.by_discord_id, 4)).name == "Ann"


@pytest.mark.sqlite
async def test_a_connection_that_is_closed_says_so_and_waits_for_nothing(database):
    writer = database.workers[0]
    await database.close()
    with pytest.raises(ValueError, match="closed"):
        await writer.run(players.by_discord_id, 1)


async def test_aiosqlite_still_has_the_queue_that_is_used_of_its_private_parts(tmp_path):
    async with aiosqlite.Connection(lambda: sqlite3.connect(tmp_path / "any.sqlite3"), 64) as connection:
        done = asyncio.get_running_loop().create_future()
        connection._tx.put_nowait((done, threading.current_thread))
        assert await done is not threading.main_thread()


def test_one_private_part_of_aiosqlite_is_used():
    private = {name for name in dir(aiosqlite.Connection(sqlite3.connect, 64)) if re.match("_[a-z]", name)}
    code = ast.parse(Path("data/sqlite/worker.py").read_text(encoding="utf-8"))
    [thread] = (node for node in code.body if isinstance(node, ast.ClassDef) and node.name == "_Thread")
    used = {node.attr for node in ast.walk(thread) if isinstance(node, ast.Attribute)}
    assert used & private == {"_tx"}


async def test_what_is_asked_only_now_and_then_is_answered(database):
    match = await database.write(a_stored_match)
    assert await database.read(finished_matches.have_met, match.orange_id, match.gray_id)
    assert not await database.read(finished_matches.have_met, match.orange_id, match.orange_id)
    for text_ in ("first", "second"):
        await database.write(reviews.save, match.id, "engine", text_)
    assert await database.read(reviews.of, match.id, "engine") == "second"
    assert await database.read(reviews.of, match.id, "another") is None
    assert await database.read(standings.first_season, 5, Edition.CLASSIC) is None
    await database.write(matches.postpone, match.id, NOW)
    assert [each.clock.remind_at for each in await database.read(running_matches.every)] == [NOW]
