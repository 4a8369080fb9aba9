"""Places where the bot is not a member and can only answer commands and buttons; and direct messages with it."""

import copy
from datetime import timedelta

import pytest

from sandbox.stand_in.trouble import Fault, Trouble
from tests.cases import in_turn
from tests.wire.chairs import DAY, both_move, forget_me, kinds_of, line, notices, offer, pass_time, state
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels_of, open_picker, tap_square
from tests.wire.test_boards import boards


@pytest.fixture(params=["a conversation", "a server"])
async def place(stage, request):
    """A conversation between Ann and Bob, or a server of which the bot is not a member.

    There it may only answer: a request with its own token would be refused, so it makes none.
    """
    world = stage.server.world
    if request.param == "a conversation":
        place = world.direct_channel(stage.ann.user, stage.bob.user)
    else:
        guild = world.add_guild("Elsewhere", with_bot=False)
        for person in (stage.ann, stage.bob):
            guild.members[person.user.id] = person.user
        place = world.add_channel("somewhere", guild)
    yield place
    await stage.settle()
    refused = [served.path for served in stage.server.served if served.status == 403]
    assert [path for path in refused if not path.endswith("/emojis")] == []
    assert [served for served in stage.server.served if f"/channels/{place.id}" in served.path] == []
    assert [served for served in stage.server.served if served.path.startswith("/guilds/")] == []


def letters(stage, person):
    """What the bot has written to somebody by direct message, other than answers for them alone."""
    channel = stage.server.world.direct_channel(person.user)
    return [message.content for message in channel.messages.values() if not message.ephemeral]


async def begin(stage, place):
    challenge = await stage.ann.use(place, "challenge", member=stage.bob, first="I start")
    assert not challenge.ephemeral, challenge.content
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()


@pytest.mark.long
async def test_a_whole_match_is_played_by_answers_alone(stage, place):
    await begin(stage, place)
    (board,) = boards(place)
    assert "you start!" in board.content
    for number, turn in enumerate(THREE_CATS[:-1]):
        mover = (stage.ann, stage.bob)[number % 2]
        if " " in turn or turn.startswith("C") or number % 3:
            answer = await mover.use(place, "move", turn=turn)
            assert answer.message.attachments, answer.content
        else:
            picker = await tap_square(mover, await open_picker(mover, boards(place)[-1]), turn[2:4])
            await mover.click(picker, "Boop it!")
        await stage.settle()
        assert len(boards(place)) == number + 2
        assert f"Turn {number + 2} " in boards(place)[-1].content
    last = await stage.bob.use(place, "move", turn=THREE_CATS[-1])
    assert last.content.startswith("🏆")
    again = await stage.ann.click(last.message, "Rematch")
    await stage.bob.click(again.message, "Accept")
    await stage.settle()
    assert "you start!" in boards(place)[-1].content


@pytest.mark.long
async def test_offers_reminders_a_claim_a_rematch_and_forgetting_are_answers_and_letters(stage, place):
    await begin(stage, place)
    await both_move(stage, place)
    await stage.ann.use(place, "move", turn="c3")
    await offer(stage, stage.bob, "A draw", place)
    await stage.ann.click(line(place), "Decline")
    await stage.settle()
    await offer(stage, stage.bob, "A pause: the clock stops", place)
    await stage.ann.click(line(place), "Accept")
    await stage.settle()
    await stage.bob.click(line(place), "Start the clock")
    await stage.settle()
    await pass_time(stage, 2.1 * DAY)
    await pass_time(stage, DAY)
    told = [notices(stage.server.world.direct_channel(person.user)) for person in (stage.ann, stage.bob)]
    assert [kinds_of(each) for each in told] == [["is out of time"], ["is waiting for your turn"]]
    more = await stage.ann.click(boards(place)[-1], "More")
    await stage.ann.click(more.message, "Claim the win")
    await stage.settle()
    assert state(stage) == ("over", "time", "o")
    end = boards(place)[-1]
    assert end.content.startswith(f"🏆 {stage.ann.mention} wins: {stage.bob.mention}'s time is up.")
    await stage.ann.click(end, "Rematch")
    await stage.bob.click(end, "Rematch")
    await stage.settle()
    assert stage.rows("SELECT state FROM matches ORDER BY id") == [("over",), ("running",)]
    await stage.ann.use(place, "challenge", member=stage.bob)
    await forget_me(stage, stage.ann)
    assert stage.rows("SELECT state, ending FROM matches ORDER BY id") == [
        ("over", "time"),
        ("over", "called-off"),
    ]


@pytest.mark.long
@pytest.mark.both
@in_turn("button", ["Accept", "Decline", "Withdraw"])
async def test_a_press_closes_a_challenge_that_has_run_out(stage, place, button):
    waiting = (await stage.ann.use(place, "challenge", member=stage.bob)).message
    await pass_time(stage, 8 * DAY)
    assert labels_of(waiting) == ["Accept, with hints", "Accept", "Decline", "Withdraw", "First steps"], (
        "the bot can't edit it by itself"
    )
    person = stage.ann if button == "Withdraw" else stage.bob
    await person.click(waiting, button)
    await stage.settle()
    assert labels_of(waiting) == []
    assert waiting.content.startswith(f"Nobody answered {stage.ann.mention}'s challenge in time.")
    told = person.sees(place)[-1]
    assert told.ephemeral
    assert "has expired" in told.content
    assert {*stage.rows("SELECT state FROM challenges")} == {("expired",)}


@pytest.mark.long
async def test_a_press_closes_a_challenge_that_ended_because_somebody_was_forgotten(stage, place):
    waiting = (await stage.ann.use(place, "challenge", member=stage.bob)).message
    await stage.settle()  # or else the bot finds it over when it notes its message, and closes it itself
    await forget_me(stage, stage.ann)
    await stage.bob.click(waiting, "Accept")
    await stage.settle()
    assert labels_of(waiting) == []
    assert waiting.content == "Former player withdrew this challenge."


@pytest.mark.long
async def test_a_forged_button_closes_no_other_message(stage, place):
    await stage.ann.use(place, "challenge", member=stage.bob)
    await pass_time(stage, 8 * DAY)
    await begin(stage, place)
    board = boards(place)[-1]
    forged = copy.deepcopy(board.components)
    forged[0]["components"][0] |= {"custom_id": "accept:1", "label": "Forged"}
    pressed = copy.copy(board)
    pressed.components = forged
    told = await stage.bob.click(pressed, "Forged")
    assert told.ephemeral
    assert labels_of(board) == ["Boop!", "More"]


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.DROPPED, Fault.DROPPED_LOST])
async def test_a_board_whose_answer_is_cut_off_is_shown_when_somebody_asks(stage, place, fault):
    await begin(stage, place)
    trouble = stage.server.trouble = Trouble()
    trouble.plan(fault)
    answer = await stage.ann.use(place, "move", turn="c3")
    await stage.settle()
    assert trouble.happened == [fault]
    assert stage.row("SELECT turns FROM matches") == (1,)
    if fault is Fault.DROPPED:
        assert "I can only show the board when someone there types `/board match:1`." in answer.content
        await stage.bob.use(place, "board")
        await stage.settle()
    assert "Turn 2 " in boards(place)[-1].content
    assert stage.row("SELECT version, shown_version FROM matches") == (2, 2)


@pytest.mark.long
async def test_a_restart_looks_for_no_board_where_the_bot_is_no_member(stage, place):
    await begin(stage, place)
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert (
        "I haven't been added where it's played" in (await stage.ann.use(direct, "move", turn="c3")).content
    )
    await stage.restart_bot()
    assert "has moved on" in (await stage.bob.click(boards(place)[-1], "Boop!")).content


@pytest.mark.long
async def test_its_clock_speaks_by_direct_message(stage, place):
    await begin(stage, place)
    await both_move(stage, place)
    await pass_time(stage, timedelta(days=2.1))
    (reminder,) = stage.server.world.direct_channel(stage.ann.user).messages.values()
    assert "is waiting for your turn" in reminder.content
    await pass_time(stage, timedelta(days=1))
    (up,) = stage.server.world.direct_channel(stage.bob.user).messages.values()
    await stage.bob.click(up, "Claim the win")
    assert state(stage) == ("over", "time", "g")
    await stage.settle()
    told = stage.bob.sees(stage.server.world.direct_channel(stage.bob.user))
    assert any("I haven't been added where it's played" in message.content for message in told)
    claimed = f"{stage.bob.mention} claimed the win."
    *told_ann, end = letters(stage, stage.ann)
    assert told_ann == [claimed, claimed], "the reminder, and that her time was up"
    assert letters(stage, stage.bob) == [claimed, end]
    assert end.startswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention}'s time is up.")


@pytest.mark.long
async def test_a_match_given_up_from_a_direct_message_is_told_to_both(stage, place):
    await begin(stage, place)
    direct = stage.server.world.direct_channel(stage.ann.user)
    await both_move(stage, place)
    asked = await stage.ann.use(direct, "resign")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    for person in (stage.ann, stage.bob):
        (told,) = letters(stage, person)
        assert told.startswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention} gave up.")


async def test_the_board_is_shown_when_somebody_asks(stage, place):
    await begin(stage, place)
    before = len(boards(place))
    answer = await stage.bob.use(place, "board")
    assert answer.message.attachments
    assert len(boards(place)) == before + 1
    assert "/board" not in answer.content


@pytest.mark.long
async def test_a_second_challenge_where_the_bot_is_no_member(stage):
    place = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    await stage.ann.use(place, "challenge", member=stage.bob)
    waiting = stage.ann.sees(place)[-1]
    assert "Only <@" in (await stage.bob.click(waiting, "Withdraw")).content
    again = await stage.ann.use(place, "challenge", member=stage.bob)
    assert "is still open" in again.content


@pytest.mark.long
async def test_where_answers_are_hidden_it_says_so(stage):
    guild = stage.server.world.add_guild("Strict", with_bot=False)
    for person in (stage.ann, stage.bob):
        guild.members[person.user.id] = person.user
    channel = stage.server.world.add_channel("somewhere", guild)
    guild.lets_apps_speak = False
    refused = await stage.ann.use(channel, "challenge", member=stage.bob)
    assert refused.ephemeral
    assert "Only you would see my answers here" in refused.content
    assert stage.row("SELECT count(*) FROM challenges") == (0,)


@pytest.mark.long
async def test_alone_with_the_bot_there_is_nobody_to_challenge(stage):
    direct = stage.server.world.direct_channel(stage.ann.user)
    refused = await stage.ann.use(direct, "challenge", first="chance")
    assert refused.content.startswith("It's just the two of us here")
    assert "You have no matches running" in (await stage.ann.use(direct, "games")).content
    assert "of your eight kittens" in (await stage.ann.use(direct, "help")).content


async def test_a_match_is_played_on_from_a_direct_message(stage):
    await begin(stage, stage.lounge)
    direct = stage.server.world.direct_channel(stage.ann.user)
    answer = await stage.ann.use(direct, "move", turn="c3")
    assert "-# The board: " in answer.content
    refused = await stage.bob.use(stage.server.world.direct_channel(stage.bob.user), "board")
    assert "Your opponent can't see this chat" in refused.content


@pytest.mark.long
@pytest.mark.both
async def test_a_match_moves_from_a_server_to_a_conversation_and_back(stage):
    await begin(stage, stage.lounge)
    talk = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    moved = await stage.ann.use(talk, "board")
    assert "has moved here" in moved.content
    await stage.settle()
    assert stage.row("SELECT user_installed, guild_id FROM matches") == (1, None)
    await stage.ann.use(stage.lounge, "board")
    await stage.settle()
    assert stage.row("SELECT user_installed FROM matches") == (0,)


@pytest.mark.long
@pytest.mark.both
async def test_where_only_the_commands_were_added_the_link_that_adds_the_bot_is_given(stage):
    world = stage.server.world
    guild = world.add_guild("Commands only", with_bot=False)
    guild.commands_only = True
    channel = world.add_channel("somewhere", guild)
    for person in (stage.ann, stage.bob):
        guild.members[person.user.id] = person.user
        person.user.has_app = False
    assert "of your eight kittens" in (await stage.ann.use(channel, "help")).content
    told = await stage.ann.use(channel, "challenge", member=stage.bob)
    assert told.ephemeral
    assert told.content == (
        "I'm not a member of this server yet: only my commands were added, so I can't post boards. Someone who manages the server "
        f"can [add me](<https://discord.com/oauth2/authorize?client_id={world.bot.id}&scope=bot+applications.commands"
        f"&permissions=309237746688&guild_id={guild.id}&disable_guild_select=true>)."
    )
    assert stage.rows("SELECT * FROM challenges") == []
    await stage.server.invite_bot(guild)
    guild.commands_only = False
    assert boards(await stage.begin(channel))


async def test_a_challenge_is_filled_in_where_the_bot_is_no_member(stage, place):
    form = await stage.ann.use(place, "challenge")
    asked = await stage.ann.fill(form, {"member": stage.bob, "pace": "No clock"})
    assert not asked.ephemeral
    assert "no clock" in asked.content
    await stage.bob.click(asked.message, "Accept")
    assert stage.row("SELECT user_installed FROM matches") == (1,)
