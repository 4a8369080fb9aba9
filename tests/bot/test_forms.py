"""A form is written to Discord in one piece, unless it is large; what arrives is the same."""

import aiohttp
import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot.gateway.multipart import JOINED, FormConnector


async def received(request):
    form = await request.post()
    return web.json_response({name: value.file.read().decode() for name, value in form.items()})


async def sent(content):
    """What a server receives of a form with this content, and in how many pieces it was written."""
    pieces = []

    async def note(_session, _context, params):
        pieces.append(params.chunk)

    trace = aiohttp.TraceConfig()
    trace.on_request_chunk_sent.append(note)
    application = web.Application(client_max_size=4 * JOINED)
    application.router.add_post("/", received)
    form = aiohttp.FormData()
    form.add_field("board", content, filename="board.png", content_type="image/png")
    form.add_field("alt", "a1, b2", filename="alt.txt")
    async with (
        TestServer(application) as server,
        aiohttp.ClientSession(connector=FormConnector(), trace_configs=[trace]) as session,
        session.post(server.make_url("/"), data=form) as response,
    ):
        return await response.json(), len(pieces)


async def test_a_form_is_written_in_one_piece():
    assert await sent(b"kitten" * 1000) == ({"board": "kitten" * 1000, "alt": "a1, b2"}, 1)


@pytest.mark.parametrize("length", [JOINED, 2 * JOINED])
async def test_a_large_form_is_not_held_twice(length):
    arrived, pieces = await sent(b"c" * length)
    assert arrived == {"board": "c" * length, "alt": "a1, b2"}
    assert pieces > 1
