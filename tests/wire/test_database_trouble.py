"""The database fails while people play: nothing is acknowledged that is not kept, and everything goes on afterwards."""

import logging
import sqlite3
from contextlib import closing, contextmanager

import pytest

from tests.databases import rows
from tests.stage import set_stage
from tests.wire.chairs import DAY, notices, pass_time

pytestmark = pytest.mark.sqlite
TOLD = "I can't use my database right now, so nothing has changed. Every match is just as it was. Please try again later."


@pytest.fixture
async def loud(database_place, caplog):
    """A stage on which the database may fail, which is loud in the log, but leaves no traceback there."""
    async with set_stage(database_place) as stage:
        yield stage
    assert all(record.exc_info is None for record in caplog.records)


def fill(file):
    """Let the file grow no more, and use up what is free in it: SQLite then says what it says on a full disk."""
    (pages,) = file.execute("PRAGMA page_count").fetchone()
    file.execute(f"PRAGMA max_page_count = {pages}")
    version = 1000
    for size in (1500, 300, 60, 10):
        with pytest.raises(sqlite3.OperationalError, match="full"):
            while version := version + 1:
                values = (version, "x" * size)
                file.execute(
                    "INSERT INTO turns VALUES (1, ?, 1000, ?, '', '2026-01-01 00:00:00', 1, 0)", values
                )


def make_room(file):
    file.execute("PRAGMA max_page_count = 1000000")


@contextmanager
def locked(stage):
    """Another program holds the lock for longer than a player waits."""
    with closing(sqlite3.connect(stage.database_path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield


@pytest.mark.long
async def test_while_the_database_is_locked_nothing_is_acknowledged(loud, caplog):
    stage = loud
    await stage.begin()
    before = stage.kept()
    with locked(stage):
        answer = await stage.ann.use(stage.lounge, "move", turn="c3")
        assert (answer.content, answer.ephemeral) == (TOLD, True)
    assert stage.kept() == before
    assert any(
        record.levelno == logging.CRITICAL and "locked" in record.getMessage() for record in caplog.records
    )
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
    await stage.settle()


@pytest.mark.long
async def test_a_board_that_was_sent_while_nothing_could_be_kept_is_not_sent_again(loud):
    stage = loud
    await stage.begin()
    sent = len(stage.lounge.messages)
    shown = stage.row("SELECT shown_version FROM matches")

    async def lock_after_the_turn(request, serve):
        answer = await serve(request)
        if request.path.endswith("/callback"):
            lock.execute("BEGIN IMMEDIATE")
            stage.server.trouble = None
        return answer

    with closing(sqlite3.connect(stage.database_path, isolation_level=None)) as lock:
        stage.server.trouble = lock_after_the_turn
        answer = await stage.ann.use(stage.lounge, "move", turn="c3")
        assert answer.message.attachments
        await stage.until(lambda: stage.bot.context.publisher.background.is_retrying(1))
        assert stage.row("SELECT shown_version FROM matches") == shown
    await stage.until(lambda: stage.row("SELECT shown_version = version FROM matches") == (1,))
    await stage.settle()
    assert len(stage.lounge.messages) == sent + 1


@pytest.mark.long
async def test_a_reminder_is_given_once_while_it_cannot_be_kept(loud):
    stage = loud
    await stage.begin(pace="1 day a turn")

    async def lock_after_the_notice(request, serve):
        answer = await serve(request)
        if request.method == "POST" and request.path.endswith("/messages"):
            lock.execute("BEGIN IMMEDIATE")
            stage.server.trouble = None
        return answer

    with closing(sqlite3.connect(stage.database_path, isolation_level=None)) as lock:
        stage.server.trouble = lock_after_the_notice
        stage.clock.moved += DAY * 0.8
        await stage.until(lambda: lock.in_transaction)
        for _ in range(20):
            await stage.clock.patrol()
        assert len(notices(stage.lounge)) == 1
    await stage.until(lambda: stage.row("SELECT reminder FROM matches") == ("time-up",))
    await pass_time(stage, DAY * 0)
    assert len(notices(stage.lounge)) == 1


async def test_a_deleted_database_takes_no_turn_and_is_rescued(loud, caplog):
    stage = loud
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    stage.database_path.unlink()
    for _ in range(2):
        answer = await stage.bob.use(stage.lounge, "move", turn="d4")
        assert answer.content == TOLD
    assert "python -m bot restore" in caplog.text
    assert rows(f"{stage.database_path}.rescued", "SELECT turns FROM matches") == [(1,)]


@pytest.mark.long
async def test_with_a_full_disk_no_turn_is_taken_and_with_room_it_goes_on(loud, caplog):
    stage = loud
    await stage.begin()
    writer = stage.database.workers[0]
    await writer.run_outside(fill)
    before = stage.kept()
    answer = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert answer.content == TOLD
    assert stage.kept() == before
    assert "disk is full" in caplog.text
    await writer.run_outside(make_room)
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
    await stage.settle()
