"""Hundreds of turns with kills, faults and doubled clicks in every run of all tests; ``make soak`` plays more."""

import pytest

from tests.databases import begin
from tests.soak.soak import soak


@pytest.mark.long
async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path):
    path = begin(tmp_path / "soak.sqlite3")
    stats, _ = await soak(path, turns=200, seed=7, kill_every=2, fault_share=0.006)
    assert stats.turns >= 200
    assert stats.kills >= 1
    assert stats.doubled >= 5
    assert sum(stats.faults.values()) >= 2
