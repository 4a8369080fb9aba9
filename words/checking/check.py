"""The check of a language: all its problems at once."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from babel import UnknownLocaleError

from words.checking.coverage import uncovered
from words.checking.details import misjudged, misnamed, miswritten_commands
from words.checking.lengths import too_long
from words.checking.problems import Problem
from words.checking.reading import unreadable
from words.checking.texts import unfit_texts
from words.checking.typography import mistyped
from words.languages import babel_locale, own_name

_GLOSSARY: Final = Path("docs/translating.md")


def problems_of(language: str) -> list[Problem]:
    """Whatever is wrong with a language."""
    try:
        babel_locale(language)
    except (UnknownLocaleError, ValueError):
        return [
            Problem(language, "is no language that Babel knows: name it as Discord does, such as de or pt-BR")
        ]
    return [problem for check in CHECKS for problem in check(language)]


def without_glossary(language: str) -> list[Problem]:
    """A problem if the glossary has no section for a language; where the documents are not, there is none."""
    heading = f"### {own_name(language)}\n".casefold()
    if not _GLOSSARY.exists() or heading in _GLOSSARY.read_text(encoding="utf-8").casefold():
        return []
    return [
        Problem(str(_GLOSSARY), f"has no section {own_name(language)}: write the language's glossary there")
    ]


#: Each tells what it finds wrong with a language.
CHECKS: Final = (
    unreadable,
    uncovered,
    misnamed,
    misjudged,
    miswritten_commands,
    too_long,
    unfit_texts,
    mistyped,
    without_glossary,
)
