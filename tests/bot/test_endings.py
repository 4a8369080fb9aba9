"""How the program ends when Discord says no: a code of its own and a sentence, so that no supervisor tries for ever."""

import asyncio
import os
import re
import sys
from pathlib import Path

import pytest

from bot.host.exits import Exit, ending_of
from data.sqlite.file import log_of
from sandbox.program import DidNotStart, start_bot, stop_bot
from sandbox.stand_in.endpoints.base import reply
from sandbox.stand_in.server import Server
from sandbox.stand_in.trouble import Fault, Trouble
from tests.stage import Stage

pytestmark = pytest.mark.sqlite
UNIT = re.search(r"RestartPreventExitStatus=([\d ]+)", Path("docs/hosting.md").read_text(encoding="utf-8"))
NOT_AGAIN = {int(code) for code in UNIT.group(1).split()}


async def ended(server, database_place):
    """How the program would end by what starting the bot raises."""
    stage = Stage(server, database_place)
    with pytest.raises(Exception) as caught:  # noqa: PT011 - which one it is, is what is tested
        await stage.start_bot()
    await stage.stop_bot()
    return ending_of(caught.value)


@pytest.mark.long
@pytest.mark.parametrize(
    ("closed", "code", "told"),
    [
        (4004, Exit.TOKEN_REFUSED, "Discord does not accept the token."),
        (4010, Exit.SHARDS_NEEDED, "Discord does not accept these shards"),
        (4011, Exit.SHARDS_NEEDED, "Discord does not accept these shards"),
        (4012, Exit.API_REFUSED, "Discord does not know this version"),
        (4013, Exit.INTENTS_REFUSED, "Discord does not let this application have"),
        (4014, Exit.INTENTS_REFUSED, "Discord does not let this application have"),
    ],
)
async def test_a_gateway_that_refuses_for_good_ends_the_program(database_place, closed, code, told):
    async with Server() as server:
        server.gateway.refuses = closed
        ending = await ended(server, database_place)
    assert ending.code is code
    assert ending.sentence.startswith(told)
    assert code in NOT_AGAIN


@pytest.mark.parametrize(
    ("path", "status", "code", "told"),
    [
        ("/users/@me", 401, Exit.TOKEN_REFUSED, "Discord does not accept the token."),
        ("/users/@me", 403, Exit.NO_CONNECTION, "Discord can't be reached, or does not answer properly."),
        (
            "/commands",
            400,
            Exit.COMMANDS_REFUSED,
            "Discord does not accept the bot's commands: No user install.",
        ),
        (
            "/commands",
            403,
            Exit.COMMANDS_REFUSED,
            "Discord does not accept the bot's commands: No user install.",
        ),
        ("/commands", 401, Exit.TOKEN_REFUSED, "Discord does not accept the token."),
    ],
)
async def test_a_request_that_is_refused_ends_the_program(database_place, path, status, code, told):
    async def refuse(request, serve):
        if request.path.endswith(path):
            return reply({"code": 0, "message": "No user install"}, status)
        return await serve(request)

    async with Server() as server:
        server.trouble = refuse
        ending = await ended(server, database_place)
    assert ending.code is code
    assert ending.sentence.startswith(told)
    assert (code in NOT_AGAIN) == (code is not Exit.NO_CONNECTION)


async def test_too_many_requests_from_one_address_are_told_as_such(database_place):
    async with Server() as server:
        server.trouble = Trouble()
        server.trouble.plan(Fault.BANNED)
        ending = await ended(server, database_place)
    assert ending.code is Exit.NO_CONNECTION
    assert (
        "It answered 429 (Too Many Requests), code 0: Error 1015 You are being rate limited."
        in ending.sentence
    )
    assert "Wait an hour without starting again" in ending.sentence


async def told_at_the_end(server, database, log, **settings):
    """The exit code of a program that can't go on, whether or not it was ready before, and what it has said."""
    with log.open("wb") as file:
        try:
            bot = await start_bot(server, database, log=file, **settings)
        except DidNotStart as end:
            (code,) = end.args
        else:
            async with asyncio.timeout(60):
                code = await bot.wait()
    return code, log.read_text()


@pytest.mark.long
async def test_the_program_ends_with_one_line_and_no_traceback(tmp_path, database_place):
    async with Server() as server:
        server.gateway.refuses = 4004
        code, told = await told_at_the_end(server, database_place, tmp_path / "log")
    assert code == Exit.TOKEN_REFUSED
    assert told.splitlines()[-1].startswith("Discord does not accept the token.")
    assert "Traceback" not in told
    assert "no-real-token" not in told


@pytest.mark.long
async def test_when_the_logins_of_a_day_are_nearly_used_up_it_waits(tmp_path, database_place):
    asked = asyncio.Event()

    async def few(request, serve):
        if not request.path.endswith("/gateway/bot"):
            return await serve(request)
        asked.set()
        limit = {"total": 1000, "remaining": 3, "reset_after": 2_000, "max_concurrency": 1}
        return reply({"url": server.world.base, "shards": 1, "session_start_limit": limit})

    async with Server() as server:
        server.trouble = few
        with (tmp_path / "log").open("wb") as log:
            bot = await start_bot(server, database_place, log=log, within=60)
            assert asked.is_set()
            assert await stop_bot(bot) == Exit.WELL
    assert "Only 3 logins are left. Waiting" in (tmp_path / "log").read_text()


@pytest.mark.long
async def test_a_database_that_is_lost_ends_the_program_until_somebody_has_chosen(tmp_path, database_place):
    async with Server() as server:
        host = server.world.add_user("Host")
        with (tmp_path / "log").open("wb") as log:
            bot = await start_bot(server, database_place, log=log, BOOP_HOST_CHANNEL=str(host.id))
            log_of(database_place).unlink()
            async with asyncio.timeout(60):  # it looks every ten seconds, though nobody plays
                assert await bot.wait() == Exit.DATABASE_LOST
        told = (tmp_path / "log").read_text()
        assert told.splitlines()[-1].startswith(
            f"The database {database_place} was lost while the bot was running: its log,"
        )
        assert "Traceback" not in told
        (alert,) = server.world.direct_channel(host).messages.values()
        assert alert.content.startswith(
            "**My database was lost while I was running:** its log, boop.sqlite3-wal, was deleted"
        )
        # As a supervisor does it.
        code, told = await told_at_the_end(server, database_place, tmp_path / "log")
        assert code == Exit.DATABASE_LOST
        assert "python -m bot restore boop.sqlite3.rescued" in told
        assert code in NOT_AGAIN
        rescued = database_place.with_name("boop.sqlite3.rescued")
        restored = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "restore", rescued),
            env={**os.environ, "BOOP_DATABASE": str(database_place)},
        )
        assert await restored.wait() == Exit.WELL
        bot = await start_bot(server, database_place)
        assert await stop_bot(bot) == Exit.WELL
