"""Leagues from the announcement to the next season: who meets whom, who is out, what counts, who goes up; and nothing of it twice."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import MatchEnd, MatchState, Offer, Pace, open_database
from data.leagues import EntryState, LeagueState
from data.queries import matches, players
from data.queries.contests import leagues
from data.queries.restore_history import COUNTED, Since
from game import Edition, Side
from services import check, restoring
from services.leagues import announcing, boards, seasons, telling
from services.leagues.announcing import MAX_LEAGUES, LeagueTerms
from services.leagues.seasons import OPENS_FOR, RESTS_FOR, SeasonStep
from services.leagues.standings import tables
from services.people import Person
from services.play import offers
from services.play.beginning.pairs import early_winner
from services.play.matches import claim
from services.play.snapshots import RecordBroken, load, quarantine
from services.play.transitions import change, over
from services.players import privacy
from services.refusals import Refusal, Refused

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
GUILD, CHANNEL = 7, 70
TERMS = LeagueTerms("Winter\n league", Edition.CLASSIC, Pace.TWO_DAY_BANK, 3 * DAY)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def announced(connection, count, terms=TERMS):
    """A league that so many have joined."""
    league = announcing.announce(connection, GUILD, CHANNEL, terms, NOW)
    for number in range(count):
        announcing.join(connection, GUILD, league.id, person(number), NOW + number * MINUTE)
    return league


def begun(connection, count, now=NOW + 3 * DAY):
    """A league whose first season has begun, with all matches that begin at first."""
    league = announced(connection, count)
    assert seasons.due(connection, now) == [league.id]
    assert seasons.advance(connection, league.id, now) is SeasonStep.BEGAN
    begin_all(connection, league.id, now)
    return leagues.by_id(connection, league.id)


def begin_all(connection, league_id, now):
    """Begin the matches of all pairs whose turn it is; how many pairs those are."""
    number = 0
    while found := boards.next_pair(connection, league_id):
        pair = found.pair
        assert len(boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now)) == 2
        assert boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now) == [], "once"
        number += 1
    return number


def running(connection, league):
    every = leagues.matches_of(connection, league.id, league.season)
    return [match for match in every if match.state is MatchState.RUNNING]


def end(connection, match, winner, now, ending=MatchEnd.RESIGNED, *, by=None):
    """Let a match end; the winner is a side, or None."""
    snapshot = load(connection, match.id)
    return change(connection, snapshot, over(match, ending, winner), now, news=match.news, by=by)


def played_out(connection, league, rng, now):
    """Play the season to its end, whoever wins; the tables at its end."""
    while True:
        for match in running(connection, league):
            end(connection, match, rng.choice([Side.ORANGE, Side.GRAY]), now)
        if seasons.advance(connection, league.id, now) is SeasonStep.OVER:
            return tables(connection, leagues.by_id(connection, league.id))
        begin_all(connection, league.id, now)


@pytest.mark.parametrize("count", [4, 5, 7, 11, 18])
async def test_everybody_meets_everybody_of_their_division_from_both_sides(database, count):
    def season(connection):
        league = begun(connection, count)
        most = max(
            Counter(each for m in running(connection, league) for each in (m.orange_id, m.gray_id)).values()
        )
        assert most <= 10
        now = NOW + 4 * DAY
        final = played_out(connection, league, Random(count), now)
        met = Counter(
            (match.orange_id, match.gray_id) for match in leagues.matches_of(connection, league.id, 1)
        )
        assert set(met.values()) == {1}
        assert set(met) == {
            (one, other) for each in final for one in each.players for other in each.players if one != other
        }
        assert sum(len(each.players) for each in final) == count
        for each in final:
            assert sum(row.points for row in each.rows) == len(each.encounters)
        assert all(
            check.fault_of(matches.by_id(connection, match.id), []) is None
            for match in leagues.matches_of(connection, league.id, 1)
        )
        return leagues.by_id(connection, league.id)

    league = await database.write(season)
    assert (league.state, league.due_at) == (LeagueState.RESTING, NOW + 4 * DAY + RESTS_FOR)


async def test_the_next_season_opens_by_itself_and_first_and_last_change_places(database):
    def two_seasons(connection):
        league, rng = begun(connection, 12), Random(2)
        final = played_out(connection, league, rng, NOW + 4 * DAY)
        first, last = [[row.contestant for row in each.rows] for each in final]
        late = person(99)
        announcing.join(connection, GUILD, league.id, late, NOW + 5 * DAY)
        opens = NOW + 4 * DAY + RESTS_FOR
        assert seasons.due(connection, opens - MINUTE) == []
        assert seasons.advance(connection, league.id, opens) is SeasonStep.OPENED
        for player_id in [*first, *last]:
            back = players.by_id(connection, player_id)
            announcing.join(connection, GUILD, league.id, Person(back.discord_id, back.name), opens)
        assert seasons.advance(connection, league.id, opens + OPENS_FOR) is SeasonStep.BEGAN
        league = leagues.by_id(connection, league.id)
        now_in = [set(each.players) for each in tables(connection, league)]
        newcomer = players.by_discord_id(connection, late.discord_id).id
        assert last[0] in now_in[0]
        assert first[-1] in now_in[1]
        assert newcomer in now_in[-1]
        assert league.season == 2

    await database.write(two_seasons)


async def test_whoever_loses_twice_on_time_is_out_and_the_season_ends_without_them(database):
    def season(connection):
        league, now = begun(connection, 5), NOW + 4 * DAY
        gone = running(connection, league)[0].orange_id
        mine = [match for match in running(connection, league) if match.mover_id == gone]
        for match in mine[:1]:
            end(connection, match, None, now, MatchEnd.ABANDONED, by=match.mover)
        seasons.advance(connection, league.id, now)
        entry = leagues.entry(connection, league.id, 1, gone)
        assert entry.state is EntryState.IN, "once is no reason"
        end(connection, mine[1], None, now, MatchEnd.ABANDONED, by=mine[1].mover)
        seasons.advance(connection, league.id, now)
        assert leagues.entry(connection, league.id, 1, gone).state is EntryState.OUT
        assert not [m for m in running(connection, league) if gone in {m.orange_id, m.gray_id}]
        (division,) = played_out(connection, league, Random(3), now)
        assert division.rows[-1].contestant == gone
        assert division.rows[-1].is_out
        assert sum(row.points for row in division.rows) == 4 * 3, "none of theirs counts: half were not over"

    await database.write(season)


async def test_whoever_leaves_after_half_has_lost_the_rest(database):
    def season(connection):
        league, now = begun(connection, 4), NOW + 4 * DAY
        gone = running(connection, league)[0].orange_id
        mine = [m for m in running(connection, league) if gone in {m.orange_id, m.gray_id}]
        for match in mine[:3]:
            end(connection, match, Side.ORANGE if match.orange_id == gone else Side.GRAY, now)
        leaving = players.by_id(connection, gone)
        announcing.leave(connection, GUILD, league.id, Person(leaving.discord_id, leaving.name), now)
        (division,) = played_out(connection, league, Random(3), now)
        (row,) = [row for row in division.rows if row.contestant == gone]
        assert (row.wins, row.losses, row.is_out) == (3, 3, True)

    await database.write(season)


async def test_a_match_given_up_or_lost_on_time_early_counts_here_though_nowhere_else(database):
    def season(connection):
        league, now = begun(connection, 4), NOW + 4 * DAY
        match = running(connection, league)[0]
        end(connection, match, None, now, MatchEnd.CALLED_OFF, by=Side.GRAY)
        (division,) = tables(connection, league)
        assert {row.contestant: row.points for row in division.rows}[match.orange_id] == 1

    await database.write(season)


def points(connection, league):
    """The points of everybody by now."""
    return {row.contestant: row.points for division in tables(connection, league) for row in division.rows}


async def test_a_draw_agreed_early_is_one_and_a_claim_wins(database):
    def season(connection):
        league, now = begun(connection, 4), NOW + 4 * DAY
        drawn, claimed, *_ = running(connection, league)
        one, other = (players.by_id(connection, each) for each in (drawn.orange_id, drawn.gray_id))
        offers.make(connection, drawn.id, Person(one.discord_id, one.name), Offer.DRAW, now)
        offers.accept(connection, drawn.id, Person(other.discord_id, other.name), now)
        assert matches.by_id(connection, drawn.id).ending is MatchEnd.AGREED
        assert points(connection, league)[one.id] == points(connection, league)[other.id] == 0.5
        late = claimed.clock.deadline + DAY
        waits = players.by_id(connection, claimed.gray_id)
        before = points(connection, league)[waits.id]
        shown = {"shown_version": claimed.version, "message_id": 1, "place_lost": None}
        matches.set_shown(connection, claimed, shown)
        claim(connection, claimed.id, Person(waits.discord_id, waits.name), late)
        assert points(connection, league)[waits.id] == before + 1

    await database.write(season)


async def test_matches_that_are_closed_because_the_bot_was_removed_are_nobodys_loss(database):
    def season(connection):
        league, now = begun(connection, 4), NOW + 4 * DAY
        for match in running(connection, league):
            end(connection, match, None, now, MatchEnd.ABANDONED)
        assert seasons.advance(connection, league.id, now) is SeasonStep.OVER
        assert set(points(connection, league).values()) == {0}
        assert {each.entry.state for each in leagues.entrants(connection, league.id, 1)} == {EntryState.IN}

    await database.write(season)


async def test_a_season_ends_without_its_last_match_if_that_is_quarantined(database):
    def season(connection):
        league, now = begun(connection, 4), NOW + 4 * DAY
        last, *others = running(connection, league)
        for match in others:
            end(connection, match, Side.ORANGE, now)
        assert seasons.advance(connection, league.id, now) is SeasonStep.GOES_ON
        assert seasons.due(connection, now + 99 * DAY) == []
        quarantine(connection, RecordBroken(last.id, "it is a test"))
        assert seasons.advance(connection, league.id, now) is SeasonStep.OVER

    await database.write(season)


async def test_whoever_is_forgotten_has_left_and_no_pair_of_theirs_begins(database):
    def season(connection):
        league, now = begun(connection, 7), NOW + 4 * DAY
        gone = players.by_id(connection, running(connection, league)[0].orange_id)
        forgotten = privacy.forget(connection, Person(gone.discord_id, gone.name), now)
        assert {match.ending for match in forgotten.matches} == {MatchEnd.LEFT_LEAGUE}
        assert {pair.one_id for pair in leagues.waiting(connection, league.id, 1)}
        (division,) = played_out(connection, league, Random(3), now)
        assert division.rows[-1].contestant == gone.id
        assert sum(row.points for row in division.rows) == 6 * 5, (
            "what was played with them counts for nobody"
        )
        met = leagues.matches_of(connection, league.id, 1)
        assert len([each for each in met if gone.id in {each.orange_id, each.gray_id}]) == 2

    await database.write(season)


async def test_a_league_that_runs_goes_on_also_if_the_clock_was_set_back(database):
    def season(connection):
        league = begun(connection, 4)
        for match in running(connection, league):
            end(connection, match, Side.ORANGE, NOW + 999 * DAY)
        assert seasons.due(connection, NOW) == [league.id]
        assert seasons.advance(connection, league.id, NOW) is SeasonStep.OVER

    await database.write(season)


async def test_a_league_without_a_channel_waits_until_it_is_moved(database):
    def season(connection):
        league, now = announced(connection, 4), NOW + 9 * DAY
        telling.lose_channel(connection, league)
        assert seasons.due(connection, now) == []
        assert seasons.advance(connection, league.id, now) is None
        announcing.move(connection, GUILD, league.id, 71)
        assert seasons.advance(connection, league.id, now) is SeasonStep.BEGAN
        assert boards.next_pair(connection, league.id).league.channel_id == 71
        telling.lose_channel(connection, league)
        assert leagues.by_id(connection, league.id).channel_id == 71, "it has moved meanwhile"

    await database.write(season)


async def test_a_backup_gives_no_id_of_a_league_or_pair_again_and_its_messages_are_looked_for(database):
    def restored(connection):
        league = announced(connection, 4)
        seasons.advance(connection, league.id, NOW + 3 * DAY)
        telling.set_told(connection, leagues.by_id(connection, league.id), 5, "what it says")
        lost = dict.fromkeys(COUNTED, 40)
        restoring.fit(connection, Since(None, lost, 9, frozenset(), frozenset()), NOW)
        assert leagues.by_id(connection, league.id).told == ""
        assert all(pair.tried for pair in leagues.pairs_of(connection, league.id, 1))
        assert announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW).id == 41

    await database.write(restored)


async def test_with_three_it_waits_a_week_and_with_a_fourth_it_begins(database):
    def wait(connection):
        league, now = announced(connection, 3), NOW + 3 * DAY
        assert seasons.advance(connection, league.id, now) is SeasonStep.WAITED
        assert seasons.advance(connection, league.id, now) is None
        announcing.join(connection, GUILD, league.id, person(9), now)
        assert seasons.advance(connection, league.id, now + 7 * DAY) is SeasonStep.BEGAN

    await database.write(wait)


async def test_a_paused_league_begins_nothing_until_it_goes_on(database):
    def pause(connection):
        league = announced(connection, 7)
        seasons.advance(connection, league.id, NOW + 3 * DAY)
        announcing.pause(connection, GUILD, league.id, NOW + 3 * DAY, goes_on=False)
        assert boards.next_pair(connection, league.id) is None
        assert seasons.due(connection, NOW + 9 * DAY) == []
        announcing.pause(connection, GUILD, league.id, NOW + 9 * DAY, goes_on=True)
        announcing.pause(connection, GUILD, league.id, NOW + 9 * DAY, goes_on=True)
        assert leagues.by_id(connection, league.id).state is LeagueState.RUNNING, "pressed twice is once"
        assert begin_all(connection, league.id, NOW + 9 * DAY) == 3

    await database.write(pause)


REFUSED = [
    (
        lambda connection, league: announcing.join(connection, GUILD, league.id, person(0), NOW),
        Refusal.IN_LEAGUE_ALREADY,
    ),
    (
        lambda connection, league: announcing.join(connection, 8, league.id, person(5), NOW),
        Refusal.NO_SUCH_LEAGUE,
    ),
    (
        lambda connection, _: announcing.join(connection, GUILD, 99, person(5), NOW),
        Refusal.NO_SUCH_LEAGUE,
    ),
    (
        lambda connection, league: announcing.leave(connection, GUILD, league.id, person(5), NOW),
        Refusal.NOT_IN_LEAGUE,
    ),
    (
        lambda connection, league: announcing.pause(connection, GUILD, league.id, NOW, goes_on=False),
        Refusal.LEAGUE_RUNS_NOT,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(name=" \n"), NOW
        ),
        Refusal.NO_LEAGUE_NAME,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(name="***\u202e\u200b _"), NOW
        ),
        Refusal.NO_LEAGUE_NAME,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(pace=Pace.NONE), NOW
        ),
        Refusal.NO_LEAGUE_CLOCK,
    ),
]


@pytest.mark.parametrize(("asked", "refusal"), REFUSED)
async def test_what_can_not_be_is_refused(database, asked, refusal):
    league = await database.write(lambda connection: announced(connection, 3))
    with pytest.raises(Refused) as refused:
        await database.write(lambda connection: asked(connection, league))
    assert refused.value.refusal is refusal


async def test_a_server_has_so_many_leagues_at_once(database):
    def every(connection):
        first, *_ = [announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW) for _ in range(MAX_LEAGUES)]
        with pytest.raises(Refused):
            announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW)
        announcing.end(connection, GUILD, first.id)
        assert announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW).name == "Winter league"

    await database.write(every)


async def test_where_nobody_is_to_blame_nobody_gets_the_point(database):
    def closed(connection):
        league = begun(connection, 4)
        match = running(connection, league)[0]
        end(connection, match, None, NOW + 4 * DAY, MatchEnd.ABANDONED)
        return matches.by_id(connection, match.id)

    match = await database.write(closed)
    assert early_winner(match) is None
    assert early_winner(match._replace(by=Side.ORANGE)) is Side.GRAY
