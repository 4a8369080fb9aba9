"""The review of a finished match: for its players and for those who may replay it, made once and kept."""

import asyncio
import copy
import io
import json
import re
import sys

import pytest
from PIL import Image

from bot.tasks.teacher import MADE_BY
from teaching import MOMENTS
from tests.cases import in_turn
from tests.wire.chairs import finish, finished, forget_me, resign, show_everybody
from tests.wire.games import GHOSTS, KITTENS, THREE_CATS
from tests.wire.taps import labels_of, tap_square
from tests.wire.test_editions import FOR_KITTENS, GHOST_CATS


async def play_out(stage, turns=THREE_CATS, **options):
    """A match played to its end; its last board."""
    channel = await stage.begin(**options)
    await finish(stage, channel, turns)
    return await stage.board(channel)


async def review(stage, person, message):
    return await finished(stage, await person.click(message, "Review"))


def kept(stage):
    return stage.rows("SELECT match_id, made_by, review FROM reviews ORDER BY match_id")


@pytest.mark.both
@pytest.mark.long
@pytest.mark.parametrize(
    ("turns", "options"),
    [(THREE_CATS, {}), (GHOSTS, {"edition": GHOST_CATS}), (KITTENS, {"edition": FOR_KITTENS})],
    ids=["classic", "ghost", "kittens"],
)
async def test_the_end_leads_to_a_review_in_private(stage, turns, options):
    end = await play_out(stage, turns, **options)
    shown = await review(stage, stage.ann, end)
    assert shown.ephemeral
    assert shown.content.startswith("🔎 Match 1 reviewed")
    assert len(shown.content) < 2000
    (chart,) = shown.attachments
    assert Image.open(io.BytesIO(chart.content)).size == (900, 664)
    assert chart.description.startswith(f"Chart of Ann's winning chances over {len(turns)} turns")
    ((match_id, _, text),) = kept(stage)
    made = json.loads(text)
    assert match_id == 1
    assert len(made["chances"]) == len(turns) + 1
    assert made["chances"][-1] == (100 if len(turns) % 2 else 0)
    assert 1 <= len(made["moments"]) <= MOMENTS
    for place, moment in enumerate(made["moments"], 1):
        assert f"**{place}** · Turn {moment['number']}, " in shown.content
    assert shown.content.count("Better: ") == len(made["moments"])


@pytest.mark.long
async def test_the_second_who_asks_gets_the_same_at_once(stage):
    end = await play_out(stage)
    shown = await review(stage, stage.ann, end)
    first = shown.content
    stage.bot.context.teaching.close()  # nothing is thought of any more
    theirs = await review(stage, stage.bob, end)
    assert shown.attachments[0].description.startswith("Chart of Ann's winning chances")
    assert theirs.attachments[0].description.startswith("Chart of Bob's winning chances")
    ann, bob = stage.ann.mention, stage.bob.mention
    second = theirs.content.replace(f"for {bob}, down for {ann}", f"for {ann}, down for {bob}")
    assert second != theirs.content, "whoever reads sees their own side above"
    assert (
        first
        == f"{second}\n-# Once you've both looked at it, press **Review** again, and you can show it to everyone."
    )


@pytest.mark.long
async def test_replay_offers_it_and_onlookers_may_have_it(stage):
    await play_out(stage)
    opened = await stage.cleo.use(stage.lounge, "replay", match="1")
    assert "Review" in labels_of(opened.message)
    assert (await review(stage, stage.cleo, opened.message)).content.startswith("🔎 Match 1")


@pytest.mark.long
async def test_onlookers_are_kept_out_where_a_player_keeps_off(stage):
    end = await play_out(stage)
    await stage.bob.use(stage.lounge, "settings", leaderboards=False)
    answer = await stage.cleo.click(end, "Review")
    assert "keep" in answer.content
    assert kept(stage) == []
    assert (await review(stage, stage.ann, end)).content.startswith("🔎")


async def test_a_match_that_is_running_has_none(stage):
    await stage.begin()
    await stage.ann.use(stage.lounge, "move", turn="c3")
    opened = await stage.ann.use(stage.lounge, "replay", match="1")
    assert "Review" not in labels_of(opened.message)
    record = next(item for item in opened.message.items if item.get("label") == "As a file")
    record["custom_id"] = "review:1"
    answer = await stage.ann.click(opened.message, "As a file")
    assert answer.content.startswith("That match is still on. You can review it")


@pytest.mark.long
async def test_somebody_elsewhere_learns_nothing(stage):
    await play_out(stage)
    elsewhere = (await stage.cleo.use(stage.garden, "help")).message
    button = next(item for item in elsewhere.items if item.get("custom_id"))
    button["custom_id"] = "review:1"
    answer = await stage.cleo.click(elsewhere, button["label"])
    assert answer.content.startswith("That's someone else's match")
    assert kept(stage) == []


@pytest.mark.long
async def test_pressed_twice_it_is_made_once(stage):
    end = await play_out(stage)
    answers = await asyncio.gather(*(stage.ann.click(copy.copy(end), "Review") for _ in range(3)))
    for answer in answers:
        await finished(stage, answer)
    told = [answer.message.content for answer in answers]
    assert sum(each.startswith("🔎 Match 1") for each in told) >= 1
    assert all(each.startswith(("🔎 Match 1", "I'm still working on a review")) for each in told)
    assert len(kept(stage)) == 1


@pytest.mark.long
async def test_where_the_engine_does_not_run_it_says_so_and_can_be_asked_again(stage, monkeypatch):
    end = await play_out(stage)
    with monkeypatch.context() as gone:
        gone.setitem(sys.modules, "wasmtime", None)
        assert (await review(stage, stage.ann, end)).content.startswith("I can't think right now")
    assert kept(stage) == []
    assert (await review(stage, stage.ann, end)).content.startswith("🔎 Match 1")


@pytest.mark.long
async def test_stopped_while_it_is_made_it_is_made_after_the_restart(stage):
    end = await play_out(stage)
    asyncio.get_running_loop().create_task(stage.ann.click(copy.copy(end), "Review"))
    await stage.until(lambda: stage.bot.context.teaching._making)
    await stage.restart_bot()
    assert kept(stage) == []
    assert (await review(stage, stage.ann, end)).content.startswith("🔎 Match 1")


@pytest.mark.long
async def test_a_review_of_another_engine_or_one_that_cannot_be_read_is_made_anew(stage):
    end = await play_out(stage)
    first = (await review(stage, stage.ann, end)).content
    for damage in (
        "review = 'nonsense'",
        "made_by = 'another'",
        """review = '{"chances": [], "moments": []}'""",
    ):
        stage.write(f"UPDATE reviews SET {damage}")  # noqa: S608
        assert (await review(stage, stage.ann, end)).content == first
        assert len(kept(stage)) == 1


@pytest.mark.long
async def test_a_match_given_up_has_one_and_one_without_turns_says_why_not(stage):
    await stage.begin()
    await resign(stage, stage.ann, 1)
    assert (await review(stage, stage.bob, await stage.board(stage.lounge))).content.startswith("🔎 Match 1")
    stage.write("UPDATE turns SET taken_back = true")
    stage.write("UPDATE matches SET turns = 0, position = '6/6/6/6/6/6 o 0/0 -/- classic'")
    answer = await stage.bob.click(await stage.board(stage.lounge), "Review")
    assert answer.content.startswith("Nobody took a turn in that match")


@pytest.mark.long
async def test_who_is_forgotten_is_named_nowhere_in_it(stage):
    end = await play_out(stage)
    await review(stage, stage.ann, end)
    await forget_me(stage, stage.bob)
    shown = await review(stage, stage.ann, end)
    assert "Former player" in shown.content
    assert "Bob" not in shown.content + shown.attachments[0].description + kept(stage)[0][2]


#: A review made by hand: two moments, and a turn of Bob's that raised his chance.
BY_HAND = {
    "chances": [50, 52, 38, 20, 24, 22, 20, 18, 20, 16, 15, 14, 12, 10, 8, 5, 0],
    "moments": [
        {"number": 3, "better": "K@c4", "wins_in": None, "loses_in": None},
        {"number": 5, "better": "K@d2", "wins_in": None, "loses_in": None},
    ],
}


async def reviewed(stage):
    """A finished match with a review that was made before; its last board."""
    end = await play_out(stage)
    text = json.dumps(BY_HAND)
    stage.write(f"INSERT INTO reviews VALUES (1, '{MADE_BY}', '{text}', false, false)")  # noqa: S608
    return end


@pytest.mark.long
async def test_each_moment_is_shown_and_can_be_tried_again(stage):
    shown = await review(stage, stage.ann, await reviewed(stage))
    assert f"⭐ Well played! Turn 2, {stage.bob.mention}: **Kitten on c5.** " in shown.content
    assert f"-# {stage.ann.mention} played at " in shown.content
    assert labels_of(shown) == ["Turn 3", "Turn 5"]
    shown = (await stage.ann.click(shown, "Turn 3")).message
    both = f"{stage.ann.mention} against {stage.bob.mention}"
    assert shown.content.startswith(f"**1 of 2 · Turn 3, {both}**\nPlayed: **Kitten on f3** ")
    assert "Better: " not in shown.content, "whoever wants to may find it first"
    assert len(shown.attachments) == 1, "and no picture shows it"
    assert labels_of(shown) == ["Back", "Next", "Try it", "Show the better turn", "Overview"]
    shown = (await stage.ann.click(shown, "Show the better turn")).message
    assert "\nBetter: **Kitten on c4.**" in shown.content
    played, better = (picture.description for picture in shown.attachments)
    assert played.startswith("Turn 3, as it was played. Last turn: Ann's kitten placed on f3.")
    assert better.startswith("A better choice for turn 3. With this turn: Ann's kitten placed on c4.")
    assert labels_of(shown) == ["Back", "Next", "Try it", "Overview"]
    shown = (await stage.ann.click(shown, "Next")).message
    assert "**2 of 2 · Turn 5" in shown.content
    shown = (await stage.ann.click(shown, "Back")).message
    shown = (await stage.ann.click(shown, "Try it")).message
    assert shown.content == f"**Turn 3 again, as {stage.ann.mention}.** Where does the kitten go?"
    assert shown.attachments[0].description.startswith("Last turn: Bob's kitten placed on c5.")
    shown = await tap_square(stage.ann, shown, "d4")
    assert "Your kitten on d4 would boop 1" in shown.content
    assert labels_of(shown)[-3:] == ["Boop it!", "Start over", "Back to the turn"]
    kept_before = stage.kept()
    shown = (await stage.ann.click(shown, "Boop it!")).message
    await stage.until(lambda: "I'd answer with **" in shown.content)
    assert re.search(r"Your chances would then be about \d+%; in the match, they were 20%\.", shown.content)
    assert len(shown.attachments) == 1
    assert stage.kept() == kept_before, "nothing of it is stored"
    assert labels_of(shown) == ["Try another", "Back to the turn"]
    for square, verdict in (("c4", "That's the one! ⭐\n"), ("f3", "That's the turn from the match.\n")):
        shown = (await stage.ann.click(shown, "Try another")).message
        shown = await tap_square(stage.ann, shown, square)
        shown = (await stage.ann.click(shown, "Boop it!")).message
        await stage.until(lambda shown=shown, verdict=verdict: shown.content.startswith(verdict))
    shown = (await stage.ann.click(shown, "Back to the turn")).message
    shown = (await stage.ann.click(shown, "Overview")).message
    assert shown.content.startswith("🔎 Match 1 reviewed")
    assert len(shown.attachments) == 1


@pytest.mark.long
async def test_where_boards_are_read_in_words_a_turn_that_is_tried_tells_the_bed(stage):
    shown = await review(stage, stage.ann, await reviewed(stage))
    await stage.ann.use(stage.lounge, "settings", pushes_in_words=True)
    shown = (await stage.ann.click(shown, "Turn 3")).message
    assert "picture" not in shown.content
    assert "-# The better turn is hidden: try to find it first, if you like." in shown.content.splitlines()
    shown = (await stage.ann.click(shown, "Try it")).message
    asked, bed = shown.content.splitlines()
    assert asked.endswith("Where does the kitten go?")
    assert f"{stage.bob.mention}'s kitten on c5." in bed
    assert shown.attachments[0].description == "The bed, as told above."
    shown = await tap_square(stage.ann, shown, "d4")
    assert f"-# Then on the bed: {stage.ann.mention}'s kittens on " in shown.content
    assert shown.attachments[0].description == "The turn and the bed after it, as told above."
    shown = (await stage.ann.click(shown, "Boop it!")).message
    await stage.until(lambda: "I'd answer with **" in shown.content)
    assert f"{stage.bob.mention}'s pool: " in shown.content.splitlines()[-1]
    assert shown.attachments[0].description == "The turn and the bed after it, as told above."


@pytest.mark.long
async def test_it_is_shown_to_everybody_once_both_have_seen_it(stage):
    end = await reviewed(stage)
    first = await review(stage, stage.ann, end)
    assert "Show everyone" not in labels_of(first)
    assert first.content.endswith(
        "-# Once you've both looked at it, press **Review** again, and you can show it to everyone."
    )
    made_up = copy.copy(first)
    made_up.components = [
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "Odd", "custom_id": "reviewshare:1"}]}
    ]
    refused = await stage.ann.click(made_up, "Odd")
    assert "hasn't looked at this review yet" in refused.content
    second = await review(stage, stage.bob, end)
    assert labels_of(second) == ["Turn 3", "Turn 5", "Show everyone"]
    assert "Once you've both" not in second.content
    everybody = await show_everybody(stage, stage.bob, second)
    assert not everybody.ephemeral
    assert everybody.pings == []
    assert everybody.content.startswith("🔎 Match 1 reviewed")
    assert "Better: " in second.content
    assert "Better: " not in everybody.content, "nobody's mistakes are shown around"
    assert labels_of(everybody) == ["Review", "Replay", "Film", "First steps"]
    assert (await stage.cleo.click(everybody, "Replay")).content.startswith("🎞️ Match 1: ")
    theirs = await stage.cleo.click(everybody, "Review")
    await stage.until(lambda: theirs.content.startswith("🔎 Match 1 reviewed"))


@pytest.mark.long
@in_turn(
    ("custom_id", "told"),
    [
        ("moment:1:4", "older version of me"),
        ("moment:1:4:better", "older version of me"),
        ("past:1:0", "older version of me"),
        ("past:1:99", "older version of me"),
        ("moment:2:3", "can't find that match"),
        ("pastboopit:1:3:K:e6::", "That square is taken"),
        ("pastboopit:1:3:K:::", "older version of me"),
    ],
)
async def test_a_button_that_somebody_made_up_is_refused(stage, custom_id, told):
    if not stage.row("SELECT count(*) FROM matches")[0]:
        await reviewed(stage)
    shown = await review(stage, stage.ann, await stage.board(stage.lounge))
    shown.components = [
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "Odd", "custom_id": custom_id}]}
    ]
    assert told in (await stage.ann.click(shown, "Odd")).content
