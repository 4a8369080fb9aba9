"""What a profile counts, against a count that looks at positions alone."""

from collections import Counter
from typing import NamedTuple

from hypothesis import given, settings

from game import Position, Scared, Side, square_name
from services.play.player_stats import stats_by_side
from tests.strategies import games


class Stored(NamedTuple):
    notation: str


def on_bed(position, side):
    return sum(piece.side is side for piece in position.pieces.values())


def cats(position, side):
    """How many of a side's eight are cats, as the notation says."""
    return int(str(position).split()[2].split("/")[side is Side.GRAY])


@settings(max_examples=25, deadline=None)
@given(games())
def test_cats_gained_and_pieces_missing_from_the_bed_are_what_is_counted(game):
    edition, turns = game
    grown, sent_off, first, behind, booos = Counter(), Counter(), {}, Counter(), Counter()
    before = Position.start(edition)
    for turn in turns:
        side, after = before.side, before.play(turn).position
        grown[side] += cats(after, side) - cats(before, side)
        sent_off[side] += on_bed(before, side.other) - on_bed(after, side.other)
        booos[side] += any(isinstance(event, Scared) for event in before.play(turn).events)
        first.setdefault(side, square_name(turn.square))
        behind |= Counter({each: cats(after, each.other) - cats(after, each) for each in Side})
        before = after
    counted = stats_by_side(Position.start(edition), [Stored(str(turn)) for turn in turns])
    for side in Side:
        assert counted[side][:3] == (grown[side], sent_off[side], first.get(side))
        assert counted[side].behind == behind[side]
        assert counted[side].booos == booos[side]
