"""The bench is run seldom, so that its leaderboards are read here with few players: what pages and cards take changes."""

import asyncio

import pytest

from tests.bench import leaderboards


@pytest.mark.long
@pytest.mark.sqlite
def test_leaderboards_and_cards_are_read(monkeypatch, tmp_path):
    monkeypatch.setattr(leaderboards, "PLAYERS", 4000)
    monkeypatch.setattr(leaderboards, "MATCHES", 4000)
    monkeypatch.setattr(leaderboards, "TIMES", 2)
    measured = asyncio.run(leaderboards.asked(tmp_path / "leaderboards.sqlite3"))
    assert {"leaderboard_ms", "profile_ms"} <= measured.keys()
    assert all(measured.values())
