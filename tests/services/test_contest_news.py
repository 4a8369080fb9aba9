"""The end of a cup is news, as that of a league's season is; who plays its final is on the board of the house, and who has won it in the hall of fame."""

from datetime import UTC, datetime, timedelta

import pytest

from data import MatchEnd, MatchState, Pace, open_database
from data.queries import players, preferences
from data.queries.announcing import clubhouses
from data.queries.contests import contest_pairs, contests
from data.queries.matches import shown_matches
from data.queries.standings import EVERYWHERE, Leaderboard
from data.records.contests import ContestKind
from game import Edition, Side
from services.clubhouse import choices, house
from services.clubhouse.choices import ClubhouseChanges
from services.clubhouse.week import Portion, Week, tell
from services.contests import advancing, announcing, boards, telling
from services.contests.announcing import ContestTerms
from services.contests.progress import ContestStep
from services.people import Person, Place
from services.play.beginning.new_match import begin
from services.play.snapshots import load
from services.play.transitions import change, over
from services.ranking.champions import hall
from words.catalogue import speaking
from words.pages.champions import hall_text
from words.pages.clubhouse import house_text
from words.pages.contests.endings import over_text
from words.pages.week import week_text

NOW = datetime(2026, 11, 25, 12, tzinfo=UTC)
DAY = timedelta(days=1)
TERMS = ContestTerms(ContestKind.CUP, "Winter cup", Edition.CLASSIC, Pace.TWO_DAY_BANK, DAY)


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


def joined(connection, count):
    """A cup that so many have joined."""
    contest = announcing.announce(connection, 7, 70, TERMS, NOW)
    for number in range(count):
        announcing.join(connection, 7, contest.id, Person(100 + number, f"P{number}"), NOW)
    return contest


def resign_all(connection, contest_id, now):
    """Let whoever joined later give up every match of a cup that runs."""
    while found := boards.next_pair(connection, contest_id):
        boards.begin_pair(connection, found.pair.id, 1000 + found.pair.id, None, now)
    for match in contest_pairs.matches_of(connection, contest_id, 1):
        if match.state is MatchState.RUNNING:
            winner = Side.ORANGE if match.orange_id < match.gray_id else Side.GRAY
            after = over(match, MatchEnd.RESIGNED, winner)
            change(connection, load(connection, match.id), after, now, news=match.news, by=winner.other)


def hall_of(connection, guild_id):
    """The hall of fame of a server."""
    return hall(connection, Leaderboard(guild_id, Edition.CLASSIC), NOW + 9 * DAY)


async def test_the_end_of_a_cup_is_unsaid_and_names_both_of_its_final(database):
    def cup(connection):
        contest, now = joined(connection, 4), NOW + DAY
        while advancing.advance(connection, contest.id, now) is not ContestStep.OVER:
            assert contests.unsaid(connection, ContestKind) == []
            resign_all(connection, contest.id, now)
        assert contests.unsaid(connection, ContestKind) == [contest.id]
        seen = telling.read(connection, contest.id)
        assert players.by_id(connection, seen.cup.champion).discord_id == 100
        with speaking("en"):
            assert over_text(seen) == "🎉 <@100> has won Winter cup! <@101> came second."
            _, _, title, line = hall_text(hall_of(connection, 7)).splitlines()
            assert (title, line) == ("**Leagues, cups and arenas**", "Winter cup: <@100>")
        week = Week.ended_by(now + 7 * DAY)
        with speaking("en"):
            told = week_text(tell(connection, 7, week, [], Portion()))
            assert told.splitlines()[2] == "• 🏆 Winter cup: <@100>"
        assert tell(connection, 7, Week.ended_by(now), [], Portion()).winners == []
        assert hall_of(connection, 8).contests == hall_of(connection, EVERYWHERE).contests == []
        winner = seen.cup.champion
        preferences.save(connection, winner, preferences.of(connection, winner)._replace(unlisted=True))
        assert hall_of(connection, 7).contests == []

    await database.write(cup)


async def test_the_end_of_a_cup_waits_for_the_board_and_the_result_of_its_final(database):
    def cup(connection):
        choices.choose(connection, 7, ClubhouseChanges(71), NOW, may_manage=True)
        contest, now = joined(connection, 4), NOW + DAY
        patient = now - timedelta(minutes=2)
        while advancing.advance(connection, contest.id, now) is not ContestStep.OVER:
            resign_all(connection, contest.id, now)

        def is_told():
            return contests.unsaid(connection, ContestKind, patient) == [contest.id]

        assert not is_told(), "its boards are not shown yet"
        for match in contest_pairs.matches_of(connection, contest.id, 1):
            shown_matches.set_shown(connection, match, {"shown_version": match.version})
        queued = clubhouses.queued(connection, 7)
        assert queued
        assert not is_told(), "the clubhouse has not told the final yet"
        assert contests.unsaid(connection, ContestKind, now) == [contest.id], "nobody waits for ever"
        clubhouses.drop(connection, [each.match_id for each in queued])
        assert is_told()

    await database.write(cup)


async def test_the_final_of_a_cup_stands_first_on_the_board_of_the_house(database):
    def cup(connection):
        choices.choose(connection, 7, ClubhouseChanges(71), NOW, may_manage=True)
        one, other = (players.get_or_create(connection, each, f"Q{each}") for each in (200, 201))
        for _ in range(7):
            begin(
                connection,
                one,
                other,
                Place(7, 72),
                edition=Edition.CLASSIC,
                pace=Pace.NONE,
                now=NOW,
                rated=False,
            )
        contest, now = joined(connection, 4), NOW + DAY
        with speaking("en"):
            assert house_text(house.read(connection, 7, NOW)).endswith(
                "Winter cup starts <t:1795694400:f>, and you can still join · [cup](https://discord.com/channels/7/70)"
            )
        advancing.advance(connection, contest.id, now)
        resign_all(connection, contest.id, now)
        advancing.advance(connection, contest.id, now)
        while found := boards.next_pair(connection, contest.id):
            boards.begin_pair(connection, found.pair.id, 1000 + found.pair.id, None, now)
        shown = house.read(connection, 7, now)
        assert [each.final and each.final.name for each in shown.cushions] == 2 * ["Winter cup"] + 4 * [None]
        with speaking("en"):
            lines = house_text(shown).splitlines()
        assert lines[1].endswith(" · 🏆 Winter cup, Final")
        assert lines[-1] == "🏆 Winter cup is on · [cup](https://discord.com/channels/7/70)"
        # Where all has no room, matches are counted: nothing that has a button below the text goes without its line.
        crowded = shown._replace(contests=list(shown.contests) * 26)
        with speaking("en"):
            text = house_text(crowded)
        assert len(text) <= 2000
        assert text.count("Winter cup is on") == 26
        named = text.count(" vs ")
        assert f"And {shown.running - named} more matches." in text

    await database.write(cup)
