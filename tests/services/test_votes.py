"""Vote matches: whom a count makes play, who may vote and until when, how a match goes on by itself, and what is kept of it."""

import asyncio
import json
from datetime import UTC, datetime, timedelta
from itertools import pairwise, permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from data import MatchEnd, MatchState, Vote, open_database
from data.queries import players
from data.queries.careers import player_stats
from data.queries.contests import votes
from data.queries.matches import matches, running_matches
from game import Edition, Side, TurnRequest, parse_square, read_turn
from services import bot_matches, check, restoring
from services.contests.votes import keeping, voting
from services.contests.votes.going_on import PATIENCE, StepTaken, VoteStep, advance, next_due
from services.contests.votes.keeping import HOURS, Venue, VoteTerms, first_due
from services.contests.votes.tally import tally
from services.people import Person
from services.play.access import keeps_off, own_match
from services.play.beginning.weekly import next_monday
from services.play.snapshots import RecordBroken, load, quarantine
from services.players import privacy
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, 30, tzinfo=UTC)
HOUR, MINUTE = timedelta(hours=1), timedelta(minutes=1)
GUILD, CHANNEL = 7, 70
BOT = Person(1, "Boop")
TERMS = VoteTerms(Edition.CLASSIC, 11, 8)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def begun(connection, terms=TERMS, guild_id=GUILD):
    """A vote match that has just begun; the server begins."""
    return keeping.begin(connection, Venue(guild_id, "The *Garden*", CHANNEL), terms, BOT, NOW)


def vote(connection, match_id, number, square, at=NOW, *, version=None, guild_id=GUILD):
    seen = matches.by_id(connection, match_id)
    version = seen.delivery.board_version if version is None else version
    request = TurnRequest(square=parse_square(square))
    return voting.vote(connection, match_id, person(number), request, at, version=version, guild_id=guild_id)


def go_on(connection, at, guild_id=GUILD):
    return advance(connection, guild_id, "Garden", at)


def answer(connection, match_id, at):
    """Let the bot take its turn: the first that is allowed."""
    owed = bot_matches.task(connection, match_id)
    return bot_matches.take_turn(connection, owed, owed.snapshot.position.legal_turns()[0], at)


def played(connection, match_id):
    return load(connection, match_id).last


@st.composite
def ballots(draw):
    """Votes of different people, some of whom want the same, some at the same moment."""
    wanted = draw(st.lists(st.tuples(st.sampled_from("abcd"), st.integers(0, 5)), min_size=1, max_size=9))
    return [Vote(1, 1, number, turn, NOW + at * MINUTE) for number, (turn, at) in enumerate(wanted)]


@given(ballots())
def test_the_most_wanted_turn_is_first_and_of_as_many_votes_the_one_wanted_first(cast):
    found = tally(cast)
    assert sum(each.votes for each in found) == len(cast)
    assert {each.notation for each in found} == {each.notation for each in cast}
    for one, two in pairwise(found):
        assert (-one.votes, one.since) <= (-two.votes, two.since)
    for each in found:
        assert each.since == min(vote.voted_at for vote in cast if vote.notation == each.notation)


@pytest.mark.long
@given(ballots(), st.randoms())
def test_the_order_in_which_votes_are_read_decides_nothing(cast, random):
    mixed = list(cast)
    random.shuffle(mixed)
    assert tally(mixed) == tally(cast)


@given(st.sampled_from(HOURS), st.integers(-5, 60 * 24 * 20))
def test_the_next_hour_is_one_of_the_same_row_and_leaves_half_of_the_time(hours, late):
    period = timedelta(hours=hours)
    kept = keeping.VoteMatch(GUILD, CHANNEL, Edition.CLASSIC, 11, hours, NOW)
    now = NOW + late * MINUTE
    found = next_due(kept, now)
    assert (found - NOW) % period == timedelta()
    assert found > NOW
    assert found - now >= period / 2
    assert late < 0 or found - now <= period * 1.5


@given(st.integers(0, 60 * 24 * 60))
def test_the_first_hour_is_a_full_one_and_the_next_match_begins_on_a_monday(minutes):
    now = NOW + minutes * MINUTE
    full = first_due(8, now)
    assert full.minute == full.second == full.microsecond == 0
    assert -HOUR / 2 <= full - now - 8 * HOUR <= HOUR / 2
    monday = next_monday(now)
    assert (monday.weekday(), monday.hour, monday.minute) == (0, 0, 0)
    assert timedelta() < monday - now <= timedelta(days=7)


async def test_at_the_hour_the_most_wanted_turn_is_played_once(database):
    def play(connection):
        match = begun(connection)
        due = votes.of_guild(connection, GUILD).due_at
        assert due == datetime(2026, 11, 25, 21, tzinfo=UTC)
        for number, square in enumerate(("b3", "c3", "c3", "b3", "b3")):
            vote(connection, match.id, number, square, NOW + number * MINUTE)
        assert go_on(connection, due - MINUTE) is None, "it is not the hour yet"
        vote(connection, match.id, 4, "c3", due)  # nobody has counted yet
        assert go_on(connection, due) == StepTaken(VoteStep.PLAYED, match.id)
        assert go_on(connection, due) is None, "once"
        assert played(connection, match.id).turn.square == parse_square("c3")
        assert votes.of_guild(connection, GUILD).due_at == due + 8 * HOUR
        assert list(check.faults(connection)) == []
        return match.id

    await database.write(play)


@pytest.mark.parametrize("order", list(permutations(range(3)))[:3])
async def test_a_tie_is_for_the_turn_that_was_wanted_first(database, order):
    def play(connection):
        match = begun(connection)
        for at, number in enumerate(order):
            vote(connection, match.id, number, ("b3", "c3", "d4")[number], NOW + at * MINUTE)
        # Whoever changes their vote wants the new turn since then only; who votes for the same again, since before.
        vote(connection, match.id, order[0], "e5", NOW + 5 * MINUTE)
        vote(connection, match.id, order[1], ("b3", "c3", "d4")[order[1]], NOW + 6 * MINUTE)
        go_on(connection, NOW + 9 * HOUR)
        assert played(connection, match.id).turn.square == parse_square(("b3", "c3", "d4")[order[1]])

    await database.write(play)


async def test_a_vote_says_how_many_want_the_same(database):
    def play(connection):
        match = begun(connection)
        vote(connection, match.id, 0, "b3")
        vote(connection, match.id, 1, "c3")
        cast = vote(connection, match.id, 1, "b3")
        assert (cast.with_me, cast.votes) == (2, 2)
        seen = voting.poll(connection, match.id, 1, GUILD, person(0))
        assert (seen.mine.turn.square, seen.with_me) == (parse_square("b3"), 2)
        assert voting.poll(connection, match.id, 1, GUILD, person(5)).mine is None
        page = voting.look(connection, GUILD, person(0))
        assert page.poll.votes == 2

    await database.write(play)


async def test_who_may_not_vote_is_refused_and_nothing_changes(database):
    def play(connection):
        match = begun(connection)
        friends = bot_matches.begin(
            connection,
            person(8),
            BOT,
            keeping.Place(GUILD, CHANNEL),
            bot_matches.BotTerms(11, Edition.CLASSIC, bot_matches.First.CHALLENGER, keeping.Pace.NONE),
            now=NOW,
            rng=None,
        )
        vote(connection, match.id, 0, "b3")
        for refusal, forged in (
            (Refusal.NOT_IN_THIS_SERVER, {"guild_id": 8}),
            (Refusal.OUT_OF_DATE, {"version": 7}),
            (Refusal.NOT_YOUR_MATCH, {"match_id": friends.id, "version": 1}),
            (Refusal.NO_SUCH_MATCH, {"match_id": 99, "version": 1}),
        ):
            with pytest.raises(Refused) as refused:
                wanted = {"match_id": match.id, "version": 1, "guild_id": GUILD, **forged}
                request = TurnRequest(square=parse_square("c3"))
                match_id = wanted.pop("match_id")
                voting.vote(connection, match_id, person(1), request, NOW, **wanted)
            assert refused.value.refusal is refusal
        go_on(connection, NOW + 9 * HOUR)
        with pytest.raises(Refused) as refused:
            vote(connection, match.id, 1, "c3", version=1)
        assert refused.value.refusal is Refusal.OUT_OF_DATE, "too late"
        with pytest.raises(Refused) as refused:
            vote(connection, match.id, 1, "d4")
        assert refused.value.refusal is Refusal.NOT_YOUR_TURN
        answer(connection, match.id, NOW + 9 * HOUR)
        with pytest.raises(Refused) as refused:
            vote(connection, match.id, 1, "b3")
        assert refused.value.refusal is Refusal.ILLEGAL_TURN, "somebody lies there"
        assert [each.player_id for each in votes.for_turn(connection, match.id, 1)] == [
            players.by_discord_id(connection, person(0).discord_id).id
        ]
        assert votes.for_turn(connection, match.id, 3) == []

    await database.write(play)


async def test_without_a_vote_it_waits_and_after_a_week_it_ends(database):
    def play(connection):
        match = begun(connection)
        at, steps = votes.of_guild(connection, GUILD).due_at, []
        while kept := votes.of_guild(connection, GUILD):
            at = kept.due_at
            steps.append(go_on(connection, at).step)
        assert steps == [VoteStep.WAITED] * (len(steps) - 1) + [VoteStep.GIVEN_UP]
        assert PATIENCE <= at - NOW < PATIENCE + 8 * HOUR
        ended = matches.by_id(connection, match.id)
        assert (ended.state, ended.ending, ended.winner) == (MatchState.OVER, MatchEnd.ABANDONED, None)
        assert go_on(connection, at + timedelta(days=30)) is None
        again = begun(connection)
        assert again.orange_id == matches.by_id(connection, again.id).orange_id != match.orange_id

    await database.write(play)


async def test_where_the_bot_was_not_there_at_the_hour_nobody_is_too_late(database):
    def play(connection):
        begun(connection)
        assert go_on(connection, NOW + 2 * PATIENCE).step is VoteStep.WAITED
        assert go_on(connection, NOW + 2 * PATIENCE + 13 * HOUR).step is VoteStep.GIVEN_UP

    await database.write(play)


async def test_the_match_after_one_that_is_over_begins_on_monday_with_the_other_first(database):
    def play(connection):
        match = begun(connection, TERMS._replace(edition=Edition.KITTENS))
        at, turns = NOW, 0
        while load(connection, match.id).running:
            at = votes.of_guild(connection, GUILD).due_at
            seen = load(connection, match.id)
            turn = seen.position.legal_turns()[0]
            request = read_turn(str(turn))
            version = seen.match.delivery.board_version
            for number in range(1 + turns % 2):
                voting.vote(
                    connection, match.id, person(number), request, at, version=version, guild_id=GUILD
                )
            assert go_on(connection, at).step is VoteStep.PLAYED
            turns += 1
            if load(connection, match.id).running:
                answer(connection, match.id, at)
        over = load(connection, match.id)
        assert over.ballot.kept.match_id is None
        assert over.ballot.kept.due_at == next_monday(over.match.changed_at)
        voters = [(each.player.name, each.votes) for each in over.ballot.voters]
        assert voters == [("P0", turns), ("P1", turns // 2)][: len(voters)]
        assert over.ballot.votes, "those for the last turn"
        team = players.team(connection, GUILD, "")
        assert player_stats.all_bot_scores_of(connection, team.id) == []
        assert not keeps_off(connection, team)
        monday = over.ballot.kept.due_at
        assert go_on(connection, monday - MINUTE) is None
        step, second, _ = go_on(connection, monday)
        assert step is VoteStep.BEGAN
        assert matches.by_id(connection, second).gray_id == team.id
        assert players.team(connection, GUILD, "").name == "Garden"
        assert list(check.faults(connection)) == []

    await database.write(play)


async def test_who_manages_a_server_ends_and_moves_its_match(database):
    def play(connection):
        match = begun(connection)
        with pytest.raises(Refused) as refused:
            begun(connection)
        assert refused.value.refusal is Refusal.VOTE_MATCH_ON
        assert keeping.move(connection, GUILD, CHANNEL) is None
        assert keeping.move(connection, GUILD, 71).id == match.id
        assert matches.by_id(connection, match.id).channel_id == 71
        assert keeping.end(connection, GUILD, NOW).ending is MatchEnd.CANCELLED
        with pytest.raises(Refused) as refused:
            keeping.end(connection, GUILD, NOW)
        assert refused.value.refusal is Refusal.NO_VOTE_MATCH
        assert list(check.faults(connection)) == []

    await database.write(play)


async def test_nobody_acts_for_a_server(database):
    def play(connection):
        match = begun(connection)
        for discord_id in (0, 1, GUILD, 100):
            if discord_id == BOT.discord_id:
                continue
            with pytest.raises(Refused) as refused:
                own_match(connection, match.id, Person(discord_id, "Mallory"))
            assert refused.value.refusal is Refusal.NOT_YOUR_MATCH
        team = load(connection, match.id).to_move
        assert (team.is_team, team.reached_at, team.discord_id) == (True, None, None)

    await database.write(play)


async def test_a_match_whose_record_is_broken_is_followed_by_one_on_monday(database):
    def play(connection):
        match = begun(connection)
        quarantine(connection, RecordBroken(match.id, "a test"))
        assert go_on(connection, NOW + 9 * HOUR) is None
        kept = votes.of_guild(connection, GUILD)
        assert (kept.match_id, kept.due_at) == (None, next_monday(NOW))

    await database.write(play)


async def test_votes_are_exported_and_forgotten_with_who_gave_them(database):
    def play(connection):
        match = begun(connection)
        for number, square in enumerate(("b3", "b3", "c3")):
            vote(connection, match.id, number, square, NOW + number * MINUTE)
        exported = json.loads(privacy.export(connection, person(0), 10**6).data)
        assert [(each["match_id"], each["turn"]) for each in exported["votes"]] == [(match.id, 1)]
        for number in (0, 1):
            privacy.forget(connection, person(number), NOW)
        left = votes.for_turn(connection, match.id, 1)
        assert len(left) == 1, "the count goes by those that still stand"
        go_on(connection, NOW + 9 * HOUR)
        assert played(connection, match.id).turn.square == parse_square("c3")
        assert load(connection, match.id).position.side is Side.GRAY

    await database.write(play)


async def test_after_a_restore_people_have_time_to_vote_again(database):
    def play(connection):
        match = begun(connection)
        vote(connection, match.id, 0, "b3")
        at = NOW + timedelta(days=3)
        restoring.fit(connection, None, at)
        kept = votes.of_guild(connection, GUILD)
        assert at < kept.due_at <= at + 8 * HOUR
        assert kept.told == ""
        assert list(check.faults(connection)) == []

    await database.write(play)


@pytest.mark.postgres
async def test_a_vote_that_was_confirmed_is_counted_though_it_comes_as_the_votes_are(database):
    """On a server a vote and the count may come at the same moment: the one that is later sees what the other did."""
    match = await database.write(begun)
    for _ in range(8):
        at = (await database.read(votes.of_guild, GUILD)).due_at
        seen = await database.read(lambda connection: load(connection, match.id))
        free = [turn.square for turn in seen.position.legal_turns()]
        version = seen.match.delivery.board_version

        def cast(who, square, at=at, version=version):
            request = TurnRequest(square=square)
            return database.write(
                voting.vote, match.id, person(who), request, at, version=version, guild_id=GUILD
            )

        await cast(0, free[0])
        both = (cast(1, free[-1]), cast(2, free[-1]), database.write(go_on, at))
        one, other, step = await asyncio.gather(*both, return_exceptions=True)
        for late in (one, other):
            assert not isinstance(late, Exception) or isinstance(late, Refused), late
        assert step.step is VoteStep.PLAYED
        confirmed = [each for each in (one, other) if not isinstance(each, Exception)]
        cast_for = await database.read(votes.for_turn, match.id, seen.match.turns + 1)
        assert len(cast_for) == 1 + len(confirmed)
        after = await database.read(lambda connection: load(connection, match.id))
        assert str(after.last.turn) == tally(cast_for)[0].notation
        await database.write(answer, match.id, at)


@pytest.mark.postgres
async def test_of_two_who_begin_at_the_same_moment_one_is_refused(database):
    await database.write(begun)
    await database.write(keeping.end, GUILD, NOW)
    for guild_id in (GUILD, GUILD + 1):
        both = (database.write(begun, guild_id=guild_id) for _ in range(3))
        found = await asyncio.gather(*both, return_exceptions=True)
        refused = [each for each in found if isinstance(each, Refused)]
        assert [each.refusal for each in refused] == [Refusal.VOTE_MATCH_ON] * 2, found
    running = await database.read(running_matches.every)
    assert len(running) == 2


@pytest.mark.postgres
async def test_a_step_that_is_due_is_taken_once_by_all_processes(database):
    match = await database.write(begun)
    await database.write(vote, match.id, 0, "b3")
    steps = await asyncio.gather(*(database.write(go_on, NOW + 9 * HOUR) for _ in range(4)))
    assert [each.step for each in steps if each] == [VoteStep.PLAYED]
    assert (await database.read(matches.by_id, match.id)).turns == 1
