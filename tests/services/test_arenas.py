"""Arenas from the announcement to the winner: nobody plays twice at once, points are as contests/ counts them, and whoever loses on time sits out."""

import re
from collections import Counter
from datetime import UTC, datetime, timedelta

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import event

from contests.arena.table import table
from data import Away, MatchEnd, MatchState, Pace, open_database
from data.queries import players
from data.queries.contests import contest_pairs, contests
from data.queries.matches import running_matches
from data.records.contests import NOWHERE, ContestKind, ContestState, EntryState
from game import Edition, Side
from services import check
from services.contests import advancing, announcing, boards, stopping, telling
from services.contests.announcing import ContestTerms
from services.contests.arena import standings
from services.contests.progress import ContestStep
from services.people import Person
from services.play import away, reminders
from services.play.beginning.encounters import encounters_of
from services.play.reminders import Closed
from services.play.snapshots import load
from services.play.timing import clocks
from services.play.transitions import change, over
from services.players import privacy
from services.refusals import Refusal, Refused
from words.pages.contests import endings

NOW = datetime(2026, 11, 25, 20, tzinfo=UTC)
SECOND, MINUTE, HOUR = timedelta(seconds=1), timedelta(minutes=1), timedelta(hours=1)
GUILD, CHANNEL = 7, 70
TERMS = ContestTerms(
    ContestKind.ARENA, "Friday", Edition.KITTENS, Pace.HALF_MINUTE_BANK, 15 * MINUTE, lasts=HOUR
)
BEGINS, ENDS = NOW + 15 * MINUTE, NOW + 75 * MINUTE


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def announced(connection, count, terms=TERMS):
    """An arena that so many have joined."""
    contest = announcing.announce(connection, GUILD, CHANNEL, terms, NOW)
    for number in range(count):
        announcing.join(connection, GUILD, contest.id, person(number), NOW + number * SECOND)
    return contest


def begun(connection, count, terms=TERMS, now=BEGINS):
    """An arena that has begun, with its first matches."""
    contest = announced(connection, count, terms)
    assert advancing.advance(connection, contest.id, now) is ContestStep.BEGAN
    begin_all(connection, contest.id, now)
    return contests.by_id(connection, contest.id)


def begin_all(connection, contest_id, now):
    """Begin the matches of all pairs that wait."""
    while found := boards.next_pair(connection, contest_id):
        pair = found.pair
        assert len(boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now)) == 1
        assert boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now) == [], "once"


def step(connection, contest, now):
    """Let the arena take its step, if it is due, and begin what is to begin."""
    if contest.id in advancing.due(connection, now):
        done = advancing.advance(connection, contest.id, now)
        begin_all(connection, contest.id, now)
        return done
    return None


def running(connection, contest):
    every = contest_pairs.matches_of(connection, contest.id, 1)
    return [match for match in every if match.state is MatchState.RUNNING]


def playing(connection, contest):
    return Counter(each for m in running(connection, contest) for each in (m.orange_id, m.gray_id))


def end(connection, match, winner, now, ending=MatchEnd.RESIGNED, *, by=None):
    """Let a match end; the winner is a side, or None."""
    snapshot = load(connection, match.id)
    return change(connection, snapshot, over(match, ending, winner), now, news=match.news, by=by)


def id_of(connection, number):
    return players.by_discord_id(connection, person(number).discord_id).id


def state_of(connection, contest, number):
    return contests.entry(connection, contest.id, 1, id_of(connection, number)).state


async def test_whoever_is_free_is_paired_at_once_and_not_with_the_same_person(database):
    def evening(connection):
        contest = begun(connection, 4)
        first, second = running(connection, contest)
        assert (first.rated, first.loses_on_time, first.pace) == (False, True, Pace.HALF_MINUTE_BANK)
        end(connection, first, Side.ORANGE, BEGINS + MINUTE)
        step(connection, contest, BEGINS + MINUTE)
        assert [each.id for each in running(connection, contest)] == [second.id], (
            "no rematch while others play"
        )
        end(connection, second, Side.GRAY, BEGINS + 2 * MINUTE)
        step(connection, contest, BEGINS + 2 * MINUTE)
        met = {frozenset((each.orange_id, each.gray_id)) for each in running(connection, contest)}
        assert len(met) == 2
        assert not met & {frozenset((each.orange_id, each.gray_id)) for each in (first, second)}

    await database.write(evening)


async def test_two_alone_play_again_and_again_and_take_turns_to_begin(database):
    def evening(connection):
        contest = begun(connection, 2)
        began = []
        for minute in range(1, 5):
            (match,) = running(connection, contest)
            began.append(match.orange_id)
            end(connection, match, Side.ORANGE, BEGINS + minute * MINUTE)
            step(connection, contest, BEGINS + minute * MINUTE)
        assert began[0] == began[2] != began[1] == began[3]

    await database.write(evening)


async def test_who_loses_on_time_sits_out_until_they_come_in_again(database):
    def evening(connection):
        contest = begun(connection, 2)
        (match,) = running(connection, contest)
        late = BEGINS + 31 * SECOND
        connection.exec_driver_sql("UPDATE matches SET shown_version = version")
        assert running_matches.due(connection, late, 10) == [match.id]
        assert isinstance(reminders.fire(connection, match.id, late), Closed)
        step(connection, contest, late)
        loser = match.orange_id
        entry = contests.entry(connection, contest.id, 1, loser)
        assert (entry.state, entry.out_at) == (EntryState.OUT, late)
        assert running(connection, contest) == []
        assert advancing.due(connection, late + MINUTE) == [], "there is nobody to meet"
        who = players.by_id(connection, loser)
        announcing.join(connection, GUILD, contest.id, Person(who.discord_id, who.name), late + MINUTE)
        step(connection, contest, late + MINUTE)
        assert playing(connection, contest).keys() == {match.orange_id, match.gray_id}
        seen = telling.read(connection, contest.id)
        assert [row.points for row in seen.arena.rows] == [2, 0]

    await database.write(evening)


async def test_who_has_just_lost_on_time_may_come_in_before_that_is_noted(database):
    def evening(connection):
        contest = begun(connection, 2)
        (match,) = running(connection, contest)
        end(connection, match, None, BEGINS + MINUTE, MatchEnd.ABANDONED, by=Side.ORANGE)
        who = players.by_id(connection, match.orange_id)
        back = Person(who.discord_id, who.name)
        announcing.join(connection, GUILD, contest.id, back, BEGINS + MINUTE + SECOND)
        with pytest.raises(Refused) as again:
            announcing.join(connection, GUILD, contest.id, back, BEGINS + MINUTE + SECOND)
        assert again.value.refusal is Refusal.IN_CONTEST_ALREADY
        step(connection, contest, BEGINS + MINUTE + SECOND)
        assert len(running(connection, contest)) == 1

    await database.write(evening)


async def test_who_leaves_plays_on_and_keeps_their_points(database):
    def evening(connection):
        contest = begun(connection, 4)
        one, other = running(connection, contest)
        end(connection, one, Side.ORANGE, BEGINS + MINUTE)
        leaver = players.by_id(connection, other.orange_id)
        gone = Person(leaver.discord_id, leaver.name)
        announcing.leave(connection, GUILD, contest.id, gone, BEGINS + MINUTE)
        assert other.id in {each.id for each in running(connection, contest)}
        with pytest.raises(Refused) as again:
            announcing.leave(connection, GUILD, contest.id, gone, BEGINS + MINUTE)
        assert again.value.refusal is Refusal.NOT_IN_CONTEST
        end(connection, other, Side.ORANGE, BEGINS + 2 * MINUTE)
        step(connection, contest, BEGINS + 2 * MINUTE)
        assert leaver.id not in playing(connection, contest)
        rows = {row.contestant: row for row in standings.read(connection, contest).rows}
        assert rows[leaver.id].points == 2
        announcing.join(connection, GUILD, contest.id, gone, BEGINS + 3 * MINUTE)
        assert telling.read(connection, contest.id).plays(gone)

    await database.write(evening)


async def test_whom_a_moderator_has_removed_does_not_come_back(database):
    def evening(connection):
        contest = begun(connection, 3)
        out = person(0)
        announcing.leave(connection, GUILD, contest.id, out, BEGINS)
        announcing.remove(connection, GUILD, contest.id, out.discord_id, BEGINS)
        assert state_of(connection, contest, 0) is EntryState.REMOVED
        with pytest.raises(Refused) as refused:
            announcing.join(connection, GUILD, contest.id, out, BEGINS + MINUTE)
        assert refused.value.refusal is Refusal.REMOVED_FROM_CONTEST
        with pytest.raises(Refused) as refused:
            stopping.pause(connection, GUILD, contest.id, BEGINS, goes_on=False)
        assert refused.value.refusal is Refusal.CONTEST_RUNS_NOT

    await database.write(evening)


async def test_a_latecomer_is_paired_with_whoever_waits(database):
    def evening(connection):
        contest = begun(connection, 1)
        assert running(connection, contest) == []
        assert advancing.due(connection, BEGINS + MINUTE) == []
        announcing.join(connection, GUILD, contest.id, person(1), BEGINS + MINUTE)
        step(connection, contest, BEGINS + MINUTE)
        assert len(running(connection, contest)) == 1

    await database.write(evening)


async def test_at_its_end_places_are_kept_and_what_still_runs_does_not_count(database):
    def evening(connection):
        contest = begun(connection, 5)
        one, other = running(connection, contest)
        end(connection, one, Side.GRAY, BEGINS + MINUTE)
        advancing.advance(connection, contest.id, BEGINS + MINUTE)
        (waiting,) = contest_pairs.waiting(connection, contest.id, 1)
        found = boards.next_pair(connection, contest.id)
        assert found.pair.id == waiting.id
        assert boards.begin_pair(connection, waiting.id, 5, None, ENDS) == [], "it is over"
        assert contest_pairs.pair(connection, waiting.id) is None
        assert advancing.advance(connection, contest.id, ENDS) is ContestStep.OVER
        end(connection, other, Side.ORANGE, ENDS + SECOND)
        contest = contests.by_id(connection, contest.id)
        assert (contest.state, contest.due_at, contest.unsaid) == (ContestState.ENDED, None, True)
        told = endings.over_text(telling.read(connection, contest.id))
        assert re.match(r"🎉 Friday is over! <@\d+> won with a score of \d+", told)
        entries = {each.player.id: each.entry for each in contests.entrants(connection, contest.id, 1)}
        placed = {each: entry.place for each, entry in entries.items() if entry.place}
        assert placed.keys() == {one.orange_id, one.gray_id}
        assert placed[one.gray_id] == 1
        table_at_end = standings.read(connection, contest)
        assert sum(row.points for row in table_at_end.rows) == 2
        assert [row.contestant for row in table_at_end.winners] == [one.gray_id]
        assert contests.won(connection, one.gray_id, GUILD) == {ContestKind.ARENA: 1}
        assert advancing.due(connection, ENDS + HOUR) == []

    await database.write(evening)


@pytest.mark.parametrize("slept", [ENDS, ENDS + HOUR])
async def test_an_arena_that_was_slept_through_ends_with_no_winner(database, slept):
    def evening(connection):
        contest = announced(connection, 3)
        assert advancing.advance(connection, contest.id, slept) is ContestStep.OVER
        assert not telling.read(connection, contest.id).arena.winners

    await database.write(evening)


async def test_an_arena_without_a_channel_pairs_nobody_and_ends(database):
    def evening(connection):
        contest = begun(connection, 2)
        (match,) = running(connection, contest)
        end(connection, match, Side.ORANGE, BEGINS + MINUTE)
        advancing.advance(connection, contest.id, BEGINS + MINUTE)
        assert contest_pairs.waiting(connection, contest.id, 1)
        telling.lose_channel(connection, contest)
        assert contest_pairs.waiting(connection, contest.id, 1) == []
        assert contests.by_id(connection, contest.id).channel_id == NOWHERE
        assert advancing.due(connection, ENDS - SECOND) == []
        assert advancing.due(connection, ENDS) == [contest.id]
        assert advancing.advance(connection, contest.id, ENDS) is ContestStep.OVER

    await database.write(evening)


async def test_a_step_that_is_taken_again_after_a_kill_pairs_nobody_twice(database):
    def evening(connection):
        contest = announced(connection, 6)
        for _ in range(3):
            advancing.advance(connection, contest.id, BEGINS)
            boards.next_pair(connection, contest.id)  # its message may have been sent
        assert len(contest_pairs.waiting(connection, contest.id, 1)) == 3
        first, *others = contest_pairs.waiting(connection, contest.id, 1)
        boards.begin_pair(connection, first.id, 5, None, BEGINS)
        advancing.advance(connection, contest.id, BEGINS)
        assert contest_pairs.waiting(connection, contest.id, 1) == others
        step(connection, contest, BEGINS)
        assert set(playing(connection, contest).values()) == {1}
        assert len(running(connection, contest)) == 3

    await database.write(evening)


async def test_nobody_plays_in_two_arenas_at_once(database):
    def evening(connection):
        one = begun(connection, 3)
        other = begun(connection, 3, TERMS._replace(name="Other"))
        assert set((playing(connection, one) + playing(connection, other)).values()) == {1}
        assert len(running(connection, one) + running(connection, other)) == 1

    await database.write(evening)


async def test_who_is_forgotten_is_paired_no_more(database):
    def evening(connection):
        contest = begun(connection, 3)
        gone = running(connection, contest)[0].orange_id
        privacy.forget(connection, Person(players.by_id(connection, gone).discord_id, ""), BEGINS + MINUTE)
        step(connection, contest, BEGINS + MINUTE)
        assert gone not in playing(connection, contest)
        assert contests.entry(connection, contest.id, 1, gone).state is EntryState.LEFT
        assert len(running(connection, contest)) == 1
        assert list(check.faults(connection)) == []

    await database.write(evening)


async def test_the_clock_of_an_arena_runs_though_somebody_is_away_and_reminds_nobody(database):
    def evening(connection):
        contest = announced(connection, 2)
        away.leave(connection, person(0), Away(NOW, NOW + 9 * HOUR), NOW, timedelta(days=30))
        advancing.advance(connection, contest.id, BEGINS)
        begin_all(connection, contest.id, BEGINS)
        away.leave(connection, person(1), Away(BEGINS, NOW + 9 * HOUR), BEGINS, timedelta(days=30))
        (match,) = running(connection, contest)
        assert match.clock.deadline == match.clock.remind_at == BEGINS + 30 * SECOND
        assert reminders.is_quick(connection, BEGINS)
        end(connection, match, Side.ORANGE, BEGINS + SECOND)
        assert not reminders.is_quick(connection, BEGINS)

    await database.write(evening)


async def test_a_board_that_was_not_shown_saves_nobody_for_long(database):
    def evening(connection):
        contest = begun(connection, 2)
        (match,) = running(connection, contest)
        moved = match._replace(changed_at=BEGINS + 20 * SECOND)
        assert clocks.untold_until(moved) == BEGINS + 50 * SECOND
        assert reminders.fire(connection, match.id, BEGINS + 30 * SECOND) is not None

    await database.write(evening)


@pytest.mark.sqlite
async def test_no_step_of_an_arena_looks_through_a_whole_table(database):
    def evening(connection):
        contest, seen = begun(connection, 4), {}

        def collect(_connection, _cursor, statement, parameters, *_):
            if statement.startswith(("SELECT", "UPDATE")):
                seen.setdefault(statement, parameters)

        event.listen(connection, "before_cursor_execute", collect)
        contests.arenas_on(connection, BEGINS)
        reminders.is_quick(connection, BEGINS)
        end(connection, running(connection, contest)[0], Side.ORANGE, BEGINS + MINUTE)
        step(connection, contest, BEGINS + MINUTE)
        telling.read(connection, contest.id)
        event.remove(connection, "before_cursor_execute", collect)
        return "\n".join(
            str(connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {each}", given).all())
            for each, given in seen.items()
        )

    found = await database.write(evening)
    assert "contests_by_ends_at (ends_at>?)" in found
    assert "contests_by_due_at (due_at>?)" in found
    assert set(re.findall(r"SCAN (?!CONSTANT)[^']*", found)) == set()


ACTIONS = st.lists(
    st.tuples(
        st.sampled_from(["end", "end", "late", "leave", "join", "wait"]), st.randoms(use_true_random=False)
    ),
    max_size=40,
)


def whatever(examples):
    """The settings for so many random evenings."""
    return settings(max_examples=examples, suppress_health_check=[HealthCheck.function_scoped_fixture])


@whatever(3)
@given(count=st.integers(0, 9), actions=ACTIONS)
async def test_whatever_happens_in_an_arena_its_laws_hold(database, count, actions):
    """Nobody plays twice at once or sits out and is paired, two who are free wait only for others, and the places are those of its matches."""
    await an_evening(database, count, actions)


@pytest.mark.long
@whatever(50)
@given(count=st.integers(0, 9), actions=ACTIONS)
async def test_its_laws_hold_on_many_evenings(database, count, actions):
    await an_evening(database, count, actions)


async def an_evening(database, count, actions):
    """An evening of so many people, to whom these things happen; nothing is left of it."""

    def evening(connection):
        with connection.begin_nested() as undone:
            _whatever(connection, count, actions)
            undone.rollback()

    await database.write(evening)


def _whatever(connection, count, actions):
    contest, now = begun(connection, count), BEGINS
    for what, rng in actions:
        now += 20 * SECOND
        _do(connection, contest, what, rng, now)
        before = {each.id for each in running(connection, contest)}
        step(connection, contest, now)
        assert set(playing(connection, contest).values()) <= {1}
        entries = {each.player.id: each.entry for each in contests.entrants(connection, contest.id, 1)}
        for match in running(connection, contest):
            if match.id not in before:
                assert {entries[match.orange_id].state, entries[match.gray_id].state} == {EntryState.IN}
        free = [
            each
            for each, entry in entries.items()
            if entry.state is EntryState.IN and each not in playing(connection, contest)
        ]
        assert len(free) <= 1 or running(connection, contest), "two who are free wait only for others"
    assert advancing.advance(connection, contest.id, ENDS) is ContestStep.OVER
    played = [
        each for each in contest_pairs.matches_of(connection, contest.id, 1) if each.state is MatchState.OVER
    ]
    assert all(each.changed_at < ENDS for each in played)
    entrants = contests.entrants(connection, contest.id, 1)
    expected = table({each.player.id: 1500.0 for each in entrants}, list(encounters_of(played)))
    places = {row.contestant: row.place for row in expected if row.sheet}
    assert {each.player.id: each.entry.place for each in entrants if each.entry.place} == places
    assert list(check.faults(connection)) == []


def _do(connection, contest, what, rng, now):
    """Let something happen to somebody."""
    open_matches = running(connection, contest)
    who = person(rng.randrange(10))
    try:
        if what in {"end", "late"} and open_matches:
            match, winner = rng.choice(open_matches), rng.choice([*Side, None])
            if what == "late":
                end(connection, match, None, now, MatchEnd.ABANDONED, by=rng.choice(list(Side)))
            else:
                end(connection, match, winner, now, MatchEnd.RESIGNED if winner else MatchEnd.AGREED)
        elif what == "leave":
            announcing.leave(connection, GUILD, contest.id, who, now)
        elif what == "join":
            announcing.join(connection, GUILD, contest.id, who, now)
    except Refused:
        pass
