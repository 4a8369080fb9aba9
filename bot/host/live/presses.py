"""The steps for which the host has to press something, and the client that sees what comes of it."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Mapping
from contextlib import suppress
from typing import Any, Final

import discord

from bot.host.live.trial import Trial
from bot.invite import PERMISSIONS
from bot.replies import UNDELIVERED

#: Seconds that the trial waits for the host, and for discord.py to read what came.
_PATIENCE: Final = 60.0
_READ_WITHIN: Final = 2.0
#: Seconds that it waits where Discord serves a request later. What is put off for longer is told.
_WAITS: Final = 30.0
#: Seconds within which Discord wants an answer.
_ANSWER_WITHIN: Final = 3.0
#: Seconds without another server being told after which there is none to come.
_SERVERS_WITHIN: Final = 2.0
_OF_A_CHANNEL: Final = {"id", "type", "permissions"}
#: The key of the server that has added the app, as against "1", the person who has.
_ADDED_TO_SERVER: Final = "0"
_OF_A_THREAD: Final = {*_OF_A_CHANNEL, "parent_id", "thread_metadata"}


class LiveClient(discord.AutoShardedClient):
    """A client that keeps what the gateway sends as it came: which events, and whole interactions."""

    def __init__(self) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            enable_debug_events=True,
            max_messages=None,
            max_ratelimit_timeout=_WAITS,
            guild_ready_timeout=_SERVERS_WITHIN,
        )
        self.events: set[tuple[str, str]] = set()
        #: The servers that the gateway has listed when it was ready, and the types of the channels in each that it told.
        self.listed: set[str] = set()
        self.types: dict[str, set[int]] = {}
        self.raw: asyncio.Queue[Mapping[str, Any]] = asyncio.Queue()
        self.read: dict[int, discord.Interaction[Any]] = {}

    async def on_socket_raw_receive(self, message: str) -> None:
        """Note an event, and keep an interaction."""
        frame = json.loads(message)
        body = frame.get("d")
        if not isinstance(body, dict) or not frame.get("t"):
            return
        self.events.add((frame["t"], str(body.get("id") if frame["t"] == "GUILD_CREATE" else "")))
        if frame["t"] == "INTERACTION_CREATE":
            await self.raw.put(body)
        elif frame["t"] == "READY":
            self.listed |= {str(guild["id"]) for guild in body.get("guilds", ())}
        elif frame["t"] == "GUILD_CREATE":
            self.types[str(body["id"])] = {channel["type"] for channel in body.get("channels", ())}

    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Keep an interaction that discord.py could read."""
        self.read[interaction.id] = interaction


def _to_press(label: str, custom_id: str) -> discord.ui.View:
    """A message's only button."""
    view = discord.ui.View()
    view.add_item(discord.ui.Button(label=label, custom_id=custom_id, style=discord.ButtonStyle.primary))
    return view


async def try_press(trial: Trial, client: LiveClient, channel: discord.TextChannel, ahead: float) -> None:
    """Let the host press two buttons in the channel; ``ahead``: by how many seconds this machine's clock is ahead of Discord's."""
    asked = await channel.send("First: press the button.", view=_to_press("Press me", "live:press"))
    try:
        print("  Press the button “Press me” in the channel, within a minute.", flush=True)
        raw, interaction = await _pressed(client, "live:press")
        if raw is None:
            trial.unseen("press comes in time", "nobody pressed")
            return
        _see_press(trial, raw, ahead, channel)
        if interaction is not None:
            await interaction.response.edit_message(content="Thank you.", view=None)
            await _try_follow_ups(trial, client, interaction)
    finally:
        with suppress(*UNDELIVERED):
            await asked.delete()


def _see_press(trial: Trial, raw: Mapping[str, Any], ahead: float, channel: discord.TextChannel) -> None:
    """Note what a press tells."""
    trial.keep("press", raw)
    sent = discord.utils.snowflake_time(int(raw["id"])).timestamp()
    trial.see("press comes in time", abs(time.time() - ahead - sent) < _ANSWER_WITHIN)
    allowed = discord.Permissions(int(raw.get("app_permissions") or 0))
    trial.see("press tells permissions", allowed >= PERMISSIONS)
    owners = raw.get("authorizing_integration_owners") or {}
    trial.see("press tells who added it", owners.get(_ADDED_TO_SERVER) == str(channel.guild.id))


async def _try_follow_ups(trial: Trial, client: LiveClient, interaction: discord.Interaction[Any]) -> None:
    """Answer once more, for everybody and for the host alone, who is to press a button there, too."""
    shown = await interaction.followup.send("For everybody.", wait=True)
    trial.see("follow-up is seen by all", not shown.flags.ephemeral)
    await shown.delete()
    hidden = await interaction.followup.send(
        "For you alone. Second: press this button, too.",
        view=_to_press("And me", "live:private"),
        ephemeral=True,
        wait=True,
    )
    trial.see("follow-up is seen by one", hidden.flags.ephemeral)
    print("  Press the button “And me” below it, within a minute.", flush=True)
    try:
        raw, pressed = await _pressed(client, "live:private")
        if raw is None or pressed is None:
            trial.unseen("private message changes", "nobody pressed")
            return
        trial.keep("press on a private message", raw)
        await pressed.response.edit_message(content="Thank you, again.", view=None)
        now = await pressed.original_response()
        trial.see("private message changes", now.content == "Thank you, again." and not now.components)
    finally:
        with suppress(*UNDELIVERED):
            await hidden.delete()


async def try_press_in_archive(trial: Trial, client: LiveClient, thread: discord.Thread) -> None:
    """Let the host press a button in a thread that is archived; the thread is deleted later."""
    asked = await thread.send(
        "Third: press the button, although the thread is archived.",
        view=_to_press("Press me, too", "live:archived"),
    )
    await thread.edit(archived=True)
    print("  Press the button “Press me, too” in the thread, within a minute.", flush=True)
    raw, interaction = await _pressed(client, "live:archived")
    if raw is None:
        trial.unseen("press in an archive is read", "nobody pressed")
    else:
        trial.keep("press in an archived thread", raw)
        trial.see("press tells its channel", (raw.get("channel") or {}).keys() >= _OF_A_THREAD)
        trial.see("press in an archive is read", interaction is not None)
    if interaction:
        await interaction.response.edit_message(content="Thank you.", view=None)
    else:
        # Where the bot may not delete the thread, at least no button asks for anything any more.
        with suppress(*UNDELIVERED):
            await asked.delete()


async def try_typing(trial: Trial, client: LiveClient) -> None:
    """Let the host type a command; the bot itself does not run, so nothing comes of it."""
    print("  Type /move and a space in the channel, wait a second, and send it, within a minute.", flush=True)
    try:
        async with asyncio.timeout(_PATIENCE):
            while True:
                raw = await client.raw.get()
                kind = raw.get("type")
                interaction = await _read(client, raw)
                if interaction is None:
                    continue
                if kind == discord.InteractionType.autocomplete.value:
                    trial.see("suggestions are asked for", True)
                    await interaction.response.autocomplete([])
                    return
                if kind == discord.InteractionType.application_command.value:
                    trial.see("suggestions are asked for", False)
                    await interaction.response.send_message("Thank you.", ephemeral=True)
                    return
    except TimeoutError:
        trial.unseen("suggestions are asked for", "nobody typed")


async def _pressed(
    client: LiveClient, custom_id: str
) -> tuple[Mapping[str, Any] | None, discord.Interaction[Any] | None]:
    """A press on a button, as it came and as discord.py read it; nothing if nobody pressed."""
    try:
        async with asyncio.timeout(_PATIENCE):
            while True:
                raw = await client.raw.get()
                if (raw.get("data") or {}).get("custom_id") == custom_id:
                    return raw, await _read(client, raw)
    except TimeoutError:
        return None, None


async def _read(client: LiveClient, raw: Mapping[str, Any]) -> discord.Interaction[Any] | None:
    """An interaction as discord.py read it; None if it did not."""
    try:
        async with asyncio.timeout(_READ_WITHIN):
            while (found := client.read.get(int(raw["id"]))) is None:  # noqa: ASYNC110 - discord.py has no event for it
                await asyncio.sleep(0.01)
    except TimeoutError:
        return None
    return found
