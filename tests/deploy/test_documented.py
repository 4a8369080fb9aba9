"""Every command of docs/containers.md, as it stands there, in a real container whose bot plays on the stand-in.

Podman stands in for docker, and what git would fetch is here already. The blocks about Compose are not run: that needs Docker's engine.
"""

import asyncio
import os
import re
import shutil
import stat
from pathlib import Path

import pytest

from data.migrate import known_revisions
from sandbox.stand_in.server import Server
from tests.deploy.test_image import HERE, PODMAN, alone, bare_debian, pytestmark, run
from tests.stage import Stage

__all__ = ["alone", "pytestmark"]

PAGE = Path("docs/containers.md").read_text(encoding="utf-8")
#: Lends the container the stand-in's address, which the bot itself knows nothing of.
LENT = (
    "import os\nfrom sandbox.launch import point_discord_at\npoint_discord_at(int(os.environ['STAND_IN']))\n"
)
#: A version that is newer than the page's by one migration, as an image.
NEWER = """FROM localhost/boop-bot
USER 0:0
COPY 9999_newer.py /opt/boop/data/migrations/versions/
USER 10001:10001
"""
MIGRATION = """revision = "9999"
down_revision = "{newest}"


def upgrade() -> None:
    pass
"""
#: ``docker``, for podman on a machine without systemd.
SHIM = """#!/bin/bash
set -eu
podman="{podman}"
case "$1" in
    build) shift; exec buildah bud --isolation chroot --format docker --network host {lent_to_build} \\
        --build-arg BASE=localhost/boop-base-test "$@" ;;
    run | create) verb=$1; shift
        given=(); for each in "$@"; do [ "$each" = --init ] || given+=("$each"); done
        exec $podman $verb --network host --ulimit nofile=1024:1024 --ulimit nproc=1024:1024 -e STAND_IN={port} \\
            -v {here}/sandbox:/opt/boop/sandbox:ro -v {folder}/sitecustomize.py:/opt/boop/sitecustomize.py:ro "${{given[@]}}" ;;
    *) exec $podman "$@" ;;
esac
"""


def blocks(heading):
    """The commands of a section, block by block, without what is fetched and without comments."""
    section = PAGE.split(f"\n## {heading}\n")[1].split("\n## ")[0]
    found = re.findall(r"(?:^    .+\n)+", section, re.MULTILINE)
    lines = [[re.sub(r"\s{2,}#.*", "", line.strip()) for line in block.splitlines()] for block in found]
    return [[line for line in block if not line.startswith("git ")] for block in lines]


class Host:
    """Somebody at a terminal who types what the page says."""

    def __init__(self, server, folder):
        self.server, self.folder = server, folder
        self.bin = folder / "bin"
        self.bin.mkdir()
        lent = [path for path in ("/etc/ssl/certs", "/etc/pip.conf") if Path(path).exists()]
        shim = self.bin / "docker"
        shim.write_text(
            SHIM.format(
                podman=" ".join(PODMAN),
                lent_to_build=" ".join(f"-v {path}:{path}:ro" for path in lent),
                port=server.port,
                here=HERE,
                folder=folder,
            )
        )
        shim.chmod(shim.stat().st_mode | stat.S_IXUSR)
        (folder / "sitecustomize.py").write_text(LENT)
        for part in HERE.iterdir():  # the clone that the page begins with
            if part.name not in {"build", ".venv", ".git"}:
                (folder / part.name).symlink_to(part)

    async def type(self, lines):
        """Type commands; what the last one says. Each has to succeed."""
        out = b""
        for line in lines:
            process = await asyncio.create_subprocess_shell(
                line,
                cwd=HERE if " build " in line else self.folder,
                env={**os.environ, "PATH": f"{self.bin}:{os.environ['PATH']}"},
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.STDOUT,
            )
            out, _ = await process.communicate()
            assert process.returncode == 0, (line, out.decode()[-2000:])
        return out.decode()

    async def bot_is_there(self):
        await self.server.bot_ready(120)

    async def bot_is_gone(self):
        async with asyncio.timeout(60):
            while self.server.gateway.connected:
                await asyncio.sleep(0.1)

    async def publish_newer(self):
        """Let ``boop-bot`` be a newer version; the one before is kept, and comes back with ``publish_before``."""
        context = self.folder / "newer"
        context.mkdir()
        (context / "Dockerfile").write_text(NEWER)
        (context / "9999_newer.py").write_text(MIGRATION.format(newest=known_revisions()[0]))
        await run(*PODMAN, "tag", "localhost/boop-bot", "localhost/boop-bot-before")
        build = ("buildah", "bud", "--isolation", "chroot", "--format", "docker")
        await run(*build, "-t", "boop-bot-newer", str(context))
        await run(*PODMAN, "tag", "localhost/boop-bot-newer", "localhost/boop-bot")

    async def publish_before(self):
        await run(*PODMAN, "tag", "localhost/boop-bot-before", "localhost/boop-bot")
        await run(*PODMAN, "untag", "localhost/boop-bot-before", "localhost/boop-bot-before")

    async def clear(self):
        """A machine on which nothing is yet."""
        await run(*PODMAN, "rm", "-f", "-t", "1", "boop")
        await run(*PODMAN, "volume", "rm", "-f", "boop")
        await self.bot_is_gone()


@pytest.fixture
async def host(tmp_path):
    if (await asyncio.to_thread(shutil.which, "podman")) is None:
        pytest.skip("there is no podman")
    await bare_debian()
    async with Server() as server:
        host = Host(server, tmp_path)
        await host.clear()
        yield host
        await host.clear()


async def plays_with_the_file_of_a_token(host):
    """Type what the page says of a token that is in a file."""
    await host.clear()
    begins = (r'-v "\$PWD/token', "chown 10001 token")
    (given,), (own,) = (re.findall(rf"`({beginning}[^`]+)`", PAGE) for beginning in begins)
    start = f"docker run -d --name boop -v boop:/data {given} boop-bot"
    await host.type(["echo no-real-token > token", own, start])
    await host.bot_is_there()


@pytest.mark.usefixtures("alone")
async def test_the_page_is_typed_from_its_beginning_to_its_end(host):
    stage = Stage(host.server, host.folder / "none")
    assert {"One line", "Commands", "Updating", "Restoring", "Moving to another machine"} <= set(
        re.findall(r"^## (.+)$", PAGE, re.MULTILINE)
    )

    (first,) = blocks("One line")
    await host.type(first[:-1])
    await host.bot_is_there()
    async with asyncio.timeout(20):
        while "https://discord.com/oauth2/authorize?client_id=" not in (told := await host.type(first[-1:])):
            await asyncio.sleep(0.2)
    assert "an empty database begins there" in told
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")

    (commands,) = blocks("Commands")
    await host.type(commands)
    assert (host.folder / "today.sqlite3").stat().st_size > 4096
    told = await host.type(["docker exec boop python -m bot check"])
    assert told == "1 matches replayed and all results counted again: 0 faults\n"

    update, back = ([line for line in block if " build " not in line] for block in blocks("Updating"))
    (restore,) = blocks("Restoring")
    await host.publish_newer()
    await host.type(update)
    await host.bot_is_there()
    assert " to 9999" in await host.type(["docker logs boop"])
    await stage.bob.use(stage.lounge, "move", turn="d4")

    def shown():
        return sum(bool(message.attachments) for message in stage.lounge.messages.values())

    await host.publish_before()
    for block, turn in ((back, "e5"), (restore, "e2")):
        boards = shown()
        await host.type(block)
        await host.bot_is_there()
        assert " to 9999" not in await host.type(["docker logs boop"]), "the version before is to run again"
        await stage.until(lambda boards=boards: shown() > boards)
        again = await stage.bob.use(stage.lounge, "move", turn=turn)
        assert turn in again.content, "the turn of before the restore is to be taken again"

    await run(*PODMAN, "rmi", "localhost/boop-bot-newer")

    away, here = blocks("Moving to another machine")
    await host.type(away)
    await host.bot_is_gone()
    await host.clear()
    await host.type(here)
    await host.bot_is_there()
    assert "a1" in (await stage.ann.use(stage.lounge, "move", turn="a1")).content

    await host.clear()
    (elsewhere,) = blocks("A folder instead of a volume, and backups elsewhere")
    await host.type(elsewhere)
    await host.bot_is_there()
    async with asyncio.timeout(60):
        while not list((host.folder / "boop-backups").glob("boop-*.sqlite3")):
            await asyncio.sleep(0.2)
    assert (host.folder / "boop-data" / "boop.sqlite3").stat().st_uid == 10001
    await plays_with_the_file_of_a_token(host)
