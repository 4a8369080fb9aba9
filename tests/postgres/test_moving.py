"""A database is moved between files and servers, backed up off a server, and restored onto one."""

import asyncio
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from shutil import copy

import pytest
from sqlalchemy import select

from bot.host import admin
from bot.host.exits import Exit
from bot.host.watch.backups import BackupPlan, Backups
from data import CopyDiffers, DatabaseExists, DatabaseInUse, create, database_id_at, open_database
from data.opening import snapshot
from data.queries import players, recount
from data.queries.matches import matches
from data.queries.tables.columns import metadata
from data.sqlite.connection import connect_to_read, engine_on
from services.check import faults
from tests.clock import TestClock
from tests.data.make import a_match, two_players
from tests.databases import change, rows
from tests.stage import set_stage
from tests.wire.chairs import play_two


def everything(connection):
    """Every row of every table, as it is stored."""
    return {
        table.name: sorted(map(tuple, connection.execute(select(table))), key=repr)
        for table in metadata.sorted_tables
    }


def in_file(path):
    with (
        closing(connect_to_read(Path(path), "immutable=1")) as file,
        engine_on(lambda: file, "BEGIN").connect() as read,
    ):
        return everything(read)


def on_server(server):
    with snapshot(server) as connection:
        return everything(connection)


async def play(folder):
    """A rated match that has ended, one that runs, and a puzzle; the file that has them when the bot is stopped."""
    async with set_stage(folder / "boop.sqlite3") as stage:
        await play_two(stage)
        await stage.bob.use(stage.lounge, "puzzle")
        await stage.settle()
    return folder / "boop.sqlite3"


@pytest.fixture(scope="module")
def played_once(tmp_path_factory):
    path = asyncio.run(play(tmp_path_factory.mktemp("played")))
    # Forty ids were given to what has been deleted since.
    change(path, "UPDATE sqlite_sequence SET seq = seq + 40 WHERE name IN ('matches', 'players')")
    return path


@pytest.fixture
def played(tmp_path, played_once):
    """The file of a bot that is stopped."""
    (tmp_path / "from").mkdir()
    return Path(copy(played_once, tmp_path / "from"))


@pytest.mark.long
async def test_to_a_server_and_back_everything_is_the_same(played, bare, tmp_path, capsys):
    before = in_file(played)
    assert await asyncio.to_thread(admin.move, played, bare) is Exit.WELL
    told = capsys.readouterr().out
    assert told.startswith("2 matches replayed and all results counted again: 0 faults\n")
    assert f"{played} was copied into {bare}: " in told
    assert on_server(bare) == before == in_file(played)
    assert await asyncio.to_thread(admin.check, bare) is Exit.WELL
    back = tmp_path / "back.sqlite3"
    assert await asyncio.to_thread(admin.move, bare, back) is Exit.WELL
    assert in_file(back) == before
    with closing(sqlite3.connect(played)) as one, closing(sqlite3.connect(back)) as other:
        # SQLite has no row for a table of which no id has been given; it is the same as one with zero.
        query = "SELECT * FROM sqlite_sequence WHERE seq > 0 ORDER BY name"
        assert dict(one.execute(query)) == dict(other.execute(query))
        assert (
            other.execute("SELECT id FROM lineage").fetchall()
            == one.execute("SELECT id FROM lineage").fetchall()
        )


@pytest.mark.long
async def test_from_server_to_server(played, bare, empty):
    assert await asyncio.to_thread(admin.move, played, bare) is Exit.WELL
    assert await asyncio.to_thread(admin.move, bare, empty) is Exit.WELL
    assert on_server(empty) == in_file(played)


@pytest.mark.long
async def test_after_a_move_no_id_is_given_again(played, bare):
    await asyncio.to_thread(admin.move, played, bare)
    database = await open_database(bare)
    try:
        player = await database.write(players.get_or_create, 77, "Cleo")
        match_id = await database.write(
            lambda connection: matches.add(connection, a_match(*two_players(connection)))
        )
    finally:
        await database.close()
    assert player.id > 40
    assert match_id.id == 43


@pytest.mark.long
def test_a_database_with_content_is_never_written_over(empty, tmp_path):
    create(tmp_path / "from.sqlite3")
    change(empty, "INSERT INTO players VALUES (1, 5, 'Ann', false)")
    with pytest.raises(DatabaseExists):
        admin.move(tmp_path / "from.sqlite3", empty)
    assert rows(empty, "SELECT name FROM players") == [("Ann",)]
    create(tmp_path / "to.sqlite3")
    assert admin.move(tmp_path / "from.sqlite3", tmp_path / "to.sqlite3") is Exit.WELL
    with pytest.raises(DatabaseExists):
        admin.move(tmp_path / "from.sqlite3", tmp_path / "from.sqlite3")
    (tmp_path / "list.txt").write_text("milk")
    with pytest.raises(DatabaseExists):
        admin.move(tmp_path / "from.sqlite3", tmp_path / "list.txt")
    assert (tmp_path / "list.txt").read_text() == "milk"


@pytest.mark.long
async def test_a_database_that_a_bot_uses_is_left_alone(played, bare, tmp_path):
    await asyncio.to_thread(admin.move, played, bare)
    database = await open_database(bare)
    try:
        for places in ((bare, tmp_path / "to.sqlite3"), (played, bare)):
            with pytest.raises(DatabaseInUse):
                await asyncio.to_thread(admin.move, *places)
        with pytest.raises(DatabaseInUse):
            await asyncio.to_thread(admin.restore, bare, played)
        assert await asyncio.to_thread(admin.check, bare) is Exit.WELL
    finally:
        await database.close()
    assert not (tmp_path / "to.sqlite3").exists()


@pytest.mark.long
def test_what_contradicts_itself_moves_along_and_is_told(played, bare, tmp_path, capsys):
    change(
        played,
        "UPDATE turns SET notation = 'K@e5' WHERE match_id = 2 AND number = 1",
        "UPDATE player_stats SET wins = 9 WHERE wins = 1",
        "UPDATE matches SET pace = 'leisurely' WHERE id = 2",
    )
    assert admin.move(played, bare) is Exit.RECORDS_BROKEN
    told = capsys.readouterr().out.splitlines()
    assert told[0].startswith("match 2: it can't be read: ")
    assert told[1].endswith("wins is 9, but the matches lead to 1")
    assert admin.move(bare, tmp_path / "to.sqlite3") is Exit.RECORDS_BROKEN
    assert capsys.readouterr().out.splitlines()[:2] == told[:2]


@pytest.mark.long
def test_a_copy_that_comes_out_otherwise_is_not_kept(played, empty):
    change(
        empty,
        "CREATE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RETURN NULL; END'",
        "CREATE TRIGGER lose BEFORE INSERT ON first_squares FOR EACH ROW EXECUTE FUNCTION lose()",
    )
    with pytest.raises(CopyDiffers, match="it has not as many rows"):
        admin.move(played, empty)
    change(
        empty,
        "CREATE OR REPLACE FUNCTION lose() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN NEW.times := 9; RETURN NEW; END'",
    )
    with pytest.raises(CopyDiffers, match="times is 9, but the matches lead to 1"):
        admin.move(played, empty)
    assert rows(empty, "SELECT count(*) FROM players") == [(0,)]


@pytest.mark.long
async def test_a_scheduled_backup_of_a_server_is_a_file_that_goes_on(played, bare, empty, tmp_path, capsys):
    await asyncio.to_thread(admin.move, played, bare)
    capsys.readouterr()
    file = tmp_path / "backup.sqlite3"
    assert await asyncio.to_thread(admin.back_up, bare, file) is Exit.WELL
    assert capsys.readouterr().out.splitlines()[-1] == f"The backup is {file}."
    assert in_file(file) == on_server(bare)
    assert sorted(each.name for each in tmp_path.iterdir()) == ["backup.sqlite3", "from"]
    assert await asyncio.to_thread(admin.restore, empty, file) is Exit.WELL
    assert "2 matches, 1 of them running" in capsys.readouterr().out
    database = await open_database(empty)
    try:
        match = await database.read(matches.by_id, 2)
        assert match.version > 1_000_000
        assert match.delivery.shown_version == 0
        added = await database.write(
            lambda connection: matches.add(connection, a_match(*two_players(connection)))
        )
        assert added.id > 100_000
    finally:
        await database.close()
    assert await asyncio.to_thread(admin.check, empty) is Exit.WELL
    with pytest.raises(DatabaseExists):
        await asyncio.to_thread(admin.restore, empty, file)


@pytest.mark.long
async def test_a_check_makes_no_bot_wait_and_changes_nothing(played, bare):
    await asyncio.to_thread(admin.move, played, bare)
    before = on_server(bare)
    database = await open_database(bare)
    checking = asyncio.Event()
    loop = asyncio.get_running_loop()

    def check():
        with snapshot(bare) as connection:
            list(faults(connection))
            loop.call_soon_threadsafe(checking.set)
            go_on.wait(30)

    go_on = threading.Event()
    try:
        thread = asyncio.create_task(asyncio.to_thread(check))
        await checking.wait()
        # Every row that the check has counted again can be written by others.
        for table in recount._TABLES:
            await database.write(
                lambda connection, table=table: connection.execute(
                    table.update().values({table.c[0].name: table.c[0]})
                )
            )
        go_on.set()
        await thread
    finally:
        go_on.set()
        await database.close()
    assert on_server(bare) == before


@pytest.mark.long
async def test_backups_on_a_schedule_are_made_of_a_server(played, bare, tmp_path):
    await asyncio.to_thread(admin.move, played, bare)
    clock = TestClock()
    database = await open_database(bare)
    backups = Backups(BackupPlan(tmp_path / "backups"), bare, database_id_at(bare), database, clock)
    backups.start()
    try:
        async with asyncio.timeout(60):
            while not (backups.files.good(clock.now()) or backups.failure):
                await asyncio.sleep(0.05)
    finally:
        await backups.close()
        await database.close()
    assert backups.failure is None
    kept, there = in_file(backups.files.good(clock.now())[0]), on_server(bare)
    # Who leads is another matter while the backup is made and afterwards.
    assert kept.pop("leases")
    assert there.pop("leases")
    assert kept == there


@pytest.mark.long
def test_a_file_of_an_earlier_release_is_moved_with_newer_tables(bare, tmp_path, capsys):
    path = tmp_path / "boop.sqlite3"
    with closing(sqlite3.connect(path)) as file:
        file.executescript(Path("tests/upgrade/4c99124/boop.sql").read_text(encoding="utf-8"))
    before = path.read_bytes()
    admin.check(path)
    faults_before = capsys.readouterr().out.splitlines()
    assert admin.move(path, bare) is Exit.RECORDS_BROKEN
    assert capsys.readouterr().out.splitlines()[: len(faults_before)] == faults_before
    assert path.read_bytes() == before
    with snapshot(bare) as connection:
        assert matches.count(connection) == 152
