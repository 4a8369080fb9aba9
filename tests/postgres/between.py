"""A TCP proxy between a client and a PostgreSQL server, which can cut or delay the connection."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path

from data import ServerUrl

#: Seconds in which everybody hangs up once the database is closed.
PATIENCE = 20


class Between:
    """Hands on what is said; ``asks`` and ``says`` may change what the client and the server say, or cut them off with None."""

    def __init__(self, server):
        self.asks = self.says = lambda said: said
        self._behind = Path(server.url.query["host"], ".s.PGSQL.5432")
        self._talks = set()

    async def meet(self, reader, writer):
        self._talks.add(asyncio.current_task())
        server_reader, server_writer = await asyncio.open_unix_connection(self._behind)
        there = asyncio.create_task(self._hand_on(reader, server_writer, "asks"))
        back = asyncio.create_task(self._hand_on(server_reader, writer, "says"))
        await asyncio.wait({there, back}, return_when=asyncio.FIRST_COMPLETED)
        for each in (writer, server_writer):
            each.close()
        await asyncio.gather(there, back, return_exceptions=True)

    async def _hand_on(self, reader, writer, who):
        while said := await reader.read(65536):
            handed = getattr(self, who)(said)
            if handed is None:
                return
            writer.write(handed)
            await writer.drain()

    async def done(self):
        """Everybody has hung up; whoever has not after a while is cut off, so that no test waits for ever."""
        _, talking = await asyncio.wait(self._talks, timeout=PATIENCE)
        for talk in talking:
            talk.cancel()
        if talking:
            await asyncio.wait(talking)


@asynccontextmanager
async def standing_between(server, folder):
    """Something between, and the server as it is reached through it."""
    between = Between(server)
    listening = await asyncio.start_unix_server(between.meet, folder / ".s.PGSQL.5432")
    try:
        yield between, ServerUrl(server.url.update_query_dict({"host": str(folder)}))
    finally:
        listening.close()
        await between.done()
