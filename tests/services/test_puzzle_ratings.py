"""Ratings at puzzles: from first tries alone, counted again to the same, and what somebody gets by theirs."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import text

from data import Badge, Difficulty, PuzzleRating, open_database
from data.queries.learning import ratings
from game import Edition, TurnRequest, square_name
from puzzles import Goal, outlines
from services.check import faults
from services.learning.puzzles import choosing, of_day, trying
from services.learning.puzzles.choosing import Task, difficulty_for, task_of
from services.people import Person
from services.players import privacy, shelf
from services.ranking import puzzle_ratings
from services.ranking.puzzle_ratings import NEWCOMER, first_rating

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
ANN, BOB = Person(1, "Ann"), Person(2, "Bob")
KITTENS = Edition.KITTENS


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def begin(connection, person, difficulty=None, edition=KITTENS, seed=1):
    return choosing.begin(connection, person, edition, difficulty, now=NOW, rng=Random(seed))


def play(connection, person, solving, turn, now=NOW):
    request = TurnRequest(turn.kind, turn.square, turn.entry, turn.graduation or None)
    attempt = solving.attempt
    return trying.answer(connection, attempt.id, person, request, now, version=attempt.version, guild_id=None)


def solve(connection, person, solving, now=NOW):
    while solving.is_open:
        solving = play(connection, person, solving, solving.next_turn, now).solving
    return solving


def wrong(solving):
    """A turn that is not right."""
    position, puzzle = solving.position, solving.puzzle
    return next(
        turn
        for turn in position.legal_turns()
        if not turn.entry
        and not turn.graduation
        and not puzzle.is_reached_by(position.play(turn))
        and turn not in (puzzle.solution, *puzzle.then)
    )


async def test_who_solves_a_puzzle_at_once_rises_and_the_puzzle_falls(database):
    def look(connection):
        solving = solve(connection, ANN, begin(connection, ANN))
        attempt = solving.attempt
        stands = puzzle_ratings.standing_after(connection, attempt)
        first = first_rating(outlines(KITTENS)[attempt.number])
        assert stands.rating == puzzle_ratings.rating_of(connection, attempt.player_id) > NEWCOMER.rating
        assert stands.change == stands.rating - NEWCOMER.rating
        assert stands.unsure
        assert stands.puzzle < first.rating
        assert puzzle_ratings.ratings_of(connection, KITTENS)[attempt.number] == stands.puzzle

    await database.write(look)


@pytest.mark.parametrize("how", ["wrong", "hint", "told"])
async def test_help_and_a_wrong_turn_count_as_not_solved_and_what_comes_after_changes_nothing(database, how):
    def look(connection):
        solving = begin(connection, ANN)
        attempt = solving.attempt
        if how == "wrong":
            solving = play(connection, ANN, solving, wrong(solving)).solving
        else:
            use_case = trying.hint if how == "hint" else trying.give_up
            solving = use_case(connection, attempt.id, ANN, NOW, version=attempt.version)
        fell = puzzle_ratings.rating_of(connection, attempt.player_id)
        assert fell < NEWCOMER.rating
        solve(connection, ANN, solving)
        assert puzzle_ratings.rating_of(connection, attempt.player_id) == fell
        assert ratings.of_player(connection, attempt.player_id).tries == 1

    await database.write(look)


@pytest.mark.both
async def test_the_seventh_day_of_a_streak_brings_its_badge_and_says_so_whenever_it_is_shown(database):
    def look(connection):
        brought = []
        for day in range(9):
            now = NOW + timedelta(days=day)
            small = solve(connection, ANN, of_day.begin(connection, ANN, now, small=True), now).attempt
            later = now + timedelta(minutes=5)
            large = solve(connection, ANN, of_day.begin(connection, ANN, later), later).attempt
            brought.append((small, large))
        return [
            (
                Badge.PUZZLE_WEEK in shelf.brought_by(connection, small),
                Badge.PUZZLE_WEEK in shelf.brought_by(connection, large),
            )
            for small, large in brought
        ]

    told = await database.write(look)
    assert told == [(day == 6, False) for day in range(9)]


@pytest.mark.both
async def test_the_course_of_a_rating_ends_with_what_it_is_now(database):
    def look(connection):
        for number in range(4):
            now = NOW + timedelta(days=number)
            solving = begin(connection, ANN, seed=number)
            if number == 2:
                solving = play(connection, ANN, solving, wrong(solving), now).solving
            player = solve(connection, ANN, solving, now).attempt.player_id
        solve(connection, BOB, begin(connection, BOB))
        course = puzzle_ratings.course_of(connection, player, 9)
        assert [each.rated_at for each in course] == [NOW + timedelta(days=number) for number in range(4)]
        first, second, third, last = (each.rating for each in course)
        assert NEWCOMER.rating < first < second
        assert third < second
        assert last == puzzle_ratings.rating_of(connection, player) > third
        deviations = [each.deviation for each in course]
        assert deviations == sorted(deviations, reverse=True)
        assert NEWCOMER.deviation > deviations[0]
        assert puzzle_ratings.course_of(connection, player, 2) == course[2:]
        assert puzzle_ratings.course_of(connection, -1, 9) == []

    await database.write(look)


async def test_one_that_is_left_for_another_difficulty_counts_neither_way(database):
    def look(connection):
        left = begin(connection, ANN, Difficulty.MEDIUM).attempt
        assert begin(connection, ANN, Difficulty.HARD).attempt.id != left.id
        assert ratings.of_player(connection, left.player_id) is None
        assert list(faults(connection)) == []

    await database.write(look)


@pytest.mark.long
async def test_everything_counts_again_to_what_is_stored_even_without_somebody_who_is_forgotten(database):
    def play_on(connection):
        rng = Random(3)
        for number in range(24):
            person = rng.choice([ANN, BOB])
            now = NOW + timedelta(hours=7 * number)
            solving = begin(connection, person, seed=rng.randrange(3))
            if rng.random() < 0.4:
                solving = play(connection, person, solving, wrong(solving), now).solving
            solve(connection, person, solving, now)

    def check(connection):
        with connection.begin_nested() as undone:
            told = [str(fault) for fault in faults(connection)]
            undone.rollback()
        return told

    await database.write(play_on)
    assert await database.write(check) == []
    hardest = await database.read(lambda c: puzzle_ratings.ratings_of(c, KITTENS))
    await database.write(privacy.forget, ANN, NOW)
    assert await database.write(check) == []
    assert await database.read(lambda c: puzzle_ratings.ratings_of(c, KITTENS)) == hardest
    forgotten = "SELECT count(*) FROM puzzle_results WHERE player_id IS NULL AND attempt_id IS NULL AND rated_at IS NULL"
    assert (await database.read(lambda c: c.execute(text(forgotten)).scalar_one())) > 5
    assert (
        await database.read(lambda c: c.execute(text("SELECT count(*) FROM puzzle_ratings")).scalar_one())
        == 1
    )


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ("UPDATE puzzle_ratings SET rating = 3000", "the rating at puzzles of player 1: rating is 3000.0"),
        ("UPDATE puzzle_strengths SET tries = 9", "tries is 9, but the tries lead to 1"),
        ("UPDATE puzzle_attempts SET misses = 1", "attempt 1 at a puzzle: its first try counts as solved"),
        ("DELETE FROM puzzle_results WHERE place = 1", "attempt 1 at a puzzle: its first try is not counted"),
    ],
)
async def test_what_was_changed_beside_the_use_cases_is_found(database, change, told):
    def look(connection):
        for _ in range(2):
            solve(connection, ANN, begin(connection, ANN))
        connection.execute(text(change))
        return [str(fault) for fault in faults(connection)]

    assert any(told in each for each in await database.write(look))


async def test_tries_of_before_there_were_ratings_are_counted_once(database):
    def look(connection):
        for _ in range(3):
            solving = solve(connection, ANN, begin(connection, ANN))
        known = ratings.of_player(connection, solving.attempt.player_id)
        for table in ("puzzle_results", "puzzle_ratings", "puzzle_strengths"):
            connection.execute(text(f"DELETE FROM {table}"))  # noqa: S608 - the names are ours
        for _ in range(2):
            puzzle_ratings.count_if_missing(connection)
        assert ratings.of_player(connection, solving.attempt.player_id) == known

    await database.write(look)


@pytest.mark.parametrize("difficulty", [None, *Difficulty])
async def test_a_puzzle_is_near_to_ones_rating_or_by_as_much_above_or_below_as_is_asked_for(
    database, difficulty
):
    def look(connection):
        player_id = begin(connection, ANN).attempt.player_id
        give_experience(connection)
        found = puzzle_ratings.ratings_of(connection, KITTENS)
        for own in (1250.0, 1750.0, 2400.0):
            ratings.save(connection, PuzzleRating(player_id, own, 60.0, 0.06, 9, NOW))
            chosen = begin(connection, ANN, difficulty).attempt
            wanted = own + {Difficulty.EASY: -250, Difficulty.HARD: 250}.get(difficulty, 0)
            if difficulty is Difficulty.EASY:
                wanted = min(wanted, 1350)  # easy for anybody
            away = sorted(abs(rating - wanted) for rating in found.values())
            # One of the twenty nearest of those that can be given, which two thirds can.
            assert abs(found[chosen.number] - wanted) <= away[60]
            if difficulty and away[60] < 125:
                assert difficulty_for(own, found[chosen.number]) is difficulty
            assert begin(connection, ANN, difficulty).attempt.id == chosen.id, "it is gone on with"
            connection.execute(text("UPDATE puzzle_attempts SET state = 'solved'"))

    await database.write(look)


@pytest.mark.parametrize("edition", Edition)
async def test_an_easy_puzzle_is_plain_however_good_somebody_is(database, edition):
    def look(connection):
        player_id = begin(connection, ANN, edition=edition).attempt.player_id
        give_experience(connection)
        ratings.save(connection, PuzzleRating(player_id, 2000.0, 60.0, 0.06, 9, NOW))
        for seed in range(12):
            connection.execute(text("UPDATE puzzle_attempts SET state = 'solved'"))
            puzzle = begin(connection, ANN, Difficulty.EASY, edition, seed).puzzle
            assert (puzzle.goal is not Goal.HOLD, puzzle.turns <= 2) == (True, True)

    await database.write(look)


@pytest.mark.long
@pytest.mark.parametrize(
    ("own", "least"),
    [
        (1200.0, {Task.ONE_TURN: 9, Task.FORCE: 3, Task.HOLD: 3}),
        (1500.0, {Task.ONE_TURN: 3, Task.FORCE: 6, Task.HOLD: 6}),
        (1800.0, {Task.FORCE: 9, Task.HOLD: 3}),
    ],
)
async def test_tasks_take_turns_and_the_near_ones_come_most(database, own, least):
    def look(connection):
        player_id = begin(connection, ANN).attempt.player_id
        give_experience(connection)
        ratings.save(connection, PuzzleRating(player_id, own, 60.0, 0.06, 9, NOW))
        found = Counter()
        for _ in range(16):
            chosen = begin(connection, ANN, seed=None).attempt.number
            found[task_of(outlines(KITTENS)[chosen])] += 1
            connection.execute(text("UPDATE puzzle_attempts SET state = 'solved'"))
        assert found >= Counter(least)

    await database.write(look)


def give_experience(connection):
    """Let whoever has begun a puzzle be no beginner any more."""
    connection.execute(text("UPDATE puzzle_attempts SET state = 'solved'"))
    columns = "player_id, day, state, played, misses, hinted, version, began_at, changed_at"
    for number in range(1, 7):
        connection.execute(
            text(
                f"INSERT INTO puzzle_attempts (edition, number, {columns}) SELECT 'ghost', {number}, {columns}"  # noqa: S608
                " FROM puzzle_attempts WHERE id = 1"
            )
        )


async def test_a_turn_that_does_not_hold_leaves_the_opponent_wins_that_are_told(database):
    def look(connection):
        player_id = begin(connection, ANN).attempt.player_id
        number = next(number for number, each in outlines(Edition.CLASSIC).items() if each.goal is Goal.HOLD)
        connection.execute(
            text("UPDATE puzzle_attempts SET number = :number, edition = 'classic'"), {"number": number}
        )
        solving = begin(connection, ANN, edition=Edition.CLASSIC)
        assert (solving.attempt.player_id, solving.attempt.number) == (player_id, number)
        answer = play(connection, ANN, solving, wrong(solving))
        flaw = trying.flaw_of(answer)
        assert not answer.right
        assert flaw.leaves
        assert not flaw.later
        after = answer.played.position
        for win in flaw.leaves:
            kinds = [win.kind] if win.kind else after.kinds()
            assert all(after.place(kind, win.square).outcome for kind in kinds), square_name(win.square)
        assert play(connection, ANN, answer.solving, solving.puzzle.solution).right

    await database.write(look)
