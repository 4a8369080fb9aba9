"""English is said in one voice, as far as a test can hold it: the rest is in docs/translating.md."""

import re

import pytest
from fluent.syntax.visitor import Visitor

from words.catalogue import say_in
from words.checking.reading import read
from words.checking.samples import MENTION, every, occasion_values
from words.languages import ENGLISH

#: What no sentence says, and what it says instead.
INSTEAD = {
    r"(?i)\b(some|any|every)body\b": "someone, anyone, everyone",
    r"\b(I am|You are|It is|That is|There is|We are)\b": "I'm, You're, It's, That's, There's, We're",
    r"(?i)\b(do|does|did|is|are|was|were|has|have|could|would|should) not\b|\bcannot\b": "don't, isn't, can't",
    r"[ \u00a0\u202f][%…]": "12% and so on… with no space",
    r"\bin this server\b": "on this server",
    r"(?i)\bslantwise\b": "diagonally",
    r"counts? for nobody": "doesn't count",
    r"no way back": "you can't undo that",
    r"\bchance (says|decides)\b": "a coin toss decides",
    r"(stand|stood) (still|three times)|\bput away\b": "stopped, came up three times, abandoned",
    r"\b(awaits|lacks?|shall|seldom|anew)\b": "is waiting for, is missing, should, rarely, afresh",
    r"/command (a friend|some|any|them\b)": "Challenge someone with /challenge!",
    r"Queen of the bed": "Queen of the quilt",
}
#: Lines above a board's picture. Two of the keys like theirs are messages of their own.
ON_A_BOARD = re.compile(r"(board-(?!moved-away$|homeless-turn$)|turn-(?!words-)|ghost-next$)")
LINE = 90


class Said(Visitor):
    """The words of a sentence, each branch on a line, with something in place of its details and its commands."""

    def __init__(self):
        self.words = ""

    def visit_TextElement(self, node):  # noqa: N802 - Fluent's name
        self.words += node.value

    def visit_SelectExpression(self, node):  # noqa: N802 - Fluent's name
        for variant in node.variants:
            self.words += "\n"
            self.visit(variant.value)

    def visit_VariableReference(self, _):  # noqa: N802 - Fluent's name
        self.words += "7"

    def visit_MessageReference(self, _):  # noqa: N802 - Fluent's name
        self.words += "boop"

    def visit_FunctionReference(self, _):  # noqa: N802 - Fluent's name
        self.words += "/command"


def said(message):
    """What a sentence says, whatever its details."""
    found = Said()
    found.visit(message)
    return found.words


def occasions(key):
    """Details for a sentence of a board, with a name where a mention would stand."""
    values = {
        name.replace("-", "_"): ["Winifred" if each == MENTION else each for each in each_of]
        for name, each_of in occasion_values(key).items()
    }
    return every(values)


@pytest.mark.parametrize("pattern", INSTEAD)
def test_no_sentence_is_in_another_voice(pattern):
    messages = read(ENGLISH).messages
    strange = [key for key, message in messages.items() if re.search(pattern, said(message))]
    assert strange == [], f"say {INSTEAD[pattern]}"


def test_a_line_above_a_board_fits_on_a_phone():
    lines = {
        (key, line)
        for key in filter(ON_A_BOARD.match, read(ENGLISH).messages)
        for details in occasions(key)
        for line in say_in(ENGLISH, key, **details).splitlines()
    }
    assert lines
    assert [found for found in sorted(lines) if len(found[1]) > LINE] == []
