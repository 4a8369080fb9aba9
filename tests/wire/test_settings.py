"""Settings of players and servers, limits on matches and challenges, `/games`, and the way to the next board."""

import re

import pytest

from data import Clubhouse
from data.queries.announcing import clubhouses
from sandbox.forms import shown_in
from sandbox.stand_in.interactions import InteractionType
from sandbox.world.places import Permission
from tests.cases import in_turn
from tests.wire.chairs import state, withdraw
from tests.wire.taps import labels_of
from tests.wire.test_forgeries import forge


def suggested(choices):
    return [choice["name"] for choice in choices]


async def test_ones_settings_are_told_and_changed(stage):
    told = await stage.ann.use(stage.lounge, "settings")
    assert told.ephemeral
    assert told.content.startswith("Your settings:")
    assert "• Reminders: **In the match's channel**" in told.content
    zones = await stage.ann.suggestions(stage.lounge, "settings", "time_zone", "berl")
    assert suggested(zones) == ["Europe/Berlin"]
    told = await stage.ann.use(
        stage.lounge, "settings", quiet_from=22, quiet_until=8, time_zone="Europe/Berlin", boards_move=False
    )
    assert told.content.endswith("\n✅ Saved.")
    assert "• Quiet hours: **22:00 to 8:00**" in told.content
    assert "**Europe/Berlin**" in told.content
    assert "• Animated boards: **off**" in told.content
    assert "Quiet hours: **none**" in (await stage.ann.use(stage.lounge, "settings", quiet_until=22)).content


@in_turn(
    ("options", "refusal"),
    [
        ({"time_zone": "Mars/Olympus"}, "I don't know the time zone `Mars/Olympus`."),
        ({"time_zone": "../../etc/passwd"}, "I don't know the time zone `../../etc/passwd`."),
        ({"quiet_from": 24}, "Hours go from 0 to 23"),
        ({"quiet_from": 22}, "Quiet hours need a start and an end"),
        ({"quiet_until": -1}, "Hours go from 0 to 23"),
    ],
)
async def test_what_is_no_setting_is_refused(stage, options, refusal):
    assert refusal in (await stage.ann.use(stage.lounge, "settings", **options)).content
    assert stage.row("SELECT count(*) FROM preferences") == (0,)


@pytest.mark.long
async def test_a_servers_settings_are_the_moderators(stage):
    refused = await stage.ann.use(stage.lounge, "server", threads=False)
    assert "Only people who can manage this server" in refused.content
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(
        stage.lounge,
        "server",
        threads=False,
        pace="1 day a turn",
        edition="Kittens: for younger players; the first line of three wins",
    )
    assert "• Edition: **Kittens: for younger players; the first line of three wins**" in told.content
    assert "• Time: **1 day a turn**" in told.content
    assert "• A thread for each match: **off**" in told.content
    assert told.content.endswith(
        "-# The last 30 days · matches between people: 0 · players: 0 · daily puzzle solvers: 0\n✅ Saved."
    )
    challenge = await stage.ann.use(stage.garden, "challenge", member=stage.bob)
    assert "kitten boop" in challenge.content
    assert "1 day a turn" in challenge.content
    await stage.bob.click(challenge.message, "Accept")
    assert challenge.message.thread is None


async def test_where_no_thread_can_be_made_is_said_beside_that_setting(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    told = (await stage.ann.use(stage.lounge, "server", threads=True)).content
    trouble = f"⚠️ But I can't make any in <#{stage.lounge.id}>: I'm missing Create Public Threads."
    assert trouble in told
    await stage.ann.use(stage.garden, "server", matches_here=True)
    assert "⚠️" not in (await stage.ann.use(stage.lounge, "server")).content, "only where matches are played"
    await stage.ann.use(stage.lounge, "server", matches_here=True)
    assert trouble in (await stage.ann.use(stage.garden, "server")).content
    await stage.server.allow(stage.lounge, Permission.CREATE_THREADS, True)
    assert "⚠️" not in (await stage.ann.use(stage.garden, "server")).content


@pytest.mark.long
async def test_matches_live_only_where_moderators_let_them(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(stage.garden, "server", matches_here=True)
    assert (
        f"**only in <#{stage.garden.id}>, and always in the clubhouse and in channels with contests**"
        in told.content
    )
    refused = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    assert refused.ephemeral
    assert refused.content == f"On this server, matches are played in <#{stage.garden.id}>. Try it there."
    channel = await stage.begin(stage.garden)
    refused = await stage.ann.use(stage.lounge, "board")
    assert "Try it there" in refused.content
    assert (await stage.ann.use(channel, "board")).message.attachments, "its thread counts as the channel"
    await stage.database.write(clubhouses.save, stage.guild.id, Clubhouse(channel_id=stage.lounge.id))
    open_there = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
    assert not open_there.ephemeral, "the buttons of the clubhouse begin matches"
    await stage.ann.use(stage.garden, "server", matches_here=False)
    assert "**everywhere**" in (await stage.ann.use(stage.garden, "server")).content


@pytest.mark.long
@pytest.mark.both
async def test_a_moderator_ends_a_match_in_their_server_only(stage):
    channel = await stage.begin()
    assert (await stage.cleo.suggestions(channel, "server", "end_match", "")) == []
    assert "Only people" in (await stage.cleo.use(channel, "server", end_match="1")).content
    stage.guild.moderators |= {stage.cleo.user.id, stage.ann.user.id}
    own = await stage.ann.click((await stage.ann.use(channel, "server")).message, "End a match")
    assert own.content == "Nobody else is playing a match on this server right now."
    assert (await stage.ann.suggestions(channel, "server", "end_match", "bo")) == []
    choices = await stage.cleo.suggestions(channel, "server", "end_match", "bo")
    assert suggested(choices) == ["Ann against Bob · boop · match 1"]
    question = await stage.cleo.use(channel, "server", end_match="1")
    assert "It won't count" in question.content
    await stage.cleo.click(question.message, "No, keep it")
    page = (await stage.cleo.use(channel, "server")).message
    refused = await stage.bob.click(page, "End a match")
    assert "Only people" in refused.content
    listed = (await stage.cleo.click(page, "End a match")).message
    assert listed.content.startswith(
        "Which match should I end? It won't count.\n-# Yours aren't in the list: "
    )
    [about] = [option["description"] for item in listed.items for option in item.get("options", ())]
    assert re.fullmatch(r"Nothing new for \d+ sec · turns: 0", about)
    question = await stage.cleo.pick(listed, "End a match", "Ann against Bob · boop · match 1")
    assert "It won't count, and you can't undo this." in question.content
    await stage.cleo.click(question.message, "Yes, end it")
    assert state(stage) == ("over", "cancelled", None)
    board = await stage.board(channel)
    assert "a moderator ended match" in board.content
    assert set(board.pings) == {stage.ann.user.id, stage.bob.user.id}
    assert "over" in (await stage.cleo.use(channel, "server", end_match="1")).content
    none = await stage.cleo.click(page, "End a match")
    assert none.content == "Nobody else is playing a match on this server right now."
    elsewhere = stage.server.world.add_guild("Elsewhere")
    stage.write(f"UPDATE matches SET state = 'running', guild_id = {elsewhere.id}")  # noqa: S608
    assert "isn't on this server" in (await stage.cleo.use(channel, "server", end_match="1")).content
    assert "isn't on this server" in (await stage.cleo.use(channel, "server", end_match="x")).content


@pytest.mark.long
async def test_a_moderator_who_plays_ends_no_match_without_a_result(stage):
    channel = await stage.begin(rated=True)
    stage.guild.moderators.update({stage.ann.user.id, stage.cleo.user.id})
    before = stage.kept()
    refused = await stage.ann.use(channel, "server", end_match="1")
    assert refused.content.startswith("You're playing in match 1 yourself")
    assert refused.ephemeral
    assert stage.kept() == before
    # Also where the question was asked before, and by a press on somebody else's.
    question = await stage.cleo.use(channel, "server", end_match="1")
    refused = await stage.ann.click(question.message, "Yes, end it")
    assert refused.content.startswith("You're playing in match 1 yourself")
    assert stage.kept() == before
    await stage.cleo.click(question.message, "Yes, end it")
    assert state(stage) == ("over", "cancelled", None)


@pytest.mark.long
async def test_boards_stand_still_for_a_player_who_wants_it(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    await stage.ann.use(stage.lounge, "server", boards_move=True)
    channel = await stage.begin()
    moved = await stage.ann.use(channel, "move", turn="c3")
    assert moved.message.attachments[0].filename.endswith(".gif")
    await stage.bob.use(channel, "settings", boards_move=False)
    still = await stage.bob.use(channel, "move", turn="d4")
    assert still.message.attachments[0].filename.endswith(".png")


async def test_where_boards_stand_still_ones_own_settings_say_so(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    told = await stage.ann.use(stage.lounge, "settings")
    assert "• Animated boards: **on, but off on this server**" in told.content
    direct = stage.server.world.direct_channel(stage.ann.user)
    assert "• Animated boards: **on**" in (await stage.ann.use(direct, "settings")).content
    await stage.ann.use(stage.lounge, "server", boards_move=True)
    assert "• Animated boards: **on**" in (await stage.ann.use(stage.lounge, "settings")).content


@pytest.mark.long
async def test_boards_say_who_was_pushed_where_for_a_player_who_wants_it(stage):
    channel = await stage.begin()
    told = await stage.bob.use(channel, "settings", pushes_in_words=True)
    assert "Pushes in words: **on**" in told.content
    taps = (
        ("c3", None),
        ("d4", "c3 to b2 (marmalade)"),
        ("b1", "b2 to b3 (marmalade)"),
        ("c1", "b1 to a1 (marmalade)"),
    )
    everything = "b3 to b4 (marmalade), c1 off the bed (tuxedo), a1 off the bed (marmalade)"
    boards = []
    for number, (turn, pushed) in enumerate((*taps, ("b2", everything))):
        board = await (stage.ann, stage.bob)[number % 2].use(channel, "move", turn=turn)
        _, told, *small = board.content.splitlines()
        assert told.endswith(f" Pushed: {pushed}." if pushed else "boops nobody.")
        assert len(small) == 1, "and nothing is told twice"
        assert "Last turn" not in board.message.attachments[0].description, "the text tells it"
        boards.append((board.message, told))
    await stage.settle()
    for number, (old, told) in enumerate(boards[:-1], 1):
        assert old.content == f"-# Turn {number}, match 1: {told}", "all of it stays"
    replayed = (await stage.bob.use(channel, "replay", match="1")).message
    assert replayed.content.endswith(f" Pushed: {everything}.")
    assert "Last turn" not in replayed.attachments[0].description, "there, too"
    await stage.bob.use(channel, "settings", pushes_in_words=False)
    assert "Pushed" not in (await stage.bob.use(channel, "move", turn="f6")).content


@pytest.mark.long
@pytest.mark.both
async def test_twenty_matches_are_enough_for_anybody(stage):
    await stage.begin()
    stage.copy_matches(19)
    refused = await stage.ann.use(stage.lounge, "challenge", member=stage.cleo)
    assert "You have 20 matches running" in refused.content
    helped = await stage.ann.use(stage.lounge, "help")
    refused = await stage.ann.click(helped.message, "Play me")
    assert "You have 20 matches running" in refused.content, "before anything is chosen"
    challenge = await stage.cleo.use(stage.lounge, "challenge", first="chance")
    refused = await stage.ann.click(challenge.message, "I'll play")
    assert "You have 20 matches running" in refused.content
    stage.write("UPDATE matches SET orange_id = (SELECT id FROM players WHERE name = 'Cleo')")
    refused = await stage.ann.click(challenge.message, "I'll play")
    assert f"{stage.cleo.mention} has 20 matches running" in refused.content


@pytest.mark.long
async def test_five_challenges_wait_at_most(stage):
    world = stage.server.world
    for number in range(5):
        channel = world.add_channel(f"room-{number}", stage.guild)
        answer = await stage.ann.use(channel, "challenge", first="chance")
        assert not answer.ephemeral
    refused = await stage.ann.use(stage.lounge, "challenge", first="chance")
    assert "You already have 5 open challenges" in refused.content
    await withdraw(stage.ann, answer.message)
    assert not (await stage.ann.use(stage.lounge, "challenge", first="chance")).ephemeral


@pytest.mark.long
async def test_the_games_list_puts_mine_first_with_time_and_place(stage):
    await stage.begin()
    await stage.begin(stage.garden, edition="Kittens: for younger players; the first line of three wins")
    await stage.ann.use(stage.lounge, "move", turn="c3", match="1")
    listed = (await stage.ann.use(stage.lounge, "games")).content.splitlines()
    assert listed[1].startswith(f"👉 {stage.bob.mention} · kitten boop")
    assert "match 2" in listed[1]
    assert "due <t:" in listed[1]
    assert "https://discord.com/channels/" in listed[1]
    assert listed[2].startswith("⏳")


@pytest.mark.long
@pytest.mark.both
async def test_from_one_board_to_the_next(stage):
    first = await stage.begin()
    await stage.begin(stage.garden)
    board = await stage.board(first)
    picker = (await stage.ann.click(board, "Boop!")).message
    picker = (await stage.ann.pick(picker, "Columns a to c", "c3")).message
    done = (await stage.ann.click(picker, "Boop it!")).message
    assert done.content == f"Played: kitten on c3. {stage.bob.mention} is waiting for you, too, in match 2."
    following = await stage.ann.click(done, "Next board")
    assert following.ephemeral
    assert following.message.attachments
    assert following.message.pings == []
    picker = (await stage.ann.click(following.message, "Boop!")).message
    picker = (await stage.ann.pick(picker, "Columns a to c", "c3")).message
    done = (await stage.ann.click(picker, "Boop it!")).message
    assert done.content == "Played: kitten on c3."
    assert stage.row("SELECT sum(turns) FROM matches") == (2,)


@pytest.mark.long
async def test_of_the_notes_that_lead_on_only_the_last_stays(stage):
    here, _ = await stage.begin(), await stage.begin(stage.garden)
    notes = []
    for mine, theirs in (("c3", "Columns d to f"), ("b2", None)):
        picker = (await stage.ann.click(await stage.board(here), "Boop!")).message
        picker = (await stage.ann.pick(picker, "Columns a to c", mine)).message
        notes.append((await stage.ann.click(picker, "Boop it!")).message)
        assert "is waiting for you, too, in match 2" in notes[-1].content
        if theirs:
            await stage.bob.use(here, "move", turn="e5", match="1")
    await stage.settle()
    assert [note.id in here.messages for note in notes] == [False, True]


async def test_nobody_else_gets_the_next_board(stage):
    await stage.begin()
    board = await stage.board(stage.lounge)
    board.components = [
        {"type": 1, "components": [{"type": 2, "label": "Next", "style": 2, "custom_id": "next:1"}]}
    ]
    assert "That's someone else's match" in (await stage.cleo.click(board, "Next")).content


@pytest.mark.long
async def test_a_long_list_of_channels_fits(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    for number in range(100):
        stage.write(f"INSERT INTO guild_channels VALUES ({stage.guild.id}, {10**18 + number})")  # noqa: S608
    told = await stage.ann.use(stage.lounge, "server")
    assert "and 80 more" in told.content
    assert "and 80 more" in (await stage.bob.use(stage.lounge, "challenge", first="chance")).content


@pytest.mark.both
async def test_ending_a_match_beside_other_options_does_both(stage):
    await stage.begin()
    stage.guild.moderators.add(stage.cleo.user.id)
    question = await stage.cleo.use(stage.lounge, "server", threads=False, end_match="1")
    assert "It won't count" in question.content
    assert stage.row("SELECT threads FROM guilds") == (0,)


async def test_a_match_that_cannot_be_ended_leaves_the_other_options_as_they_were(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    refused = await stage.ann.use(stage.lounge, "server", threads=False, end_match="99")
    assert "That match isn't on this server. Pick one from the list under `end_match`" in refused.content
    assert stage.rows("SELECT * FROM guilds") == []


async def question_to_end(stage, channel):
    """The question whether match 1 is to end, which Cleo reads, who manages the server; and all that she has read before."""
    stage.guild.moderators.add(stage.cleo.user.id)
    return (await stage.cleo.use(channel, "server", end_match="1")).message


def answers_in(channel):
    """All that somebody alone reads in a channel."""
    return [each for each in channel.messages.values() if each.ephemeral]


@pytest.mark.both
async def test_the_question_before_a_match_is_ended_is_asked_anew_where_it_has_gone_on(stage):
    channel = await stage.begin()
    stage.guild.moderators.add(stage.cleo.user.id)
    asked = await stage.cleo.use(stage.garden, "server", end_match="1")
    form = await stage.cleo.click(asked.message, "End it and say why")
    await stage.ann.use(channel, "move", turn="c3")
    again = await stage.cleo.fill(form, {"Why": "Too late"})
    assert again.message is asked.message
    assert again.content.startswith("Something has happened in that match since you asked.\nEnd the match")
    assert stage.row("SELECT state FROM matches") == ("running",)
    ended = await stage.cleo.click(again.message, "Yes, end it")
    assert ended.content == f"I've ended match 1 between {stage.ann.mention} and {stage.bob.mention}."
    await stage.settle()
    assert stage.row("SELECT state FROM matches") == ("over",)


async def test_two_pages_of_a_servers_settings_act_on_what_is_so_now(stage):
    stage.guild.moderators.add(stage.ann.user.id)
    first, second = [(await stage.ann.use(stage.garden, "server")).message for _ in range(2)]
    await stage.ann.fill(await stage.ann.click(first, "Channels"), {"Daily puzzle": stage.garden})
    form = await stage.ann.click(second, "Matches and contests")
    await stage.ann.fill(form, {"Boards and threads": ["Animated boards"]})
    for told in (f"Daily puzzle: **<#{stage.garden.id}>**", "A thread for each match: **off**"):
        assert told in second.content
    form = await stage.ann.click(first, "Matches and contests")
    assert shown_in(form.modal)["Boards and threads"] == ["Animated boards"]


async def test_a_moderator_reads_one_answer_wherever_the_match_is(stage):
    await stage.begin()
    question = await question_to_end(stage, stage.garden)
    before = answers_in(stage.garden)
    done = await stage.cleo.click(question, "Yes, end it")
    await stage.settle()
    assert done.message is question
    first, where = question.content.splitlines()
    assert first == f"I've ended match 1 between {stage.ann.mention} and {stage.bob.mention}."
    assert where.startswith("-# The board: https://discord.com/channels/")
    back = await stage.cleo.click(question, "Back to the list")
    assert (back.message, back.content) == (
        question,
        "Nobody else is playing a match on this server right now.",
    )
    assert labels_of(question) == []
    assert answers_in(stage.garden) == before


@pytest.mark.long
@pytest.mark.both
async def test_both_players_read_why_a_moderator_has_ended_their_match(stage):
    channel = await stage.begin()
    question = await question_to_end(stage, stage.garden)
    form = await stage.cleo.click(question, "End it and say why")
    written = f"  **Stop** @everyone {stage.ann.mention}\n> # see [this](https://example.com) "
    done = await stage.cleo.fill(form, {"Why": written})
    await stage.settle()
    assert done.message is question
    assert re.match(r"I've ended match 1 between .*\n-# The board: ", question.content)
    assert state(stage) == ("over", "cancelled", None)
    *_, board, told = [each for each in channel.messages.values() if not each.ephemeral]
    assert "a moderator ended match" in board.content
    assert told.content.splitlines() == [
        "💬 Why a moderator ended match 1:",
        rf"> \*\*Stop\*\* \@everyone \<\@{stage.ann.user.id}\> \> \# see \[this\]\(https\://example.com\)",
    ]
    assert told.pings == [], "the board has pinged both"
    assert "Stop" not in stage.dump(), "it is kept nowhere"
    assert stage.faults() == []


@pytest.mark.long
async def test_a_reason_of_spaces_is_none_and_one_that_no_form_sends_is_refused(stage):
    channel = await stage.begin()
    form = await stage.cleo.click(await question_to_end(stage, stage.garden), "End it and say why")
    sent = {
        "custom_id": "cancelform:1:0",
        "components": [
            {
                "type": 18,
                "id": 1,
                "component": {"type": 4, "id": 2, "custom_id": "end-reason", "value": "a" * 201},
            }
        ],
    }
    stage.guild.moderators.add(stage.ann.user.id)
    assert "older version" in await forge(stage, InteractionType.MODAL, sent)
    assert state(stage)[0] == "running"
    await stage.cleo.fill(form, {"Why": "  "})
    await stage.settle()
    assert state(stage)[0] == "over"
    assert not any("💬" in each.content for each in channel.messages.values())


@pytest.mark.long
async def test_a_reason_comes_as_a_direct_message_where_nothing_can_be_posted(stage):
    channel = await stage.begin()
    form = await stage.cleo.click(await question_to_end(stage, stage.garden), "End it and say why")
    await stage.server.allow(channel, Permission.SEND, given=False)
    await stage.server.allow(channel, Permission.SEND_IN_THREADS, given=False)
    await stage.cleo.fill(form, {"Why": "Bedtime!"})
    await stage.settle()
    for person in (stage.ann, stage.bob):
        letters = stage.server.world.direct_channel(person.user).messages.values()
        assert [each.content for each in letters][-1] == "💬 Why a moderator ended match 1:\n> Bedtime!"


@pytest.mark.long
async def test_whoever_gives_a_reason_that_reaches_nobody_reads_that(stage):
    channel = await stage.begin()
    form = await stage.cleo.click(await question_to_end(stage, stage.garden), "End it and say why")
    await stage.server.allow(channel, Permission.SEND, given=False)
    for person in (stage.ann, stage.bob):
        stage.server.world.direct_channel(person.user).closed = True
    await stage.cleo.fill(form, {"Why": "Bedtime!"})
    await stage.settle()
    assert answers_in(stage.garden)[-1].content.startswith("I couldn't deliver your reason")
