"""Samples: details such as a sentence is given, so that it can be formed and measured."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice, product, zip_longest
from typing import Final

from words.checking.reading import given, parts_of
from words.checking.spots import spot_of
from words.languages import ENGLISH
from words.limits import CONTENT, OPTION

#: The classes by which languages choose by a number.
PLURALS: Final = frozenset({"zero", "one", "two", "few", "many", "other"})
#: The longest name as a mention, the longest as text, and one that is cut where it stands in an option.
MENTION, _NAME, _SHORT = f"<@{9**20}>", "W" * 32, "Winifred"
#: Sentences in which the code cuts a name to the room that they leave.
_CUT: Final = frozenset({"choice-match", "games-option", "choice-server-match", "which-match"})
#: The details where no sentence chooses by them; others are names.
SAMPLES: Final[Mapping[str, str | int]] = {
    "due": "1800000000", "until": "1800000000", "closes": "1800000000", "since": "1800000000", "ended": "1800000000",
    "match": "123456", "square": "c3", "low": "c3", "high": "d3", "from": "c3", "to": "d3", "over": "d3, e3",
    "squares": "c3, d4, e5", "kittens": 3, "cats": 2, "count": 8, "off": 8, "turn": 300, "turns": 300,
    "first": "K@c3 =a3b3c3", "last": 300, "level": 10, "number": 22, "channel": f"<#{9**20}>", "objection": "A" * 80,
    "link": f"https://discord.com/channels/{9**20}/{9**20}/{9**20}", "effects": "A" * 40, "list": f"<#{9**20}>, " * 20,
}  # fmt: skip
#: How many occasions are looked at where a sentence may be too long.
_MOST_OCCASIONS: Final = 2_000
_NUMBERS: Final = (0, 1, 2, 5, 21)


def occasion_values(key: str) -> dict[str, list[str | int]]:
    """The details that a sentence may be given, as its branches in English tell."""
    parts, limit = parts_of(ENGLISH, key), spot_of(key).limit
    name = _SHORT if key in _CUT or limit not in {CONTENT, OPTION} else MENTION if limit == CONTENT else _NAME
    values: dict[str, list[str | int]] = {}
    for detail in sorted(given(key)):
        words = parts.chosen.get(detail)
        values[detail] = _choices(words) if words else [SAMPLES.get(detail, name)]
        if words and detail in parts.shown and not isinstance(values[detail][0], int):
            values[detail].append(SAMPLES.get(detail, name))
    return values


def _choices(words: set[str]) -> list[str | int]:
    numbers = {int(word) for word in words if word.isdecimal()}
    return sorted({*_NUMBERS, *numbers}) if words & PLURALS or len(numbers) == len(words) else sorted(words)


def every(values: Mapping[str, list[str | int]]) -> Iterator[dict[str, str | int]]:
    """The occasions for a sentence, at most some of them."""
    occasions = islice(product(*values.values()), _MOST_OCCASIONS)
    yield from (dict(zip(values, each, strict=True)) for each in occasions)


def each_once(values: Mapping[str, list[str | int]]) -> Iterator[dict[str, str | int]]:
    """Occasions enough that each detail is everything once."""
    first = {name: each[0] for name, each in values.items()}
    if not values:
        yield first
    for row in zip_longest(*values.values()):
        yield {name: first[name] if each is None else each for name, each in zip(values, row, strict=True)}
