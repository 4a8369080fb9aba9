"""The recipes of docs/recipes.md, followed in a copy of the project: what is missing is named until all of it is there."""

from itertools import chain, zip_longest

import pytest

from tests.recipes.button import BUTTON
from tests.recipes.column import COLUMN
from tests.recipes.command import COMMAND
from tests.recipes.edition import EDITION
from tests.recipes.example import Example, complaints, copy_to
from tests.recipes.language import LANGUAGE
from tests.recipes.offer import OFFER
from tests.recipes.profile import PROFILE


def together(*examples):
    """Several examples at once, round by round, because each look at what is missing takes half a minute."""
    rounds = zip_longest(*(example.rounds for example in examples), fillvalue=())
    return Example(
        laws=tuple(dict.fromkeys(chain.from_iterable(example.laws for example in examples))),
        trial=tuple(dict.fromkeys(chain.from_iterable(example.trial for example in examples))),
        rounds=tuple(tuple(chain.from_iterable(each)) for each in rounds),
    )


@pytest.mark.long
@pytest.mark.parametrize(
    "example",
    # A language would lack what the others add, and without an edition's rules nothing of it can be tested but its tables.
    [together(BUTTON, COLUMN, COMMAND, OFFER, PROFILE), EDITION, LANGUAGE],
    ids=["additions", "edition", "language"],
)
def test_what_is_missing_is_named_until_all_of_it_is_there(tmp_path, example):
    folder = tmp_path / "copy"
    copy_to(folder)
    for edits, missing in zip(example.rounds, (*example.rounds[1:], ()), strict=True):
        for edit in edits:
            edit.make(folder)
        names = {edit.named for edit in missing} - {""}
        laws = example.laws if missing else (*example.laws, *example.trial)
        told = complaints(folder, laws, typed=example.typed)
        beside = [line for line in told if not any(name in line for name in names)]
        assert not beside, "\n".join(["named beside what is missing:", *beside])
        unnamed = [name for name in names if not any(name in line for line in told)]
        assert not unnamed, "\n".join(["missing, but not named:", *unnamed])
