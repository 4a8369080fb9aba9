"""Turns planned ahead: what is played by itself, what is left of a plan, and who learns of it."""

import asyncio
import json
from datetime import timedelta
from random import Random

import pytest

from data import Offer, Pace, open_database
from data.queries import turns
from data.queries.matches import shown_matches
from game import Position, Side, TurnRequest, read_turn
from services import replays
from services.challenges import answering, asking
from services.learning import hints
from services.play import matches as play
from services.play import offers
from services.play.plans import making
from services.play.plans.making import MOST_BRANCHES, MOST_DEEP
from services.play.snapshots import load
from services.play.telling.summaries import next_to_show
from services.players import privacy
from services.refusals import Refusal
from tests.databases import faults
from tests.services.test_matches import ANN, BOB, CLEO, HERE, NOW, TERMS, refused
from tests.wire.games import THREE_CATS
from words.play.picker import question

#: Turns that leave everything where it is, so that a chain of any order is legal.
QUIET = ["a1", "f6", "a3", "f4", "c1", "d6", "a5", "f2", "e1", "b6", "c3"]


@pytest.fixture
def pace():
    """The pace of the match."""
    return TERMS.pace


@pytest.fixture
async def database(database_place, pace):
    """A database in which Ann, who begins, and Bob have a friendly match running: number 1."""
    database = await open_database(database_place)
    terms = TERMS._replace(rated=False, pace=pace)
    asked = await database.write(asking.challenge, ANN, BOB, HERE, terms, now=NOW)
    await database.write(answering.accept, asked.challenge.id, BOB, NOW, Random(1))
    yield database
    await database.close()


async def plan(database, person, line):
    """Plan a whole line, each turn after the one before; it is seen at its end."""
    version, under = (await database.read(load, 1)).match.version, 0
    for turn in line:
        seen = await database.write(making.add, 1, person, read_turn(turn), version=version, under=under)
        under = seen.under
    return seen


async def stored(database):
    """The turns of the match: the notation, and whether each was planned."""
    return [(turn.notation[2:], turn.planned) for turn in await database.read(turns.of, 1)]


async def test_a_chain_of_five_is_answered_by_another_plan_at_once(database):
    first, *rest = QUIET
    await plan(database, BOB, QUIET[:10])
    await plan(database, ANN, QUIET[:9])
    later = NOW + timedelta(hours=5)
    snapshot = await database.write(play.play, 1, ANN, read_turn(first), later)
    assert (snapshot.match.turns, snapshot.answered) == (1, True), (
        "what is shown first is the turn that was taken"
    )
    assert await stored(database) == [(first, False), *((turn, True) for turn in rest[:9])]
    now = await database.read(load, 1)
    assert (now.match.version, now.match.has_plans, now.planned) == (11, False, True)
    assert now.to_move.name == "Ann"
    assert now.match.clock.deadline == later + TERMS.pace.time
    assert now.match.clock.waiting_left == TERMS.pace.time.total_seconds(), "a planned turn takes no time"
    _, written = await database.read(replays.record_of, 1, ANN, HERE.channel_id)
    assert written.headers["Planned"] == "2 3 4 5 6 7 8 9 10"
    assert [replays.step_in(str(written), number).planned for number in (1, 2)] == [False, True]
    assert await database.read(turns.planned_in, 1) == []


@pytest.mark.parametrize("pace", [Pace.TWO_DAY_BANK])
async def test_a_chain_takes_nothing_from_the_banks_but_what_its_first_turn_has_taken(database, pace):
    await plan(database, BOB, QUIET[:10])
    await plan(database, ANN, QUIET[:9])
    thought = timedelta(hours=5)
    await database.write(play.play, 1, ANN, read_turn(QUIET[0]), NOW + thought)
    match = (await database.read(load, 1)).match
    begun, added = pace.bank.start, pace.bank.each_turn
    assert match.clock.deadline - (NOW + thought) == begun + 5 * added - thought, "Ann begins her sixth turn"
    assert match.clock.waiting_left == (begun + 4 * added).total_seconds(), "Bob has begun five"


async def test_boards_come_in_order_from_the_first_that_was_not_shown(database):
    await play_and_show(database, "a1")
    await plan(database, ANN, ["f6", "a3", "f4", "c1"])
    await plan(database, BOB, ["f6", "a3", "f4"])
    fresh = await database.write(play.play, 1, BOB, read_turn("f6"), NOW)
    told = []
    while True:
        seen = await database.read(next_to_show, 1)
        if not told:
            assert seen.match.position == fresh.match.position
            assert (seen.last, seen.previous) == (fresh.last, fresh.previous)
        told.append((seen.match.turns, seen.match.version, seen.match.by, seen.answered))
        if not seen.answered:
            break
        await show(database, seen.match)
    orange, gray = Side
    assert told == [(2, 3, gray, True), (3, 4, orange, True), (4, 5, gray, True), (5, 6, orange, False)]
    assert seen == await database.read(load, 1)


async def show(database, match):
    """Store that a match was shown as it is here."""
    await database.write(shown_matches.set_shown, match, {"shown_version": match.version})


async def play_and_show(database, turn, person=ANN):
    """Take a turn, which is shown."""
    await show(database, (await database.write(play.play, 1, person, read_turn(turn), NOW)).match)


def grow(tree, line, *, mine):
    """Add a line to a plan as a tree of dictionaries: after a turn of the other there is one answer."""
    for depth, turn in enumerate(line):
        if mine and depth and turn not in tree:
            tree.clear()
        tree, mine = tree.setdefault(turn, {}), not mine


def some_line(position, rng):
    """A line from a position; two that are drawn often begin alike."""
    for _ in range(rng.choice((0, 2, 4, 5))):
        turn = sorted(map(str, position.legal_turns()))[rng.random() < 0.3]
        yield turn
        position = position.after(position.parse_turn(turn))


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
async def test_what_is_played_is_what_both_have_planned_and_nothing_else(database, database_place, seed):
    rng, position, played = Random(seed), Position.start(TERMS.edition), []
    people = {Side.ORANGE: ANN, Side.GRAY: BOB}
    plans = {side: {} for side in Side}
    for _ in range(8):
        for side, person in people.items():
            if line := list(some_line(position, rng)):
                grow(plans[side], line, mine=side is position.side)
                await plan(database, person, line)
        expected = list(plans[position.side.other])
        turn = rng.choice(expected) if expected and rng.random() < 0.8 else str(position.legal_turns()[-1])
        await database.write(play.play, 1, people[position.side], read_turn(turn), NOW)
        planned = False
        while turn:
            position = position.after(position.parse_turn(turn))
            played.append((turn, planned))
            plans = {side: tree.get(turn, {}) for side, tree in plans.items()}
            turn, planned = next(iter(plans[position.side]), None), True
        assert [(turn.notation, turn.planned) for turn in await database.read(turns.of, 1)] == played
        match = (await database.read(load, 1)).match
        assert match.position == str(position)
        assert match.has_plans == any(plans.values()) == bool(await database.read(turns.planned_in, 1))
    assert any(planned for _, planned in played)
    assert faults(database_place) == []


async def test_a_plan_and_a_turn_of_the_same_moment_meet(database):
    line = iter(QUIET)
    for number, (theirs, mine) in enumerate(zip(line, line, strict=False)):
        version = (await database.read(load, 1)).match.version
        seen = await database.write(making.add, 1, BOB, read_turn(theirs), version=version)
        answer = (making.add, 1, BOB, read_turn(mine))
        await asyncio.gather(
            database.write(*answer, version=version, under=seen.under),
            database.write(play.play, 1, ANN, read_turn(theirs), NOW),
            return_exceptions=True,
        )
        match = (await database.read(load, 1)).match
        assert match.turns in {2 * number + 1, 2 * number + 2}
        assert not match.has_plans
        assert await database.read(turns.planned_in, 1) == []
        if match.turns % 2:
            await database.write(play.play, 1, BOB, read_turn(mine), NOW)


async def test_a_takeback_leaves_no_plan(database):
    await plan(database, BOB, ["a1", "f6"])
    await database.write(play.play, 1, ANN, read_turn("c3"), NOW)
    await plan(database, ANN, ["f6", "a3"])
    await plan(database, BOB, ["f4", "c1", "d6"])
    await database.write(offers.make, 1, ANN, Offer.TAKEBACK, NOW)
    assert await database.read(turns.planned_in, 1) == []
    assert not (await database.read(load, 1)).match.has_plans


async def test_a_planned_turn_ends_offers_as_any_turn_does_and_offers_leave_the_plan_as_it_is(database):
    await plan(database, BOB, ["a1", "f6"])
    await database.write(offers.make, 1, BOB, Offer.DRAW, NOW)
    await database.write(offers.decline, 1, ANN, NOW)
    await database.write(offers.make, 1, ANN, Offer.PAUSE, NOW)
    paused = await database.write(offers.accept, 1, BOB, NOW)
    assert paused.has_plans
    await database.write(play.play, 1, ANN, read_turn("a1"), NOW)
    match = (await database.read(load, 1)).match
    assert (match.turns, match.clock.hold, match.offers.declined) == (2, None, "")


async def test_a_plan_that_the_match_leaves_is_gone_and_so_is_that_of_a_match_that_ends(database):
    await plan(database, BOB, ["a1", "f6"])
    await database.write(play.play, 1, ANN, read_turn("c3"), NOW)
    assert await database.read(turns.planned_in, 1) == []
    await plan(database, BOB, ["f6", "a1"])
    await plan(database, ANN, ["f6", "a1"])
    await database.write(play.resign, 1, ANN, NOW)
    assert await database.read(turns.planned_in, 1) == []


async def test_a_planned_turn_that_would_do_something_else_is_not_played(database):
    await plan(database, BOB, ["a1", "f6", "a3", "f4"])
    await database.write(
        lambda connection: connection.exec_driver_sql(
            "UPDATE planned_turns SET position = 'another' WHERE notation = 'K@f6'"
        )
    )
    snapshot = await database.write(play.play, 1, ANN, read_turn("a1"), NOW)
    assert (snapshot.answered, snapshot.to_move.name) == (False, "Bob")
    told = await database.read(hints.to_pick, 1, BOB, 2, lambda _: TurnRequest())
    assert told.stopped.notation == "K@f6"
    assert question(told).startswith("The turn you planned, `K@f6`, would do something different now")
    await database.write(play.play, 1, BOB, read_turn("f2"), NOW)
    assert await database.read(turns.planned_in, 1) == []


async def test_a_planned_turn_may_win_and_then_the_match_is_over_and_counted(database, database_place):
    for number, turn in enumerate(THREE_CATS[:-2]):
        await database.write(play.play, 1, (ANN, BOB)[number % 2], read_turn(turn), NOW)
    winner = (ANN, BOB)[(len(THREE_CATS) - 1) % 2]
    loser = ANN if winner is BOB else BOB
    await plan(database, winner, THREE_CATS[-2:])
    await database.write(play.play, 1, loser, read_turn(THREE_CATS[-2]), NOW)
    ended = await database.read(load, 1)
    assert (ended.winner.name, ended.planned, ended.match.has_plans) == (winner.name, True, False)
    first = await database.read(next_to_show, 1)
    assert (first.running, first.answered) == (True, True)
    assert faults(database_place) == []


async def test_a_plan_has_ten_branches_five_deep_at_most_and_one_answer_to_each_turn(database):
    free = [f"{file}{rank}" for rank in "123456" for file in "abcdef"]
    for turn in free[:MOST_BRANCHES]:
        await plan(database, BOB, [turn, "f6"])
        await plan(database, BOB, [turn, "f6"])
    await refused(plan(database, BOB, [free[MOST_BRANCHES]]), Refusal.PLAN_FULL)
    changed = await plan(database, BOB, [free[0], "e6"])
    assert sorted(map(len, changed.plan.branches())) == [2] * MOST_BRANCHES
    await database.write(making.remove, 1, BOB, version=1, under=changed.under)
    deep = await plan(database, BOB, QUIET[: 2 * MOST_DEEP])
    assert deep.is_deep
    await refused(plan(database, BOB, QUIET[: 2 * MOST_DEEP + 1]), Refusal.PLAN_FULL)
    await refused(plan(database, BOB, ["a1", "a1"]), Refusal.ILLEGAL_TURN)


async def test_a_plan_is_its_players_secret_exported_and_forgotten_with_them(database):
    seen = await plan(database, BOB, ["a1", "f6"])
    version, under = 1, seen.under
    assert (await database.read(making.look, 1, ANN, version=version)).plan.turns == []
    for acting in (making.look, making.remove):
        await refused(database.write(acting, 1, ANN, version=version, under=under), Refusal.PLAN_GONE)
        await refused(database.write(acting, 1, CLEO, version=version, under=under), Refusal.NOT_YOUR_MATCH)
    mine, theirs = [
        json.loads((await database.read(privacy.export, person, 10**6)).data) for person in (BOB, ANN)
    ]
    assert [turn["notation"] for turn in mine["planned_turns"]] == ["K@a1", "K@f6"]
    assert theirs["planned_turns"] == []
    assert "plan" not in json.dumps(theirs).replace("planned_turns", "").replace('"planned"', "")
    await database.write(privacy.forget, BOB, NOW)
    assert await database.read(turns.planned_in, 1) == []
