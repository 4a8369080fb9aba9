"""Reading what somebody has filled into a form. All of it may be made up: what its own form would not send is refused."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from typing import Any, TypeVar

import discord
from discord import app_commands

from bot.context import Interaction
from services.play.match_selection import is_id
from services.refusals import Refusal, Refused

T = TypeVar("T")

_PERSON = discord.AppCommandOptionType.user.value


@dataclass(frozen=True)
class Filled:
    """The values that were filled into a form, of each field by its name. Whatever does not fit is refused as OLD_BUTTON."""

    values: Mapping[str, tuple[str, ...]]

    def one(self, name: str, read: Callable[[str], T]) -> T:
        """The one value of a field, read by a function that raises ValueError if it does not fit."""
        try:
            (value,) = self._of(name)
            return read(value)
        except ValueError:
            raise Refused(Refusal.OLD_BUTTON) from None

    def boxes(self, name: str, offered: Collection[str]) -> frozenset[str]:
        """Those boxes that are on, of all that were offered."""
        on = frozenset(self._of(name))
        if not on <= frozenset(offered):
            raise Refused(Refusal.OLD_BUTTON)
        return on

    def ids(self, name: str, most: int) -> frozenset[int]:
        """The ids of what was chosen in a menu of people or channels."""
        chosen = self._of(name)
        if len(chosen) > most or not all(map(is_id, chosen)):
            raise Refused(Refusal.OLD_BUTTON)
        return frozenset(map(int, chosen))

    def has(self, name: str) -> bool:
        """True if the form had this field."""
        return name in self.values

    def _of(self, name: str) -> tuple[str, ...]:
        if name not in self.values:
            raise Refused(Refusal.OLD_BUTTON)
        return self.values[name]


def filled_in(components: Any) -> Filled:
    """The values that were filled into a form, from what Discord sends. Raises ValueError if it is none."""
    try:
        fields = [label["component"] for label in components]
        return Filled({_text(field["custom_id"]): _values(field) for field in fields})
    except (KeyError, TypeError, AttributeError) as error:
        raise ValueError("there is no such form") from error


def _values(field: Mapping[str, Any]) -> tuple[str, ...]:
    """The values of a field: of a text or a choice one, or none, of boxes and menus several."""
    given = field["values"] if "values" in field else field["value"]
    if given is None:
        return ()
    return tuple(map(_text, given if isinstance(given, list) else [given]))


def _text(value: Any) -> str:
    """A text that is one; UnicodeEncodeError, which is a ValueError, if it has half a character."""
    if not isinstance(value, str):
        raise TypeError(value)
    value.encode()
    return value


def person_in(interaction: Interaction, filled: Filled, name: str) -> discord.User | discord.Member | None:
    """The person who was chosen in a menu, as Discord tells of them; None if nobody was."""
    chosen = filled.ids(name, 1)
    if not chosen:
        return None
    data: Any = interaction.data
    try:
        option: Any = {"name": name, "type": _PERSON, "value": str(*chosen)}
        resolved: Any = data.get("resolved") or {}
        found = app_commands.Namespace(interaction, resolved, [option])[name]
    except (KeyError, TypeError, ValueError, AttributeError):
        raise Refused(Refusal.OLD_BUTTON) from None
    if not isinstance(found, discord.User | discord.Member):
        raise Refused(Refusal.OLD_BUTTON)  # nobody is told of who does not exist
    return found
