"""Hundreds of turns with kills, faults and doubled clicks in every pull of the test suite; ``make soak`` plays more."""

from tests.soak.soak import soak


async def test_nothing_acknowledged_is_lost_and_nothing_is_doubled(tmp_path):
    tally, _ = await soak(tmp_path / "soak.sqlite3", turns=500, seed=7, kill_every=2.5, fault_share=0.004)
    assert tally.turns >= 500
    assert tally.kills >= 3
    assert tally.doubled >= 10
    assert sum(tally.faults.values()) >= 3
