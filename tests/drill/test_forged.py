"""Some of the forged interactions in every pull of the test suite; ``make drill`` sends many more."""

from tests.drill.forged import forge


async def test_forged_interactions_change_nothing_and_end_nothing(tmp_path):
    came_of_it = await forge(tmp_path, count=2000, seed=5)
    assert came_of_it["answered"] > 1000
    assert came_of_it["lines in the log"] < 2000
