"""The examination on the real Discord: it logs in, tries step by step, cleans up, and keeps what it saw in a file."""

from __future__ import annotations

import asyncio
import json
import math
import time
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import discord

from bot.gateway.events import watch_gateway
from bot.gateway.proxy import ask_through
from bot.gateway.rate_limit import RateLimiter
from bot.host.doctor.places import champion_roles
from bot.host.exits import Exit, reason
from bot.host.live import presses, requests
from bot.host.live.presses import LiveClient
from bot.host.live.trial import Trial
from bot.host.settings import Settings
from bot.replies import UNDELIVERED
from data import champion_roles_at
from words.languages import ENGLISH

#: Seconds until the gateway has told of the servers.
_READY_WITHIN: Final = 30.0
#: Seconds after which Discord takes fewer edits of a message: an hour, and some more.
_OLD: Final = 4000.0
#: Seconds within which the gateway answers.
_PROMPT: Final = 2.0
#: Seconds by which this machine's clock may be off.
_SKEW: Final = 4.0


async def examine_live(settings: Settings, channel_id: int, file: Path) -> Exit:
    """Try what the bot relies on in a channel for tests, and write what was seen into a file. Raises what logging in raises."""
    trial, old = Trial(), _left_before(file, channel_id)
    left: discord.Message | None = None
    begun = time.monotonic()
    async with _logged_in(settings) as client:
        trial.note_also("seconds until ready", round(time.monotonic() - begun, 1))
        try:
            channel = await client.fetch_channel(channel_id)
            if not isinstance(channel, discord.TextChannel):
                print(f"{channel_id} is no text channel of a server.")
                return Exit.NOT_WELL
            channel = await _with_roles(client, channel)
            await _tell_of_roles(client, settings)
            left = await _try_all(trial, client, channel, settings.host_channel, old)
        except discord.HTTPException as error:
            print(
                f"The trial can't go on.{reason(error)} May the bot see the channel, write there, and begin threads?"
            )
            return Exit.NOT_WELL
        finally:
            trial.write(
                file,
                left=left.id if left else None,
                left_at=left.created_at.timestamp() if left else None,
                channel=channel_id,
            )
    print(
        f"\nDifferent from what is documented: {trial.different}. All of it is in {file}, without names: please send it to us."
    )
    return Exit.NOT_WELL if trial.different else Exit.WELL


async def _try_all(
    trial: Trial, client: LiveClient, channel: discord.TextChannel, host: int | None, old: int | None
) -> discord.Message | None:
    """Every step in its order; the message that is left for the next trial."""
    ahead = await _ahead(channel)
    trial.see("clock agrees", abs(ahead) < _SKEW)
    _see_gateway(trial, client, str(channel.guild.id))
    made: list[discord.Message] = []
    left = None
    try:
        await _whatever_comes("commands", requests.try_commands(trial, client))
        await _whatever_comes("emoji", requests.try_emoji(trial, client))
        made.append(board := await requests.try_board(trial, client, channel))
        thread = await requests.try_thread(trial, client, board)
        made += await requests.try_nonces(trial, channel, thread)
        for what, step in (
            ("archive", requests.try_archive(trial, thread)),
            ("lock", requests.try_lock(trial, thread)),
            ("deleted message", requests.try_deleted(trial, channel)),
            ("direct message", requests.try_direct(trial, client, host)),
            ("avatar", requests.try_avatar(trial, client)),
            ("press", presses.try_press(trial, client, channel, ahead)),
            ("press in an archived thread", presses.try_press_in_archive(trial, client, thread)),
            ("typing", presses.try_typing(trial, client)),
        ):
            await _whatever_comes(what, step)
        left = await requests.try_old_edit(trial, channel, old)
        trial.see("gateway tells no message", ("MESSAGE_CREATE", "") not in client.events)
        await _tidy(thread)
    finally:
        for message in made:
            with suppress(*UNDELIVERED):
                await message.delete()
    return left


async def _tell_of_roles(client: LiveClient, settings: Settings) -> None:
    """Say whether the bot can give the roles that servers have chosen for their champions."""
    if client.user:
        chosen = await asyncio.to_thread(champion_roles_at, settings.database)
        async for finding in champion_roles(client, client.user.id, chosen):
            print(finding, flush=True)


def _see_gateway(trial: Trial, client: LiveClient, guild_id: str) -> None:
    """Note what the gateway has told, and how fast it is."""
    trial.see("gateway lists the server", guild_id in client.listed)
    trial.see("gateway tells the server", ("GUILD_CREATE", guild_id) in client.events)
    types = client.types.get(guild_id, set())
    trial.note_also("channel types", sorted(types))
    trial.see("channel types are known", types <= {kind.value for kind in discord.ChannelType})
    latency = client.latency
    trial.see("gateway answers heartbeats", latency < _PROMPT)
    if math.isfinite(latency):
        trial.note_also("seconds of a heartbeat", round(latency, 3))


async def _whatever_comes(what: str, step: Awaitable[None]) -> None:
    """Take a step; if Discord refuses something that is not tried, say so and go on."""
    try:
        await step
    except UNDELIVERED as error:
        print(f"note  {what:<28}This step could not be finished.{reason(error)}", flush=True)


async def _tidy(thread: discord.Thread) -> None:
    """Delete the thread or, where the bot may not, let it leave the list of channels."""
    try:
        await thread.delete()
    except discord.HTTPException:
        with suppress(*UNDELIVERED):
            await thread.edit(archived=True)


@asynccontextmanager
async def _logged_in(settings: Settings) -> AsyncIterator[LiveClient]:
    ask_through(settings.discord_api)
    async with LiveClient() as client:
        watch_gateway(client, RateLimiter(), (), lambda _: ENGLISH)
        await client.login(settings.token)
        connected = asyncio.create_task(client.connect())
        ready = asyncio.create_task(client.wait_until_ready())
        try:
            await asyncio.wait({connected, ready}, timeout=_READY_WITHIN, return_when=asyncio.FIRST_COMPLETED)
            if connected.done():
                connected.result()
            yield client
        finally:
            ready.cancel()
            await client.close()
            connected.cancel()
            await asyncio.wait({connected})


async def _with_roles(client: discord.Client, channel: discord.TextChannel) -> discord.TextChannel:
    """The channel as one of a server whose roles are known."""
    guild = client.get_guild(channel.guild.id) or await client.fetch_guild(channel.guild.id)
    found = guild.get_channel(channel.id)
    return found if isinstance(found, discord.TextChannel) else channel


async def _ahead(channel: discord.TextChannel) -> float:
    """Seconds by which this machine's clock is ahead of Discord's, off the id of a message that is sent now."""
    sent = await channel.send("A trial of Boop Bot's begins.", silent=True)
    now = discord.utils.utcnow()
    await sent.delete()
    return (now - sent.created_at).total_seconds()


def _left_before(file: Path, channel_id: int) -> int | None:
    """The message that the trial before left in the same channel, if there was one and it is old enough."""
    try:
        kept = json.loads(file.read_text(encoding="utf-8"))
        old = kept["left_at"] < time.time() - _OLD
        return int(kept["left"]) if old and kept["channel"] == channel_id else None
    except (OSError, ValueError, KeyError, TypeError):
        return None
