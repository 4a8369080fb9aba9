"""Boards: posted again when lost, never twice, with no needless ping, and moved together with their match."""

import asyncio
import threading

import pytest

from bot import context
from bot.delivery.status import Status
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from tests.stage import boards_in
from tests.wire.chairs import DAY, both_move, notices
from tests.wire.taps import labels_of, open_picker, tap_square
from tests.wire.test_places import begin_in


class Hold:
    """Holds back the first request whose path ends with the given text, until `go` is set."""

    def __init__(self, ending):
        self.ending = ending
        self.held, self.go = asyncio.Event(), asyncio.Event()

    async def __call__(self, request, serve):
        if request.path.endswith(self.ending) and not self.held.is_set():
            self.held.set()
            await self.go.wait()
        return await serve(request)


boards = boards_in


@pytest.mark.long
async def test_giving_up_takes_the_place_of_more_and_what_is_left_of_more_becomes_the_result(stage):
    await stage.begin()
    await both_move(stage, stage.lounge)
    board = await stage.board(stage.lounge)
    menus = {person: (await person.click(board, "More")).message for person in (stage.ann, stage.bob)}
    first = (await stage.ann.click(board, "More")).message
    asked = await stage.ann.click(first, "Give up")
    assert asked.message is first, "no second message beside the menu"
    await stage.ann.click(first, "Give up")
    await stage.settle()
    assert (first.content, labels_of(first)) == (
        f"🏆 {stage.bob.mention} wins: {stage.ann.mention} gave up.",
        [],
    )
    for person, menu in menus.items():
        told = await person.click(menu, "Offer a draw")
        assert told.message is menu
        assert (
            f"🏆 {stage.bob.mention} beat {stage.ann.mention} at boop: {stage.ann.mention} gave up."
            in menu.content
        )
        assert labels_of(menu) == ["Go to the board"]
        assert "The match is over" in menu.attachments[0].description


@pytest.mark.long
async def test_a_deleted_board_is_posted_again(stage):
    await begin_in(stage, stage.lounge)
    board = await stage.board(stage.lounge)
    del stage.lounge.messages[board.id]
    again = await stage.bob.use(stage.lounge, "board")
    assert again.message.attachments
    assert "has moved here" not in again.content
    assert (await stage.ann.click(again.message, "Boop!")).ephemeral


@pytest.mark.long
async def test_a_board_shown_again_pings_nobody(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    for _ in range(3):
        again = await stage.ann.use(stage.lounge, "board")
        assert again.message.pings == []
        await stage.settle()
    shown = boards(stage.lounge)
    assert [bool(board.items) for board in shown] == [False] * (len(shown) - 1) + [True]


@pytest.mark.long
async def test_without_read_message_history_a_board_is_not_doubled(stage):
    await stage.begin()
    stage.lounge.bot_permissions &= ~Permission.READ_HISTORY
    trouble = stage.server.trouble = Trouble()
    trouble.plan(Fault.BROKEN_LOST)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    boards = [message for message in stage.lounge.messages.values() if "Turn 2" in message.content]
    assert len(boards) == 1


async def test_a_board_that_may_have_arrived_is_looked_for_whoever_shows_the_match_next(stage):
    await stage.begin()
    trouble = stage.server.trouble = Trouble()
    # The answer arrives, but the bot is not told so, and can't look for it: aiohttp asks twice for each of two things.
    for request, fault in enumerate([Fault.DROPPED_LOST] + 4 * [Fault.DROPPED], 1):
        trouble.plan(fault, request)
    # It is tried again when this test says so.
    now = asyncio.Event()
    stage.clock.sleep = lambda _: now.wait()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    publisher = stage.bot.context.publisher
    await stage.until(lambda: publisher.background.is_retrying(1))
    assert stage.row("SELECT shown_version < version FROM matches") == (1,)
    delivery = await publisher.show(1)
    assert delivery.status is Status.DONE
    del stage.clock.sleep
    now.set()
    await stage.settle()
    assert [message.content.partition("Turn ")[2][:1] for message in boards(stage.lounge)] == ["", "2"]


@pytest.mark.long
@pytest.mark.both
async def test_a_notice_is_no_board(stage):
    channel = await stage.begin()
    await stage.ann.use(channel, "move", turn="c3")
    stage.lounge.bot_permissions &= ~Permission.ATTACH
    await stage.bob.use(stage.server.world.direct_channel(stage.bob.user), "move", turn="d4")
    stage.clock.moved += 3.5 * DAY
    await stage.until(lambda: notices(channel))
    for _ in range(3):
        await stage.clock.patrol()
    assert stage.row("SELECT shown_version < version FROM matches") == (1,)
    stage.lounge.bot_permissions |= Permission.ATTACH
    await stage.until(lambda: any("Turn 3" in m.content for m in channel.messages.values() if m.attachments))


async def test_where_the_bot_may_no_longer_send_the_turn_goes_by_the_interaction(stage):
    await begin_in(stage, stage.lounge)
    board = await stage.board(stage.lounge)
    stage.lounge.bot_permissions &= ~Permission.SEND
    picker = (await stage.ann.click(board, "Boop!")).message
    picker = (await stage.ann.pick(picker, "Columns a to c", "c3")).message
    await stage.ann.click(picker, "Boop it!")
    await stage.settle()
    board = await stage.board(stage.lounge)
    assert board.pings == [stage.bob.user.id]
    assert board.items != []


async def test_once_allowed_again_the_board_appears_by_itself(stage):
    await stage.begin()
    stage.lounge.bot_permissions &= ~Permission.SEND
    told = await stage.ann.use(stage.garden, "move", turn="c3")
    assert told.content.startswith("Done and saved, but I can't post in")
    stage.lounge.bot_permissions |= Permission.SEND
    await stage.settle()
    assert boards(stage.lounge)[-1].pings == [stage.bob.user.id]


async def test_moving_takes_the_buttons_off_the_board_left_behind(stage):
    thread = (await begin_in(stage, stage.garden)).thread
    left = await stage.board(thread)
    await stage.ann.use(stage.lounge, "board")
    await stage.settle()
    assert left.items == []
    assert (await stage.board(stage.lounge)).items != []


@pytest.mark.long
async def test_a_board_that_comes_late_does_not_come_after_a_later_one(stage):
    await stage.begin()
    picker = await tap_square(stage.ann, await open_picker(stage.ann, await stage.board(stage.lounge)), "c3")
    hold = stage.server.trouble = Hold("/callback")
    tapping = asyncio.create_task(stage.ann.click(picker, "Boop it!"))
    await hold.held.wait()
    answered = await stage.bob.use(stage.lounge, "move", turn="d4")
    # Until it is also noted as shown, and nobody else is showing the match any more.
    await stage.until(
        lambda: stage.kept()["matches"][0][13] == 3 and not stage.bot.context.publisher.background.busy
    )
    hold.go.set()
    await tapping
    await stage.settle()
    assert boards(stage.lounge)[-1].id == answered.message.id == stage.kept()["matches"][0][6]
    assert [message.content.partition("Turn ")[2][:1] for message in boards(stage.lounge)] == ["", "3"]


@pytest.mark.long
async def test_a_match_moved_while_its_board_is_on_the_way_is_shown_in_its_new_home(stage):
    await stage.begin()
    hold = stage.server.trouble = Hold("/callback")
    moving = asyncio.create_task(stage.ann.use(stage.lounge, "move", turn="c3"))
    await hold.held.wait()
    brought = asyncio.create_task(stage.bob.use(stage.garden, "board"))
    await stage.until(lambda: stage.kept()["matches"][0][5] == stage.garden.id)
    hold.go.set()
    await asyncio.gather(moving, brought)
    await stage.settle()
    [match] = stage.kept()["matches"]
    assert match[5] == stage.garden.id
    assert match[6] == boards(stage.garden)[-1].id
    assert "has moved here" in boards(stage.garden)[-1].content
    assert [message.items for message in boards(stage.lounge)] == [[], []]


async def test_a_turn_taken_while_the_thread_is_made_leaves_one_board(stage):
    challenge = await stage.ann.use(stage.garden, "challenge", member=stage.bob, first="I start")
    hold = stage.server.trouble = Hold("/threads")
    await stage.bob.click(challenge.message, "Accept")
    await hold.held.wait()
    played = await stage.ann.use(stage.garden, "move", turn="c3")
    hold.go.set()
    await stage.settle()
    assert "has moved here" not in played.content
    everywhere = [*boards(stage.garden), *boards(challenge.message.thread)]
    assert [bool(board.items) for board in everywhere] == [True]


async def test_a_turn_taken_while_a_board_is_being_sent_leaves_buttons_on_one_board(stage):
    await stage.begin()
    hold = stage.server.trouble = Hold("/callback")
    moving = asyncio.create_task(stage.ann.use(stage.lounge, "move", turn="c3"))
    await hold.held.wait()
    answering = asyncio.create_task(stage.bob.use(stage.lounge, "move", turn="d4"))
    await stage.until(lambda: stage.kept()["matches"][0][11] == 2)
    hold.go.set()
    await asyncio.gather(moving, answering)
    await stage.settle()
    assert [bool(board.items) for board in boards(stage.lounge)] == [False, False, True]


@pytest.mark.long
async def test_a_board_that_was_asked_for_again_and_came_before_a_kill_does_not_come_twice(stage):
    await stage.begin()
    old = await stage.board(stage.lounge)
    await stage.ann.use(stage.lounge, "board")
    await stage.settle()
    there = len(boards_in(stage.lounge))
    await stage.stop_bot()
    # The board had arrived, and that was not stored yet.
    stage.write(f"UPDATE matches SET shown_version = 0, message_id = {old.id}")  # noqa: S608
    await stage.start_bot()
    await stage.until(lambda: stage.row("SELECT shown_version = version FROM matches") == (1,))
    assert len(boards_in(stage.lounge)) == there


async def test_where_drawing_takes_long_the_answer_to_move_is_put_off_and_then_the_board(stage, monkeypatch):
    await stage.begin()
    ordinary = len(stage.server.served)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    ordinary = len(stage.server.served) - ordinary
    monkeypatch.setattr(context, "ANSWERING", 100.0)  # there is no time at all
    slow, busy = len(stage.server.served), threading.Event()
    for _ in range(stage.bot.drawing._threads._max_workers):
        stage.bot.drawing._threads.submit(busy.wait)
    answer = await stage.bob.use(stage.lounge, "move", turn="d4")
    assert not answer.message.attachments, "the bot thinks"
    busy.set()
    await stage.settle()
    board = await stage.board(stage.lounge)
    assert board is answer.message
    assert "d4" in board.content
    assert [m.content for m in stage.lounge.messages.values() if not m.attachments][1:] == []
    assert len(stage.server.served) - slow == ordinary + 1
    monkeypatch.undo()
    assert "e5" in (await stage.ann.use(stage.lounge, "move", turn="e5")).content
    await stage.settle()
    assert board.content.startswith("-#"), "it is the old board now"


async def test_a_match_played_from_elsewhere_is_told_of_also_where_the_answer_was_put_off(stage, monkeypatch):
    await stage.begin()
    monkeypatch.setattr(context, "ANSWERING", 100.0)
    answer = await stage.ann.use(stage.garden, "move", turn="c3", match="1")
    await stage.settle()
    assert f"/{stage.lounge.id}/" in answer.message.content
    assert "c3" in (await stage.board(stage.lounge)).content
