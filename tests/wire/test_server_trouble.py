"""The database's server goes away while people play: nothing is acknowledged that is not kept, and everything goes on afterwards."""

import asyncio
import logging

import pytest

from tests.databases import running_cluster
from tests.stage import set_stage
from tests.wire.chairs import DAY, notices, pass_time
from tests.wire.test_avatars import picture
from tests.wire.test_database_trouble import TOLD

pytestmark = pytest.mark.postgres


@pytest.fixture
def server():
    """A server that a test may stop."""
    with running_cluster() as server:
        yield server


@pytest.fixture
async def loud(server, caplog):
    """A stage whose server may go away, which is loud in the log, but leaves no traceback there."""
    with server.database() as place:
        async with set_stage(place) as stage:
            yield stage
    assert [record.getMessage() for record in caplog.records if record.exc_info] == []


@pytest.mark.long
async def test_while_the_server_is_away_nothing_is_acknowledged_and_afterwards_it_goes_on(
    loud, server, caplog
):
    stage = loud
    await stage.begin()
    before = stage.kept()
    await asyncio.to_thread(server.stop)
    for turn in ("c3", "d4"):
        answer = await stage.ann.use(stage.lounge, "move", turn=turn)
        assert (answer.content, answer.ephemeral) == (TOLD, True)
    assert any(record.levelno == logging.CRITICAL for record in caplog.records)
    await asyncio.to_thread(server.start)
    assert stage.kept() == before
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4")):
        assert (await person.use(stage.lounge, "move", turn=turn)).message.attachments
        await stage.settle()
    assert stage.faults() == []


@pytest.mark.long
async def test_of_connections_that_are_killed_nobody_notices(loud, server):
    stage = loud
    await stage.begin()
    for person, turn in ((stage.ann, "c3"), (stage.bob, "d4"), (stage.ann, "e5")):
        await asyncio.to_thread(server.disconnect, stage.place)
        assert (await person.use(stage.lounge, "move", turn=turn)).message.attachments
        await stage.settle()
    assert len(stage.kept()["turns"]) == 3


@pytest.mark.long
async def test_what_changed_while_no_news_came_is_learned_when_they_come_again(loud, server):
    stage = loud
    context, ann = stage.bot.context, stage.ann.user
    ann.avatar = picture()
    await stage.begin()
    await stage.ann.use(stage.lounge, "settings", language="Deutsch")
    await stage.ann.use(stage.lounge, "profile")
    await stage.until(lambda: context.avatars.of(ann.id))
    assert context.languages.chosen_by(ann.id) == "de"
    stage.write("UPDATE players SET language = NULL")  # by another process, whose news are lost
    await asyncio.to_thread(server.disconnect, stage.place)
    # The bot's own news of "Deutsch" may come late, and the language be read again only then.
    await stage.until(lambda: context.languages.chosen_by(ann.id) is None and not context.avatars.of(ann.id))


@pytest.mark.long
async def test_a_board_that_was_sent_while_the_server_went_away_is_not_sent_again(loud, server):
    stage = loud
    await stage.begin()
    sent = len(stage.lounge.messages)

    async def stop_after_the_turn(request, serve):
        answer = await serve(request)
        if request.path.endswith("/callback"):
            stage.server.trouble = None
            await asyncio.to_thread(server.stop)
        return answer

    stage.server.trouble = stop_after_the_turn
    answer = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert answer.message.attachments
    await stage.until(lambda: stage.bot.context.publisher.background.is_retrying(1))
    await asyncio.to_thread(server.start)
    await stage.until(lambda: stage.row("SELECT shown_version = version FROM matches") == (1,))
    await stage.settle()
    assert len(stage.lounge.messages) == sent + 1


@pytest.mark.long
async def test_a_reminder_is_given_once_though_the_server_goes_away(loud, server):
    stage = loud
    await stage.begin(pace="1 day a turn")
    stopped = asyncio.Event()

    async def stop_after_the_notice(request, serve):
        answer = await serve(request)
        if request.method == "POST" and request.path.endswith("/messages"):
            stage.server.trouble = None
            await asyncio.to_thread(server.stop)
            stopped.set()
        return answer

    stage.server.trouble = stop_after_the_notice
    stage.clock.moved += DAY * 0.8
    await stage.until(stopped.is_set)
    for _ in range(20):
        await stage.clock.sleep(100)
    await asyncio.to_thread(server.start)
    await stage.until(lambda: stage.row("SELECT reminder FROM matches") == ("time-up",))
    await pass_time(stage, DAY * 0)
    assert len(notices(stage.lounge)) == 1
