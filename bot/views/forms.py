"""Forms: up to five fields with their labels, which hold what is set now. Like a button, a form has all it needs in its custom id.

A field's own custom id is its name, by which ``bot.commands.common.forms`` reads what was filled in.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, Final, TypeAlias

import discord

from bot.views.buttons import Word, custom_id_of
from words.catalogue import say
from words.choices import Option
from words.limits import OPTIONS

Field: TypeAlias = discord.ui.Label[Any]

#: The longest reason of a moderator, in letters; and its field's name, from the time when it was asked for the end of a match alone.
LONGEST_REASON: Final = 200
REASON: Final = "end-reason"

#: Channels with messages, in which the daily puzzle can be posted; and those where matches can live beside them.
WITH_MESSAGES: Final = (
    discord.ChannelType.text,
    discord.ChannelType.news,
    discord.ChannelType.voice,
)
WITH_MATCHES: Final = (*WITH_MESSAGES, discord.ChannelType.forum)


def form(title: str, fields: Sequence[Field], *words: Word) -> discord.ui.Modal:
    """A form, by the name of its title; the first word is the verb that takes what is filled in."""
    modal = discord.ui.Modal(title=say("form-title", form=title), custom_id=custom_id_of(words))
    for field in fields:
        modal.add_item(field)
    # discord.py keeps every form that is not stopped; what is filled in comes to the router.
    modal.stop()
    return modal


def _told(option: Option) -> dict[str, Any]:
    """An option as arguments for each of discord.py's kinds of one."""
    return {
        "label": option.label,
        "value": option.value,
        "description": option.about,
        "default": option.chosen,
    }


def menu_field(name: str, options: Sequence[Option], about: str | None = None) -> Field:
    """A menu to choose one of many from."""
    shown = [discord.SelectOption(**_told(option)) for option in options]
    return _labelled(name, about, discord.ui.Select(custom_id=name, options=shown))


def radio_field(name: str, options: Sequence[Option], about: str | None = None) -> Field:
    """A few choices, all of which are seen."""
    shown = [discord.RadioGroupOption(**_told(option)) for option in options]
    return _labelled(name, about, discord.ui.RadioGroup(custom_id=name, options=shown))


def boxes_field(name: str, options: Sequence[Option]) -> Field:
    """Some that are each on or off."""
    shown = [discord.CheckboxGroupOption(**_told(option)) for option in options]
    boxes: discord.ui.CheckboxGroup[Any] = discord.ui.CheckboxGroup(
        custom_id=name, options=shown, required=False, min_values=0, max_values=len(shown)
    )
    return _labelled(name, None, boxes)


def text_field(name: str, about: str, value: str, most: int) -> Field:
    """A line of text."""
    line: discord.ui.TextInput[Any] = discord.ui.TextInput(custom_id=name, default=value, max_length=most)
    return _labelled(name, about, line)


def reason_field(about: str) -> Field:
    """The line in which a moderator says why they do something; ``about`` says who reads it."""
    return text_field(REASON, about, "", LONGEST_REASON)


def paragraph_field(name: str, about: str, value: str, most: int) -> Field:
    """Some lines of text, or none."""
    lines: discord.ui.TextInput[Any] = discord.ui.TextInput(
        custom_id=name,
        style=discord.TextStyle.paragraph,
        default=value or None,
        max_length=most,
        required=False,
    )
    return _labelled(name, about, lines)


def person_field(name: str, placeholder: str, about: str, chosen: int | None) -> Field:
    """A menu of people, from which nobody need be chosen; ``chosen`` is Discord's id of somebody."""
    there = [] if chosen is None else [_default(chosen, discord.SelectDefaultValueType.user)]
    menu: discord.ui.UserSelect[Any] = discord.ui.UserSelect(
        custom_id=name, placeholder=placeholder, required=False, min_values=0, default_values=there
    )
    return _labelled(name, about, menu)


def channels_field(
    name: str,
    about: str,
    types: Sequence[discord.ChannelType],
    chosen: Collection[int],
    most: int = OPTIONS,
) -> Field:
    """A menu of channels, from which none need be chosen."""
    menu: discord.ui.ChannelSelect[Any] = discord.ui.ChannelSelect(
        custom_id=name,
        channel_types=list(types),
        required=False,
        min_values=0,
        max_values=most,
        default_values=[_default(each, discord.SelectDefaultValueType.channel) for each in sorted(chosen)],
    )
    return _labelled(name, about, menu)


def role_field(name: str, about: str, chosen: int | None) -> Field:
    """A menu of roles, from which none need be chosen; ``chosen`` is Discord's id of one."""
    there = [] if chosen is None else [_default(chosen, discord.SelectDefaultValueType.role)]
    menu: discord.ui.RoleSelect[Any] = discord.ui.RoleSelect(
        custom_id=name, required=False, min_values=0, default_values=there
    )
    return _labelled(name, about, menu)


def _labelled(name: str, about: str | None, component: discord.ui.Item[Any]) -> Field:
    return discord.ui.Label(text=say("form-label", field=name), description=about, component=component)


def _default(discord_id: int, kind: discord.SelectDefaultValueType) -> discord.SelectDefaultValue:
    return discord.SelectDefaultValue(id=discord_id, type=kind)
