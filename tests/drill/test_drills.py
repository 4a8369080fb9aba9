"""Every drill in its short form, so that none rots; ``make drill`` runs them at their full length."""

import importlib
from pathlib import Path

import pytest

from tests.drill.__main__ import DRILLS


def test_no_drill_is_forgotten():
    """Whatever has a ``run`` is run by ``make drill``, and below."""
    names = {
        path.stem for path in Path(__file__).parent.glob("*.py") if not path.stem.startswith(("_", "test_"))
    }
    modules = {name: importlib.import_module(f"tests.drill.{name}") for name in names}
    assert {name: module for name, module in modules.items() if hasattr(module, "run")} == DRILLS


def test_a_short_form_is_like_the_full_one():
    for drill in DRILLS.values():
        assert drill.SHORT.keys() == drill.FULL.keys()


@pytest.mark.long
@pytest.mark.parametrize("name", DRILLS)
async def test_a_drill_in_short(name):
    rows = [row async for row in DRILLS[name].run(**DRILLS[name].SHORT)]
    assert rows
    if any(row.came.startswith("skipped") for row in rows):
        pytest.skip(rows[0].came)
    assert all(row.times for row in rows)
    assert not any(row.came.startswith("wrong") for row in rows)
