"""The unit for systemd, as far as systemd itself can tell without being booted."""

import re
import shutil
import subprocess
from configparser import ConfigParser
from pathlib import Path

import pytest

from bot.host.exits import Exit
from bot.host.watch.health import MAX_AGE

UNIT = Path("deploy/boop-bot.service")
HOSTING = Path("docs/hosting.md").read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def service():
    unit = ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str
    unit.read(UNIT)
    return unit["Service"]


def test_the_bot_runs_as_a_user_of_its_own_and_writes_only_what_is_its_own(service):
    assert (service["User"], service["UMask"], service["ProtectSystem"]) == ("boop-bot", "0077", "strict")
    assert service["NoNewPrivileges"] == "yes"
    assert (service["Type"], float(service["WatchdogSec"])) == ("notify", MAX_AGE)


def test_it_is_not_started_again_where_the_table_of_exit_codes_says_no(service):
    rows = re.findall(r"^\| (\d+) \| `\w+` \| .* \| ?(\w*) \|$", HOSTING, re.MULTILINE)
    assert len(rows) == len(Exit)
    final = [code for code, again in rows if again == "no"]
    assert service["RestartPreventExitStatus"].split() == final


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
