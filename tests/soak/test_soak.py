"""Hundreds of turns with kills, faults and doubled clicks in every pull of the test suite; ``make soak`` plays more."""

from tests.soak.soak import soak


async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path):
    tally, _ = await soak(tmp_path / "soak.sqlite3", turns=200, seed=7, kill_every=8, fault_share=0.006)
    assert tally.turns >= 200
    assert tally.kills >= 1
    assert tally.doubled >= 5
    assert sum(tally.faults.values()) >= 2
