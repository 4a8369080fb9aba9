"""The one entry for presses, choices and answers: a custom id's verb gives the handler, its other words the arguments."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias

import discord

from bot.commands.common.arguments import NoArgument, signature_of
from bot.commands.common.forms import Filled, filled_in
from bot.context import Interaction
from bot.errors import answer_error
from bot.views.buttons import custom_ids
from services.refusals import Refusal, Refused

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[..., Awaitable[None]]


class Router:
    """Finds a handler by the verb of a custom id, and calls it with typed arguments."""

    def __init__(self, routes: Mapping[str, Handler]) -> None:
        self._routes = {verb: (handler, signature_of(handler)) for verb, handler in routes.items()}

    async def dispatch(self, interaction: Interaction) -> None:
        """Do what was pressed, chosen or answered; any error is answered.

        A custom id that this version does not know is refused as OLD_BUTTON.
        """
        data: Any = interaction.data
        # In an older version, the custom ids of menus began with @.
        verb, *words = str(data["custom_id"]).removeprefix("@").split(":")
        try:
            handler, signature = self._routes[verb]
            given = [] if signature.takes_form else _given(interaction)
            arguments = signature.read([*words, *given])
            if signature.takes_form:
                arguments.append(_form(interaction))
        except (KeyError, NoArgument) as error:
            log.warning("A custom id with the verb %.20r could not be read: %s", verb, type(error).__name__)
            await answer_error(interaction, Refused(Refusal.OLD_BUTTON))
            return
        try:
            await handler(interaction, *arguments)
        except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the player get no answer
            await answer_error(interaction, error)


def _given(interaction: Interaction) -> list[str]:
    """The choice in a menu, or the text typed as an answer: the last argument. Raises NoArgument if it is no text.

    A custom id that is not on the message that it came from was made up.
    """
    data: Any = interaction.data
    if interaction.type is discord.InteractionType.modal_submit:
        given = _typed(data["components"])
    else:
        given = data.get("values", [])
        # A message that came without any has no such attribute.
        there = getattr(interaction.message, "components", None)
        if there and data["custom_id"] not in custom_ids(there):
            raise NoArgument("there is no such button")
    if not (isinstance(given, list) and all(isinstance(each, str) for each in given)):
        raise NoArgument("what was given is no text")
    return given


def _form(interaction: Interaction) -> Filled:
    """The form that was filled in. Raises NoArgument if this is none."""
    data: Any = interaction.data
    if interaction.type is not discord.InteractionType.modal_submit:
        raise NoArgument("there is no form")
    try:
        return filled_in(data["components"])
    except ValueError as error:
        raise NoArgument("there is no such form") from error


def _typed(rows: Any) -> Any:
    """The texts typed into the fields of a form."""
    try:
        return [row["component"]["value"] for row in rows if "value" in row.get("component", {})]
    except (AttributeError, TypeError) as error:
        raise NoArgument("there is no such form") from error
