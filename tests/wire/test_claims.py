"""What becomes of a match that a process had claimed when it died."""

import pytest

from tests.conftest import boards_in

pytestmark = pytest.mark.postgres


def die_before_storing(stage, version, seconds_ago):
    """Let the database be as another process leaves it that has shown a version and died before it could store that."""
    stage.write(
        f"UPDATE matches SET shown_version = {version - 1}, shown_by = 'somebody else',"  # noqa: S608
        f" shown_until = localtimestamp - interval '{seconds_ago} seconds'"
    )


def released(stage):
    return stage.row("SELECT shown_by, shown_until FROM matches") == (None, None)


async def test_a_board_that_was_shown_before_its_process_died_is_found_and_not_shown_again(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")  # the board is the answer, which has no nonce
    die_before_storing(stage, version=2, seconds_ago=1)
    await stage.bob.use(stage.lounge, "offer", what="draw")
    await stage.settle()
    assert len(boards_in(stage.lounge)) == 2
    assert stage.row("SELECT version, shown_version FROM matches") == (3, 3)
    assert released(stage)


async def test_while_another_process_has_a_match_it_is_shown_by_nobody_else(stage):
    await stage.begin()
    die_before_storing(stage, version=1, seconds_ago=-600)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    assert len(boards_in(stage.lounge)) == 1
    die_before_storing(stage, version=1, seconds_ago=1)
    await stage.settle()
    assert len(boards_in(stage.lounge)) == 2
    assert released(stage)
