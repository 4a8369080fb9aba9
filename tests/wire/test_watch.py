"""How the bot is, as its host sees it: health, and what the host is told, for each kind of trouble."""

import asyncio
import threading

import pytest
from aiohttp import web
from aiohttp.test_utils import TestServer

from bot import __version__
from bot.host.watch import health
from bot.host.watch.alerts import Alerts, Cause, backup_alert, database_alert, lost_alert
from bot.host.watch.updates import Updates
from data import DatabaseGone, DatabaseInUse
from sandbox.stand_in.endpoints.base import reply
from sandbox.world.places import Permission
from tests.cases import in_turn
from tests.drill.disk import fill, may_mount, small_disk
from tests.stage import set_stage
from tests.wire.chairs import DAY, MINUTE
from tests.wire.test_challenges import challenge
from tests.wire.test_database_trouble import locked
from tests.wire.watching import HOUR, watching

pytestmark = pytest.mark.sqlite


@pytest.fixture
async def watched(database_place, tmp_path):
    """The watch on a stage; the log may be loud, without a traceback."""
    async with set_stage(database_place) as stage, watching(stage, tmp_path) as watched:
        yield watched


@pytest.mark.long
async def test_a_bot_that_does_its_work_is_ready(watched):
    await watched.stage.begin()
    seen = await watched.sees(lambda seen: seen.ready and not seen.unshown)
    assert (seen.unshown, seen.nowhere, seen.quarantined, seen.late_reminders) == (0, 0, 0, 0)
    assert seen.database is not None
    assert seen.rows()[:2] == ["ready       yes", "gateway     connected"]
    assert watched.told() == []


@pytest.mark.long
async def test_ten_minutes_without_the_gateway_make_it_not_ready_and_restart_nothing(watched, caplog):
    stage = watched.stage
    await stage.begin()
    await watched.sees(lambda seen: seen.ready)
    stage.server.gateway.down = True
    await stage.server.gateway.drop()
    stage.clock.moved += 10 * MINUTE
    seen = await watched.sees(lambda seen: not seen.ready)
    assert 600 <= seen.cut < 700
    assert seen.rows()[1] == "gateway     NOT connected for 10 minutes"
    await watched.looks()  # it is as alive as ever
    stage.server.gateway.down = False
    await watched.sees(lambda seen: seen.ready)
    assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
    assert stage.server.gateway.identified + stage.server.gateway.resumed == 2
    told = [record.getMessage() for record in caplog.records if record.name == "bot.host.watch.watch"]
    assert told == [
        "Discord's gateway is not connected: trying again",
        "Discord's gateway is connected again",
    ]


@pytest.mark.long
async def test_a_gateway_that_is_only_changed_is_no_outage(watched):
    await watched.sees(lambda seen: seen.ready)
    await watched.stage.server.gateway.drop()
    for _ in range(20):
        await watched.looks(1)
        assert watched.health().ready


@pytest.mark.long
async def test_boards_that_wait_for_discord_make_it_not_ready(watched):
    stage = watched.stage
    await stage.begin()
    # A look that came while the first board was on its way saw one unshown, too.
    await watched.sees(lambda seen: seen.ready and not seen.unshown)

    async def fail(request, serve):
        answered = request.path.endswith(("/callback", "/messages"))
        return reply({"code": 0, "message": "500"}, 500) if answered else await serve(request)

    stage.server.trouble = fail
    stage.clock.moved += MINUTE
    stage.write("UPDATE matches SET shown_version = shown_version - 1")
    await watched.sees(lambda seen: seen.unshown == 1)
    assert watched.health().ready, "a minute may pass"
    stage.clock.moved += 2 * MINUTE
    seen = await watched.sees(lambda seen: not seen.ready)
    assert (seen.cut, seen.delayed, seen.nowhere) == (None, 1, 0)
    stage.server.trouble = None
    await stage.bot.context.publisher.show(1)
    await watched.sees(lambda seen: seen.ready and not seen.unshown)


async def begin_where_no_board_can_be_shown(watched):
    """Begin a match, the board of which is to be shown again in a channel that is gone; its stage."""
    stage = watched.stage
    await stage.begin()
    await watched.sees(lambda seen: seen.ready)
    stage.lounge.bot_permissions &= ~Permission.SEND
    stage.lounge.deleted = True
    stage.write("UPDATE matches SET shown_version = 0, message_id = NULL")
    return stage


@pytest.mark.long
async def test_a_board_that_may_not_be_shown_is_told_once_and_each_match_more_an_hour_later(watched):
    stage = await begin_where_no_board_can_be_shown(watched)
    await stage.bot.context.publisher.show(1)
    seen = await watched.sees(lambda seen: seen.nowhere == 1)
    assert seen.ready, "that is no trouble of the bot's"
    stage.clock.moved += 9 * MINUTE
    await watched.looks()
    assert watched.told() == []
    stage.clock.moved += 2 * MINUTE
    await stage.until(watched.told)
    (told,) = watched.told()
    assert told.startswith("**I haven't been able to show the board of match 1** for ten minutes.")
    stage.clock.moved += 3 * HOUR
    await watched.looks()
    assert len(watched.told()) == 1
    stage.copy_matches(2)
    await watched.sees(lambda seen: seen.unshown == 3)
    stage.clock.moved += 11 * MINUTE
    await stage.until(lambda: len(watched.told()) == 2)
    assert watched.told()[1].startswith("**I haven't been able to show the boards of matches 1, 2, 3**")
    stage.copy_matches(1)
    await watched.sees(lambda seen: seen.unshown == 4)
    stage.clock.moved += 11 * MINUTE
    await watched.looks()
    assert len(watched.told()) == 2, "at most one an hour"
    stage.clock.moved += HOUR
    await stage.until(lambda: len(watched.told()) == 3)
    last = watched.told()[2]
    stage.write("UPDATE matches SET shown_version = version")
    await watched.sees(lambda seen: seen.unshown == 0)
    await watched.looks()
    assert watched.told()[2] == last, "if it returns within the hour, nobody is told anew"
    stage.clock.moved += HOUR
    await stage.until(lambda: watched.told()[2] == "✅ I can show all boards again.")
    assert len(watched.told()) == 3


@pytest.mark.long
async def test_after_a_restart_no_board_is_taken_for_shown_that_waits_still(watched):
    stage = await begin_where_no_board_can_be_shown(watched)
    await watched.sees(lambda seen: seen.unshown == 1)
    stage.clock.moved += 11 * MINUTE
    await stage.until(watched.told)
    told = watched.told()
    await watched.watch.close()
    watched.heartbeat.unlink(missing_ok=True)
    stage.clock.moved += 2 * HOUR
    watched.start()
    await watched.sees(lambda seen: seen.unshown == 1)
    await watched.looks()
    assert watched.told() == told, "for how long it waits, nobody knows"
    stage.clock.moved += 11 * MINUTE
    await watched.looks()
    assert watched.told() == told, "nothing is told twice"
    stage.write("UPDATE matches SET shown_version = version")
    await stage.until(lambda: watched.told() == ["✅ I can show all boards again."])


@pytest.mark.long
async def test_a_quarantined_match_is_told_once_also_after_a_restart(watched, caplog):
    stage = watched.stage
    await stage.begin()
    second = await challenge(stage, stage.ann, member=stage.cleo, first="I start")
    await stage.cleo.click(second.message, "Accept")
    await stage.settle()
    stage.write("UPDATE matches SET position = 'rubbish' WHERE id = 1")
    await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    await stage.until(watched.told)
    (told,) = watched.told()
    assert told.startswith("**Match 1 is quarantined:** its record doesn't add up")
    assert watched.health().quarantined == 1
    await watched.watch.close()
    await stage.restart_bot()
    stage.clock.moved += DAY
    watched.start()
    await watched.sees(lambda seen: seen.ready)
    await watched.looks()
    assert len(watched.told()) == 1
    quarantined = next(record for record in caplog.records if "Quarantined" in record.getMessage())
    assert quarantined.match == 1


@pytest.mark.long
async def test_a_locked_database_makes_it_not_ready_and_it_goes_on_by_itself(watched):
    stage = watched.stage
    await stage.begin()
    await watched.sees(lambda seen: seen.ready)
    with locked(stage):
        seen = await watched.sees(lambda seen: not seen.ready)
        assert (seen.cut, seen.database) == (None, None)
        assert "CAN NOT BE WRITTEN" in seen.rows()[2]
    await watched.sees(lambda seen: seen.ready)


@pytest.mark.long
async def test_a_lost_database_is_told_before_anybody_plays(watched, caplog):
    stage = watched.stage
    await stage.begin()
    await watched.sees(lambda seen: seen.ready)
    stage.database_path.unlink()
    await stage.until(stage.bot.is_closed)
    (told,) = watched.told()
    assert told.startswith("**My database was lost while I was running:** it was deleted or replaced")
    assert "python -m bot restore" in caplog.text
    assert isinstance(stage.database.lost, DatabaseGone)


@pytest.mark.long
async def test_that_the_database_was_lost_is_told_each_time(watched, tmp_path):
    """As the bot ends, there is no later."""
    stage = watched.stage
    for lost, minutes in ((DatabaseGone(tmp_path, "gone"), 0), (DatabaseInUse(tmp_path), 1)):
        now = stage.clock.now() + minutes * MINUTE
        await Alerts(stage.bot, watched.host.id, tmp_path / "told").tell_last(lost_alert(lost, now), now)
    first, second = watched.told()
    assert first.startswith("**My database was lost while I was running:** gone.")
    assert second.startswith("**Another program took over my database")


async def test_what_was_told_before_the_clock_was_set_back_is_told_again(watched, tmp_path):
    stage = watched.stage
    now = stage.clock.now()
    for moment in (now + 40 * DAY, now, now + MINUTE):
        alerts = Alerts(stage.bot, watched.host.id, tmp_path / "told")
        await alerts.tell([database_alert(moment)], {}, moment)
    assert len(watched.told()) == 2


async def test_what_has_passed_is_told_only_where_that_is_known(watched, tmp_path):
    """Right after a restart, or where another process has taken over, nothing is."""
    now = watched.stage.clock.now()
    await watched.process(tmp_path).tell([backup_alert("no room", now)], {}, now)
    before, later = watched.told(), now + 2 * HOUR
    for well in ({}, {Cause.BACKUP: now - MINUTE}, {Cause.DISK: later}):
        await watched.process(tmp_path).tell([], well, later)
        assert watched.told() == before, "the last good backup is from before that"
    await watched.process(tmp_path).tell([backup_alert("no room", now)], {}, later)
    assert watched.told() == before, "nothing is told twice"
    await watched.process(tmp_path).tell([], {Cause.BACKUP: now + MINUTE}, later)
    assert watched.told() == ["✅ I have a fresh backup again."]


@pytest.mark.parametrize(
    ("status", "code", "told"),
    [(503, 0, "✅ I can write"), (404, 10008, "**I can't"), (403, 50001, "**I can't")],
)
async def test_that_something_has_passed_is_tried_again_unless_its_message_is_gone(
    watched, tmp_path, status, code, told
):
    stage, asked = watched.stage, []
    now = stage.clock.now()
    await watched.process(tmp_path).tell([database_alert(now)], {}, now)

    async def fail(request, serve):
        if request.method != "PATCH":
            return await serve(request)
        asked.append(request.path)
        return reply({"code": code, "message": "no"}, status)

    stage.server.trouble = fail
    alerts, later = watched.process(tmp_path), now + 2 * HOUR
    for seconds in (0, 10):
        moment = later + MINUTE * seconds / 60
        await alerts.tell([], {Cause.DATABASE: moment}, moment)
    assert len(asked) == 1, "not at once"
    stage.server.trouble = None
    later += 6 * MINUTE
    await alerts.tell([], {Cause.DATABASE: later}, later)
    (said,) = watched.told()
    assert said.startswith(told)


@pytest.mark.long
async def test_a_database_that_never_answers_is_no_sign_of_life(watched):
    stage = watched.stage
    await watched.sees(lambda seen: seen.ready)
    go_on = threading.Event()
    hanging = asyncio.create_task(stage.database.write(lambda _: go_on.wait()))
    await asyncio.sleep(0.2)
    last = watched.heartbeat.stat().st_mtime_ns
    await asyncio.sleep(0.5)
    assert watched.heartbeat.stat().st_mtime_ns == last
    go_on.set()
    await hanging
    await watched.looks()


@pytest.mark.long
@pytest.mark.skipif(not may_mount(), reason="only root may mount a small disk")
async def test_a_disk_that_gets_full_is_told_once_a_day(tmp_path):
    with small_disk(100) as folder:
        async with set_stage(folder / "boop.sqlite3") as stage, watching(stage, tmp_path) as watched:
            seen = await watched.sees(lambda seen: seen.ready)
            assert (seen.disk_is_low, watched.told()) == (False, [])
            with (folder / "filler").open("wb") as file:
                file.write(bytes(60 * 2**20))
            assert (await watched.sees(lambda seen: seen.disk_is_low)).ready
            await stage.until(watched.told)
            stage.clock.moved += HOUR / 60
            await watched.looks()
            (told,) = watched.told()
            assert told.startswith("**My disk is nearly full:** there's only 3")
            stage.clock.moved += DAY
            await stage.until(lambda: len(watched.told()) == 2)
            fill(folder)
            await watched.sees(lambda seen: not seen.ready)
            (folder / "filler").unlink()
            await watched.sees(lambda seen: seen.ready and not seen.disk_is_low)


@pytest.mark.long
async def test_the_host_may_name_a_channel(database_place, tmp_path):
    async with set_stage(database_place) as stage:
        async with watching(stage, tmp_path, place=stage.garden.id) as watched:
            await stage.begin()
            stage.write("UPDATE matches SET state = 'quarantined'")
            await stage.until(lambda: stage.garden.messages)
            assert watched.told() == []
        (told,) = stage.garden.messages.values()
        assert told.content.startswith("**Match 1 is quarantined:**")
        assert told.pings == []


@pytest.mark.long
async def test_what_discord_refuses_to_deliver_is_in_the_log_and_tried_again_later(
    database_place, tmp_path, caplog
):
    async with set_stage(database_place) as stage:
        await stage.begin()
        stage.garden.bot_permissions &= ~Permission.SEND
        stage.write("UPDATE matches SET state = 'quarantined'")
        async with watching(stage, tmp_path, place=stage.garden.id) as watched:
            failed = "The host could not be told in BOOP_HOST_CHANNEL"
            await stage.until(lambda: failed in caplog.text)
            await watched.looks(5)
            assert caplog.text.count(failed) == 1
            stage.garden.bot_permissions |= Permission.SEND
            stage.clock.moved += 6 * MINUTE
            await stage.until(lambda: stage.garden.messages)


async def test_a_sign_of_life_is_read_as_what_it_is(tmp_path, capsys):
    file = tmp_path / "heartbeat"
    assert not health.tell(file)
    assert "there is no file" in capsys.readouterr().out
    file.write_text("rubbish")
    assert not health.tell(file)
    assert not health.tell(None)


@pytest.mark.long
@in_turn(
    ("answer", "told"),
    [
        ('{"url": "x", "tag_name": "v999.0.1", "body": "…"}', "999.0.1"),
        (f'{{"tag_name": "v{__version__}"}}', None),
        ('{"tag_name": "v0.0.1"}', None),
        ('{"tag_name": "<@everyone>"}', None),
        ("<html>", None),
    ],
)
async def test_a_newer_version_is_told_once(stage, tmp_path, answer, told):
    asked = []

    async def release(request):
        asked.append(request.headers["User-Agent"])
        return web.Response(text=answer)

    app = web.Application()
    app.add_routes([web.get("/latest", release)])
    async with TestServer(app) as forge:
        said = []
        for _ in range(2):  # a restart tells nothing twice
            updates = Updates(str(forge.make_url("/latest")), stage.clock)
            async with watching(stage, tmp_path, updates=updates) as watched:
                await stage.until(lambda: asked)
                await watched.sees(lambda seen: seen.ready)
                await watched.looks()
                asked.clear()
            said += watched.told()
    assert len(said) == (1 if told else 0)
    assert all(f"newer version of me:** {told}." in line for line in said)
