"""Some of many cases with every run, the others with the long tests."""

import pytest


def some(cases, count):
    """The cases of a test; all but the first so many are long."""
    return [
        case if number < count else pytest.param(case, marks=pytest.mark.long)
        for number, case in enumerate(cases)
    ]
