"""The teacher: what it claims to be forced is, and it advises what it says."""

from dataclasses import replace

import pytest

from engine import Engine, FormerLevel
from engine.answers import WIN
from engine.people import CALIBRATION, chance_among_people
from engine.teacher import Teacher
from game import Edition, Position, Side, square_name
from puzzles import PuzzleId, for_anybody, outlines, puzzle
from puzzles.solver import winning_turns
from teaching import (
    MOMENTS,
    AsGood,
    FewHold,
    FollowUp,
    GhostComes,
    LeavesGrowing,
    LeavesWin,
    LoseAtOnce,
    LosesIn,
    Moment,
    OnlyStop,
    Prevents,
    Review,
    RunsInto,
    StopsWin,
    Tempting,
    TheyThreaten,
    Wins,
    WinsIn,
    by_loss,
    facts_of,
    greedy_turn,
    growing_squares,
    lesser_turns,
    misses_win,
    passed,
    read_review,
    winning_squares,
    with_lesser,
    worth_telling,
    write_review,
)
from tests.cases import some
from words.turns.hints import hint_text
from words.turns.looks import look_text

#: Orange wins by K@a3 in two of its own turns, and by nothing else.
FORCED = Position.parse("Kk2k1/3C2/2C3/1k1k2/k5/K4k o 3/0 -/- classic")
ENOUGH = 3_000_000


@pytest.fixture(scope="module")
def teacher(engine):
    return Teacher(engine)


@pytest.fixture(scope="module")
def engine():
    return Engine.load()


@pytest.mark.parametrize("edition", Edition)
def test_a_refutation_wins_or_leaves_no_win_in_time(teacher, edition):
    number = next(each for each in for_anybody(edition) if outlines(edition)[each].turns == 2)
    asked = puzzle(PuzzleId(edition, number))
    wrong = set(asked.position.legal_turns()) - {asked.solution, *asked.later}
    for turn in sorted(wrong, key=str)[:8]:
        reply = teacher.refutation(asked.position.after(turn), 1)
        assert reply.position.outcome or not winning_turns(reply.position, 1)
    assert teacher.refutation(asked.after_solution, 1) is None, "the right turn is refuted by nothing"


def test_the_likely_turns_are_the_best_ones_and_the_winning_one_comes_first(teacher):
    likely = teacher.likely(FORCED, (), 3)
    assert len(set(likely)) == 3
    assert str(likely[0]) == "K@a3"


def positions(engine, edition, games):
    """All positions of some games between middling players."""
    for seed in range(games):
        position = Position.start(edition)
        for number in range(70):
            yield position
            position = position.after(engine.choose(position, FormerLevel.THREE, seed=seed * 100 + number))
            if position.outcome:
                break


def leaves_a_win(position, turn):
    after = position.after(turn)
    return after.outcome is None and bool(winning_squares(after.state, after.rules))


@pytest.mark.long
@pytest.mark.parametrize("edition", list(Edition))
def test_what_a_hint_claims_is_so(engine, teacher, edition):
    claimed = set()
    for number, position in enumerate(positions(engine, edition, 6)):
        if number % 3:
            continue
        hint = teacher.hint(position)
        assert hint.turn in position.legal_turns()
        looked = look_text(position, hint).partition(" Look at the ")[0]
        assert square_name(hint.turn.square) not in looked, "where to look is not yet the turn"
        for fact in hint.facts:
            claimed.add(type(fact))
            check_proved(engine, position, hint.turn, fact)
            check_told(engine, position, hint.turn, fact)
        assert (TheyThreaten in map(type, hint.facts)) == (
            bool(threatened(position)) and Wins() not in hint.facts
        )
        assert hint.turn.entry is None or {GhostComes, WinsIn, Wins} & set(map(type, hint.facts))
        if any(not leaves_a_win(position, turn) for turn in position.legal_turns()):
            assert not leaves_a_win(position, hint.turn)
    assert claimed & {WinsIn, StopsWin, Wins}


def threatened(position):
    state = passed(position.state, position.rules)
    return set(winning_squares(state, position.rules)) if state else set()


def check_proved(engine, position, turn, fact):
    """Hold a fact that takes a search to a proof."""
    match fact:
        case Wins():
            assert position.after(turn).outcome
        case WinsIn(turns) if turns <= 3:
            assert turn in engine.prove(position, turns, nodes=ENOUGH).turns
        case LosesIn(1):
            assert all(leaves_a_win(position, each) for each in position.legal_turns())
        case LosesIn(turns) if turns <= 3:
            assert engine.prove(position.after(turn), turns, nodes=ENOUGH).within == turns
        case OnlyStop():
            others = [each for each in position.legal_turns() if each.square != turn.square]
            assert all(leaves_a_win(position, each) for each in others)
        case FewHold():
            check_few(engine, position, turn, fact)


def check_told(engine, position, turn, fact):
    """Hold what a hint says of the position and of other turns to the rules."""
    match fact:
        case TheyThreaten() as threat:
            assert set(threat.squares) == threatened(position)
        case Tempting():
            check_tempting(engine, position, turn, fact)
        case FollowUp(reply, later, does):
            assert does in facts_of(position.after(turn).after(reply), later)
        case Prevents():
            check_prevented(position, turn, fact)
        case LoseAtOnce(squares):
            check_lose_at_once(position, squares)
        case LeavesGrowing(squares, anyway=True):
            assert set(squares) == set(growing_squares(*after_of(position, turn)))
            assert all(growing_squares(*after_of(position, each)) for each in without_ghosts(position))


def after_of(position, turn):
    after = position.after(turn)
    return after.state, after.rules


def without_ghosts(position):
    """The turns in which no ghost enters and that don't win."""
    turns = [turn for turn in position.legal_turns() if turn.entry is None]
    return [turn for turn in turns if not position.after(turn).outcome]


def check_tempting(engine, position, turn, tempting):
    """Hold what is said against a greedy player's turn to the rules, or to a proof."""
    worse = tempting.turn
    assert worse == greedy_turn(position)
    assert worse[:2] != turn[:2]
    assert tempting.kind_matters == (len(position.kinds()) > 1)
    after = position.after(worse)
    match tempting.because:
        case LeavesWin() as left:
            for way in position.legal_turns():
                if way[:2] == worse[:2]:
                    assert set(left.squares) <= set(winning_squares(*after_of(position, way)))
        case LosesIn(turns):
            assert engine.prove(after, turns, nodes=ENOUGH).within == turns
        case RunsInto(reply, does):
            assert reply in after.legal_turns()
            assert does in facts_of(after, reply)


def check_lose_at_once(position, squares):
    """Hold the squares that are warned of to every turn there is: these lose at once, and others do not."""
    turns = position.legal_turns()
    held = {turn.square for turn in turns if not leaves_a_win(position, turn)}
    assert set(squares) == {turn.square for turn in turns} - held


def check_prevented(position, turn, prevents):
    """Hold it against the turn of theirs played out, before and after."""
    theirs = replace(position, side=position.side.other, state=passed(position.state, position.rules))
    reply, does = prevents.reply, prevents.does
    assert does in facts_of(theirs, reply)
    after = position.after(turn)
    for way in after.legal_turns():
        if way[:2] == reply[:2] and way.entry is None:
            assert type(does) not in set(map(type, facts_of(after, way)))


def check_few(engine, position, turn, few):
    """Hold it against a proof for every turn: the squares on which one of them does not lose by force."""

    def loses(turn):
        return engine.prove(position.after(turn), few.turns, nodes=ENOUGH).within > 0

    held = {each.square for each in position.legal_turns() if not loses(each)}
    assert not loses(turn)
    assert len(held) == few.count
    assert few.free == 36 - len(position.pieces)
    assert 2 * few.count < few.free


@pytest.mark.parametrize(
    ("text", "few"),
    [
        ("1k2k1/4KK/6/2K3/4k1/2k3 g 0/0 -/- kittens", FewHold(3, 29, 1)),
        ("6/4C1/4C1/4k1/4C1/k3Kk g 4/3 f56w/- ghost", FewHold(3, 29, 1)),
        ("4k1/6/2C3/4C1/c1C3/6 g 5/3 -/- classic", FewHold(6, 31, 2)),
    ],
)
def test_that_most_squares_lose_is_told(engine, teacher, text, few):
    position = Position.parse(text)
    hint = teacher.hint(position)
    assert few in hint.facts
    check_few(engine, position, hint.turn, few)


@pytest.mark.parametrize("edition", some(Edition, 1))
def test_what_holds_is_every_turn_that_leaves_no_win(engine, edition):
    for number, position in enumerate(positions(engine, edition, 3)):
        if number % 7 == 3:
            held = {turn for turn in position.legal_turns() if not leaves_a_win(position, turn)}
            assert set(engine.holding(position)) == held


def test_a_forced_win_is_found_and_named(teacher):
    hint = teacher.hint(FORCED)
    assert str(hint.turn) == "K@a3"
    assert hint.facts[0] == WinsIn(2)
    assert not any(isinstance(fact, LeavesWin) for fact in hint.facts)


def test_the_same_position_has_the_same_hint(teacher):
    position = Position.parse("6/1k2k1/2K3/3K2/6/6 o 0/0 -/- classic")
    assert teacher.hint(position) == teacher.hint(position)


def test_who_stands_better_is_told_from_oranges_side(teacher):
    ahead = Position.parse("6/6/6/1CC3/6/k5 o 3/0 -/- classic")
    assert teacher.judge(ahead, nodes=1000) == CALIBRATION[Edition.CLASSIC].at_hand
    assert teacher.judge(Position.start(Edition.CLASSIC), nodes=20_000) == pytest.approx(0.5, abs=0.2)
    over = ahead.after(ahead.parse_turn("cat d3"))
    assert over.outcome.winner is Side.ORANGE
    assert teacher.judge(over, nodes=1000) == 1.0


def test_a_win_that_was_missed_is_a_moment(teacher):
    moment = teacher.moment(31, FORCED, FORCED.parse_turn("kitten f6"))
    assert (moment.number, moment.better, moment.wins_in) == (31, "K@a3", 2)
    assert teacher.moment(31, FORCED, FORCED.parse_turn("kitten a3")) is None


@pytest.mark.long
@pytest.mark.parametrize("edition", Edition)
def test_the_answer_of_a_moment_wins_by_force_as_it_says(engine, teacher, edition):
    """Wherever a turn is said to lose within two or three turns, its answer is proved to be one that wins in time."""
    asked, games = 0, 4 if edition is Edition.KITTENS else 2
    for number, position in enumerate(positions(engine, edition, games)):
        turn = position.legal_turns()[number % len(position.legal_turns())]
        after = position.after(turn)
        moment = None if after.outcome else teacher.moment(number, position, turn)
        if moment and moment.loses_in in {2, 3}:
            asked += 1
            proof = engine.prove(after, moment.loses_in, nodes=ENOUGH)
            assert proof.within <= moment.loses_in
            assert after.parse_turn(moment.reply) in proof.turns
    assert asked


def test_the_worst_turns_are_those_that_cost_their_own_side_most():
    # Orange plays the odd turns: the fifth loses it 25, Gray by the sixth 60.
    assert by_loss((50, 40, 60, 55, 55, 30, 90, 89)) == (6, 5, 2, 1)
    assert by_loss((50, 52, 50, 49)) == ()
    assert by_loss((50,)) == ()


def test_a_turn_that_left_something_is_told_after_the_worst_one():
    chances = (50, 40, 60, 55, 55, 30, 90, 89)
    assert worth_telling(chances, ()) == by_loss(chances)
    assert worth_telling((50, 20, 22, 21, 25, 21, 21, 20), (4, 5)) == (1, 4, 5)
    assert worth_telling((50, 40, 40, 35, 40, 32, 32, 10, 14, 10, 0), (9,)) == (7, 1, 5, 9)
    assert worth_telling((50, 48), (1,)) == (), "after which one stands as well"
    assert worth_telling((50, 48), (1,), missed=(1,)) == (1,), "a win that was there is told whatever it cost"


def test_the_losing_turn_is_told_though_earlier_ones_cost_more():
    # Gray throws much away three times, and Orange gives it back; the twelfth turn, by which Gray loses, costs but 10.
    chances = (50, 50, 90, 50, 88, 50, 86, 60, 60, 60, 60, 60, 70, 70, 72, 100)
    assert by_loss(chances)[:MOMENTS] == (2, 3, 4, 5)
    assert worth_telling(chances, ())[: MOMENTS + 1] == (2, 3, 4, 12, 5)


def test_the_turn_that_gave_the_win_is_told_however_much_others_cost():
    # Gray plays the eighth turn, after which Orange wins; each of the six before cost more.
    chances = (50, 30, 60, 30, 60, 30, 60, 99, 100, 100)
    assert by_loss(chances) == (2, 3, 4, 5, 6, 1)
    assert worth_telling(chances, ())[:MOMENTS] == (2, 3, 4, 6), "the last one by which Gray lost something"
    assert worth_telling(chances, (), given=8)[:MOMENTS] == (2, 3, 6, 8)


def test_where_all_is_lost_with_ghosts_it_is_said(teacher):
    position = Position.parse("1C4/3C1K/K2k2/1kkC1k/6/k3k1 g 6/0 c56e/ab1n ghost")
    assert all(leaves_a_win(position, turn) for turn in position.legal_turns())
    hint = teacher.hint(position)
    assert LosesIn(1) in hint.facts
    assert not {Tempting, AsGood} & set(map(type, hint.facts))


def test_among_people_no_score_is_as_sure_as_it_is_for_the_engine():
    for edition, (scale, at_hand, forced) in CALIBRATION.items():
        said = [chance_among_people(score, edition) for score in (-900, -100, 0, 100, 900, WIN - 5, WIN - 1)]
        assert said == sorted(said)
        assert said[2] == 0.5
        assert said[0] == pytest.approx(1 - forced)
        assert (said[-2], said[-1]) == (forced, at_hand)
        assert scale > 1


def test_a_review_of_an_early_version_can_still_be_read():
    text = (
        '{"chances": [50, 40], "moments": [{"number": 1, "better": "K@c3", "wins_in": null, "loses_in": 2}]}'
    )
    assert read_review(text) == Review((50, 40), (Moment(1, "K@c3", None, 2),))


def test_a_review_is_kept_as_text(teacher):
    moment = teacher.moment(31, FORCED, FORCED.parse_turn("kitten f6"))
    review = Review((50, 60, 73), (moment,))
    assert read_review(write_review(review)) == review


def test_a_turn_that_lets_a_proved_win_go_is_known(engine, teacher):
    """Also where the chance that is told to people hardly falls, because the other side may miss the answer."""
    told = set()
    for position in positions(engine, Edition.KITTENS, 3):
        proof = engine.prove(position, 3, nodes=3_000)
        for turn in position.legal_turns()[::5]:
            missed = teacher.missed_win(position, turn) is not None
            assert not missed or (proof.within and turn not in proof.turns)
            told.add(missed)
    assert told == {True, False}


def test_where_all_is_lost_the_turn_leaves_them_the_fewest_squares_to_find(teacher):
    position = Position.parse("1K4/3K2/6/k1kk1k/2K3/2k3 o 0/0 -/- kittens")
    hint = teacher.hint(position)
    assert LosesIn(1) in hint.facts

    def ways_to_win(turn):
        return len(winning_squares(position.after(turn).state, position.rules))

    assert ways_to_win(hint.turn) == min(map(ways_to_win, position.legal_turns())) == 1


def test_with_ghosts_too_what_is_won_or_lost_in_a_few_turns_is_proved_where_a_side_is_far_ahead(
    engine, teacher
):
    lost = Position.parse("1K3C/6/kC1c2/6/cKc1C1/6 o 3/7 ef3s/e56e ghost")
    told = teacher.hint(lost)
    assert LosesIn(3) in told.facts
    for turn in engine.holding(lost):
        assert 0 < engine.prove(lost.after(turn), 3, nodes=ENOUGH).within <= 3
    assert engine.prove(lost.after(told.turn), 2, nodes=ENOUGH).within == 0, "it holds out longest"
    won = Position.parse("2k3/6/2k3/3C1k/K3K1/3C2 o 3/0 f12w/ab1n ghost")
    told = teacher.hint(won)
    assert WinsIn(3) in told.facts
    assert told.turn in engine.prove(won, 3, nodes=ENOUGH).turns


def test_nothing_is_spoilt_where_the_same_reply_then_lets_kittens_grow_up(teacher):
    position = Position.parse("6/1Kk1k1/6/2Kk2/K4k/2k1k1 o 0/0 -/- classic")
    hint = teacher.hint(position)
    assert str(hint.turn) == "K@e2"
    kinds = set(map(type, hint.facts))
    assert LeavesGrowing in kinds, "they can then complete a line on b3 or c6"
    assert Prevents not in kinds, "c6 would have set up a line, and completes one now"
    assert Tempting not in kinds, "after the turn that is warned of they complete a line, too"


def test_a_next_turn_that_would_come_in_any_case_is_no_reason(teacher):
    position = Position.parse("6/1k4/6/6/3k2/6 o 3/0 ef4n/c34w ghost")
    hint = teacher.hint(position)
    assert FollowUp not in map(type, hint.facts), (
        "b5 pushes two off after c6, wherever the first piece stands"
    )


def test_the_eighth_piece_is_told(teacher):
    position = Position.parse("5K/KkK1kK/5k/3k2/K5/kK2K1 o 1/0 -/- classic")
    hint = teacher.hint(position)
    assert len(hint.turn.graduation) == 1
    assert look_text(position, hint).startswith(
        "💡 All eight of yours will be on the bed, so one comes off again."
    )
    assert "That puts all eight of yours on the bed, so one comes off again." in hint_text(position, hint)


def test_a_hint_shows_no_turn_after_which_a_loss_is_forced_where_another_holds(engine, teacher):
    # A player was shown K@d4, which lets a kitten grow up, and after which Orange wins in three turns.
    position = Position.parse("2C3/2c3/6/2C1c1/5C/C2c2 g 7/6 -/- classic")
    shown = teacher.hint(position).turn
    assert engine.prove(position.after(position.parse_turn("K@d4 =e3d4c5")), 4, nodes=30_000).within == 3
    assert not engine.prove(position.after(shown), 4, nodes=30_000).within


def test_the_last_turn_that_could_have_held_on_is_told_although_all_was_lost(teacher):
    lost = Position.parse("K2k2/1K4/1k1K1k/6/K2K1K/1k4 g 0/0 -/- kittens")
    turn = lost.parse_turn("a4")
    assert teacher.lets_win(lost, turn)
    assert teacher.moment(12, lost, turn) is None, "whatever is played, it would have been lost later"
    moment = teacher.moment(12, lost, turn, decided=True)
    assert moment.loses_in == 1
    assert not teacher.lets_win(lost, lost.parse_turn(moment.better))


def test_a_win_at_once_that_is_not_played_is_missed_even_if_it_is_won_later():
    won = Position.parse("6/6/6/2CC2/6/k4k o 3/0 -/- classic")
    assert misses_win(won, won.parse_turn("cat f6"))
    assert not misses_win(won, won.parse_turn("cat b3"))


def test_a_side_without_a_moment_gets_the_lesser_turns_that_cost_it_most():
    # Gray loses by the sixth turn; Orange has let some go, but never much.
    chances = (50, 46, 46, 41, 41, 38, 90, 88, 100)
    assert by_loss(chances) == (6, 8)
    assert lesser_turns(chances, Side.ORANGE, without=(6, 8)) == (3, 1), (
        "not a fourth, and none that cost next to nothing"
    )
    assert lesser_turns(chances, Side.GRAY, without=(6, 8)) == ()


def test_for_a_lesser_moment_one_that_decided_nothing_makes_way():
    told = [Moment(number, "K@c3") for number in (2, 4, 6, 8)]
    lesser = Moment(3, "K@c3")
    assert [each.number for each in with_lesser(told[:2], lesser, ())] == [2, 4, 3]
    assert [each.number for each in with_lesser(told, lesser, (8,))] == [2, 4, 8, 3]
    assert with_lesser(told, lesser, (2, 4, 6, 8)) == told


def test_a_reply_with_a_piece_that_only_the_turn_gives_back_is_told(teacher):
    position = Position.parse("3k2/k4k/5K/3K2/5c/5K o 3/5 cd4n/de4n ghost")
    assert teacher.hint(position).turn in position.legal_turns()
