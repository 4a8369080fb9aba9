"""The cases of a test: all of them on one stage, or only some of them with every run."""

import inspect
from functools import wraps

import pytest


def some(cases, count):
    """The cases of a test; all but the first so many are long."""
    return [
        case if number < count else pytest.param(case, marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]


def in_turn(names, cases):
    """Like ``pytest.mark.parametrize``, but one case after the other on one stage: a bot of its own takes longer than most of them.

    For cases that leave nothing behind that the next one would notice. What fails is told for each of them.
    """
    named = names if isinstance(names, tuple) else (names,)

    def decorate(test):
        @wraps(test)
        async def all_cases(subtests, **fixtures):
            for case in cases:
                given = dict(zip(named, case if isinstance(names, tuple) else (case,), strict=True))
                with subtests.test(**given):
                    await test(**given, **{name: fixtures[name] for name in wanted})

        parameters = inspect.signature(test).parameters
        wanted = [name for name in parameters if name not in named]
        kept = [inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY) for name in ("subtests", *wanted)]
        all_cases.__signature__ = inspect.Signature(kept)
        return all_cases

    return decorate
