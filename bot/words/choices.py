"""What autocomplete offers: each turn with what it does, each match by its opponent."""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import islice
from typing import Final, NamedTuple

from bot.services.matches import Listed
from bot.words.catalogue import listed, say
from bot.words.pieces import kind_name, squares_named
from game import (
    SQUARES,
    BegunTurn,
    Booped,
    Edition,
    Fell,
    IllegalTurn,
    Kind,
    Position,
    Scared,
    Turn,
    square_name,
)

#: Discord's limits for autocomplete.
MOST: Final = 25
LONGEST: Final = 100
_LABEL: Final = re.compile(r"^([a-f][1-6])\((kitten|cat)\).*$")


class Choice(NamedTuple):
    """A line of the list: what a person reads, and what is sent when they pick it."""

    label: str
    value: str


def turn_choices(position: Position, typed: str) -> list[Choice]:
    """The turns that fit what has been typed: squares first; once one stands, what it leaves to choose."""
    wanted = _plain(typed)
    begun = [
        turn
        for kind in Kind
        for square in SQUARES
        if (turn := _begin(position, kind, square)) and _fits(position, turn, wanted)
    ]
    if len({(turn.square, turn.kind) for turn in begun}) == 1 and len(begun[0].graduations) > 1:
        chosen = begun[0]
        ways = (way for way in chosen.turns() if _plain(str(way)).startswith(_notation(chosen, wanted)))
        return [_way_choice(way) for way in islice(ways, MOST)]
    begun.sort(key=_liveliness, reverse=True)
    return [_turn_choice(position, turn) for turn in begun[:MOST]]


def match_choices(matches: Iterable[Listed], typed: str) -> list[Choice]:
    """A person's matches whose opponent fits what has been typed."""
    wanted = typed.casefold().strip()
    return [
        Choice(_match_label(item), str(item.match.id))
        for item in matches
        if wanted in item.opponent.name.casefold() or wanted == str(item.match.id)
    ][:MOST]


def _match_label(item: Listed) -> str:
    room = LONGEST - len(_match_words(item, ""))
    name = item.opponent.name
    return _match_words(item, name if len(name) <= room else name[: room - 1] + "…")


def _match_words(item: Listed, name: str) -> str:
    awaits = "yes" if item.awaits_me else "no"
    return say("choice-match", opponent=name, awaits=awaits, match=str(item.match.id))


def _plain(typed: str) -> str:
    """What was typed without case, spaces and @; the label of a choice, once picked, is read as its turn."""
    text = "".join(typed.lower().split()).replace("@", "")
    return _LABEL.sub(r"\2\1", text)


def _begin(position: Position, kind: Kind, square: int) -> BegunTurn | None:
    try:
        return position.place(kind, square)
    except IllegalTurn:
        return None


def _fits(position: Position, begun: BegunTurn, wanted: str) -> bool:
    """Whether a turn, spelled in any way it may be, goes on from what was typed."""
    placed, graduates, _ = wanted.partition("=")
    spellings = _spellings(position, begun)
    return placed in spellings if graduates else any(spelling.startswith(placed) for spelling in spellings)


def _spellings(position: Position, begun: BegunTurn) -> tuple[str, ...]:
    """Kitten and square, by its letter or in full; the square alone where the kind is understood."""
    square, letter = square_name(begun.square), begun.kind.value.lower()
    spelled = (f"{letter}{square}", f"{begun.kind.name.lower()}{square}")
    understood = begun.kind is Kind.KITTEN or not position.pool(position.side).kittens
    return (*spelled, square) if understood else spelled


def _notation(begun: BegunTurn, wanted: str) -> str:
    """What was typed of a turn, its kind as notation has it."""
    _, equals, rest = wanted.partition("=")
    return f"{begun.kind.value.lower()}{square_name(begun.square)}{equals}{rest}"


def _liveliness(begun: BegunTurn) -> tuple[bool, bool, int]:
    """Wins first, then lines, then the most booped: what a person scanning the list hopes to see."""
    line = any(len(way) == 3 for way in begun.graduations)
    return bool(begun.outcome), line, len(_pushed(begun))


def _pushed(begun: BegunTurn) -> list[Booped | Fell | Scared]:
    return [event for event in begun.events if isinstance(event, Booped | Fell | Scared)]


def _turn_choice(position: Position, begun: BegunTurn) -> Choice:
    told = listed(effects(begun))
    square = square_name(begun.square)
    label = say("choice-turn", square=square, kind=kind_name(begun.kind), effects=told)
    if position.edition is Edition.KITTENS:
        label = f"{square}: {told}"
    ways = begun.turns()
    # A turn that leaves a choice is filled in without it: typing on then lists the ways.
    value = str(ways[0]) if len(ways) == 1 else f"{begun.kind.value}@{square}"
    return Choice(label[:LONGEST], value)


def effects(begun: BegunTurn) -> list[str]:
    """What placing a piece does, each in a few words."""
    pushed = _pushed(begun)
    off = sum(isinstance(event, Fell) or event.to is None for event in pushed)
    lines = sum(len(way) == 3 for way in begun.graduations)
    told = []
    if off == len(pushed) > 0:
        told.append(say("effect-boops-all-off", count=off))
    elif off:
        told.append(say("effect-boops-off", count=len(pushed), off=off))
    elif pushed:
        told.append(say("effect-boops", count=len(pushed)))
    if begun.outcome:
        told.append(say("effect-wins"))
    elif lines:
        told.append(say("effect-lines", count=lines))
    if len(begun.graduations) > lines:
        told.append(say("effect-full"))
    return told or [say("effect-none")]


def _way_choice(way: Turn) -> Choice:
    key = "choice-graduation" if len(way.graduation) == 3 else "choice-take-up"
    label = say(key, square=square_name(way.square), squares=squares_named(way.graduation))
    return Choice(label[:LONGEST], str(way))
