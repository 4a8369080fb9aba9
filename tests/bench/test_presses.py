"""The bench is run seldom, so that each press of its list is pressed once here: what buttons are called changes."""

import pytest

from tests.bench import presses


@pytest.mark.long
@pytest.mark.sqlite
def test_everything_is_pressed(monkeypatch):
    monkeypatch.setattr(presses, "WARM_UP", 0)
    monkeypatch.setattr(presses, "ROUNDS", 1)
    measured = presses.measure()
    assert {"press_cpu_ms_turn", "press_cpu_ms_end", "press_cpu_ms_give_up"} <= measured.keys()
    assert all(measured.values())
