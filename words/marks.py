"""Parts of a text that Discord draws: commands to press, and the bot's own emoji.

Discord gives both their ids when the bot starts. What it has not named is written plainly: a command as ``/move``, an
emoji as the sign that stands in for it, or not at all.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final

_commands: Final[dict[str, int]] = {}
_emoji: Final[dict[str, str]] = {}
#: How often Discord has named something anew.
_named: Final = Counter[str]()


def know_commands(ids: Mapping[str, int]) -> None:
    """From now on these are Discord's ids of the commands, by their names."""
    _commands.clear()
    _commands.update(ids)
    _named["commands"] += 1


def know_emoji(marks: Mapping[str, str]) -> None:
    """From now on these are the bot's own emoji, by what they show, as a message writes them: ``<:name:id>``."""
    _emoji.clear()
    _emoji.update(marks)
    _named["emoji"] += 1


def revision() -> int:
    """A number that is another one as soon as Discord has named something anew: until then the same sentence is the same text."""
    return _named.total()


def command(name: str) -> str:
    """A command that can be pressed, or else its name as it is typed."""
    return f"</{name}:{_commands[name]}>" if name in _commands else f"`/{name}`"


def emoji(name: str) -> str | None:
    """An emoji of the bot's own, for a button or an option; None if Discord has none."""
    return _emoji.get(name)


def sign(name: str, plain: str = "") -> str:
    """An emoji of the bot's own in a text, or else a plain sign, with a space behind it; nothing if there is neither."""
    shown = emoji(name) or plain
    return f"{shown} " if shown else ""
