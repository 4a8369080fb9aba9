"""Registers with Discord what it keeps for the application: its commands and its emoji.

Of several processes with one database the leading one registers them, and the others wait for that.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from typing import Any, Final

import discord
from discord import app_commands

from bot.clock import Clock
from bot.replies import UNDELIVERED
from bot.tasks.emoji import bring_emoji
from data import Database
from words import marks

log = logging.getLogger(__name__)

#: The answers to registering commands that stay the same however often it is tried.
_REFUSED: Final = {400, 403}
#: Discord's code for leaving out the command that opens an application's Activity (its Entry Point), and the type of that command.
_ENTRY_POINT_LEFT_OUT: Final = 50240
_ENTRY_POINT: Final = 4
#: Those of a registered command's fields that are registered, and not added by Discord.
_REGISTERED: Final = frozenset(
    {
        *("id", "type", "name", "name_localizations", "description", "description_localizations"),
        *("default_member_permissions", "contexts", "integration_types", "handler"),
    }
)
#: How often a process that does not lead looks whether the commands are registered, and the seconds in between.
_TRIES: Final = 10
_BETWEEN_TRIES: Final = 1.0


class CommandsRefused(Exception):
    """Discord does not accept the commands; the argument is its own reason."""


class Registration:
    """The commands and the emoji of a client."""

    def __init__(
        self, client: discord.Client, tree: app_commands.CommandTree[Any], database: Database, clock: Clock
    ) -> None:
        self._client = client
        self._tree = tree
        self._peers = database.peers
        self._clock = clock
        self._task: asyncio.Task[None] | None = None

    async def commands(self) -> None:
        """Register the commands, and learn their ids for what links to them. Raises CommandsRefused."""
        try:
            registered = await self._registered()
        except discord.HTTPException as error:
            if error.status not in _REFUSED:
                raise
            raise CommandsRefused(error.text or error.status) from error
        slash = discord.AppCommandType.chat_input
        marks.know_commands({command.name: command.id for command in registered if command.type is slash})

    def start(self) -> None:
        """Bring the emoji in the background; who leads later, perhaps with a newer version, registers its commands then."""
        self._task = asyncio.create_task(self._bring())

    def close(self) -> None:
        """Stop; what is missing is brought after the next start."""
        if self._task:
            self._task.cancel()

    async def _bring(self) -> None:
        led = self._peers.leads
        await bring_emoji(self._client, lambda: self._peers.leads, self._clock)
        if not led:
            await self._peers.until_leading()
            try:
                await self.commands()
            except (CommandsRefused, *UNDELIVERED) as error:
                log.warning("The commands could not be registered (%s)", type(error).__name__)

    async def _registered(self) -> Sequence[app_commands.AppCommand]:
        """The commands as Discord has them. Where the leading process has not registered them in time, this one does.

        That changes nothing where they are the same.
        """
        if not self._peers.leads:
            ours = {command.name for command in self._tree.get_commands()}
            for _ in range(_TRIES):
                registered = await self._tree.fetch_commands()
                if ours <= {command.name for command in registered}:
                    return registered
                await self._clock.sleep(_BETWEEN_TRIES)
        try:
            return await self._tree.sync()
        except discord.HTTPException as error:
            if error.code != _ENTRY_POINT_LEFT_OUT:
                raise
        return await self._sync_beside_entry_point()

    async def _sync_beside_entry_point(self) -> Sequence[app_commands.AppCommand]:
        """Register the commands beside the one that opens the application's Activity, which Discord keeps where a host has switched those on."""
        tree, http, application_id = self._tree, self._client.http, self._client.application_id or 0
        translated = tree.translator
        ours = [
            await each.get_translated_payload(tree, translated) if translated else each.to_dict(tree)
            for each in tree.get_commands()
        ]
        there: list[Any] = await http.get_global_commands(
            application_id
        )  # typed without that kind of command
        kept = [
            {name: value for name, value in command.items() if name in _REGISTERED}
            for command in there
            if command["type"] == _ENTRY_POINT
        ]
        await http.bulk_upsert_global_commands(application_id, payload=[*ours, *kept])
        return await tree.fetch_commands()
