"""The recipes of docs/recipes.md, followed in a copy of the project: what is missing is named until all of it is there."""

from typing import NamedTuple

import pytest

from tests.recipes.button import BUTTON
from tests.recipes.column import COLUMN
from tests.recipes.command import COMMAND
from tests.recipes.edition import EDITION
from tests.recipes.example import Edit, complaints, copy_to
from tests.recipes.language import LANGUAGE
from tests.recipes.offer import OFFER
from tests.recipes.profile import PROFILE

#: When each example begins. They go on together, because each look at what is missing takes a quarter of a minute; but
#: without an edition's rules nothing of it can be tested but its tables, so the others wait for them.
BEGINS = {EDITION: 0} | dict.fromkeys((BUTTON, COLUMN, COMMAND, LANGUAGE, OFFER, PROFILE), 1)


class Look(NamedTuple):
    """What is made in a round, what is missing then, and the tests that tell so; with nothing missing, all that there are."""

    edits: list[Edit]
    missing: list[Edit]
    tests: dict[str, None]


def looks(begins):
    """All looks, one after the other, at examples that begin in these rounds."""
    for number in range(max(begin + len(example.rounds) for example, begin in begins.items())):
        begun = [(example, number - begin) for example, begin in begins.items() if begin <= number]
        edits, missing = (
            [edit for example, nth in begun for edits in example.rounds[nth + on :][:1] for edit in edits]
            for on in (0, 1)
        )
        asked = [example.laws if missing else (*example.laws, *example.trial) for example, _ in begun]
        yield Look(edits, missing, dict.fromkeys(test for tests in asked for test in tests))


@pytest.mark.long
def test_what_is_missing_is_named_until_all_of_it_is_there(tmp_path):
    folder = tmp_path / "copy"
    copy_to(folder)
    for look in looks(BEGINS):
        for edit in look.edits:
            edit.make(folder)
        names = {edit.named for edit in look.missing} - {""}
        told = complaints(folder, look.tests)
        beside = [line for line in told if not any(name in line for name in names)]
        assert not beside, "\n".join(["named beside what is missing:", *beside])
        unnamed = [name for name in names if not any(name in line for line in told)]
        assert not unnamed, "\n".join(["missing, but not named:", *unnamed])
