"""A server against the bot, as its members see it: begun in a form, voted for with the picker, counted at the hour, answered, told at the end."""

import random
from datetime import timedelta

import pytest

from data import MatchEnd
from data.queries.matches import matches
from game import Position, square_name
from sandbox.forms import fields_of
from sandbox.stand_in.interactions import InteractionType
from sandbox.stand_in.trouble import Fault, Trouble
from sandbox.world.places import Permission
from services.contests.votes import going_on
from tests.stage import boards_in
from tests.wire.chairs import finished
from tests.wire.taps import labels_of, tap_square
from tests.wire.test_forgeries import forge

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
DICE = random.Random(11)


async def begun(stage, channel=None, **wanted):
    """The board of a vote match that Ann, who may manage the server, has begun."""
    stage.guild.moderators.add(stage.ann.user.id)
    channel = channel or stage.garden
    page = await stage.ann.use(channel, "vote")
    form = await stage.ann.click(page.message, "Start a vote match")
    about = fields_of(form.modal)["edition"]["description"]
    assert about == f"The boards go to #{channel.name}, where everyone votes."
    answer = await stage.ann.fill(form, {"My level": "1 · Sleepy kitten", **wanted})
    assert answer.ephemeral, answer.content
    await stage.settle()
    return boards_in(channel)[-1]


async def vote(stage, person, board, square):
    """Somebody votes for a piece on a square; the private answer."""
    picker = (await person.click(board, "Vote")).message
    picker = await tap_square(person, picker, square)
    answer = await person.click(picker, "Vote for it")
    await stage.settle()
    return answer


async def look(stage, time=timedelta(), *, settles=True):
    """Let time pass, and the bot do what is due in vote matches, until nothing is; unless Discord takes none of it, so that it tries on."""
    stage.clock.moved += time
    before = stage.bot.votes.looks
    await stage.until(lambda: stage.bot.votes.looks >= before + 2)
    if settles:
        await stage.settle()


async def to_the_hour(stage, *, settles=True):
    """Let time pass until votes are counted, and the bot answer."""
    (due,) = stage.row("SELECT due_at FROM vote_matches")
    now = stage.clock.now().replace(tzinfo=None)
    await look(stage, max(timedelta(), type(now).fromisoformat(str(due)) - now), settles=settles)


def position(stage):
    return Position.parse(stage.row("SELECT position FROM matches ORDER BY id DESC")[0])


def free(stage, count):
    """So many squares on which a kitten, or whatever is placed first, can be placed."""
    squares = {square_name(turn.square) for turn in position(stage).legal_turns()}
    return sorted(squares)[:count]


@pytest.mark.both
async def test_a_server_votes_and_the_bot_answers(stage):
    board = await begun(stage)
    assert board.content.startswith("The cat flap, your turn! I'll count the votes <t:")
    assert "No votes yet. If nobody votes, I'll wait another 8 hours." in board.content
    assert labels_of(board) == ["Vote", "More"]
    answer = await vote(stage, stage.ann, board, "b3")
    assert answer.ephemeral
    assert answer.content.startswith(
        "Your vote: **kitten on b3**. 1 of 1 voted for that.\n-# I'll count the votes"
    )
    await vote(stage, stage.bob, board, "c3")
    last = await vote(stage, stage.cleo, board, "c3")
    assert "**kitten on c3**: 2 of 3\n**kitten on b3**: 1 of 3" in board.content
    (picture,) = board.attachments
    assert picture.description.endswith("Votes: kitten on c3: 2 · kitten on b3: 1.")
    assert len(boards_in(stage.garden)) == 1, "it is edited"
    # Ann changes hers, which makes it unanimous.
    again = await stage.ann.click(answer.message, "Change my vote")
    assert again.content.startswith("Your vote: **kitten on b3**. 1 of 3 voted for that.\nYour turn against")
    await stage.ann.click(await tap_square(stage.ann, again.message, "c3"), "Vote for it")
    await stage.settle()
    assert "**kitten on c3**: 3 of 3" in board.content
    await to_the_hour(stage)
    first, second, third = boards_in(stage.garden)
    assert first is board
    assert labels_of(first) == labels_of(second) == []
    assert third.content.startswith("The cat flap, your turn! I'll count the votes <t:")
    assert "-# Your last turn, kitten on c3: 3 of 3 voted for it." in third.content
    assert labels_of(third) == ["Vote", "More"]
    assert stage.rows("SELECT number FROM turns ORDER BY number") == [(1,), (2,)]
    late = await stage.cleo.click(last.message, "Change my vote")
    assert late.content.startswith("Match 1 has moved on since that board.")
    assert stage.faults() == []


async def play_to_the_end(stage, people):
    """Let people vote for any turns until the match is over; how many votes each has cast."""
    cast = dict.fromkeys(range(len(people)), 0)
    while stage.row("SELECT state FROM matches ORDER BY id DESC")[0] == "running":
        board = boards_in(stage.garden)[-1]
        seen = position(stage)
        squares = sorted({square_name(turn.square) for turn in seen.legal_turns()})
        for number, person in enumerate(people):
            if DICE.random() < 0.6 or number == 0:
                picker = (await person.click(board, "Vote")).message
                picker = await tap_square(person, picker, DICE.choice(squares))
                while "Vote for it" not in labels_of(picker):
                    menu = next(item for item in picker.items if item["custom_id"].startswith("votegrow:"))
                    chosen = menu["options"][0]["label"]
                    picker = (await person.pick(picker, menu["custom_id"], chosen)).message
                await person.click(picker, "Vote for it")
                cast[number] += 1
        await stage.settle()
        await to_the_hour(stage)
    return cast


@pytest.mark.long
async def test_a_match_of_five_to_its_end_and_the_next_on_monday(stage):
    people = [stage.ann, stage.bob, stage.cleo, stage.person("Dan"), stage.person("Eve")]
    await begun(stage)
    cast = await play_to_the_end(stage, people)
    board = boards_in(stage.garden)[-1]
    most = max(cast, key=lambda number: cast[number])
    assert f"Top voters: <@{people[most].user.id}> ({cast[most]})" in board.content
    assert "The next match starts on <t:" in board.content
    assert labels_of(board) == ["Film", "Replay", "Vote match"]
    page = await stage.bob.click(board, "Vote match")
    assert "The next match starts <t:" in page.content
    film = await finished(stage, await stage.bob.click(board, "Film"))
    assert [each.filename.rpartition(".")[2] for each in film.attachments] == ["gif"]
    await to_the_hour(stage)
    assert stage.row("SELECT count(*) FROM matches") == (2,)
    assert stage.row("SELECT count(*) FROM bot_scores") == (0,)
    assert stage.faults() == []


def tally_unseen(stage):
    """Count the votes behind the bot's back, as if it were killed before it has shown the turn."""
    later = stage.clock.now() + 9 * HOUR
    return stage.database.write(going_on.advance, stage.guild.id, "", later)


@pytest.mark.long
async def test_killed_between_the_count_and_the_answer_it_goes_on_once(stage):
    board = await begun(stage)
    await vote(stage, stage.ann, board, "b3")
    assert (await tally_unseen(stage)).step is going_on.VoteStep.PLAYED
    await stage.restart_bot()
    await look(stage)
    assert len(boards_in(stage.garden)) == 3
    assert stage.rows("SELECT number FROM turns ORDER BY number") == [(1,), (2,)]
    assert await tally_unseen(stage) is None or stage.row("SELECT turns FROM matches") == (2,)


@pytest.mark.long
async def test_killed_between_a_vote_and_its_edit_the_board_tells_of_it(stage):
    board = await begun(stage)
    await vote(stage, stage.ann, board, "b3")
    stage.write("UPDATE votes SET notation = 'K@c3'")
    await stage.restart_bot()
    await look(stage)
    assert "**kitten on c3**: 1 of 1" in board.content
    asked = len(stage.server.served)
    await stage.restart_bot()
    await look(stage)
    assert not [each for each in stage.server.served[asked:] if "/messages/" in str(each)]


@pytest.mark.long
async def test_presses_at_the_hour_count_once_or_are_too_late(stage):
    board = await begun(stage)
    pickers = {
        person: await tap_square(person, (await person.click(board, "Vote")).message, "b3")
        for person in (stage.ann, stage.bob)
    }
    await stage.ann.click(pickers[stage.ann], "Vote for it")
    await to_the_hour(stage)
    late = await stage.bob.click(pickers[stage.bob], "Vote for it")
    assert late.content.startswith("Match 1 has moved on since that board.")
    assert stage.row("SELECT count(*) FROM votes") == (1,)
    assert len(boards_in(stage.garden)) == 3


@pytest.mark.long
async def test_without_votes_it_waits_in_silence_and_ends_after_a_week(stage):
    board = await begun(stage, **{"How often a turn is played": "Every day"})
    told = board.content
    for _ in range(6):
        await to_the_hour(stage)
    assert len(boards_in(stage.garden)) == 1
    assert "I'll wait another day." in board.content
    assert board.content != told, "until another hour"
    for _ in range(2):
        await to_the_hour(stage) if stage.row("SELECT due_at FROM vote_matches") else None
    last = boards_in(stage.garden)[-1]
    assert last.content.startswith("Nobody has voted for a week, so match 1 is over.")
    assert last.content.splitlines()[-1].endswith("starts another one.")
    assert labels_of(last) == ["Vote match"]
    assert stage.row("SELECT count(*) FROM vote_matches") == (0,)
    assert labels_of((await stage.ann.click(last, "Vote match")).message) == [
        *("Start a vote match", "Challenge another server", "Accept a challenge")
    ]
    assert stage.faults() == []


@pytest.mark.long
@pytest.mark.both
async def test_who_manages_the_server_ends_it_after_a_question(stage):
    board = await begun(stage)
    page = await stage.bob.use(stage.garden, "vote")
    assert labels_of(page.message) == ["Vote", "Go to the board"]
    mine = await stage.ann.use(stage.garden, "vote")
    asked = await stage.ann.click(mine.message, "End the vote match")
    assert asked.content.startswith("End the vote match? ")
    await stage.ann.click(asked.message, "End the vote match")
    await stage.settle()
    last = boards_in(stage.garden)[-1]
    assert last is not board
    assert "a moderator ended match 1" in last.content
    press = {"custom_id": "voteendsure", "component_type": 2, "id": 1}
    assert (await forge(stage, InteractionType.COMPONENT, press)).startswith("There's no vote match here.")


@pytest.mark.long
async def test_a_match_whose_channel_is_gone_is_moved_and_goes_on(stage):
    board = await begun(stage)
    await vote(stage, stage.ann, board, "b3")
    await stage.server.delete(stage.garden)
    await to_the_hour(stage, settles=False)
    page = await stage.ann.use(stage.lounge, "vote")
    await stage.ann.click(page.message, "Move it here")
    await stage.settle()
    await look(stage)
    assert "The cat flap, your turn!" in boards_in(stage.lounge)[-1].content
    assert stage.row("SELECT turns FROM matches") == (2,)
    await vote(stage, stage.bob, boards_in(stage.lounge)[-1], free(stage, 1)[0])
    await to_the_hour(stage)
    assert stage.row("SELECT turns FROM matches") == (4,)


@pytest.mark.long
async def test_without_permission_it_waits_and_goes_on_by_itself(stage):
    board = await begun(stage)
    await vote(stage, stage.ann, board, "b3")
    may = stage.garden.bot_permissions
    stage.garden.bot_permissions &= ~Permission.SEND
    await to_the_hour(stage, settles=False)
    assert stage.row("SELECT turns FROM matches") == (1,)
    stage.garden.bot_permissions = may
    await stage.until(lambda: stage.row("SELECT turns FROM matches") == (2,))
    await stage.until(lambda: labels_of(boards_in(stage.garden)[-1]) == ["Vote", "More"])
    assert len(boards_in(stage.garden)) == 3


@pytest.mark.long
async def test_a_board_that_was_deleted_comes_again_with_the_next_vote(stage):
    board = await begun(stage)
    picker = await tap_square(stage.bob, (await stage.bob.click(board, "Vote")).message, "c3")
    stage.server.world.delete_message(board)
    await stage.bob.click(picker, "Vote for it")
    await stage.settle()
    (again,) = boards_in(stage.garden)
    assert again is not board
    assert "**kitten on c3**: 1 of 1" in again.content


@pytest.mark.long
async def test_the_vote_of_somebody_who_leaves_stays(stage):
    board = await begun(stage)
    await vote(stage, stage.bob, board, "b3")
    del stage.guild.members[stage.bob.user.id]
    await vote(stage, stage.cleo, board, "c3")
    await to_the_hour(stage)
    assert stage.row("SELECT notation FROM turns WHERE number = 1") == ("K@b3",)


@pytest.mark.long
async def test_nobody_acts_for_the_server(stage):
    await begun(stage)
    kept = stage.kept()
    for verb in (
        *("boop:1:1", "resign:1:1", "giveup:1:1", "rematch:1:1", "claim:1:1", "offer:1:1:draw", "read:1"),
        *("plan:1:1:0", "bring:1", "undo:1:1", "goon:1", "hint:1:1", "voteit:1:1::::", "voteit:1:9::b3::"),
        *("vote:7:1", "votewait:1", "voteendsure", "votebegin", "votehere", "voteend"),
    ):
        press = {"custom_id": verb, "component_type": 2, "id": 1}
        stage.guild.moderators.clear()
        answer = await forge(stage, InteractionType.COMPONENT, press)
        assert answer, verb
        assert stage.kept() == kept, verb
    for command, options in (("board", {}), ("move", {"turn": "b3"}), ("resign", {}), ("games", {})):
        await stage.ann.use(stage.garden, command, **options)
        assert stage.kept() == kept, command


@pytest.mark.long
async def test_in_another_server_nobody_votes(stage):
    await begun(stage)
    stage.write("UPDATE matches SET guild_id = 5")
    for verb in ("vote:1:1", "voteit:1:1::b3::"):
        press = {"custom_id": verb, "component_type": 2, "id": 1}
        answer = await forge(stage, InteractionType.COMPONENT, press)
        assert stage.row("SELECT count(*) FROM votes") == (0,), answer


@pytest.mark.long
async def test_a_name_of_a_server_is_no_markup(stage):
    stage.guild.name = "@everyone **<@1>** [x](http://y)"
    board = await begun(stage)
    assert "@everyone" not in board.content
    assert "**<" not in board.content
    await vote(stage, stage.ann, board, "b3")


@pytest.mark.long
async def test_where_the_host_has_switched_contests_off_there_is_none(stage):
    board = await begun(stage)
    stage.options["contests"] = False
    await stage.restart_bot()
    assert (await stage.ann.use(stage.garden, "vote")).content.startswith("Whoever hosts me has switched")
    assert (await stage.ann.click(board, "Vote")).content.startswith("Whoever hosts me has switched")


@pytest.mark.long
async def test_two_begin_at_once_and_one_is_told_that_it_is_on(stage):
    stage.guild.moderators |= {stage.ann.user.id, stage.bob.user.id}
    forms = {}
    for person in (stage.ann, stage.bob):
        page = await person.use(stage.garden, "vote")
        forms[person] = await person.click(page.message, "Start a vote match")
    await stage.ann.fill(forms[stage.ann], {})
    second = await stage.bob.fill(forms[stage.bob], {})
    assert second.content.splitlines()[-1].startswith("⚠️ There's a vote match here already.")
    assert stage.row("SELECT count(*) FROM matches") == (1,)


@pytest.mark.long
@pytest.mark.parametrize("fault", [Fault.BROKEN_LOST, Fault.DROPPED_LOST, Fault.RATE_LIMITED, Fault.BROKEN])
async def test_what_discord_answers_with_a_fault_is_shown_once(stage, fault):
    board = await begun(stage)
    stage.server.trouble = trouble = Trouble()
    for request in (1, 2, 3, 5, 8, 13):
        trouble.plan(fault, request)
    await vote(stage, stage.ann, board, "b3")
    await to_the_hour(stage)
    await stage.until(lambda: stage.row("SELECT turns, shown_version = version FROM matches") == (2, 1))
    await stage.settle()
    assert len(boards_in(stage.garden)) == 3


@pytest.mark.long
async def test_a_moderator_may_end_it_like_any_match_and_the_next_one_begins(stage):
    await begun(stage)

    def cancel(connection):
        match = matches.by_id(connection, 1)
        snapshot = going_on.load(connection, match.id)
        going_on.close(connection, snapshot, MatchEnd.CANCELLED, stage.clock.now())

    await stage.database.write(cancel)
    await to_the_hour(stage)
    assert stage.rows("SELECT state FROM matches ORDER BY id") == [("over",), ("running",)]
    await stage.settle()
    assert "The cat flap, your turn!" in boards_in(stage.garden)[-1].content
