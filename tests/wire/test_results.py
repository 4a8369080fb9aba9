"""The message that announced a match tells its result: the challenge, or what stands in the channel beside a thread."""

import pytest

from sandbox.stand_in.endpoints.base import reply
from sandbox.world.places import Permission
from tests.stage import boards_in
from tests.wire.chairs import both_move, finish, forget_me
from tests.wire.games import THREE_CATS
from tests.wire.test_bot_matches import bot


def labels(message):
    return [item["label"] for item in message.items]


def announced(channel, words):
    """The messages of a channel that say this."""
    return [message for message in channel.messages.values() if words in message.content]


async def accepted(stage, channel, **options):
    """A challenge of Ann's, which Bob has accepted, and where the match is played."""
    asked = await stage.ann.use(channel, "challenge", member=stage.bob, first="challenger", **options)
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    return asked.message, asked.message.thread or channel


async def give_up(stage, person, channel):
    asked = await person.use(channel, "resign")
    await person.click(asked.message, "Give up")
    await stage.settle()


@pytest.mark.both
@pytest.mark.long
async def test_the_challenge_becomes_the_result_after_the_board(stage):
    challenge, thread = await accepted(stage, stage.garden)
    assert challenge.attachments == []
    await finish(stage, thread)
    one, two = stage.bob.mention, stage.ann.mention
    told, story, badges, *small = challenge.content.splitlines()
    assert told == f"🏆 {one} beat {two} at boop: three cats in a line!"
    assert story == f"{one}'s very first win against another person!"
    assert badges.startswith(f"🏅 New badges for {one}: **First purr**, ")
    assert small[0].startswith(f"-# Rating: {one} 16")
    assert small[1].startswith(f"-# {len(THREE_CATS)} turns · ")
    board = (await stage.board(thread)).id
    assert small[2].endswith(
        f"Match 1 · [its last board](https://discord.com/channels/{thread.guild.id}/{thread.id}/{board})"
    )
    [picture] = challenge.attachments
    [end] = (await stage.board(thread)).attachments
    assert picture.filename == "end.gif"
    assert picture.content == end.content, "it is drawn once, for the last board"
    assert "Bob wins with" in picture.description
    assert labels(challenge) == ["Challenge the winner", "Replay", "Film", "First steps"]
    assert stage.row("SELECT due FROM announcements") == (0,)
    # It costs one edit, which comes after the last board.
    path = f"/channels/{stage.garden.id}/messages/{challenge.id}"
    edits = [
        served for served in stage.server.served if served.method == "PATCH" and served.path.endswith(path)
    ]
    last_board = max(
        number
        for number, served in enumerate(stage.server.served)
        if served.method == "POST" and served.path.endswith("/callback")
    )
    assert len(edits) == 1
    assert stage.server.served.index(edits[0]) > last_board
    replayed = await stage.cleo.click(challenge, "Replay")
    assert replayed.message.attachments, "whoever reads the channel may see how it went"


@pytest.mark.long
async def test_an_end_without_a_result_is_told_too(stage):
    challenge, thread = await accepted(stage, stage.garden)
    await give_up_before_both_have_moved(stage, thread)
    assert challenge.content.startswith(
        f"{stage.ann.mention} and {stage.bob.mention} called off their boop match."
    )
    assert challenge.items == []


@pytest.mark.long
@pytest.mark.both
async def test_whoever_accepts_before_it_is_stored_which_message_asks_finds_the_result_there_too(stage):
    asked = await stage.ann.use(stage.garden, "challenge", member=stage.bob, first="challenger")
    await stage.settle()
    stage.write("UPDATE challenges SET message_id = NULL")
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    await give_up_before_both_have_moved(stage, asked.message.thread)
    assert "called off their boop match." in asked.content


async def give_up_before_both_have_moved(stage, channel):
    asked = await stage.ann.use(channel, "resign")
    await stage.ann.click(asked.message, "Call it off")
    await stage.settle()


@pytest.mark.both
async def test_the_winner_is_challenged_by_whoever_presses(stage):
    challenge, thread = await accepted(stage, stage.garden, pace="1 day a turn")
    await both_move(stage, thread)
    await give_up(stage, stage.bob, thread)
    assert (
        f"{stage.ann.mention} beat {stage.bob.mention} at boop: {stage.bob.mention} gave up."
        in challenge.content
    )
    dared = await stage.cleo.click(challenge, "Challenge the winner")
    assert f"{stage.ann.mention}, {stage.cleo.mention} challenges you to boop!" in dared.content
    assert "1 day a turn" in dared.content
    asked = await stage.ann.click(challenge, "Challenge the winner")
    assert asked.ephemeral
    assert asked.content == f"You won this one! Would you like to challenge {stage.bob.mention} again?"
    again = await stage.ann.click(asked.message, "Challenge again")
    assert f"{stage.bob.mention}, {stage.ann.mention} challenges you to boop!" in again.content, "who has won"
    assert stage.row("SELECT count(*) FROM challenges WHERE state = 'open'") == (2,)
    # She waits for Bob already: to ask him for a rematch in the thread as well is once too often.
    end = await stage.board(thread)
    twice = await stage.ann.click(end, "Rematch")
    assert f"Your challenge to {stage.bob.mention} is still open." in twice.content
    assert stage.row("SELECT count(*) FROM challenges WHERE state = 'open'") == (2,)


@pytest.mark.long
async def test_whoever_has_left_the_server_is_challenged_by_nobody(stage):
    challenge, thread = await accepted(stage, stage.garden)
    await both_move(stage, thread)
    await give_up(stage, stage.bob, thread)
    await forget_me(stage, stage.ann)
    refused = await stage.cleo.click(challenge, "Challenge the winner")
    assert refused.ephemeral
    assert stage.row("SELECT count(*) FROM challenges WHERE state = 'open'") == (0,)


@pytest.mark.long
async def test_nobody_is_put_into_a_rematch_with_somebody_who_asked_for_it_and_left(stage):
    challenge, thread = await accepted(stage, stage.garden)
    await both_move(stage, thread)
    await give_up(stage, stage.bob, thread)
    end = await stage.board(thread)
    await stage.ann.click(end, "Rematch")
    stage.ann.leave(stage.garden)
    refused = await stage.bob.click(end, "Rematch")
    assert refused.ephemeral
    assert "isn't on this server any more" in refused.content
    assert stage.row("SELECT count(*) FROM matches") == (1,)
    assert challenge.content.startswith("🏆")


@pytest.mark.long
async def test_a_rematch_in_the_thread_is_announced_in_the_channel_and_gives_the_thread_its_name(stage):
    challenge, thread = await accepted(stage, stage.garden)
    assert thread.name == "Boop 1: Ann and Bob"
    await both_move(stage, thread)
    await give_up(stage, stage.bob, thread)
    asked = await stage.bob.click(await stage.board(thread), "Rematch")
    await stage.ann.click(asked.message, "Accept")
    await stage.settle()
    assert thread.name == "Boop 2: Bob and Ann"
    [card] = announced(stage.garden, "again: match 2 is in")
    assert card.pings == []
    await both_move(stage, thread, match=2)
    await give_up(stage, stage.ann, thread)
    assert card.content.startswith(f"🏆 {stage.bob.mention} beat {stage.ann.mention}")
    assert challenge.content.startswith(f"🏆 {stage.ann.mention} beat {stage.bob.mention}"), "the first stays"


@pytest.mark.long
@pytest.mark.both
async def test_beside_a_match_that_goes_on_in_a_thread_another_one_gets_its_own(stage):
    _, thread = await accepted(stage, stage.garden)
    asked = await stage.bob.use(thread, "challenge", member=stage.ann, edition="kittens")
    await stage.ann.click(asked.message, "Accept")
    await stage.settle()
    assert thread.name == "Boop 1: Ann and Bob"
    [card] = announced(stage.garden, "match 2 is in")
    assert card.thread.name == "Kitten boop 2: Bob and Ann"
    assert card.content.endswith(f"match 2 is in <#{card.thread.id}>.")
    assert asked.message.content.endswith(f"match 2 is in <#{card.thread.id}>.")
    assert len(boards_in(card.thread)) == len(boards_in(thread)) == 1
    assert (await stage.ann.use(thread, "move", turn="c3")).message.channel is thread


@pytest.mark.long
@pytest.mark.both
async def test_others_who_begin_a_match_in_a_finished_thread_get_a_thread_of_their_own(stage):
    _, thread = await accepted(stage, stage.garden)
    await give_up_after_both_have_moved(stage, thread)
    asked = await stage.cleo.use(thread, "challenge", member=stage.ann)
    await stage.ann.click(asked.message, "Accept")
    await stage.settle()
    assert thread.name == "Boop 1: Ann and Bob"
    [card] = announced(stage.garden, "match 2 is in")
    assert card.thread.name.startswith("Boop 2: ")
    assert boards_in(card.thread)
    assert card.content.endswith(f"<#{card.thread.id}>.")


@pytest.mark.long
async def test_whoever_plays_the_bot_in_a_finished_thread_leaves_it_its_name(stage):
    _, thread = await accepted(stage, stage.garden)
    await give_up_after_both_have_moved(stage, thread)
    opened = await stage.ann.use(thread, "challenge", member=bot(stage))
    await stage.ann.click(opened.message, "Start")
    await stage.settle()
    assert thread.name == "Boop 1: Ann and Bob"
    [card] = announced(stage.garden, "match 2 is in")
    assert card.thread.name == "Boop 2: Ann and Boop Bot"
    await give_up_before_both_have_moved(stage, card.thread)
    await stage.ann.click(await stage.board(card.thread), "Rematch")
    await stage.settle()
    assert card.thread.name.startswith("Boop 3: "), "the two go on in their thread"


async def give_up_after_both_have_moved(stage, thread):
    await both_move(stage, thread)
    await give_up(stage, stage.bob, thread)


@pytest.mark.long
async def test_both_games_of_a_series_share_a_thread(stage):
    _, thread = await accepted(stage, stage.garden)
    asked = await stage.bob.use(thread, "challenge", member=stage.ann, games="Both sides: two boards at once")
    await stage.ann.click(asked.message, "Accept")
    await stage.settle()
    [card] = announced(stage.garden, "again: match 2 is in")
    assert len(boards_in(card.thread)) == 2
    assert len(boards_in(thread)) == 1


@pytest.mark.parametrize("lacking", [Permission.CREATE_THREADS, None], ids=["no permission", "not wanted"])
@pytest.mark.long
async def test_where_there_can_be_no_thread_it_begins_beside_the_other(stage, lacking):
    _, thread = await accepted(stage, stage.garden)
    if lacking:
        stage.garden.bot_permissions &= ~lacking
    else:
        stage.guild.moderators.add(stage.ann.user.id)
        await stage.ann.use(stage.garden, "server", threads=False)
    asked = await stage.bob.use(thread, "challenge", member=stage.ann, edition="kittens")
    await stage.ann.click(asked.message, "Accept")
    await stage.settle()
    assert len(boards_in(thread)) == 2
    assert announced(stage.garden, "match 2 is in")[0].content.endswith(f"<#{thread.id}>.")


@pytest.mark.long
async def test_the_bot_plays_in_a_thread_of_its_own_beside_another_match(stage):
    _, thread = await accepted(stage, stage.garden)
    opened = await stage.ann.use(thread, "challenge", member=bot(stage))
    await stage.ann.click(opened.message, "Start")
    await stage.settle()
    [card] = announced(stage.garden, "match 2 is in")
    assert len(boards_in(thread)) == 1
    assert boards_in(card.thread)
    assert f"<#{card.thread.id}>" in opened.message.content


@pytest.mark.long
async def test_a_match_against_the_bot_is_told_in_the_channel_too(stage):
    opened = await stage.ann.use(stage.garden, "challenge", member=bot(stage))
    await stage.ann.click(opened.message, "Start")
    await stage.settle()
    [card] = announced(stage.garden, "against me")
    await give_up_before_both_have_moved(stage, card.thread)
    assert "called off their boop match" in card.content
    again = await stage.ann.click(await stage.board(card.thread), "Rematch")
    assert again is not None
    await stage.settle()
    assert announced(stage.garden, "again: match 2 is in")


@pytest.mark.long
async def test_a_result_that_discord_does_not_take_is_told_later_also_by_another_run(stage):
    challenge, thread = await accepted(stage, stage.garden)
    await both_move(stage, thread)

    async def fail(request, serve):
        if request.method == "PATCH" and request.path.endswith(f"/messages/{challenge.id}"):
            return reply({"code": 0, "message": "502"}, status=502)
        return await serve(request)

    stage.server.trouble = fail
    await give_up_without_waiting(stage, thread)
    await stage.until(lambda: stage.row("SELECT due FROM announcements") == (1,))
    await stage.stop_bot()
    assert "beat" not in challenge.content
    stage.server.trouble = None
    await stage.start_bot()
    await stage.until(lambda: "beat" in challenge.content)
    assert stage.row("SELECT due FROM announcements") == (0,)


async def give_up_without_waiting(stage, channel):
    asked = await stage.bob.use(channel, "resign")
    await stage.bob.click(asked.message, "Give up")


@pytest.mark.long
@pytest.mark.parametrize("answer", ["Decline", "Withdraw"])
async def test_a_challenge_that_comes_to_nothing_shows_no_example_any_more(stage, answer):
    asked = (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).message
    if answer == "Decline":
        await stage.bob.click(asked, "Decline")
    else:
        own = await stage.ann.click(asked, "Accept")
        await stage.ann.click(own.message, "Withdraw")
    await stage.settle()
    assert asked.attachments == []


@pytest.mark.long
async def test_old_boards_say_what_they_show_and_no_more_whose_turn_it_was(stage):
    _, thread = await accepted(stage, stage.garden)
    begun = await stage.board(thread)
    await stage.ann.use(thread, "move", turn="c3")
    await stage.settle()
    first = await stage.board(thread)
    assert "your turn" in first.content
    await stage.bob.use(thread, "move", turn="d4")
    await stage.settle()
    assert begun.content == "-# The start of match 1"
    assert first.content == f"-# {stage.ann.mention}'s kitten on c3 · turn 1 · match 1"
    assert first.attachments
    assert first.items == []


@pytest.mark.long
async def test_a_challenge_of_somebody_who_has_left_is_not_accepted(stage):
    asked = (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).message
    stage.guild.members.pop(stage.ann.user.id)
    refused = await stage.bob.click(asked, "Accept")
    assert refused.ephemeral
    assert "isn't on this server" in refused.content
    assert stage.row("SELECT count(*) FROM matches") == (0,)
