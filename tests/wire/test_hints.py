"""Hints and warnings: asked for in the picker, in private; counted; in matches that have them and in no others."""

import asyncio
import copy
import sys

import pytest

from game import Position
from tests.wire.chairs import resign
from tests.wire.taps import labels_of, open_picker, pick_turn, tap_square
from tests.wire.test_bot_matches import begin as begin_against_bot
from tests.wire.test_bot_matches import let_it_stand

#: Tuxedo may win with a cat on a3 or d3; only a cat that pushes the two apart stops both.
DANGER = Position.parse("6/6/6/1cc3/4K1/6 g 3/3 -/- classic")


def uses(stage):
    return stage.rows("SELECT match_id, side FROM hints ORDER BY asked_at")


async def look(person, board):
    """Ask where to look."""
    return await person.click(await open_picker(person, board), "Hint")


async def hint(person, board):
    """Ask where to look, and then for the turn."""
    return await person.click((await look(person, board)).message, "Show me the turn")


@pytest.mark.long
async def test_a_hint_is_found_under_more_by_whoever_is_to_move_too(stage):
    await stage.begin(hints=True)
    board = await stage.board(stage.lounge)
    assert "Hint" not in labels_of((await stage.bob.click(board, "More")).message)
    more = await stage.ann.click(board, "More")
    looked = await stage.ann.click(more.message, "Hint")
    assert looked.content.startswith("💡 ")
    assert looked.message.id == more.message.id, "in its place"
    shown = await stage.ann.click(looked.message, "Show me the turn")
    await stage.ann.click(shown.message, "Boop it!")
    assert f"💡 Hints: <@{stage.ann.user.id}> 1" in (await stage.board(stage.lounge)).content
    assert uses(stage) == [(1, "o")]


@pytest.mark.long
async def test_a_hint_is_a_turn_with_its_reason_and_can_be_played_at_once(stage):
    await stage.begin(hints=True)
    board = await stage.board(stage.lounge)
    assert "friendly" in board.content
    assert "**Boop!** has a **Hint**" in board.content
    answer = await hint(stage.ann, board)
    picker = answer.message
    assert picker.ephemeral
    assert picker.content.startswith("💡 **Kitten on ")
    assert "Not played yet" in picker.content
    assert picker.attachments[0].description.startswith("With this turn:")
    assert uses(stage) == [(1, "o")]
    await stage.ann.click(picker, "Boop it!")
    after = await stage.board(stage.lounge)
    assert f"💡 Hints: <@{stage.ann.user.id}> 1" in after.content
    await stage.bob.click((await hint(stage.bob, after)).message, "Boop it!")
    both = await stage.board(stage.lounge)
    assert f"💡 Hints: <@{stage.ann.user.id}> 1 · <@{stage.bob.user.id}> 1" in both.content
    await resign(stage, stage.ann, 1)
    assert "💡 Hints: " in (await stage.board(stage.lounge)).content


@pytest.mark.long
async def test_a_hint_first_says_where_to_look_and_costs_one_use_with_the_turn(stage):
    await stage.begin(hints=True)
    board = await stage.board(stage.lounge)
    first = await look(stage.ann, board)
    told, asked = first.content.split("\n")[:2]
    assert told.startswith("💡 There's hardly anything on the bed yet: a square near the middle is fine")
    assert asked.endswith("where does your kitten go?")
    assert first.message.attachments == []
    assert labels_of(first.message)[-2:] == ["Read the board", "Show me the turn"]
    assert uses(stage) == [], "it says no place, so it's free"
    shown = await stage.ann.click(first.message, "Show me the turn")
    assert shown.content.startswith("💡 **Kitten on ")
    square = shown.content.split("**")[1].removeprefix("Kitten on ").rstrip(".")
    assert f"on {square}" not in told
    again = await stage.ann.click(shown.message, "Hint")
    assert again.content.startswith("👍 Just what I'd play!"), "where to look is seen already"
    assert "Not played yet" in again.content
    assert "Show me the turn" not in labels_of(again.message)
    assert "Hint" in labels_of(shown.message)
    assert uses(stage) == [(1, "o")]


@pytest.mark.long
async def test_the_same_turn_asked_twice_costs_one_use_and_has_the_same_answer(stage):
    await stage.begin(hints=True)
    board = await stage.board(stage.lounge)
    first = (await look(stage.ann, board)).content
    assert (await look(stage.ann, board)).content == first
    picker = await tap_square(stage.ann, await open_picker(stage.ann, board), "a1")
    again = await stage.ann.click(picker, "Hint")
    assert again.content.startswith(first.split("\n")[0])
    assert "kitten on a1" in again.content, "what was picked stays picked"
    assert "Boop it!" in labels_of(again.message)
    assert uses(stage) == [(1, "o")]


@pytest.mark.long
async def test_there_is_a_hint_in_every_match_against_the_bot(stage):
    channel = await begin_against_bot(stage)
    await hint(stage.ann, await stage.board(channel))
    assert uses(stage) == [(1, "o")]
    assert stage.row("SELECT hints, rated FROM matches") == (1, 0)


@pytest.mark.parametrize(
    ("options", "told"),
    [({}, "This match is rated"), ({"rated": False}, "This match was started without hints")],
    ids=["rated", "friendly"],
)
async def test_other_matches_have_no_hints(stage, options, told):
    await stage.begin(**options)
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    assert "Hint" not in labels_of(picker)
    for item in picker.items:
        if item.get("label") == "Read the board":
            item["custom_id"] = "hint:1:1"
    answer = await stage.ann.click(picker, "Read the board")
    assert answer.content.startswith(told)
    assert uses(stage) == []


async def test_hints_and_rated_together_are_refused(stage):
    answer = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, hints=True, rated=True)
    assert answer.ephemeral
    assert answer.content.startswith("A match with hints can't be rated.")
    assert stage.kept()["challenges"] == []


@pytest.mark.long
async def test_the_challenge_says_so_and_so_does_its_rematch(stage):
    challenge = await stage.ann.use(stage.lounge, "challenge", member=stage.bob, hints=True, first="I start")
    assert "Friendly, with hints for both" in challenge.content
    await stage.bob.click(challenge.message, "Accept")
    await stage.settle()
    await resign(stage, stage.ann, 1)
    asked = await stage.ann.click(await stage.board(stage.lounge), "Rematch")
    assert "Friendly, with hints for both" in asked.content
    await stage.bob.click(asked.message, "Accept")
    await stage.settle()
    assert stage.rows("SELECT hints, rated FROM matches ORDER BY id") == [(1, 0), (1, 0)]


@pytest.mark.long
async def test_a_hint_is_not_for_the_one_who_waits_nor_for_onlookers(stage):
    await stage.begin(hints=True)
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    theirs = await stage.cleo.click(copy.copy(picker), "Hint")
    assert theirs.content.startswith("That's someone else's match")
    waiting = await stage.bob.click(copy.copy(picker), "Hint")
    assert "turn" in waiting.content
    assert "💡" not in waiting.content
    assert uses(stage) == []


@pytest.mark.long
async def test_a_hint_for_a_position_that_is_gone_or_over_is_refused(stage):
    await stage.begin(hints=True)
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    await stage.ann.use(stage.lounge, "move", turn="c3")
    gone = await stage.ann.click(picker, "Hint")
    assert gone.content.startswith("Match 1 has moved on")
    theirs = await open_picker(stage.bob, await stage.board(stage.lounge))
    await resign(stage, stage.ann, 1)
    over = await stage.bob.click(theirs, "Hint")
    assert "gave up." in over.content, "the picker becomes the result"
    assert uses(stage) == []


@pytest.mark.long
async def test_two_devices_at_once_cost_one_use(stage):
    await stage.begin(hints=True)
    picker = await tap_square(stage.ann, await open_picker(stage.ann, await stage.board(stage.lounge)), "a1")
    answers = await asyncio.gather(*(stage.ann.click(copy.copy(picker), "Hint") for _ in range(3)))
    assert uses(stage) == [(1, "o")]
    told = {answer.content.split(".")[0] for answer in answers}
    assert any(each.startswith("💡") for each in told)
    assert all(each.startswith(("💡", "I'm still thinking about a hint")) for each in told)


@pytest.mark.long
@pytest.mark.both
async def test_where_the_engine_does_not_run_it_says_so_and_nothing_is_counted(stage, monkeypatch):
    await stage.begin(hints=True)
    board = await stage.board(stage.lounge)
    with monkeypatch.context() as gone:
        gone.setitem(sys.modules, "wasmtime", None)
        answer = await look(stage.ann, board)
        assert answer.content.startswith("I can't think right now, so there are no hints")
    assert uses(stage) == []
    assert (await look(stage.ann, board)).content.startswith("💡")


@pytest.mark.long
async def test_a_hint_says_that_it_stops_a_win(stage):
    channel = await begin_against_bot(stage)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    let_it_stand(stage, DANGER, "K@f6")
    await stage.restart_bot()
    await stage.ann.use(channel, "board", match="1")
    board = await stage.board(channel)
    looked = await look(stage.ann, board)
    assert "where does your cat go?" in looked.content, "the piece that the hint speaks of"
    answer = await stage.ann.click(looked.message, "Show me the turn")
    assert (
        "They're threatening to win with a cat on a3 (line a3-b3-c3) or d3 (line b3-c3-d3)." in answer.content
    )
    assert "It stops the threat" in answer.content


async def in_danger(stage, level):
    """A match against the bot in which it may win next: its channel, its board, and the position."""
    channel = await begin_against_bot(stage, level=level)
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    let_it_stand(stage, DANGER, "K@f6")
    await stage.restart_bot()
    await stage.ann.use(channel, "board", match="1")
    position = Position.parse(stage.row("SELECT position FROM matches")[0])
    return channel, await stage.board(channel), position


@pytest.mark.long
async def test_the_preview_warns_who_wants_it_of_a_win_that_a_turn_leaves(stage):
    channel, board, position = await in_danger(stage, level="5")
    _, silent = await pick_turn(stage.ann, board, position.parse_turn("kitten a6"))
    assert "your opponent can win" not in silent.content
    answer = await stage.ann.use(channel, "settings", warnings=True)
    assert "**on**" in answer.content
    _, warned = await pick_turn(stage.ann, board, position.parse_turn("kitten a6"))
    assert (
        "⚠️ After this, your opponent can win with a cat on a3 (line a3-b3-c3) or d3 (line b3-c3-d3)."
        in warned.content
    )
    _, stopped = await pick_turn(stage.ann, board, position.parse_turn("kitten a3"))
    assert "⚠️ After this, your opponent can win with a cat on d3 (line b3-c3-d3)." in stopped.content
    assert uses(stage) == []


@pytest.mark.long
@pytest.mark.both
async def test_whoever_plays_their_first_match_with_hints_is_warned(stage):
    for match in (1, 2):
        await stage.begin(rated=False, hints=True)
        await stage.ann.use(stage.lounge, "move", turn="c3", match=str(match))
        await stage.bob.use(stage.lounge, "move", turn="d5", match=str(match))
        before = f"UPDATE turns SET position = '6/6/6/1cc3/4K1/6 g 3/3 -/- classic' WHERE number = 1 AND match_id = {match}"  # noqa: S608
        stage.write(before)
        let_it_stand(stage, DANGER, "K@f6")
        await stage.restart_bot()
        await stage.ann.use(stage.lounge, "board", match=str(match))
        position = Position.parse(stage.row("SELECT position FROM matches ORDER BY id DESC")[0])
        _, picker = await pick_turn(
            stage.ann, await stage.board(stage.lounge), position.parse_turn("kitten a6")
        )
        assert ("your opponent can win" in picker.content) is (match == 1), "the first time alone"
        stage.write("UPDATE matches SET state = 'over', winner = 'o', ending = 'resigned'")


@pytest.mark.long
async def test_nobody_is_warned_in_a_match_without_hints(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "settings", warnings=True)
    await stage.ann.use(stage.lounge, "move", turn="c3")
    await stage.bob.use(stage.lounge, "move", turn="d5")
    stage.write("UPDATE turns SET position = '6/6/6/1cc3/4K1/6 g 3/3 -/- classic' WHERE number = 1")
    let_it_stand(stage, DANGER, "K@f6")
    await stage.restart_bot()
    await stage.ann.use(stage.lounge, "board")
    board = await stage.board(stage.lounge)
    position = Position.parse(stage.row("SELECT position FROM matches")[0])
    _, picker = await pick_turn(stage.ann, board, position.parse_turn("kitten a6"))
    assert "your opponent can win" not in picker.content


@pytest.mark.long
@pytest.mark.both
async def test_everybody_is_warned_at_the_first_levels(stage):
    _, board, position = await in_danger(stage, level="4")
    _, warned = await pick_turn(stage.ann, board, position.parse_turn("kitten a6"))
    assert (
        "⚠️ After this, your opponent can win with a cat on a3 (line a3-b3-c3) or d3 (line b3-c3-d3)."
        in warned.content
    )


@pytest.mark.long
async def test_the_preview_says_when_a_position_stands_again(stage):
    await stage.begin()
    # The turns whose positions are changed below are not among the last, which are played again to show them.
    for number, turn in enumerate(("c3", "f6", "a1", "f1", "c1", "f3")):
        await (stage.ann, stage.bob)[number % 2].use(stage.lounge, "move", turn=turn)
    position = Position.parse(stage.row("SELECT position FROM matches")[0])
    turn = position.parse_turn("kitten a5")
    board = await stage.board(stage.lounge)
    _, first = await pick_turn(stage.ann, board, turn)
    assert "This position" not in first.content
    again = str(position.after(turn))
    stage.write(f"UPDATE turns SET position = '{again}' WHERE number = 1")  # noqa: S608
    _, second = await pick_turn(stage.ann, board, turn)
    assert (
        "This position has come up once before. If it comes up a third time, the match is a draw."
        in second.content
    )
    stage.write(f"UPDATE turns SET position = '{again}' WHERE number = 2")  # noqa: S608
    _, third = await pick_turn(stage.ann, board, turn)
    assert (
        "⚠️ This position has come up twice before: play this, and the match ends in a draw." in third.content
    )
    played = await stage.ann.click(third, "Boop it!")
    await stage.settle()
    assert stage.row("SELECT state, ending FROM matches") == ("over", "repetition"), played


@pytest.mark.long
async def test_what_was_asked_is_exported_to_the_one_who_asked(stage):
    channel = await stage.begin(hints=True)
    await hint(stage.ann, await stage.board(channel))
    for who, count in ((stage.ann, 1), (stage.bob, 0)):
        opened = await who.use(channel, "privacy")
        answer = await who.click(opened.message, "Export")
        await stage.until(lambda answer=answer: answer.message.attachments)
        assert answer.message.attachments[0].content.count(b'"asked_at"') == count
