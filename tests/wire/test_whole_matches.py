"""Whole matches: from the challenge to a win or a resignation, also across a restart, and the basic commands."""

import asyncio
import io
from threading import Event

import pytest
from PIL import Image

from bot.delivery.drawing import Asker
from game import Edition, Position
from tests.stage import boards_in
from tests.wire.chairs import both_move, withdraw
from tests.wire.games import EIGHT_CATS, THREE_CATS


async def play(stage, turns, players):
    """Play the turns with /move, the players alternating, and return the last answer."""
    answer = None
    for number, turn in enumerate(turns):
        answer = await players[number % 2].use(stage.lounge, "move", turn=turn)
        assert answer.message.attachments, answer.content
    await stage.settle()
    return answer


async def test_a_match_to_three_cats_in_line(stage):
    await stage.begin()
    answer = await play(stage, THREE_CATS, (stage.ann, stage.bob))
    assert answer.content.startswith(
        f"🏆 {stage.bob.mention} wins! Three cats in a line.\n"
        f"{stage.bob.mention}'s very first win against another person! Well played, {stage.ann.mention}!\n"
        f"🏅 New badges for {stage.bob.mention}: **First purr**: beat another person for the first time · "
        "**Growth spurt**: had three kittens grow up in one turn, and won · "
        "**Catnap**: won quickly, in a handful of turns\n"
        f"-# {stage.bob.mention}'s cat on e4 boops 1 off the bed.\n-# Rating: "
    )
    assert "Three cats in a line." in answer.content
    [match] = stage.kept()["matches"]
    assert match[7:10] == ("over", "g", "line")
    assert len(stage.kept()["turns"]) == len(THREE_CATS)


@pytest.mark.long
async def test_a_match_to_eight_cats(stage):
    await stage.begin()
    answer = await play(stage, EIGHT_CATS, (stage.ann, stage.bob))
    assert "All eight cats on the bed" in answer.content
    assert stage.kept()["matches"][0][7:10] == ("over", "g", "eight-cats")


@pytest.mark.long
async def test_a_match_resigned_after_a_second_thought(stage):
    await stage.begin()
    await play(stage, THREE_CATS[:3], (stage.ann, stage.bob))
    await both_move(stage, stage.lounge)
    asked = await stage.ann.use(stage.lounge, "resign")
    assert asked.ephemeral
    kept = stage.kept()
    assert (await stage.ann.click(asked.message, "Play on")).content == "Good, play on!"
    assert stage.kept() == kept
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    asked = await stage.ann.click(more.message, "Give up")
    await stage.ann.click(asked.message, "Give up")
    await stage.settle()
    board = await stage.board(stage.lounge)
    assert board.content.startswith(f"🏆 {stage.bob.mention} wins: {stage.ann.mention} gave up.")
    assert board.pings == [stage.bob.user.id], "the one who did not do it hears of it"
    assert stage.kept()["matches"][0][7:10] == ("over", "g", "resigned")


@pytest.mark.long
async def test_each_board_is_a_picture_told_in_words_that_pings_only_the_player_to_move(stage):
    await stage.begin()
    players = (stage.ann, stage.bob)
    position = Position.start(Edition.CLASSIC)
    for number, turn in enumerate(THREE_CATS[:-1]):
        answer = await players[number % 2].use(stage.lounge, "move", turn=turn)
        position = position.play(position.parse_turn(turn)).position
        [picture] = answer.message.attachments
        assert Image.open(io.BytesIO(picture.content)).size == (1024, 848)
        assert picture.description.startswith("Last turn: ")
        assert len(picture.description) <= 1024
        mover = players[(number + 1) % 2]
        assert answer.message.pings == [mover.user.id]
        assert answer.content.startswith(f"{mover.mention}, your turn!")
    await stage.settle()
    boards = boards_in(stage.lounge)
    assert [bool(board.items) for board in boards] == [False] * (len(boards) - 1) + [True]


async def test_an_open_challenge_goes_to_whoever_accepts_first(stage):
    answer = await stage.ann.use(stage.lounge, "challenge", first="They start")
    assert answer.message.pings == []
    await stage.cleo.click(answer.message, "I'll play")
    first = await stage.board(stage.lounge)
    assert first.content.startswith(f"{stage.cleo.mention}, you start!")
    assert set(first.pings) == {stage.ann.user.id, stage.cleo.user.id}, "both hear where they play"
    assert "I'll play" not in [item.get("label") for item in answer.message.items]


@pytest.mark.long
async def test_the_menu_on_a_member_challenges_them(stage):
    answer = await stage.ann.fill(await stage.ann.use_on(stage.lounge, "Challenge to boop", stage.bob), {})
    assert answer.message.pings == [stage.bob.user.id]
    declined = await stage.bob.click(answer.message, "Decline")
    assert "can't play right now" in declined.content
    back = await stage.bob.fill(await stage.bob.use_on(stage.lounge, "Challenge to boop", stage.ann), {})
    withdrawn = await withdraw(stage.bob, back.message)
    assert withdrawn.content == f"{stage.bob.mention} withdrew this challenge."
    await stage.settle()
    assert back.message.content == withdrawn.content
    assert back.message.items == []
    assert stage.kept()["matches"] == []


@pytest.mark.long
async def test_chance_decides_who_begins(stage):
    first = set()
    for _ in range(12):
        answer = await stage.ann.use(stage.lounge, "challenge", member=stage.bob)
        await stage.bob.click(answer.message, "Accept")
        first.add((await stage.board(stage.lounge)).content.split(",")[0])
    assert first == {stage.ann.mention, stage.bob.mention}


@pytest.mark.long
async def test_a_match_goes_on_after_a_restart(stage):
    await stage.begin()
    await play(stage, THREE_CATS[:8], (stage.ann, stage.bob))
    board = await stage.board(stage.lounge)
    await stage.restart_bot()
    assert await stage.board(stage.lounge) is board, "what has been shown is not shown again"
    more = await stage.ann.click(board, "More")
    assert "Give up" in [item["label"] for item in more.message.items]
    answer = await play(stage, THREE_CATS[8:], (stage.ann, stage.bob))
    assert "Three cats in a line." in answer.content


@pytest.mark.long
async def test_autocomplete_tells_what_each_turn_does_and_then_what_to_graduate(stage):
    await stage.begin()
    await play(stage, ["K@c3"], (stage.ann, stage.bob))
    offered = await stage.bob.suggestions(stage.lounge, "move", "turn", "")
    assert len(offered) == 25
    offered = await stage.bob.suggestions(stage.lounge, "move", "turn", "c4")
    assert offered == [{"name": "c4 kitten: boops 1", "value": "K@c4"}]
    (why,) = await stage.cleo.suggestions(stage.lounge, "move", "turn", "c4")
    assert why == {"name": "You have no matches running.", "value": "c4"}
    (why,) = await stage.ann.suggestions(stage.lounge, "move", "turn", "")
    assert why == {"name": "It isn't your turn anywhere.", "value": "-"}
    (why,) = await stage.bob.suggestions(stage.lounge, "move", "turn", "c9")
    assert why["name"].startswith("No turn starts like that.")


async def test_games_are_named_by_opponent_when_there_are_several(stage):
    await stage.begin()
    answer = await stage.ann.use(stage.lounge, "challenge", member=stage.cleo, first="I start")
    await stage.cleo.click(answer.message, "Accept")
    refused = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert refused.content.startswith("Which match do you mean?")
    offered = await stage.ann.suggestions(stage.lounge, "move", "match", "cl")
    assert offered == [{"name": "against Cleo · your turn · boop · match 2", "value": "2"}]
    offered = await stage.ann.suggestions(stage.lounge, "move", "turn", "c3", match="2")
    assert [choice["value"] for choice in offered] == ["K@c3"]
    played = await stage.ann.use(stage.lounge, "move", turn="c3", match="2")
    assert stage.cleo.mention in played.content
    played = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert played.message.pings == [stage.bob.user.id], "only one still awaits her"
    listed = await stage.bob.use(stage.lounge, "games")
    assert listed.ephemeral
    assert f"👉 {stage.ann.mention} · boop · turn 2" in listed.content
    named = await stage.bob.use(stage.lounge, "move", turn="c4", match="@ann")
    assert named.message.attachments


@pytest.mark.long
async def test_a_match_is_played_from_another_channel_and_moved_there_by_board(stage):
    await stage.begin()
    garden = stage.garden
    told = await stage.ann.use(garden, "move", turn="c3")
    assert told.ephemeral
    assert "/channels/" in told.content
    assert (await stage.board(stage.lounge)).pings == [stage.bob.user.id]
    moved = await stage.bob.use(garden, "board")
    assert not moved.ephemeral
    assert moved.message.attachments
    played = await stage.bob.use(garden, "move", turn="d4")
    assert played.message.channel is garden


async def test_help_and_an_empty_list(stage):
    assert "of your eight kittens" in (await stage.cleo.use(stage.lounge, "help")).content
    assert "no matches running" in (await stage.cleo.use(stage.lounge, "games")).content


@pytest.mark.long
async def test_the_last_turn_can_be_watched_by_whoever_asks(stage):
    await stage.begin()
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    assert "Watch the turn" not in [item["label"] for item in more.message.items], "there is none yet"
    await stage.ann.use(stage.lounge, "move", turn="c3")
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    watched = await stage.ann.click(more.message, "Watch the turn")
    assert watched.ephemeral
    [gif] = watched.message.attachments
    assert Image.open(io.BytesIO(gif.content)).n_frames > 3
    assert gif.description.startswith("Last turn: Ann's kitten placed on c3.")


async def test_a_board_can_be_read_as_text(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    kept = stage.kept()
    read = await stage.bob.use(stage.garden, "board", text=True)
    assert read.ephemeral
    assert "\n4: empty\n3: c3 kitten (<@" in read.content
    assert f"Last turn: {stage.ann.mention}'s kitten placed on c3." in read.content
    assert len(read.content) <= 2000
    await stage.settle()
    assert stage.kept()["matches"][0][5] == kept["matches"][0][5], "it stays where it is"


@pytest.mark.long
async def test_a_servers_moderators_may_let_its_boards_move(stage):
    await stage.begin()
    refused = await stage.ann.use(stage.lounge, "server", boards_move=True)
    assert refused.content.startswith("Only people who can manage this server")
    stage.guild.moderators.add(stage.cleo.user.id)
    assert "Animated boards: **off**" in (await stage.cleo.use(stage.lounge, "server")).content
    assert (
        "Animated boards: **on**" in (await stage.cleo.use(stage.lounge, "server", boards_move=True)).content
    )
    played = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert played.message.attachments[0].filename == "turn.gif"
    assert (
        "Animated boards: **off**"
        in (await stage.cleo.use(stage.lounge, "server", boards_move=False)).content
    )
    played = await stage.bob.use(stage.lounge, "move", turn="d4")
    assert played.message.attachments[0].filename == "board.png"


@pytest.mark.long
async def test_the_end_of_a_match_moves_once(stage):
    await stage.begin()
    answer = await play(stage, THREE_CATS, (stage.ann, stage.bob))
    [end] = answer.message.attachments
    assert end.filename == "end.gif"
    moving = Image.open(io.BytesIO(end.content))
    assert moving.n_frames > 10
    assert "loop" not in moving.info, "it plays once"


@pytest.mark.long
async def test_the_end_of_a_match_stands_still_while_many_wait_for_their_pictures(stage):
    await stage.begin()
    *turns, last = THREE_CATS
    await play(stage, turns, (stage.ann, stage.bob))
    drawing, done = stage.bot.drawing, Event()
    crowd = [asyncio.ensure_future(drawing._in_thread(Asker(number), done.wait)) for number in range(20)]
    while drawing.waiting < 18:
        await asyncio.sleep(0.001)
    ending = asyncio.ensure_future(stage.bob.use(stage.lounge, "move", turn=last))
    while drawing.waiting < 19:
        await asyncio.sleep(0.001)
    done.set()
    await asyncio.gather(*crowd)
    assert (await ending).message.attachments[0].filename == "board.png"


@pytest.mark.long
async def test_the_end_of_a_match_stands_still_if_a_player_wants_no_motion(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "settings", boards_move=False)
    answer = await play(stage, THREE_CATS, (stage.ann, stage.bob))
    assert answer.message.attachments[0].filename == "board.png"


async def test_a_player_has_the_name_of_their_last_turn(stage):
    await stage.begin()
    stage.ann.user.name = "Anna"
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.settle()
    assert ("Anna",) in stage.rows("SELECT name FROM players")
    assert "Anna's kitten placed on c3" in (await stage.board(stage.lounge)).attachments[0].description
