"""A language: Italian, with a single sentence of its own."""

import re
from pathlib import Path

from tests.recipes.example import TRANSLATED, Edit, Example

_WORDS = "button-accept-offer = Accetta\n"
_KEYS = re.findall(r"^([a-z][a-z0-9-]*) =", Path("words/en.ftl").read_text(encoding="utf-8"), re.MULTILINE)
_TRIAL = '''"""Somebody reads Italian, and English where that is lacking."""

from words.catalogue import say, speaking


def test_what_is_there_is_said():
    with speaking("it"):
        assert say("button-accept-offer") == "Accetta"
        assert say("button-decline-offer") == "Decline"
'''

LANGUAGE = Example(
    laws=("tests/test_additions.py", *TRANSLATED),
    trial=("tests/words/test_italian.py",),
    rounds=(
        (Edit("words/it.ftl", _WORDS), Edit("tests/words/test_italian.py", _TRIAL)),
        (
            Edit(
                "words/untranslated.txt",
                "".join(f"it {key}\n" for key in sorted(_KEYS) if key != "button-accept-offer"),
                Path("words/untranslated.txt").read_text(encoding="utf-8"),
                named=" is missing: say it, or list it",
            ),
            Edit(
                "docs/translating.md",
                "### Italiano\n\n| English | Italiano |\n|---|---|\n| bed | letto |\n\n",
                "## Glossary\n\n",
                named="Italiano has no glossary",
            ),
        ),
    ),
)
