"""The commands of docs/hosting.md, as they stand there: in a clone, as the service behind systemd's read-only mounts, and with restic.

What git and make would fetch is here already, and systemd is not booted: its unit's own command and mounts take its place.
"""

import asyncio
import os
import re
import shlex
import shutil
import stat
import subprocess
import sys
from configparser import ConfigParser
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.host.exits import Exit
from sandbox.stand_in.server import Server
from tests.databases import rows
from tests.deploy.test_documented import LENT
from tests.stage import Stage, boards_in

pytestmark = pytest.mark.long

HERE = Path.cwd()
PAGE = Path("docs/hosting.md").read_text(encoding="utf-8")
#: What is there already, or is systemd's.
NOT_TYPED = ("git ", "make ", "systemctl ", "journalctl ")
#: Below these are folders of the test's own, and the rest of the machine is only read.
MOUNTS = """
set -eu
mount --make-rprivate /
{lend}
cp -a /etc etc
mkdir opt lib bin run
cp -a /usr/local/bin/. bin
for each in etc:/etc opt:/opt lib:/var/lib bin:/usr/local/bin run:/run; do mount --bind "${{each%:*}}" "${{each#*:}}"; done
mount -o remount,bind,ro /
echo there
exec sleep infinity
"""
#: Lets everybody on this machine see a folder that lies where only root looks.
LEND = """
mkdir -p lent
mount --bind {place} lent
mount -t tmpfs -o mode=755 tmpfs {hidden}
mkdir -p {place}
mount --move lent {place}
"""


def blocks(text):
    """The commands of a part of the page, block by block, without what is there already and without comments."""
    found = re.findall(r"(?:^    +\S.+\n)+", text, re.MULTILINE)
    lines = [[re.sub(r"\s{2,}#.*", "", line.strip()) for line in block.splitlines()] for block in found]
    return [[line for line in block if not line.startswith(NOT_TYPED)] for block in lines]


def section(heading):
    """A part of the page, under a heading of whatever level."""
    _, level, text = re.split(rf"^(#+) {re.escape(heading)}$", PAGE, maxsplit=1, flags=re.MULTILINE)
    return re.split(rf"^#{{2,{len(level)}}} ", text, maxsplit=1, flags=re.MULTILINE)[0]


def inline(*beginnings):
    """The commands that stand in sentences of the page."""
    return [each for each in re.findall(r"`([^`\n]+)`", PAGE) if each.startswith(beginnings)]


async def started(command, folder, **more):
    return await asyncio.create_subprocess_shell(
        command,
        cwd=folder,
        stdin=asyncio.subprocess.DEVNULL,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.STDOUT,
        **more,
    )


async def typed(command, folder, *, expected=Exit.WELL, **more):
    """What a command says, which has to end as expected. Nobody is at a terminal here to say yes."""
    process = await started(command.replace("--setup", "--setup --yes"), folder, **more)
    out, _ = await process.communicate()
    assert process.returncode == expected, (command, process.returncode, out.decode()[-2000:])
    return out.decode()


def clone(folder, port):
    """A clone in which everything is installed, whose bot is sent to the stand-in."""
    for part in HERE.iterdir():
        if part.name not in {"build", ".git", ".env"}:
            (folder / part.name).symlink_to(part)
    (folder / "sitecustomize.py").write_text(LENT.replace("os.environ['STAND_IN']", str(port)))


async def a_turn(stage, *, more_than=0):
    """Ann and Bob begin, or go on; there is a new board."""
    await stage.begin() if not more_than else await stage.bob.use(stage.lounge, "move", turn="d4")
    await stage.until(lambda: len(boards_in(stage.lounge)) > more_than)


def test_every_command_of_a_sentence_is_one_that_there_is():
    known = set(re.search(r"\{([\w,]+)\}", told_by("--help"))[1].split(","))
    for command in inline(".venv/bin/python -m bot ", "python -m bot ", "boop-bot "):
        words = shlex.split(command.partition("-m bot ")[2] or command.removeprefix("boop-bot "))
        assert words[0] in known or words[0].startswith("-"), command


def told_by(*arguments):
    return subprocess.run(  # noqa: S603 - our own program
        [sys.executable, "-m", "bot", *arguments], capture_output=True, text=True, check=True
    ).stdout


async def test_the_commands_for_make_are_typed_from_installing_to_restoring(tmp_path):
    async with Server() as server:
        clone(tmp_path, server.port)
        stage = Stage(server, tmp_path / "boop.sqlite3")
        environment = {**os.environ, "PYTHONPATH": str(tmp_path)}

        async def say(*lines):
            return [await typed(line, tmp_path, env=environment) for line in lines]

        (install,) = blocks(section("With make, on Linux or macOS"))
        await say(install[0])
        (tmp_path / ".env").write_text("DISCORD_TOKEN=no-real-token\n")
        assert "oauth2/authorize?client_id=" in (await say(*install[1:]))[-1]

        runs = await started(f"exec {sys.executable} -m bot", tmp_path, env=environment)
        await server.bot_ready(60)
        await a_turn(stage)
        (update,) = blocks(section("Updating"))
        await say(*update)
        assert "0 faults" in (await say(*inline(".venv/bin/python -m bot check")))[0]
        runs.terminate()
        assert await runs.wait() == Exit.WELL
        (back,) = set(inline(".venv/bin/python -m bot restore before-update"))
        assert "Restored: 1 matches" in (await say(back))[0]


def may_unshare():
    """Whether this process may have mounts of its own; in a container root may not, either."""
    if (
        os.name != "posix"
        or os.geteuid() != 0
        or not all(map(shutil.which, ("unshare", "nsenter", "runuser")))
    ):
        return False
    probe = ["unshare", "-m", "mount", "-o", "remount,bind,ro", "/"]
    return subprocess.run(probe, capture_output=True, check=False).returncode == 0  # noqa: S603


class Machine:
    """A machine whose mounts are the test's own, as the unit gives them to the service."""

    def __init__(self, pid, folder):
        self.pid, self.folder = pid, folder

    def inside(self, command):
        return f"nsenter -m -t {self.pid} sh -c {shlex.quote(command)}"

    async def say(self, command, **more):
        return await typed(self.inside(command), self.folder, **more)

    async def service(self):
        """The service, as the unit starts it."""
        unit = ConfigParser(strict=False, interpolation=None)
        unit.optionxform = str
        unit.read("deploy/boop-bot.service")
        told = unit["Service"]
        start = f"cd {told['WorkingDirectory']} && exec runuser -u {told['User']} -- env {told['Environment']} {told['ExecStart']}"
        return await started(self.inside(start), self.folder)


def hidden(place):
    """The outermost folder around a place into which only root looks; None if everybody may."""
    return next((each for each in place.parents[::-1] if not each.stat().st_mode & stat.S_IXOTH), None)


@asynccontextmanager
async def machine(folder):
    python = Path(sys.base_prefix)
    lend = LEND.format(place=python, hidden=hidden(python)) if hidden(python) else ""
    holder = await started(f"exec unshare -m sh -c {shlex.quote(MOUNTS.format(lend=lend))}", folder)
    said = [b""]
    try:
        while said[-1] != b"there\n":
            said.append(await holder.stdout.readline())
            assert said[-1], said
        yield Machine(holder.pid, folder)
    finally:
        if holder.returncode is None:
            holder.terminate()
        await holder.wait()


@pytest.mark.skipif(not may_unshare(), reason="this process may have no mounts of its own")
@pytest.mark.skipif(bool(hidden(HERE)), reason="this clone lies where only root looks")
async def test_the_commands_of_the_service_are_typed_behind_its_mounts(tmp_path):
    async with Server() as server, machine(tmp_path) as here:
        install, _drop_in = blocks(section("Under a supervisor"))
        stage = Stage(server, tmp_path / "lib" / "boop-bot" / "boop.sqlite3")
        # What "git clone" and "make install" leave.
        (tmp_path / "opt" / "boop-bot").mkdir()
        clone(tmp_path / "opt" / "boop-bot", server.port)
        tmp_path.chmod(0o755)
        begin = install.index("boop-bot init")
        await here.say(" && ".join(install[:begin]))
        settings = tmp_path / "lib" / "boop-bot" / ".env"
        settings.write_text(settings.read_text().replace("DISCORD_TOKEN=", "DISCORD_TOKEN=no-real-token"))
        await here.say("install -d -o boop-bot /run/boop-bot")
        for command in install[begin:]:
            told = await here.say(command)
        assert "oauth2/authorize?client_id=" in told

        runs = await here.service()
        await server.bot_ready(60)
        await a_turn(stage)
        for command in ("check", "health", "backup before-update.sqlite3"):
            await here.say(f"boop-bot {command}")
        kept = tmp_path / "lib" / "boop-bot" / "backups"
        await stage.until(lambda: list(kept.glob("boop-*.sqlite3")))
        await here.say("kill $(pgrep -u boop-bot python)")
        assert await runs.wait() == Exit.WELL

        (restore,) = blocks(PAGE.split("\n## Restoring\n")[1].split("### A lost file")[0])
        for command in restore:
            assert "Restored: 1 matches" in await here.say(command.replace("FILE", "before-update.sqlite3"))
        await here.say("boop-bot backup /mnt/elsewhere.sqlite3", expected=Exit.DATABASE_UNUSABLE)
        assert rows(stage.place, "SELECT count(*) FROM matches") == [(1,)]


@pytest.mark.skipif(not shutil.which("restic"), reason="there is no restic")
async def test_what_restic_copied_away_is_restored_from(tmp_path):
    secrets = {"RESTIC_REPOSITORY": str(tmp_path / "away"), "RESTIC_PASSWORD": "x", "HOME": str(tmp_path)}
    environment = {**os.environ, **secrets, "PYTHONPATH": str(HERE)}

    async def say(command):
        return await typed(command, tmp_path, env=environment)

    python = f"{sys.executable} -m bot"
    backup = "boop-3f9a01c2-20261122-060000.sqlite3"
    copy, back = (line.strip() for line in re.findall(r"^ +(restic .+)$", PAGE, re.MULTILINE))
    await say(f"{python} init && mkdir backups && {python} backup backups/{backup} && restic init")
    await say(copy)
    shutil.rmtree(tmp_path / "backups")
    assert backup in back
    back = back.replace("/tmp/back", str(tmp_path / "back")).replace(".venv/bin/python -m bot", python)  # noqa: S108
    assert "Restored: 0 matches" in await say(back)
