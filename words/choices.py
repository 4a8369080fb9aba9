"""Choices: as autocomplete offers them, and as menus and forms have them; matches among them, each by its opponent."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from services.play.match_selection import RunningMatch
from words.catalogue import say
from words.limits import OPTION, OPTIONS


class Choice(NamedTuple):
    """A choice of autocomplete: what a person reads, and what is sent when they pick it."""

    label: str
    value: str


class Option(NamedTuple):
    """An option of a menu or form: its value, its label, a sentence about it (or none), and whether it is chosen."""

    value: str
    label: str
    about: str | None
    chosen: bool


def match_choices(matches: Iterable[RunningMatch], typed: str) -> list[Choice]:
    """A person's matches whose opponent or edition fits what has been typed, or whose number it is."""
    wanted = typed.casefold().strip()
    return [
        Choice(_match_label(item), str(item.match.id))
        for item in matches
        if wanted in item.opponent.name.casefold()
        or wanted in say("edition", edition=item.match.edition).casefold()
        or wanted == str(item.match.id)
    ][:OPTIONS]


def _match_label(item: RunningMatch) -> str:
    room = OPTION - len(_match_words(item, ""))
    name = item.opponent.name
    return _match_words(item, name if len(name) <= room else name[: room - 1] + "…")


def _match_words(item: RunningMatch, name: str) -> str:
    awaits, match = "yes" if item.awaits_me else "no", item.match
    return say("choice-match", opponent=name, awaits=awaits, edition=match.edition, match=str(match.id))
