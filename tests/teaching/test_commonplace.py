"""What almost any square does is no reason for one, and a line is completed elsewhere than where a piece has just been put."""

import pytest

from game import Position
from teaching import Anyway, GrowsUp, ScaresOff, ThreatensGrowing, facts_of, reasons_of


def told(text, turn, kind):
    """The facts of a kind among the reasons for a turn, and how the rules alone tell them."""
    position = Position.parse(text)
    parsed = position.parse_turn(turn)
    return (
        [fact for fact in reasons_of(position, parsed) if isinstance(fact, kind)],
        [fact for fact in facts_of(position, parsed) if isinstance(fact, kind)],
    )


@pytest.mark.parametrize(
    ("text", "turn", "kind"),
    [
        # d6, e6, f6 stand already: they grow up unless one of them is pushed away.
        ("2kKKK/6/1k4/4k1/3K2/k2k2 o 0/0 -/- classic", "K@d3 =d6e6f6", GrowsUp),
        # Gray's ghost glides along d1 and e1, whatever Gray plays.
        ("6/2K3/1k4/6/6/k2K2 g 0/0 d23w/e12w ghost", "K@d4", ScaresOff),
    ],
)
def test_what_almost_any_square_does_is_set_apart(text, turn, kind):
    reasons, facts = told(text, turn, (kind, Anyway))
    assert len(facts) == 1
    assert reasons == [Anyway(facts[0])]


def test_what_one_square_does_is_a_reason():
    reasons, facts = told("6/6/6/2KK2/6/k4k o 0/0 -/- classic", "K@e3", (GrowsUp, Anyway))
    assert [type(fact) for fact in facts] == [GrowsUp]
    assert reasons == facts


def test_a_line_is_not_completed_where_one_has_just_put_a_piece():
    text = "6/6/K1k1k1/6/3K2/4k1 o 0/0 c34e/d56w ghost"
    reasons, facts = told(text, "K@d3", ThreatensGrowing)
    assert [fact.squares for fact in facts] == [(Position.parse(text).parse_turn("K@d3").square,)]
    assert reasons == []
