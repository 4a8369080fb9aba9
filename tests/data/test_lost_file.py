"""The file is lost, replaced or cut short while it is open: from then on nothing is acknowledged, and nothing written into it."""

import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from data import DatabaseGone, DatabaseInUse, RescuedIsNewer, create, open_database, players
from data.sqlite.file import beside, log_of


@pytest.fixture
def path(tmp_path):
    return tmp_path / "boop.sqlite3"


def add(connection, number):
    return players.get_or_create(connection, number, f"p{number}")


def truncate(file, size):
    with file.open("r+b") as opened:
        opened.truncate(size)


def replace(file):
    content = file.read_bytes()
    file.unlink()
    file.write_bytes(content)


def copy_over(file, earlier):
    """As ``cp`` does it: the file stays the same, its content is another's."""
    shutil.copyfile(earlier, file)


#: What somebody may do to an open database, whose file as it was earlier has another name.
HARM = {
    "the file is deleted": lambda path, _: path.unlink(),
    "the file is replaced": lambda path, _: replace(path),
    "the file is moved": lambda path, _: path.rename(path.with_name("elsewhere")),
    "the file is emptied": lambda path, _: truncate(path, 0),
    "the file's header is cut": lambda path, _: truncate(path, 50),
    "the file's end is cut": lambda path, _: truncate(path, path.stat().st_size // 2),
    "the file's last page is cut": lambda path, _: truncate(path, path.stat().st_size - 4096),
    "a backup is copied over the file": copy_over,
    "an empty database is copied over the file": lambda path, earlier: copy_over(
        path, earlier.with_name("empty")
    ),
    "the log is deleted": lambda path, _: log_of(path).unlink(),
    "the log is replaced": lambda path, _: replace(log_of(path)),
    "the log is emptied": lambda path, _: truncate(log_of(path), 0),
    "the log's end is cut": lambda path, _: truncate(log_of(path), log_of(path).stat().st_size - 1),
}


def content(path):
    """What the file and its log hold, as far as they are there."""
    return [file.read_bytes() if file.exists() else None for file in (path, log_of(path))]


async def prepared(path):
    """An open database with fifty people, thirty of whom are in the log alone; its file is copied after ten of them."""
    create(path.with_name("empty"))
    create(path)
    database = await open_database(path)
    for number in range(1, 51):
        await database.write(add, number)
        if number in {10, 20}:
            assert await database.empty_log()
        if number == 10:
            shutil.copyfile(path, path.with_name("earlier"))
    return database


@pytest.mark.parametrize("harm", HARM)
async def test_once_the_file_is_not_ours_nothing_more_is_acknowledged_or_written(path, harm):
    database = await prepared(path)
    HARM[harm](path, path.with_name("earlier"))
    left = content(path)
    for number in range(51, 56):
        with pytest.raises(DatabaseGone):
            await database.write(add, number)
        with pytest.raises(DatabaseGone):
            await database.read(players.by_discord_id, 1)
    with pytest.raises(DatabaseGone):
        await database.empty_log()
    assert (await database.until_lost()).why
    await database.close()
    assert content(path) == left


@pytest.mark.parametrize(
    "harm", [harm for harm in HARM if not ("the file" in harm and ("cut" in harm or "emptied" in harm))]
)
async def test_all_that_was_acknowledged_is_rescued_and_somebody_has_to_choose(path, harm, caplog):
    database = await prepared(path)
    HARM[harm](path, path.with_name("earlier"))
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    await database.close()
    assert caplog.text.count("python -m bot restore") == 1
    with closing(sqlite3.connect(f"{path}.rescued")) as rescued:
        found = rescued.execute("SELECT discord_id FROM players ORDER BY discord_id").fetchall()
    assert found == [(number,) for number in range(1, 51)]
    left = content(path)
    with pytest.raises(RescuedIsNewer) as caught:
        await open_database(path, patience=0)
    assert caught.value.why == "boop.sqlite3.rescued"
    assert content(path) == left


async def test_a_file_of_before_is_not_taken_again_when_it_comes_back(path):
    database = await prepared(path)
    path.rename(path.with_name("elsewhere"))
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    path.with_name("elsewhere").rename(path)
    with pytest.raises(DatabaseGone):
        await database.write(add, 52)
    await database.close()


async def test_who_chooses_against_what_was_rescued_renames_it_and_who_chooses_for_it_restores_it(path):
    database = await prepared(path)
    path.unlink()
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    await database.close()
    with pytest.raises(RescuedIsNewer):
        create(path)
    rescued = beside(path, ".rescued")
    rescued.rename(path.with_name("not-wanted"))
    create(path)
    await (await open_database(path)).close()
    # A copy that is put in place is newer than what was rescued.
    path.with_name("not-wanted").rename(rescued)
    path.unlink()
    shutil.copyfile(rescued, path)
    database = await open_database(path)
    assert (await database.read(players.by_discord_id, 50)).name == "p50"
    await database.close()


async def test_a_second_rescue_does_not_replace_the_first(path):
    create(path)
    for number in (1, 2):
        database = await open_database(path)
        await database.write(add, number)
        path.unlink()
        with pytest.raises(DatabaseGone):
            await database.write(add, 3)
        await database.close()
        shutil.copyfile(f"{path}.rescued", path)
    for name, kept in ((".rescued", [(1,)]), (".rescued-2", [(1,), (2,)])):
        with closing(sqlite3.connect(f"{path}{name}")) as rescued:
            assert rescued.execute("SELECT discord_id FROM players").fetchall() == kept


async def test_what_can_not_be_rescued_whole_is_kept_apart_and_told(path, caplog):
    create(path)
    database = await open_database(path)
    for number in range(1, 400):
        await database.write(players.get_or_create, number, "x" * 900)
    assert await database.empty_log()
    await database.close()
    # Another process knows little of the file by heart.
    database = await open_database(path)
    truncate(path, path.stat().st_size // 2)
    with pytest.raises(DatabaseGone):
        await database.write(add, 1000)
    assert (await database.until_lost()).why == "its end is missing"
    await database.close()
    assert "what could still be read is in" in caplog.text
    assert beside(path, ".rescued-damaged").exists()
    assert not beside(path, ".rescued").exists()
    with pytest.raises(RescuedIsNewer):
        await open_database(path, patience=0)


async def test_without_room_for_it_the_rescue_is_tried_again(path, tmp_path):
    database = await prepared(path)
    path.parent.rename(tmp_path.with_name("away"))
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    tmp_path.with_name("away").rename(path.parent)
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    assert isinstance(await database.until_lost(), DatabaseGone)
    assert beside(path, ".rescued").exists()
    await database.close()


async def test_a_lock_that_somebody_deletes_is_taken_again(path):
    create(path)
    database = await open_database(path)
    beside(path, ".lock").unlink()
    await database.write(add, 1)
    with pytest.raises(DatabaseInUse):
        await open_database(path, patience=0)
    await database.write(add, 2)
    await database.close()
    await (await open_database(path, patience=0)).close()


SECOND = """
import asyncio, sys
from pathlib import Path
from data import open_database, players
async def main():
    database = await open_database(Path(sys.argv[1]), patience=0)
    await database.write(players.get_or_create, 1000, "second")
    print(flush=True)
    sys.stdin.readline()
    await database.close()
asyncio.run(main())
"""


async def test_beside_a_second_program_whose_lock_it_is_by_now_nothing_is_written(path):
    create(path)
    database = await open_database(path)
    await database.write(add, 1)
    beside(path, ".lock").unlink()
    with subprocess.Popen(  # noqa: ASYNC220, S603 - nothing else is to happen meanwhile
        [sys.executable, "-c", SECOND, path], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as second:
        second.stdout.readline()
        for number in (2, 3, 4):
            with pytest.raises(DatabaseInUse):
                await database.write(add, number)
        assert isinstance(await database.until_lost(), DatabaseInUse)
        await database.close()
        second.communicate(b"\n")
    assert second.returncode == 0
    # All that was acknowledged is in the file, so nothing was rescued.
    assert not beside(path, ".rescued").exists()
    with closing(sqlite3.connect(path)) as file:
        assert file.execute("SELECT discord_id FROM players").fetchall() == [(1,), (1000,)]


async def test_another_program_that_vacuums_is_no_alarm(path):
    database = await prepared(path)
    for number in range(51, 54):
        with closing(sqlite3.connect(path)) as other:
            other.execute("VACUUM")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await database.write(add, number)
    assert (await database.read(players.by_discord_id, 53)).name == "p53"
    await database.close()
