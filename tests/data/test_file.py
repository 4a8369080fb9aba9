"""The file of the database: begun only when asked, refused when it is not ours, noticed when it goes, checked after a kill."""

import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest

from data import (
    DatabaseBusy,
    DatabaseDamaged,
    DatabaseExists,
    DatabaseInUse,
    DatabaseReadOnly,
    EmptyFile,
    ForeignDatabase,
    NoDatabase,
    NotADatabase,
    SecondName,
    create,
    open_database,
)
from data.queries import players
from data.sqlite import connection as connections
from data.sqlite.file import has_log, lock_existing, refuse_unusable
from data.sqlite.inspection import MARK
from tests.databases import begin

NOBODY = 65534


@pytest.fixture
def path(tmp_path):
    return tmp_path / "boop.sqlite3"


def everything(folder):
    """The names and contents of all files in a folder, but for the lock, and SQLite's notes about its log (-shm)."""
    files = (
        file for file in folder.iterdir() if file.is_file() and not file.name.endswith((".lock", "-shm"))
    )
    return {file.name: file.read_bytes() for file in files}


async def refused(path, problem):
    """Opening is refused with this problem, and leaves everything as it was."""
    before = everything(path.parent)
    with pytest.raises(problem) as caught:
        await open_database(path, patience=0)
    assert everything(path.parent) == before
    assert caught.value.url == path


async def test_a_path_that_does_not_exist_is_no_silent_empty_start(path):
    await refused(path, NoDatabase)
    assert list(path.parent.iterdir()) == []


async def test_an_empty_file_and_other_files_are_refused(path):
    path.touch()
    await refused(path, EmptyFile)
    path.write_text("A shopping list: milk, tuna, more tuna.\n" * 100)
    await refused(path, NotADatabase)
    path.unlink()
    path.mkdir()
    with pytest.raises(NotADatabase):
        await open_database(path)


@pytest.mark.parametrize(
    "statements",
    [
        ["CREATE TABLE recipes (id INTEGER)"],
        ["PRAGMA application_id = 7", "CREATE TABLE recipes (id INTEGER)"],
        # Another program that uses Alembic too, with a revision that we know.
        ["CREATE TABLE alembic_version (version_num TEXT)", "INSERT INTO alembic_version VALUES ('0003')"],
    ],
)
async def test_the_database_of_another_program_is_refused(path, statements):
    with closing(sqlite3.connect(path)) as file, file:
        for statement in statements:
            file.execute(statement)
    await refused(path, ForeignDatabase)


async def test_init_begins_a_database_once_and_marks_it(path):
    create(path.parent / "new" / "folder" / "boop.sqlite3")
    path.touch()
    create(path)
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("PRAGMA application_id").fetchone() == (MARK,)
    before = everything(path.parent)
    with pytest.raises(DatabaseExists):
        create(path)
    assert everything(path.parent) == before


@pytest.mark.long
def test_only_the_owner_may_read_it(path):
    folder = path.parent / "cats"
    program = "import os, sys; os.umask(0o077); from pathlib import Path; from data import create; create(Path(sys.argv[1]))"
    subprocess.run([sys.executable, "-c", program, folder / "boop.sqlite3"], check=True)  # noqa: S603
    assert stat.S_IMODE(folder.stat().st_mode) == 0o700
    assert {stat.S_IMODE(file.stat().st_mode) for file in folder.iterdir()} == {0o600}


async def test_what_others_could_read_is_closed_to_them(path):
    begin(path)
    path.chmod(0o644)
    database = await open_database(path)
    assert {stat.S_IMODE(file.stat().st_mode) for file in path.parent.iterdir()} == {0o600}
    await database.close()


@contextmanager
def as_nobody():
    """Root may write everywhere, so for a moment root becomes somebody who is nobody."""
    if os.geteuid() != 0:
        yield
        return
    os.setresuid(NOBODY, NOBODY, 0)
    try:
        yield
    finally:
        os.setresuid(0, 0, 0)


@pytest.mark.parametrize(("file_mode", "folder_mode"), [(0o444, 0o777), (0o666, 0o555)])
def test_a_file_or_folder_that_may_not_be_written_is_refused_at_the_start(file_mode, folder_mode):
    with TemporaryDirectory() as folder:
        path = Path(folder, "boop.sqlite3")
        begin(path)
        lock = path.with_name("boop.sqlite3.lock")
        lock.touch()
        lock.chmod(0o666)
        path.chmod(file_mode)
        Path(folder).chmod(folder_mode)
        with as_nobody(), pytest.raises(DatabaseReadOnly):
            lock_existing(path, patience=0)
            refuse_unusable(path)
        Path(folder).chmod(0o700)


async def test_a_second_name_of_the_file_is_refused(path):
    begin(path)
    os.link(path, path.with_name("snapshot.sqlite3"))
    await refused(path, SecondName)


async def test_two_names_that_lead_to_one_file_are_one(path):
    begin(path)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    database = await open_database(link)
    with pytest.raises(DatabaseInUse):
        await open_database(path, patience=0)
    await database.close()


@pytest.mark.long
async def test_a_lock_of_another_program_that_passes_is_waited_for(path, monkeypatch):
    begin(path)
    holding = "import sqlite3, sys, time; c = sqlite3.connect(sys.argv[1], isolation_level=None);"
    holding += "c.execute('BEGIN EXCLUSIVE'); print(flush=True); time.sleep(float(sys.argv[2]))"

    def hold(seconds):
        process = subprocess.Popen(  # noqa: S603
            [sys.executable, "-c", holding, path, str(seconds)], stdout=subprocess.PIPE
        )
        process.stdout.readline()
        return process

    process = hold(1)
    await (await open_database(path)).close()
    process.wait()
    process.stdout.close()
    monkeypatch.setattr("data.sqlite.database.OPENING_TIMEOUT_MS", 100)
    process = hold(60)
    with pytest.raises(DatabaseBusy):
        await open_database(path)
    process.kill()
    process.wait()
    process.stdout.close()


def add(connection, number):
    return players.get_or_create(connection, number, f"p{number}")


@pytest.mark.long
async def test_while_it_is_locked_for_long_a_turn_is_refused_and_then_goes_on(path, monkeypatch):
    monkeypatch.setattr("data.sqlite.database.BUSY_TIMEOUT_MS", 100)
    begin(path)
    database = await open_database(path)
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        with pytest.raises(DatabaseBusy):
            await database.write(add, 1)
    await database.write(add, 2)
    assert await database.read(players.by_discord_id, 1) is None
    await database.close()


KILLED = """
import asyncio, os, sys
from pathlib import Path
from data import open_database
from data.queries import players
async def main():
    database = await open_database(Path(sys.argv[1]))
    for number in range(int(sys.argv[2]), int(sys.argv[3])):
        await database.write(players.get_or_create, number, "x" * 900)
    os._exit(1)
asyncio.run(main())
"""


def killed(path, first, last):
    """A process that adds people and ends without closing the database."""
    subprocess.run([sys.executable, "-c", KILLED, path, str(first), str(last)], check=False)  # noqa: S603
    assert has_log(path)


@pytest.mark.long
async def test_after_a_kill_nothing_is_missing_and_everything_has_been_checked(path):
    begin(path)
    killed(path, 1, 40)
    database = await open_database(path)
    assert await database.read(players.by_discord_id, 39)
    await database.close()
    assert not has_log(path)


@pytest.mark.long
async def test_a_backup_copied_over_the_file_is_not_mixed_with_the_log_left_behind(path, tmp_path):
    begin(path)
    killed(path, 1, 400)
    database = await open_database(path)
    await database.close()
    shutil.copy(path, tmp_path / "backup")
    killed(path, 400, 2400)
    shutil.copy(path, tmp_path / "right")
    shutil.copy(tmp_path / "backup", path)
    await refused(path, DatabaseDamaged)
    # The right file and its log are whole again.
    shutil.copy(tmp_path / "right", path)
    database = await open_database(path)
    assert await database.read(players.by_discord_id, 2399)
    await database.close()


@pytest.mark.long
async def test_damage_is_found_after_a_kill(path):
    begin(path)
    killed(path, 1, 40)
    with path.open("r+b") as file:
        file.seek(4096 * 5)
        file.write(b"cat" * 2000)
    await refused(path, DatabaseDamaged)


def test_what_is_read_only_stays_untouched(path):
    begin(path)
    before = everything(path.parent)
    with closing(connections.connect_to_read(path, "immutable=1")) as file:
        file.execute("SELECT * FROM matches").fetchall()
        with pytest.raises(sqlite3.OperationalError):
            file.execute("DELETE FROM matches")
    assert everything(path.parent) == before


async def test_another_program_that_reads_writes_or_empties_the_log_is_no_alarm(path):
    begin(path)
    database = await open_database(path)
    for number in range(1, 4):
        await database.write(add, number)
        with closing(sqlite3.connect(path)) as other, other:
            other.execute("INSERT INTO players (discord_id, name) VALUES (?, 'x')", (number * 1000,))
            other.execute("SELECT * FROM players").fetchall()
        with closing(sqlite3.connect(path)) as other:
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    assert (await database.read(players.by_discord_id, 3)).name == "p3"
    await database.close()


@pytest.mark.long
async def test_a_log_left_without_its_file_is_not_taken_for_that_of_a_new_one(path):
    begin(path)
    killed(path, 1, 400)
    path.unlink()
    create(path)
    database = await open_database(path)
    assert await database.read(players.by_discord_id, 1) is None
    await database.close()


async def test_a_journal_of_another_file_is_not_rolled_back_into_this_one(path):
    begin(path)
    path.with_name("boop.sqlite3-journal").write_bytes(b"\xd9\xd5\x05\xf9\x20\xa1\x63\xd7" + bytes(504))
    await refused(path, DatabaseDamaged)


@pytest.mark.long
async def test_after_a_kill_a_link_to_the_file_finds_its_log(path):
    begin(path)
    killed(path, 1, 40)
    link = path.with_name("link.sqlite3")
    link.symlink_to(path)
    assert has_log(link)
    database = await open_database(link)
    assert await database.read(players.by_discord_id, 39)
    await database.close()


@pytest.mark.long
async def test_what_another_reader_keeps_in_the_log_goes_once_it_has_read(path):
    begin(path)
    database = await open_database(path)
    await database.write(add, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM players").fetchall()
        await database.write(add, 2)
        assert not await database.empty_log()
        await database.tidy()
        assert has_log(path)
    await database.tidy()
    assert not has_log(path)
    await database.close()
