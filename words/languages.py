"""The languages that the bot speaks: each is a file of sentences, ``<language>.ftl``, or a folder of that name with such files."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Final

from babel import Locale

#: The language of the code, in which every sentence is.
ENGLISH: Final = "en"
_ENDING: Final = ".ftl"
#: The folders with languages.
FOLDERS: Final = [Path(__file__).parent / "sentences"]


@cache
def languages() -> Sequence[str]:
    """All languages by their tags (``de``, ``pt-BR``), English first."""
    found = {path.stem for folder in FOLDERS for path in folder.glob(f"*{_ENDING}")}
    found |= {path.parent.name for folder in FOLDERS for path in folder.glob(f"*/*{_ENDING}")}
    return [ENGLISH, *sorted(found - {ENGLISH})]


@cache
def sources(language: str) -> Sequence[Path]:
    """The files with a language's sentences."""
    return [
        path
        for folder in FOLDERS
        for path in (folder / f"{language}{_ENDING}", *sorted((folder / language).glob(f"*{_ENDING}")))
        if path.exists()
    ]


@cache
def language_for(locale: str | None) -> str:
    """The language for one of Discord's locales (``es-419``), or a language itself: the same, else its first part, else English."""
    if locale is None:
        return ENGLISH
    known = {language.lower(): language for language in languages()}
    tag = locale.lower()
    return known.get(tag) or known.get(tag.partition("-")[0]) or ENGLISH


def own_name(language: str) -> str:
    """A language's own name: ``Deutsch``; where its script tells it apart, by that: ``繁體中文``."""
    locale = babel_locale(language)
    scripted = locale.languages.get(f"{locale.language}_{locale.script}")
    name = str(scripted or locale.get_display_name() or language)
    return name[:1].upper() + name[1:]


@cache
def is_right_to_left(language: str) -> bool:
    """True if a language is written from right to left."""
    return babel_locale(language).text_direction == "rtl"


@cache
def babel_locale(language: str) -> Locale:
    """A language as Babel knows it, which writes lists, dates and numbers."""
    return Locale.parse(language, sep="-")
