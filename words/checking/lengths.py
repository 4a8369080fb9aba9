"""Lengths: a sentence is no longer than Discord allows where it appears, whatever its details are."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import Final

from fluent.syntax import ast

from words import marks
from words.catalogue import WordsMissing, say_in
from words.checking.problems import Problem
from words.checking.reading import known, read
from words.checking.samples import MENTION, each_once, every, occasion_values
from words.checking.spots import spot_of
from words.languages import is_right_to_left

#: Fluent's marks round a text that keeps its direction.
_ISOLATED: Final = 2


class _Longest:
    """Measures a sentence: no occasion makes it longer, for of every choice the longest branch counts."""

    def __init__(self, language: str, samples: Mapping[str, Iterable[str | int]]) -> None:
        self.script = read(language)
        self.samples = samples
        self.isolated = _ISOLATED if is_right_to_left(language) else 0
        self.within: list[str] = []

    def of(self, pattern: ast.Pattern | None) -> int:
        """The length of a pattern."""
        return sum(map(self._element, pattern.elements)) if pattern else 0

    def _element(self, element: ast.TextElement | ast.Placeable) -> int:
        return len(element.value) if isinstance(element, ast.TextElement) else self._shown(element.expression)

    def _shown(self, shown: ast.SyntaxNode) -> int:
        match shown:
            case ast.SelectExpression():
                return max(self.of(variant.value) for variant in shown.variants)
            case ast.VariableReference():
                samples = self.samples.get(shown.id.name, (MENTION,))
                return max(len(str(each)) for each in samples) + self.isolated
            case ast.MessageReference():
                return self._quoted(shown.id.name, self.script.messages.get(shown.id.name))
            case ast.TermReference():
                return self._quoted(f"-{shown.id.name}", self.script.terms.get(shown.id.name))
            case ast.FunctionReference():
                return self._called(shown)
            case ast.Placeable():
                return self._shown(shown.expression)
            case _:
                return len(getattr(shown, "value", ""))

    def _quoted(self, key: str, entry: ast.Message | ast.Term | None) -> int:
        if entry is None or key in self.within:
            return 0
        self.within.append(key)
        length = self.of(entry.value)
        self.within.pop()
        return length

    def _called(self, call: ast.FunctionReference) -> int:
        texts = [each.value for each in call.arguments.positional if isinstance(each, ast.StringLiteral)]
        if call.id.name == "COMMAND" and texts:
            return len(marks.command(texts[0]))
        if call.id.name == "SIGN":
            return sum(1 + self._shown(each.value) for each in call.arguments.named)
        return sum(map(self._shown, call.arguments.positional))


def too_long(language: str) -> list[Problem]:
    """Sentences that are too long for where they appear, are empty, or can't be formed."""
    return [Problem(key, wrong) for key in known(language) for wrong in _too_long(language, key)]


def _too_long(language: str, key: str) -> Iterator[str]:
    values, limit = occasion_values(key), spot_of(key).limit
    measured = _Longest(language, values).of(read(language).messages[key].value)
    for details in every(values) if measured > limit else each_once(values):
        try:
            sentence = say_in(
                language, key, **{name.replace("-", "_"): value for name, value in details.items()}
            )
        except WordsMissing as error:
            yield f"can't be formed: {error}"
            return
        if not sentence:
            yield "is empty: say something"
            return
        if len(sentence) > limit:
            yield f"has {len(sentence)} characters, and may have {limit}: {sentence}"
            return
