"""A host updates from 4c99124, plays, and goes back to how it was before: with nothing but the commands of docs/hosting.md."""

import asyncio

import pytest

from bot.host.exits import Exit
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from tests.bot.test_program import run
from tests.databases import change, rows
from tests.stage import Stage
from tests.upgrade.old_world import write_database

#: What every database has, whatever its revision.
KEPT = "SELECT id, position, turns FROM matches ORDER BY id"


async def an_evening(path, log):
    """The new version starts on a database, and a match is begun; how many matches there are then."""
    async with Server() as server:
        stage = Stage(server, path)
        process = await start_bot(server, path, log=log)
        await stage.begin()
        assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
        assert await stop_bot(process) == Exit.WELL
    return rows(path, "SELECT count(*) FROM matches")[0][0]


@pytest.mark.long
async def test_a_host_updates_plays_and_goes_back_by_restore(tmp_path):
    path = write_database(tmp_path / "boop.sqlite3")
    (revision,) = rows(path, "SELECT version_num FROM alembic_version")[0]
    before = rows(path, KEPT)
    code, told, _ = await asyncio.to_thread(run, tmp_path, "backup", "before-update.sqlite3")
    assert code in {Exit.WELL, Exit.RECORDS_BROKEN}  # two faults were put into it
    assert "The backup is before-update.sqlite3." in told
    with (tmp_path / "log").open("wb") as log:
        assert await an_evening(path, log) == len(before) + 1
        assert rows(tmp_path / f"boop.sqlite3.before-{revision}", KEPT) == before
        code, told, _ = await asyncio.to_thread(run, tmp_path, "restore", "before-update.sqlite3")
        assert code == Exit.WELL
        assert f"Restored: {len(before)} matches" in told
        assert rows(path, KEPT) == before
        assert await an_evening(path, log) == len(before) + 1
    assert "Traceback" not in (tmp_path / "log").read_text()


@pytest.mark.long
async def test_who_goes_back_to_an_older_version_restores_over_the_newer_database(tmp_path):
    path = tmp_path / "boop.sqlite3"
    for command in (("init",), ("backup", "before-update.sqlite3")):
        assert (await asyncio.to_thread(run, tmp_path, *command))[0] == Exit.WELL
    change(path, "UPDATE alembic_version SET version_num = '9999'", "CREATE TABLE of_later (id)")
    assert (await asyncio.to_thread(run, tmp_path, "check"))[0] == Exit.DATABASE_TOO_NEW
    code, told, _ = await asyncio.to_thread(run, tmp_path, "restore", "before-update.sqlite3")
    assert code == Exit.WELL
    assert "What was there before is kept" in told
    assert (await asyncio.to_thread(run, tmp_path, "check"))[0] == Exit.WELL
