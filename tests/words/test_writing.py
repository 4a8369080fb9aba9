"""The files of sentences are written as Weblate writes them, and each English sentence tells where it appears."""

import subprocess
import sys

import pytest
from fluent.syntax import FluentParser

from tests.cases import some
from words.checking.writing import Unreadable, annotated, formatted
from words.languages import ENGLISH, languages, sources

PLAIN = """### All.

## Buttons.
# Not too loud. Also given: $off.
button-boop = { edition }: { $kind ->
    [cat] Boop
   *[kitten] boop
 }
edition = boop
-term = a
    .sex = b
"""


def test_a_formatted_file_says_the_same_and_stays_as_it_is():
    written = formatted(PLAIN)
    assert FluentParser().parse(written).equals(FluentParser().parse(PLAIN))
    assert "    { edition }: { $kind ->\n        [cat] Boop\n       *[kitten] boop\n    }\n" in written
    assert formatted(written) == written


def test_a_comment_says_where_a_sentence_appears_and_keeps_what_somebody_wrote():
    written = annotated(PLAIN)
    assert (
        "# Where: A button, 80 characters at most.\n# Not too loud. Also given: $off.\nbutton-boop ="
        in written
    )
    assert "# Within: button-boop.\nedition = boop" in written
    assert annotated(written) == formatted(written) == written


def test_a_file_that_cannot_be_read_is_not_written():
    for write in (formatted, annotated):
        with pytest.raises(Unreadable, match="button-wave"):
            write(PLAIN + "button-wave { $x\n")


@pytest.mark.parametrize("language", some(languages(), 2))
def test_a_languages_files_are_as_the_commands_write_them(language):
    for path in sources(language):
        text = path.read_text(encoding="utf-8")
        write = annotated if language == ENGLISH else formatted
        assert write(text) == text, f"{path}: run python -m words annotate, and python -m words format"


@pytest.mark.long
def test_the_command_tells_how_to_begin_with_a_language_that_is_not_there():
    command = [sys.executable, "-m", "words", "check", "nl"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (asked.returncode, asked.stdout) == (1, "")
    assert "Begin with a file words/sentences/nl.ftl" in asked.stderr
