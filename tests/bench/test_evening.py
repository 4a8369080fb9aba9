"""The bench is run seldom, so that one of its parts is played here for a few turns: it uses all that the others use."""

import pytest

from tests.bench import evening


@pytest.mark.long
@pytest.mark.sqlite
def test_an_evening_begins(monkeypatch):
    monkeypatch.setattr(evening, "LOOKS", (0, 12))
    measured = evening.measure()
    assert measured.keys() == {"memory_mib_after_all", "memory_mib_peak"}
    assert all(measured.values())
