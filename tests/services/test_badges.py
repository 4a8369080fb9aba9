"""Badges: each from its edge on, none for giving up, and the same however often they are counted."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import partial
from random import Random

import pytest
from sqlalchemy import text

from data import Badge, First, MatchEnd, MatchState, Pace, StoredTurn, open_database
from data.queries.learning import hints
from game import Edition, Ending, Kind, Piece, Position, Scared, Side, Won, parse_square, read_turn
from services import bot_matches
from services.bot_matches import BotTerms
from services.challenges import answering, asking
from services.challenges.terms import Terms
from services.check import faults
from services.people import Person, Place
from services.play import matches as play
from services.play.badges import earning
from services.play.badges.feats import feats_of
from services.play.badges.ladder import RUNGS, levels_beaten
from services.play.levels import LEVELS
from services.play.player_stats import Replay, SideStats, TurnStats, replay
from services.play.stories import TURNS
from services.play.telling.summaries import load_to_show
from services.players import preferences, privacy, profiles, shelf
from services.players.preferences import PreferenceChanges
from services.players.shelf import Progress
from services.ranking.champions import PodiumPlace
from services.refusals import Refused
from tests.data.make import a_match
from tests.services.test_stories import Seat
from tests.wire.games import EIGHT_CATS, KITTENS, THREE_CATS
from words.pages.badges import badges_on_card
from words.pages.profiles import alt_text, profile_text

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
HERE = Place(5, 7)
PEOPLE = [Person(number, f"P{number}") for number in range(1, 8)]
ANN, BOB, *OTHERS = PEOPLE
BOT = Person(99, "Boop Bot")
PLAIN = Position.start(Edition.CLASSIC).play(Position.start(Edition.CLASSIC).parse_turn("c3"))


def a_win(edition=Edition.CLASSIC, turns=30, ending=MatchEnd.LINE):
    match = a_match(Seat(1), Seat(2))
    return match._replace(
        edition=edition, turns=turns, ending=ending, state=MatchState.OVER, winner=Side.ORANGE
    )


def feats(match=None, last=PLAIN, **done):
    side = SideStats(**{"lost": 1, **done})
    return set(feats_of(match or a_win(), Replay({Side.ORANGE: side, Side.GRAY: SideStats()}, last)))


def most_in_a_turn(notation, turn):
    """The most that orange does in a match of this one turn."""
    stored = StoredTurn(1, 1, turn, "", 1, NOW)
    return replay(Position.parse(notation), [stored]).sides[Side.ORANGE].turn


def test_two_lines_at_once_cross_and_four_in_a_row_are_not_enough():
    crossing = most_in_a_turn("6/6/6/2K3/2K3/KK4 o 0/0 -/- classic", "K@c1 =c1c2c3")
    assert crossing == TurnStats(grown=3, lined=5)
    assert most_in_a_turn("6/6/6/6/6/KK1Kk1 o 0/0 -/- classic", "K@c1 =a1b1c1") == TurnStats(grown=3, lined=4)


@pytest.mark.parametrize(
    ("enough", "short", "badge"),
    [
        ({"turn": TurnStats(grown=3)}, {"turn": TurnStats(grown=2)}, Badge.THREE_GROWN),
        ({"turn": TurnStats(lined=5)}, {"turn": TurnStats(lined=4)}, Badge.TWO_LINES),
        ({"turn": TurnStats(off=3)}, {"turn": TurnStats(off=2)}, Badge.THREE_OFF),
        ({"turn": TurnStats(boops=5)}, {"turn": TurnStats(boops=4)}, Badge.FIVE_BOOPED),
        ({"boops_off": 5}, {"boops_off": 4}, Badge.FIVE_OFF),
        ({"lost": 0}, {"lost": 1}, Badge.SURE_FOOTED),
        ({"behind": 4}, {"behind": 3}, Badge.COMEBACK),
    ],
)
def test_a_feat_begins_at_its_edge(enough, short, badge):
    assert badge in feats(**enough)
    assert badge not in feats(**short)


@pytest.mark.parametrize("edition", Edition)
def test_a_quick_win_is_no_sure_footed_one(edition):
    bounds = TURNS[edition]
    assert feats(a_win(edition, bounds.quick), lost=0) == {Badge.QUICK}
    assert feats(a_win(edition, bounds.quick + 1), lost=0) == {Badge.SURE_FOOTED}
    assert feats(a_win(edition, bounds.long)) == {Badge.LONG}


def line(*squares, placed="c3", ending=Ending.LINE, pushed=()):
    """A last turn on this square that won with a line on these, ghosts having pushed pieces to some of them."""
    cat = Piece(Side.ORANGE, Kind.CAT)
    events = (
        *(Scared(cat, parse_square("a1"), parse_square(to), ()) for to in pushed),
        Won(Side.ORANGE, ending, tuple(map(parse_square, squares))),
    )
    return replace(PLAIN, turn=PLAIN.before.parse_turn(placed), events=events)


@pytest.mark.parametrize(
    ("last", "earned"),
    [
        (line("b3", "c3", "d3"), set()),
        (line("b4", "c4", "d4"), {Badge.PUSHED_HOME}),
        (line("b2", "c3", "d4"), {Badge.DIAGONAL}),
        (line("d3", "c4", "b5", placed="c4"), {Badge.DIAGONAL}),
        (line("d2", "c3", "b4"), set()),
        (line("a3", "b3", "c3"), set()),
        (line("c3", "d4", "e5", "c4", "c5"), {Badge.DIAGONAL}),
        (line("b3", "c3", "d3", "d4"), set()),
        (line("a6", "b6", "c6", placed="b6"), {Badge.CORNER}),
        (line("f4", "f5", "f6", placed="f4"), {Badge.CORNER}),
        (line("b3", "c3", "d3", pushed=["d3"]), {Badge.GHOST_LINE}),
        (line("b3", "c3", "d3", pushed=["e3"]), set()),
        (line("a1", "b2", "c3", ending=Ending.EIGHT_CATS), set()),
    ],
)
def test_a_line_is_looked_at(last, earned):
    assert feats(last=last) == earned


@pytest.fixture
async def database(database_place):
    database = await open_database(database_place)
    yield database
    await database.close()


class Evening:
    """Matches that are played through the use cases, an hour after another."""

    def __init__(self, database):
        self.database = database
        self.now = NOW

    async def match(self, orange, gray, turns=THREE_CATS, edition=Edition.CLASSIC, *, given_up_after=None):
        """A match that gray wins with these turns, unless orange gives up before; its number."""
        self.now += timedelta(hours=1)
        terms = Terms(edition, First.CHALLENGER, Pace.THREE_DAYS, rated=True)
        asked = await self.database.write(asking.challenge, orange, gray, HERE, terms, now=self.now)
        _, begun = await self.database.write(answering.accept, asked.challenge.id, gray, self.now, Random(1))
        number = begun.id
        for at, turn in enumerate(turns[:given_up_after]):
            player = (orange, gray)[at % 2]
            await self.database.write(play.play, number, player, read_turn(turn), self.now)
        if given_up_after is not None:
            await self.database.write(play.resign, number, orange, self.now)
        return number

    async def against_bot(self, person, level, turns=THREE_CATS):
        """A match that a person wins against the bot, as gray."""
        self.now += timedelta(hours=1)
        terms = BotTerms(level, Edition.CLASSIC, First.OPPONENT, Pace.NONE)
        begun = await self.database.write(
            bot_matches.begin, person, BOT, HERE, terms, now=self.now, rng=Random(1)
        )
        number = begun.id
        for at, turn in enumerate(turns):
            player = (BOT, person)[at % 2]
            await self.database.write(play.play, number, player, read_turn(turn), self.now)
        return number

    async def rows(self):
        query = "SELECT p.discord_id, b.badge, b.match_id FROM badges b JOIN players p ON p.id = b.player_id"
        return await self.database.read(lambda connection: set(map(tuple, connection.execute(text(query)))))

    async def of(self, person):
        return {badge for discord_id, badge, _ in await self.rows() if discord_id == person.discord_id}


OF_THREE_CATS = {"first-win", "three-grown", "quick"}


async def test_they_are_earned_by_a_win_on_the_board_alone(database):
    evening = Evening(database)
    await evening.match(ANN, BOB, given_up_after=6)
    assert await evening.rows() == set()
    number = await evening.match(ANN, BOB)
    assert await evening.rows() == {(BOB.discord_id, badge, number) for badge in OF_THREE_CATS}
    await evening.match(ANN, BOB)
    assert await evening.of(BOB) == OF_THREE_CATS | {"streak-three"}, "one that was given up is a win too"
    assert {number for *_, number in await evening.rows()} == {2, 3}


@pytest.mark.long
async def test_people_are_beaten_after_they_have_won_and_in_all_editions(database):
    evening = Evening(database)
    await evening.match(ANN, BOB)
    await evening.match(BOB, ANN, EIGHT_CATS)
    assert {"revenge", "eight-cats"} <= await evening.of(ANN)
    await evening.match(ANN, BOB, KITTENS, Edition.KITTENS)
    for other in OTHERS[:4]:
        assert "five-friends" not in await evening.of(BOB)
        await evening.match(other, BOB)
    assert "five-friends" in await evening.of(BOB)
    assert "revenge" in await evening.of(BOB)
    assert "all-editions" not in await evening.of(BOB)


async def test_the_bot_counts_from_its_fifth_level_on(database):
    evening = Evening(database)
    await evening.against_bot(ANN, 14)
    assert await evening.of(ANN) == set()
    await evening.against_bot(ANN, 15)
    assert await evening.of(ANN) == (OF_THREE_CATS - {"first-win"}) | {"level-five"}
    await evening.against_bot(ANN, 20)
    assert "queen" in await evening.of(ANN)


async def test_the_highest_level_beaten_is_one_without_a_hint(database):
    evening = Evening(database)
    await evening.against_bot(ANN, 14)
    with_hint = await evening.against_bot(ANN, 16)
    await database.write(hints.add, with_hint, "a position", Side.GRAY, evening.now)
    of_the_other_side = await evening.against_bot(ANN, 15)
    await database.write(hints.add, of_the_other_side, "a position", Side.ORANGE, evening.now)
    where = {"here": True, "guild_id": 5, "edition": None, "now": evening.now}
    mine = await database.read(partial(profiles.of, **where), ANN, ANN)
    assert mine.highest_beaten == 15
    assert max(score.level for score in mine.against_bot) == 16
    assert profile_text(mine).count("Highest level beaten without hints") == 1
    assert alt_text(mine, "").endswith("Levels beaten without hints: 2 of 10 (4, 5).")


async def told(database, number):
    """The badges of the ladder that the last board of a match tells."""
    ended = await database.read(load_to_show, number)
    return [badge for badge in ended.summary.badges if badge in RUNGS]


async def test_a_rung_of_the_ladder_is_told_once_and_takes_no_hint(database):
    evening = Evening(database)
    hinted = await evening.against_bot(ANN, 11)
    await database.write(hints.add, hinted, "a position", Side.GRAY, evening.now)
    first, again = await evening.against_bot(ANN, 11), await evening.against_bot(ANN, 11)
    assert [await told(database, number) for number in (hinted, first, again)] == [[], [Badge.BOT_BEATEN], []]
    others = [await evening.against_bot(ANN, level) for level in (20, 14, 13, 12)]
    assert [await told(database, number) for number in others] == [[], [], [], [Badge.FIVE_LEVELS]]
    assert await told(database, first) == [Badge.BOT_BEATEN], "shown again it tells the same"
    assert await evening.of(ANN) & {badge.value for badge in RUNGS} == set(), "none of them is stored"


async def test_how_far_up_the_ladder_is_told_and_after_a_win_by_hints_the_next_level_not_beaten(database):
    evening = Evening(database)
    for level in (12, 13):
        ended = await database.read(load_to_show, await evening.against_bot(ANN, level))
    assert ended.summary.ladder == 2
    hinted = await evening.against_bot(ANN, 11)
    for turn in range(len(THREE_CATS) // 4):
        await database.write(hints.add, hinted, f"position {turn}", Side.GRAY, evening.now)
    ended = await database.read(load_to_show, hinted)
    assert (ended.summary.ladder, ended.summary.level) == (2, 14)
    await database.write(preferences.choose, ANN, PreferenceChanges(unlisted=True), evening.now)
    ended = await database.read(load_to_show, hinted)
    assert (ended.summary.ladder, ended.summary.level) == (0, 14)


@pytest.mark.long
async def test_the_whole_ladder_takes_every_level_by_its_name_of_today(database):
    evening = Evening(database)
    played = [await evening.against_bot(ANN, level) for level in LEVELS]
    assert await told(database, played[-1]) == [Badge.ALL_LEVELS]
    # Level 4 of the six of before has the name of 18.
    by_name = "UPDATE matches SET level = 4 WHERE level = 18"
    await database.write(lambda connection: connection.execute(text(by_name)))
    assert await told(database, played[-1]) == [Badge.ALL_LEVELS]
    lacking = "UPDATE matches SET level = 4 WHERE level = 17"
    await database.write(lambda connection: connection.execute(text(lacking)))
    assert await told(database, played[-1]) == []


async def test_the_ladder_is_told_of_nobody_who_keeps_off_the_leaderboards(database):
    evening = Evening(database)
    number = await evening.against_bot(ANN, 11)
    await database.write(preferences.choose, ANN, PreferenceChanges(unlisted=True), evening.now)
    assert await told(database, number) == []


@pytest.mark.long
async def test_counted_again_they_are_the_same(database):
    evening = Evening(database)
    order = Random(3)
    for number in range(14):
        orange, gray = order.sample(PEOPLE, 2)
        turns, edition = order.choice(
            [(THREE_CATS, Edition.CLASSIC), (EIGHT_CATS, Edition.CLASSIC), (KITTENS, Edition.KITTENS)]
        )
        await evening.match(orange, gray, turns, edition, given_up_after=4 if number % 5 == 4 else None)
    await evening.against_bot(ANN, 16)
    before = await evening.rows()
    assert len(before) > 20
    assert await database.write(undone(lambda connection: list(faults(connection)))) == []

    # As after an update from a version that had none; a second time nothing is added.
    await database.write(lambda connection: connection.execute(text("DELETE FROM badges")))
    for _ in range(2):
        await database.write(earning.count_if_missing)
        assert await evening.rows() == before

    # Whoever is forgotten has none, and nobody loses one by that.
    await database.write(privacy.forget, OTHERS[0], evening.now)
    kept = {row for row in before if row[0] != OTHERS[0].discord_id}
    assert await evening.rows() == kept
    assert await database.write(undone(lambda connection: list(faults(connection)))) == []


def undone(work):
    """Some work in a transaction whose changes are undone."""

    def run(connection):
        with connection.begin_nested() as inner:
            result = work(connection)
            inner.rollback()
        return result

    return run


async def test_a_badge_that_nothing_leads_to_is_found(database):
    evening = Evening(database)
    await evening.match(ANN, BOB)
    change = "UPDATE badges SET badge = 'corner' WHERE badge = 'quick'"

    def look(connection):
        connection.execute(text(change))
        return {str(fault) for fault in faults(connection)}

    found = await database.write(undone(look))
    assert found == {
        "badge corner of player 2: nothing that was played leads to it",
        "badge quick of player 2: it is missing",
    }


async def test_a_shelf_tells_what_is_earned_and_how_far_the_next_is(database):
    evening = Evening(database)
    await evening.match(ANN, BOB)
    await evening.match(OTHERS[0], BOB)
    await evening.against_bot(BOB, 17)

    def look(connection):
        player = privacy._known(connection, BOB)
        beaten = levels_beaten(connection, player.id)
        return shelf.of(connection, player.id, [PodiumPlace(None, 3)], beaten, evening.now)

    found = await database.read(look)
    assert found.earned[Badge.FIRST_WIN] == 1
    assert found.earned[Badge.PODIUM] is None
    assert found.earned[Badge.BOT_BEATEN] is None
    assert Badge.CHAMPION not in found.earned
    assert found.progress == {
        Badge.STREAK_THREE: Progress(2, 3),
        Badge.STREAK_TEN: Progress(2, 10),
        Badge.FIVE_FRIENDS: Progress(2, 5),
        Badge.ALL_EDITIONS: Progress(1, 3),
        Badge.FIVE_LEVELS: Progress(1, 5),
        Badge.QUEEN: Progress(7, 10),
        Badge.ALL_LEVELS: Progress(1, 10),
    }
    assert found.on_card[0] is Badge.LEVEL_FIVE, "the latest"
    assert len(found.on_card) == shelf.ON_CARD
    more = len(found.earned) - shelf.ON_CARD
    assert badges_on_card(found).endswith(f" · and {more} more"), "none is missing without a word"


async def test_to_somebody_who_plays_alone_what_they_can_earn_so_comes_first(database):
    evening = Evening(database)
    await evening.against_bot(ANN, 11)

    async def ahead():
        return (await database.read(partial(profiles.of, **where), ANN, ANN)).shelf.ahead

    where = {"here": True, "guild_id": 5, "edition": None, "now": evening.now}
    alone = await ahead()
    of_bot_and_puzzles = {
        Badge.LEVEL_FIVE,
        Badge.FIVE_LEVELS,
        Badge.QUEEN,
        Badge.ALL_LEVELS,
        *shelf.OF_PUZZLES,
    }
    assert alone[:2] == [Badge.LEVEL_FIVE, Badge.FIVE_LEVELS], "the nearest of them first: one step of five"
    assert set(alone[: len(of_bot_and_puzzles)]) == of_bot_and_puzzles
    people = alone.index(Badge.FIRST_WIN)
    assert {Badge.THREE_GROWN, Badge.COMEBACK} <= set(alone[:people]), "a feat may be done against the bot"
    assert {Badge.UPSET, Badge.STREAK_THREE, Badge.CHAMPION} <= set(alone[people:])
    await evening.match(BOB, ANN)
    assert (await ahead())[0] is Badge.STREAK_THREE, "then the nearest of all is first"


async def test_up_to_three_are_chosen_for_a_card(database):
    evening = Evening(database)
    await evening.match(ANN, BOB)
    await evening.match(BOB, ANN)
    await evening.match(ANN, BOB)

    async def choose(*badges, person=BOB):
        _, there = await database.write(shelf.choose, person, badges, 5, evening.now)
        return list(there.on_card)

    shown = await choose(Badge.REVENGE, Badge.QUICK, Badge.FIRST_WIN)
    assert shown == [Badge.FIRST_WIN, Badge.QUICK, Badge.REVENGE], "in their order"
    assert await choose(Badge.THREE_GROWN) == [Badge.THREE_GROWN]
    for person, badge in ((BOB, Badge.QUEEN), (ANN, Badge.QUEEN), (OTHERS[4], Badge.QUICK)):
        with pytest.raises(Refused):
            await choose(badge, person=person)
    exported = await database.read(privacy.export, BOB, 1_000_000)
    assert b'"badges": "three-grown"' in exported.data
    assert b'{"badge": "quick", "match_id": 1}' in exported.data
    assert len(await choose()) == shelf.ON_CARD, "the latest ones"
