"""Backups on a schedule: made by a process of its own, each checked, the oldest of too many deleted."""

import asyncio
import os
import sqlite3
from contextlib import AsyncExitStack, asynccontextmanager, closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.host import admin
from bot.host.settings import BadSetting, Settings
from bot.host.watch.backup_files import BackupFiles
from bot.host.watch.backups import BackupPlan, Backups
from data import create, database_id_at, open_database
from tests.clock import TestClock
from tests.databases import begin
from tests.drill.disk import fill, may_mount, small_disk
from tests.stage import set_stage
from tests.wire.watching import watching

HOUR = timedelta(hours=1)


@pytest.mark.parametrize(
    ("text", "plan"),
    [
        ("/var/backups/boop every 6h keep 28", BackupPlan(Path("/var/backups/boop"), 6 * HOUR, 28)),
        ("backups", BackupPlan(Path("backups"), 6 * HOUR, 28)),
        ("my backups every 90m", BackupPlan(Path("my backups"), 1.5 * HOUR, 28)),
        ("/b every 1d keep 7", BackupPlan(Path("/b"), 24 * HOUR, 7)),
        ("/b keep 7", BackupPlan(Path("/b"), 6 * HOUR, 7)),
    ],
)
def test_a_plan_is_read(text, plan):
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_BACKUPS": text}).backups == plan


@pytest.mark.parametrize(
    "text",
    [
        "backups evry 6h keep 28",
        "backups every 6h kep 28d",
        "$HOME/b",
        "/b every 6x",
        "/b every 0h",
        "/b keep 0",
        "/b every",
        "/b keep 3 every 6h",
        " ",
    ],
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
async def opened(*places):
    """Databases in their order, closed afterwards."""
    async with AsyncExitStack() as stack:
        databases = [await open_database(place) for place in places]
        for database in databases:
            stack.push_async_callback(database.close)
        yield databases


@asynccontextmanager
async def backing_up(stage, tmp_path, text):
    """The watch with backups; the first is made at once."""
    database_id = database_id_at(stage.database_path)
    backups = Backups(BackupPlan.read(text), stage.database_path, database_id, stage.database, stage.clock)
    async with watching(stage, tmp_path, backups=backups) as watched:
        yield watched


@pytest.mark.long
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


@pytest.mark.long
async def test_a_backup_restores(tmp_path):
    folder = tmp_path / "kept"
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        await stage.begin()
        async with backing_up(stage, tmp_path, str(folder)) as watched:
            await watched.sees(lambda seen: seen.backup is not None)
        await stage.ann.use(stage.lounge, "resign")
    (file,) = folder.glob("boop-*.sqlite3")
    path = tmp_path / "elsewhere.sqlite3"
    assert await asyncio.to_thread(admin.restore, path, file) == 0
    assert count(path) == (1,)


@pytest.mark.long
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


@pytest.mark.long
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


@pytest.mark.long
async def test_what_a_kill_has_left_is_cleared(tmp_path):
    begin(tmp_path / "boop.sqlite3")
    folder = tmp_path / "kept"
    folder.mkdir()
    database_id = database_id_at(tmp_path / "boop.sqlite3")
    for left in ("", ".partial", ".migrated"):
        (folder / f"boop-{database_id[:8]}-20260101-000000.sqlite3.unchecked{left}").touch()
    others = "boop-0badcafe-20260101-000000.sqlite3.unchecked"
    (folder / others).touch()
    (folder / "holiday.jpg").touch()
    async with opened(tmp_path / "boop.sqlite3") as (database,):
        backups = Backups(BackupPlan(folder), tmp_path / "boop.sqlite3", database_id, database, TestClock())
        backups.start()
        async with asyncio.timeout(120):
            while not good(folder):
                await asyncio.sleep(0.05)
        await backups.close()
    assert sorted(file.name for file in folder.iterdir()) == sorted([*good(folder), others, "holiday.jpg"])


NOW = datetime(2026, 1, 2, 12, tzinfo=UTC)


def test_the_last_good_one_is_known_by_its_name(tmp_path):
    for name in (
        "boop-0badcafe-20260102-030405.sqlite3",
        "boop-0badcafe-20260101-000000.sqlite3",
        "boop-0badcafe-20260102-040000.sqlite3.faulty",
        "boop-0badcafe-20260102-050000.sqlite3.unchecked",
        "boop-0badcafe-20269999-000000.sqlite3",
        "boop-deadbeef-20260102-060000.sqlite3",
        "boop-20260102-070000.sqlite3",
    ):
        (tmp_path / name).write_text("a copy")
    # What only has the name counts as none.
    (tmp_path / "boop-0badcafe-20260102-100000.sqlite3").touch()
    (tmp_path / "boop-0badcafe-20260102-100001.sqlite3").mkdir()
    (tmp_path / "boop-0badcafe-20260102-100002.sqlite3").symlink_to("boop-0badcafe-20260102-030405.sqlite3")
    files = BackupFiles(tmp_path, "0badcafe" * 4)
    assert files.last(NOW) == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    assert len(files.good(NOW)) == 2
    assert BackupFiles(tmp_path / "nowhere", "0badcafe" * 4).last(NOW) is None


def test_one_from_the_future_counts_as_none_and_is_left_where_it_is(tmp_path):
    for name in ("20260102-030405", "20270101-000000"):
        (tmp_path / f"boop-0badcafe-{name}.sqlite3").write_text("a copy")
    files = BackupFiles(tmp_path, "0badcafe" * 4)
    assert files.last(NOW) == datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC)
    unchecked = files.prepare(NOW)
    unchecked.write_text("a copy")
    kept = files.keep(unchecked, 1, NOW)
    assert [file.name for file in files.ahead(NOW)] == ["boop-0badcafe-20270101-000000.sqlite3"]
    assert files.good(NOW) == [kept]


def test_a_folder_that_can_not_be_read_is_an_answer_too(tmp_path):
    folder = tmp_path / "kept"
    folder.mkdir(mode=0o000)
    root = os.geteuid() == 0
    if root:
        os.seteuid(65534)  # nobody: no folder is closed to root
    try:
        seen = BackupFiles(folder, "0badcafe").look(NOW)
    finally:
        if root:
            os.seteuid(0)
    assert (seen.last, seen.ahead) == (None, [])
    assert seen.problem == f"{folder} can't be read: Permission denied"


@pytest.mark.long
async def test_one_from_the_future_does_not_end_backups_and_is_told(tmp_path):
    folder = tmp_path / "kept"
    folder.mkdir()
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        mark = database_id_at(stage.database_path)[:8]
        ahead = folder / f"boop-{mark}-20990101-000000.sqlite3"
        ahead.write_text("a copy")
        async with backing_up(stage, tmp_path, f"{folder} every 6h keep 1") as watched:
            await stage.until(lambda: len(good(folder)) == 2)
            first, _ = good(folder)
            stage.clock.moved += 6 * HOUR
            await stage.until(lambda: first not in good(folder))
            seen = await watched.sees(lambda seen: seen.backup is not None and seen.backup < 7200)
            assert f"{ahead.name} seems to be made later than now" in seen.backup_trouble
            await stage.until(watched.told)
            assert "later than now" in watched.told()[0]
            assert ahead.exists()


@pytest.mark.long
async def test_two_bots_in_one_folder_are_not_in_each_others_way(tmp_path):
    folder = tmp_path / "kept"
    places = [tmp_path / "one.sqlite3", tmp_path / "two.sqlite3"]
    clock = TestClock()
    for place in places:
        create(place)
    async with opened(*places) as databases:
        each = [
            Backups(
                BackupPlan.read(f"{folder} every 6h keep 2"), place, database_id_at(place), database, clock
            )
            for place, database in zip(places, databases, strict=True)
        ]

        def made():
            return [len(backups.files.good(clock.now())) for backups in each]

        try:
            for backups in each:
                backups.start()
            async with asyncio.timeout(300):
                for count_ in (1, 2, 2):
                    before = good(folder)
                    while made() != [count_, count_] or (before and set(before) == set(good(folder))):
                        await asyncio.sleep(0.05)
                    clock.moved += 6 * HOUR
        finally:
            for backups in each:
                await backups.close()
    assert [backups.failure for backups in each] == [None, None]


@pytest.mark.long
async def test_backups_from_before_names_had_a_mark_go_on_counting_where_they_are_ours(tmp_path):
    folder = tmp_path / "kept"
    folder.mkdir()
    for name in ("boop", "other"):
        create(tmp_path / f"{name}.sqlite3")
    ours, others = folder / "boop-20260101-000000.sqlite3", folder / "boop-20260101-000001.sqlite3"
    admin.back_up(tmp_path / "boop.sqlite3", ours)
    admin.back_up(tmp_path / "other.sqlite3", others)
    (folder / "boop-20260101-000002.sqlite3").write_text("a shopping list")
    database_id = database_id_at(tmp_path / "boop.sqlite3")
    files = BackupFiles(folder, database_id)
    files.prepare(NOW)
    assert [file.name for file in files.good(NOW)] == [f"boop-{database_id[:8]}-20260101-000000.sqlite3"]
    assert others.exists()


@pytest.mark.long
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
