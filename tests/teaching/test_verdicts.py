"""A verdict says of a better turn only what is not as true of the one that was played."""

from dataclasses import replace
from random import Random

import pytest

from game import Edition, Position, square_name
from teaching import (
    GrowsUp,
    LeavesGrowing,
    LeavesWin,
    LosesIn,
    LosesPieces,
    LosesTo,
    Moment,
    PushesApart,
    PushesOff,
    RunsInto,
    StopsWin,
    ThreatensGrowing,
    ThreatensWin,
    against,
    answer_follows,
    facts_of,
    facts_of_placing,
    growing_squares,
    has_reason,
    passed,
    pushed_into,
    runs_into,
    set_apart,
    what_follows,
    winning_squares,
    works_still,
)
from tests.teaching.wins import won_on


def turns_at_random(edition, rng, games):
    """Each position of some games and the turn that is played in it, at random."""
    for _ in range(games):
        position = Position.start(edition)
        while not position.outcome:
            turn = rng.choice(position.legal_turns())
            yield position, turn
            position = position.after(turn)


@pytest.mark.parametrize(
    ("better", "played", "apart"),
    [
        ([ThreatensWin(won_on(3)), PushesOff((4,))], [ThreatensWin(won_on(3, 9))], (PushesOff((4,)),)),
        ([ThreatensWin(won_on(3, 4))], [ThreatensWin(won_on(3, 9))], (ThreatensWin(won_on(3, 4)),)),
        ([GrowsUp((1,))], [GrowsUp((5,))], ()),
        ([GrowsUp((1, 2))], [GrowsUp((5,))], (GrowsUp((1, 2)),)),
        ([StopsWin(won_on(1)), PushesApart()], [StopsWin(won_on(1)), PushesApart()], ()),
        ([LeavesGrowing((1,))], [LeavesGrowing((1,))], ()),
        ([LeavesGrowing((1,))], [LeavesGrowing((2, 3))], ()),
        ([LeavesGrowing((1, 2))], [LeavesGrowing((1,))], ()),
        ([LeavesGrowing((1,))], [], (LeavesGrowing((1,)),)),
        ([LosesPieces(1)], [LosesPieces(2)], ()),
        ([LosesPieces(1)], [], (LosesPieces(1),)),
        ([PushesOff((4,))], [], (PushesOff((4,)),)),
    ],
)
def test_what_is_as_true_of_the_turn_played_sets_no_other_apart(better, played, apart):
    assert set_apart(better, played) == apart


def test_the_answer_that_wins_by_force_is_named_where_it_is_known():
    position = Position.start(Edition.CLASSIC)
    turn = position.parse_turn("kitten a1")
    answer = position.after(turn).parse_turn("kitten d4")
    assert against(position, Moment(1, "K@c3", loses_in=3, reply=str(answer)), turn) == LosesTo(answer, 3)
    assert against(position, Moment(1, "K@c3", loses_in=3), turn) == LosesIn(3), "as in early reviews"


def test_a_reply_that_does_the_same_after_the_better_turn_says_nothing_against_the_one_played():
    position = Position.parse("6/6/6/6/6/k5 g 0/0 -/- classic")
    turn = position.parse_turn("kitten f6")
    reply = position.after(turn).parse_turn("kitten b2")
    assert against(position, Moment(2, "K@b2", reply=str(reply)), turn) == RunsInto(reply, PushesOff((0,)))
    assert against(position, Moment(2, "K@f5", reply=str(reply)), turn) is None


def test_that_they_grow_up_in_answer_is_no_objection_where_they_can_in_any_case():
    position = Position.parse("6/1k4/6/K1KK1K/6/1k3k g 0/0 -/- classic")
    turn = position.parse_turn("kitten d2")
    told = against(position, Moment(8, "K@d5", reply="K@c5 =a3b4c5"), turn)
    assert not isinstance(told, LeavesGrowing | RunsInto), "d5 leaves them a line on b3 or e3, too"


def test_a_line_that_is_set_up_in_any_case_is_an_objection_only_where_it_can_not_be_stopped():
    position = Position.parse("5K/1K1k2/6/2k1K1/6/5k o 0/0 -/- classic")
    # They answer on e6 and set up a line after f2 and after e2 alike.
    played, better = (position.parse_turn(text) for text in ("kitten f2", "kitten e2"))
    reply = position.after(played).parse_turn("kitten e6")
    told = runs_into(position.after(played), reply)
    assert told == RunsInto(reply, told.does, sure=False)
    assert isinstance(told.does, ThreatensGrowing)
    assert works_still(position.after(better), told)
    assert not works_still(position.after(better), replace(told, sure=True))


def test_a_line_that_a_push_of_ones_own_brings_about_is_told_by_that_push():
    position = Position.parse("1K4/k5/2k1k1/6/1k2K1/K5 o 0/0 -/- classic")
    turn = position.parse_turn("K@b3")
    left = next(fact for fact in facts_of(position, turn) if isinstance(fact, LeavesGrowing))
    cause = pushed_into(position, turn, left)
    assert (square_name(cause.origin), square_name(cause.to), cause.by_ghost) == ("c4", "d5", False)
    assert pushed_into(position, turn, LosesPieces(1)) is None


@pytest.mark.parametrize(
    ("edition", "games"),
    [
        *((Edition.CLASSIC, 4), (Edition.KITTENS, 12), (Edition.GHOST, 4)),
        *(pytest.param(edition, 12, marks=pytest.mark.long) for edition in (Edition.CLASSIC, Edition.GHOST)),
    ],
    ids=str,
)
def test_without_the_push_that_is_told_there_is_no_line_and_before_the_turn_there_was_none(edition, games):
    rng, told = Random(f"pushed {edition}"), 0
    for position, turn in turns_at_random(edition, rng, games):
        after = position.after(turn)
        for fact in facts_of(position, turn):
            if isinstance(fact, LeavesGrowing | LeavesWin) and (cause := pushed_into(position, turn, fact)):
                told += 1
                assert after.piece_at(cause.to) == cause.piece
                assert cause.piece.side is after.side
                assert cause.origin != cause.to
                lines = winning_squares if isinstance(fact, LeavesWin) else growing_squares
                before = passed(position.state, position.rules)
                assert before is None or not {*fact.squares} & {*lines(before, position.rules)}
    assert told > games // 5


def test_what_comes_of_the_best_answer_is_told_where_the_line_is_known():
    position = Position.parse("6/1K1k2/6/1k1K1K/6/5k g 0/0 -/- kittens")
    turn, moment = (
        position.parse_turn("kitten e4"),
        Moment(10, "K@d4", reply="K@c4", after_reply=("K@c3", "K@d5")),
    )
    later = answer_follows(position, moment, turn)
    assert [square_name(each.square) for each in (later.reply, later.turn)] == ["c3", "d5"]
    assert isinstance(later.does, ThreatensWin)
    assert answer_follows(position, moment._replace(after_reply=()), turn) is None, "as in early reviews"
    assert not has_reason(position, moment._replace(reply=None), turn)
    assert has_reason(position, moment, turn)


@pytest.mark.parametrize(
    ("edition", "games"),
    [
        *((Edition.CLASSIC, 2), (Edition.KITTENS, 10)),
        *(pytest.param(edition, 10, marks=pytest.mark.long) for edition in (Edition.CLASSIC, Edition.GHOST)),
    ],
    ids=str,
)
def test_the_next_turn_that_is_told_does_what_is_said_of_it_with_every_piece(edition, games):
    rng, told = Random(f"follows {edition}"), 0
    for position, turn in turns_at_random(edition, rng, games):
        after = position.after(turn)
        if after.outcome:
            continue
        reply = rng.choice(after.legal_turns())
        then = after.after(reply)
        if then.outcome:
            continue
        if found := what_follows(position, turn, (str(reply), str(rng.choice(then.legal_turns())))):
            told += 1
            assert found.does in facts_of(then, found.turn)
            assert all(
                found.does in facts_of_placing(then, found.turn._replace(kind=kind)) for kind in then.kinds()
            )
    assert told > games // 2
