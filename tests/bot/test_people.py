"""The host's commands about people, while the bot runs and while it does not."""

import asyncio
from datetime import UTC, datetime

import pytest

from bot.host.exits import Exit
from bot.host.people import HostAct, HostOrders, Order, commands, see_to
from bot.host.people.orders import LeftOrder, discard_answers, take_in_hand
from data import DatabaseFault, DatabaseInUse, open_database
from data.queries import players
from sandbox.stand_in.server import Server
from tests.bot.test_program import a_bot_process, run
from tests.databases import begin
from tests.stage import SCHEMA, Stage
from tests.wire.chairs import both_move
from tests.wire.taps import labels_of

BANNED = "Whoever hosts me has banned you"


@pytest.fixture
async def hosted(stage, monkeypatch):
    """A stage with a bot that looks for its host's orders."""
    monkeypatch.setattr(commands, "PATIENCE", 0.0)
    orders = HostOrders(stage.bot, stage.database_path)
    orders.start()
    yield stage
    await orders.close()
    left = {path.name for path in stage.database_path.parent.iterdir()}
    assert [name for name in left if "-" in name and not name.endswith(("-wal", "-shm"))] == []


@pytest.mark.long
@pytest.mark.sqlite
async def test_a_ban_reaches_the_bot_that_runs_and_so_does_its_end(hosted):
    stage, ann = hosted, hosted.ann.user.id
    channel = await stage.begin(stage.garden)
    open_to_all = await stage.ann.use(stage.lounge, "challenge", first="chance")
    told = await see_to(stage.place, Order(HostAct.BAN, ann))
    assert told.startswith(f"{ann} is banned; open challenges ended: 1.\nRunning matches that go on, ")
    assert (await stage.ann.use(channel, "move", turn="c3")).content.startswith(BANNED)
    await stage.settle()
    assert open_to_all.message.content == f"{stage.ann.mention} withdrew this challenge."
    assert await see_to(stage.place, Order(HostAct.BAN, ann)) == f"{ann} was banned already."
    assert (
        await see_to(stage.place, Order(HostAct.BANNED)) == f"{ann}  since {stage.clock.now():%Y-%m-%d}  Ann"
    )
    await stage.restart_bot()
    assert (await stage.ann.use(channel, "move", turn="c3")).content.startswith(BANNED)
    await stage.stop_bot()
    assert await see_to(stage.place, Order(HostAct.UNBAN, ann)) == f"{ann} is banned no more."
    assert await see_to(stage.place, Order(HostAct.UNBAN, ann)) == f"{ann} was not banned."
    assert await see_to(stage.place, Order(HostAct.BANNED)) == "Nobody is banned."
    await stage.start_bot()
    assert (await stage.ann.use(channel, "move", turn="c3")).message.attachments


@pytest.mark.long
@pytest.mark.sqlite
async def test_who_is_forgotten_while_the_bot_runs_is_forgotten_as_by_their_own_press(hosted):
    stage, ann = hosted, hosted.ann.user.id
    channel = await stage.begin()
    await both_move(stage, channel)
    asked = await stage.cleo.use(stage.lounge, "challenge", member=stage.ann)
    told = await see_to(stage.place, Order(HostAct.FORGET, ann))
    assert told.splitlines()[0] == (
        f"{ann} is forgotten; running matches given up or called off: 1; open challenges ended: 1."
    )
    await stage.settle()
    board = await stage.board(channel)
    assert board.content.startswith(f"🏆 {stage.bob.mention} wins: Former player gave up.")
    assert "Former player can't play right now" in asked.message.content
    assert labels_of(asked.message) == []
    assert stage.row("SELECT discord_id, name FROM players WHERE id = 1") == (None, "")
    assert await see_to(stage.place, Order(HostAct.FORGET, ann)) == f"Nothing is kept about {ann}."


@pytest.mark.long
@pytest.mark.sqlite
async def test_who_is_forgotten_while_the_bot_does_not_run_is_gone_and_the_other_hears_of_it(stage):
    channel = await stage.begin()
    await both_move(stage, channel)
    stage.write(
        "INSERT INTO clubhouses (guild_id, results, board, week, week_hour, season, trouble, board_shows, board_tried, week_told,"
        " week_tried, season_told, season_tried, badges, role_id, role_holders, role_season, role_trouble)"
        " VALUES (7, 'none', 0, 0, 0, 0, '', '', 0, 0, 0, 0, 0, 0, 9, '1:9', 0, '')"
    )
    await stage.stop_bot()
    told = await see_to(stage.place, Order(HostAct.FORGET, stage.ann.user.id))
    assert "The bot had given them the role 9 in the server 7: take it from them there." in told.splitlines()
    left = b"".join(path.read_bytes() for path in stage.database_path.parent.glob("boop.sqlite3*"))
    assert str(stage.ann.user.id).encode() not in left
    await stage.start_bot()
    board = await stage.board(channel)
    assert board.content.startswith(f"🏆 {stage.bob.mention} wins: Former player gave up.")


@pytest.mark.sqlite
async def test_the_bot_itself_is_nobody_to_forget(stage):
    await stage.database.write(players.set_bot, 77, "Boop Bot")
    await stage.stop_bot()
    assert await see_to(stage.place, Order(HostAct.FORGET, 77)) == "Nothing is kept about 77."
    await stage.start_bot()


@pytest.mark.postgres
async def test_on_a_server_the_bots_that_run_hear_of_a_ban(stage):
    ann = stage.ann.user.id
    channel = await stage.begin()
    assert (await see_to(stage.place, Order(HostAct.BAN, ann))).startswith(f"{ann} is banned;")
    await stage.until(lambda: ann in stage.bot.context.bans)
    assert (await stage.ann.use(channel, "move", turn="c3")).content.startswith(BANNED)
    await see_to(stage.place, Order(HostAct.UNBAN, ann))
    await stage.until(lambda: ann not in stage.bot.context.bans)
    await both_move(stage, channel)
    assert "is forgotten" in await see_to(stage.place, Order(HostAct.FORGET, ann))
    await stage.until(lambda: stage.row("SELECT shown_version - version FROM matches") == (0,))
    assert (await stage.board(channel)).content.startswith(
        f"🏆 {stage.bob.mention} wins: Former player gave up."
    )


@pytest.mark.long
async def test_an_order_that_no_bot_takes_is_withdrawn_and_nothing_is_done(tmp_path, monkeypatch):
    monkeypatch.setattr(commands, "PATIENCE", 0.0)
    monkeypatch.setattr(commands, "TAKEN_WITHIN", 0.2)
    monkeypatch.setattr(commands, "ANSWERED_WITHIN", 0.2)
    path = begin(tmp_path / "boop.sqlite3")
    database = await open_database(path)  # as an older bot would, which knows of no orders
    try:
        before = sorted(tmp_path.iterdir())
        with pytest.raises(DatabaseInUse):
            await see_to(path, Order(HostAct.BAN, 1))
        assert sorted(tmp_path.iterdir()) == before
        # One that was taken, and never answered, is not said to be undone.
        ordering = asyncio.create_task(see_to(path, Order(HostAct.BAN, 1)))
        while not (taken := take_in_hand(path)):
            await asyncio.sleep(0.01)
        with pytest.raises(DatabaseFault, match="has taken this in hand"):
            await ordering
        # A bot that was killed with an order in hand carries it out when it runs again.
        [again] = take_in_hand(path)
        assert again.read() == taken[0].read() == Order(HostAct.BAN, 1)
        again.answer(["Done."])
        assert take_in_hand(path) == []
    finally:
        await database.close()


def test_orders_are_read_as_they_are_written_and_nothing_else_is_one(tmp_path):
    path = tmp_path / "boop.sqlite3"
    for order in (Order(HostAct.BAN, 2**63 - 1), Order(HostAct.BANNED)):
        left = LeftOrder(path, order)
        [in_hand] = take_in_hand(path)
        assert in_hand.read() == order
        assert left.answer() is None
        assert not left.withdraw()
        in_hand.answer(["One", "two"])
        assert left.answer() == "One\ntwo"
    for text in ("", "ban", "ban x", "marry 1", "ban 1 2", "\udcff"):
        path.with_name("boop.sqlite3.order-x").write_bytes(text.encode("utf-8", "surrogateescape"))
        [in_hand] = take_in_hand(path)
        assert in_hand.read() is None
        in_hand.answer(["No."])
    discard_answers(path)
    assert len(list(tmp_path.iterdir())) == 1, "somebody may wait for it"


@pytest.mark.long
def test_the_commands_as_a_host_types_them(tmp_path):
    begin(tmp_path / "boop.sqlite3")
    today = f"{datetime.now(UTC):%Y-%m-%d}"
    for arguments, code, told in (
        (("banned",), Exit.WELL, "Nobody is banned.\n"),
        (("ban", "123"), Exit.WELL, "123 is banned; open challenges ended: 0.\n"),
        (("banned",), Exit.WELL, f"123  since {today}\n"),
        (("unban", "123"), Exit.WELL, "123 is banned no more.\n"),
        (("forget", "123"), Exit.BAD_SETTING, "Nobody is there to be asked"),
        (("forget", "123", "--yes"), Exit.WELL, "Nothing is kept about 123.\n"),
        (("ban", "Ann"), Exit.BAD_SETTING, "'Ann' is no id of a person."),
    ):
        found, out, err = run(tmp_path, *arguments)
        assert found == code, err
        assert (out or err).startswith(told)


@pytest.mark.long
async def test_the_program_takes_an_order_from_a_command_beside_it_also_after_it_was_killed(tmp_path):
    async with Server(SCHEMA) as server:
        stage = Stage(server, begin(tmp_path / "boop.sqlite3"))
        ann = stage.ann.user.id
        async with a_bot_process(stage):
            await stage.begin()
            code, out, err = await asyncio.to_thread(run, tmp_path, "ban", str(ann))
            assert (code, err) == (Exit.WELL, "")
            assert out.startswith(f"{ann} is banned; ")
            assert (await stage.ann.use(stage.lounge, "move", turn="c3")).content.startswith(BANNED)
        # Killed with an order in hand: what was asked is done when it runs again.
        LeftOrder(stage.database_path, Order(HostAct.UNBAN, ann))
        take_in_hand(stage.database_path)
        async with a_bot_process(stage):
            code, out, err = await asyncio.to_thread(run, tmp_path, "banned")
            assert (code, out, err) == (Exit.WELL, "Nobody is banned.\n", "")
            assert (await stage.ann.use(stage.lounge, "move", turn="c3")).message.attachments
    assert str(ann).encode() not in stage.log
