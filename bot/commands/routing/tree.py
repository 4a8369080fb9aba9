"""The commands as discord.py finds them; what it would read without looking is looked at first, and any error is answered."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final

import discord
from discord import app_commands

from bot.commands.routing.suggestions import Suggestions
from bot.context import ContextClient, Interaction
from bot.errors import answer_error
from bot.replies import UNDELIVERED

log = logging.getLogger(__name__)

#: The types of a value that an option may have, by Discord's numbers: text, number, yes or no, a person, a role, a file.
_TYPES: Final[dict[int, type]] = {3: str, 4: int, 5: bool, 6: str, 8: str, 11: str}


class BoopTree(app_commands.CommandTree[ContextClient]):
    """The commands; any error in one is answered.

    They are available in servers and conversations, also where the bot is user-installed.
    """

    def __init__(self, client: ContextClient) -> None:
        super().__init__(
            client,
            allowed_contexts=app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=True
            ),
            allowed_installs=app_commands.AppInstallationType(guild=True, user=True),
        )
        self._suggestions = Suggestions()
        logging.getLogger(app_commands.tree.__name__).addFilter(_keep_calm)

    async def _call(self, interaction: Interaction) -> None:
        """Do what a command asks for. discord.py calls this for what is typed into one, too, which has to wait for its turn."""
        answer = partial(super()._call, interaction)
        if interaction.type is discord.InteractionType.autocomplete:
            await self._suggestions.answer(interaction, answer)
        else:
            await answer()

    async def interaction_check(self, interaction: Interaction) -> bool:
        """True if a command is one of ours, and its options are such as it takes; if not, that is answered."""
        try:
            fits = _fits(interaction)
        except Exception:  # noqa: BLE001 - whatever broken data make of code that trusts it
            fits = False
        if not fits:
            await self.on_error(interaction, app_commands.AppCommandError())
        return fits

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError) -> None:
        """Answer an error; one in autocomplete can't be answered, so it is only logged."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.warning("Autocomplete failed (%s)", type(error).__name__)
        else:
            await answer_error(interaction, error)


def _keep_calm(record: logging.LogRecord) -> bool:
    """Make less of it that suggestions could not be answered: discord.py itself logs that, as if it were a mistake."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, UNDELIVERED):
        record.levelno, record.levelname = logging.INFO, "INFO"
        record.exc_info = None
    return True


def _fits(interaction: Interaction) -> bool:
    """True if a command and its options are registered so; raises whatever broken data make discord.py raise."""
    data: Any = interaction.data
    command, namespace = interaction.command, interaction.namespace
    if isinstance(command, app_commands.ContextMenu):
        return data["type"] == command.type.value and data["target_id"] in data["resolved"]["users"]
    if not isinstance(command, app_commands.Command):
        return False
    typing = interaction.type is discord.InteractionType.autocomplete
    parameters = {parameter.display_name: parameter for parameter in command.parameters}
    for option in data.get("options", []):
        parameter, value = parameters[option["name"]], option["value"]
        if option["type"] != parameter.type.value or not _is_of(value, option["type"], typing=typing):
            return False
        if typing and option.get("focused") and not parameter.autocomplete:
            return False
        # What is referred to has to come along, except while somebody types.
        if not typing and isinstance(namespace[parameter.display_name], discord.Object):
            return False
    return True


def _is_of(value: Any, kind: int, *, typing: bool) -> bool:
    """True if a value is of an option's type; while somebody types, it may be any text."""
    if isinstance(value, str):
        value.encode()  # raises UnicodeEncodeError for half a character
    return type(value) is _TYPES[kind] or (typing and isinstance(value, str))
