"""Some of the forged interactions in every run of the tests; ``make drill`` sends many more."""

from tests.drill.forged import forge


async def test_forged_interactions_change_nothing_and_end_nothing(tmp_path):
    forged = await forge(tmp_path, count=2000, seed=5)
    assert forged.answered > 1000
    assert forged.log_lines < 2000
