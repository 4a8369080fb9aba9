"""Planning ahead by taps: the plan, the turns that are played by it, and who reads what."""

import copy

import pytest

from game import Kind, Turn, parse_square, read_turn
from services.people import Person
from services.play import matches
from services.play.plans import making
from tests.stage import boards_in
from tests.wire.chairs import finished
from tests.wire.games import THREE_CATS
from tests.wire.taps import labels, labels_of, open_plan, pick_turn, plan_turn, tap_square
from tests.wire.test_bot_matches import begin as begin_against_bot

#: Turns that boop nobody.
QUIET = ["a1", "f6", "a3", "f4", "c1", "d6"]


def someone(person):
    return Person(person.user.id, person.user.name)


async def plan(stage, person, line):
    """Plan a line without taps."""
    ((version,),) = stage.rows("SELECT version FROM matches")
    under = 0
    for turn in line:
        acting = (making.add, 1, someone(person), read_turn(turn))
        under = (await stage.database.write(*acting, version=version, under=under)).under


@pytest.mark.both
async def test_a_plan_by_taps_is_played_at_once_and_pings_only_who_moves(stage):
    channel = await stage.begin()
    board = await stage.board(channel)
    too_early = await stage.bob.click(board, "Boop!")
    assert labels_of(too_early.message) == ["Plan ahead"], "whoever can't move yet may plan"
    shown = (await stage.bob.click(too_early.message, "Plan ahead")).message
    assert shown.content.startswith("⚡ **Plan ahead** · match 1\nIf <@")
    for square in ("c3", "d4", "e5", "f2"):
        assert shown.attachments[0].description
        shown = await plan_turn(stage.bob, shown, square)
    told = "kitten on c3: you play kitten on d4, then kitten on e5: you play kitten on f2"
    assert shown.content.splitlines()[1] == told
    assert shown not in stage.ann.sees(channel), "it is seen by its player alone"
    for person, planned in ((stage.bob, True), (stage.ann, False)):
        listed = await person.use(stage.garden, "games")
        assert ("⚡ planned ahead" in listed.content) is planned
        more = await person.click(board, "More")
        assert ("⚡ You have a plan here" in more.content) is planned
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    first, second, third = boards_in(channel)
    assert first.items == second.items == []
    assert (second.pings, third.pings) == ([], [stage.ann.user.id])
    assert third.content.splitlines()[1] == f"⚡ Planned: <@{stage.bob.user.id}>'s kitten on d4 boops 1."
    assert third.attachments[0].description.startswith("Last turn, planned ahead: Bob's kitten placed on d4.")
    replayed = await finished(stage, await stage.ann.use(channel, "replay", match="1"))
    assert "⚡ Planned: " in replayed.content
    left = await open_plan(stage.bob, third)
    assert labels_of(left) == ["Your branches", "Add a turn"]
    assert left.content.endswith("1. kitten on e5: you play kitten on f2")
    gone = await stage.bob.pick(left, "Your branches", "kitten on e5")
    left = (await stage.bob.click(gone.message, "Remove")).message
    assert labels_of(left) == ["Add a turn"]
    assert stage.rows("SELECT * FROM planned_turns") == []
    assert stage.row("SELECT has_plans FROM matches") == (False,)


@pytest.mark.long
@pytest.mark.both
async def test_whoever_expected_another_turn_reads_so_when_they_pick_theirs(stage):
    channel = await stage.begin()
    await plan(stage, stage.bob, QUIET[:2])
    await stage.ann.use(channel, "move", turn="c3")
    await stage.settle()
    board = await stage.board(channel)
    assert "plan" not in board.content, "nobody else learns that there was one"
    picker = await stage.bob.click(board, "Boop!")
    assert picker.content.startswith(f"<@{stage.ann.user.id}> played something you hadn't planned for")
    await stage.bob.use(channel, "move", turn="e5")
    await stage.ann.use(channel, "move", turn="a1")
    picker = await stage.bob.click(await stage.board(channel), "Boop!")
    assert "your plan" not in picker.content


@pytest.mark.long
async def test_where_a_plan_has_answered_nobody_is_led_elsewhere(stage):
    channel = await stage.begin()
    await plan(stage, stage.bob, ["a1", "f6"])
    await stage.begin()
    board = boards_in(channel)[0]
    _, picker = await pick_turn(stage.ann, board, Turn(Kind.KITTEN, parse_square("a1")))
    done = await stage.ann.click(picker, "Boop it!")
    await stage.settle()
    assert "Next: " not in (done.content or "")
    told = [message.content for message in stage.ann.sees(channel) if message.ephemeral]
    assert not any("Nothing else" in each for each in told), "it is their turn here again"


@pytest.mark.long
async def test_whoever_plays_elsewhere_reads_the_planned_answer_and_goes_on_in_that_match(stage):
    await stage.begin()
    await plan(stage, stage.bob, ["a1", "f6"])
    listed = await stage.ann.use(stage.garden, "games")
    option = listed.message.items[0]["options"][0]["label"]
    board = (await stage.ann.pick(listed.message, "Go to a match", option)).message
    _, picker = await pick_turn(stage.ann, board, Turn(Kind.KITTEN, parse_square("a1")))
    done = await stage.ann.click(picker, "Boop it!")
    await stage.settle()
    planned = (
        f"⚡ {stage.bob.mention} had planned the answer: kitten on f6. It's your turn again.\n-# The board: "
    )
    assert done.content.startswith(f"Played: kitten on a1. {planned}")
    again = await stage.ann.click(done.message, "Next board")
    assert again.content.startswith(
        f"{stage.ann.mention}, your turn!\n⚡ Planned: {stage.bob.mention}'s kitten on f6"
    )
    assert labels_of(again.message) == ["Boop!", "More"]
    await plan(stage, stage.bob, ["a3", "f4"])
    typed = await stage.ann.use(stage.garden, "move", turn="a3")
    assert typed.content.startswith(f"Played: kitten on a3. {planned.replace('f6', 'f4')}")
    assert labels_of(typed.message) == ["Next board"]


@pytest.mark.long
async def test_what_falls_is_told_to_whoever_plans(stage):
    channel = await stage.begin()
    for person, turn in ((stage.ann, "b2"), (stage.bob, "e5")):
        await person.use(channel, "move", turn=turn)
    await stage.ann.use(channel, "move", turn="f6")
    await stage.bob.use(channel, "move", turn="a6")
    shown = await open_plan(stage.bob, await stage.board(channel))
    shown = (await stage.bob.click(shown, "Add a turn")).message
    told = {
        each["label"]: each.get("description") for menu in shown.items for each in menu.get("options", [])
    }
    assert told["b5"] == "boops 1 of yours off the bed", "a6 is Bob's, who plans"
    assert "off the bed" in told["f5"]
    assert "your" not in told["f5"], "f6 is Ann's, who would take the turn"


@pytest.mark.long
async def test_two_plans_answer_each_other_board_by_board_also_after_the_program_was_killed(stage):
    channel = await stage.begin()
    await plan(stage, stage.bob, QUIET)
    await plan(stage, stage.ann, QUIET[:5])
    await stage.database.write(matches.play, 1, someone(stage.ann), read_turn("a1"), stage.clock.now())
    await stage.restart_bot()
    await stage.settle()
    boards = boards_in(channel)
    assert [turn for (turn,) in stage.rows("SELECT notation FROM turns ORDER BY version")] == [
        f"K@{square}" for square in QUIET
    ]
    placed = [board.attachments[0].description.split(" placed on ")[1][:2] for board in boards[1:]]
    assert placed == QUIET
    pings = [board.pings for board in boards[1:]]
    assert pings == [*([[]] * 5), [stage.ann.user.id]]
    assert boards[1].content.startswith("-# "), (
        "what was shown for a moment tells its turn, and nothing is due"
    )
    assert stage.faults() == []


@pytest.mark.long
async def test_where_no_board_can_be_posted_both_hear_how_a_planned_turn_has_ended_the_match(stage):
    thread = await stage.begin(stage.garden)
    people = (stage.ann, stage.bob)
    for number, turn in enumerate(THREE_CATS[:-2]):
        acting = (matches.play, 1, someone(people[number % 2]), read_turn(turn))
        await stage.database.write(*acting, stage.clock.now())
    loser, winner = people[len(THREE_CATS) % 2], people[(len(THREE_CATS) - 1) % 2]
    await plan(stage, winner, THREE_CATS[-2:])
    thread.deleted = True
    await loser.use(stage.lounge, "move", turn=THREE_CATS[-2])
    for person in people:
        direct = stage.server.world.direct_channel(person.user)
        await stage.until(lambda direct=direct: direct.messages)
        assert [letter.content.startswith("🏆") for letter in direct.messages.values()] == [True]


@pytest.mark.long
async def test_the_likeliest_replies_come_first_where_hints_may_be_asked_for(stage):
    channel = await stage.begin(hints=True)
    shown = await open_plan(stage.bob, await stage.board(channel))
    assert labels_of(shown) == ["Likely replies", "Add a turn"]
    replies = labels(shown.items[0])
    assert len(replies) == 3
    shown = (await stage.bob.pick(shown, "Likely replies", replies[0])).message
    assert shown.content.endswith(f"plays {replies[0]}. What's your answer?")
    shown = (await stage.bob.click(shown, "Back")).message
    assert labels(shown.items[0]) == replies[1:]
    assert "no answer yet" in shown.content


@pytest.mark.long
@pytest.mark.both
async def test_odd_presses_plan_nothing(stage):
    channel = await stage.begin()
    board = await stage.board(channel)
    shown = await plan_turn(stage.bob, await open_plan(stage.bob, board), "c3")
    planned = await tap_square(stage.bob, shown, "d4")
    theirs = copy.copy(board)
    theirs.components = planned.components
    kept = stage.kept()
    assert (await stage.ann.click(theirs, "Plan it")).content.startswith("That part of your plan is gone.")
    assert (await stage.cleo.click(theirs, "Plan it")).content.startswith("That's someone else's match.")
    assert stage.kept() == kept
    for _ in range(2):
        await stage.bob.click(theirs, "Plan it")
    assert stage.rows("SELECT number, notation FROM planned_turns ORDER BY id") == [(1, "K@c3"), (2, "K@d4")]
    await stage.ann.use(channel, "move", turn="f6")
    assert (await stage.bob.click(theirs, "Plan it")).content.startswith("Match 1 has moved on")
    assert stage.rows("SELECT * FROM planned_turns") == []


@pytest.mark.long
async def test_against_the_bot_there_is_nothing_to_plan(stage):
    channel = await begin_against_bot(stage)
    board = await stage.board(channel)
    more = (await stage.ann.click(board, "More")).message
    assert "Plan ahead" not in labels_of(more)
    more.components[0]["components"][0] |= {"custom_id": "plan:1:1:0", "label": "Odd"}
    assert (await stage.ann.click(more, "Odd")).content.startswith("I answer at once")
