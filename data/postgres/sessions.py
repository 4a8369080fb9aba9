"""Checks that each connection has a session of its own on the server, which locks and notifications need.

Behind a pooler that gives each transaction another session, two processes would both believe that they have the same shards.
"""

from __future__ import annotations

import asyncio
import secrets
from contextlib import aclosing
from typing import Final

from data.errors import ServerPools, ServerUnreachable
from data.postgres.connection import connect_as_is
from data.postgres.errors import problems_of
from data.url import ServerUrl

#: How often it is asked, a second each, whether news come, before it counts as sure that they don't.
_ASKS: Final = 5
#: Seconds for all of it; where a pooler has no connection free, a statement waits for minutes.
_PATIENCE: Final = 15.0


async def refuse_pools(server: ServerUrl) -> None:
    """Refuse a pooler that gives each transaction, or each statement, another session. Raises ServerPools and other DatabaseProblems."""
    with problems_of(server):
        try:
            async with asyncio.timeout(_PATIENCE):
                own = await _hears_news(server)
        except TimeoutError:
            raise ServerUnreachable(server, "a connection was made, but it did not answer") from None
    if not own:
        raise ServerPools(server)


async def _hears_news(server: ServerUrl) -> bool:
    """True if an idle connection hears what another one tells: behind a pool it has no session that could hear it.

    Nothing is set before that: it would be left to whoever gets the session next.
    """
    async with await connect_as_is(server) as hearing, await connect_as_is(server) as telling:
        channel = f"boop_{secrets.token_hex(8)}"  # a shared session may hear what others listen to
        await hearing.execute(f"LISTEN {channel}")
        for _ in range(_ASKS):
            await telling.execute(f"NOTIFY {channel}")
            async with aclosing(hearing.notifies(timeout=1)) as news:
                async for told in news:
                    if told.channel == channel:
                        return True
    return False
