"""A language: Italian, with a single sentence of its own."""

from tests.recipes.example import TRANSLATED, Edit, Example

_WORDS = "button-accept-offer = Accetta\n"
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
        (Edit("words/sentences/it.ftl", _WORDS), Edit("tests/words/test_italian.py", _TRIAL)),
        (
            Edit(
                "docs/translating.md",
                "### Italiano\n\n| English | Italiano |\n|---|---|\n| bed | letto |\n\n",
                "## Glossary\n\n",
                named="has no section Italiano",
            ),
        ),
    ),
)
