"""The catalogue of sentences: one Fluent file for each language, and the one function to get a sentence.

A message is made within ``with speaking(language): …``; everything said there is in that language, so no message mixes
two (decision 0023). A sentence that a language lacks is said in English, whole.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from contextvars import ContextVar
from datetime import UTC, datetime
from enum import Enum
from functools import cache, lru_cache
from typing import Any, Final

from babel import Locale
from babel.dates import format_date
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import FluentType
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from words import marks
from words.languages import ENGLISH, babel_locale, is_right_to_left, sources

#: How many sentences are remembered as they were filled in last: those of a turn are much the same from turn to turn.
_REMEMBERED: Final = 1000
#: Languages in which a day among words is written out: a shorter one is for forms.
_LONG_DAYS: Final = frozenset({"ja", "ko"})
#: Small print, as Discord writes it.
_SMALL: Final = "-# "
#: What a sentence can write besides its details: ``{ COMMAND("move") }``, ``{ SIGN("trophy", plain: "🏆") }``.
_FUNCTIONS: Final[dict[str, Callable[..., Any]]] = {"COMMAND": marks.command, "SIGN": marks.sign}
#: A sentence or a term begins with its key at the start of a line; its other lines begin with a space or one of Fluent's signs.
_ENTRY: Final = re.compile(r"^(?=-?[a-zA-Z][\w-]* *=)", re.MULTILINE)
#: The most characters of somebody's own words in a sentence.
MAX_QUOTE: Final = 100
#: Unicode's marks round a text that keeps its own direction, whatever stands beside it.
_ISOLATED: Final = "\u2068{}\u2069"
_MARKS: Final = re.compile("[\u2068\u2069]")
#: What would be markup, a mention or a link in a person's own words; a backslash takes that meaning off a sign.
_SIGNS: Final = re.compile(r"([\\*_~`|<>#\[\]()@:+\-])")
_PLAIN: Final = r"\\\1"
#: Discord's own markup (mentions, moments, links, code), which no such mark may break.
_MARKUP: Final = re.compile(r"<[^<>\s]*>|\]\([^()\s]*\)|`[^`]*`")
#: Unicode's classes of letters that are written from right to left.
_RIGHT_TO_LEFT: Final = frozenset({"R", "AL"})
#: Languages that write a list in a sentence with commas alone; Babel has "and" before its last item, or no such lists.
_PLAIN_LISTS: Final = frozenset({ENGLISH, "ko"})
#: Punctuation that has its own space.
_FULL_WIDTH: Final = frozenset("。！？：；，、」）")  # noqa: RUF001

_bundles: Final[dict[str, FluentBundle]] = {}
_language: Final[ContextVar[str]] = ContextVar("language", default=ENGLISH)


class WordsMissing(LookupError):
    """The catalogue has no such sentence, or a detail that the sentence names was not given."""


class _Isolated(str, FluentType):
    """A name or a square, which keeps its own direction; it equals the text without marks, by which sentences choose."""

    __slots__ = ()

    def format(self, _locale: Locale) -> str:  # type: ignore[override]
        """The text as a sentence shows it."""
        return _ISOLATED.format(self)


class _Quoted(Visitor):
    """Finds the sentences and terms that a sentence quotes."""

    def __init__(self) -> None:
        self.keys: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - the library's name
        """Take down a sentence."""
        self.keys.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802
        """Take down a term, and look at what it is handed."""
        self.keys.add(f"-{node.id.name}")
        self.generic_visit(node)


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


def spoken_locale() -> Locale:
    """The same language as Babel knows it, which writes times and dates."""
    return babel_locale(spoken())


def say(key: str, language: str | None = None, /, **details: str | int | Enum) -> str:
    """The sentence with this key, its details filled in; WordsMissing if English lacks it, or a detail was not given.

    It is in the language that is being spoken, unless another is named. A member of an enumeration stands for its value.
    """
    tongue = language or _language.get()
    if tongue != ENGLISH:
        try:
            return say_in(tongue, key, **details)
        except WordsMissing:
            pass  # ``python -m words check`` finds what is missing
    return say_in(ENGLISH, key, **details)


def say_in(language: str, key: str, /, **details: str | int | Enum) -> str:
    """The sentence in a language, and never in English instead; WordsMissing if the language lacks it, or a detail was not given."""
    return _formed(language, key, marks.revision(), *details.items())


def can_say(key: str, language: str) -> bool:
    """True if a language has this sentence itself."""
    return _quoted_by(language, key) is not None


@cache
def _written(language: str) -> Mapping[str, str]:
    """A language's own sentences and terms by their keys, as its files have them."""
    files = (path.read_text(encoding="utf-8") for path in sources(language))
    entries = (entry for text in files for entry in _ENTRY.split(text)[1:])
    return {entry.partition("=")[0].rstrip(): entry for entry in entries}


def _bundle(language: str) -> FluentBundle:
    """The bundle that forms a language's sentences, each once it is parsed."""
    found = _bundles.get(language)
    if found is None:
        # Only what is handed in is isolated, and only where it could be torn apart: see _detail.
        bundle = FluentBundle([language], functions=_FUNCTIONS, use_isolating=False)
        # If two threads make one, both use the first: sentences are added to it.
        found = _bundles.setdefault(language, bundle)
    return found


@cache
def _quoted_by(language: str, key: str) -> frozenset[str] | None:
    """The keys that a language's own sentence or term quotes; None if there is none. Afterwards the bundle knows it.

    It is parsed only when it is needed: all of them would take more than half a second and 24 MiB (measured with six).
    """
    resource = FluentResource(_written(language).get(key, ""))
    _bundle(language).add_resource(resource)
    entries = [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]
    if not entries:
        return None
    quoted = _Quoted()
    quoted.visit(entries[0])
    return frozenset(quoted.keys)


@cache
def _is_whole(language: str, key: str) -> bool:
    """True if a language has this sentence itself. Afterwards the bundle knows it, and all that it quotes."""
    known, waiting = set[str](), {key}
    while waiting:
        known.add(quoted := waiting.pop())
        waiting |= (_quoted_by(language, quoted) or frozenset()) - known
    return can_say(key, language)


@lru_cache(_REMEMBERED)
def _formed(language: str, key: str, _marks: int, *details: tuple[str, str | int | Enum]) -> str:
    """A sentence, remembered as long as what it may show of Discord's (``marks``) is the same."""
    if not _is_whole(language, key):
        raise WordsMissing(key)
    bundle = _bundle(language)
    pattern = bundle.get_message(key).value
    if pattern is None:
        raise WordsMissing(key)
    named = {name.replace("_", "-"): _detail(language, detail) for name, detail in details}
    sentence, errors = bundle.format_pattern(pattern, named)
    if errors:
        raise WordsMissing(f"{key}: {errors}")
    return _unmarked(str(sentence))


def _detail(language: str, detail: str | int | Enum) -> str | int:
    """A detail as it is handed to a sentence."""
    given: str | int = detail.value if isinstance(detail, Enum) else detail
    return _Isolated(given) if isinstance(given, str) and _is_isolated(language, given) else given


def _is_isolated(language: str, text: str) -> bool:
    """True if a text runs, or may run, against the direction of a language's sentences."""
    return is_right_to_left(language) or _runs_left(text)


def _runs_left(text: str) -> bool:
    """True if a text has a letter that is written from right to left."""
    return not text.isascii() and any(unicodedata.bidirectional(char) in _RIGHT_TO_LEFT for char in text)


def _unmarked(sentence: str) -> str:
    """A sentence without isolating marks inside of Discord's markup."""
    if _MARKS.search(sentence) is None:
        return sentence
    return _MARKUP.sub(lambda found: _MARKS.sub("", found[0]), sentence)


def day(moment: datetime) -> str:
    """The day of a moment, in UTC, as people of the language write it."""
    style = "long" if spoken() in _LONG_DAYS else "medium"
    return format_date(moment.astimezone(UTC).date(), format=style, locale=babel_locale(spoken()))


def join_list(items: Iterable[str]) -> str:
    """Items as a list in a sentence: ``a, b and c``."""
    return ", ".join(items) if spoken() in _PLAIN_LISTS else join_all(items)


def join_all(items: Iterable[str]) -> str:
    """Items that are meant together, as a list in a sentence: ``a, b, and c``."""
    return format_list(tuple(items), style="standard", locale=babel_locale(spoken()))


def join_choices(items: Iterable[str]) -> str:
    """Items of which one is enough, as a list in a sentence: ``a, b, or c``."""
    return format_list(tuple(items), style="or", locale=babel_locale(spoken()))


def run_on(sentences: Iterable[str | None]) -> str:
    """Sentences one after the other, with a space between them; after full-width punctuation, as Japanese and Chinese have it, there is none."""
    text = ""
    for sentence in filter(None, sentences):
        text += sentence if not text or text[-1] in _FULL_WIDTH else f" {sentence}"
    return text


def as_far_as_fits(
    lines: Sequence[str], limit: int, joined: Callable[[Sequence[str]], str] = "\n".join
) -> str:
    """As many of some lines as there is room for, in characters, the last left out first."""
    fitting = list(lines)
    while len(joined(fitting)) > limit:
        fitting.pop()
    return joined(fitting)


def quoted(text: str) -> str:
    """A person's own words, made safe for a sentence: short, and without markup or mentions."""
    kept = "".join(char for char in text if char.isprintable() and char not in "*_~`|<>@#[]()\\“”:/")
    return kept if len(kept) <= MAX_QUOTE else kept[: MAX_QUOTE - 1] + "…"


def quotation(text: str) -> str:
    """A person's own words as a quotation, line by line and just as they were written: no sign in them is markup, a mention or a link."""
    written = "".join(char for char in text if char.isprintable() or char == "\n")
    return "\n".join(f"> {_SIGNS.sub(_PLAIN, line)}" for line in written.splitlines())


def without_small(text: str) -> str:
    """A text without its lines of small print."""
    return "\n".join(line for line in text.split("\n") if not line.startswith(_SMALL))


def seconds(moment: datetime | None) -> str:
    """A moment as ``<t:…:R>`` has it, in seconds since 1970; "0" for none, in a sentence that then leaves it out."""
    return str(int(moment.timestamp())) if moment else "0"


def small(text: str) -> str:
    """Lines as small print."""
    return "\n".join(f"{_SMALL}{line}" for line in text.split("\n"))
