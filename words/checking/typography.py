"""Typography: punctuation and spaces as a language has them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final, TypeAlias

from babel.numbers import format_percent
from fluent.syntax import ast

from words.checking.problems import Problem
from words.checking.reading import known, read
from words.languages import babel_locale

#: Stands for whatever is put into a sentence: a detail, a choice, Discord's markup, code.
_HOLE: Final = "\ufffc"
_MARKUP: Final = re.compile(r"`[^`]*`|<[^<>\s]*>|\]\([^()\s]*\)|https?://\S+")
_NO_BREAK: Final = "\u00a0\u202f"
_PERCENT: Final = re.compile(rf"(?<=[\d{_HOLE}*])(\s?)%")
#: In French a no-break space stands before these; before a colon that ends a word, too.
_FRENCH: Final = re.compile(
    rf"(?<![{_NO_BREAK}!?…(«]) ?(?:[;!?]|:(?=[\s{_HOLE}*]|$))|«(?![{_NO_BREAK}])|(?<![{_NO_BREAK}])»"
)
#: French sentences that Discord may put back into a field, where nobody types such spaces.
_TYPED: Final = re.compile(r"choice-turn|choice-entry|choice-way-entry|effect-|turn-words-")
#: Lists that a program reads, with plain commas in every language.
_LISTS: Final = re.compile(r"turn-words-|application-tags")
#: Kana and the characters of Japanese and Chinese, after which punctuation is as wide as they are.
_WIDE: Final = "\u3041-\u30ff\u3400-\u9fff々ー"
_HALF_WIDTH: Final = re.compile(rf"[{_WIDE}] ?[,.!?:;](?![A-Za-z0-9/])")
_ENGLISH: Final = re.compile(r"\w [!?;:,.…](?!\w)")

_Check: TypeAlias = Callable[[str, str], Iterator[str]]


def mistyped(language: str) -> list[Problem]:
    """Sentences with punctuation or spaces that are not the language's."""
    checks = [_percent(language), *_CHECKS.get(language.partition("-")[0], ())]
    return [
        Problem(key, wrong)
        for key in known(language)
        for wrong in dict.fromkeys(
            wrong
            for text in _texts(read(language).messages[key])
            for check in checks
            for wrong in check(key, text)
        )
    ]


def _texts(message: ast.Message) -> Iterator[str]:
    """The text of a sentence, and of each branch by itself."""
    patterns = [message.value] if message.value else []
    while patterns:
        text = ""
        for element in patterns.pop().elements:
            if isinstance(element, ast.TextElement):
                text += element.value
                continue
            shown = element.expression
            text += str(shown.parse()["value"]) if isinstance(shown, ast.StringLiteral) else _HOLE
            if isinstance(shown, ast.SelectExpression):
                patterns += [variant.value for variant in shown.variants]
        yield _MARKUP.sub(_HOLE, text)


@cache
def _percent(language: str) -> _Check:
    """The check of percent signs: they stand as the language's numbers have them."""
    usual = format_percent(0.5, locale=babel_locale(language))
    space = usual[2:-1] if usual.endswith("%") else ""

    def check(_key: str, text: str) -> Iterator[str]:
        for found in _PERCENT.finditer(text):
            if found[1] != space and not (space and found[1] and found[1] in _NO_BREAK):
                wanted = "a no-break space (U+00A0)" if space else "no space"
                yield f"has {found[0]!r}: {wanted} stands before %, as in {usual}"

    return check


def _french(key: str, text: str) -> Iterator[str]:
    if _TYPED.match(key):
        if re.search(f"[{_NO_BREAK}]", text):
            yield "has a no-break space, which Discord may put back into a field: use none there"
        return
    for found in _FRENCH.finditer(text):
        yield f"lacks a no-break space at {_near(text, found)}: U+202F stands before ; ! ? and U+00A0 before : and inside of « »"


def _spanish(_key: str, text: str) -> Iterator[str]:
    for opening, closing in ("¿?", "¡!"):
        if text.count(opening) != text.count(closing):
            yield f"has {opening} and {closing} not in pairs: {text.strip()}"


def _german(_key: str, text: str) -> Iterator[str]:
    if '"' in text or text.count("„") != text.count("“"):
        yield f"has quotation marks that are not „ and “ in pairs: {text.strip()}"


def _full_width(key: str, text: str) -> Iterator[str]:
    if _LISTS.match(key):
        return
    for found in _HALF_WIDTH.finditer(text):
        yield f"has half-width punctuation at {_near(text, found)}: use 、。，！？：；"  # noqa: RUF001


def _english(_key: str, text: str) -> Iterator[str]:
    for found in _ENGLISH.finditer(text):
        yield f"has a space before punctuation at {_near(text, found)}: take it out"


def _near(text: str, found: re.Match[str]) -> str:
    """The place in a text, to be found again."""
    return f"“{text[max(0, found.start() - 12) : found.end()].replace(_HOLE, '…').strip()}”"


#: By the first part of a language's tag. A language that is not here has its percent signs checked alone.
_CHECKS: Final[Mapping[str, tuple[_Check, ...]]] = {
    "de": (_german,),
    "en": (_english,),
    "es": (_spanish,),
    "fr": (_french,),
    "ja": (_full_width,),
    "zh": (_full_width,),
}
