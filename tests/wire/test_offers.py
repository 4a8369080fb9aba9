"""Offers of a draw, a takeback, a pause or more time, how they are answered, and draws without an offer."""

import asyncio
from datetime import timedelta

import pytest

from sandbox.stand_in.endpoints import channels
from sandbox.world.deviations import Deviation
from tests.wire.chairs import both_move, line, notices, odd, offer, pass_time, state
from tests.wire.taps import labels_of, open_picker, tap_square


async def friendly(stage, **options):
    """Begin a friendly match, unless the options say otherwise."""
    return await stage.begin(**{"rated": False, **options})


async def play(stage, *turns):
    """Play turns, once what went before is shown: a board that is still on its way would show the turn first."""
    await stage.settle()
    for turn in turns:
        mover = stage.ann if stage.row("SELECT turns FROM matches")[0] % 2 == 0 else stage.bob
        answer = await mover.use(stage.lounge, "move", turn=turn)
        assert answer.message.attachments, answer.content
    await stage.settle()


async def withdraw(stage, person):
    """Take one's own offer back, under More."""
    more = await person.click(await stage.board(stage.lounge), "More")
    await person.click(more.message, "Withdraw offer")
    await stage.settle()


async def declined(stage, what="A draw"):
    """The line by which Bob reads that Ann has declined what he offered."""
    _, asked = await offer(stage, stage.bob, what)
    await stage.ann.click(asked, "Decline")
    await stage.settle()
    return line(stage.lounge)


def turns(stage):
    """The stored turns, each with whether it was taken back."""
    return [(row[3], bool(row[6])) for row in stage.kept()["turns"]]


@pytest.mark.both
async def test_a_draw_is_offered_and_accepted(stage):
    await friendly(stage)
    await play(stage, "c3", "d5", "a1", "f6")
    _, board = await offer(stage, stage.ann, "A draw")
    assert board.content == (
        f"{stage.bob.mention}, {stage.ann.mention} offers a draw.\n-# Match 1 · open until the next turn"
    )
    assert board.pings == [stage.bob.user.id]
    assert board.attachments == [], "an offer is a line, not another board"
    assert labels_of(board) == ["Accept", "Decline"]
    assert "your own offer" in (await stage.ann.click(board, "Accept")).content
    assert "That's someone else's match" in (await stage.cleo.click(board, "Accept")).content
    await stage.bob.click(board, "Accept")
    assert state(stage) == ("over", "agreed", None)
    end = await stage.board(stage.lounge)
    assert end.content.startswith(f"🤝 A draw: {stage.ann.mention} and {stage.bob.mention} agreed.")
    assert end.attachments[0].description.endswith("The match is over: Ann and Bob agreed on a draw.")
    assert labels_of(end) == ["Rematch", "Replay", "Film", "Highlights", "Review"]
    settled = stage.lounge.messages[board.id]
    told = f"{stage.ann.mention} offered a draw, and {stage.bob.mention} accepted."
    assert (settled.content, settled.items) == (told, [])
    assert "over" in (await stage.bob.use(stage.lounge, "offer", what="A draw", match="1")).content


@pytest.mark.long
async def test_a_declined_offer_can_be_made_again_only_after_a_turn(stage):
    await friendly(stage)
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Decline")
    await stage.settle()
    assert board.content == f"{stage.ann.mention} offered a draw, but {stage.bob.mention} declined."
    answer = line(stage.lounge)
    assert answer.content.startswith(f"{stage.ann.mention}, {stage.bob.mention} declined the draw.")
    assert (answer.pings, labels_of(answer)) == ([stage.ann.user.id], ["Boop!"])
    refused, _ = await offer(stage, stage.ann, "A draw")
    assert "You can ask again after the next turn." in refused.content
    _, board = await offer(stage, stage.bob, "A draw")
    assert "offers a draw" in board.content, "the other may offer the same"
    await withdraw(stage, stage.bob)
    assert (board.content, board.items) == (f"{stage.bob.mention} offered a draw, then withdrew it.", [])
    await play(stage, "c3")
    _, board = await offer(stage, stage.ann, "A draw")
    assert "offers a draw" in board.content


@pytest.mark.long
async def test_a_turn_is_taken_from_the_line_that_has_buried_its_board(stage):
    await friendly(stage)
    told = await declined(stage)
    preview = await tap_square(stage.ann, await open_picker(stage.ann, told), "c3")
    await stage.ann.click(preview, "Boop it!")
    await stage.settle()
    assert turns(stage) == [("K@c3", False)]
    # What has happened stays, and nothing is left that would still ask for the turn.
    assert told.content == f"{stage.bob.mention}, {stage.ann.mention} declined the draw."
    assert told.items == []


@pytest.mark.long
@pytest.mark.both
async def test_a_line_that_asks_for_the_turn_is_retired_by_the_next_one(stage):
    await friendly(stage)
    first = await declined(stage)
    assert first.content.splitlines()[1].startswith(f"-# It's {stage.ann.mention}'s turn. Match 1 · ")
    second = await declined(stage, "A pause: the clock stops")
    assert (first.items, labels_of(second)) == ([], ["Boop!"])
    await stage.restart_bot()
    await play(stage, "c3")
    await stage.settle()
    assert (len(second.content.splitlines()), second.items) == (1, [])


async def test_an_offer_dies_when_a_turn_is_played(stage):
    await friendly(stage)
    _, board = await offer(stage, stage.bob, "A draw")
    await play(stage, "c3")
    assert (board.content, board.items) == (
        f"{stage.bob.mention} offered a draw, but a turn was played instead.",
        [],
    )
    assert labels_of(await stage.board(stage.lounge)) == ["Boop!", "More"]


@pytest.mark.long
async def test_no_turn_waits_for_the_line_of_an_old_offer(stage, monkeypatch):
    monkeypatch.setattr(channels, "_A_LONG_TIME", 0.5)
    await friendly(stage)
    _, old = await offer(stage, stage.bob, "A draw")
    stage.clock.moved += timedelta(hours=2)
    stage.server.world.deviations.add(Deviation.OLD_EDITS_REFUSED)
    answer = await stage.ann.use(stage.lounge, "move", turn="c3")
    assert answer.message.attachments
    await stage.until(lambda: 30046 in [refusal.code for refusal in stage.server.refused])
    assert "offers a draw" in old.content
    stage.server.world.deviations.clear()
    await stage.settle()
    assert old.content == f"{stage.bob.mention} offered a draw, but a turn was played instead."


@pytest.mark.long
async def test_accepting_and_withdrawing_at_the_same_moment_does_one_of_them(stage):
    await friendly(stage)
    for _ in range(5):
        _, board = await offer(stage, stage.ann, "A draw")
        if "offers a draw" not in board.content:
            break
        more = await stage.ann.click(await stage.board(stage.lounge), "More")
        accepted, withdrawn = await asyncio.gather(
            stage.bob.click(board, "Accept"), stage.ann.click(more.message, "Withdraw offer")
        )
        late = [
            answer
            for answer in (accepted, withdrawn)
            if "That offer isn't open any more" in answer.content or "called off" in answer.content
        ]
        assert len(late) == 1, "a private menu of a match that is over becomes its result"
        await stage.settle()
        if state(stage)[0] == "over":
            break


@pytest.mark.long
async def test_under_more_it_is_told_whether_an_answer_is_to_come(stage):
    await friendly(stage)
    await play(stage, "c3")
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    await stage.ann.click(more.message, "Take my turn back")
    assert stage.lounge.messages[more.message.id].content == "Done."
    await play(stage, "c3", "d4")
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    await stage.ann.click(more.message, "Offer a draw")
    assert stage.lounge.messages[more.message.id].content == (
        f"I've offered <@{stage.bob.user.id}> a draw in match 1. I'll let you know what they say. "
        "It stands until the next turn; to withdraw it, press **More**."
    )


@pytest.mark.long
async def test_ones_last_turn_is_taken_back_freely_until_the_answer(stage):
    await friendly(stage)
    await play(stage, "c3", "d4")
    more = await stage.bob.click(await stage.board(stage.lounge), "More")
    assert "Take my turn back" in labels_of(more.message)
    await stage.bob.click(more.message, "Take my turn back")
    board = await stage.board(stage.lounge)
    assert board.content.startswith(
        f"{stage.ann.mention}, turn 2 was taken back.\nIt's {stage.bob.mention}'s turn again."
    )
    assert turns(stage) == [("K@c3", False), ("K@d4", True)]
    await play(stage, "e5")
    assert turns(stage) == [("K@c3", False), ("K@d4", True), ("K@e5", False)]
    assert stage.row("SELECT turns FROM matches") == (2,)


@pytest.mark.long
async def test_after_the_answer_it_takes_consent_and_both_turns_go(stage):
    await friendly(stage)
    await play(stage, "c3", "d4")
    picker = await open_picker(stage.ann, await stage.board(stage.lounge))
    preview = await tap_square(stage.ann, picker, "a1")
    _, board = await offer(stage, stage.ann, "Take my last turn back")
    assert board.content.startswith(
        f"{stage.bob.mention}, {stage.ann.mention} asks to take back turns 1 and 2"
        " (kitten on c3, your kitten on d4)."
    )
    await stage.bob.click(board, "Accept")
    board = await stage.board(stage.lounge)
    assert board.content.startswith(
        f"{stage.ann.mention}, turns 1 and 2 were taken back.\nIt's your turn again."
    )
    assert (
        "The bed is empty: six by six squares, columns a to f from the left, rows 1 to 6 from the bottom."
        in board.attachments[0].description
    )
    assert turns(stage) == [("K@c3", True), ("K@d4", True)]
    stale = await stage.ann.click(preview, "Boop it!")
    assert "has moved on" in stale.content
    assert stage.row("SELECT turns FROM matches") == (0,)


@pytest.mark.long
async def test_in_a_rated_match_even_the_last_turn_takes_consent(stage):
    await friendly(stage, rated=True)
    await play(stage, "c3")
    _, board = await offer(stage, stage.ann, "Take my last turn back")
    assert "asks to take back turn 1 (kitten on c3)." in board.content
    assert turns(stage) == [("K@c3", False)]


@pytest.mark.long
async def test_there_is_nothing_to_take_back_before_a_turn(stage):
    await friendly(stage)
    for person in (stage.ann, stage.bob):
        refused, _ = await offer(stage, person, "Take my last turn back")
        assert "no turn to take back" in refused.content


@pytest.mark.long
async def test_a_pause_stops_the_clock_and_either_lets_it_go_on(stage):
    channel = await friendly(stage)
    await pass_time(stage, timedelta(days=1))
    _, board = await offer(stage, stage.bob, "A pause: the clock stops")
    await stage.ann.click(board, "Accept")
    await stage.settle()
    paused = line(channel)
    assert paused.content.startswith(
        f"{stage.bob.mention}, {stage.ann.mention} agreed: the clock is stopped until the next turn is played."
    )
    assert labels_of(paused) == ["Start the clock", "Boop!"]
    picker = await stage.ann.click(paused, "Boop!")
    assert "The match is paused: your turn starts the clock again." in picker.content
    assert "paused" in (await stage.ann.use(channel, "games")).content
    await pass_time(stage, timedelta(days=20))
    assert notices(channel) == []
    assert "That's someone else's match" in (await stage.cleo.click(paused, "Start the clock")).content
    await stage.ann.click(paused, "Start the clock")
    await stage.settle()
    assert paused.items == []
    assert line(channel).content.startswith(
        f"{stage.bob.mention}, {stage.ann.mention} started the clock.\n-# It's"
    )
    left = stage.row("SELECT deadline FROM matches")[0]
    assert left.startswith((stage.clock.now() + timedelta(days=2)).strftime("%Y-%m-%d"))
    await pass_time(stage, timedelta(days=1.5))
    assert len(notices(channel)) == 1


@pytest.mark.long
@pytest.mark.both
async def test_whoever_answers_their_own_offer_may_withdraw_it_there(stage):
    await stage.begin()
    await play(stage, "c3")
    _, asked = await offer(stage, stage.ann, "A draw")
    refused = await stage.ann.click(asked, "Accept")
    assert "That's your own offer" in refused.content
    assert labels_of(refused.message) == ["Withdraw offer"]
    await stage.ann.click(refused.message, "Withdraw offer")
    assert stage.row("SELECT offer FROM matches") == (None,)


@pytest.mark.long
async def test_a_turn_ends_a_pause(stage):
    channel = await friendly(stage)
    _, board = await offer(stage, stage.bob, "A pause: the clock stops")
    await stage.ann.click(board, "Accept")
    await stage.settle()  # else what she accepted is shown together with her turn
    await play(stage, "c3")
    assert "due <t:" in (await stage.board(channel)).content


@pytest.mark.both
async def test_more_time_is_asked_for_by_the_one_whose_clock_runs(stage):
    await friendly(stage)
    refused, _ = await offer(stage, stage.bob, "More time for this turn: one turn's worth")
    assert "clock is running" in refused.content
    _, board = await offer(stage, stage.ann, "More time for this turn: one turn's worth")
    assert f"{stage.ann.mention} asks for 3 days more for this turn." in board.content
    await stage.bob.click(board, "Accept")
    await stage.settle()
    assert f"{stage.bob.mention} gave you 3 days more." in line(stage.lounge).content
    deadline = stage.row("SELECT deadline FROM matches")[0]
    assert deadline.startswith((stage.clock.now() + timedelta(days=6)).strftime("%Y-%m-%d"))


@pytest.mark.parametrize("what", ["A pause: the clock stops", "More time for this turn: one turn's worth"])
async def test_without_a_clock_there_is_nothing_to_stop_or_give(stage, what):
    await friendly(stage, pace="No clock")
    refused, _ = await offer(stage, stage.ann, what)
    assert "This match has no clock" in refused.content


@pytest.mark.long
async def test_only_one_thing_is_offered_at_a_time(stage):
    await friendly(stage)
    await offer(stage, stage.ann, "A draw")
    refused, _ = await offer(stage, stage.bob, "A pause: the clock stops")
    assert "'s draw offer is still open." in refused.content
    more = await stage.bob.click(await stage.board(stage.lounge), "More")
    assert labels_of(more.message)[:2] == ["Accept the draw", "Decline the draw"]
    assert not any(label.startswith(("Ask", "Offer")) for label in labels_of(more.message))
    assert labels_of(refused.message) == ["Accept the draw", "Decline the draw"]
    await stage.bob.click(refused.message, "Accept the draw")
    assert state(stage)[0] == "over"


@pytest.mark.both
async def test_a_new_offer_takes_the_place_of_ones_own_and_its_old_buttons_say_so(stage):
    await friendly(stage)
    _, old = await offer(stage, stage.ann, "A draw")
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    assert "Offer a draw" not in labels_of(more.message)
    await stage.ann.click(more.message, "Ask for a pause")
    await stage.settle()
    told = stage.lounge.messages[more.message.id].content
    assert told.startswith(f"I've asked <@{stage.bob.user.id}> for a pause in match 1. The clock stops only")
    assert told.endswith(
        " Your draw offer is withdrawn. I'll let you know what they say. It stands until the next turn; to withdraw it, press **More**."
    )
    assert (old.content, old.items) == (f"{stage.ann.mention} offered a draw, then withdrew it.", [])
    new = line(stage.lounge)
    assert (new.pings, labels_of(new)) == ([stage.bob.user.id], ["Accept", "Decline"])
    before = stage.kept()
    late = await stage.bob.click(odd(old, "agree:1:2"), "Odd")
    assert late.content == (
        f"That offer isn't open any more. {stage.ann.mention}'s request for a pause has taken its place."
    )
    assert labels_of(late.message) == ["Accept the pause", "Decline the pause"]
    assert stage.kept() == before
    await stage.bob.click(new, "Accept")
    assert stage.row("SELECT hold, offer FROM matches") == ("paused", None)


@pytest.mark.long
async def test_the_third_time_a_position_stands_is_a_draw(stage):
    await friendly(stage)
    await play(stage, "b1", "a2", "b1", "a2")
    assert state(stage)[0] == "running"
    await play(stage, "b1")
    assert state(stage) == ("over", "repetition", None)
    board = await stage.board(stage.lounge)
    assert board.content.startswith("🤝 A draw: the same position three times.")


@pytest.mark.long
async def test_turns_taken_back_are_forgotten_in_the_count(stage):
    await friendly(stage)
    await play(stage, "b1", "a2", "b1")
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    await play(stage, "b1", "a2")
    assert state(stage)[0] == "running"
    await play(stage, "b1")
    assert state(stage) == ("over", "repetition", None)


@pytest.mark.long
@pytest.mark.both
async def test_after_three_hundred_turns_it_is_a_draw(stage):
    await friendly(stage)
    await play(stage, "c3")
    stage.write("UPDATE matches SET turns = 299")
    stage.write("UPDATE turns SET number = 299")
    await stage.bob.use(stage.lounge, "move", turn="a6")
    assert state(stage) == ("over", "turn-limit", None)
    assert "A draw after 300 turns" in (await stage.board(stage.lounge)).content


@pytest.mark.long
@pytest.mark.both
async def test_what_was_declined_stays_declined_after_a_takeback(stage):
    await stage.begin(rated=False)
    await play(stage, "c3")
    _, board = await offer(stage, stage.ann, "A draw")
    await stage.bob.click(board, "Decline")
    await stage.ann.use(stage.lounge, "offer", what="Take my last turn back")
    refused, _ = await offer(stage, stage.ann, "A draw")
    assert "after the next turn" in refused.content


@pytest.mark.long
async def test_an_offer_withdrawn_is_not_made_again_at_once(stage):
    await stage.begin()
    await offer(stage, stage.ann, "A draw")
    await withdraw(stage, stage.ann)
    refused, _ = await offer(stage, stage.ann, "A draw")
    assert "after the next turn" in refused.content


@pytest.mark.both
async def test_a_draw_before_both_have_moved_counts_for_nobody(stage):
    await stage.begin(rated=True)
    _, board = await offer(stage, stage.ann, "A draw")
    assert board.content.endswith(
        "\n-# You haven't both taken two turns yet: a draw now would end the match as if it hadn't been played."
    )
    await stage.bob.click(board, "Accept")
    assert state(stage) == ("over", "called-off", None)
    assert stage.row("SELECT count(*) FROM standings") == (0,)
    await stage.settle()
    told = (await stage.board(stage.lounge)).content.splitlines()
    assert told[0] == (
        f"{stage.ann.mention} and {stage.bob.mention}, you've agreed on a draw, but hadn't both taken two turns yet."
    )
    assert told[1] == "It's over, and it doesn't count."
    assert board.content == f"{stage.ann.mention} offered a draw, and {stage.bob.mention} accepted."


@pytest.mark.long
async def test_an_offer_outlasts_the_end_of_a_pause_and_is_told(stage):
    await stage.begin()
    await both_move(stage, stage.lounge)
    _, board = await offer(stage, stage.bob, "A pause: the clock stops")
    await stage.ann.click(board, "Accept")
    await stage.settle()
    paused = line(stage.lounge)
    _, offered = await offer(stage, stage.bob, "A draw")
    await stage.ann.click(paused, "Start the clock")
    await stage.settle()
    assert labels_of(offered) == ["Accept", "Decline", "Boop!"], "its line still stands"
    await stage.ann.click(offered, "Accept")
    assert state(stage) == ("over", "agreed", None)


@pytest.mark.long
async def test_an_answered_offer_can_not_be_taken_back_and_its_note_says_so(stage):
    await stage.begin()
    _, asked = await offer(stage, stage.ann, "A pause: the clock stops")
    more = await stage.ann.click(await stage.board(stage.lounge), "More")
    await stage.bob.click(asked, "Accept")
    await stage.settle()
    before = stage.kept()
    answer = await stage.ann.click(more.message, "Withdraw offer")
    assert answer.content.startswith("That offer isn't open any more.")
    assert not (answer.message and answer.message.attachments)
    assert stage.kept() == before
