"""The files of sentences are written as Weblate writes them, and each English sentence tells where it appears."""

import subprocess
import sys

import pytest
from fluent.syntax import FluentParser

from words.checking.writing import Unreadable, annotated, formatted

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


def test_the_command_tells_how_to_begin_with_a_language_that_is_not_there():
    command = [sys.executable, "-m", "words", "check", "it"]
    asked = subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603
    assert (asked.returncode, asked.stdout) == (1, "")
    assert "Begin with a file words/it.ftl" in asked.stderr
