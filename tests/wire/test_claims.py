"""What becomes of a match that a process had claimed when it died."""

import asyncio
import time

import pytest

import bot.tasks.reconcile
from services.people import Person
from services.play import matches
from tests.stage import boards_in
from tests.wire.chairs import DAY

pytestmark = pytest.mark.postgres
#: Seconds between two looks for boards that nobody shows.
LOOKS_EVERY = 0.5


def die_before_storing(stage, version, seconds_ago):
    """Let the database be as another process leaves it that has shown a version and died before it could store that."""
    stage.write(
        f"UPDATE matches SET shown_version = {version - 1}, shown_by = 'somebody else',"  # noqa: S608
        f" shown_until = localtimestamp - interval '{seconds_ago} seconds'"
    )


def released(stage):
    return stage.row("SELECT shown_by FROM matches") == (None,)


@pytest.mark.long
async def test_a_board_that_was_shown_before_its_process_died_is_found_and_not_shown_again(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")  # the board is the answer, which has no nonce
    die_before_storing(stage, version=2, seconds_ago=1)
    await stage.bob.use(stage.lounge, "offer", what="draw")
    await stage.settle()
    assert len(boards_in(stage.lounge)) == 2
    assert stage.row("SELECT version, shown_version FROM matches") == (3, 3)
    assert released(stage)


@pytest.mark.long
async def test_while_another_process_has_a_match_it_is_shown_by_nobody_else(stage):
    await stage.begin()
    die_before_storing(stage, version=1, seconds_ago=-600)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    assert len(boards_in(stage.lounge)) == 1
    die_before_storing(stage, version=1, seconds_ago=1)
    await stage.settle()
    assert len(boards_in(stage.lounge)) == 2
    assert released(stage)


@pytest.fixture
def often(monkeypatch):
    """Boards that nobody shows are looked for more often."""
    monkeypatch.setattr(bot.tasks.reconcile, "_LOOKS_EVERY", LOOKS_EVERY)


async def do_and_die(stage, use_case, *args):
    """Let another process, whose clock is behind, do something for Ann, and die before it is shown."""
    ann = Person(stage.ann.user.id, stage.ann.user.name)
    await stage.database.write(use_case, 1, ann, *args, stage.clock.now() - DAY)


@pytest.mark.long
@pytest.mark.usefixtures("often")
async def test_what_two_looks_find_in_the_same_state_is_shown_whatever_time_it_is(stage):
    await stage.begin()
    start = time.monotonic()
    await do_and_die(stage, matches.play, matches.read("c3"))
    await stage.until(lambda: len(boards_in(stage.lounge)) == 2)
    assert time.monotonic() - start >= LOOKS_EVERY
    # Nobody waits for the task that looks: that it was shown is stored a moment later.
    await stage.until(lambda: stage.row("SELECT version, shown_version FROM matches") == (2, 2))


@pytest.mark.long
@pytest.mark.usefixtures("often")
async def test_what_can_not_be_shown_is_not_tried_at_every_look(stage, caplog):
    await stage.begin()
    del stage.server.world.channels[stage.lounge.id]
    await do_and_die(stage, matches.resign)
    await asyncio.sleep(5 * LOOKS_EVERY)
    await stage.settle()
    assert stage.row("SELECT version, shown_version FROM matches") == (2, 1)
    assert ["can't be shown in its channel" in message for message in caplog.messages] == [True]


@pytest.mark.long
@pytest.mark.usefixtures("often")
async def test_a_board_whose_showing_the_server_forgets_is_found_and_not_shown_again(stage):
    """It may, if it ends without warning: what was shown does not wait for the disk."""
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    kept = stage.row("SELECT shown_version, message_id FROM matches")
    stage.write("UPDATE matches SET shown_version = 1, message_id = NULL")
    await stage.until(lambda: stage.row("SELECT shown_version, message_id FROM matches") == kept)
    assert len(boards_in(stage.lounge)) == 2
