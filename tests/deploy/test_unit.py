"""The unit for systemd, as far as systemd itself can tell without being booted."""

import re
import shlex
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.host.exits import Exit
from bot.host.watch.health import MAX_AGE

UNIT = Path("deploy/boop-bot.service")
HOSTING = Path("docs/hosting.md").read_text(encoding="utf-8")


#: The code of each way to end, and whether it is started again then.
ROWS = re.findall(r"^\| (\d+) \| `\w+` \| .* \| ?(\w*) \|$", HOSTING, re.MULTILINE)


@pytest.fixture(scope="module")
def unit():
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(UNIT)
    return unit


@pytest.fixture(scope="module")
def service(unit):
    return unit["Service"]


def test_the_bot_runs_as_a_user_of_its_own_and_writes_only_what_is_its_own(service):
    assert (service["User"], service["UMask"], service["ProtectSystem"]) == ("boop-bot", "0077", "strict")
    assert service["NoNewPrivileges"] == "yes"
    assert (service["Type"], float(service["WatchdogSec"])) == ("notify", MAX_AGE)


def test_it_is_not_started_again_where_the_table_of_exit_codes_says_no(service):
    assert len(ROWS) == len(Exit)
    final = [code for code, again in ROWS if again == "no"]
    assert service["RestartPreventExitStatus"].split() == final


def test_a_crash_at_each_start_comes_to_an_end_and_what_passes_by_itself_does_not(unit):
    service = unit["Service"]
    within, most = (float(unit["Unit"][f"StartLimit{what}"]) for what in ("IntervalSec", "Burst"))
    pause = float(service["RestartSec"])
    codes, wait = re.search(r"EXIT_STATUS in ([\d|]+)\) sleep (\d+)", service["ExecStopPost"]).groups()
    assert codes.split("|") == [code for code, again in ROWS if again == "yes"]
    assert int(wait) < float(service["TimeoutStopSec"])
    assert most * (pause + float(wait)) > within > 2 * most * pause


@pytest.mark.parametrize(("status", "waits"), [("0", False), ("1", False), ("15", True), ("33", False)])
def test_only_what_passes_by_itself_is_waited_for(unit, tmp_path, status, waits):
    sleep = tmp_path / "sleep"
    sleep.write_text("#!/bin/sh\necho slept $1\n")
    sleep.chmod(0o755)
    # As systemd reads it: two dollars are one.
    command = shlex.split(unit["Service"]["ExecStopPost"].replace("$$", "$"))
    done = subprocess.run(  # noqa: S603 - the unit's own
        command,
        capture_output=True,
        text=True,
        check=True,
        env={"PATH": f"{tmp_path}:/usr/bin:/bin", "EXIT_STATUS": status},
    )
    assert done.stdout == ("slept 25\n" if waits else "")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="there is no systemd-analyze")
def test_systemd_understands_it(tmp_path):
    # The program itself is not installed here.
    unit = tmp_path / UNIT.name
    unit.write_text(re.sub(r"^ExecStart=.*", "ExecStart=/bin/true", UNIT.read_text(), flags=re.MULTILINE))
    done = subprocess.run(  # noqa: S603
        ["systemd-analyze", "verify", "--man=no", str(unit)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    assert UNIT.name not in done.stderr, done.stderr
    rated = subprocess.run(  # noqa: S603
        ["systemd-analyze", "security", "--offline=true", "--threshold=25", str(unit)],  # noqa: S607
        capture_output=True,
        text=True,
        check=False,
    )
    assert rated.returncode == 0, rated.stdout[-1500:] + rated.stderr
