"""The one entry for presses, choices and answers: a custom id's verb gives the handler, its other words the arguments."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, TypeAlias, cast

import discord

from bot.context import Interaction
from bot.errors import answer_error
from bot.handlers.arguments import NoArgument, Signature
from services.refusals import Refusal, Refused

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[..., Awaitable[None]]


class Router:
    """Finds a handler by the verb of a custom id, and calls it with typed arguments."""

    def __init__(self, routes: Mapping[str, Handler]) -> None:
        self._routes = {verb: (handler, Signature(handler)) for verb, handler in routes.items()}

    async def dispatch(self, interaction: Interaction) -> None:
        """Do what was pressed, chosen or answered; any error is answered.

        A custom id that this version does not know is refused as OLD_BUTTON.
        """
        data = cast("dict[str, Any]", interaction.data)
        # In an older version, the custom ids of menus began with @.
        verb, *words = str(data.get("custom_id", "")).removeprefix("@").split(":")
        try:
            handler, signature = self._routes[verb]
            arguments = signature.read([*words, *_given(interaction, data)])
        except (KeyError, NoArgument) as error:
            log.warning("A custom id with the verb %.20r could not be read: %s", verb, type(error).__name__)
            await answer_error(interaction, Refused(Refusal.OLD_BUTTON))
            return
        try:
            await handler(interaction, *arguments)
        except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the player get no answer
            await answer_error(interaction, error)


def _given(interaction: Interaction, data: dict[str, Any]) -> list[str]:
    """What was chosen in a menu, or typed as an answer: the last argument."""
    if interaction.type is discord.InteractionType.modal_submit:
        fields = (row.get("component", {}) for row in data.get("components", []))
        return [str(field["value"]) for field in fields if "value" in field]
    return [str(value) for value in data.get("values", [])]
