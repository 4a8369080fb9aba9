"""Reading: a language's sentences as its files have them, and what each is made of."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from words.checking.problems import Problem
from words.languages import ENGLISH, sources

#: The details that a comment tells of: "Also given: $off."
_DETAIL: Final = re.compile(r"\$([a-z-]+)")


class Sentences(NamedTuple):
    """A language as its files have it; ``junk`` can't be read, and ``twice`` are the keys that stand there twice."""

    messages: Mapping[str, ast.Message]
    terms: Mapping[str, ast.Term]
    junk: Sequence[ast.Junk]
    twice: Sequence[str]


class Parts(Visitor):
    """The parts of a sentence: details that it shows or chooses by, functions that it calls, sentences and terms within it."""

    def __init__(self) -> None:
        self.shown: set[str] = set()
        self.chosen: dict[str, set[str]] = {}
        self.calls: set[str] = set()
        self.messages: set[str] = set()
        self.terms: set[str] = set()

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802 - Fluent's name
        """Take down what it chooses by, and look into its branches."""
        by = node.selector
        if isinstance(by, ast.FunctionReference):  # NUMBER($count)
            by = by.arguments.positional[0]  # type: ignore[assignment]
        if isinstance(by, ast.VariableReference):
            self.chosen.setdefault(by.id.name, set()).update(map(branch_name, node.variants))
        elif isinstance(by, ast.TermReference):
            self.terms.add(by.id.name)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        """Take down a detail that is shown."""
        self.shown.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802 - Fluent's name
        """Take down a command or a sign."""
        if node.id.name in {"COMMAND", "SIGN"}:
            named = ", ".join(str(getattr(each, "value", each)) for each in node.arguments.positional)
            self.calls.add(f"{node.id.name}({named})")
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802 - Fluent's name
        """Take down a sentence within this one."""
        self.messages.add(node.id.name)

    def visit_TermReference(self, node: ast.TermReference) -> None:  # noqa: N802 - Fluent's name
        """Take down a term."""
        self.terms.add(node.id.name)


def branch_name(variant: ast.Variant) -> str:
    """The word or number in a branch's brackets."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value


@cache
def read(language: str) -> Sentences:
    """A language's sentences and terms by their keys."""
    parser = FluentParser(with_spans=False)
    entries = [
        each for path in sources(language) for each in parser.parse(path.read_text(encoding="utf-8")).body
    ]
    # One that has attributes alone says nothing, so it is not there.
    messages = [entry for entry in entries if isinstance(entry, ast.Message) and entry.value]
    terms = [entry for entry in entries if isinstance(entry, ast.Term)]
    keys = Counter([entry.id.name for entry in messages] + [f"-{entry.id.name}" for entry in terms])
    return Sentences(
        {entry.id.name: entry for entry in messages},
        {entry.id.name: entry for entry in terms},
        [entry for entry in entries if isinstance(entry, ast.Junk)],
        sorted(key for key, count in keys.items() if count > 1),
    )


@cache
def parts_of(language: str, key: str) -> Parts:
    """The parts of a sentence, with those of the sentences within it."""
    messages = read(language).messages
    found, waiting, seen = Parts(), [key], {key}
    while waiting:
        found.visit(messages[waiting.pop()].value)
        new = {name for name in found.messages - seen if name in messages}
        seen |= new
        waiting += new
    return found


def given(key: str) -> set[str]:
    """The names of the details that a sentence is given: those that it names in English, and those its comment tells of."""
    parts, comment = parts_of(ENGLISH, key), read(ENGLISH).messages[key].comment
    return parts.shown | set(parts.chosen) | set(_DETAIL.findall((comment and comment.content) or ""))


def known(language: str) -> Iterable[str]:
    """The keys of a language's sentences that English has, too."""
    return (key for key in read(language).messages if key in read(ENGLISH).messages)


def unreadable(language: str) -> list[Problem]:
    """Whatever of a language's files can't be read, or is there twice."""
    script = read(language)
    return [
        *(Problem(_begins(junk), f"can't be read: {_why(junk)}") for junk in script.junk),
        *(Problem(key, "is there twice: keep one") for key in script.twice),
    ]


def _begins(junk: ast.Junk) -> str:
    """The key with which something unreadable begins."""
    return next(iter((junk.content or "").partition("=")[0].split("\n")), "").strip() or "a line"


def _why(junk: ast.Junk) -> str:
    """The parser's own words for it."""
    return "; ".join(annotation.message or "" for annotation in junk.annotations) or "see docs/translating.md"
