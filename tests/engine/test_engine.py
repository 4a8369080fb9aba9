"""What the engine answers: wins that are there, the same answer to the same question, an end when it is asked to stop."""

import sys
import threading
import time
from random import Random

import pytest

from engine import Engine, EngineUnavailable, Level, Stop, chance, turns_to_end
from game import Edition, Position, random_game

#: Orange wins by C@b4 in two of its own turns, and by nothing else.
FORCED = Position.parse("Kk2k1/3C2/2C3/1k1k2/k5/K4k o 3/0 -/- classic")


def position_of(edition, seed, turns):
    position = Position.start(edition)
    for turn in random_game(edition, Random(seed), limit=turns):
        if not position.after(turn).outcome:
            position = position.after(turn)
    return position


def wins_at_once(position):
    return {turn for turn in position.legal_turns() if position.after(turn).outcome}


def forced(position, within):
    """The first turns that win within so many own turns, by the rules alone: what a proof must agree with."""
    found = wins_at_once(position)
    if found or within == 1:
        return found
    return {turn for turn in position.legal_turns() if is_lost(position.after(turn), within - 1)}


def is_lost(position, within):
    replies = position.legal_turns()
    return not any(position.after(reply).outcome for reply in replies) and all(
        forced(position.after(reply), within) for reply in replies
    )


@pytest.mark.long
@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.KITTENS])
def test_a_proof_agrees_with_the_rules(engine, edition):
    settled = set()
    for seed in range(50):
        turns = len(random_game(edition, Random(seed)))
        position = position_of(edition, seed, turns - 1 - seed % 4)
        proof = engine.prove(position, 2, nodes=1_000_000)
        if proof.within == 1:
            assert set(proof.turns) == wins_at_once(position)
        else:
            assert set(proof.turns) == forced(position, 2)
            assert bool(proof.within) == bool(proof.turns)
        settled.add(proof.within)
    assert settled == {0, 1, 2}


def test_a_proof_that_takes_too_long_says_so(engine):
    proof = engine.prove(Position.start(Edition.CLASSIC), 4, nodes=1_000)
    assert proof.within is None
    assert proof.turns == ()


@pytest.mark.parametrize("edition", [Edition.CLASSIC, Edition.KITTENS])
def test_what_holds_is_what_no_proof_refutes(engine, edition):
    refuted = 0
    for seed in range(6):
        turns = len(random_game(edition, Random(seed)))
        position = position_of(edition, seed, turns - 2)
        holding = engine.holding(position)
        assert set(holding) == {
            turn
            for turn in position.legal_turns()
            if (after := position.after(turn)).outcome or not wins_at_once(after)
        }
        kept = engine.holding_on(position, holding, 2, nodes=100_000)
        assert kept == tuple(
            turn
            for turn in holding
            if (after := position.after(turn)).outcome or not engine.prove(after, 2, nodes=100_000).within
        )
        refuted += len(holding) - len(kept)
    assert refuted


def test_what_holds_is_not_known_once_a_proof_takes_too_long(engine):
    position = position_of(Edition.CLASSIC, 3, 9)
    holding, stop = engine.holding(position), Stop()
    assert engine.holding_on(position, holding, 3, nodes=50) is None
    stop.set()
    assert engine.holding_on(position, holding, 3, nodes=10**6, stop=stop) is None


def test_a_search_finds_what_is_proved(engine):
    proof = engine.prove(FORCED, 3, nodes=1_000_000)
    analysis = engine.analyse(FORCED, nodes=200_000)
    assert proof.within == 2
    assert analysis.best.turn in proof.turns
    assert turns_to_end(analysis.best.score) == 3
    assert chance(analysis.best.score) == 1
    position = FORCED
    for turn in analysis.line:
        position = position.after(turn)
    assert position.outcome
    assert len(analysis.line) == 3


def test_all_turns_are_told_the_best_first(engine):
    for edition in Edition:
        position = position_of(edition, 3, 9)
        analysis = engine.analyse(position, nodes=20_000, margin=100)
        assert {turn.turn for turn in analysis.turns} == set(position.legal_turns())
        exact = [turn.score for turn in analysis.turns if turn.exact]
        assert exact == sorted(exact, reverse=True)
        assert exact
        assert analysis.depth >= 2


def test_a_turn_scored_exactly_is_worth_what_a_search_of_its_own_finds(engine):
    position = position_of(Edition.CLASSIC, 5, 10)
    analysis = engine.analyse(position, nodes=10**9, margin=50, depth=1)
    for turn, score, exact in analysis.turns:
        after = position.after(turn)
        lost = bool(wins_at_once(after))
        if exact:
            assert lost == (turns_to_end(score) == 2)


def test_the_same_question_has_the_same_answer(engine):
    other = Engine.load()
    for edition in Edition:
        position = position_of(edition, 8, 12)
        first = engine.analyse(position, nodes=30_000)
        engine.analyse(Position.start(Edition.CLASSIC), nodes=5_000)
        assert engine.analyse(position, nodes=30_000) == first == other.analyse(position, nodes=30_000)


def test_the_limit_in_nodes_is_kept(engine):
    analysis = engine.analyse(Position.start(Edition.CLASSIC), nodes=50_000)
    assert 50_000 <= analysis.nodes < 50_200


@pytest.mark.parametrize("repetition", [0, -150])
def test_coming_back_to_a_position_is_worth_what_is_asked(engine, repetition):
    position = position_of(Edition.CLASSIC, 2, 14)
    everything = {"nodes": 10**6, "margin": 10**5, "depth": 1, "repetition": repetition}
    before = engine.analyse(position, **everything)
    after = engine.analyse(position, **everything, history=[position.after(before.best.turn)])
    scores = {turn.turn: turn.score for turn in before.turns}
    assert scores[before.best.turn] > 0
    assert {turn.turn: turn.score for turn in after.turns} == scores | {before.best.turn: repetition}


#: A bed early in a game, after which catbot and level 6 once came back to the same positions until it was a draw.
EARLY = "6/k5/6/6/1K4/6 o 0/0 -/- classic"


@pytest.mark.long
def test_who_plays_does_not_come_back_to_a_bed_that_stood(engine):
    position, stood = Position.parse(EARLY), []
    for text in ("K@a1", "K@b2", "K@c1", "K@b2", "K@c1", "K@b2"):
        for seed in range(4):
            turn = engine.choose(position, Level.TEN, seed=seed, history=stood)
            assert position.after(turn) not in stood
        stood.append(position)
        position = position.after(position.parse_turn(text))
    assert position in stood


def test_the_other_sides_position_is_not_the_same(engine):
    """The bed may stand alike with the colours swapped: that is no repetition."""
    position = position_of(Edition.CLASSIC, 2, 14)
    after = position.after(engine.analyse(position, nodes=20_000, depth=2).best.turn)
    swapped = Position(after.edition, after.side.other, after.state)
    known = engine.analyse(position, nodes=20_000, depth=2)
    assert engine.analyse(position, nodes=20_000, depth=2, history=[swapped]) == known


def test_a_stop_from_another_thread_ends_it_with_a_turn(engine):
    stop = Stop()
    threading.Timer(0.2, stop.set).start()
    started = time.perf_counter()
    analysis = engine.analyse(Position.start(Edition.CLASSIC), nodes=10**12, stop=stop)
    assert time.perf_counter() - started < 5
    assert analysis.best.turn in Position.start(Edition.CLASSIC).legal_turns()


def test_a_stop_that_was_set_before_looks_one_turn_ahead(engine):
    stop = Stop()
    stop.set()
    turn = engine.choose(Position.start(Edition.CLASSIC), Level.TEN, stop=stop)
    assert turn in Position.start(Edition.CLASSIC).legal_turns()
    # The next search is not hit by it.
    assert engine.analyse(Position.start(Edition.CLASSIC), nodes=20_000).nodes >= 20_000


@pytest.mark.long
def test_others_run_while_it_thinks(engine):
    """A search holds Python's lock only at its beginning and end."""
    stop, ticks = Stop(), []
    thinking = threading.Thread(
        target=engine.analyse, args=(Position.start(Edition.CLASSIC),), kwargs={"nodes": 10**12, "stop": stop}
    )
    thinking.start()
    deadline = time.perf_counter() + 0.5
    while time.perf_counter() < deadline:
        ticks.append(time.perf_counter())
        time.sleep(0.001)
    stop.set()
    thinking.join()
    assert len(ticks) > 30


def test_calls_from_several_threads_wait_for_each_other(engine):
    position = position_of(Edition.CLASSIC, 4, 10)
    alone, found = engine.analyse(position, nodes=30_000), []
    threads = [
        threading.Thread(target=lambda: found.append(engine.analyse(position, nodes=30_000)))
        for _ in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [alone] * 4


def test_a_position_that_is_over_is_refused(engine):
    won = Position.parse("6/6/CCC3/6/6/6 g 3/0 -/- classic")
    for ask in (
        lambda: engine.choose(won, Level.ONE),
        lambda: engine.analyse(won, nodes=10),
        lambda: engine.prove(won, 2, nodes=10),
        lambda: engine.holding(won),
        lambda: engine.holding_on(won, (), 2, nodes=10),
    ):
        with pytest.raises(ValueError, match="over"):
            ask()


def test_where_wasmtime_cannot_be_imported_the_engine_is_unavailable(monkeypatch):
    monkeypatch.setitem(sys.modules, "wasmtime", None)
    with pytest.raises(EngineUnavailable, match="wasmtime"):
        Engine.load()


def test_where_the_binary_is_missing_the_engine_is_unavailable(monkeypatch, tmp_path):
    monkeypatch.setattr("engine.machine.Machine.__init__.__defaults__", (None, tmp_path / "engine.wasm"))
    with pytest.raises(EngineUnavailable):
        Engine.load()


def test_every_state_of_a_long_match_is_remembered(engine):
    stood = [Position.start(Edition.GHOST)]
    for turn in random_game(Edition.GHOST, Random(1)):
        stood.append(stood[-1].after(turn))
    turn = engine.choose(stood[-2], Level.THREE, history=stood[:-2] * 4)
    assert turn in stood[-2].legal_turns()
