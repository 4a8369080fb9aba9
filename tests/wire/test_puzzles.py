"""Puzzles: in private, by the picker that players know, against the best defence."""

import io
import re

import pytest
from PIL import Image

from data import Difficulty
from game import Edition, Side, square_name
from puzzles import Goal, PuzzleId, for_anybody, outlines, puzzle
from puzzles.solver import answered
from services.learning.puzzles.choosing import difficulty_for
from services.learning.puzzles.solving import main_line
from services.ranking.puzzle_ratings import first_rating
from tests.cases import in_turn, some
from tests.wire.chairs import forget_me
from tests.wire.puzzling import (
    attempts,
    fail,
    given,
    latest,
    pick,
    played_in,
    puzzle_of,
    right_turn,
    solve,
    take,
    wrong_turn,
)
from tests.wire.taps import labels_of
from tests.wire.test_privacy import exported
from words.catalogue import run_on
from words.turns.alt_text import SIDES, standing
from words.turns.turn_names import turn_name


async def test_the_task_is_shown_in_private_with_a_picture_in_words_too(stage):
    answer = await given(stage, stage.ann, "kittens", 2)
    assert answer.ephemeral
    asked = puzzle_of(latest(stage))
    assert f"Only one turn forces a win in {asked.turns} of your turns" in answer.content
    assert "Three tries." in answer.content
    [picture] = answer.message.attachments
    assert Image.open(io.BytesIO(picture.content)).size == (1024, 848)
    assert "to move" in picture.description
    rules = [] if asked.edition is Edition.CLASSIC else ["Rules", "First steps"]
    buttons = ["Hint", "I give up, tell me", *rules]
    assert labels_of(answer.message) == ["Columns a to c", "Columns d to f", *buttons]


@pytest.mark.long
async def test_the_bed_is_told_in_words_to_those_who_read_boards_so(stage):
    await stage.ann.use(stage.lounge, "settings", pushes_in_words=True)
    answer = await given(stage, stage.ann, "kittens", 2)
    now, turn = puzzle_of(latest(stage)).position, wrong_turn(latest(stage))
    assert bed_told(answer.message) == [f"-# {run_on(standing(now, SIDES))}"]
    assert answer.message.attachments[0].description == "The bed, as told above.", "nobody hears it twice"
    picked = await pick(stage.ann, answer.message, turn)
    after = now.after(turn)
    assert bed_told(picked) == [f"-# Then on the bed: {run_on(standing(after, SIDES))}"]
    assert picked.attachments[0].description == "The turn and the bed after it, as told above."
    missed = (await stage.ann.click(picked, "Boop it!")).message
    await stage.settle()
    assert [line.startswith("-# Then on the bed: ") for line in bed_told(missed)] == [True]
    assert "The picture shows" not in missed.content
    *_, happened, _ = missed.content.splitlines()
    assert happened.startswith(("-# Marmalade's ", "-# Tuxedo's ")), "as the picture shows it"
    assert missed.attachments[0].description == "The turn and the bed after it, as told above."
    again = (await stage.ann.click(missed, "Try again")).message
    assert bed_told(again) == [f"-# {run_on(standing(now, SIDES))}"], "and the bed is that of before"


def bed_told(message):
    """The lines of a message that tell what stands on the bed."""
    return [line for line in message.content.splitlines() if "'s pool: " in line]


@pytest.mark.long
@pytest.mark.parametrize(
    ("edition", "length"), [("kittens", 2), ("kittens", 3), ("classic", 3), ("ghost", 2)]
)
async def test_it_is_solved_against_the_best_defence(stage, edition, length):
    answer = await given(stage, stage.ann, edition, length)
    solution, defence = puzzle_of(latest(stage)).solution, puzzle_of(latest(stage)).defence
    answer = await take(stage.ann, answer.message, right_turn(latest(stage)))
    asked = puzzle_of(latest(stage))
    right, best = named(asked, solution), named(asked, solution, defence)
    assert answer.content.startswith(f"✅ Right: {right}! Their best reply: {best}.")
    assert latest(stage)["state"] == "open"
    answer = await solve(stage, stage.ann, answer)
    assert "🎉 Solved on the first try!" in answer.content
    assert f"The turn that did it: **{named(puzzle_of(latest(stage)), solution)}**." in answer.content
    assert "whatever they reply, you can still win." in answer.content
    assert labels_of(answer.message) == ["Next puzzle", "Go through the answer", "Daily puzzle"]
    assert (latest(stage)["state"], latest(stage)["misses"]) == ("solved", 0)
    assert len(latest(stage)["played"].split(",")) == 2 * length - 1


@pytest.mark.long
async def test_somebody_begins_with_one_turn_and_then_gets_what_is_near(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    for solved in range(6):
        asked = puzzle_of(latest(stage))
        if solved < 3:
            assert asked.turns == 1
            assert asked.goal is not Goal.HOLD
        answer = await solve(stage, stage.ann, answer)
        assert "🎉 Solved on the first try!" in answer.content
        answer = await stage.ann.click(answer.message, "Next puzzle")
    numbers = [attempt["number"] for attempt in attempts(stage)]
    assert len(set(numbers)) == 7
    assert latest(stage)["state"] == "open"


async def test_whoever_has_solved_none_and_asks_for_an_easy_one_gets_one_turn_and_for_a_hard_one_what_is_asked(
    stage,
):
    await stage.ann.use(stage.lounge, "puzzle", edition="classic", difficulty="easy")
    assert puzzle_of(latest(stage)).turns == 1
    await stage.ann.use(stage.lounge, "puzzle", edition="classic", difficulty="hard")
    assert puzzle_of(latest(stage)).turns > 1
    assert len(attempts(stage)) == 2
    await stage.ann.use(stage.lounge, "puzzle", edition="classic", difficulty="hard")
    assert len(attempts(stage)) == 2, "one that is not finished is gone on with"


def in_one_turn(edition, goal):
    """The number of a puzzle in one turn."""
    return next(
        number
        for number, each in outlines(edition).items()
        if each.turns == 1 and puzzle(PuzzleId(edition, number)).goal is goal
    )


@in_turn(
    ("edition", "goal", "asked", "told"),
    [
        (Edition.CLASSIC, Goal.WIN, "Only one turn wins right away. Which?", "Three cats in a line: "),
        (
            *(Edition.CLASSIC, Goal.GROW),
            *("Only one turn lets three of your kittens grow up. Which?", " grow up**."),
        ),
        (Edition.KITTENS, Goal.WIN, "Only one turn wins right away. Which?", "Three kittens in a line: "),
        (
            *(Edition.GHOST, Goal.GROW),
            *("Only one turn lets three of your kittens grow up. Which?", " grow up**."),
        ),
    ],
)
@pytest.mark.long
async def test_a_puzzle_in_one_turn(stage, edition, goal, asked, told):
    await stage.ann.use(stage.lounge, "puzzle", edition=edition.value)
    number = in_one_turn(edition, goal)
    stage.write(f"UPDATE puzzle_attempts SET number = {number} WHERE state = 'open'")  # noqa: S608
    answer = await stage.ann.use(stage.lounge, "puzzle", edition=edition.value)
    assert asked in answer.content
    assert f"🧩 **One-turn puzzle {number - 10_000}** · " in answer.content
    answer = await take(stage.ann, answer.message, wrong_turn(latest(stage)))
    assert "Not this one: " in answer.content
    picked = await pick(stage.ann, answer.message, right_turn(latest(stage)))
    for said in (
        str(answer.message.items),
        str(picked.items),
        picked.content,
        picked.attachments[0].description,
    ):
        assert not re.search("wins|grow", said.replace(asked, "")), "that would tell the solution"
    answer = await stage.ann.click(picked, "Boop it!")
    assert "✅ Solved on the second try!" in answer.content
    solution = puzzle_of(latest(stage)).solution
    assert f"The turn that did it: **{named(puzzle_of(latest(stage)), solution)}**." in answer.content
    assert told in answer.content
    assert "a win is left" not in answer.content
    assert (latest(stage)["state"], latest(stage)["played"]) == ("solved", str(solution))
    assert labels_of(answer.message) == ["Next puzzle", "Daily puzzle"], (
        "there is no more to be shown of one turn"
    )
    assert f"placed on {square_name(solution.square)}." in answer.message.attachments[0].description


@pytest.mark.long
@pytest.mark.both
async def test_a_defence_and_what_it_does_to_ones_rating(stage):
    await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    number = in_one_turn(Edition.KITTENS, Goal.HOLD)
    stage.write(f"UPDATE puzzle_attempts SET number = {number} WHERE state = 'open'")  # noqa: S608
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    assert f"🧩 **Defence puzzle {number - 20_000}** · " in answer.content
    assert "Only one turn saves you: after any other, the other side wins next. Which?" in answer.content
    answer = await take(stage.ann, answer.message, wrong_turn(latest(stage)))
    assert re.search(r"Not this one: .*\. The other side would then win on [a-f][1-6]", answer.content)
    assert "puzzle rating" not in answer.content, "it is told in the end"
    answer = await take(stage.ann, answer.message, right_turn(latest(stage)))
    assert "✅ Solved on the second try!" in answer.content
    assert "It stops their win " in answer.content
    assert "After any other turn, the other side wins next." in answer.content
    assert re.search(
        r"working out your puzzle rating: about \*\*1[34]\d\d\*\* · this puzzle: 1\d{3}\. For your rating, only a first try without a hint",
        answer.content,
    )
    answer = await stage.ann.click(answer.message, "Next puzzle")
    answer = await solve(stage, stage.ann, answer)
    assert re.search(r"about \*\*1[345]\d\d\*\* · this puzzle: 1\d{3}\.$", answer.content, re.MULTILINE)
    kept = (await exported(stage, stage.ann))["puzzle_rating"]
    assert [each["solved"] for each in kept["first_tries"]] == [False, True]
    assert kept["tries"] == 2


@pytest.mark.long
@pytest.mark.both
async def test_a_puzzle_in_one_turn_can_be_told_and_has_a_hint(stage):
    answer = await given(stage, stage.ann, "classic", 1)
    answer = await stage.ann.click(answer.message, "Hint")
    assert "💡 It's a " in answer.content
    answer = await stage.ann.click(answer.message, "I give up, tell me")
    asked = puzzle_of(latest(stage))
    assert f"The answer was: **{named(asked, asked.solution)}**." in answer.content
    assert "An easier one" in labels_of(answer.message)
    easier = await stage.ann.click(answer.message, "An easier one")
    assert easier.message.id == answer.message.id
    assert easier.content.splitlines()[0].endswith(" · Easy")


@pytest.mark.long
@pytest.mark.both
async def test_a_turn_that_wins_too_but_later_is_told_so_and_costs_a_try(stage):
    answer = await given(stage, stage.ann, "kittens", 2)
    number = next(
        number
        for number in for_anybody(Edition.KITTENS)
        if any(not turn.graduation for turn in puzzle(PuzzleId(Edition.KITTENS, number)).later)
    )
    stage.write(f"UPDATE puzzle_attempts SET number = {number}")  # noqa: S608
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    asked = puzzle_of(latest(stage))
    slower = next(turn for turn in asked.later if not turn.graduation)
    answer = await take(stage.ann, answer.message, slower)
    assert f"That wins too, but later: {named(asked, slower)}. There's a quicker one." in answer.content
    assert "It doesn't win" not in answer.content
    assert "Two tries left." in answer.content


@pytest.mark.long
async def test_a_last_turn_that_only_keeps_the_win_is_told_so(stage):
    answer = await given(stage, stage.ann, "classic", 1)
    number, slower = next(slower_in_one_turn(Edition.CLASSIC))
    stage.write(f"UPDATE puzzle_attempts SET number = {number}")  # noqa: S608
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="classic")
    answer = await take(stage.ann, answer.message, slower)
    assert "That wins too, but later: " in answer.content


def slower_in_one_turn(edition):
    """Puzzles in one turn with a turn that wins at the next, whatever the answer."""
    for number, each in outlines(edition).items():
        asked = puzzle(PuzzleId(edition, number)) if each.turns == 1 else None
        if asked and asked.goal is Goal.WIN:
            for turn in asked.position.legal_turns():
                after = asked.position.after(turn)
                if not turn.graduation and not after.outcome and answered(after, 1):
                    yield number, turn


@pytest.mark.long
async def test_three_tries(stage):
    answer = await given(stage, stage.ann, "classic", 1)
    wrong = wrong_turn(latest(stage))
    answer = await take(stage.ann, answer.message, wrong)
    told = f"❌ Not this one: {named(puzzle_of(latest(stage)), wrong)}."
    assert answer.content.startswith(told)
    assert "Two tries left." in answer.content
    [picture] = answer.message.attachments
    assert picture.description.startswith("With this turn: ")
    assert f"placed on {square_name(wrong.square)}." in picture.description, "what that turn did"
    again = (await stage.ann.click(answer.message, "Try again")).message
    assert not again.attachments[0].description.startswith("With this turn: "), "the bed before it"
    answer = await take(stage.ann, again, wrong)
    assert "One try left." in answer.content
    answer = await take(stage.ann, answer.message, wrong)
    assert answer.content.startswith(told)
    assert "Solved" not in answer.content
    asked = puzzle_of(latest(stage))
    assert f"The answer was: **{named(asked, asked.solution)}**." in answer.content
    assert latest(stage)["state"] == "failed"


@pytest.mark.both
async def test_the_hint_says_where_and_costs_no_try(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    answer = await stage.ann.click(answer.message, "Hint")
    assert "💡 It's a kitten, in the " in answer.content
    assert "Three tries." in answer.content
    assert "Hint" not in labels_of(answer.message)
    answer = await solve(stage, stage.ann, answer)
    assert "on the first try with the hint" in answer.content


@pytest.mark.long
async def test_it_can_be_told(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    answer = await stage.ann.click(answer.message, "I give up, tell me")
    asked = puzzle_of(latest(stage))
    assert f"The answer was: **{named(asked, asked.solution)}**." in answer.content
    assert latest(stage)["state"] == "failed"


@pytest.mark.long
@pytest.mark.both
async def test_after_a_right_turn_the_next_one_is_told_and_shown(stage):
    answer = await given(stage, stage.ann, "kittens", 3)
    answer = await take(stage.ann, answer.message, right_turn(latest(stage)))
    _, turns = played_in(latest(stage))
    asked, following = puzzle_of(latest(stage)), right_turn(latest(stage))
    answer = await stage.ann.click(answer.message, "I give up, tell me")
    assert (
        f"You'd begun right. From there, the answer was: **{named(asked, *turns, following)}**."
        in answer.content
    )
    assert "you can still win" in answer.content, "the reason is told of a later turn, too"
    [picture] = answer.message.attachments
    assert f"kitten placed on {square_name(following.square)}" in picture.description


@pytest.mark.long
async def test_a_hint_is_for_the_turn_it_was_asked_at(stage):
    answer = await given(stage, stage.ann, "kittens", 2)
    answer = await stage.ann.click(answer.message, "Hint")
    assert "💡 It's a " in answer.content
    assert "Hint" not in labels_of(answer.message)
    answer = await take(stage.ann, answer.message, right_turn(latest(stage)))
    assert answer.content.startswith("✅ Right: ")
    assert "💡" not in answer.content
    answer = await stage.ann.click(answer.message, "Hint")
    assert "💡 It's a " in answer.content


@pytest.mark.long
@pytest.mark.both
async def test_no_menu_tells_which_turn_wins_at_the_second_turn_either(stage):
    answer = await given(stage, stage.ann, "classic", 2)
    answer = await take(stage.ann, answer.message, right_turn(latest(stage)))
    picked = await pick(stage.ann, answer.message, right_turn(latest(stage)))
    said = (answer.message.items, picked.items, picked.content, picked.attachments[0].description)
    assert not re.search("wins|grow", str(said))


@pytest.mark.long
async def test_a_wrong_turn_is_refuted_by_a_reply_that_is_shown(stage):
    answer = await given(stage, stage.ann, "classic", 2)
    wrong = wrong_turn(latest(stage))
    answer = await take(stage.ann, answer.message, wrong)
    told = answer.content.splitlines()[0]
    assert re.fullmatch(
        r"❌ .*\. Their reply: .*, and (they win|you can't win in time any more)\. .+\.", told
    )
    [picture] = answer.message.attachments
    mine, theirs = puzzle_of(latest(stage)).position.side, picture.description
    assert theirs.startswith("Last turn: " + ("Tuxedo" if mine is Side.ORANGE else "Marmalade"))
    assert "The picture shows their reply." in answer.content


@pytest.mark.long
async def test_the_solution_is_shown_board_by_board(stage):
    answer = await given(stage, stage.ann, "kittens", 2)
    answer = await stage.ann.click(answer.message, "I give up, tell me")
    line = main_line(puzzle_of(latest(stage)))
    answer = await stage.ann.click(answer.message, "Go through the answer")
    for number, played in enumerate(line, start=1):
        assert f"Turn {number} of {len(line)}: " in answer.content
        [picture] = answer.message.attachments
        assert f"placed on {square_name(played.turn.square)}." in picture.description
        assert f"'s kitten on {square_name(played.turn.square)}" in answer.content, "and what it does"
        if number < len(line):
            why = "whatever they reply, you can still win." if number % 2 else "Every reply loses"
            assert why in answer.content
        if number < len(line):
            answer = await stage.ann.click(answer.message, "Next")
    assert "wins with " in picture.description
    assert " in a line" in answer.content
    answer = await stage.ann.click(answer.message, "Back")
    assert f"Turn {len(line) - 1} of {len(line)}: " in answer.content


def named(puzzle, *turns):
    """The last of these turns by name, from the start of a puzzle."""
    position = puzzle.position
    for turn in turns[:-1]:
        position = position.after(turn)
    return turn_name(position.play(turns[-1]))


@pytest.mark.long
async def test_the_next_one_is_another(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    for _ in range(5):
        answer = await stage.ann.click(await told(stage, answer), "Next puzzle")
    numbers = [attempt["number"] for attempt in attempts(stage)]
    assert len(numbers) == len(set(numbers)) == 6
    assert set(numbers) <= set(for_anybody(Edition.KITTENS)), "others are kept for the daily puzzle"


async def told(stage, answer):
    return (await stage.ann.click(answer.message, "I give up, tell me")).message


@pytest.mark.long
async def test_one_that_is_not_finished_is_gone_on_with_as_it_stands_even_after_a_restart(stage):
    answer = await given(stage, stage.ann, "kittens", 2)
    await take(stage.ann, answer.message, wrong_turn(latest(stage)))
    again = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    await take(stage.ann, again.message, right_turn(latest(stage)))
    await stage.restart_bot()
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    assert "Two tries left." in answer.content
    assert answer.content.startswith("✅ Right: ")
    assert len(attempts(stage)) == 1


@pytest.mark.long
async def test_whoever_solves_gets_harder_ones_and_whoever_fails_easier_ones(stage):
    async def difficulty_after(person, how, times):
        answer = await person.use(stage.lounge, "puzzle", edition="kittens")
        for _ in range(times):
            answer = await how(person, answer)
            answer = await person.click(answer.message, "Next puzzle")
        return outlines(Edition.KITTENS)[latest(stage)["number"]].difficulty

    async def solving(person, answer):
        return await solve(stage, person, answer)

    async def telling(person, answer):
        return await person.click(answer.message, "I give up, tell me")

    assert await difficulty_after(stage.ann, solving, 4) > await difficulty_after(stage.bob, telling, 4)


@pytest.mark.long
@in_turn("difficulty", Difficulty)
async def test_a_difficulty_can_be_chosen(stage, difficulty):
    await stage.ann.use(stage.lounge, "puzzle", edition="classic", difficulty=difficulty.value)
    asked = first_rating(outlines(Edition.CLASSIC)[latest(stage)["number"]]).rating
    if difficulty is not Difficulty.EASY:  # a beginner's are in one turn
        assert difficulty_for(1500, asked) is difficulty


@pytest.mark.long
async def test_the_next_puzzle_has_the_difficulty_that_was_asked_for(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="classic", difficulty="hard")
    for _ in range(2):
        answer = await stage.ann.click(await told(stage, answer), "Next puzzle")
    wanted = "SELECT count(*) FROM puzzle_attempts WHERE difficulty = 'hard'"
    assert stage.row(wanted) == (3,)
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="classic")
    await stage.ann.click(await told(stage, answer), "Next puzzle")
    assert stage.row(wanted) == (2,), "asking without one takes whatever suits, and so does the next"
    assert attempts(stage)[-1]["number"] != attempts(stage)[0]["number"]


@pytest.mark.long
async def test_when_all_have_been_given_it_says_so(stage):
    await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    stage.write("UPDATE puzzle_attempts SET state = 'failed'")
    (first,) = [attempt["number"] for attempt in attempts(stage)]
    columns = "player_id, edition, day, state, played, misses, hinted, version, began_at, changed_at"
    for number in for_anybody(Edition.KITTENS):
        if number != first:
            stage.write(
                f"INSERT INTO puzzle_attempts (number, {columns}) SELECT {number}, {columns}"  # noqa: S608
                " FROM puzzle_attempts WHERE id = 1"
            )
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    assert answer.content.startswith("You've had all of these puzzles.")
    assert answer.ephemeral


@pytest.mark.long
@pytest.mark.parametrize(
    "place", some(["a server without the bot", "a direct message", "a conversation of others"], 1)
)
@pytest.mark.parametrize("command", ["puzzle", "daily"])
async def test_it_works_in_a_direct_message_and_where_the_bot_is_no_member(stage, place, command):
    world = stage.server.world
    if place == "a direct message":
        channel = world.direct_channel(stage.ann.user)
    elif place == "a conversation of others":
        channel = world.direct_channel(stage.ann.user, stage.bob.user)
    else:
        guild = world.add_guild("Elsewhere", with_bot=False)
        guild.members[stage.ann.user.id] = stage.ann.user
        channel = world.add_channel("somewhere", guild)
    answer = await stage.ann.use(channel, command)
    assert answer.ephemeral
    answer = await solve(stage, stage.ann, answer)
    assert "🎉 Solved" in answer.content
    assert "Always count mine here" not in labels_of(answer.message)


@pytest.mark.long
async def test_what_one_has_solved_is_handed_over_and_forgotten_with_the_rest(stage):
    for person in (stage.ann, stage.bob):
        await solve(stage, person, await person.use(stage.lounge, "daily"))
        await person.use(stage.lounge, "puzzle")
    kept = (await exported(stage, stage.ann))["puzzles"]
    assert [each["state"] for each in kept] == ["solved", "open"]
    assert kept[0]["played"].startswith(str(puzzle_of(attempts(stage, stage.ann)[0]).solution))
    assert "player_id" not in kept[0]
    await forget_me(stage, stage.ann)
    assert attempts(stage, stage.ann) == []
    assert stage.row("SELECT count(*) FROM puzzle_attempts") == (2,)
    assert len(attempts(stage, stage.bob)) == 2


# Bad input.


async def test_a_press_on_a_puzzle_that_is_over(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    picker = await pick(stage.ann, answer.message, wrong_turn(latest(stage)))
    stage.write("UPDATE puzzle_attempts SET state = 'solved'")
    late = await stage.ann.click(picker, "Boop it!")
    assert late.content.startswith("That puzzle is closed: it's done")
    assert late.ephemeral


@pytest.mark.long
async def test_two_devices_at_once(stage):
    phone = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    desk = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    wrong = wrong_turn(latest(stage))
    on_desk = await pick(stage.ann, desk.message, wrong)
    await take(stage.ann, phone.message, wrong)
    late = await stage.ann.click(on_desk, "Boop it!")
    assert late.content.startswith("You've carried on with this puzzle somewhere else.")
    assert latest(stage)["misses"] == 1


async def test_a_press_on_somebody_elses(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    await stage.bob.use(stage.lounge, "puzzle", edition="kittens")
    before = attempts(stage)
    (hint,) = [item for item in answer.message.items if item.get("label") == "Hint"]
    answer.message.only_for = None
    late = await stage.bob.click(answer.message, hint["custom_id"])
    assert late.content.startswith("That's someone else's puzzle.")
    assert attempts(stage) == before


@pytest.mark.both
async def test_a_puzzle_that_the_stock_has_no_more(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    stage.write("UPDATE puzzle_attempts SET number = 100000")
    late = await stage.ann.click(answer.message, "Hint")
    assert late.content.startswith("I don't have that puzzle any more")
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    assert "Three tries." in answer.content


async def test_a_failed_one_is_not_won_by_pressing_on(stage):
    answer = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    picker = await pick(stage.ann, answer.message, right_turn(latest(stage)))
    again = await stage.ann.use(stage.lounge, "puzzle", edition="kittens")
    await fail(stage, stage.ann, again)
    assert (await stage.ann.click(picker, "Boop it!")).content.startswith("That puzzle is closed: it's done")
    assert latest(stage)["state"] == "failed"
