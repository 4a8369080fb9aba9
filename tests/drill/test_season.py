"""A few days of daily puzzles with kills at midnight in every run of all tests; ``make drill`` plays a season."""

import pytest

from tests.databases import begin
from tests.drill.season import season


@pytest.mark.long
async def test_no_streak_is_lost_and_no_puzzle_posted_twice(tmp_path):
    begin(tmp_path / "boop.sqlite3")
    played = await season(tmp_path, days=4, seed=0, away_share=0.5)
    assert played.kills >= 3
    assert played.away
