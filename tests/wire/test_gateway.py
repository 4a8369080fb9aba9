"""What Discord's gateway should never send: a broken event costs a line in the log, a broken connection is made again."""

import logging

import pytest

from tests.cases import in_turn
from tests.wire.taps import open_picker


def warnings(caplog):
    """The bot's own warnings: on a busy machine psycopg has one of a query that was cut short."""
    ours = (record for record in caplog.records if record.name.startswith("bot."))
    return [record.getMessage() for record in ours if record.levelno >= logging.WARNING]


@in_turn(
    ("event", "data"),
    [
        ("GUILD_CREATE", {"name": "no id"}),
        ("GUILD_CREATE", {"id": str(2**70), "name": "an id too large"}),
        ("GUILD_DELETE", None),
        ("CHANNEL_UPDATE", []),
        ("THREAD_LIST_SYNC", {"guild_id": "x"}),
        ("USER_UPDATE", {"id": 5}),
        ("INTERACTION_CREATE", {}),
        ("INTERACTION_CREATE", {"id": "1", "type": 3, "token": "x"}),
        ("INTERACTION_CREATE", {"id": "1", "type": 99, "token": "x", "user": {"id": "1"}}),
        ("INTERACTION_CREATE", {"id": "1", "type": 3, "token": "\ud800", "user": {"id": "1"}}),
    ],
)
@pytest.mark.long
async def test_a_broken_event_costs_a_line_and_nothing_else(stage, caplog, event, data):
    await stage.begin()
    caplog.clear()
    await stage.server.gateway.send(event, data)
    assert (await stage.ann.use(stage.lounge, "games")).content
    assert len(warnings(caplog)) == 1
    assert warnings(caplog)[0].startswith(f"An event {event} that can't be read was dropped (")


@pytest.mark.long
@pytest.mark.both
async def test_a_server_whose_id_is_none_of_discords_is_not_met(stage):
    payload = {name: value for name, value in stage.guild.payload().items() if name != "unavailable"}
    met = stage.server.world.new_id()
    for id_ in (0, 1, 4194303, met):
        await stage.server.gateway.send("GUILD_CREATE", {**payload, "id": str(id_)})
    await stage.until(lambda: stage.rows("SELECT id FROM guilds"))
    assert stage.rows("SELECT id FROM guilds") == [(met,)]


@pytest.mark.parametrize(
    "frame",
    [
        "no JSON at all",
        "[]",
        '{"op": 10, "d": null}',
        '{"op": 0, "t": ["x"], "d": {}}',
        '{"op": 0, "t": "READY", "s": 1, "d": null}',
        '{"op": 0, "t": "READY", "s": 1, "d": {"session_id": "x", "resume_gateway_url": "ws://x"}}',
    ],
)
async def test_after_a_broken_frame_it_connects_again_a_little_later_each_time(stage, caplog, frame):
    await stage.begin()
    caplog.set_level(logging.INFO, "bot.client")
    caplog.clear()
    for session in (2, 3):
        await stage.server.gateway.send_text(frame)
        await stage.until(lambda: stage.server.gateway.identified == session)  # noqa: B023
        await stage.until(lambda: sum("Ready in" in line for line in caplog.messages) == session - 1)  # noqa: B023
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    assert picker.items
    assert all(line.startswith("What Discord sent could not be read (") for line in warnings(caplog))
    assert [line.split("again in ")[1] for line in warnings(caplog)] == ["1 s", "2 s"]


async def test_a_frame_that_means_nothing_is_nothing(stage):
    await stage.begin()
    for frame in ("{}", '{"op": 99}', '{"op": 0}', '{"op": 0, "t": "NO_SUCH_EVENT", "d": null}'):
        await stage.server.gateway.send_text(frame)
    assert (await stage.ann.use(stage.lounge, "games")).content
