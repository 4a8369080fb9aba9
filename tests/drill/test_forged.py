"""Some of the forged interactions in every run of the tests; ``make drill`` sends many more."""

import pytest

from tests.drill.forged import forge


@pytest.mark.long
async def test_forged_interactions_change_nothing_and_end_nothing(tmp_path, database_place):
    forged = await forge(tmp_path, database_place, count=1_000, seed=5)
    assert forged.answered > 500
    assert forged.log_lines < 1_000
