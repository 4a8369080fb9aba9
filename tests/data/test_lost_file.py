"""The file is lost, replaced or cut short while it is open: from then on nothing is acknowledged, and nothing written into it."""

import asyncio
import resource
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing

import pytest

from data import DatabaseFault, DatabaseGone, DatabaseInUse, RescuedWaits, SecondName, create, open_database
from data.queries import players
from data.sqlite.file import beside, log_of, refuse_rescued
from tests.cases import some
from tests.databases import begin, change
from tests.drill.disk import fill, may_mount, small_disk


@pytest.fixture
def path(tmp_path):
    return tmp_path / "boop.sqlite3"


def add(connection, number):
    return players.get_or_create(connection, number, f"p{number}")


def put_back(path, earlier, *endings):
    """Write what was there earlier over the files whose names end so, as ``cp`` and ``rsync --inplace`` do."""
    for ending in endings:
        was = earlier.with_name(earlier.name + ending)
        with beside(path, ending).open("r+b") as opened:
            opened.write(was.read_bytes())


def copy_log(kind):
    """Let another program copy the log into the file; then an earlier file is copied over it."""

    def harm(path, earlier):
        with closing(sqlite3.connect(path)) as other:
            other.execute(f"PRAGMA wal_checkpoint({kind})")
        copy_over(path, earlier)

    return harm


def scribble(file, offset):
    with file.open("r+b") as opened:
        opened.seek(offset)
        opened.write(bytes(range(32)))


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
    "the log's beginning is overwritten": lambda path, _: scribble(log_of(path), 0),
    "the notes about the log are put back": lambda path, earlier: put_back(path, earlier, "-shm"),
    "the notes about the log are deleted": lambda path, _: beside(path, "-shm").unlink(),
    "all files are put back": lambda path, earlier: put_back(path, earlier, "", "-wal", "-shm"),
    "the log is copied and the file put back": copy_log("PASSIVE"),
    "the log is copied, begun anew, and the file put back": copy_log("RESTART"),
    "the log is copied, emptied, and the file put back": copy_log("TRUNCATE"),
}


def content(path):
    """What the file and its log hold, as far as they are there."""
    return [file.read_bytes() if file.exists() else None for file in (path, log_of(path))]


def begin_another(path):
    """An empty database that is another one than those that ``begin`` begins, which all have the same mark."""
    change(begin(path), "UPDATE lineage SET id = 'another'")


async def prepared(path):
    """An open database with fifty people, thirty of whom are in the log alone; its file is copied after ten of them."""
    begin_another(path.with_name("empty"))
    begin(path)
    database = await open_database(path)
    for number in range(1, 51):
        await database.write(add, number)
        if number in {10, 20}:
            assert await database.empty_log()
        if number == 10:
            shutil.copyfile(path, path.with_name("earlier"))
        if number == 12:
            for ending in ("-wal", "-shm"):
                shutil.copyfile(beside(path, ending), path.with_name(f"earlier{ending}"))
    return database


@pytest.mark.parametrize("harm", some(HARM, 2))
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


@pytest.mark.long
@pytest.mark.parametrize("harm", HARM)
async def test_it_looks_once_more_before_it_closes_and_leaves_what_is_not_ours_as_it_is(path, harm):
    database = await prepared(path)
    HARM[harm](path, path.with_name("earlier"))
    left = content(path)
    await database.close()
    assert isinstance(database.lost, DatabaseGone)
    assert content(path) == left
    with pytest.raises(RescuedWaits):
        refuse_rescued(path)


#: After these, the open connection can still read all that was acknowledged.
WHOLE = (
    *(
        "the file is deleted",
        "the file is replaced",
        "the file is moved",
        "the log is deleted",
        "the log is replaced",
    ),
    *(
        "the log is emptied",
        "the log's end is cut",
        "the log's beginning is overwritten",
        "the notes about the log are deleted",
    ),
    *("a backup is copied over the file", "an empty database is copied over the file"),
)


@pytest.mark.parametrize("harm", some(WHOLE, 1))
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
    with pytest.raises(RescuedWaits) as caught:
        await open_database(path, patience=0)
    assert caught.value.why == "boop.sqlite3.rescued"
    assert content(path) == left


@pytest.mark.long
async def test_a_file_of_before_is_not_taken_again_when_it_comes_back(path):
    database = await prepared(path)
    path.rename(path.with_name("elsewhere"))
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    path.with_name("elsewhere").rename(path)
    with pytest.raises(DatabaseGone):
        await database.write(add, 52)
    await database.close()


@pytest.mark.long
async def test_who_chooses_against_what_was_rescued_renames_it_and_who_chooses_for_it_restores_it(path):
    database = await prepared(path)
    path.unlink()
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    await database.close()
    with pytest.raises(RescuedWaits):
        create(path)
    rescued = beside(path, ".rescued")
    rescued.rename(path.with_name("not-wanted"))
    create(path)
    await (await open_database(path)).close()
    path.unlink()
    shutil.copyfile(path.with_name("not-wanted"), path)
    database = await open_database(path)
    assert (await database.read(players.by_discord_id, 50)).name == "p50"
    await database.close()


@pytest.mark.long
async def test_a_second_rescue_does_not_replace_the_first(path):
    database = await prepared(path)
    beside(path, ".rescued").write_text("an earlier one")
    path.unlink()
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    await database.close()
    assert beside(path, ".rescued").read_text() == "an earlier one"
    with closing(sqlite3.connect(beside(path, ".rescued-2"))) as second:
        assert second.execute("SELECT count(*) FROM players").fetchone() == (50,)


@pytest.mark.long
async def test_what_can_not_be_rescued_whole_is_kept_apart_and_told(path, caplog):
    begin(path)
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
    with pytest.raises(RescuedWaits):
        await open_database(path, patience=0)


async def lost_with_no_room_to_rescue_it(path):
    """A prepared database that was found lost while its folder was away; now there is room again."""
    database = await prepared(path)
    away = path.parent.with_name("away")
    path.parent.rename(away)
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    away.rename(path.parent)
    return database


@pytest.mark.long
async def test_without_room_for_it_the_rescue_is_tried_again(path):
    database = await lost_with_no_room_to_rescue_it(path)
    with pytest.raises(DatabaseGone):
        await database.write(add, 51)
    assert isinstance(await database.until_lost(), DatabaseGone)
    assert beside(path, ".rescued").exists()
    await database.close()


async def test_a_name_that_leads_to_another_file_by_now_is_noticed(path, tmp_path):
    """The next start would find another database under it."""
    begin(path)
    for place in ("first", "second"):
        tmp_path.joinpath(place).mkdir()
        shutil.copyfile(path, tmp_path / place / "boop.sqlite3")
    current = tmp_path / "current"
    current.symlink_to("first")
    database = await open_database(current / "boop.sqlite3")
    await database.write(add, 1)
    current.unlink()
    current.symlink_to("second")
    with pytest.raises(DatabaseGone, match="what its name leads to"):
        await database.write(add, 2)
    await database.close()


@pytest.mark.skipif(not may_mount(), reason="only root may mount a disk")
async def test_with_a_full_disk_an_empty_file_keeps_it_from_starting_until_there_is_a_rescued_one():
    with small_disk() as folder:
        path = folder / "boop.sqlite3"
        begin(path)
        begin_another(folder / "empty")
        database = await open_database(path)
        await database.write(add, 1)
        fill(folder)
        (folder / "empty").replace(path)
        with pytest.raises(DatabaseGone):
            await database.write(add, 2)
        with pytest.raises(RescuedWaits):
            refuse_rescued(path)
        (folder / "filler").unlink()
        with pytest.raises(DatabaseGone):
            await database.write(add, 2)
        assert (await database.until_lost()).why
        await database.close()
        assert not beside(path, ".rescued-damaged").exists()
        with closing(sqlite3.connect(beside(path, ".rescued"))) as rescued:
            assert rescued.execute("SELECT discord_id FROM players").fetchall() == [(1,)]


@pytest.mark.long
async def test_what_is_committed_stays_so_where_the_files_can_not_be_looked_at(path):
    """As where the limit of open files is reached, which a look needs one of."""
    database = await prepared(path)
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)

    def add_at_the_limit(connection):
        with path.open() as next_one:
            resource.setrlimit(resource.RLIMIT_NOFILE, (next_one.fileno(), hard))
        return add(connection, 51)

    try:
        await database.write(add_at_the_limit)
        with pytest.raises(DatabaseFault):
            await database.write(add, 52)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    await database.write(add, 53)
    found = [(await database.read(players.by_discord_id, number)) is not None for number in (51, 52, 53)]
    assert found == [True, False, True]
    await database.close()


async def test_a_lock_that_somebody_deletes_is_taken_again(path):
    begin(path)
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
from data import open_database
from data.queries import players
async def main():
    database = await open_database(Path(sys.argv[1]), patience=0)
    await database.write(players.get_or_create, 1000, "second")
    print(flush=True)
    sys.stdin.readline()
    await database.close()
asyncio.run(main())
"""


@pytest.mark.long
async def test_beside_a_second_program_whose_lock_it_is_by_now_nothing_is_written(path):
    begin(path)
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


@pytest.mark.long
async def test_another_program_that_vacuums_is_no_alarm(path):
    database = await prepared(path)
    for number in range(51, 54):
        with closing(sqlite3.connect(path)) as other:
            other.execute("VACUUM")
            other.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        await database.write(add, number)
    assert (await database.read(players.by_discord_id, 53)).name == "p53"
    await database.close()


@pytest.mark.long
async def test_a_second_name_that_the_file_is_given_is_waited_out(path):
    """Under another name, another program would use another log, and destroy the newest turns."""
    database = await prepared(path)
    other = path.with_name("other")
    other.hardlink_to(path)
    with pytest.raises(SecondName):
        await database.write(add, 51)
    other.unlink()
    await database.write(add, 51)
    await database.close()


@pytest.mark.long
async def test_a_long_copying_of_the_log_by_another_program_is_no_alarm(path, monkeypatch):
    """It writes the header first, and the end of the file last: meanwhile the file is too short, and grows."""
    monkeypatch.setattr("data.sqlite.watch._STANDING_STILL", 5)
    database = await prepared(path)
    whole = path.stat().st_size
    end = path.read_bytes()[whole // 2 :]
    truncate(path, whole // 2)
    writing = asyncio.ensure_future(database.write(add, 51))
    for start in range(0, len(end), 8192):
        await asyncio.sleep(0.2)
        with path.open("ab") as file:
            file.write(end[start : start + 8192])
    await writing
    assert (await database.read(players.by_discord_id, 51)).name == "p51"
    await database.close()


@pytest.mark.long
async def test_what_could_not_be_rescued_is_rescued_as_it_closes(path):
    database = await lost_with_no_room_to_rescue_it(path)
    await database.close()
    assert isinstance(database.lost, DatabaseGone)
    assert beside(path, ".rescued").exists()
