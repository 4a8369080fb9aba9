"""What happens while something else is on its way, and what a lost message or an old button leaves behind."""

import asyncio
import copy

import pytest

from sandbox.places import Permission
from tests.wire.games import THREE_CATS


class Hold:
    """Holds back the first request whose path ends so, until it is let go."""

    def __init__(self, ending):
        self.ending = ending
        self.held, self.go = asyncio.Event(), asyncio.Event()

    async def __call__(self, request, serve):
        if request.path.endswith(self.ending) and not self.held.is_set():
            self.held.set()
            await self.go.wait()
        return await serve(request)


def boards(channel):
    return [message for message in channel.messages.values() if message.attachments and not message.ephemeral]


async def test_a_win_in_a_deleted_thread_is_shown_where_a_player_asks_for_it(stage):
    challenge = await stage.ann.use(stage.garden, "challenge", member=stage.bob, first="I begin")
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    for number, turn in enumerate(THREE_CATS[:-1]):
        await (stage.ann, stage.bob)[number % 2].use(challenge.message.thread, "move", turn=turn)
    challenge.message.thread.deleted = True
    told = await stage.bob.use(stage.lounge, "move", turn=THREE_CATS[-1])
    assert "`/board match:1` in another channel moves the match there." in told.content
    await stage.ann.use(stage.lounge, "board")
    shown = await stage.board(stage.lounge)
    assert f"🏆 {stage.bob.mention} wins!" in shown.content
    assert set(shown.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert [item["label"] for item in shown.items] == ["Rematch", "Watch the turn"]


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
    assert boards(stage.garden)[-1].content.startswith("📦")
    assert [message.items for message in boards(stage.lounge)] == [[], []]


async def test_a_turn_taken_while_the_thread_is_made_leaves_one_board(stage):
    challenge = await stage.ann.use(stage.garden, "challenge", member=stage.bob, first="I begin")
    hold = stage.server.trouble = Hold("/threads")
    await stage.bob.click(challenge.message, "Accept")
    await hold.held.wait()
    played = await stage.ann.use(stage.garden, "move", turn="c3")
    hold.go.set()
    await stage.settle()
    assert not played.content.startswith("📦")
    everywhere = [*boards(stage.garden), *boards(challenge.message.thread)]
    assert [bool(board.items) for board in everywhere] == [True]


async def test_a_match_moved_before_its_first_turn_is_announced_too(stage):
    await stage.begin()
    moved = await stage.bob.use(stage.garden, "board")
    assert moved.content.startswith("📦")


async def test_once_allowed_again_the_board_appears_by_itself(stage):
    await stage.begin()
    stage.lounge.bot_permissions &= ~Permission.SEND
    told = await stage.ann.use(stage.garden, "move", turn="c3")
    assert told.content.startswith("Done, and kept safe. But I can't post in")
    stage.lounge.bot_permissions |= Permission.SEND
    await stage.settle()
    assert boards(stage.lounge)[-1].pings == [stage.bob.user.id]


async def finished(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    old = copy.copy(await stage.board(stage.lounge))
    asked = await stage.ann.use(stage.lounge, "resign")
    await stage.ann.click(asked.message, "Yes, give up")
    return old, await stage.board(stage.lounge)


async def test_an_old_board_of_a_finished_match_shows_how_it_ended(stage):
    old, end = await finished(stage)
    told = await stage.bob.click(old, "Boop!")
    assert told.content.startswith("That board is out of date")
    assert str(end.id) in told.content
    assert told.message.attachments[0].description.endswith("The match is over.")


async def test_a_lost_offer_of_a_rematch_is_no_obstacle(stage):
    _, end = await finished(stage)
    offer = (await stage.bob.click(end, "Rematch")).message
    del stage.lounge.messages[offer.id]
    again = await stage.bob.click(end, "Rematch")
    assert not again.ephemeral
    await stage.ann.click(end, "Rematch")
    await stage.settle()
    assert again.message.items == [], "accepted in the other way"
    assert "are on! Match 2 begins" in again.message.content


@pytest.mark.parametrize(
    "custom_id",
    [
        "nope:1:1",
        "boop",
        "boop:x:y",
        "boop:1:99999999999999999999",
        "boopit:1:1:Z:c3::",
        "boopit:1:1::::",
        "rules:nope:0",
    ],
)
async def test_a_button_of_another_version_is_answered_kindly(stage, custom_id):
    await stage.begin()
    kept = stage.kept()
    board = copy.copy(await stage.board(stage.lounge))
    board.components = [
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "?", "custom_id": custom_id}]}
    ]
    told = await stage.ann.click(board, "?")
    assert told.content.startswith(("That button is from an older version", "That board is out of date"))
    assert stage.kept() == kept


async def test_a_challenge_where_the_friend_cannot_see_it_is_refused(stage):
    hidden = stage.server.world.add_channel("hidden", stage.guild)
    hidden.seen_by_everyone = False
    await stage.restart_bot()
    told = await stage.ann.use(hidden, "challenge", member=stage.bob)
    assert told.content.startswith(f"{stage.bob.mention} can't see this channel")
