"""Details: a sentence names those that it is given, shows what English shows, and chooses by what there is."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from words.checking.problems import Problem
from words.checking.reading import given, known, parts_of, read
from words.checking.samples import PLURALS, SAMPLES
from words.languages import ENGLISH, babel_locale

#: A command as it is typed, and an option of one: ``/board match:7``, ``text:``.
_COMMAND: Final = re.compile(r"`(/\w+)[^`]*`|`(\w+):`")


class _Text(Visitor):
    """All the text of a sentence."""

    def __init__(self) -> None:
        self.found = ""

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        """Take down a piece."""
        self.found += node.value


def misnamed(language: str) -> list[Problem]:
    """Details, sentences, terms and functions that a sentence names wrongly, or leaves out."""
    return [Problem(key, wrong) for key in known(language) for wrong in _misnamed(language, key)]


def _misnamed(language: str, key: str) -> Iterator[str]:
    script, here, there = read(language), parts_of(language, key), parts_of(ENGLISH, key)
    named = here.shown | set(here.chosen)
    may = ", ".join(f"${name}" for name in sorted(given(key))) or "none"
    for name in sorted(named - given(key)):
        yield f"is not given ${name}; its details are: {may}"
    for name in sorted(there.shown - named):
        yield f"leaves out ${name}, which English shows: say it"
    for name in sorted(here.messages - set(script.messages)):
        yield f"names no sentence {name}: this file has none of that key"
    for name in sorted(here.terms - set(script.terms)):
        yield f"names no term -{name}: write it, or say the word itself"
    for call in sorted(there.calls - here.calls):
        yield f"lacks {{ {call} }}, which English has: put it in as it stands there"
    for call in sorted(here.calls - there.calls):
        yield f"has {{ {call} }}, which English has not: take it out"


@cache
def branches() -> Mapping[str, frozenset[str]]:
    """The words by which each detail is told apart, anywhere in English."""
    found = defaultdict[str, set[str]](set)
    for key in read(ENGLISH).messages:
        for name, words in parts_of(ENGLISH, key).chosen.items():
            found[name] |= words
    return {name: frozenset(words) for name, words in found.items()}


def misjudged(language: str) -> list[Problem]:
    """Branches that no detail ever takes."""
    return [Problem(key, wrong) for key in known(language) for wrong in _misjudged(language, key)]


def _misjudged(language: str, key: str) -> Iterator[str]:
    plurals = {*babel_locale(language).plural_form.tags, "other"}
    for name, words in parts_of(language, key).chosen.items():
        there = branches().get(name, frozenset())
        counted = bool(there & PLURALS) or isinstance(SAMPLES.get(name), int)
        may = there | plurals if counted else there
        if all(word in PLURALS or word.isdecimal() for word in there):
            # In a language without plurals nothing is "one": there it is written as the number, 1.
            may -= PLURALS - plurals
        for word in sorted(words - may):
            if not (counted and word.isdecimal()):
                yield f"chooses by ${name}, which is never {word}; it is one of: {', '.join(sorted(may)) or 'nothing that is chosen by'}"


def miswritten_commands(language: str) -> list[Problem]:
    """Commands and options that are not written as in English: their names are not translated."""
    return [
        Problem(key, f"has the commands {_told(here)}, and English has {_told(there)}: write them alike")
        for key in known(language)
        if (here := _commands(language, key)) != (there := _commands(ENGLISH, key))
    ]


def _commands(language: str, key: str) -> list[str]:
    text = _Text()
    text.visit(read(language).messages[key])
    return sorted(command or f"{option}:" for command, option in _COMMAND.findall(text.found))


def _told(commands: list[str]) -> str:
    return ", ".join(f"`{each}`" for each in commands) or "none"
