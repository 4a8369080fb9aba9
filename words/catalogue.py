"""The catalogue of sentences: one Fluent file for each language, and the one function to get a sentence."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from datetime import UTC, datetime
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from words import marks

LANGUAGE: Final = "en"
#: What a sentence can write besides its details: ``{ COMMAND("move") }``, ``{ SIGN("trophy", plain: "🏆") }``.
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"COMMAND": marks.command, "SIGN": marks.sign}
#: How many sentences are remembered as they were said last, and how many lists: together at most about 8 MiB.
_REMEMBERED: Final = 16_384


class WordsMissing(LookupError):
    """The catalogue has no such sentence, or a detail that the sentence names was not given."""


@cache
def _bundle(language: str) -> FluentBundle:
    # Names are mentions, which the client shows in their own direction; no isolating marks are needed.
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    text = Path(__file__).with_name(f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(text))
    return bundle


def say(key: str, **details: str | int) -> str:
    """The sentence with this key, its details filled in; WordsMissing if either is missing.

    Most of a turn's sentences have been said before with the same details, and are remembered.
    """
    return _sentence(key, tuple(details.items()))


@lru_cache(maxsize=_REMEMBERED)
def _sentence(key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(LANGUAGE)
    if not bundle.has_message(key):
        raise WordsMissing(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise WordsMissing(key)
    named = {name.replace("_", "-"): detail for name, detail in details}
    sentence, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise WordsMissing(f"{key}: {errors}")
    return str(sentence)


def know_commands(ids: Mapping[str, int]) -> None:
    """From now on these are Discord's ids of the commands, by their names."""
    marks.know_commands(ids)
    _sentence.cache_clear()


def know_emoji(written: Mapping[str, str]) -> None:
    """From now on these are the bot's own emoji, by what they show, as a message writes them: ``<:name:id>``."""
    marks.know_emoji(written)
    _sentence.cache_clear()


def day(moment: datetime) -> str:
    """The day of a moment, in UTC, as people of the language write it."""
    return format_date(moment.astimezone(UTC).date(), format="medium", locale=LANGUAGE)


def join_list(items: Iterable[str]) -> str:
    """Items as a list in a sentence: ``a, b and c``."""
    return _list(tuple(items))


@lru_cache(maxsize=_REMEMBERED)
def _list(items: tuple[str, ...]) -> str:
    return format_list(items, style="unit", locale=LANGUAGE)


def small(text: str) -> str:
    """A line as small print."""
    return f"-# {text}"
