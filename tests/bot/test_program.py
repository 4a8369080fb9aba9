"""The program as its host meets it: exit codes with a sentence each, the check of records, and a kill at any time."""

import asyncio
import io
import os
import signal
import subprocess
import sys
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.host import program
from bot.host.exits import Exit
from bot.host.settings import BadSetting, NoToken, Settings
from data import open_database
from sandbox.program import start_bot
from sandbox.stand_in.server import Server
from tests.cases import some
from tests.databases import begin, change
from tests.stage import SCHEMA, Stage, set_stage
from tests.wire.games import THREE_CATS

HERE = Path.cwd()


def run(tmp_path, *arguments, **environment):
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "bot", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HERE), "DISCORD_TOKEN": "", **environment},
    )
    return done.returncode, done.stdout, done.stderr


def test_without_a_token_it_says_what_to_do(tmp_path):
    code, _, err = run(tmp_path)
    assert code == Exit.NO_TOKEN
    assert err.startswith("There is no token. Put your bot's token after DISCORD_TOKEN= in the file .env")
    assert "Traceback" not in err


def test_a_bad_setting_is_named(tmp_path):
    code, _, err = run(tmp_path, DISCORD_TOKEN="x", BOOP_LOG_LEVEL="loud")
    assert code == Exit.BAD_SETTING
    assert err.startswith("BOOP_LOG_LEVEL is 'LOUD'; it must be one of")


@pytest.mark.parametrize("arguments", [[], ["--version"], ["doctor"]], ids=str)
def test_a_python_without_its_libraries_says_what_to_do(tmp_path, arguments):
    done = subprocess.run(  # noqa: S603 - our own program
        # With no libraries but Python's own: as outside .venv, or after an install that has failed.
        [sys.executable, "-S", "-m", "bot", *arguments],
        capture_output=True,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HERE)},
    )
    assert (done.returncode, done.stdout) == (Exit.LIBRARY_MISSING, "")
    assert done.stderr.startswith("This Python (")
    assert " which Boop Bot needs. Install what it needs with make install" in done.stderr
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.long
async def test_a_second_bot_on_one_database_is_refused(tmp_path):
    database = await open_database(begin(tmp_path / "boop.sqlite3"))
    code, _, err = await asyncio.to_thread(run, tmp_path, DISCORD_TOKEN="x")
    await database.close()
    assert code == Exit.DATABASE_IN_USE
    assert "\nAnother Boop Bot is using the database boop.sqlite3." in err


async def test_a_newer_database_is_refused_with_a_sentence(tmp_path):
    path = begin(tmp_path / "boop.sqlite3")
    change(path, "UPDATE alembic_version SET version_num = '9999'")
    code, _, err = await asyncio.to_thread(run, tmp_path, DISCORD_TOKEN="x")
    assert code == Exit.DATABASE_TOO_NEW
    assert "written by a newer Boop Bot" in err


@pytest.mark.skipif(os.name != "posix", reason="Windows has no such pipes")
@pytest.mark.parametrize("command", some(["doctor", "check"], 1))
def test_output_that_nobody_reads_to_its_end_is_no_mistake(tmp_path, command):
    begin(tmp_path / "boop.sqlite3")
    reads, writes = os.pipe()
    os.close(reads)
    done = subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "bot", command],
        stdout=writes,
        stderr=subprocess.PIPE,
        text=True,
        check=False,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(HERE), "DISCORD_TOKEN": ""},
    )
    os.close(writes)
    assert (done.returncode, done.stderr) == (141, "")


def test_settings_come_from_the_environment():
    settings = Settings.read({"DISCORD_TOKEN": " abc ", "BOOP_DATABASE": "x.sqlite3"})
    assert settings == Settings("abc", Path("x.sqlite3"), "INFO")
    with pytest.raises(NoToken):
        Settings.read({})
    with pytest.raises(BadSetting):
        Settings.read({"DISCORD_TOKEN": "abc", "BOOP_LOG_LEVEL": "?"})
    for presses in ("0", "-1", "many", "9" * 5000):
        with pytest.raises(BadSetting):
            Settings.read({"DISCORD_TOKEN": "abc", "BOOP_PRESSES": presses})
    assert Settings.read({"DISCORD_TOKEN": "abc", "BOOP_PRESSES": "1000"}).presses == 1000


def test_check_does_not_take_a_database_that_is_not_there_for_a_healthy_one(tmp_path):
    code, out, err = run(tmp_path, "check", BOOP_DATABASE="nowhere/boop.sqlite3")
    assert (code, out) == (Exit.NO_DATABASE, "")
    assert err.startswith("There is no database nowhere/boop.sqlite3.")
    assert list(tmp_path.iterdir()) == []


async def test_a_file_that_is_no_database_is_refused_with_a_sentence(tmp_path):
    (tmp_path / "boop.sqlite3").write_text("A shopping list: milk, tuna, more tuna.\n" * 100)
    code, _, err = await asyncio.to_thread(run, tmp_path, DISCORD_TOKEN="x")
    assert code == Exit.DATABASE_UNUSABLE
    assert "\nboop.sqlite3 is not a database: it does not begin as one." in err


@pytest.mark.long
async def test_check_replays_every_match_and_names_the_broken(tmp_path):
    async with set_stage(tmp_path / "boop.sqlite3") as stage:
        for number in range(3):
            await stage.begin()
            await stage.ann.use(stage.lounge, "move", turn="c3", match=str(number + 1))
            await stage.bob.use(stage.lounge, "move", turn="d4", match=str(number + 1))
    code, out, _ = await asyncio.to_thread(run, tmp_path, "check")
    assert (code, out) == (0, "3 matches replayed and all results counted again: 0 faults\n")
    change(tmp_path / "boop.sqlite3", "UPDATE turns SET notation = 'K@e5' WHERE match_id = 2 AND number = 1")
    code, out, _ = await asyncio.to_thread(run, tmp_path, "check")
    assert code == Exit.RECORDS_BROKEN
    assert out.startswith("match 2: turn 1 leads to 6/4K1/")
    assert out.endswith(": 1 faults\n")


@asynccontextmanager
async def a_bot_process(stage):
    """The bot as a program of its own, killed without warning at the end."""
    process = await start_bot(stage.server, stage.database_path, log=asyncio.subprocess.PIPE)
    try:
        yield process
    finally:
        if process.returncode is None:
            process.kill()
        _, stage.log = await process.communicate()


@pytest.mark.long
async def test_killed_in_the_middle_it_goes_on_where_it_was(tmp_path):
    async with Server(SCHEMA) as server:
        stage = Stage(server, begin(tmp_path / "boop.sqlite3"))
        async with a_bot_process(stage):
            await stage.begin()
            for number, turn in enumerate(THREE_CATS[:7]):
                answer = await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
        async with a_bot_process(stage):
            for number, turn in enumerate(THREE_CATS[7:], 7):
                answer = await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
                assert answer.message.attachments, answer.content
    assert "Three cats in a line" in answer.content
    assert b"Traceback" not in stage.log
    assert b"no-real-token" not in stage.log
    for person in (stage.ann, stage.bob):
        assert person.name.encode() not in stage.log


@pytest.mark.long
async def test_asked_to_end_it_ends_well(tmp_path):
    async with Server(SCHEMA) as server:
        stage = Stage(server, begin(tmp_path / "boop.sqlite3"))
        async with a_bot_process(stage) as process:
            process.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(process.wait(), 10) == Exit.WELL


@pytest.mark.long
async def test_asked_to_end_while_the_gateway_says_nothing_it_ends_well(tmp_path):
    """Not with SIGINT, which a test that runs in the background is made to ignore. While it connects again, discord.py takes the end of its task for its own."""
    async with Server(SCHEMA) as server:
        stage = Stage(server, begin(tmp_path / "boop.sqlite3"))
        async with a_bot_process(stage) as process:
            server.gateway.silent = True
            await server.gateway.drop()
            await asyncio.wait_for(server.gateway.waiting.wait(), 30)
            process.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(process.wait(), 30) == Exit.WELL


def test_whoever_is_not_at_a_terminal_is_not_asked(tmp_path, monkeypatch, capsys):
    begin(tmp_path / "boop.sqlite3")
    monkeypatch.chdir(tmp_path)
    # A pipe that says yes to everything is nobody.
    monkeypatch.setattr(sys, "stdin", io.StringIO("y\n"))
    monkeypatch.setattr(os, "umask", lambda _: 0)  # that of the tests stays
    assert program.main(["forget", "123"]) == Exit.BAD_SETTING
    assert "Nobody is there to be asked" in capsys.readouterr().err
