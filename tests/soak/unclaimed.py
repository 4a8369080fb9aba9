"""The bot as it would be if processes claimed nothing and each of them led: it must fail the drill."""

import asyncio
import sys
from contextlib import asynccontextmanager

from bot.host.program import main
from data.peers import Claim
from data.postgres.peers import PostgresPeers


class Lawless(PostgresPeers):
    """Has every match, and leads."""

    leads = True

    async def still_leads(self):
        """It is sure."""
        return True

    async def until_leading(self):
        """It thinks that it does."""

    async def until_deposed(self):
        """It never hears of it."""
        await asyncio.Event().wait()

    @asynccontextmanager
    async def claim(self, work, match_id):  # noqa: ARG002 - it asks nobody
        """Take it as its own."""
        yield Claim()


if __name__ == "__main__":
    for name in ("leads", "still_leads", "until_leading", "until_deposed", "claim"):
        setattr(PostgresPeers, name, vars(Lawless)[name])
    sys.exit(main())
