"""An example of a recipe: what it adds to a copy of the project, round by round, and what the checks say meanwhile."""

import re
import shutil
import subprocess
import sys
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree as ET

from words.languages import ENGLISH, languages

#: The languages of the copy, unlike one another: the tests of a language are the same for each.
LANGUAGES = (ENGLISH, "de", "ja")
OTHERS = LANGUAGES[1:]
#: The laws about sentences, each a test that takes no second.
_CATALOGUE, _LANGUAGES = "tests/words/test_catalogue.py", "tests/words/test_languages.py"
SAID = (
    f"{_CATALOGUE}::test_every_sentence_said_is_there_and_every_one_there_is_said",
    f"{_CATALOGUE}::test_every_sentence_is_given_what_it_names",
)
TRANSLATED = (f"{_LANGUAGES}::test_nothing_is_amiss_with_a_language",)
#: What a clone has not, or needs not.
_LEFT_OUT = shutil.ignore_patterns(
    *(".*", "build", "*.png", "*.gif", "*.egg-info", "boop*"),
    *(f"{language}.ftl" for language in languages() if language not in LANGUAGES),
)


class Edit(NamedTuple):
    """``text`` stands in a file right after ``after``, which the file has once; a file that is new consists of it.

    ``named`` is what the checks say while it is missing; empty if they say that with another edit of the same round.
    """

    file: str
    text: str
    after: str = ""
    named: str = ""

    def make(self, folder):
        """Make it in a copy of the project."""
        path = folder / self.file
        path.parent.mkdir(parents=True, exist_ok=True)
        before = path.read_text(encoding="utf-8") if self.after else ""
        assert not self.after or before.count(self.after) == 1, f"{self.file} has not once: {self.after}"
        path.write_text(before.replace(self.after, self.after + self.text) or self.text, encoding="utf-8")


class Example(NamedTuple):
    """The first round is what somebody begins with; each other one is what the checks name then, and nothing else.

    ``laws`` are the tests that tell what is missing, beside mypy; ``trial`` those that use what was added.
    """

    laws: tuple[str, ...]
    trial: tuple[str, ...]
    rounds: tuple[tuple[Edit, ...], ...]


def branch(key, text, named, languages=LANGUAGES):
    """One more branch in a sentence that chooses, in every language."""
    return tuple(
        Edit(f"words/sentences/{language}.ftl", f"        {text}\n", _first_line(language, key), named)
        for language in languages
    )


def sentence(text, named="", languages=LANGUAGES):
    """One more sentence at the beginning, in every language."""
    return tuple(
        Edit(f"words/sentences/{language}.ftl", f"\n{text}\n", _head(language), named)
        for language in languages
    )


def copy_to(folder):
    """A copy of what the checks read."""
    shutil.copytree(Path.cwd(), folder, ignore=_LEFT_OUT)
    for name in (".env.example", ".dockerignore", ".mypy_cache"):
        there = Path(name)
        if there.is_dir():
            shutil.copytree(there, folder / name)
        elif there.exists():
            shutil.copy(there, folder / name)


def complaints(folder, laws):
    """What mypy and some tests say is wrong, a line each."""
    checked = _run(folder, "mypy", "--no-error-summary")
    report = folder / "report.xml"
    said = _run(
        folder, "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", f"--junitxml={report}", *laws
    )
    assert report.exists(), said
    cases = ET.parse(report).iter()  # noqa: S314 - pytest has just written it
    wrong = [case.text or "" for case in cases if case.tag in {"failure", "error"}]
    told = [line for line in checked.splitlines() if ": error: " in line]
    return told + [line for text in wrong for line in _told(text)]


def _told(text):
    """The lines that a test has failed with, without what pytest adds; where it says nothing itself, what was asserted."""
    lines = text.splitlines()
    marked = [line[1:] for line in lines if line.startswith("E ")] or lines
    said = [line.strip().removeprefix("AssertionError: ") for line in marked]
    told = [line for line in takewhile(lambda line: not line.startswith("assert "), said) if line]
    return told or said[:1]


def _run(folder, module, *arguments):
    command = [sys.executable, "-m", module, *arguments]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False).stdout  # noqa: S603


def _first_line(language, key):
    text = Path(f"words/sentences/{language}.ftl").read_text(encoding="utf-8")
    # With the end of the line before: the key may end another. A choice stands below its key.
    return re.search(rf"\n{key} =(?: .*| *\n.*->)\n", text)[0]


def _head(language):
    return Path(f"words/sentences/{language}.ftl").read_text(encoding="utf-8").splitlines(keepends=True)[0]
