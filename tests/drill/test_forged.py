"""Some of the forged interactions in every run of the tests; ``make drill`` sends many more."""

import pytest

from tests.drill.forged import forge


@pytest.mark.long
@pytest.mark.parametrize("count", [500, pytest.param(2000, marks=pytest.mark.long)])
async def test_forged_interactions_change_nothing_and_end_nothing(tmp_path, database_place, count):
    forged = await forge(tmp_path, database_place, count=count, seed=5)
    assert forged.answered > count / 2
    assert forged.log_lines < count
