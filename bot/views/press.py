"""Buttons that outlive the process: a custom id is a verb and its words, ``resign:yes:12:5``.

A module of views says what a verb does with ``@pressed("resign")``; the words come to it as they are.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, Self, TypeAlias

import discord

from bot.answers import answer_error
from bot.house import Interaction

Handler: TypeAlias = Callable[..., Awaitable[None]]

_HANDLERS: Final[dict[str, Handler]] = {}
_TEMPLATE: Final = r"(?P<verb>[a-z]+)(?P<words>(?::[^:]*)*)"


def pressed(verb: str) -> Callable[[Handler], Handler]:
    """Make a function what a verb does: it is given the interaction, then the words of the custom id."""

    def register(handler: Handler) -> Handler:
        _HANDLERS[verb] = handler
        return handler

    return register


class Press(discord.ui.DynamicItem[discord.ui.Button[Any]], template=_TEMPLATE):
    """A button, made anew from its custom id whenever it is pressed."""

    @classmethod
    async def from_custom_id(
        cls, _interaction: discord.Interaction[Any], item: discord.ui.Item[Any], _match: re.Match[str]
    ) -> Self:
        """The button that was pressed."""
        if not isinstance(item, discord.ui.Button):
            raise TypeError(item)
        return cls(item)

    async def callback(self, interaction: discord.Interaction[Any]) -> None:
        """Do what the verb says; whatever goes wrong is answered."""
        verb, *words = (self.item.custom_id or "").split(":")
        try:
            await _HANDLERS[verb](interaction, *words)
        except Exception as error:  # noqa: BLE001 - discord.py would only log it, and the player hear nothing
            await answer_error(interaction, error)


def button(
    label: str, *words: str | int, style: discord.ButtonStyle = discord.ButtonStyle.secondary
) -> Press:
    """A button with a label; the first word is its verb."""
    return Press(discord.ui.Button(label=label, style=style, custom_id=":".join(map(str, words))))


def row_of(*buttons: Press) -> discord.ui.View:
    """A view of buttons, made fresh for every message."""
    view = discord.ui.View(timeout=None)
    for item in buttons:
        view.add_item(item)
    return view


def match_and_version(words: tuple[str, ...]) -> tuple[int, int]:
    """The match and version that a custom id names."""
    return int(words[0]), int(words[1])


__all__ = ["Interaction", "Press", "button", "match_and_version", "pressed", "row_of"]
