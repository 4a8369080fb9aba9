"""Metrics for Prometheus, on a local port; only imported where the host has asked for them. docs/hosting.md lists them."""

from __future__ import annotations

import re
from collections import OrderedDict
from types import SimpleNamespace
from typing import Any, Final

import aiohttp
import discord
from prometheus_client import (
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    disable_created_metrics,
    start_http_server,
)

from bot.client import BoopBot
from bot.commands.routing.routes import ROUTES
from bot.host.watch.health import Health

#: The address to which an interaction is answered, with its id.
_ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback")
#: Discord drops an interaction that is not answered within three seconds.
_AGES: Final = (0.1, 0.25, 0.5, 1.0, 1.5, 2.0, 2.5, 3.0)
_DRAWING: Final = (0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
#: How many interactions are remembered until they are answered; one that is forgotten is not counted.
_MAX_REMEMBERED: Final = 10_000
_FAILED: Final = 400


class Metrics:
    """The counters and gauges. They hold no id, no name and no content: labels are names of commands and statuses."""

    def __init__(self) -> None:
        # When a counter began tells nobody anything.
        disable_created_metrics()  # type: ignore[no-untyped-call]  # it has no types
        self.registry = CollectorRegistry()
        self._came: OrderedDict[int, str] = OrderedDict()
        self._answers = Histogram(
            "boop_answer_age_seconds",
            "How old an interaction was when it was answered, by command or button",
            ["command"],
            buckets=_AGES,
            registry=self.registry,
        )
        self._errors = Counter(
            "boop_discord_errors",
            "Requests that Discord refused or failed, by status",
            ["status"],
            registry=self.registry,
        )
        self._drawing = Histogram(
            "boop_drawing_seconds",
            "How long drawing a picture took",
            buckets=_DRAWING,
            registry=self.registry,
        )
        self._waiting_pictures = self._gauge("boop_waiting_pictures", "Pictures that wait for a thread")
        self._waiting_statements = self._gauge("boop_waiting_writes", "Transactions that wait to be written")
        self._ready = self._gauge("boop_ready", "1: connected, and boards are being shown")
        self._connected = self._gauge(
            "boop_gateway_connected", "1: every shard is connected to Discord's gateway"
        )
        self._cut = self._gauge("boop_shards_cut", "Shards of this process that are not connected")
        self._lag = self._gauge("boop_event_loop_lag_seconds", "By how much the event loop was late")
        self._database = self._gauge(
            "boop_database_seconds", "How long the database took to answer; NaN: it can't be used"
        )
        self._unshown = self._gauge(
            "boop_unshown_boards", "Running matches whose latest state is to be shown"
        )
        self._late = self._gauge("boop_late_reminders", "Reminders that are due for more than a minute")
        self._quarantined = self._gauge("boop_quarantined_matches", "Matches whose record contradicts itself")
        self._free = self._gauge("boop_disk_free_bytes", "Free on the disk of the database")
        self._backup = self._gauge(
            "boop_backup_age_seconds", "The age of the last good backup; NaN: there is none"
        )
        self._bot: BoopBot | None = None

    def _gauge(self, name: str, about: str) -> Gauge:
        return Gauge(name, about, registry=self.registry)

    def serve(self, host: str, port: int) -> None:
        """Serve them in a thread that ends with the program. Raises OSError."""
        start_http_server(port, host, self.registry)

    def trace(self) -> aiohttp.TraceConfig:
        """The trace to which discord.py's connections report their requests."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._ended)
        trace.on_request_exception.append(self._failed)
        return trace

    def attach(self, bot: BoopBot) -> None:
        """Count what this bot is asked and what it draws."""
        self._bot = bot
        bot.add_listener(self._note, "on_interaction")
        bot.drawing.observe = self._drawing.observe

    def observe(self, seen: Health) -> None:
        """Take over what the watch saw."""
        nothing = float("nan")
        self._ready.set(seen.ready)
        self._connected.set(seen.cut is None)
        self._cut.set(len(seen.cut_shards))
        self._lag.set(seen.lag)
        self._database.set(nothing if seen.database is None else seen.database)
        self._unshown.set(seen.unshown)
        self._late.set(seen.late_reminders)
        self._quarantined.set(seen.quarantined)
        self._free.set(nothing if seen.free is None else seen.free)
        self._backup.set(nothing if seen.backup is None else seen.backup)
        if self._bot:
            self._waiting_pictures.set(self._bot.drawing.waiting)
            self._waiting_statements.set(self._bot.context.database.waiting)

    async def _note(self, interaction: discord.Interaction[Any]) -> None:
        """Remember what an interaction asks for, until it is answered."""
        self._came[interaction.id] = _name(interaction)
        if len(self._came) > _MAX_REMEMBERED:
            self._came.popitem(last=False)

    async def _ended(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if request.response.status >= _FAILED:
            self._errors.labels(request.response.status).inc()
        elif (found := _ANSWER.search(request.url.path)) and (name := self._came.pop(int(found[1]), None)):
            made = discord.utils.snowflake_time(int(found[1]))
            age = (self._now() - made).total_seconds()
            self._answers.labels(name).observe(max(age, 0.0))

    async def _failed(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        _request: aiohttp.TraceRequestExceptionParams,
    ) -> None:
        self._errors.labels("network").inc()

    def _now(self) -> Any:
        return self._bot.context.clock.now() if self._bot else discord.utils.utcnow()


def _name(interaction: discord.Interaction[Any]) -> str:
    """The name of a command, or of the verb of a button; what nobody has registered has no name, so that none can be made up."""
    if interaction.command:
        typing = interaction.type is discord.InteractionType.autocomplete
        return f"{interaction.command.qualified_name}{' (list)' if typing else ''}"
    data: Any = interaction.data or {}
    verb = str(data.get("custom_id", "")).removeprefix("@").partition(":")[0]
    return f"button {verb}" if verb in ROUTES else "unknown"
