"""Vote matches between two servers: both agree by a code, each votes where its turn is, and both see the end."""

import asyncio
import random
from datetime import UTC, datetime, timedelta

import pytest

from data import MatchEnd, MatchState, open_database
from data.queries.announcing import house, week
from data.queries.contests import votes
from data.queries.matches import matches, running_matches
from game import Edition, read_turn
from services import check, restoring, servers
from services.contests.votes import challenging, keeping, voting
from services.contests.votes.challenging import VALID
from services.contests.votes.going_on import PATIENCE, StepTaken, VoteStep, advance, owed, show_end
from services.contests.votes.keeping import Venue
from services.people import Person
from services.play.access import watched
from services.play.snapshots import load
from services.play.stories import Story
from services.play.telling.summaries import load_to_show
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, 30, tzinfo=UTC)
HOUR = timedelta(hours=1)
A, B, C = (Venue(guild, f"Server {guild}", 10 * guild) for guild in (7, 8, 9))
#: In the order in which they take turns: who has offered the match begins.
BOTH = (A, B)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def offered(connection, venue=A, edition=Edition.KITTENS, at=NOW):
    return challenging.offer(connection, venue, edition, 8, at, rng=random.Random(venue.guild_id))


def begun(connection, **wanted):
    """A match that A has offered and B has accepted; A is to move."""
    return challenging.accept(connection, offered(connection, **wanted).code, B, NOW).match


def vote(connection, match_id, venue, at, number=0, *, choice=0):
    seen = load(connection, match_id)
    request = read_turn(str(seen.position.legal_turns()[choice]))
    version = seen.match.delivery.board_version
    return voting.vote(
        connection, match_id, person(number), request, at, version=version, guild_id=venue.guild_id
    )


def go_on(connection, venue, at):
    return advance(connection, venue.guild_id, venue.name, at)


def due(connection, venue):
    return votes.of_guild(connection, venue.guild_id).due_at


def refused(act, *given, **named):
    with pytest.raises(Refused) as found:
        act(*given, **named)
    return found.value.refusal


async def test_each_server_votes_in_its_turn_and_both_see_the_end(database):
    def play(connection):
        match = begun(connection)
        assert (match.rated, match.level, match.guild_id) == (False, None, A.guild_id)
        turns = 0
        while (seen := load(connection, match.id)).running:
            mine, other = BOTH if turns % 2 == 0 else BOTH[::-1]
            assert (seen.match.guild_id, seen.match.channel_id) == (mine.guild_id, mine.channel_id)
            assert seen.to_move.guild_id == mine.guild_id == seen.ballot.kept.guild_id
            assert due(connection, A) == due(connection, B)
            at = due(connection, A)
            assert refused(vote, connection, match.id, other, at) is Refusal.OTHER_SERVER_VOTES
            assert refused(vote, connection, match.id, C, at) is Refusal.NOT_IN_THIS_SERVER
            page = voting.look(connection, other.guild_id, person(1))
            assert (page.poll, page.other.name) == (None, mine.name)
            vote(connection, match.id, mine, at, turns % 2)
            assert voting.look(connection, mine.guild_id, person(turns % 2)).poll.with_me == 1
            # Whichever of the two rows is looked at first.
            step, _, left = go_on(connection, random.Random(turns).choice(BOTH), at)
            assert step is VoteStep.PLAYED
            assert go_on(connection, A, at) is go_on(connection, B, at) is None, "once"
            turns += 1
        assert left is None
        last, other = BOTH if turns % 2 else BOTH[::-1]
        over = load(connection, match.id)
        assert over.match.guild_id == last.guild_id
        assert [each.player.name for each in over.ballot.voters] == [f"P{1 - turns % 2}"], (
            "the other's are not told"
        )
        assert votes.every(connection) == []
        assert owed(connection, at) == [], "until the first has seen it"
        (end,) = owed(connection, at + 2 * HOUR)
        assert watched(connection, match.id, person(5), last.channel_id)
        assert refused(watched, connection, match.id, person(5), other.channel_id) is Refusal.NOT_YOUR_MATCH
        assert show_end(connection, end, at)
        assert not show_end(connection, end, at), "once"
        over = load(connection, match.id)
        assert (over.match.guild_id, over.match.channel_id) == (other.guild_id, other.channel_id)
        assert [each.player.name for each in over.ballot.voters] == [f"P{turns % 2}"]
        for venue in BOTH:
            assert watched(connection, match.id, person(5), venue.channel_id)
        assert refused(watched, connection, match.id, person(5), C.channel_id) is Refusal.NOT_YOUR_MATCH
        assert owed(connection, at + timedelta(days=9)) == []
        assert list(check.faults(connection)) == []

    await database.write(play)


async def test_a_match_of_servers_counts_nowhere(database):
    def play(connection):
        match = begun(connection)
        while load(connection, match.id).running:
            at = due(connection, A)
            assert house.running(connection, A.guild_id) == house.running(connection, B.guild_id) == []
            mine = next(each for each in BOTH if each.guild_id == load(connection, match.id).match.guild_id)
            vote(connection, match.id, mine, at)
            go_on(connection, A, at)
        for table in ("standings", "player_stats", "head_to_head", "streaks", "badges", "bot_scores"):
            assert connection.exec_driver_sql(f"SELECT count(*) FROM {table}").scalar_one() == 0, table  # noqa: S608
        for venue in BOTH:
            assert week.ended(connection, venue.guild_id, NOW, at + HOUR) == []
        assert load_to_show(connection, match.id).summary.told.story not in {Story.FIRST_WIN, Story.STREAK}
        assert list(check.faults(connection)) == []

    await database.write(play)


async def test_a_code_is_for_another_server_once_and_for_a_week(database):
    def play(connection):
        old = offered(connection)
        code = challenging.offer(connection, A, Edition.GHOST, 24, NOW, rng=random.Random(1)).code
        ask = challenging.ask
        assert refused(ask, connection, old.code, B.guild_id, NOW) is Refusal.NO_SUCH_VOTE_OFFER
        for wrong in ("", "ABCDEFGH", "%", "'; --", "ß" * 40):
            assert refused(ask, connection, wrong, B.guild_id, NOW) is Refusal.NO_SUCH_VOTE_OFFER
        assert refused(ask, connection, code, A.guild_id, NOW) is Refusal.OWN_VOTE_OFFER
        late = NOW + VALID + HOUR
        assert refused(ask, connection, code, B.guild_id, late) is Refusal.NO_SUCH_VOTE_OFFER
        asked = ask(connection, f" {code[:4].lower()} {code[4:]} ", B.guild_id, NOW)
        assert (asked.challenger.name, asked.offer.edition, asked.offer.hours) == (A.name, Edition.GHOST, 24)
        match = challenging.accept(connection, code, B, NOW).match
        assert match.edition is Edition.GHOST
        assert refused(challenging.accept, connection, code, C, NOW) is Refusal.NO_SUCH_VOTE_OFFER
        assert refused(offered, connection) is Refusal.VOTE_MATCH_ON
        third = offered(connection, C).code
        assert refused(ask, connection, third, B.guild_id, NOW) is Refusal.VOTE_MATCH_ON
        keeping.end(connection, B.guild_id, NOW)
        challenging.accept(connection, third, A, NOW)
        assert [each.guild_id for each in votes.every(connection)] == [A.guild_id, C.guild_id]

    await database.write(play)


async def test_where_the_challenger_plays_already_or_is_gone_its_code_is_good_for_nothing(database):
    def play(connection):
        code = offered(connection).code
        challenging.accept(connection, offered(connection, C).code, A, NOW)
        found = refused(challenging.accept, connection, code, B, NOW)
        assert found is Refusal.OTHER_VOTE_MATCH_ON
        assert votes.of_guild(connection, B.guild_id) is None
        keeping.end(connection, A.guild_id, NOW)
        servers.bot_removed(connection, A.guild_id, NOW)
        assert refused(challenging.accept, connection, code, B, NOW) is Refusal.NO_SUCH_VOTE_OFFER

    await database.write(play)


async def test_either_server_ends_it_for_both(database):
    def play(connection):
        match = begun(connection)
        ended = keeping.end(connection, B.guild_id, NOW)
        assert (ended.id, ended.ending, ended.guild_id) == (match.id, MatchEnd.CANCELLED, A.guild_id)
        assert votes.every(connection) == []
        (end,) = owed(connection, NOW + 2 * HOUR)
        assert (end.guild_id, end.channel_id) == (B.guild_id, B.channel_id)
        assert list(check.faults(connection)) == []

    await database.write(play)


@pytest.mark.parametrize("gone", [A, B, None])
async def test_without_votes_it_ends_after_a_week_also_where_one_has_removed_the_bot(database, gone):
    def play(connection):
        match = begun(connection)
        if gone:
            servers.bot_removed(connection, gone.guild_id, NOW)
        here = B if gone is A else A
        while kept := votes.of_guild(connection, here.guild_id):
            at = kept.due_at
            steps = [go_on(connection, venue, at) for venue in BOTH]
            assert sum(step is not None for step in steps) == 1
        assert PATIENCE <= at - NOW < PATIENCE + 8 * HOUR
        over = matches.by_id(connection, match.id)
        assert (over.state, over.ending, over.winner) == (MatchState.OVER, MatchEnd.ABANDONED, None)
        assert [each.guild_id for each in owed(connection, at + 2 * HOUR)] == [B.guild_id]

    await database.write(play)


async def test_each_server_moves_its_own_side_only(database):
    def play(connection):
        match = begun(connection)
        assert keeping.move(connection, B.guild_id, 81) is None, "the match is in A"
        assert matches.by_id(connection, match.id).channel_id == A.channel_id
        vote(connection, match.id, A, due(connection, A))
        left = go_on(connection, A, due(connection, A)).left
        assert left.match.channel_id == A.channel_id
        moved = matches.by_id(connection, match.id)
        assert (moved.guild_id, moved.channel_id, moved.message_id) == (B.guild_id, 81, None)
        assert keeping.move(connection, B.guild_id, 82).channel_id == 81
        assert list(check.faults(connection)) == []

    await database.write(play)


async def test_after_a_restore_both_count_at_the_same_hour(database):
    def play(connection):
        begun(connection)
        at = NOW + timedelta(days=3)
        restoring.fit(connection, None, at)
        assert at < due(connection, A) == due(connection, B) <= at + 8 * HOUR
        assert list(check.faults(connection)) == []

    await database.write(play)


@pytest.mark.postgres
async def test_of_two_servers_that_accept_at_the_same_moment_one_plays(database):
    code = (await database.write(offered)).code
    both = (database.write(challenging.accept, code, venue, NOW) for venue in (B, C))
    found = await asyncio.gather(*both, return_exceptions=True)
    (refusal,) = (each.refusal for each in found if isinstance(each, Refused))
    assert refusal in {Refusal.NO_SUCH_VOTE_OFFER, Refusal.OTHER_VOTE_MATCH_ON}
    assert len(await database.read(running_matches.every)) == 1
    assert len(await database.read(votes.every)) == 2


@pytest.mark.postgres
async def test_a_step_of_two_servers_is_taken_once_by_all_processes(database):
    match = await database.write(begun)
    at = await database.read(due, A)
    await database.write(vote, match.id, A, at)
    steps = await asyncio.gather(
        *(database.write(go_on, venue, at) for venue in (A, B, A, B)), return_exceptions=True
    )
    assert [each.step for each in steps if isinstance(each, StepTaken)] == [VoteStep.PLAYED], steps
    assert (await database.read(matches.by_id, match.id)).turns == 1
