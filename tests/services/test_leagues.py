"""Leagues from the announcement to the next season: who meets whom, who is out, what counts, who goes up; and nothing of it twice."""

from collections import Counter
from datetime import UTC, datetime, timedelta
from random import Random

import pytest

from data import MatchEnd, MatchState, Offer, Pace, open_database
from data.queries import players
from data.queries.contests import contest_pairs, contests
from data.queries.matches import matches, shown_matches
from data.queries.restore_history import COUNTED, Since
from data.records.contests import Contest, ContestKind, ContestState, EntryState
from game import Edition, Side
from services import check, restoring
from services.contests import advancing, announcing, boards, stopping, telling
from services.contests.announcing import MAX_CONTESTS, ContestTerms
from services.contests.league.seasons import OPENS_FOR, RESTS_FOR
from services.contests.league.standings import tables
from services.contests.progress import ContestStep
from services.people import Person
from services.play import offers
from services.play.beginning.pairs import early_winner
from services.play.matches import claim
from services.play.snapshots import RecordBroken, load, quarantine
from services.play.transitions import change, over
from services.players import privacy
from services.refusals import Refusal, Refused
from tests.cases import some
from words.catalogue import speaking
from words.pages.contests.endings import over_text
from words.pages.contests.leagues import league_state

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY, MINUTE = timedelta(days=1), timedelta(minutes=1)
GUILD, CHANNEL = 7, 70
TERMS = ContestTerms(ContestKind.LEAGUE, "Winter\n league", Edition.CLASSIC, Pace.TWO_DAY_BANK, 3 * DAY)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def person(number):
    return Person(100 + number, f"P{number}")


def announced(connection, count, terms=TERMS):
    """A league that so many have joined."""
    contest = announcing.announce(connection, GUILD, CHANNEL, terms, NOW)
    for number in range(count):
        announcing.join(connection, GUILD, contest.id, person(number), NOW + number * MINUTE)
    return contest


def begun(connection, count, now=NOW + 3 * DAY):
    """A league whose first season has begun, with all matches that begin at first."""
    contest = announced(connection, count)
    assert advancing.due(connection, now) == [contest.id]
    assert advancing.advance(connection, contest.id, now) is ContestStep.BEGAN
    begin_all(connection, contest.id, now)
    return contests.by_id(connection, contest.id)


def begin_all(connection, contest_id, now):
    """Begin the matches of all pairs whose turn it is; how many pairs those are."""
    number = 0
    while found := boards.next_pair(connection, contest_id):
        pair = found.pair
        assert len(boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now)) == 2
        assert boards.begin_pair(connection, pair.id, 1000 + pair.id, None, now) == [], "once"
        number += 1
    return number


def running(connection, contest):
    every = contest_pairs.matches_of(connection, contest.id, contest.season)
    return [match for match in every if match.state is MatchState.RUNNING]


def end(connection, match, winner, now, ending=MatchEnd.RESIGNED, *, by=None):
    """Let a match end; the winner is a side, or None."""
    snapshot = load(connection, match.id)
    return change(connection, snapshot, over(match, ending, winner), now, news=match.news, by=by)


def played_out(connection, contest, rng, now):
    """Play the season to its end, whoever wins; the tables at its end."""
    while True:
        for match in running(connection, contest):
            end(connection, match, rng.choice([Side.ORANGE, Side.GRAY]), now)
        if advancing.advance(connection, contest.id, now) is ContestStep.OVER:
            return tables(connection, contests.by_id(connection, contest.id))
        begin_all(connection, contest.id, now)


@pytest.mark.parametrize("count", some([4, 5, 7, 11, 18], 2))
async def test_everybody_meets_everybody_of_their_division_from_both_sides(database, count):
    def season(connection):
        contest = begun(connection, count)
        at_once = len(running(connection, contest))
        now = NOW + 4 * DAY
        final = played_out(connection, contest, Random(count), now)
        met = Counter(
            (match.orange_id, match.gray_id) for match in contest_pairs.matches_of(connection, contest.id, 1)
        )
        assert set(met.values()) == {1}
        assert set(met) == {
            (one, other) for each in final for one in each.players for other in each.players if one != other
        }
        assert sum(len(each.players) for each in final) == count
        assert at_once == len(met), "all boards are there at once"
        for each in final:
            assert sum(row.points for row in each.rows) == len(each.encounters)
        assert all(
            check.fault_of(matches.by_id(connection, match.id), []) is None
            for match in contest_pairs.matches_of(connection, contest.id, 1)
        )
        return contests.by_id(connection, contest.id)

    contest = await database.write(season)
    assert (contest.state, contest.due_at) == (ContestState.RESTING, NOW + 4 * DAY + RESTS_FOR)
    assert await database.read(contests.unsaid, ContestKind) == [contest.id]


@pytest.mark.parametrize(
    ("kind", "state", "season"),
    [
        (ContestKind.LEAGUE, ContestState.OPEN, 3),
        (ContestKind.LEAGUE, ContestState.RUNNING, 4),
        (ContestKind.LEAGUE, ContestState.RESTING, 4),
        (ContestKind.ARENA, ContestState.RUNNING, 3),
        (ContestKind.CUP, ContestState.OPEN, 3),
    ],
)
def test_whoever_joins_is_in_the_season_that_is_open_or_in_the_next_of_a_league(kind, state, season):
    contest = Contest(1, kind, GUILD, 7, "Ours", Edition.CLASSIC, Pace.DAY, state, 3, NOW, None)
    assert announcing.joined_season(contest) == season


def won(connection):
    """The winners in the hall of fame: the season, the division and who."""
    return [(each.season, each.division, each.player.id) for each in contests.winners(connection, GUILD, 10)]


@pytest.mark.long
async def test_the_next_season_opens_by_itself_and_first_and_last_change_places(database):
    def two_seasons(connection):
        contest, rng = begun(connection, 12), Random(2)
        final = played_out(connection, contest, rng, NOW + 4 * DAY)
        first, last = [[row.contestant for row in each.rows] for each in final]
        winners = [(1, 0, first[0]), (1, 1, last[0])]
        assert won(connection) == winners
        late = person(99)
        announcing.join(connection, GUILD, contest.id, late, NOW + 5 * DAY)
        opens = NOW + 4 * DAY + RESTS_FOR
        assert advancing.due(connection, opens - MINUTE) == []
        assert advancing.advance(connection, contest.id, opens) is ContestStep.OPENED
        for player_id in [*first, *last]:
            back = players.by_id(connection, player_id)
            announcing.join(connection, GUILD, contest.id, Person(back.discord_id, back.name), opens)
        assert advancing.advance(connection, contest.id, opens + OPENS_FOR) is ContestStep.BEGAN
        contest = contests.by_id(connection, contest.id)
        now_in = [set(each.players) for each in tables(connection, contest)]
        newcomer = players.by_discord_id(connection, late.discord_id).id
        assert last[0] in now_in[0]
        assert first[-1] in now_in[1]
        assert newcomer in now_in[-1]
        assert contest.season == 2
        assert won(connection) == winners, "those of the last season that is over"

    await database.write(two_seasons)


@pytest.mark.long
async def test_the_end_of_a_season_is_unsaid_until_it_is_told_or_no_news_any_more(database):
    def season(connection):
        contest = begun(connection, 12)
        assert contests.unsaid(connection, ContestKind) == []
        final = played_out(connection, contest, Random(1), NOW + 4 * DAY)
        contest = contests.by_id(connection, contest.id)
        with speaking("en"):
            heading, first, second, last = over_text(telling.read(connection, contest.id)).splitlines()
        up, down = (players.by_id(connection, final[n].rows[at].contestant) for n, at in ((1, 0), (0, -1)))
        assert heading == "🎉 Winter league, season 1, is over!"
        assert first.endswith(f" · <@{down.discord_id}> goes down")
        assert second == f"**Division 2**: 🏆 <@{up.discord_id}> · <@{up.discord_id}> goes up"
        assert last.startswith("Season 2 opens on <t:")
        ended = stopping.end(connection, GUILD, contest.id, NOW)
        with speaking("en"):
            assert len(over_text(telling.read(connection, ended.id)).splitlines()) == 3, "no season is next"
        contests.save(connection, contest)
        telling.set_said(connection, contest)
        assert contests.unsaid(connection, ContestKind) == []
        for make in (
            lambda: telling.lose_channel(connection, contest),
            lambda: advancing.advance(connection, contest.id, NOW + 4 * DAY + RESTS_FOR),
        ):
            contests.save(connection, contest)
            make()
            assert contests.unsaid(connection, ContestKind) == []

    await database.write(season)


async def test_whoever_loses_twice_on_time_is_out_and_the_season_ends_without_them(database):
    def season(connection):
        contest, now = begun(connection, 5), NOW + 4 * DAY
        gone = running(connection, contest)[0].orange_id
        mine = [match for match in running(connection, contest) if match.mover_id == gone]
        for match in mine[:1]:
            end(connection, match, None, now, MatchEnd.ABANDONED, by=match.mover)
        advancing.advance(connection, contest.id, now)
        entry = contests.entry(connection, contest.id, 1, gone)
        assert entry.state is EntryState.IN, "once is no reason"
        end(connection, mine[1], None, now, MatchEnd.ABANDONED, by=mine[1].mover)
        advancing.advance(connection, contest.id, now)
        assert contests.entry(connection, contest.id, 1, gone).state is EntryState.OUT
        assert not [m for m in running(connection, contest) if gone in {m.orange_id, m.gray_id}]
        (division,) = played_out(connection, contest, Random(3), now)
        assert division.rows[-1].contestant == gone
        assert division.rows[-1].is_out
        assert sum(row.points for row in division.rows) == 4 * 3, "none of theirs counts: half were not over"

    await database.write(season)


async def test_a_season_of_which_everybody_is_out_is_won_by_nobody(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        for each in contests.entrants(connection, contest.id, 1):
            leaving = Person(each.player.discord_id, each.player.name)
            announcing.leave(connection, GUILD, contest.id, leaving, now)
        advancing.advance(connection, contest.id, now)
        seen = telling.read(connection, contest.id)
        assert seen.contest.state is ContestState.RESTING
        assert contests.winners(connection, GUILD, 10) == []
        return seen

    seen = await database.write(season)
    with speaking("en"):
        assert "Nobody won it: all were out before its end." in over_text(seen)
        assert league_state(seen).startswith("The season is over. Nobody won it")


async def test_whoever_leaves_after_half_has_lost_the_rest(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        gone = running(connection, contest)[0].orange_id
        mine = [m for m in running(connection, contest) if gone in {m.orange_id, m.gray_id}]
        for match in mine[:3]:
            end(connection, match, Side.ORANGE if match.orange_id == gone else Side.GRAY, now)
        leaving = players.by_id(connection, gone)
        me = Person(leaving.discord_id, leaving.name)
        assert telling.read(connection, contest.id).forfeit_of(me) == (3, 6, True)
        assert telling.read(connection, contest.id).forfeit_of(person(50)) is None
        announcing.leave(connection, GUILD, contest.id, Person(leaving.discord_id, leaving.name), now)
        (division,) = played_out(connection, contest, Random(3), now)
        (row,) = [row for row in division.rows if row.contestant == gone]
        assert (row.wins, row.losses, row.is_out) == (3, 3, True)

    await database.write(season)


async def test_a_match_given_up_or_lost_on_time_early_counts_here_though_nowhere_else(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        match = running(connection, contest)[0]
        end(connection, match, None, now, MatchEnd.CALLED_OFF, by=Side.GRAY)
        (division,) = tables(connection, contest)
        assert {row.contestant: row.points for row in division.rows}[match.orange_id] == 1

    await database.write(season)


def points(connection, contest):
    """The points of everybody by now."""
    return {row.contestant: row.points for division in tables(connection, contest) for row in division.rows}


async def test_a_draw_agreed_early_is_one_and_a_claim_wins(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        drawn, claimed, *_ = running(connection, contest)
        one, other = (players.by_id(connection, each) for each in (drawn.orange_id, drawn.gray_id))
        offers.make(connection, drawn.id, Person(one.discord_id, one.name), Offer.DRAW, now)
        offers.accept(connection, drawn.id, Person(other.discord_id, other.name), now)
        assert matches.by_id(connection, drawn.id).ending is MatchEnd.AGREED
        assert points(connection, contest)[one.id] == points(connection, contest)[other.id] == 0.5
        late = claimed.clock.deadline + DAY
        waits = players.by_id(connection, claimed.gray_id)
        before = points(connection, contest)[waits.id]
        shown = {"shown_version": claimed.version, "message_id": 1, "place_lost": None}
        shown_matches.set_shown(connection, claimed, shown)
        claim(connection, claimed.id, Person(waits.discord_id, waits.name), late)
        assert points(connection, contest)[waits.id] == before + 1

    await database.write(season)


async def test_matches_that_are_closed_because_the_bot_was_removed_are_nobodys_loss(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        for match in running(connection, contest):
            end(connection, match, None, now, MatchEnd.ABANDONED)
        assert advancing.advance(connection, contest.id, now) is ContestStep.OVER
        assert set(points(connection, contest).values()) == {0}
        assert {each.entry.state for each in contests.entrants(connection, contest.id, 1)} == {EntryState.IN}

    await database.write(season)


async def test_a_season_ends_without_its_last_match_if_that_is_quarantined(database):
    def season(connection):
        contest, now = begun(connection, 4), NOW + 4 * DAY
        last, *others = running(connection, contest)
        for match in others:
            end(connection, match, Side.ORANGE, now)
        assert advancing.advance(connection, contest.id, now) is ContestStep.GOES_ON
        assert advancing.due(connection, now + 99 * DAY) == []
        quarantine(connection, RecordBroken(last.id, "it is a test"))
        assert advancing.advance(connection, contest.id, now) is ContestStep.OVER

    await database.write(season)


async def test_whoever_is_forgotten_has_left_and_no_pair_of_theirs_begins(database):
    def season(connection):
        contest, now = announced(connection, 7), NOW + 4 * DAY
        advancing.advance(connection, contest.id, now)
        # The bot is killed when the first pair has begun.
        first = boards.next_pair(connection, contest.id)
        boards.begin_pair(connection, first.pair.id, 1000, None, now)
        gone = players.by_id(connection, running(connection, contest)[0].orange_id)
        forgotten = privacy.forget(connection, Person(gone.discord_id, gone.name), now)
        assert {match.ending for match in forgotten.matches} == {MatchEnd.LEFT_CONTEST}
        waiting = contest_pairs.waiting(connection, contest.id, 1)
        assert waiting
        assert not any(gone.id in {pair.one_id, pair.other_id} for pair in waiting)
        begin_all(connection, contest.id, now)
        (division,) = played_out(connection, contest, Random(3), now)
        assert division.rows[-1].contestant == gone.id
        assert sum(row.points for row in division.rows) == 6 * 5, (
            "what was played with them counts for nobody"
        )
        met = contest_pairs.matches_of(connection, contest.id, 1)
        assert len([each for each in met if gone.id in {each.orange_id, each.gray_id}]) == 2

    await database.write(season)


async def test_a_league_that_runs_goes_on_also_if_the_clock_was_set_back(database):
    def season(connection):
        contest = begun(connection, 4)
        for match in running(connection, contest):
            end(connection, match, Side.ORANGE, NOW + 999 * DAY)
        assert advancing.due(connection, NOW) == [contest.id]
        assert advancing.advance(connection, contest.id, NOW) is ContestStep.OVER

    await database.write(season)


async def test_a_league_without_a_channel_waits_until_it_is_moved(database):
    def season(connection):
        contest, now = announced(connection, 4), NOW + 9 * DAY
        telling.lose_channel(connection, contest)
        assert advancing.due(connection, now) == []
        assert advancing.advance(connection, contest.id, now) is None
        announcing.move(connection, GUILD, contest.id, 71)
        assert advancing.advance(connection, contest.id, now) is ContestStep.BEGAN
        assert boards.next_pair(connection, contest.id).contest.channel_id == 71
        telling.lose_channel(connection, contest)
        assert contests.by_id(connection, contest.id).channel_id == 71, "it has moved meanwhile"
        telling.lose_channel(connection, contests.by_id(connection, contest.id))
        stopping.end(connection, GUILD, contest.id, now)
        assert contests.unsaid(connection, ContestKind) == [], "there is no channel to tell it"

    await database.write(season)


async def test_a_backup_gives_no_id_of_a_league_or_pair_again_and_its_messages_are_looked_for(database):
    def restored(connection):
        contest = announced(connection, 4)
        advancing.advance(connection, contest.id, NOW + 3 * DAY)
        telling.set_told(connection, contests.by_id(connection, contest.id), 5, "what it says")
        lost = dict.fromkeys(COUNTED, 40)
        restoring.fit(connection, Since(None, lost, 9, frozenset(), frozenset()), NOW)
        assert contests.by_id(connection, contest.id).told == ""
        assert all(pair.tried for pair in contest_pairs.pairs_of(connection, contest.id, 1))
        another = TERMS._replace(name="Summer league")
        assert announcing.announce(connection, GUILD, CHANNEL, another, NOW).id == 41

    await database.write(restored)


async def test_with_three_it_waits_a_week_and_with_a_fourth_it_begins(database):
    def wait(connection):
        contest, now = announced(connection, 3), NOW + 3 * DAY
        assert advancing.advance(connection, contest.id, now) is ContestStep.WAITED
        assert advancing.advance(connection, contest.id, now) is None
        announcing.join(connection, GUILD, contest.id, person(9), now)
        assert advancing.advance(connection, contest.id, now + 7 * DAY) is ContestStep.BEGAN

    await database.write(wait)


async def test_a_paused_league_begins_nothing_until_it_goes_on(database):
    def pause(connection):
        contest = announced(connection, 7)
        advancing.advance(connection, contest.id, NOW + 3 * DAY)
        stopping.pause(connection, GUILD, contest.id, NOW + 3 * DAY, goes_on=False)
        assert boards.next_pair(connection, contest.id) is None
        assert advancing.advance(connection, contest.id, NOW + 3 * DAY) is None
        assert advancing.due(connection, NOW + 9 * DAY) == []
        stopping.pause(connection, GUILD, contest.id, NOW + 9 * DAY, goes_on=True)
        stopping.pause(connection, GUILD, contest.id, NOW + 9 * DAY, goes_on=True)
        assert contests.by_id(connection, contest.id).state is ContestState.RUNNING, "pressed twice is once"
        assert begin_all(connection, contest.id, NOW + 9 * DAY) == 21

    await database.write(pause)


async def test_whoever_was_taken_out_is_let_in_once(database):
    def whole(connection):
        contest = announced(connection, 4)
        out, stranger = person(1).discord_id, person(9).discord_id
        announcing.remove(connection, GUILD, contest.id, out, NOW)
        assert announcing.is_kept_out(connection, contest, out)
        assert len(telling.read(connection, contest.id).joined) == 3
        assert [announcing.let_in(connection, GUILD, contest.id, out)[1] for _ in range(2)] == [True, False]
        assert announcing.let_in(connection, GUILD, contest.id, stranger) == (contest, False)
        assert not announcing.is_kept_out(connection, contest, out)
        announcing.join(connection, GUILD, contest.id, person(1), NOW)
        assert announcing.let_in(connection, GUILD, contest.id, out) == (contest, False), "who is in stays in"
        assert len(telling.read(connection, contest.id).joined) == 4

    await database.write(whole)


REFUSED = [
    (
        lambda connection, contest: announcing.join(connection, GUILD, contest.id, person(0), NOW),
        Refusal.IN_CONTEST_ALREADY,
    ),
    (
        lambda connection, contest: announcing.join(connection, 8, contest.id, person(5).discord_id, NOW),
        Refusal.NO_SUCH_CONTEST,
    ),
    (
        lambda connection, _: announcing.join(connection, GUILD, 99, person(5), NOW),
        Refusal.NO_SUCH_CONTEST,
    ),
    (
        lambda connection, contest: announcing.leave(connection, GUILD, contest.id, person(5), NOW),
        Refusal.NOT_IN_CONTEST,
    ),
    (
        lambda connection, contest: announcing.remove(
            connection, GUILD, contest.id, person(5).discord_id, NOW
        ),
        Refusal.NOBODY_TO_REMOVE,
    ),
    (
        lambda connection, contest: stopping.pause(connection, GUILD, contest.id, NOW, goes_on=False),
        Refusal.CONTEST_RUNS_NOT,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(name=" \n"), NOW
        ),
        Refusal.NO_CONTEST_NAME,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(name="***\u202e\u200b _"), NOW
        ),
        Refusal.NO_CONTEST_NAME,
    ),
    (
        lambda connection, _: announcing.announce(
            connection, GUILD, CHANNEL, TERMS._replace(pace=Pace.NONE), NOW
        ),
        Refusal.NO_CONTEST_CLOCK,
    ),
]


@pytest.mark.parametrize(("asked", "refusal"), REFUSED)
async def test_what_can_not_be_is_refused(database, asked, refusal):
    contest = await database.write(lambda connection: announced(connection, 3))
    with pytest.raises(Refused) as refused:
        await database.write(lambda connection: asked(connection, contest))
    assert refused.value.refusal is refusal


async def test_two_contests_of_a_server_that_go_on_have_two_names(database):
    def named(connection):
        def announce(name, kind=ContestKind.LEAGUE, guild_id=GUILD):
            terms = TERMS._replace(name=name, kind=kind)
            return announcing.announce(connection, guild_id, CHANNEL, terms, NOW)

        first, second = announce("Winter"), announce("Summer")
        announce("Winter", guild_id=GUILD + 1)
        for name, kind in (
            (" WINTER ", ContestKind.LEAGUE),
            ("winter", ContestKind.CUP),
            ("Ｗｉｎｔｅｒ", ContestKind.CUP),
        ):
            with pytest.raises(Refused) as refused:
                announce(name, kind)
            assert refused.value.refusal is Refusal.CONTEST_NAMED_SO
            assert refused.value.details == {"contest_kind": "league", "name": "Winter"}
        with pytest.raises(Refused):
            announcing.correct(connection, GUILD, second.id, TERMS._replace(name="Winter"), NOW)
        assert (
            announcing.correct(connection, GUILD, first.id, TERMS._replace(name="WINTER"), NOW)[1].name
            == "WINTER"
        )
        # Two that have had one name since before that was refused can be corrected in all else.
        contests.save(connection, second._replace(name="winter"))
        announcing.correct(connection, GUILD, second.id, TERMS._replace(name="winter"), NOW)
        stopping.end(connection, GUILD, first.id, NOW)
        stopping.end(connection, GUILD, second.id, NOW)
        assert announce("Winter").name == "Winter"

    await database.write(named)


async def test_a_server_has_so_many_leagues_at_once(database):
    def crowded(connection):
        every = (TERMS._replace(name=f"Number {number}") for number in range(MAX_CONTESTS))
        first, *_ = [announcing.announce(connection, GUILD, CHANNEL, each, NOW) for each in every]
        with pytest.raises(Refused):
            announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW)
        stopping.end(connection, GUILD, first.id, NOW)
        with pytest.raises(Refused) as refused:
            announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW, may_manage=False)
        assert refused.value.refusal is Refusal.ENOUGH_CONTESTS
        assert contests.unsaid(connection, ContestKind) == [], "nobody has joined it"
        assert announcing.announce(connection, GUILD, CHANNEL, TERMS, NOW).name == "Winter league"

    await database.write(crowded)


async def test_where_nobody_is_to_blame_nobody_gets_the_point(database):
    def closed(connection):
        contest = begun(connection, 4)
        match = running(connection, contest)[0]
        end(connection, match, None, NOW + 4 * DAY, MatchEnd.ABANDONED)
        return matches.by_id(connection, match.id)

    match = await database.write(closed)
    assert early_winner(match) is None
    assert early_winner(match._replace(by=Side.ORANGE)) is Side.GRAY
