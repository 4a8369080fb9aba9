"""The program as a supervisor and a monitor meet it: signs of life, metrics, and a log that machines read."""

import asyncio
import json
import os
import re
import socket
import sys
import urllib.request
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from bot.clock import MovedClock
from bot.host.exits import Exit
from bot.host.settings import BadSetting, Settings
from bot.host.watch import health
from bot.host.watch.health import Health
from bot.host.watch.metrics import Metrics
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from tests.bot.test_program import run
from tests.databases import begin
from tests.stage import Stage

HOSTING = Path("docs/hosting.md").read_text(encoding="utf-8")


def free_port():
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return found.getsockname()[1]


class Supervisor:
    """What systemd listens with."""

    def __init__(self, path):
        self.path = str(path)
        self.heard = []
        self._socket = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
        self._socket.bind(self.path)
        self._socket.setblocking(False)

    def listen(self):
        """All that was told until now."""
        try:
            while told := self._socket.recv(4096):
                self.heard.append(told.decode())
        except BlockingIOError:
            return self.heard

    def close(self):
        self._socket.close()


@asynccontextmanager
async def hosted(tmp_path, **settings):
    """The bot as a program, hosted with everything; its clock is moved on by a file."""
    clock = tmp_path / "clock"
    clock.write_text("0")
    async with Server() as server:
        stage = Stage(server, begin(tmp_path / "boop.sqlite3"))
        stage.settings = {"BOOP_HEARTBEAT": str(tmp_path / "heartbeat"), "BOOP_CLOCK": str(clock), **settings}
        with (tmp_path / "log").open("wb") as log:
            stage.process = await start_bot(server, stage.database_path, log=log, **stage.settings)
            try:
                yield stage
            finally:
                stage.code = await stop_bot(stage.process)


async def pass_time(tmp_path, seconds):
    """Let the bot's clock go on, and the watch look."""
    clock = tmp_path / "clock"
    clock.write_text(str(float(clock.read_text()) + seconds))
    await asyncio.sleep(1.5)


async def ask(stage, *arguments):
    """What a command of the program says beside the running bot, and its exit code."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, *arguments), env={**os.environ, **stage.settings}, stdout=asyncio.subprocess.PIPE
    )
    out, _ = await process.communicate()
    return process.returncode, out.decode()


@pytest.mark.long
async def test_while_the_gateway_is_cut_for_ten_minutes_the_watchdog_is_content(tmp_path):
    supervisor = Supervisor(tmp_path / "notify")
    async with hosted(tmp_path, NOTIFY_SOCKET=supervisor.path) as stage:
        assert supervisor.listen()[0] == "READY=1\nSTATUS=Logging in"
        await pass_time(tmp_path, 20)
        assert supervisor.listen()[-1].startswith(
            "WATCHDOG=1\nSTATUS=ready yes; gateway connected; database answers in "
        )
        stage.server.gateway.down = True
        await stage.server.gateway.drop()
        for _ in range(5):
            before = len(supervisor.listen())
            await pass_time(tmp_path, 120)
            assert len(supervisor.listen()) > before
            assert supervisor.heard[-1].startswith("WATCHDOG=1\n")
        assert "STATUS=ready NO; gateway NOT connected for " in supervisor.heard[-1]
        for module in ("bot", "bot.host.watch.health"):
            code, told = await ask(stage, "-m", module, *(["health"] if module == "bot" else []))
            assert code == Exit.WELL
            assert told.startswith("alive       yes\nready       NO\ngateway     NOT connected for ")
        stage.server.gateway.down = False
        await stage.until(lambda: stage.server.gateway.connected)
        await pass_time(tmp_path, 20)
        assert "STATUS=ready yes; gateway connected" in supervisor.listen()[-1]
        assert stage.process.returncode is None
    assert supervisor.listen()[-1] == "STOPPING=1"
    log = (tmp_path / "log").read_text()
    assert "Attempting a reconnect for shard ID 0 in " in log
    assert "Traceback" not in log
    assert stage.code == Exit.WELL
    supervisor.close()
    code, told = await ask(stage, "-m", "bot", "health")
    assert code == Exit.NOT_WELL
    assert told.startswith("alive       NO: there is no file")


@pytest.mark.long
async def test_a_bot_that_was_stopped_in_its_tracks_is_not_alive(tmp_path):
    async with hosted(tmp_path) as stage:
        await pass_time(tmp_path, 20)
        heartbeat = tmp_path / "heartbeat"
        long_ago = heartbeat.stat().st_mtime - 100
        stage.process.send_signal(19)
        try:
            os.utime(heartbeat, (long_ago, long_ago))
            code, told = await ask(stage, "-m", "bot.host.watch.health")
        finally:
            stage.process.send_signal(18)
    assert code == 1
    assert re.match(r"alive       NO: its last sign of life in .* is 1\d\d seconds old", told)


@pytest.mark.long
async def test_metrics_tell_what_was_answered_and_hold_no_names(tmp_path):
    port = free_port()
    async with hosted(tmp_path, BOOP_METRICS=f"127.0.0.1:{port}") as stage:
        await stage.begin()
        assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
        await pass_time(tmp_path, 20)
        served = await asyncio.to_thread(
            lambda: urllib.request.urlopen(f"http://127.0.0.1:{port}/metrics").read().decode()
        )
    values = dict(line.rsplit(" ", 1) for line in served.splitlines() if not line.startswith("#"))
    for command in ("challenge", "move", "button accept"):
        assert values[f'boop_answer_age_seconds_count{{command="{command}"}}'] == "1.0"
        assert 0 <= float(values[f'boop_answer_age_seconds_sum{{command="{command}"}}']) < 60
    assert values["boop_ready"] == values["boop_gateway_connected"] == "1.0"
    assert float(values["boop_drawing_seconds_count"]) >= 2
    assert values["boop_unshown_boards"] == values["boop_quarantined_matches"] == "0.0"
    assert values["boop_backup_age_seconds"] == "NaN"
    for private in ("Ann", "Bob", str(stage.ann.user.id), str(stage.lounge.id), "no-real-token"):
        assert private not in served


def test_the_metrics_are_documented():
    documented = re.findall(r"^\| `(boop_\w+)`", HOSTING, re.MULTILINE)
    served = [
        metric.name + ("_total" if metric.type == "counter" else "")
        for metric in Metrics().registry.collect()
    ]
    assert documented == served


@pytest.mark.long
def test_where_the_library_for_metrics_is_missing_it_is_named(tmp_path):
    (tmp_path / "prometheus_client.py").write_text("raise ModuleNotFoundError")
    begin(tmp_path / "boop.sqlite3")
    code, _, told = run(tmp_path, DISCORD_TOKEN="x", BOOP_METRICS="127.0.0.1:9464")
    assert code == Exit.BAD_SETTING
    assert told.splitlines()[-1].startswith("BOOP_METRICS is set, but the library for it is missing.")


@pytest.mark.long
async def test_a_port_that_is_taken_is_a_bad_setting(tmp_path):
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        address = f"127.0.0.1:{other.getsockname()[1]}"
        begin(tmp_path / "boop.sqlite3")
        code, _, told = run(tmp_path, DISCORD_TOKEN="x", BOOP_METRICS=address)
    assert code == Exit.BAD_SETTING
    assert f"BOOP_METRICS: nobody can listen on {address}" in told


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("BOOP_METRICS", "9464"),
        ("BOOP_METRICS", "127.0.0.1:0"),
        ("BOOP_METRICS", "127.0.0.1:99999"),
        ("BOOP_HOST_CHANNEL", "#alerts"),
        ("BOOP_LOG_FORMAT", "xml"),
    ],
)
def test_a_setting_that_can_not_be_meant_is_named(name, value):
    with pytest.raises(BadSetting, match=f"^{name} is '{value}'; it must be "):
        Settings.read({"DISCORD_TOKEN": "x", name: value})


@pytest.mark.parametrize(
    "heartbeat",
    [
        "boop.sqlite3",
        "boop.sqlite3-wal",
        "boop.sqlite3.lock",
        "boop.sqlite3.rescued",
        "link",
        "folder",
        "clock",
        "holiday.jpg",
        ".env",
    ],
)
def test_a_heartbeat_that_would_be_written_over_something_else_is_refused(tmp_path, monkeypatch, heartbeat):
    monkeypatch.chdir(tmp_path)
    Path("folder").mkdir()
    Path("link").symlink_to("boop.sqlite3")
    Path("holiday.jpg").write_bytes(b"\xff\xd8\xff")
    settings = {"DISCORD_TOKEN": "x", "BOOP_HEARTBEAT": heartbeat, "BOOP_CLOCK": "clock"}
    with pytest.raises(BadSetting, match=r"^BOOP_HEARTBEAT"):
        Settings.read(settings)
    with pytest.raises(BadSetting, match=r"^BOOP_HEARTBEAT"):
        Settings.read({**settings, "BOOP_HEARTBEAT": "beat", "BOOP_DATABASE": "beat.new"})


def test_a_heartbeat_that_a_kill_has_left_is_written_over(tmp_path):
    path = tmp_path / "heartbeat"
    health.write(path, Health(None, 0.0, 0.0, 0, 0, 0, 0, 0, 0, False, None, None, False))
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_HEARTBEAT": str(path)}).heartbeat == path
    path.write_bytes(b"")  # as on a full disk
    assert Settings.read({"DISCORD_TOKEN": "x", "BOOP_HEARTBEAT": str(path)}).heartbeat == path


def test_a_database_that_would_be_deleted_as_an_old_backup_is_refused(tmp_path):
    database = tmp_path / "boop-0badcafe-20260101-000000.sqlite3"
    with pytest.raises(BadSetting, match="called like a backup"):
        Settings.read({"DISCORD_TOKEN": "x", "BOOP_DATABASE": str(database), "BOOP_BACKUPS": str(tmp_path)})


@pytest.mark.parametrize("moved", ["inf", "-inf", "nan", "1e12", "-1e12", "1e400", "a while"])
def test_a_clock_that_can_not_be_moved_so_far_is_not_moved(tmp_path, moved):
    (tmp_path / "clock").write_text(moved)
    assert abs(MovedClock(tmp_path / "clock").now() - datetime.now(UTC)) < timedelta(minutes=1)


@pytest.mark.long
async def test_a_clock_that_is_moved_back_makes_no_sleep_longer(tmp_path):
    file = tmp_path / "clock"
    file.write_text("0")
    sleeping = asyncio.create_task(MovedClock(file).sleep(1))
    await asyncio.sleep(0.1)
    file.write_text("-3600")
    async with asyncio.timeout(30):
        await sleeping


@pytest.mark.long
async def test_a_log_as_json_has_one_event_a_line_with_its_match_and_no_names(tmp_path):
    async with hosted(tmp_path, BOOP_LOG_FORMAT="json", BOOP_LOG_LEVEL="DEBUG") as stage:
        await stage.begin()
        stage.lounge.deleted = True
        await stage.ann.use(stage.lounge, "board", match="1")
        stage.write("UPDATE matches SET position = 'rubbish' WHERE id = 1")
        await stage.ann.use(stage.garden, "move", turn="my secret move", match="1")
        await stage.ann.use(stage.garden, "move", turn="c3", match="1")
    lines = [json.loads(line) for line in (tmp_path / "log").read_text().splitlines()]
    assert all({"at", "level", "logger", "event"} <= line.keys() for line in lines)
    assert any(line.get("match") == 1 for line in lines)
    text = (tmp_path / "log").read_text()
    for private in ("Ann", "Bob", "my secret move", "no-real-token", "The cat flap", "lounge"):
        assert private not in text
