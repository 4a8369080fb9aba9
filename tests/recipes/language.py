"""A language: Dutch, with a few sentences of its own."""

from tests.recipes.example import TRANSLATED, Edit, Example

_WORDS = """button-accept-offer = Aannemen
picker-line = { $number } · { $squares }
games-turns =
    { $count ->
        [one] 1 beurt
       *[other] { $count } beurten
    }
"""
_TRIAL = '''"""Somebody reads Dutch, and English where that is lacking."""

from words.catalogue import say, speaking


def test_what_is_there_is_said():
    with speaking("nl"):
        assert say("button-accept-offer") == "Aannemen"
        assert say("games-turns", count=2) == "2 beurten"
        assert say("button-decline-offer") == "Decline"
'''

LANGUAGE = Example(
    laws=("tests/test_additions.py", *TRANSLATED),
    trial=("tests/words/test_dutch.py",),
    rounds=(
        (Edit("words/sentences/nl.ftl", _WORDS), Edit("tests/words/test_dutch.py", _TRIAL)),
        (
            Edit(
                "docs/translating.md",
                "### Nederlands\n\n| English | Nederlands |\n|---|---|\n| bed | bed |\n\n",
                "## Glossary\n\n",
                named="has no section Nederlands",
            ),
        ),
    ),
)
