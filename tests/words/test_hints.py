"""A hint is one or two short sentences, whatever is true of the turn."""

from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game import Edition, Kind, Position, Turn, square_name
from teaching import (
    Ahead,
    Anyway,
    AsGood,
    Behind,
    Beside,
    FewHold,
    FollowUp,
    GhostComes,
    GrowsUp,
    Hint,
    LeavesGrowing,
    LeavesLine,
    LeavesNothing,
    LeavesWin,
    LoseAtOnce,
    LosesIn,
    LosesPieces,
    LosesTo,
    Middle,
    MoreOnBed,
    NobodyFalls,
    OnlyStop,
    Prevents,
    PushedBy,
    PushesApart,
    PushesOff,
    PushesToEdge,
    RunsInto,
    ScaresOff,
    StopsGrowing,
    StopsWin,
    Tempting,
    TheyThreaten,
    ThreatensGrowing,
    ThreatensWin,
    WinOn,
    Wins,
    WinsIn,
    facts_of,
)
from tests.strategies import positions
from tests.teaching.wins import won_on
from words.turns.against import what_against
from words.turns.hints import hint_text, turn_text, warning, why
from words.turns.looks import look_text

MOST_LETTERS = 400


@pytest.mark.long
@settings(max_examples=150, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_every_turn_has_a_reason_of_at_most_three_sentences(position, seed):
    turn = Random(seed).choice(position.legal_turns())
    told = hint_text(position, Hint(turn, facts_of(position, turn)))
    assert told.startswith("💡 **")
    reason = why(facts_of(position, turn))
    assert 1 <= reason.count(".") <= 3
    assert len(told) <= MOST_LETTERS
    if position.edition is Edition.KITTENS:
        assert "cat" not in told.lower()


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ((Wins(),), "It wins."),
        (
            (WinsIn(2), ThreatensWin(won_on(3, 4)), Middle()),
            "It wins next turn, whatever they do, and threatens to win on d1 or e1.",
        ),
        (
            (ThreatensWin((WinOn(3, Kind.CAT, (3, 9, 15)), WinOn(5, None, (3, 9, 15)))),),
            "It threatens to win with a cat on d1 (line d1-d2-d3) or f1 (line d1-d2-d3).",
        ),
        ((StopsWin((WinOn(0, None, (0, 1, 2)),)),), "It stops their win on a1 (line a1-b1-c1)."),
        ((ThreatensWin((WinOn(0, Kind.CAT), WinOn(1, Kind.KITTEN))),), "It threatens to win on a1 or b1."),
        ((OnlyStop(), StopsWin(won_on(0))), "It is the only way to stop their win on a1."),
        ((StopsWin(won_on(0, 1)), StopsGrowing((1,))), "It stops their win on a1 or b1."),
        ((StopsWin(won_on(0)), StopsGrowing((0, 9))), "It stops their win on a1, and keeps them from completing a line on a1 or d2."),
        (
            (StopsWin(won_on(0)), LeavesWin(won_on(1)), PushesOff((5,))),
            "It pushes their piece on f1 off the bed. But they can then win on b1.",
        ),
        (
            (GrowsUp((0, 1, 2)), LeavesGrowing((7,)), ThreatensGrowing((9,))),
            "It lets 3 kittens grow up. But they can then complete a line on b2.",
        ),
        ((ThreatensGrowing(tuple(range(5))),), "It sets up a line that would grow up with one more piece on any of 5 squares."),
        ((ThreatensGrowing((1, 2), Kind.CAT),), "It sets up a line that would grow up with a cat on b1 or c1."),
        (
            (PushesOff((0, 5)), PushesToEdge((7,)), LosesPieces(1)),
            "It pushes their pieces on a1 and f1 off the bed. But one of yours falls off too.",
        ),
        ((PushesToEdge((7, 10)), LosesPieces(1)), "It pushes their pieces on b2 and e2 to the edge. But one of yours falls off the bed."),
        ((PushesToEdge((7, 10, 25, 28)),), "It pushes 4 of their pieces to the edge."),
        ((ScaresOff((4,)),), "It lets the ghost scare their piece on e1 off the bed."),
        (
            (FewHold(4, 29, 3), PushesToEdge((28,)), Middle()),
            "Only 4 of the 29 free squares stop them from forcing a win within 3 turns, and this is one of them. It pushes their piece on e5 to the edge.",
        ),
        ((FewHold(1, 29, 1),), "Only 1 of the 29 free squares stops them from winning next turn, and this is the one."),
        ((Beside(2), Middle()), "It takes the middle, and stands beside 2 of its own."),
        ((), "There's no single big reason: of everything I tried, this came out best."),
        (
            (TheyThreaten(won_on(0)), StopsWin(won_on(0)), Middle(), Tempting(Turn(Kind.KITTEN, 14), LeavesWin(won_on(0, 1)))),
            "They're threatening to win on a1. It stops the threat. Don't play c3: they'd win on a1 or b1.",
        ),
        (
            (TheyThreaten(won_on(0)), OnlyStop(), StopsWin(won_on(0))),
            "They're threatening to win on a1. It is the only way to stop the threat.",
        ),
        (
            (LosesIn(1), TheyThreaten(won_on(0, 1)), LeavesWin(won_on(1))),
            "They're threatening to win on a1 or b1. Nothing can stop them now: whatever you play, they can win next turn.",
        ),
        (
            (PushesToEdge((7,)), Middle(), AsGood(12)),
            "It pushes their piece on b2 to the edge, and takes the middle. Many turns look just as good here.",
        ),
        (
            (Middle(), AsGood(12), LoseAtOnce((3, 9, 20))),
            "It takes the middle. Many turns look just as good here. Don't play d1, d2, or c4: they'd win at once.",
        ),
        ((PushesToEdge((7,)), AsGood(4)), "It pushes their piece on b2 to the edge. A few squares look about as good."),
        ((GrowsUp((0, 1, 2)), AsGood(1)), "It lets 3 kittens grow up. No other square looks as good."),
        (
            (Prevents(Turn(Kind.KITTEN, 20), ThreatensWin(won_on(0))), Middle()),
            "It spoils their turn on c4, which would have threatened to win on a1, and takes the middle.",
        ),
        (
            (Prevents(Turn(Kind.KITTEN, 20), ThreatensWin(won_on(0))), Middle(), AsGood(10)),
            "It takes the middle. Many turns look just as good here.",
        ),
        (
            (GrowsUp((0,)), StopsGrowing((5,)), ThreatensWin(won_on(7)), GhostComes((14, 20))),
            "It lets a kitten grow up, and sends the ghost towards their pieces on c3 and c4.",
        ),
        (
            (ThreatensWin(won_on(3)), Tempting(Turn(Kind.CAT, 14), LosesIn(2), kind_matters=True)),
            "It threatens to win on d1. Don't play a cat on c3: they could then force a win within 2 turns.",
        ),
        (
            (Middle(), Tempting(Turn(Kind.KITTEN, 14), RunsInto(Turn(Kind.CAT, 20), PushesOff((5,))))),
            "It takes the middle. Don't play c3: they'd answer on c4 and send your piece on f1 off the bed.",
        ),
        ((LeavesGrowing((7,), anyway=True), GrowsUp((0,)), Behind()), "It lets a kitten grow up. But they can then complete a line on b2 (you can't stop them altogether). You're behind here."),
        (
            (Middle(), AsGood(1), FollowUp(Turn(Kind.KITTEN, 20), Turn(Kind.KITTEN, 8), ThreatensWin(won_on(0)))),
            "It takes the middle. No other square looks as good. If they answer on c4, c2 then threatens to win on a1.",
        ),
        (
            (LosesPieces(1), LosesIn(3)),
            "Whatever you play, they can win within 3 turns; this holds out longest.",
        ),
        (
            (PushesOff((1,)), LeavesGrowing((2,), anyway=True), LosesPieces(1)),
            "It pushes their piece on b1 off the bed. But one of yours falls off too.",
        ),
        (
            (Middle(), Anyway(GrowsUp((0, 1, 2)))),
            "It takes the middle, and lets 3 kittens grow up (as almost any square would).",
        ),
        ((LeavesNothing(), Ahead(3, 1)), "It leaves them no line to complete and nobody to push off the bed. You're well ahead (cats: 3 to 1)."),
        ((LeavesNothing(), Behind(0, 2)), "It leaves them no line to complete and nobody to push off the bed. You're behind here (cats: 0 to 2)."),
        ((LeavesNothing(), Ahead(1, 1)), "It leaves them no line to complete and nobody to push off the bed. You're well ahead."),
        (
            (LosesIn(1), LeavesWin(won_on(1, 2))),
            "Nothing can stop them now: whatever you play, they can win next turn.",
        ),
        (
            (LosesIn(3), StopsWin(won_on(0))),
            "It stops their win on a1. Whatever you play, they can win within 3 turns; this holds out longest.",
        ),
    ],
)  # fmt: skip
def test_the_weightiest_facts_are_told(facts, told):
    assert why(facts) == told


def test_the_first_stage_says_where_to_look_and_not_which_turn():
    danger = Position.parse("6/6/6/1cc3/4K1/6 o 3/3 -/- classic")
    turn = danger.parse_turn("cat b4")
    told = look_text(danger, Hint(turn, facts_of(danger, turn)))
    assert (
        told
        == "💡 They're threatening to win with a cat on a3 (line a3-b3-c3) or d3 (line b3-c3-d3), but you can stop it. "
        "Look at the top left, columns a to c, rows 4 to 6. It takes a cat."
    )
    assert "b4" not in told


@pytest.mark.parametrize(
    ("facts", "told"),
    [
        ((Wins(),), "You can win with this turn."),
        ((WinsIn(3), GrowsUp((0,))), "Whatever they do, you can win within 3 turns."),
        ((LosesIn(1),), "They can win next turn, whatever you play."),
        ((LosesIn(3),), "Whatever you play, they can win within 3 turns: look for what holds out longest."),
        ((FewHold(6, 29, 2),), "Only 6 of the 29 free squares stop them from forcing a win within 2 turns."),
        ((FewHold(1, 29, 1),), "Only 1 of the 29 free squares stops them from winning next turn."),
        ((StopsWin((WinOn(0, Kind.CAT, (0, 1, 2)),)),), "They're threatening to win with a cat on a1 (line a1-b1-c1), but you can stop it."),
        ((StopsWin((WinOn(0, Kind.CAT, (0, 7, 14)),)),), "They're threatening to win, but you can stop it."),
        ((GrowsUp((0, 1, 2)), PushesOff((3,))), "3 of your kittens can grow up this turn."),
        ((ThreatensWin(won_on(14)),), "You can threaten to win with your next turn."),
        ((StopsGrowing((1, 2)),), "They could complete a line on b1 or c1 next turn, but you can stop that."),
        ((StopsGrowing((14, 2)),), "They could complete a line next turn, but you can stop that."),
        ((PushesOff((3, 4)),), "You can send 2 of their pieces off the bed."),
        ((ScaresOff((3,)), AsGood(12)), "You can send one of their pieces off the bed."),
        ((ThreatensGrowing((3,)),), "You can set up a line that would grow up next turn."),
        ((Prevents(Turn(Kind.KITTEN, 20), GrowsUp((0,))),), "Watch out for their turn on c4: it would let kittens grow up. You can spoil it."),
        ((Prevents(Turn(Kind.KITTEN, 20), PushesOff((0,))),), "Watch out for their turn on c4: it would push pieces of yours off the bed. You can spoil it."),
        ((Prevents(Turn(Kind.KITTEN, 14), ThreatensGrowing((0,))),), "They have a good turn that would set up a line to grow up. You can spoil it."),
        ((Prevents(Turn(Kind.KITTEN, 20), ThreatensWin(won_on(0))), AsGood(12)), "Nothing's urgent: many turns are equally good. Stay away from the edges: pieces there are easily pushed off."),
        ((GhostComes((0,)),), "Your ghost can come in and head for their pieces."),
        ((LeavesNothing(), NobodyFalls()), "You can leave them no line to complete and nobody to push off the bed."),
        ((NobodyFalls(), Middle()), "You can keep your pieces from being pushed off next turn."),
        ((MoreOnBed(5, 2),), "You can have more pieces on the bed than they do."),
        ((PushesToEdge((3,)), Middle()), "You can push a piece of theirs to the edge, where one more boop can send it off."),
        ((PushesApart(),), "You can push their pieces apart."),
        ((Middle(), Beside(1)), "Stay away from the edges: pieces there are easily pushed off."),
        ((Beside(1),), "You can put a piece beside another of yours, on the way to three in a line."),
        ((LoseAtOnce((0, 1)), Middle(), AsGood(12)), "Don't play a1 or b1: they'd win at once. Stay away from the edges: pieces there are easily pushed off."),
        ((PushesOff((3,)), Tempting(Turn(Kind.KITTEN, 20), LosesIn(2))), "Don't play c4: they could then force a win within 2 turns. You can send one of their pieces off the bed."),
        ((PushesOff((3,)), Tempting(Turn(Kind.KITTEN, 14), LosesIn(2))), "Careful: the square that looks best isn't. You can send one of their pieces off the bed."),
        ((), "Stay away from the edges: pieces there are easily pushed off."),
    ],
)  # fmt: skip
def test_the_first_stage_says_plainly_what_there_is_to_do(facts, told):
    """The turn is on c3, which is never named."""
    position = Position.parse("6/6/2k3/3K2/1k4/6 o 0/0 -/- classic")
    assert look_text(position, Hint(Turn(Kind.KITTEN, 14), facts)) == (
        f"💡 {told} Look at the bottom left, columns {'b' if 'edges' in told else 'a'} to c, rows {'2' if 'edges' in told else '1'} to 3."
    )


def test_a_hint_has_a_line_of_its_own_for_other_turns_and_who_stands_better():
    position = Position.parse("6/6/2k3/3K2/1k4/6 o 0/0 -/- classic")
    turn = Turn(Kind.KITTEN, 14)
    told = hint_text(position, Hint(turn, (Middle(), AsGood(12), LoseAtOnce((3,)), Ahead())))
    assert told == (
        "💡 **Kitten on c3.** It takes the middle.\n"
        "Many turns look just as good here. Don't play d1: they'd win at once. You're well ahead."
    )
    assert hint_text(position, Hint(turn, (Middle(),))) == "💡 **Kitten on c3.** It takes the middle."


def test_where_there_is_nothing_to_be_said_of_a_square_on_the_edge_that_is_said():
    position = Position.parse("6/6/2k3/3K2/1k4/6 o 0/0 -/- classic")
    told = look_text(position, Hint(Turn(Kind.KITTEN, 6), ()))
    assert told.startswith("💡 Nothing stands out this turn: it's about a good square.")


@pytest.mark.long
@settings(max_examples=300, deadline=None)
@given(positions(), st.integers(0, 2**32))
def test_the_first_stage_never_names_the_square_of_the_turn(position, seed):
    turn = Random(seed).choice(position.legal_turns())
    told, _, where = look_text(position, Hint(turn, facts_of(position, turn))).partition(" Look at the ")
    assert square_name(turn.square) not in told
    assert where or "hardly anything" in told


@pytest.mark.parametrize(
    ("before", "turn", "middle"),
    [
        ("", "c4", True),
        ("c3 d4", "d3", True),
        ("c3 d4", "e5", False),
        ("c3 d4", "a1", False),
        ("c3 d4 f6", "d3", False),
    ],
)
def test_on_an_almost_empty_bed_the_middle_is_told_instead_of_a_quarter(before, turn, middle):
    position = Position.start(Edition.CLASSIC)
    for each in before.split():
        position = position.after(position.parse_turn(each))
    told = look_text(position, Hint(position.parse_turn(turn), (AsGood(9),)))
    assert told.startswith("💡 There's hardly anything on the bed") is middle


def test_whoever_has_both_kinds_is_told_which_on_an_almost_empty_bed_too():
    position = Position.parse("6/6/3k2/6/6/6 o 2/3 -/- classic")
    told = look_text(position, Hint(position.parse_turn("cat c3"), (AsGood(9),)))
    assert "hardly anything" not in told
    assert told.endswith("It takes a cat.")


def test_what_speaks_against_a_turn_is_told_as_a_clause():
    assert what_against(LeavesWin(won_on(0))) == "lets them win on a1"
    assert what_against(LeavesLine((0, 1))) == "misses the chance to complete a line"
    assert what_against(WinsIn(2)) == "misses a win"
    reply = Turn(Kind.KITTEN, 1)
    told = what_against(RunsInto(reply, GrowsUp((0, 1, 2))))
    assert told == "lets them answer on b1, and 3 of their kittens grow up"
    told = what_against(LosesTo(reply, 3))
    assert told == "lets them answer on b1 and win within 3 turns, whatever comes next"
    assert what_against(None) == ""


def test_a_turn_is_told_with_its_choices():
    position = Position.parse("6/6/6/6/6/KK4 o 0/0 -/- ghost")
    assert turn_text(position, position.parse_turn("kitten c1")) == "Kitten on c1"
    assert (
        turn_text(position, position.parse_turn("d4 g bc1")) == "Kitten on d4, the ghost in between b1 and c1"
    )
    two_lines = Position.parse("6/6/6/2K3/2K3/KK4 o 0/0 -/- classic")
    turn = next(turn for turn in two_lines.legal_turns() if turn.graduation == (2, 8, 14))
    assert turn_text(two_lines, turn) == "Kitten on c1; c1, c2, c3 grow up"


def test_of_a_ghost_that_could_come_in_it_is_said_that_it_waits():
    position, waits = Position.start(Edition.GHOST), "Your ghost stays in the pool this time."
    for text, told in (("c3", True), ("c3 g bc1", False)):
        turn = position.parse_turn(text)
        assert hint_text(position, Hint(turn, facts_of(position, turn))).endswith(waits) is told
    classic = Position.start(Edition.CLASSIC)
    turn = classic.parse_turn("c3")
    assert waits not in hint_text(classic, Hint(turn, facts_of(classic, turn)))


def test_where_only_the_ghost_would_complete_a_line_that_is_said():
    told = why((Middle(), LeavesGrowing((8, 9), by_ghost=(9,))))
    assert "But they can then complete a line on c2 or d2 (thanks to the ghost)." in told
    win = WinOn(4, Kind.KITTEN, (9, 15, 21), PushedBy.GHOST)
    assert "on e1 (line d2-d3-d4, thanks to the ghost)" in why((ThreatensWin((win,)),))


def test_a_win_that_is_left_is_warned_of_and_nothing_else():
    danger = Position.parse("6/6/6/1cc3/4K1/6 g 3/3 -/- classic")
    assert warning(danger) == (
        "⚠️ After this, your opponent can win with a cat on a3 (line a3-b3-c3) or d3 (line b3-c3-d3)."
    )
    assert warning(Position.start(Edition.CLASSIC)) is None
    assert warning(danger.after(danger.parse_turn("cat a3"))) is None
