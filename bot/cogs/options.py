"""The choices that several commands offer."""

from __future__ import annotations

from typing import Final

from discord import app_commands

from bot.words.catalogue import say
from bot.words.choices import Choice
from data import Pace
from game import Edition

#: The editions, each with its one line.
EDITIONS: Final = [
    app_commands.Choice(name=say("command-edition-name", edition=edition.value), value=edition.value)
    for edition in Edition
]
PACES: Final = [
    app_commands.Choice(name=say("command-pace-name", pace=pace.value), value=pace.value) for pace in Pace
]


def edition_of(choice: app_commands.Choice[str] | None) -> Edition:
    """The edition chosen; classic where none is."""
    return Edition(choice.value) if choice else Edition.CLASSIC


def offered(choices: list[Choice]) -> list[app_commands.Choice[str]]:
    """Choices as autocomplete answers them."""
    return [app_commands.Choice(name=choice.label, value=choice.value) for choice in choices]
