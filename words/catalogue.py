"""The catalogue of sentences: one Fluent file for each language, and the one function to get a sentence.

A message is made within ``with speaking(language): …``; everything said there is in that language, so no message mixes
two (decision 0023). A sentence that a language lacks is said in English, whole.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from functools import cache, lru_cache
from typing import Any, Final, Literal

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType

from words import marks
from words.languages import ENGLISH, babel_locale, is_right_to_left, sources

#: What a sentence can write besides its details: ``{ COMMAND("move") }``, ``{ SIGN("trophy", plain: "🏆") }``.
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"COMMAND": marks.command, "SIGN": marks.sign}
#: How many sentences are remembered as they were said last, and how many lists: together at most about 8 MiB.
_REMEMBERED: Final = 16_384
#: Unicode's marks round a text that keeps its own direction, whatever stands beside it.
_ISOLATED: Final = "\u2068{}\u2069"
_MARKS: Final = re.compile("[\u2068\u2069]")
#: Discord's own markup (mentions, moments, links, code), which no such mark may break.
_MARKUP: Final = re.compile(r"<[^<>\s]*>|\]\([^()\s]*\)|`[^`]*`")
#: Unicode's classes of letters that are written from right to left.
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})

_language: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)


class WordsMissing(LookupError):
    """The catalogue has no such sentence, or a detail that the sentence names was not given."""


class _Isolated(str, FluentType):
    """A name or a square, which keeps its own direction; it equals the text without marks, by which sentences choose."""

    __slots__ = ()

    def format(self, _locale: Locale) -> str:  # type: ignore[override]
        """The text as a sentence shows it."""
        return _ISOLATED.format(self)


@contextmanager
def speaking(language: str) -> Iterator[None]:
    """Within this, sentences are in a language; tasks that are begun within it, too."""
    before = _language.set(language)
    try:
        yield
    finally:
        _language.reset(before)


def spoken() -> str:
    """The language that sentences are in just now."""
    return _language.get()


def say(key: str, language: str | None = None, /, **details: str | int) -> str:
    """The sentence with this key, its details filled in; WordsMissing if English lacks it, or a detail was not given.

    It is in the language that is being spoken, unless another is named. Most of a turn's sentences have been said before
    with the same details, and are remembered.
    """
    return _sentence(language or _language.get(), key, tuple(details.items()))


def can_say(key: str, language: str) -> bool:
    """Whether a language has this sentence itself."""
    return bool(_bundle(language).has_message(key))


@cache
def _bundle(language: str) -> FluentBundle:
    # Only what is handed in is isolated, and only where it could be torn apart: see _detail.
    bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
    for path in sources(language):
        bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return bundle


@lru_cache(maxsize=_REMEMBERED)
def _sentence(language: str, key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    if language != ENGLISH:
        try:
            return _formed(language, key, details)
        except WordsMissing:
            pass  # tests/words/test_languages.py finds what is missing
    return _formed(ENGLISH, key, details)


def _formed(language: str, key: str, details: tuple[tuple[str, str | int], ...]) -> str:
    bundle = _bundle(language)
    if not bundle.has_message(key):
        raise WordsMissing(key)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise WordsMissing(key)
    named = {name.replace("_", "-"): _detail(language, detail) for name, detail in details}
    sentence, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise WordsMissing(f"{key}: {errors}")
    return _unmarked(str(sentence))


def _detail(language: str, detail: str | int) -> str | int:
    """What is handed to a sentence; a text that runs, or may run, against the sentence's direction is isolated."""
    if isinstance(detail, str) and (is_right_to_left(language) or _runs_left(detail)):
        return _Isolated(detail)
    return detail


def _runs_left(text: str) -> bool:
    """Whether a text has a letter that is written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)


def _unmarked(sentence: str) -> str:
    """A sentence without isolating marks inside of Discord's markup."""
    if _MARKS.search(sentence) is None:
        return sentence
    return _MARKUP.sub(lambda found: _MARKS.sub("", found[0]), sentence)


def forget_sentences() -> None:
    """Read the files again, and remember nothing that was said."""
    for remembered in (_bundle, _sentence, _list):
        remembered.cache_clear()


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
    return format_date(moment.astimezone(UTC).date(), format="medium", locale=babel_locale(spoken()))


def join_list(items: Iterable[str]) -> str:
    """Items as a list in a sentence: ``a, b and c``."""
    return _list(spoken(), tuple(items))


def join_all(items: Iterable[str]) -> str:
    """Items that are meant together, as a list in a sentence: ``a, b, and c``."""
    return format_list(tuple(items), style="standard", locale=babel_locale(spoken()))


def join_choices(items: Iterable[str]) -> str:
    """Items of which one is enough, as a list in a sentence: ``a, b, or c``."""
    return format_list(tuple(items), style="or", locale=babel_locale(spoken()))


@lru_cache(maxsize=_REMEMBERED)
def _list(language: str, items: tuple[str, ...]) -> str:
    # English lists are plain commas here; other languages write squares in a row together so, or Babel knows no such lists.
    style: Literal["unit", "standard"] = "unit" if language == ENGLISH else "standard"
    return format_list(items, style=style, locale=babel_locale(language))


def small(text: str) -> str:
    """A line as small print."""
    return f"-# {text}"
