"""The bot on the PostgreSQL servers that are installed on this machine, as a distribution packs them; the other tests use a wheel's."""

import asyncio
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import pytest

from data import create, url_of
from tests.bot.test_program import run
from tests.stage import set_stage
from tests.wire.chairs import finish

SERVERS = sorted(Path("/usr/lib/postgresql").glob("*/bin"))
pytestmark = [
    pytest.mark.long,
    pytest.mark.postgres,
    pytest.mark.skipif(not SERVERS, reason="no PostgreSQL server of a distribution is installed"),
    pytest.mark.skipif(
        not hasattr(os, "geteuid") or os.geteuid() != 0, reason="a server of its own user needs root"
    ),
]


@pytest.fixture(params=SERVERS, ids=lambda path: path.parent.name)
def server(request):
    """A new server, run by the user that the distribution has made for it; its address without a database."""
    folder = Path(tempfile.mkdtemp(prefix="boop-"))
    shutil.chown(folder, "postgres", "postgres")

    def as_its_user(program, *arguments):
        command = ("runuser", "-u", "postgres", "--", str(request.param / program), *arguments)
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)  # noqa: S603

    data = str(folder / "data")
    as_its_user("initdb", "-A", "trust", "-D", data)
    options = f"-k {folder} -c listen_addresses="
    as_its_user("pg_ctl", "-D", data, "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        as_its_user("createdb", "-h", str(folder), "boop")
        as_its_user("createdb", "-h", str(folder), "second")
        yield lambda name: f"postgresql://postgres@/{name}?host={folder}"
    finally:
        as_its_user("pg_ctl", "-D", data, "-m", "immediate", "stop")
        shutil.rmtree(folder)


async def test_a_match_is_played_checked_copied_and_gone_on_with(server, tmp_path):
    place = url_of(server("boop"))
    await asyncio.to_thread(create, place)
    async with set_stage(place) as stage:
        await finish(stage, await stage.begin())
        await stage.begin()
        await stage.ann.use(stage.lounge, "move", turn="c3")
    code, out, _ = await asyncio.to_thread(run, tmp_path, "check", BOOP_DATABASE=server("boop"))
    assert (code, out) == (0, "2 matches replayed and all results counted again: 0 faults\n")
    code, out, err = await asyncio.to_thread(run, tmp_path, "move", server("boop"), server("second"))
    assert code == 0, err
    async with set_stage(url_of(server("second"))) as stage:
        assert stage.row("SELECT count(*) FROM turns") > (1,)
    code, out, _ = await asyncio.to_thread(run, tmp_path, "doctor", BOOP_DATABASE=server("second"))
    assert ", PostgreSQL " in out
