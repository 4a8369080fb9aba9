"""Solving puzzles by taps, and what the database says of it."""

from datetime import timedelta

from game import Edition, square_name, stitch_name
from puzzles import PuzzleId, for_anybody, outlines, puzzle
from puzzles.solver import answered
from services.learning.puzzles.solving import next_turn
from tests.wire.taps import labels_of, tap_square

DAY = timedelta(days=1)
#: The beginnings of buttons and menus that say which attempt is shown.
_SHOWN = ("puzzleleft", "puzzleright", "puzzleback", "puzzleshare")
_FIELDS = ("id", "edition", "number", "day", "state", "played", "misses", "hinted", "version", "guild_id")


def attempts(stage, person=None):
    """All attempts, or those of one person, the oldest first, each by the names of its columns."""
    whose = f"WHERE discord_id = {person.user.id}" if person else ""
    columns = ", ".join(f"a.{field}" for field in _FIELDS)
    query = (
        f"SELECT {columns} FROM puzzle_attempts a JOIN players p ON p.id = a.player_id {whose} ORDER BY a.id"  # noqa: S608
    )
    return [dict(zip(_FIELDS, row, strict=True)) for row in stage.rows(query)]


def latest(stage, person=None):
    return attempts(stage, person)[-1]


def attempt_in(stage, message):
    """The attempt that a message shows; None where it is over and has no button that says which."""
    shown = (item["custom_id"] for item in message.items if item["custom_id"].startswith(_SHOWN))
    numbers = {int(custom_id.split(":")[1]) for custom_id in shown}
    return next((each for each in attempts(stage) if each["id"] in numbers), None)


def puzzle_of(attempt):
    return puzzle(PuzzleId(Edition(attempt["edition"]), attempt["number"]))


def played_in(attempt):
    """The turns of both sides so far."""
    position, turns = puzzle_of(attempt).position, []
    for notation in filter(None, attempt["played"].split(",")):
        turns.append(position.parse_turn(notation))
        position = position.after(turns[-1])
    return position, turns


def right_turn(attempt):
    """A turn that is right now."""
    return next_turn(puzzle_of(attempt), played_in(attempt)[1])


def wrong_turn(attempt):
    """A turn that is wrong now, wins later neither, and is simple."""
    asked, (position, turns) = puzzle_of(attempt), played_in(attempt)
    right = {*asked.then, *asked.later} if turns else {asked.solution, *asked.later}
    return next(
        turn
        for turn in position.legal_turns()
        if turn not in right
        and not turn.entry
        and not turn.graduation
        and not position.after(turn).outcome
        and not answered(position.after(turn), 1)
    )


async def daily_of(stage, person):
    """Today's puzzle, where a beginner gets the small one first."""
    answer = await person.use(stage.lounge, "daily")
    is_small = "Daily puzzle" in labels_of(answer.message)
    return await person.click(answer.message, "Daily puzzle") if is_small else answer


async def given(stage, person, edition, turns):
    """A puzzle of an edition that takes so many turns, as somebody gets it; whoever has one they have not finished has this instead."""
    await person.use(stage.lounge, "puzzle", edition=edition)
    chosen = Edition(edition)
    number = next(each for each in for_anybody(chosen) if outlines(chosen)[each].turns == turns)
    stage.write(
        f"UPDATE puzzle_attempts SET number = {number} WHERE id = (SELECT max(id) FROM puzzle_attempts)"  # noqa: S608
    )
    return await person.use(stage.lounge, "puzzle", edition=edition)


async def pick(person, message, turn):
    """A turn by taps but for the last; the picker. After a wrong one a button leads back to it."""
    picker = message
    if "Try again" in labels_of(picker):
        picker = (await person.click(picker, "Try again")).message
    if (other := f"Use a {turn.kind.name.lower()}") in labels_of(picker):
        picker = (await person.click(picker, other)).message
    picker = await tap_square(person, picker, square_name(turn.square))
    if turn.entry is not None:
        picker = (await person.pick(picker, "Your ghost", stitch_name(turn.entry))).message
    if "Boop it!" not in labels_of(picker):
        (menu,) = [i["custom_id"] for i in picker.items if i["custom_id"].startswith("puzzlegrow:")]
        picker = (await person.pick(picker, menu, "".join(map(square_name, turn.graduation)))).message
    return picker


async def take(person, message, turn):
    """A whole turn by taps; the answer to the last."""
    return await person.click(await pick(person, message, turn), "Boop it!")


async def solve(stage, person, answer):
    """Solve the puzzle that an answer shows; the last answer."""
    while (attempt := attempt_in(stage, answer.message)) and attempt["state"] == "open":
        answer = await take(person, answer.message, right_turn(attempt))
    return answer


async def fail(stage, person, answer):
    """Have three wrong turns; the last answer."""
    for _ in range(3):
        answer = await take(person, answer.message, wrong_turn(attempt_in(stage, answer.message)))
    return answer
