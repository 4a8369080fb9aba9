"""Languages for tests, made of the English sentences by putting other letters for the vowels: ``Your turn`` is ``Ÿöür türn``."""

import re
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax.visitor import Transformer

from words import catalogue, languages
from words.checking import details, reading

#: A language by its tag, which is one of Discord's, and its vowels. The last is written from right to left.
VOWELS = {"fi": "äëïöüÄËÏÖÜ", "hu": "áéíóúÁÉÍÓÚ", "ro": "âêîôûÂÊÎÔÛ", "ar": "اعيوهاعيوه"}
ENGLISH = Path("words/sentences/en.ftl")


def pseudo(language, text):
    """A text as a pseudo-language writes it; what is code stays."""
    table = str.maketrans("aeiouAEIOU", VOWELS[language])
    return "".join(
        part if number % 2 else part.translate(table)
        for number, part in enumerate(re.split("(`[^`]*`)", text))
    )


class _Letters(Transformer):
    """Puts other letters into what a sentence shows, but not into code."""

    def __init__(self, language):
        self.language = language
        self.in_code = False

    def visit_Message(self, node):  # noqa: N802 - Fluent's name
        # What people may type stays readable: a word of its own before the English one.
        self.in_code = False
        return self.generic_visit(node)

    def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
        parts = []
        for number, part in enumerate(node.value.split("`")):
            if number:
                self.in_code = not self.in_code
            parts.append(part if self.in_code else pseudo(self.language, part))
        node.value = "`".join(parts)
        return node


@cache
def _english():
    """The English catalogue, parsed once for all pseudo-languages."""
    return FluentParser(with_spans=False).parse(ENGLISH.read_text(encoding="utf-8"))


@cache
def translated(language):
    """The catalogue in a pseudo-language, as the text of a file."""
    return FluentSerializer().serialize(_Letters(language).visit(_english().clone()))


@contextmanager
def spoken_too(folder, *wanted):
    """Within this, the bot speaks some pseudo-languages too, whose files are in a folder."""
    for language in wanted:
        (folder / f"{language}.ftl").write_text(translated(language), encoding="utf-8")
    languages.FOLDERS.append(folder)
    read_again()
    try:
        yield
    finally:
        languages.FOLDERS.remove(folder)
        read_again()


@contextmanager
def alone_spoken(folder):
    """Within this, the bot speaks just the languages of a folder, and says just what is written there: few sentences are read soon."""
    ours = list(languages.FOLDERS)
    languages.FOLDERS[:] = [folder]
    read_again()
    try:
        yield
    finally:
        languages.FOLDERS[:] = ours
        read_again()


def read_again():
    """Have the files of sentences read again, with nothing remembered of what they were."""
    catalogue._bundles.clear()
    for module in (languages, catalogue, reading, details):
        for each in vars(module).values():
            if hasattr(each, "cache_clear"):
                each.cache_clear()
