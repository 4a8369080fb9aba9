"""The watch beside the bot of a stage, and what it tells."""

import asyncio
from contextlib import asynccontextmanager, suppress
from datetime import timedelta

from bot.host.watch import health
from bot.host.watch.alerts import Alerts
from bot.host.watch.watch import Watch
from data.sqlite.file import beside

HOUR = timedelta(hours=1)


class Watched:
    """A stage, the watch on it, and the host whom it tells."""

    def __init__(self, stage, tmp_path):
        self.stage = stage
        self.host = stage.server.world.add_user("Host")
        self.direct = stage.server.world.direct_channel(self.host)
        self.heartbeat = tmp_path / "heartbeat"
        self.place = self.host.id
        self.backups = None
        self.updates = None
        self.watch = None

    def start(self):
        stage = self.stage
        self.watch = Watch(
            stage.bot,
            stage.database,
            stage.database_path,
            heartbeat=self.heartbeat,
            backups=self.backups,
            updates=self.updates,
            alerts=Alerts(stage.bot, self.place, beside(stage.database_path, ".told")),
        )
        self.watch.start()

    def process(self, folder):
        """The alerts of another process with the same file, or of the same one after a restart."""
        return Alerts(self.stage.bot, self.place, folder / "told")

    def told(self):
        """What the host was told, each by its first words."""
        return [message.content for message in self.direct.messages.values()]

    def health(self):
        """What the last look saw; None before the first."""
        with suppress(health.NotAlive):
            return health.read(self.heartbeat)

    async def sees(self, expected):
        """Wait until a look sees what is expected; what it saw."""
        seen = None

        def is_expected():
            nonlocal seen
            seen = self.health()
            return seen is not None and expected(seen)

        await self.stage.until(is_expected)
        return seen  # the next look, which may have come already, can see something else

    async def looks(self, times=3):
        """Wait until the watch has looked so many times more."""
        for _ in range(times):
            before = self.heartbeat.stat().st_mtime_ns
            await self.stage.until(lambda before=before: self.heartbeat.stat().st_mtime_ns != before)
            await asyncio.sleep(0.02)


@asynccontextmanager
async def watching(stage, tmp_path, **options):
    """The watch while it runs."""
    watched = Watched(stage, tmp_path)
    vars(watched).update(options)
    watched.start()
    try:
        yield watched
    finally:
        await watched.watch.close()
