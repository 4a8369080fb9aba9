"""The server that has lived: its recipe is what the engine makes, its database adds up, and the bot tells there how its season ended."""

import asyncio
import os
import shutil
import time
from contextlib import asynccontextmanager
from datetime import UTC, datetime, timedelta

import pytest
from filelock import FileLock

from data import open_database
from data.queries import preferences
from data.queries.announcing import house
from data.queries.contests import contest_pairs
from data.queries.matches import matches
from data.records.contests import ContestKind, ContestState
from data.records.matches import MatchState
from game import Edition
from sandbox.beginning import NotLived, live, lived_world, season_begins
from sandbox.lived.load import load
from sandbox.lived.making import DAYS, make
from sandbox.lived.recipe import CUP, FILE, LEAGUE, RUNNING, THE_BOT, moments, read, write
from sandbox.people import Person
from sandbox.program import start_bot, stop_bot
from sandbox.stand_in.server import Server
from sandbox.storage import Storage
from services.check import faults
from services.contests import advancing, telling
from services.contests.progress import ContestStep
from services.contests.votes import voting
from services.learning.daily import day_of, streak_in
from services.people import Person as Asking
from services.play.matches import lose
from services.play.snapshots import load as load_snapshot
from services.ranking.champions import season_ended
from services.ranking.seasons import Season

ANN, BOB = 0, 1
END = datetime(2027, 1, 1, 12, tzinfo=UTC)
TEXT = FILE.read_text(encoding="utf-8")
RECIPE = read(TEXT)


def test_the_recipe_is_a_small_text_that_is_read_as_it_was_written():
    assert len(TEXT.encode()) < 60_000
    assert write(RECIPE) == TEXT
    assert len(RECIPE.people) == 15
    assert 120 <= sum(not story.contest for story in RECIPE.matches) <= 200
    with pytest.raises(ValueError, match="no line of a recipe: nonsense"):
        read("nonsense")


def test_it_has_everything_that_a_month_has():
    ends = {"played", "resigned", "time", "drawn", "running"}
    assert {story.end for story in RECIPE.matches if not story.contest} == ends
    assert {story.edition for story in RECIPE.matches} == {edition.value for edition in Edition}
    assert any(story.again is not None for story in RECIPE.matches)
    assert sum(THE_BOT in story.people for story in RECIPE.matches) > 3
    assert [somebody.name for somebody in RECIPE.people[:3]] == ["Ann", "Bob", "Cleo"]
    assert sum(somebody.unlisted for somebody in RECIPE.people) == 1


def test_its_league_has_two_divisions_in_which_everybody_meets_everybody_twice():
    boards = [story for story in RECIPE.matches if story.contest == LEAGUE]
    assert len(RECIPE.league.members) == 12
    assert len({story.people for story in boards}) == len(boards) == 2 * 6 * 5
    assert {person for story in boards for person in story.people} == set(RECIPE.league.members)
    moves = {story.people[len(story.turns) % 2] for story in boards if story.end == RUNNING}
    assert {ANN, BOB} <= moves, "somebody awaits each of the page's people"


def test_nothing_happens_after_its_end():
    for number, story in enumerate(RECIPE.matches):
        told = moments(story, number, END)
        assert told == sorted(told)
        assert told[-1] < END
        begun_today = story.days_ago == 0
        assert begun_today or story.end == RUNNING or Season.of(told[-1]) < Season.of(END)


@pytest.mark.long
def test_the_same_seed_makes_the_same_days():
    made = make(1, days=1)
    assert make(1, days=1) == made
    assert read(write(made)).matches == made.matches


def checked(connection):
    """The faults in a database, of which nothing is kept that looking for them changes."""
    with connection.begin_nested() as undone:
        found = list(map(str, faults(connection)))
        undone.rollback()
    return found


@asynccontextmanager
async def opened(path):
    """A database in which a recipe has happened, and its places."""
    database = await open_database(path)
    yield database, lived_world(END).places
    await database.close()


@asynccontextmanager
async def loaded(tmp_path, recipe):
    """A database in which a recipe happens now, and its places."""
    path = tmp_path / "boop.sqlite3"
    await load(path, lived_world(END).places, recipe)
    async with opened(path) as there:
        yield there


@pytest.fixture(scope="session")
def all_of_it(tmp_path_factory):
    """The file in which the whole recipe has happened; made once for all processes of a run, because that takes ten seconds."""
    folder = tmp_path_factory.getbasetemp()
    if "PYTEST_XDIST_WORKER" in os.environ:
        folder = folder.parent
    path, under_way = folder / "lived.sqlite3", folder / "lived.new.sqlite3"
    with FileLock(folder / "lived.lock"):
        if not path.exists():
            asyncio.run(load(under_way, lived_world(END).places, RECIPE))
            under_way.rename(path)
    return path


@pytest.fixture
def lived(all_of_it, tmp_path):
    """A copy of that file."""
    return shutil.copy(all_of_it, tmp_path / "boop.sqlite3")


@pytest.mark.long
async def test_a_few_days_of_it_add_up(tmp_path):
    few = RECIPE._replace(matches=RECIPE.matches[:6], puzzles=RECIPE.puzzles[:3], league=None, cup=None)
    async with loaded(tmp_path, few) as (database, _):
        assert await database.write(checked) == []
        assert len(await database.read(matches.ids_after, 0, 1000)) == 6


@pytest.mark.long
async def test_all_of_it_adds_up(lived):
    async with opened(lived) as (database, places):
        assert await database.write(checked) == []
        # And the one that the server plays against the bot by votes.
        assert len(await database.read(matches.ids_after, 0, 1000)) == len(RECIPE.matches) + 1
        running = await database.read(house.running, places.guild)
        with_bot = sum(story.end == RUNNING and THE_BOT in story.people for story in RECIPE.matches)
        assert len(running) + with_bot == sum(story.end == RUNNING for story in RECIPE.matches)
        assert len(await database.read(house.open_challenges, places.guild, END, 5)) == 2
        assert (await database.read(streak_in, places.guild, day_of(END))).current == DAYS
        for edition in Edition:
            ended = await database.read(season_ended, places.guild, edition, Season.of(END).before, END)
            assert len(ended.podium) >= 2
        hidden = [number for number, somebody in enumerate(RECIPE.people, 1) if somebody.unlisted]
        chosen = [(await database.read(preferences.of, number)).unlisted for number in range(1, 16)]
        assert [number for number, unlisted in enumerate(chosen, 1) if unlisted] == hidden


@pytest.mark.long
async def test_its_league_is_nearly_played_and_ends_when_the_last_match_does(lived):
    async with opened(lived) as (database, places):
        (contest,) = await database.read(telling.of_guild, places.guild, ContestKind.LEAGUE)
        boards = [story for story in RECIPE.matches if story.contest == LEAGUE]
        assert (contest.contest.channel_id, contest.contest.season) == (places.contests, 1)
        assert [len(division.rows) for division in contest.divisions] == [6, 6]
        running = sum(story.end == RUNNING for story in boards)
        assert sum(division.running for division in contest.divisions) == running
        assert sum(division.waiting for division in contest.divisions) == 0
        assert contest.over == len(boards) - running, "whoever is out has lost what was cancelled"
        assert contest.all == len(boards)
        (out,) = (row for division in contest.divisions for row in division.rows if row.is_out)
        assert out.wins + out.draws + out.losses > 5, "the half that was over counts, and the rest is lost"
        later = END + timedelta(days=4)
        assert await database.write(played_to_its_end, contest.contest.id, later) is ContestStep.OVER
        assert await database.write(checked) == []


@pytest.mark.long
async def test_its_cup_has_come_to_the_final_of_ann_and_bob(lived):
    async with opened(lived) as (database, places):
        (seen,) = await database.read(telling.of_guild, places.guild, ContestKind.CUP)
        (final,) = seen.cup.due
        both = {seen.cup.players[each].name for each in (final.better, final.other)}
        assert both == {RECIPE.people[ANN].name, RECIPE.people[BOB].name}
        assert len(seen.cup.played) == sum(story.contest == CUP for story in RECIPE.matches)
        later = END + timedelta(days=4)
        step = await database.write(played_to_its_end, seen.contest.id, later)
        assert step is ContestStep.GOES_ON, "each has lost one on time, so one more decides"
        assert await database.write(checked) == []


@pytest.mark.long
async def test_an_arena_and_a_vote_are_open(lived):
    async with opened(lived) as (database, places):
        (arena,) = await database.read(telling.of_guild, places.guild, ContestKind.ARENA)
        assert arena.contest.state is ContestState.OPEN
        assert len(arena.joined) == 2
        page = await database.read(voting.look, places.guild, Asking(places.people[ANN], "Ann"))
        assert page.poll.votes == 3


def played_to_its_end(connection, contest_id, now):
    """Let all matches of a contest that still run be lost on time."""
    for match in contest_pairs.matches_of(connection, contest_id, 1):
        if match.state is MatchState.RUNNING:
            lose(connection, load_snapshot(connection, match.id), now)
    return advancing.advance(connection, contest_id, now)


@pytest.mark.long
async def test_a_league_whose_divisions_have_become_others_says_so(tmp_path):
    running = frozenset().union(*(both for contest, both in RECIPE.playing_on if contest == LEAGUE))
    gone = next(person for person in RECIPE.league.members if person not in running)
    boards = [story for story in RECIPE.matches if story.contest != LEAGUE or gone not in story.people]
    with pytest.raises(ValueError, match="make it anew"):
        async with loaded(tmp_path, RECIPE._replace(matches=boards)):
            pass


@pytest.mark.long
async def test_a_month_that_can_not_be_made_says_so(tmp_path, capfd):
    database = tmp_path / "boop.sqlite3"
    database.write_text("no database")
    with pytest.raises(NotLived):
        await live(database, lived_world(END).places)
    assert "Traceback" in capfd.readouterr().err


def named(channel, beginning):
    """The messages of a channel with a picture whose name begins so."""
    return [
        message
        for message in channel.messages.values()
        if any(file.filename.startswith(beginning) for file in message.attachments)
    ]


async def until(happened):
    async with asyncio.timeout(120):
        while not happened():
            await asyncio.sleep(0.05)


@pytest.mark.long
async def test_the_bot_tells_there_what_has_been(tmp_path):
    storage, end = Storage(tmp_path), season_begins(datetime.now(UTC))
    lived = lived_world(end)
    await live(storage.database, lived.places)
    storage.move_clock((end - datetime.now(UTC)).total_seconds())
    places = lived.places
    lounge, clubhouse, contest = (
        lived.world.channels[channel] for channel in (places.channel, places.clubhouse, places.contests)
    )
    threads = [lived.world.channels[thread] for thread in places.threads]
    async with Server(world=lived.world) as server:
        lived.world.now = lambda: time.time() + storage.ahead
        lived.world.answer_within = 60.0  # however busy the machine is
        bot = await start_bot(server, storage.database, BOOP_CLOCK=str(storage.clock), BOOP_LOG_LEVEL="ERROR")
        await until(lambda: named(clubhouse, "podium-") and named(clubhouse, "house.png"))
        running = sum(story.end == RUNNING and not story.contest for story in RECIPE.matches)
        in_contests = sum(story.end == RUNNING and bool(story.contest) for story in RECIPE.matches)
        await until(lambda: len(named(lounge, "board.png")) == running)
        await until(lambda: named(clubhouse, "board.png"))
        await until(lambda: sum(len(named(thread, "board.png")) for thread in threads) == in_contests)
        await until(lambda: named(contest, "division-") and named(contest, "bracket-"))
        (season,) = named(contest, "division-")
        assert [file.filename for file in season.attachments] == ["division-1.png", "division-2.png"]
        assert f"{RECIPE.league.name} · season 1" in season.content
        assert len(named(clubhouse, "podium-")) == len(named(clubhouse, "house.png")) == 1
        assert named(clubhouse, "result-"), "what ended since yesterday"
        (podium,) = named(clubhouse, "podium-")
        assert len(podium.attachments) == len(Edition)
        (board,) = named(clubhouse, "house.png")
        ann = Person(server, next(user for user in lived.world.users.values() if user.name == "Ann"))
        await ann.click(board, f"Play {RECIPE.people[RECIPE.challenges[0].who].name}")
        await until(lambda: len(named(lounge, "board.png")) > running)
        assert named(clubhouse, "house.png") == [board], "it stays as it is"
        monday = end + timedelta(days=7 - end.weekday())
        storage.move_clock((monday - end).total_seconds())
        await until(lambda: named(clubhouse, "week-"))
        assert len(named(clubhouse, "podium-")) == 1
        assert await stop_bot(bot) == 0
    # The message of the challenge is gone; where the clock jumps, old messages are edited often at once, and an answer may come late.
    expected = ("10008", "30046", "50027")
    assert [each for each in server.refused if not any(code in str(each) for code in expected)] == []
