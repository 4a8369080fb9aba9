"""The page that says how the bot is: to whoever asks, without names, and honest while there is trouble."""

import socket

import aiohttp
import pytest

from bot import __version__
from bot.host.program import _status
from bot.host.settings import Address, BadSetting
from bot.host.watch.health import Health

WELL = Health(None, 0.0, 0.01, 3, 0, 1, 0, 0, 2**30, False, None, None, False)


async def asked(address, path="/status"):
    async with (
        aiohttp.ClientSession() as session,
        session.get(f"http://{address.host}:{address.port}{path}") as answer,
    ):
        return answer.status, await answer.text()


@pytest.fixture
async def page():
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        address = Address(*free.getsockname())
    served = await _status(address)
    yield served, address
    await served.close()


async def test_it_tells_how_the_bot_is_and_nothing_of_anybody(page):
    served, address = page
    code, text = await asked(address)
    assert code == 503
    assert "has trouble" in text
    assert "not connected yet" in text
    served.observe(WELL)
    code, text = await asked(address)
    assert code == 200
    assert "Boop Bot is well" in text
    assert f"<td>{__version__}</td>" in text
    assert "<td>connected</td>" in text
    served.observe(WELL._replace(cut=700.0, shards=4, cut_shards=(2,), delayed=5))
    code, text = await asked(address)
    assert code == 503
    assert "shard 2 NOT connected for 11 minutes" in text.replace("shards 2", "shard 2")
    assert '<th scope="row">boards that wait for Discord</th><td>5</td>' in text


async def test_it_answers_nothing_else(page):
    _, address = page
    for path in ("/", "/metrics", "/status/../x"):
        assert (await asked(address, path))[0] == 404


async def test_a_port_that_is_taken_is_a_bad_setting(page):
    _, address = page
    with pytest.raises(BadSetting, match=r"^BOOP_STATUS: nobody can listen on 127\.0\.0\.1:"):
        await _status(address)
