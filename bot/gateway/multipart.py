"""Connections to Discord to which a form, such as a board with its picture, is written in one piece.

aiohttp writes each field's header, content and end by themselves: a board in nine pieces. Each gives the interpreter's lock
away, for which the event loop then waits behind the threads that draw.
"""

from __future__ import annotations

from typing import Final

import aiohttp
from aiohttp.connector import Connection
from aiohttp.tracing import Trace

#: Bytes up to which a form is joined; a larger one, such as a film, is not held in memory twice.
JOINED: Final = 2**19


class FormConnector(aiohttp.TCPConnector):
    """Connects as discord.py does by itself, but joins a form before it is sent."""

    async def connect(
        self,
        req: aiohttp.ClientRequest,
        traces: list[Trace],
        timeout: aiohttp.ClientTimeout,  # noqa: ASYNC109 - aiohttp's own parameters
    ) -> Connection:
        """A connection for a request, which is about to be written to it."""
        form = req.body
        if isinstance(form, aiohttp.MultipartWriter) and (form.size or JOINED) < JOINED:
            await req.update_body(await form.as_bytes())
        return await super().connect(req, traces, timeout)
