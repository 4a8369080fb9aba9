"""Backups on a schedule: made by a process of its own, each checked, the oldest of too many deleted."""

import asyncio
import sqlite3
from contextlib import asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot import upkeep
from bot.settings import BadSetting, Settings
from bot.watch.backups import Backups, Plan
from data.peers import Alone
from tests.conftest import TestClock, set_stage
from tests.databases import begin
from tests.drill.disk import fill, may_mount, small_disk
from tests.wire.watching import watching

HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("/var/backups/boop every 6h keep 28", Plan(Path("/var/backups/boop"), 6 * HOUR, 28)),
        ("backups", Plan(Path("backups"), 6 * HOUR, 28)),
        ("my backups every 90m", Plan(Path("my backups"), 1.5 * HOUR, 28)),
        ("/b every 1d keep 7", Plan(Path("/b"), 24 * HOUR, 7)),
        ("/b keep 7", Plan(Path("/b"), 6 * HOUR, 7)),
    ],
)
def test_a_plan_is_read(text, plan):
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_BACKUPS": text}).backups == plan


@pytest.mark.parametrize(
    "text", ["/b every 6x", "/b every 0h", "/b keep 0", "/b every", "/b keep 3 every 6h", " "]
)
def test_what_is_no_plan_is_refused(text):
    with pytest.raises(BadSetting, match="every 6h keep 28"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_BACKUPS": text})


def good(folder):
    return sorted(file.name for file in folder.glob("boop-*.sqlite3"))


def count(file):
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT count(*) FROM matches").fetchone()


@asynccontextmanager
async def backing_up(stage, tmp_path, text):
    """The watch with backups; the first is made at once."""
    backups = Backups(Plan.read(text), stage.database_path, Alone(), stage.clock)
    async with watching(stage, tmp_path, backups=backups) as watched:
        yield watched


async def test_the_first_is_made_at_once_the_next_when_its_time_comes_and_only_so_many_are_kept(tmp_path):
    folder = tmp_path / "kept" / "here"
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        await stage.begin()
        async with backing_up(stage, tmp_path, f"{folder} every 6h keep 2") as watched:
            seen = await watched.sees(lambda seen: seen.backup is not None)
            assert seen.rows()[7].startswith("backup      the last good one is ")
            (first,) = good(folder)
            assert count(folder / first) == (1,)
            assert (folder / first).stat().st_mode & 0o077 == 0
            stage.clock.moved += 6 * HOUR
            await stage.until(lambda: len(good(folder)) == 2)
            stage.clock.moved += 6 * HOUR
            await stage.until(lambda: first not in good(folder))
            assert len(good(folder)) == 2
            assert watched.told() == []
        async with backing_up(stage, tmp_path, f"{folder} every 6h keep 2") as watched:
            before = good(folder)
            await watched.sees(lambda seen: seen.backup is not None)
            await watched.looks()
            assert good(folder) == before, "the last one is young enough"


async def test_a_backup_restores(tmp_path):
    folder = tmp_path / "kept"
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        await stage.begin()
        async with backing_up(stage, tmp_path, str(folder)) as watched:
            await watched.sees(lambda seen: seen.backup is not None)
        await stage.ann.use(stage.lounge, "resign")
    (file,) = folder.glob("boop-*.sqlite3")
    path = tmp_path / "elsewhere.sqlite3"
    assert await asyncio.to_thread(upkeep.restore, path, file) == 0
    assert count(path) == (1,)


async def test_one_that_fails_is_told_and_tried_again_and_an_old_one_is_seen(tmp_path):
    folder = tmp_path / "kept"
    folder.write_text("no folder")
    async with (
        set_stage(tmp_path / "boop.sqlite3") as stage,
        backing_up(stage, tmp_path, f"{folder} every 6h") as watched,
    ):
        await stage.until(watched.told)
        (told,) = watched.told()
        assert told.startswith("**I have no fresh backup:**")
        seen = await watched.sees(lambda seen: seen.backup_trouble)
        assert seen.ready
        assert "there is NO good one yet" in seen.rows()[7]
        folder.unlink()
        stage.clock.moved += HOUR
        seen = await watched.sees(lambda seen: not seen.backup_trouble)
        assert seen.backup is not None
        assert len(watched.told()) == 1


async def test_a_backup_of_contradictory_records_is_kept_apart_and_told(tmp_path):
    folder = tmp_path / "kept"
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        await stage.begin()
        await stage.ann.use(stage.lounge, "move", turn="c3")
        await stage.settle()
        stage.write("UPDATE turns SET notation = 'K@e5' WHERE number = 1")
        async with backing_up(stage, tmp_path, str(folder)) as watched:
            await stage.until(watched.told)
            (told,) = watched.told()
            assert "contradict themselves" in told
    assert good(folder) == []
    (kept,) = folder.iterdir()
    assert kept.name.endswith(".faulty")
    assert count(kept) == (1,)


async def test_what_a_kill_has_left_is_cleared(tmp_path):
    begin(tmp_path / "boop.sqlite3")
    folder = tmp_path / "kept"
    folder.mkdir()
    for left in ("", ".partial", ".migrated"):
        (folder / f"boop-20260101-000000.sqlite3.unchecked{left}").touch()
    (folder / "holiday.jpg").touch()
    backups = Backups(Plan(folder), tmp_path / "boop.sqlite3", Alone(), TestClock())
    backups.start()
    async with asyncio.timeout(120):
        while not good(folder):
            await asyncio.sleep(0.05)
    await backups.close()
    assert sorted(file.name for file in folder.iterdir()) == [*good(folder), "holiday.jpg"]


def test_the_last_good_one_is_known_by_its_name(tmp_path):
    for name in (
        "boop-20260102-030405.sqlite3",
        "boop-20260101-000000.sqlite3",
        "boop-20270101-000000.sqlite3.faulty",
    ):
        (tmp_path / name).touch()
    assert Plan(tmp_path).last() == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert Plan(tmp_path / "nowhere").last() is None


@pytest.mark.skipif(not may_mount(), reason="only root may mount a small disk")
async def test_a_full_disk_for_backups_is_told_and_keeps_nobody_from_playing(tmp_path):
    with small_disk() as folder:
        fill(folder)
        async with set_stage(tmp_path / "boop.sqlite3") as stage:
            await stage.begin()
            async with backing_up(stage, tmp_path, f"{folder / 'kept'} every 6h") as watched:
                await stage.until(watched.told)
                assert "I have no fresh backup" in watched.told()[0]
                assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
                (folder / "filler").unlink()
                stage.clock.moved += HOUR
                await watched.sees(lambda seen: not seen.backup_trouble)
