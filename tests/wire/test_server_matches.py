"""Two servers play each other by votes, as the members of both see it: a code, a form, boards that go to and fro, and the end in both."""

import random
import re
from datetime import timedelta

import pytest

from sandbox.stand_in.interactions import InteractionType
from sandbox.stand_in.trouble import Fault, Trouble
from services.contests.votes import going_on
from tests.stage import boards_in
from tests.wire.chairs import finished
from tests.wire.taps import labels_of, tap_square
from tests.wire.test_forgeries import forge
from tests.wire.test_votes import free, look, to_the_hour, vote

HOUR = timedelta(hours=1)
DICE = random.Random(12)


async def attic(stage):
    """Another server, with a channel, which Bob manages, and where Cleo is; Ann manages the first one, and is not there."""
    guild = stage.server.world.add_guild("The *attic* @everyone")
    for person in (stage.bob, stage.cleo):
        guild.members[person.user.id] = person.user
        stage.guild.members.pop(person.user.id)
    await stage.server.invite_bot(guild)
    guild.moderators.add(stage.bob.user.id)
    stage.guild.moderators.add(stage.ann.user.id)
    return stage.server.world.add_channel("beams", guild)


async def challenged(stage):
    """The code of a challenge that Ann makes in the garden."""
    page = await stage.ann.use(stage.garden, "vote")
    form = await stage.ann.click(page.message, "Challenge another server")
    answer = await stage.ann.fill(form, {})
    assert answer.ephemeral
    assert f"the match starts in <#{stage.garden.id}>," in answer.content
    return re.search(r"`([A-Z]{8})`", answer.content)[1]


async def asked(stage, beams, code):
    """What Bob reads in the attic when he has entered a code."""
    page = await stage.bob.use(beams, "vote")
    return await stage.bob.fill(await stage.bob.click(page.message, "Accept a challenge"), {"Code": code})


async def begun(stage):
    """A match that has begun: the channels of both servers, that of the one to move first."""
    beams = await attic(stage)
    question = await asked(stage, beams, (await challenged(stage)).lower())
    assert question.ephemeral
    assert question.content.startswith("The cat flap challenges this server to ")
    answer = await stage.bob.click(question.message, "Accept")
    assert answer.content.startswith("It's on! The cat flap starts.")
    await stage.settle()
    return stage.garden, beams


@pytest.mark.long
async def test_both_agree_and_the_board_goes_to_and_fro(stage):
    garden, beams = await begun(stage)
    (board,) = boards_in(garden)
    assert board.content.startswith("The cat flap, your turn! I'll count the votes <t:")
    assert labels_of(board) == ["Vote", "More"]
    assert boards_in(beams) == []
    page = await stage.cleo.use(beams, "vote")
    assert "against The cat flap, one turn every 8 hours." in page.content
    assert "It's The cat flap's turn." in page.content
    assert labels_of(page.message) == []
    await vote(stage, stage.ann, board, "b3")
    await to_the_hour(stage)
    assert board.content.startswith(
        "I played **kitten on b3**: 1 of 1 voted for that. Now it's The attic everyone's turn."
    )
    assert labels_of(board) == []
    (theirs,) = boards_in(beams)
    assert theirs.content.startswith("The attic everyone, your turn! I'll count the votes <t:")
    assert theirs.pings == []
    assert "of 1" not in theirs.content, "how the other server has voted is told to nobody here"
    for person in (stage.bob, stage.cleo):
        await vote(stage, person, theirs, "d4")
    assert "**kitten on d4**: 2 of 2" in theirs.content
    mine = await stage.ann.use(garden, "vote")
    assert "It's The attic everyone's turn." in mine.content
    assert str(beams.id) not in mine.content
    await to_the_hour(stage)
    assert len(boards_in(garden)) == 2
    again = boards_in(garden)[-1]
    assert again.content.startswith("The cat flap, your turn!")
    assert labels_of(again) == ["Vote", "More"]
    assert "-# Your last turn, kitten on b3: 1 of 1 voted for it." in again.content
    for text in (each.content for each in garden.messages.values()):
        assert str(beams.id) not in text
        assert str(beams.guild.id) not in text
    assert stage.faults() == []


@pytest.mark.long
async def test_a_press_on_the_board_of_the_server_that_waits_says_so(stage):
    garden, _ = await begun(stage)
    board = boards_in(garden)[-1]
    picker = await tap_square(stage.ann, (await stage.ann.click(board, "Vote")).message, "b3")
    await stage.ann.click(picker, "Vote for it")
    again = await tap_square(stage.ann, (await stage.ann.click(board, "Vote")).message, "c3")
    await to_the_hour(stage)
    late = await stage.ann.click(again, "Vote for it")
    assert late.content.startswith("It's The attic everyone's turn, so there's nothing to vote for here yet.")
    assert labels_of(late.message) == [], "no link leads to the other server"
    assert stage.row("SELECT count(*) FROM votes") == (1,)


async def test_who_may_not_is_refused_and_nothing_changes(stage):
    beams = await attic(stage)
    code = await challenged(stage)
    assert (
        (await asked(stage, beams, "WRONGONE"))
        .content.splitlines()[-1]
        .startswith("⚠️ I don't know that code.")
    )
    kept = stage.kept()
    own = await stage.ann.use(stage.garden, "vote")
    form = await stage.ann.click(own.message, "Accept a challenge")
    assert (
        (await stage.ann.fill(form, {"Code": code}))
        .content.splitlines()[-1]
        .startswith("⚠️ That's this server's own code.")
    )
    stage.guild.moderators.clear()
    for verb in ("voteask", "votecode", f"voteaccept:{code}", "voteaccept:%27", "voteaccept"):
        press = {"custom_id": verb, "component_type": 2, "id": 1}
        assert await forge(stage, InteractionType.COMPONENT, press), verb
    assert stage.kept() == kept
    question = await asked(stage, beams, code)
    stage.clock.moved += timedelta(days=7, hours=1)
    late = await stage.bob.click(question.message, "Accept")
    assert late.content.startswith("I don't know that code.")
    assert stage.row("SELECT count(*) FROM matches") == (0,)


@pytest.mark.long
async def test_killed_between_the_count_and_the_board_the_other_server_gets_it_once(stage):
    garden, beams = await begun(stage)
    await vote(stage, stage.ann, boards_in(garden)[-1], "b3")
    later = stage.clock.now() + 9 * HOUR
    done = await stage.database.write(going_on.advance, stage.guild.id, "", later)
    assert done.left is not None
    await stage.restart_bot()
    await look(stage)
    (theirs,) = boards_in(beams)
    assert labels_of(theirs) == ["Vote", "More"]
    assert len(boards_in(garden)) == 1


@pytest.mark.long
async def test_to_the_end_with_a_kill_before_the_other_server_is_told(stage):
    garden, beams = await begun(stage)
    people = ((stage.ann,), (stage.bob, stage.cleo))
    turns = 0
    while stage.row("SELECT state FROM matches") == ("running",):
        here = (garden, beams)[turns % 2]
        board = boards_in(here)[-1]
        assert labels_of(board) == ["Vote", "More"], turns
        for person in people[turns % 2]:
            picker = (await person.click(board, "Vote")).message
            picker = await tap_square(person, picker, DICE.choice(free(stage, 36)))
            while "Vote for it" not in labels_of(picker):
                menu = next(item for item in picker.items if item["custom_id"].startswith("votegrow:"))
                picker = (await person.pick(picker, menu["custom_id"], menu["options"][0]["label"])).message
            await person.click(picker, "Vote for it")
        await stage.settle()
        turns += 1
        if turns % 5 == 0:
            await stage.restart_bot()
        await to_the_hour(stage)
    await stage.until(lambda: stage.row("SELECT count(*) FROM vote_ends WHERE shown_at IS NULL") == (0,))
    await stage.restart_bot()
    await look(stage)
    for number, channel in enumerate((garden, beams)):
        shown = boards_in(channel)
        assert len(shown) == (turns + 1 - number) // 2 + 1, "a board for each of its turns, and the last one"
        assert labels_of(shown[-1]) == ["Film", "Replay", "Vote match"]
        others = people[1 - number]
        assert not any(str(person.user.id) in shown[-1].content for person in others)
        film = await finished(stage, await people[number][0].click(shown[-1], "Film"))
        assert [each.filename.rpartition(".")[2] for each in film.attachments] == ["gif"]
    assert stage.row("SELECT count(*) FROM vote_matches") == (0,)
    assert stage.faults() == []


@pytest.mark.long
async def test_the_end_is_shown_in_the_other_server_once_also_after_a_kill(stage):
    garden, beams = await begun(stage)
    page = await stage.bob.use(beams, "vote")
    question = await stage.bob.click(page.message, "End the vote match")
    assert question.content.startswith("End the vote match? It will end for both servers")
    async with stage.bot.votes._busy:  # so that the bot doesn't store it by itself before it is killed
        await stage.bob.click(question.message, "End the vote match")
        await stage.settle()
        assert "a moderator ended match 1" in boards_in(garden)[-1].content
        (end,) = await stage.database.read(going_on.owed, stage.clock.now())
        assert await stage.database.write(going_on.show_end, end, stage.clock.now())
    await stage.restart_bot()
    await look(stage)
    (theirs,) = boards_in(beams)
    assert "a moderator ended match 1" in theirs.content
    assert labels_of(theirs) == ["Vote match"]
    await stage.restart_bot()
    await look(stage)
    assert len(boards_in(beams)) == 1
    assert len(boards_in(garden)) == 2
    assert stage.faults() == []


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN_LOST, Fault.DROPPED_LOST, Fault.RATE_LIMITED, Fault.BROKEN])
async def test_what_discord_answers_with_a_fault_is_shown_once_in_both(stage, fault):
    garden, beams = await begun(stage)
    stage.server.trouble = trouble = Trouble()
    for request in (1, 2, 3, 5, 8, 13):
        trouble.plan(fault, request)
    await vote(stage, stage.ann, boards_in(garden)[-1], "b3")
    await to_the_hour(stage)
    await stage.until(lambda: stage.row("SELECT shown_version = version FROM matches") == (1,))
    await stage.settle()
    assert [len(boards_in(channel)) for channel in (garden, beams)] == [1, 1]
    (theirs,) = boards_in(beams)
    assert labels_of(theirs) == ["Vote", "More"]


@pytest.mark.long
async def test_where_one_server_has_removed_the_bot_the_other_is_told_after_a_week(stage):
    garden, beams = await begun(stage)
    await vote(stage, stage.ann, boards_in(garden)[-1], "b3")
    await to_the_hour(stage)
    await stage.server.remove_bot(beams.guild)
    for _ in range(25):
        if stage.row("SELECT state FROM matches") == ("running",):
            await to_the_hour(stage, settles=False)
    await look(stage, 2 * HOUR, settles=False)
    await stage.until(lambda: len(boards_in(garden)) == 2)
    last = boards_in(garden)[-1]
    assert "Nobody has voted for a week, so match 1 is over." in last.content
    assert stage.row("SELECT count(*) FROM vote_matches") == (0,)
