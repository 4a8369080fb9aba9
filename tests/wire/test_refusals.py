"""Bad input changes nothing, and is answered with a sentence that only its sender sees and that says what to do."""

import asyncio
import copy

import pytest

from sandbox.people import Person
from sandbox.world.places import Permission
from tests.cases import in_turn
from tests.wire.chairs import both_move


async def refused(stage, doing, beginning):
    """Do something that must be refused with a sentence that begins with this text."""
    await stage.settle()
    before, boards = stage.kept(), len(stage.lounge.messages)
    answer = await doing
    assert answer.ephemeral
    assert answer.content.startswith(beginning)
    assert stage.kept() == before
    assert len([m for m in stage.lounge.messages.values() if not m.ephemeral]) <= boards
    return answer


@pytest.mark.long
async def test_turns_that_cannot_be(stage):
    lounge = await stage.begin()
    await stage.ann.use(lounge, "move", turn="c3")
    bob = stage.bob
    await refused(stage, bob.use(lounge, "move", turn="c3"), "That square is taken. Nothing has changed")
    await refused(stage, bob.use(lounge, "move", turn="cat c4"), "You have no cat in your pool.")
    await refused(stage, bob.use(lounge, "move", turn="c9"), "I can't read “c9” as a turn.")
    await refused(stage, bob.use(lounge, "move", turn="c4 g bc1"), "There are no ghosts in this edition.")
    await refused(stage, bob.use(lounge, "move", turn="c4 =c4d4e4"), "Nothing grows up")
    odd = "*_`<@1>@everyone" + "x" * 300
    answer = await refused(stage, bob.use(lounge, "move", turn=odd), "I can't read “1everyonexxx")
    assert len(answer.content) < 300


@pytest.mark.long
async def test_not_your_turn_and_not_your_match(stage):
    lounge = await stage.begin()
    await refused(stage, stage.bob.use(lounge, "move", turn="c3"), "It isn't your turn anywhere.")
    await refused(stage, stage.bob.use(lounge, "move", turn="c3", match="1"), "It's <@")
    await refused(
        stage,
        stage.cleo.use(lounge, "move", turn="c3"),
        "You have no matches running. Challenge someone with",
    )
    await refused(stage, stage.cleo.use(lounge, "move", turn="c3", match="1"), "That's someone else's match.")
    await refused(stage, stage.cleo.click(await stage.board(lounge), "Boop!"), "That's someone else's match.")
    await refused(stage, stage.ann.use(lounge, "move", turn="c3", match="99"), "I can't find that match.")
    await refused(stage, stage.ann.use(lounge, "move", turn="c3", match="Dora"), "I can't find that match.")
    await refused(stage, stage.ann.use(lounge, "move", turn="c3", match="9" * 40), "I can't find that match.")
    await refused(
        stage, stage.cleo.use(lounge, "board"), "You have no matches running. Challenge someone with"
    )


async def test_an_old_boards_button_shows_the_board_as_it_is(stage):
    lounge = await stage.begin()
    old = copy.copy(await stage.board(lounge))  # as shown by a client that has not received the edit yet
    sure = await stage.ann.use(lounge, "resign")
    await stage.ann.use(lounge, "move", turn="c3")
    answer = await refused(stage, stage.ann.click(old, "More"), "Match 1 has moved on")
    assert answer.message.attachments
    await refused(stage, stage.ann.click(sure.message, "Call it off"), "Match 1 has moved on")


@pytest.mark.long
async def test_challenges_that_cannot_be(stage):
    ann, lounge = stage.ann, stage.lounge
    robot = Person(stage.server, stage.server.world.add_user("Beep Bot", bot=True))
    stage.guild.members[robot.user.id] = robot.user
    await refused(stage, ann.use(lounge, "challenge", member=ann), "You can't play against yourself.")
    await refused(stage, ann.use(lounge, "challenge", member=robot), "Bots can't hold kittens.")
    stage.cleo.leave(lounge)
    await refused(stage, ann.use(lounge, "challenge", member=stage.cleo), "That person isn't on this server")
    await ann.use(lounge, "challenge", member=stage.bob)
    await refused(stage, ann.use(lounge, "challenge", member=stage.bob), "Your challenge to <@")
    await refused(stage, stage.bob.use(lounge, "challenge", member=ann), "<@")
    await ann.use(lounge, "challenge", first="chance")
    await refused(
        stage, ann.use(lounge, "challenge", first="chance"), "Your challenge to everyone is still open"
    )


@pytest.mark.long
async def test_challenges_answered_by_the_wrong_person_or_too_late(stage):
    waiting = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob)).message
    await refused(stage, stage.cleo.click(waiting, "Accept"), "That challenge is for <@")
    await refused(stage, stage.cleo.click(waiting, "Decline"), "That challenge is for <@")
    await refused(stage, stage.ann.click(waiting, "Accept"), "This one is for <@")
    own = await refused(
        stage, stage.ann.click(waiting, "Decline"), f"This one is for {stage.bob.mention} to answer."
    )
    before = len(stage.lounge.messages)
    await asyncio.gather(stage.bob.click(waiting, "Accept"), stage.ann.click(own.message, "Withdraw"))
    await stage.settle()
    (late,) = (message for message in list(stage.lounge.messages.values())[before:] if message.ephemeral)
    assert late.content.startswith("That challenge has already been answered."), "exactly one of them lands"
    assert len(stage.kept()["matches"]) == (late.only_for is stage.ann.user)
    assert waiting.items == []
    assert ("withdrew this challenge" in waiting.content) == (late.only_for is stage.bob.user)


async def test_missing_permissions_are_named_before_anything_begins(stage):
    await stage.server.allow(stage.lounge, Permission.ATTACH, given=False)
    await refused(
        stage,
        stage.ann.use(stage.lounge, "challenge", member=stage.bob),
        "I can't post boards here. I'm missing: Attach Files.",
    )
    await stage.server.allow(stage.lounge, Permission.SEND, given=False)
    await stage.settle()
    await refused(
        stage,
        stage.ann.use(stage.lounge, "challenge", member=stage.bob),
        "I can't post boards here. I'm missing: Send Messages, Attach Files.",
    )


async def test_a_finished_match_takes_no_more_turns(stage):
    lounge = await stage.begin()
    await both_move(stage, lounge)
    asked = await stage.ann.use(lounge, "resign")
    await stage.ann.click(asked.message, "Give up")
    await refused(
        stage, stage.bob.use(lounge, "move", turn="c3", match="1"), "That match is over. Start another with"
    )
    await refused(stage, stage.bob.use(lounge, "resign", match="1"), "That match is over. Start another with")


#: What makes a record contradict itself.
DAMAGES = (
    "UPDATE matches SET position = '6/6/6/6/6/6 o 0/0 -/- classic'",
    "UPDATE turns SET position = '6/6/6/6/6/6 g 0/0 -/- classic'",
    "UPDATE turns SET notation = 'K@z9'",
    "UPDATE matches SET turns = 7",
    "DELETE FROM turns",
)


@pytest.mark.long
@pytest.mark.both
@in_turn(("number", "damage"), list(enumerate(DAMAGES, 1)))
async def test_a_record_that_contradicts_itself_is_set_aside_not_guessed_at(stage, number, damage, caplog):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3", match=str(number))
    await stage.settle()
    stage.write(f"{damage} WHERE {'id' if 'matches' in damage else 'match_id'} = {number}")
    answer = await stage.bob.use(stage.lounge, "move", turn="d4", match=str(number))
    assert answer.content.startswith(f"Match {number}'s record doesn't add up")
    assert stage.kept()["matches"][number - 1][7] == "quarantined"
    again = await stage.bob.use(stage.lounge, "move", turn="d4", match=str(number))
    assert again.content == answer.content
    assert f"Quarantined match {number}" in caplog.text
    caplog.clear()


async def test_an_unexpected_error_has_a_reference_that_the_log_has_too(stage, caplog, monkeypatch):
    await stage.begin()

    def broken(*_args, **_kwargs):
        raise RuntimeError("a bug")

    monkeypatch.setattr("bot.commands.matches.command.matches.play_chosen", broken)
    answer = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert answer.ephemeral
    reference = answer.content.split("`")[1]
    assert f"Unexpected error {reference}" in caplog.text
    caplog.clear()
