"""First steps: a lesson in private, done by the picker of the matches."""

import asyncio
import copy

import pytest

from tests.cases import in_turn
from tests.wire.chairs import finish, odd
from tests.wire.taps import labels_of, tap_square


def alone(stage, person):
    """Somebody's direct conversation with the bot."""
    return stage.server.world.direct_channel(person.user)


async def begin(stage, edition="classic", channel=None):
    """Ann begins a lesson from the help; its message."""
    helped = await stage.ann.use(channel or stage.lounge, "help", edition=edition)
    return (await stage.ann.click(helped.message, "First steps")).message


async def take(person, lesson, square, *buttons):
    """Press buttons, pick a square and press Boop it!; the lesson as it is then."""
    for button in buttons:
        lesson = (await person.click(lesson, button)).message
    lesson = await tap_square(person, lesson, square)
    return (await person.click(lesson, "Boop it!")).message


def task(lesson):
    """What a lesson asks for just now: the first line, in bold."""
    return lesson.content.splitlines()[0].strip("*")


async def at_step(stage, number):
    """Ann's lesson at one of the three steps of the classic edition."""
    lesson = await begin(stage)
    for square in ("b4", "e3")[: number - 1]:
        lesson = (await stage.ann.click(await take(stage.ann, lesson, square), "Next")).message
    return lesson


@pytest.mark.long
async def test_whoever_is_challenged_learns_in_private_from_the_first_boop_to_a_win(stage):
    card = (await stage.ann.use(stage.garden, "challenge", member=stage.bob)).message
    await stage.settle()
    kept, before = stage.kept(), card.content
    begun = await stage.bob.click(card, "First steps")
    assert begun.ephemeral
    assert card.content == before
    lesson = begun.message
    assert task(lesson) == "1 of 3 · Boop one off the bed"
    [bed] = lesson.attachments
    assert "Tuxedo's kittens on d2, a4." in bed.description
    assert labels_of(lesson) == ["Columns a to c", "Columns d to f", "How to play"]

    lesson = await tap_square(stage.bob, lesson, "b4")
    assert "Your kitten on b4 would boop 1 off the bed." in lesson.content
    assert "Not played yet: press **Boop it!**" in lesson.content
    assert lesson.attachments[0].description.startswith("With this turn: Marmalade's kitten placed on b4.")
    assert labels_of(lesson)[2:] == ["Boop it!", "Start over"]
    lesson = (await stage.bob.click(lesson, "Boop it!")).message
    assert "Off it goes, back to the others beside the bed: that's tuxedo's **pool**!" in lesson.content
    assert "Tuxedo's kitten booped off the bed from a4." in lesson.attachments[0].description
    assert labels_of(lesson) == ["Next"]

    lesson = (await stage.bob.click(lesson, "Next")).message
    assert task(lesson) == "2 of 3 · Let three grow up"
    lesson = await take(stage.bob, lesson, "e3")
    assert "Meow! All three are back in your pool, as cats." in lesson.content
    lesson = (await stage.bob.click(lesson, "Next")).message
    assert task(lesson) == "3 of 3 · Win with three cats"
    lesson = (await stage.bob.click(lesson, "Use a cat")).message
    assert lesson.content.endswith("A cat it is: pick its square.")
    lesson = await take(stage.bob, lesson, "d6")
    assert "🏆 You win!" in lesson.content
    assert lesson.attachments[0].description.endswith("The match is over.")
    assert f"You're ready! Press **Accept** to take {stage.ann.mention}'s challenge" in lesson.content
    gentle = ["Accept, with hints", "Accept", "Play me", "Learn ghost boop", "Learn kitten boop", "Rules"]
    assert labels_of(lesson) == gentle, "nobody begins with a rated match unasked"
    assert stage.kept() == kept, "nothing of it is stored"
    assert lesson not in stage.ann.sees(stage.garden)
    accepted = (await stage.bob.click(lesson, "Accept")).message
    await stage.settle()
    assert len(stage.kept()["matches"]) == 1
    assert card.thread, "the match has its thread below the challenge, although that was accepted elsewhere"
    assert card.content == accepted.content
    assert f"match 1 is in <#{card.thread.id}>" in card.content
    assert labels_of(card) == labels_of(accepted) == []
    assert (await stage.board(card.thread)).pings == [stage.ann.user.id, stage.bob.user.id]


@pytest.mark.long
async def test_a_lesson_leads_back_only_whom_the_challenge_waits_for(stage):
    card = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob, edition="kittens")).message
    for person, press, ends in (
        (stage.cleo, None, ["Play me", "Rules"]),
        (stage.ann, None, ["Play me", "Rules"]),
        (stage.bob, None, ["Accept", "Play me", "Rules"]),
        (stage.bob, "Decline", ["Play me", "Rules"]),
    ):
        lesson = (await person.click(card, "First steps")).message
        lesson = (await person.click(await take(person, lesson, "b4"), "Next")).message
        if press:
            await person.click(card, press)
        lesson = await take(person, lesson, "e3")
        assert labels_of(lesson) == ends


async def test_beside_a_challenge_that_waits_the_end_of_a_lesson_names_no_other_match(stage):
    await stage.begin(stage.garden)
    asked = {"member": stage.bob, "edition": "kittens", "first": "I start"}
    card = (await stage.ann.use(stage.lounge, "challenge", **asked)).message
    lesson = (await stage.bob.click(card, "First steps")).message
    lesson = (await stage.bob.click(await take(stage.bob, lesson, "b4"), "Next")).message
    lesson = await take(stage.bob, lesson, "e3")
    assert f"Press **Accept** to take {stage.ann.mention}'s challenge" in lesson.content
    assert "Match 1" not in lesson.content
    assert labels_of(lesson) == ["Accept", "Play me", "Rules"]


@pytest.mark.long
async def test_a_challenge_that_is_over_meanwhile_is_refused_at_the_end_of_a_lesson_too(stage):
    card = (await stage.ann.use(stage.lounge, "challenge", edition="kittens")).message
    lesson = (await stage.bob.click(card, "First steps")).message
    lesson = (await stage.bob.click(await take(stage.bob, lesson, "b4"), "Next")).message
    lesson = await take(stage.bob, lesson, "e3")
    assert "Press **I'll play** to take" in lesson.content
    await stage.cleo.click(card, "I'll play")
    await stage.settle()
    late = await stage.bob.click(lesson, "I'll play")
    assert "That challenge has already been answered." in late.content
    assert stage.rows("SELECT count(*) FROM matches") == [(1,)]


@pytest.mark.long
async def test_a_lesson_whose_challenge_was_accepted_meanwhile_leads_to_the_match(stage):
    card = (await stage.ann.use(stage.lounge, "challenge", edition="kittens", first="I start")).message
    lessons = {}
    for person in (stage.ann, stage.bob, stage.cleo):
        lesson = (await person.click(card, "First steps")).message
        lessons[person] = (await person.click(await take(person, lesson, "b4"), "Next")).message
    await stage.bob.click(card, "I'll play")
    board = await stage.board(stage.lounge)
    for person, told in (
        (
            stage.ann,
            f"You're ready! Match 1 (kitten boop) against {stage.bob.mention} is on, and it's your turn.",
        ),
        (
            stage.bob,
            f"You're ready! Match 1 (kitten boop) against {stage.ann.mention} is on: it's their turn",
        ),
    ):
        lesson = await take(person, lessons[person], "e3")
        assert told in lesson.content
        assert labels_of(lesson) == ["Go to the board", "Play me", "Rules"]
        assert lesson.items[0]["url"].endswith(f"/{board.id}")
    lesson = await take(stage.cleo, lessons[stage.cleo], "e3")
    assert f"{stage.ann.mention}'s challenge isn't open any more." in lesson.content
    assert labels_of(lesson) == ["Play me", "Rules"]


@pytest.mark.long
async def test_at_the_end_the_lowest_level_is_offered_whatever_was_played_before(stage):
    helped = await stage.ann.use(alone(stage, stage.ann), "help")
    asked = (await stage.ann.click(helped.message, "Play me")).message
    assert "Right now I'd play as **Playful kitten**." in asked.content
    lesson = await begin(stage, channel=alone(stage, stage.ann))
    for square, *buttons in (("b3",), ("b3", "Next"), ("a3", "Next", "Use a cat")):
        lesson = await take(stage.ann, lesson, square, *buttons)
    assert "</challenge:" in lesson.content
    asked = await stage.ann.click(lesson, "Play me")
    assert asked.ephemeral
    assert "My level: **Sleepy kitten**" in asked.content
    assert "-# At this level I'll warn you before you play a turn that lets me win." in asked.content
    await stage.ann.click(asked.message, "Start")
    await stage.settle()
    assert stage.row("SELECT level, edition FROM matches") == (11, "classic")
    rules = await stage.ann.click(lesson, "Rules")
    assert rules.content.startswith("**Boop** · page 1 of ")


@pytest.mark.long
@in_turn(
    ("number", "square", "buttons", "told"),
    [
        (
            1,
            "f6",
            [],
            "Nobody is beside f6, so nobody moved. Land right beside the tuxedo kitten at the edge",
        ),
        (1, "e3", [], "Boop! But a push is only one square, and there was room."),
        (1, "c5", [], "Boop! But a push is only one square"),
        (2, "a1", [], "A kitten on a1 makes no line of three. Go to the end of your two, e3 for example."),
        (2, "b2", [], "Boop! That pushed your own."),
        (3, "d6", [], "A line, but one of the three is a kitten: it grows up, and nobody wins yet."),
        (3, "a1", [], "That was a kitten, and it takes three cats. Press **Use a cat**"),
        (3, "a1", ["Use a cat"], "A cat on a1 makes no line of three."),
        (3, "b5", ["Use a cat"], "Boop! That pushed your own."),
    ],
)
async def test_a_turn_that_is_not_the_task_is_told_kindly_and_the_step_stays(
    stage, number, square, buttons, told
):
    lesson = await at_step(stage, number)
    asked, bed = task(lesson), lesson.attachments[0]
    lesson = await take(stage.ann, lesson, square, *buttons)
    title, happened, again = lesson.content.splitlines()
    assert title.strip("*") == asked
    assert happened.startswith(told)
    assert again == "-# Everything's back where it was: try again."
    assert lesson.attachments[0].content == bed.content
    assert lesson.attachments[0].description == bed.description
    assert labels_of(lesson)[:2] == ["Columns a to c", "Columns d to f"]
    right = {1: "b4", 2: "e3", 3: "d6"}[number]
    change = ["Use a cat"] if "Use a cat" in labels_of(lesson) else []
    assert "as it was" not in (await take(stage.ann, lesson, right, *change)).content


@pytest.mark.long
async def test_the_kind_that_was_chosen_stays_chosen_after_a_miss(stage):
    lesson = await take(stage.ann, await at_step(stage, 3), "a1", "Use a cat")
    assert labels_of(lesson)[2:] == ["Use a kitten"]
    assert "🏆" in (await take(stage.ann, lesson, "d6")).content


async def test_start_over_leads_back_to_the_task(stage):
    lesson = await begin(stage)
    before = lesson.content
    lesson = await tap_square(stage.ann, lesson, "b4")
    lesson = (await stage.ann.click(lesson, "Start over")).message
    assert lesson.content == before
    assert labels_of(lesson) == ["Columns a to c", "Columns d to f", "How to play", "Second lesson"]


@pytest.mark.long
async def test_who_knows_the_classic_game_goes_straight_to_the_ghosts(stage):
    card = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob, edition="ghost")).message
    lesson = (await stage.bob.click(card, "First steps")).message
    assert task(lesson).startswith("1 of 5")
    lesson = (await stage.bob.click(lesson, "Straight to the ghosts")).message
    assert task(lesson) == "4 of 5 · Let your ghost in"
    assert "Straight to the ghosts" not in labels_of(lesson)


@pytest.mark.long
async def test_a_ghost_comes_in_and_says_booo(stage):
    lesson = await begin(stage, "ghost")
    assert task(lesson) == "1 of 5 · Boop one off the bed"
    for square, *buttons in (("b4",), ("e3", "Next"), ("d6", "Next", "Use a cat")):
        lesson = await take(stage.ann, lesson, square, *buttons)
    assert "🏆" in lesson.content
    lesson = (await stage.ann.click(lesson, "Next")).message
    assert task(lesson) == "4 of 5 · Let your ghost in"
    kept_out = await take(stage.ann, lesson, "e2")
    assert "Your ghost stayed beside the bed. That's allowed," in kept_out.content
    lesson = await tap_square(stage.ann, kept_out, "e2")
    lesson = (await stage.ann.pick(lesson, "Your ghost", "a34")).message
    assert "Your ghost comes in between a3 and a4." in lesson.content
    lesson = (await stage.ann.click(lesson, "Boop it!")).message
    assert "There it is!" in lesson.content
    lesson = (await stage.ann.click(lesson, "Next")).message
    missed = await take(stage.ann, lesson, "b3")
    assert "nobody had to jump. Stay away from them, on a5 for example." in missed.content
    lesson = await take(stage.ann, missed, "a5")
    assert "BOOO! The kitten had another right behind it, so it jumped over." in lesson.content
    assert "jumps from c2 over d2 to e2" in lesson.attachments[0].description
    assert labels_of(lesson) == ["Play me", "Rules"]
    assert "at ghost boop" in (await stage.ann.click(lesson, "Play me")).content


async def test_kittens_alone_are_taught_without_cats(stage):
    lesson = await begin(stage, "kittens")
    assert task(lesson) == "1 of 2 · Boop one off the bed"
    lesson = await take(stage.ann, lesson, "b5")
    lesson = (await stage.ann.click(lesson, "Next")).message
    assert task(lesson) == "2 of 2 · Win with three kittens"
    lesson = await take(stage.ann, await take(stage.ann, lesson, "d5"), "b3")
    assert "🏆 You win!" in lesson.content
    assert "cat" not in lesson.content


@pytest.mark.parametrize(
    ("button", "asked"),
    [
        ("Learn ghost boop", "4 of 5 · Let your ghost in"),
        ("Learn kitten boop", "2 of 2 · Win with three kittens"),
    ],
)
async def test_from_the_end_what_is_new_in_another_edition_is_a_step_away(stage, button, asked):
    lesson = await take(stage.ann, await at_step(stage, 3), "d6", "Use a cat")
    assert task((await stage.ann.click(lesson, button)).message) == asked


@pytest.mark.long
async def test_a_lesson_goes_on_after_a_restart(stage):
    lesson = await tap_square(stage.ann, await begin(stage), "b4")
    await stage.restart_bot()
    lesson = (await stage.ann.click(lesson, "Boop it!")).message
    assert "Off it goes" in lesson.content
    await stage.restart_bot()
    assert task((await stage.ann.click(lesson, "Next")).message) == "2 of 3 · Let three grow up"


async def test_a_press_on_somebody_elses_lesson_is_refused_and_changes_nothing(stage):
    lesson = await tap_square(stage.ann, await begin(stage), "b4")
    told = lesson.content
    for button in ("Boop it!", "Start over"):
        answer = await stage.bob.click(copy.copy(lesson), button)
        assert answer.ephemeral
        assert answer.content.startswith("That's someone else's lesson. **First steps** under ")
    answer = await stage.bob.pick(copy.copy(lesson), lesson.items[0]["custom_id"], "a1")
    assert answer.content.startswith("That's someone else's lesson.")
    done = (await stage.ann.click(lesson, "Boop it!")).message
    assert (await stage.bob.click(copy.copy(done), "Next")).content.startswith("That's someone else's")
    assert told != done.content


@pytest.mark.long
@in_turn(
    ("custom_id", "told"),
    [
        ("lesson:{ann}:classic:3", "That button is from an older version of me."),
        ("lesson:{ann}:chess:0", "That button is from an older version of me."),
        ("lesson:{ann}:classic:-1", "That button is from an older version of me."),
        ("lesson:{ann}:classic:x", "That button is from an older version of me."),
        ("lesson:Ann:classic:0", "That button is from an older version of me."),
        ("lesson:{bob}:classic:0", "That's someone else's lesson."),
        ("learn:chess", "That button is from an older version of me."),
        ("tryit:{ann}:classic:0::::", "That button is from an older version of me."),
        ("tryit:{ann}:classic:0:Z:b4::", "That button is from an older version of me."),
        ("tryit:{ann}:classic:0:K:z9::", "That button is from an older version of me."),
        ("tryit:{ann}:classic:0:K:d5::", "That square is taken. Nothing has changed, so try another turn."),
        ("tryit:{ann}:classic:0:C:b4::", "You have no cat in your pool."),
        ("tryit:{ann}:classic:0:K:b4:bc1:", "There are no ghosts in this edition."),
        ("tryit:{ann}:classic:0:K:b4::a1b1c1", "Nothing grows up or goes back to the pool with that turn."),
        ("tryit:{ann}:kittens:0:C:b4::", "There are no cats in this edition."),
        ("tryit:{ann}:ghost:4:K:a5:bc1:", "Your ghost was on the bed when your turn started"),
        ("playme:classic:7", "I don't know that level."),
        ("playme:classic:21", "I don't know that level."),
    ],
)
async def test_a_custom_id_that_somebody_made_up_is_refused(stage, custom_id, told):
    lesson = await begin(stage)
    made = custom_id.format(ann=stage.ann.user.id, bob=stage.bob.user.id)
    answer = await stage.ann.click(odd(lesson, made), "Odd")
    assert answer.ephemeral
    assert answer.content.startswith(told)
    assert stage.kept()["players"] == []


async def test_a_pick_of_what_is_not_there_asks_again(stage):
    lesson = await begin(stage)
    made = odd(lesson, f"trykind:{stage.ann.user.id}:classic:0:K:b4::")
    answer = await stage.ann.click(made, "Odd")
    assert task(answer.message) == "1 of 3 · Boop one off the bed"
    assert labels_of(answer.message)[:2] == ["Columns a to c", "Columns d to f"]


async def test_two_presses_at_once_are_both_answered(stage):
    lesson = await tap_square(stage.ann, await begin(stage), "b4")
    answers = await asyncio.gather(*(stage.ann.click(copy.copy(lesson), "Boop it!") for _ in range(2)))
    assert all("Off it goes" in answer.content for answer in answers)


async def test_where_the_bot_is_a_guest_the_lesson_is_given_by_answers_alone(stage):
    place = stage.server.world.direct_channel(stage.ann.user, stage.bob.user)
    lesson = await begin(stage, channel=place)
    for square, *buttons in (("b4",), ("e3", "Next"), ("d6", "Next", "Use a cat")):
        lesson = await take(stage.ann, lesson, square, *buttons)
    assert "🏆" in lesson.content
    assert [served for served in stage.server.served if f"/channels/{place.id}" in served.path] == []
    refused = await stage.ann.click(lesson, "Play me")
    assert refused.content.startswith("I'm only visiting here")


async def to_the_end(stage, card):
    """Bob's lesson of the younger edition, to its end."""
    lesson = (await stage.bob.click(card, "First steps")).message
    lesson = (await stage.bob.click(await take(stage.bob, lesson, "b4"), "Next")).message
    return await take(stage.bob, lesson, "e3")


@pytest.mark.long
@pytest.mark.both
async def test_a_first_match_can_be_made_friendly_with_hints_by_whoever_accepts_it(stage):
    terms = {"member": stage.bob, "edition": "kittens", "first": "They start"}
    card = (await stage.ann.use(stage.lounge, "challenge", rated=True, **terms)).message
    lesson = await to_the_end(stage, card)
    assert "Your first match? **Accept, with hints** makes it friendly" in lesson.content
    refused = await stage.cleo.click(odd(card, "acceptgently:1"), "Odd")
    assert refused.ephemeral
    await stage.bob.click(lesson, "Accept, with hints")
    await stage.settle()
    assert stage.row("SELECT rated, hints FROM matches") == (False, True)
    told = f"-# It's {stage.bob.mention}'s first match, so it's friendly, with hints for both."
    assert told in card.content, "the challenger reads it, too"
    board = await stage.board(stage.lounge)
    assert "Hint" in labels_of((await stage.bob.click(board, "Boop!")).message)


@pytest.mark.long
async def test_a_challenge_to_somebody_who_has_never_played_offers_that_at_once(stage):
    card = (await stage.ann.use(stage.lounge, "challenge", member=stage.bob)).message
    for stranger in (stage.ann, stage.cleo):
        assert (await stranger.click(card, "Accept, with hints")).ephemeral
    assert stage.row("SELECT count(*) FROM matches") == (0,)
    await stage.bob.click(card, "Accept, with hints")
    await stage.settle()
    assert stage.row("SELECT rated, hints FROM matches") == (False, True)
    assert f"It's {stage.bob.mention}'s first match, so it's friendly" in card.content


@pytest.mark.long
async def test_who_has_finished_a_match_accepts_as_it_was_asked(stage):
    channel = await stage.begin()
    await finish(stage, channel)
    terms = {"member": stage.bob, "edition": "kittens", "rated": True}
    card = (await stage.ann.use(stage.lounge, "challenge", **terms)).message
    assert labels_of(card) == ["Accept", "Decline", "First steps"]
    lesson = await to_the_end(stage, card)
    assert labels_of(lesson) == ["Accept", "Play me", "Rules"]
    refused = await stage.bob.click(odd(card, "acceptgently:2"), "Odd")
    assert refused.ephemeral
    assert stage.row("SELECT count(*) FROM matches") == (1,)


@pytest.mark.long
async def test_the_next_steps_lead_from_a_line_that_is_stopped_to_a_puzzle(stage):
    lesson = (await stage.ann.click(await begin(stage), "Second lesson")).message
    assert task(lesson) == "1 of 4 · Stop their line"
    lesson = await take(stage.ann, lesson, "f6")
    assert "Nobody moved" in lesson.content
    lesson = await take(stage.ann, lesson, "c3")
    assert "Well stopped!" in lesson.content
    for square, told in (("d4", "Meow!"), ("d6", "Whatever the other side does now")):
        lesson = await take(stage.ann, (await stage.ann.click(lesson, "Next")).message, square)
        assert told in lesson.content
    lesson = (await stage.ann.click(lesson, "Next")).message
    assert task(lesson) == "4 of 4 · All eight on the bed"
    lesson = await tap_square(stage.ann, lesson, "c3")
    choose = next(label for label in labels_of(lesson) if "grow" in label.lower() or "back" in label.lower())
    lesson = (await stage.ann.pick(lesson, choose, "c3")).message
    lesson = (await stage.ann.click(lesson, "Boop it!")).message
    assert "It grew up!" in lesson.content
    assert "Now put it to use" in lesson.content
    puzzle = await stage.ann.click(lesson, "A puzzle")
    assert puzzle.content.startswith("🧩")
