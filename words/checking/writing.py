"""Writing: the files as Weblate would save them, and a comment for each English sentence that says where it appears."""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Mapping
from typing import Final

from fluent.syntax import FluentParser, FluentSerializer, ast

from words.checking.reading import Parts
from words.checking.spots import spot_of

#: A line that annotating writes; all others of a comment are somebody's own.
_COMPUTED: Final = re.compile(r"(Where|Within): ")
#: How many sentences around one are named.
_MOST_NAMED: Final = 4


class Unreadable(ValueError):
    """A file has something that Fluent can't read, and would lose it."""


def formatted(text: str) -> str:
    """A file as Weblate saves it, which has Fluent's own serializer write it."""
    return FluentSerializer().serialize(_parsed(text))


def annotated(text: str) -> str:
    """The English file, where each sentence has a comment that says where it appears and how long it may be."""
    resource = _parsed(text)
    messages = [entry for entry in resource.body if isinstance(entry, ast.Message)]
    around = _around(messages)
    for message in messages:
        told = (message.comment.content or "").splitlines() if message.comment else []
        own = [line for line in told if not _COMPUTED.match(line)]
        message.comment = ast.Comment("\n".join([*_computed(message.id.name, around), *own]))
    return FluentSerializer().serialize(resource)


def _parsed(text: str) -> ast.Resource:
    resource = FluentParser(with_spans=False).parse(text)
    for entry in resource.body:
        if isinstance(entry, ast.Junk):
            raise Unreadable(entry.content)
    return resource


def _computed(key: str, around: Mapping[str, list[str]]) -> list[str]:
    """The lines that say where a sentence appears: with which others, if it stands within them."""
    lines = [f"Where: {spot_of(key)}."]
    if names := around.get(key):
        more = ", …" if len(names) > _MOST_NAMED else ""
        lines.append(f"Within: {', '.join(names[:_MOST_NAMED])}{more}.")
    return lines


def _around(messages: list[ast.Message]) -> Mapping[str, list[str]]:
    """The keys of the sentences in which each stands, in the order of the file."""
    found = defaultdict[str, list[str]](list)
    for message in messages:
        parts = Parts()
        parts.visit(message)
        for name in parts.messages:
            found[name].append(message.id.name)
    return found
