"""The week of a server: what is counted, what is told of whom, and when."""

from datetime import UTC, datetime, timedelta
from random import Random

import pytest
from sqlalchemy import event, text

from data import First, Pace, open_database
from data.queries import players, preferences
from data.queries.announcing import clubhouses
from data.queries.announcing.week import Activity
from data.queries.learning import attempts, reviews
from data.records.puzzles import PuzzleState
from game import Edition, Position, Side, read_turn
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.clubhouse import choices, week
from services.clubhouse.choices import ClubhouseChanges
from services.clubhouse.week import Portion, Week
from services.people import Person, Place
from services.play import matches as play
from services.play.player_stats import stats_by_side
from teaching import Review, write_review
from tests.wire.games import THREE_CATS

#: A Monday, and the week before it.
MONDAY = datetime(2026, 11, 23, tzinfo=UTC)
LAST = Week.ended_by(MONDAY)
TUESDAY = MONDAY - timedelta(days=6)
GUILD, CLUBHOUSE = 5, 77
ANN, BOB, CLEO = (Person(number, name) for number, name in enumerate(("Ann", "Bob", "Cleo"), 1))
TERMS = Terms(Edition.CLASSIC, First.CHALLENGER, Pace.THREE_DAYS, rated=True)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def play_one(connection, orange, gray, at, guild=GUILD):
    """A rated match that Gray wins, over at a moment; its number."""
    asked = asking.challenge(connection, orange, gray, Place(guild, 7), TERMS, now=at)
    _, match = answering.accept(connection, asked.challenge.id, gray, at, Random(1))
    for number, turn in enumerate(THREE_CATS):
        play.play(connection, match.id, (orange, gray)[number % 2], read_turn(turn), at)
    return match.id


def told(connection, guild=GUILD):
    """What is told of the week, read in portions of one match."""
    seen, played = Portion(), week.played_in(connection, guild, LAST)
    for each in played:
        seen = seen.and_then(week.look_at(connection, guild, [each]))
    return week.tell(connection, guild, LAST, played, seen)


def keep_off(connection, person):
    player = players.by_discord_id(connection, person.discord_id)
    preferences.save(connection, player.id, preferences.of(connection, player.id)._replace(unlisted=True))


async def test_a_week_has_its_own_matches_and_everything_that_happened_in_them(database):
    def prepare(connection):
        play_one(connection, ANN, BOB, LAST.begins - timedelta(seconds=1))
        first = play_one(connection, ANN, BOB, LAST.begins)
        play_one(connection, ANN, CLEO, MONDAY - timedelta(seconds=1))
        play_one(connection, ANN, CLEO, MONDAY)
        play_one(connection, ANN, CLEO, TUESDAY, guild=6)
        return first

    first = await database.write(prepare)
    found = await database.read(told)
    assert (found.matches, found.people, found.turns) == (2, 3, 2 * len(THREE_CATS))
    done = stats_by_side(
        Position.start(Edition.CLASSIC), [type("Turn", (), {"notation": turn}) for turn in THREE_CATS]
    )
    assert found.boops == 2 * sum(side.boops for side in done.values())
    assert found.off == 2 * sum(side.lost for side in done.values())
    assert found.longest.match.id == first
    assert found.upset is None, "whoever had won before has won again"
    assert found.turn is None
    assert not await database.read(week.played_in, GUILD, Week(LAST.number - 14))


@pytest.mark.both
async def test_whoever_manages_a_server_reads_what_the_last_month_was(database):
    def prepare(connection):
        play_one(connection, ANN, BOB, MONDAY - week.MONTH - timedelta(seconds=1))
        assert week.lately(connection, GUILD, MONDAY) == Activity()
        play_one(connection, ANN, BOB, MONDAY - week.MONTH)
        play_one(connection, BOB, CLEO, TUESDAY)
        play_one(connection, ANN, CLEO, TUESDAY, guild=6)
        solved = ((CLEO, 1), (CLEO, 2), (BOB, 31))
        for number, (person, days_before) in enumerate(solved):
            day = MONDAY.toordinal() - days_before
            solver = players.by_discord_id(connection, person.discord_id)
            attempt = attempts.add(connection, solver.id, Edition.CLASSIC, number, MONDAY, day=day)
            attempts.save(connection, attempt._replace(state=PuzzleState.SOLVED, guild_id=GUILD))
        assert week.lately(connection, GUILD, MONDAY) == Activity(matches=2, players=3, solvers=1)
        assert week.lately(connection, 6, MONDAY) == Activity(matches=1, players=2)

    await database.write(prepare)


@pytest.mark.long
async def test_the_upset_is_the_largest_gap_that_was_overcome(database):
    def prepare(connection):
        play_one(connection, ANN, BOB, TUESDAY - timedelta(days=30))
        return play_one(connection, BOB, ANN, TUESDAY)

    upset = await database.write(prepare)
    found = await database.read(told)
    assert found.upset.found.match.id == upset
    assert found.upset.found.match.winner is Side.GRAY
    assert found.upset.gap > 100


@pytest.mark.both
@pytest.mark.long
async def test_whoever_keeps_off_is_counted_and_not_named(database):
    def prepare(connection):
        play_one(connection, ANN, BOB, TUESDAY - timedelta(days=30))
        for orange, gray in ((ANN, BOB), (BOB, ANN)):
            match_id = play_one(connection, orange, gray, TUESDAY)
            share_review(connection, match_id, [50, 90] + [50] * (len(THREE_CATS) - 1))
        keep_off(connection, BOB)

    await database.write(prepare)
    found = await database.read(told)
    assert (found.matches, found.people) == (2, 2)
    assert (found.upset, found.longest, found.turn) == (None, None, None)


def share_review(connection, match_id, chances, seen_by=tuple(Side)):
    reviews.save(connection, match_id, "test", write_review(Review(tuple(chances), ())))
    for side in seen_by:
        reviews.set_seen(connection, match_id, side)


@pytest.mark.long
async def test_the_turn_of_the_week_is_the_largest_swing_that_both_players_know(database):
    swings = ({3: 40}, {4: 60}, {5: 45})

    def prepare(connection):
        found = []
        for number, (swing, seen) in enumerate(
            zip(swings, (tuple(Side), (Side.ORANGE,), tuple(Side)), strict=True)
        ):
            match_id = play_one(connection, ANN, BOB, TUESDAY + timedelta(hours=number))
            # Orange plays the odd turns; the others throw as much away again.
            chances = [50 + swing.get(turn, 0) for turn in range(len(THREE_CATS) + 1)]
            share_review(connection, match_id, chances, seen)
            found.append(match_id)
        return found

    *_, largest = await database.write(prepare)
    found = await database.read(told)
    assert (found.turn.found.match.id, found.turn.number, found.turn.change) == (largest, 5, 45)
    assert str(found.turn.played.turn) == THREE_CATS[4]


async def test_who_solved_all_seven_puzzles_for_the_server_is_named(database):
    def prepare(connection):
        for person, days, guild in ((ANN, 7, GUILD), (BOB, 6, GUILD), (CLEO, 7, None)):
            player = players.get_or_create(connection, person.discord_id, person.name)
            for day in range(days):
                values = {"player": player.id, "day": LAST.number + day, "guild": guild, "at": MONDAY}
                connection.execute(
                    text(
                        "INSERT INTO puzzle_attempts (player_id, edition, number, day, state, played, misses,"
                        " hinted, version, guild_id, began_at, changed_at)"
                        " VALUES (:player, 'classic', :day, :day, 'solved', '', 0, false, 1, :guild, '2026-01-01', '2026-01-01')"
                    ),
                    {name: value for name, value in values.items() if name != "at"},
                )

    await database.write(prepare)
    found = await database.read(told)
    assert [player.name for player in found.solvers] == ["Ann"]
    await database.write(keep_off, ANN)
    assert not (await database.read(told)).solvers


async def test_a_week_is_due_from_its_hour_on_monday_until_wednesday(database):
    before = MONDAY - timedelta(days=3)
    await database.write(choices.choose, GUILD, ClubhouseChanges(CLUBHOUSE), before, may_manage=True)
    for hours, due in ((-1, []), (17.9, []), (18, [GUILD]), (71.9, [GUILD]), (72, [])):
        assert await database.read(week.awaiting, MONDAY + timedelta(hours=hours)) == due
    at = MONDAY + timedelta(hours=18)
    post = await database.write(week.begin_post, GUILD, at)
    assert (post.channel_id, post.week, post.tried) == (CLUBHOUSE, LAST, False)
    assert (await database.write(week.begin_post, GUILD, at)).tried
    await database.write(week.end_post, post)
    assert await database.write(week.begin_post, GUILD, at) is None
    assert await database.read(week.awaiting, at) == []


async def test_what_may_come_from_a_copy_is_looked_for_first(database):
    before = MONDAY - timedelta(days=3)
    await database.write(choices.choose, GUILD, ClubhouseChanges(CLUBHOUSE), before, may_manage=True)
    assert (await database.write(week.begin_post, GUILD, MONDAY + timedelta(hours=19))).tried


async def test_a_week_from_before_the_choice_is_not_told(database):
    now = MONDAY + timedelta(hours=12)
    await database.write(choices.choose, GUILD, ClubhouseChanges(CLUBHOUSE), now, may_manage=True)
    assert await database.read(week.awaiting, MONDAY + timedelta(hours=18)) == []
    assert await database.read(week.awaiting, MONDAY + timedelta(days=7, hours=18)) == [GUILD]
    await database.write(choices.choose, GUILD, ClubhouseChanges(week=False), now, may_manage=True)
    later = MONDAY + timedelta(days=7, hours=12)
    await database.write(choices.choose, GUILD, ClubhouseChanges(week=True), later, may_manage=True)
    assert (await database.read(clubhouses.of_guild, GUILD)).week_told == Week.ended_by(later).number


@pytest.mark.sqlite
async def test_the_matches_of_a_week_are_found_by_an_index(database):
    def plan(connection):
        seen = []

        def collect(_connection, _cursor, statement, parameters, *_):
            seen.append((statement, parameters))

        event.listen(connection, "before_cursor_execute", collect)
        week.played_in(connection, GUILD, LAST)
        event.remove(connection, "before_cursor_execute", collect)
        ((statement, parameters),) = seen
        return str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters).all())

    found = await database.read(plan)
    assert "matches_over_by_guild_id (guild_id=? AND changed_at>? AND changed_at<?)" in found
    assert "SCAN" not in found
