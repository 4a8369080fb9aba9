"""The image is built of the Dockerfile as it stands, and a bot in a container answers on the stand-in.

It takes some minutes, root, and buildah, podman, runc and debootstrap of Debian; elsewhere it is skipped.
"""

import asyncio
import json
import os
import shutil
import subprocess
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from filelock import AsyncFileLock

from sandbox.stand_in.server import Server
from tests.stage import Stage

TOOLS = ("buildah", "podman", "runc", "debootstrap")
MISSING = [tool for tool in TOOLS if not shutil.which(tool)]
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(bool(MISSING), reason=f"no image can be built here: there is no {', '.join(MISSING)}"),
    pytest.mark.skipif(
        os.name != "posix" or os.geteuid() != 0, reason="no image can be built here without root"
    ),
]

HERE = Path.cwd()
#: The bare Debian that the image is built on, kept for the next time.
BASE = HERE / "build" / "debian.tar"
PODMAN = ("podman", "--runtime", "runc", "--cgroup-manager=cgroupfs")
IMAGE = "localhost/boop-bot-test"
#: As deploy/compose.yaml has it, and what a machine without systemd needs.
OPTIONS = (
    *("--network", "host", "--ulimit", "nofile=1024:1024", "--ulimit", "nproc=1024:1024"),
    *("--read-only", "--tmpfs", "/tmp:size=16m,mode=1777"),  # noqa: S108 - in the container
    *("--cap-drop", "ALL", "--security-opt", "no-new-privileges"),
)
PYTHON = "/opt/boop/.venv/bin/python"


async def run(*command, expected=0):
    """What a command says."""
    process = await asyncio.create_subprocess_exec(
        *command, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.PIPE
    )
    out, err = await process.communicate()
    assert process.returncode == expected, (command, out[-2000:], err[-2000:])
    return out.decode()


async def bare_debian():
    """A bare Debian with Python, as an image; made once, whoever of the tests' processes asks first."""
    BASE.parent.mkdir(exist_ok=True)
    async with AsyncFileLock(BASE.with_suffix(".lock")):
        await _make_bare_debian()


async def _make_bare_debian():
    if not BASE.exists():
        root = BASE.with_suffix(".root")
        shutil.rmtree(root, ignore_errors=True)
        python = "--include=python3,python3-venv,ca-certificates"
        await run("debootstrap", "--variant=minbase", python, "bookworm", str(root))
        await run("tar", "-C", str(root), "-cf", str(BASE.with_suffix(".new")), ".")
        BASE.with_suffix(".new").rename(BASE)
        shutil.rmtree(root)
    await run("podman", "import", "-q", str(BASE), "localhost/boop-base-test")


@pytest.fixture(scope="module")
def image():
    """The image; this machine's own certificates and settings of pip are lent to the build."""
    asyncio.run(bare_debian())
    lent = [path for path in ("/etc/ssl/certs", "/etc/pip.conf") if Path(path).exists()]
    subprocess.run(  # noqa: S603
        [
            *("buildah", "bud", "--isolation", "chroot", "--format", "docker", "--network", "host"),
            *(argument for path in lent for argument in ("-v", f"{path}:{path}:ro")),
            *("--build-arg", "BASE=localhost/boop-base-test", "-f", "deploy/Dockerfile", "-t", IMAGE, "."),
        ],
        check=True,
        capture_output=True,
        cwd=HERE,
    )
    return IMAGE


@asynccontextmanager
async def volume():
    """A volume for what the bot keeps."""
    name = f"boop-test-{os.getpid()}"
    await run(*PODMAN, "volume", "create", name)
    try:
        yield ("-v", f"{name}:/data")
    finally:
        await run(*PODMAN, "volume", "rm", "-f", name)


@pytest.fixture
async def alone():
    """The right to have containers: to remove one kills what runs in the others, where a machine has no cgroups to tell them apart."""
    async with AsyncFileLock(BASE.with_name("containers.lock")):
        yield


@asynccontextmanager
async def container(image, server, *options):
    """The bot in a container, sent to the stand-in by the launcher of the tests."""
    launcher = ("-v", f"{HERE / 'sandbox'}:/opt/boop/sandbox:ro", "--entrypoint", PYTHON)
    name = f"boop-test-{os.getpid()}"
    run_it = ("-d", "--name", name, *OPTIONS, *options, "-e", "DISCORD_TOKEN=no-real-token", *launcher)
    await run(*PODMAN, "run", *run_it, image, "-m", "sandbox.launch", str(server.port), "bot")
    try:
        await server.bot_ready(120)
        yield name
    finally:
        await run(*PODMAN, "rm", "-f", "-t", "20", name)


async def test_the_image_holds_what_the_bot_needs_and_no_more(image):
    (told,) = json.loads(await run("podman", "inspect", image))
    assert told["Config"]["User"] == "10001:10001"
    assert told["Config"]["Volumes"] == {"/data": {}}
    assert told["Healthcheck"]["Test"] == ["CMD", "python", "-m", "bot.host.watch.health"]
    (base,) = json.loads(await run("podman", "inspect", "localhost/boop-base-test"))
    assert told["Size"] - base["Size"] < 170e6
    plain = (*PODMAN, "run", "--rm", *OPTIONS, "--entrypoint")
    listed = (await run(*plain, "/bin/ls", image, "-A", "/opt/boop")).split()
    rooms = {
        "bot",
        "contests",
        "data",
        "engine",
        "game",
        "puzzles",
        "renderer",
        "services",
        "teaching",
        "words",
    }
    assert set(listed) == {".venv", "LICENSE", *rooms}


@pytest.mark.usefixtures("alone")
async def test_a_bot_in_a_container_answers_keeps_its_matches_and_tells_how_it_is(image, tmp_path):
    async with Server() as server, volume() as kept:
        stage = Stage(server, tmp_path / "none")
        told = await run(*PODMAN, "run", "--rm", *OPTIONS, *kept, image, "init")
        assert told == "An empty database begins in /data/boop.sqlite3.\n"
        for times in range(2):
            async with container(image, server, *kept) as name:
                inside = (*PODMAN, "exec", name)
                if times == 0:
                    await stage.begin()
                mover, turn = ((stage.ann, "c3"), (stage.bob, "d4"))[times]
                answer = await mover.use(stage.lounge, "move", turn=turn)
                assert answer.message.attachments, answer.content
                await asyncio.sleep(11)
                assert (await run(*inside, PYTHON, "-m", "bot", "health")).startswith(
                    "alive       yes\nready       yes\n"
                )
                await run(*PODMAN, "healthcheck", "run", name)
                assert (await run(*inside, "id", "-u")).strip() == "10001"
                await run(*inside, "touch", "/opt/boop/bot/x", expected=1)
                backups = (await run(*inside, "ls", "/data/backups")).split()
                assert len(backups) == 1
                checked = await run(*inside, PYTHON, "-m", "bot", "check")
                assert checked == "1 matches replayed and all results counted again: 0 faults\n"
                await run(*PODMAN, "stop", "-t", "20", name)
                assert (await run(*PODMAN, "inspect", name, "--format", "{{.State.ExitCode}}")).strip() == "0"
