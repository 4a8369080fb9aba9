"""Buttons, menus and questions that work after a restart: each has all it needs in its custom id, ``resign:12:5``.

The first word of a custom id is its verb; ``bot.commands.routing.routes`` says what a verb does. discord.py need not remember
any of them, because presses are read from the interactions themselves.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any, TypeAlias

import discord

Button: TypeAlias = discord.ui.Button[Any]
Menu: TypeAlias = discord.ui.Select[Any]
#: A word of a custom id; a member of an enumeration stands for its value.
Word: TypeAlias = str | int | Enum


def button(
    label: str,
    *words: Word,
    style: discord.ButtonStyle = discord.ButtonStyle.secondary,
    disabled: bool = False,
    emoji: str | None = None,
) -> Button:
    """A button with a label, and an emoji if there is one; the first word is its verb."""
    return discord.ui.Button(
        label=label, style=style, custom_id=custom_id_of(words), disabled=disabled, emoji=emoji
    )


def link_button(label: str, address: str) -> Button:
    """A button that leads somewhere else; the bot is not told of its presses."""
    return discord.ui.Button(label=label, url=address)


def in_row(number: int, *buttons: Button) -> tuple[Button, ...]:
    """The buttons, to be shown in this row (0 to 4) of their message."""
    for each in buttons:
        each.row = number
    return buttons


def menu(placeholder: str, options: list[discord.SelectOption], *words: Word, most: int = 1) -> Menu:
    """A menu to choose one option from, or none to so many if more than one at ``most``; the first word is its verb."""
    return discord.ui.Select(
        placeholder=placeholder,
        options=options,
        custom_id=custom_id_of(words),
        min_values=1 if most == 1 else 0,
        max_values=min(most, len(options)),
    )


def view_of(*items: Button | Menu) -> discord.ui.View:
    """A view of buttons and menus, made new for every message."""
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    # discord.py keeps every view that is not stopped, to handle its presses; ours are handled by the router.
    view.stop()
    return view


def view_of_message(message: discord.Message, off: str) -> discord.ui.View:
    """The buttons and menus of a message, made new; the one with the custom id ``off`` stays in its place, out of use."""
    view = discord.ui.View.from_message(message, timeout=None)
    for item in view.children:
        if isinstance(item, discord.ui.Button | discord.ui.Select) and item.custom_id == off:
            item.disabled = True
    view.stop()
    return view


def question(title: str, label: str, *words: Word) -> discord.ui.Modal:
    """A form that asks for a few characters; the first word is the verb that takes the answer."""
    modal = discord.ui.Modal(title=title, custom_id=custom_id_of(words))
    field: discord.ui.TextInput[Any] = discord.ui.TextInput(max_length=4)
    modal.add_item(discord.ui.Label(text=label, component=field))
    modal.stop()
    return modal


def custom_ids(components: Sequence[Any]) -> Iterator[str]:
    """The custom ids of all buttons and menus on a message."""
    for component in components:
        if custom_id := getattr(component, "custom_id", None):
            yield custom_id
        yield from custom_ids(getattr(component, "children", ()))


def custom_id_of(words: tuple[Word, ...]) -> str:
    """A verb and its words, as a custom id."""
    return ":".join(str(word.value if isinstance(word, Enum) else word) for word in words)
