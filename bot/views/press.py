"""Buttons and menus that outlive the process: a custom id is a verb and its words, ``resign:12:5``.

A module of views says what a verb does with ``@pressed("resign")``; the words come to it as they are.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Awaitable, Callable
from inspect import signature
from typing import Any, Final, Self, TypeAlias, cast

import discord

from bot.answers import answer_error
from bot.house import Interaction
from bot.services.matches import is_id
from bot.services.refusals import Refusal, Refused

log = logging.getLogger(__name__)

Handler: TypeAlias = Callable[..., Awaitable[None]]

_HANDLERS: Final[dict[str, Handler]] = {}
# The templates must not overlap: discord.py would call both.
_BUTTON: Final = r"[a-z]+(?::[^:]*)*"
_MENU: Final = r"@[a-z]+(?::[^:]*)*"


def pressed(verb: str) -> Callable[[Handler], Handler]:
    """Make a function what a verb does: it is given the interaction, then the words of the custom id."""

    def register(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        return handler

    return register


async def do(interaction: Interaction, custom_id: str | None) -> None:
    """Do what the verb of a custom id says; whatever goes wrong is answered."""
    verb, *words = (custom_id or "").removeprefix("@").split(":")
    handler = _HANDLERS.get(verb)
    if handler is None or not _takes(handler, words) or any(map(_is_overlong, words)):
        await answer_error(interaction, Refused(Refusal.OLD_BUTTON))
        return
    try:
        await handler(interaction, *words)
    except ValueError as error:
        # A word that does not read as what it should be: no button of today's has it.
        log.warning("A custom id with the verb %r could not be read", verb, exc_info=error)
        await answer_error(interaction, Refused(Refusal.OLD_BUTTON))
    except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the player hear nothing
        await answer_error(interaction, error)


def _is_overlong(word: str) -> bool:
    """Whether a word is a number that no id can be."""
    return word.isdecimal() and not is_id(word)


def _takes(handler: Handler, words: list[str]) -> bool:
    """Whether a handler takes so many words."""
    try:
        signature(handler).bind(None, *words)
    except TypeError:
        return False
    return True


#: Seconds after which an unanswered question is let go of; Discord's own patience.
_ANSWERED_WITHIN: Final = 15 * 60.0


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=_BUTTON):
    """A button, made anew from its custom id whenever it is pressed."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: discord.ui.Item[Any], __: re.Match[str]
    ) -> Self:
        """The button that was pressed."""
        return cls(cast("discord.ui.Button[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says."""
        await do(interaction, self.item.custom_id)


class Menu(discord.ui.DynamicItem[discord.ui.Select[Any]], template=_MENU):
    """A menu, made anew from its custom id whenever something is chosen."""

    @classmethod
    async def from_custom_id(
        cls, _: discord.Interaction[Any], item: discord.ui.Item[Any], __: re.Match[str]
    ) -> Self:
        """The menu in which something was chosen."""
        return cls(cast("discord.ui.Select[Any]", item))

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what it says; ``chosen`` is what was chosen."""
        await do(interaction, self.item.custom_id)


#: What the bot must know to hear of presses after a restart.
ITEMS: Final = (Press, Menu)


def button(
    label: str,
    *words: str | int,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
) -> Press:
    """A button with a label; the first word is its verb."""
    custom_id = ":".join(map(str, words))
    return Press(discord.ui.Button(label=label, style=style, custom_id=custom_id, disabled=disabled))


def menu(placeholder: str, options: list[discord.SelectOption], *words: str | int) -> Menu:
    """A menu of which one option is chosen; the first word is its verb."""
    custom_id = "@" + ":".join(map(str, words))
    return Menu(discord.ui.Select(placeholder=placeholder, options=options, custom_id=custom_id))


def chosen(interaction: Interaction) -> str:
    """What was chosen in a menu."""
    data = cast("dict[str, Any]", interaction.data)
    value: str = data["values"][0]
    return value


class _Question(discord.ui.Modal):
    """Asks for a line of text. What is answered is heard by the client itself, so that a restart in between does no harm."""


def question(title: str, label: str, *words: str | int) -> discord.ui.Modal:
    """A question for a few letters; the first word is the verb that takes the answer."""
    modal = _Question(title=title, custom_id=":".join(map(str, words)), timeout=_ANSWERED_WITHIN)
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(max_length=4)
    modal.add_item(discord.ui.Label(text=label, component=field))
    return modal


def written(interaction: Interaction) -> str:
    """What was answered to a question."""
    data = cast("dict[str, Any]", interaction.data)
    text: str = data["components"][0]["component"]["value"]
    return text


def row_of(*buttons: Press) -> discord.ui.View:
    """A view of buttons, made fresh for every message."""
    view = discord.ui.View(timeout=None)
    for item in buttons:
        view.add_item(item)
    return view
