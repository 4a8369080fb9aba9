"""The examination itself: in order, from the machine to Discord; and setting up the application, after a question."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import suppress
from datetime import datetime
from email.utils import parsedate_to_datetime
from types import SimpleNamespace
from typing import Final

import aiohttp
import discord

from bot.clock import Clock, MovedClock, SystemClock
from bot.gateway.proxy import ask_through
from bot.host.doctor import application, machine, places
from bot.host.doctor.findings import Finding, Grade, fine, wrong
from bot.host.environment import Environment, unknown_names
from bot.host.exits import Exit, ending_of, reason
from bot.host.settings import BadSetting, NoToken, Settings, database_url, heartbeat_file
from bot.invite import invite_link
from bot.replies import UNDELIVERED
from data import DatabaseProblem, champion_roles_at

#: By how many seconds the machine's clock may differ from Discord's, whose own is told in whole seconds.
_SKEW: Final = 3.0


class _DiscordsClock:
    """Reads by how much this machine's clock is ahead of Discord's, off the first answer."""

    def __init__(self, clock: Clock) -> None:
        self.ahead: float | None = None
        self._clock = clock

    def trace(self) -> aiohttp.TraceConfig:
        """The trace to which discord.py's connections report their requests."""
        trace = aiohttp.TraceConfig()
        trace.on_request_end.append(self._read)
        return trace

    async def _read(
        self,
        _session: aiohttp.ClientSession,
        _context: SimpleNamespace,
        request: aiohttp.TraceRequestEndParams,
    ) -> None:
        if self.ahead is None and (date := request.response.headers.get("Date")):
            told: datetime = parsedate_to_datetime(date)
            self.ahead = (self._clock.now() - told).total_seconds()

    def finding(self) -> Finding:
        """The finding about whether the two agree."""
        if self.ahead is None:
            return fine("clock", "Discord did not say what time it is")
        if abs(self.ahead) > _SKEW + 1:
            way = "ahead of" if self.ahead > 0 else "behind"
            return wrong(
                "clock", f"{abs(self.ahead):.0f} s {way} Discord's: have this machine set it by itself (NTP)"
            )
        return fine("clock", "agrees with Discord's")


async def examine(environment: Environment, *, setup: bool, agrees: Callable[[str], bool]) -> Exit:
    """Print what is found; ``setup``: set what of the application should be otherwise, if whoever is asked agrees."""
    found = []
    async for finding in _examination(environment, setup=setup, agrees=agrees):
        print(finding, flush=True)
        found.append(finding)
    trouble = sum(finding.grade is Grade.WRONG for finding in found)
    print(f"{trouble} to mend." if trouble else "All is well.")
    return Exit.NOT_WELL if trouble else Exit.WELL


async def _examination(
    environment: Environment, *, setup: bool, agrees: Callable[[str], bool]
) -> AsyncIterator[Finding]:
    yield machine.versions()
    settings = None
    try:
        settings = Settings.read(environment)
    except (BadSetting, NoToken) as error:
        ending = ending_of(error)
        yield wrong("settings", ending.sentence if ending else str(error))
    for told in unknown_names(environment):
        yield wrong("settings", told)
    for finding in _on_this_machine(settings, environment):
        yield finding
    if settings is None:
        return
    try:
        async for finding in _at_discord(settings, setup=setup, agrees=agrees):
            yield finding
    except (discord.DiscordException, *UNDELIVERED) as error:
        ending = ending_of(error)
        yield wrong(
            "Discord", ending.sentence if ending else f"It could not be asked ({type(error).__name__})"
        )


def _on_this_machine(settings: Settings | None, environment: Environment) -> Iterator[Finding]:
    runs = False
    with suppress(BadSetting, DatabaseProblem):  # those are told
        yield from machine.database(url := database_url(environment))
        runs = machine.is_running(url)
    if settings:
        seen = machine.seen_by(settings.heartbeat) if runs else None
        yield machine.backups(settings.backups, settings.database, _clock(settings), seen)
        yield from machine.metrics(settings.metrics)
        yield machine.fonts(settings.fonts)
        if not runs:
            yield from machine.listening("BOOP_METRICS", settings.metrics)
            yield from machine.listening("BOOP_STATUS", settings.status)
    with suppress(BadSetting):
        yield from machine.life(heartbeat_file(environment), runs=runs)
    yield from machine.secrets()


def _clock(settings: Settings) -> Clock:
    return MovedClock(settings.clock) if settings.clock else SystemClock()


async def _at_discord(
    settings: Settings, *, setup: bool, agrees: Callable[[str], bool]
) -> AsyncIterator[Finding]:
    ask_through(settings.discord_api)
    theirs = _DiscordsClock(_clock(settings))
    async with discord.Client(intents=discord.Intents.none(), http_trace=theirs.trace()) as client:
        await client.login(settings.token)
        yield theirs.finding()
        if client.user is None or client.application is None:
            return
        yield fine("token", f"Discord knows it: {client.user} ({client.application.id})")
        link = invite_link(client.application.id)
        for what, steps in (
            ("logins", application.connections(client, settings.shards)),
            ("application", _application(client, client.application, setup=setup, agrees=agrees)),
            ("commands", application.commands(client, client.application.id)),
            ("servers", places.servers(client, client.user.id)),
            (
                "champions",
                places.champion_roles(client, client.user.id, champion_roles_at(settings.database)),
            ),
            ("alerts", places.host_channel(client, client.user.id, settings.host_channel)),
        ):
            async for finding in _whatever_comes(what, steps):
                yield finding
        yield fine("invite link", link)


async def _whatever_comes(what: str, steps: AsyncIterator[Finding]) -> AsyncIterator[Finding]:
    """The findings about a thing; a refusal of Discord's is one, too, so that the rest is looked at all the same."""
    try:
        async for finding in steps:
            yield finding
    except UNDELIVERED as error:
        yield wrong(what, f"Discord could not be asked.{reason(error)}")


async def _application(
    client: discord.Client, app: discord.AppInfo, *, setup: bool, agrees: Callable[[str], bool]
) -> AsyncIterator[Finding]:
    read = await application.read(client)
    if setup:
        try:
            if await _set_up(app, application.wishes(read), agrees):
                read = await application.read(client)
        except discord.HTTPException as error:
            yield wrong(
                "application", f"It could not be set up.{reason(error)} Set it in the developer portal"
            )
    for finding in application.findings(read):
        yield finding


async def _set_up(
    app: discord.AppInfo, wishes: list[application.Wish], agrees: Callable[[str], bool]
) -> bool:
    """Say what is to be set, ask, and set it; returns whether it was."""
    if not wishes:
        print("There is nothing to set up: the application is as it should be.")
        return False
    print("To be set at Discord:")
    for wish in wishes:
        print(f"  - {wish.told}")
    if not agrees("Set this? [y/N] "):
        print("Nothing was set. Answer y at a terminal, or say: python -m bot doctor --setup --yes")
        return False
    await app.edit(**{name: value for wish in wishes for name, value in wish.arguments.items()})
    print("It was set.")
    return True
