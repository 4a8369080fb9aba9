"""The noticeboard of a clubhouse: the words in its picture, and that picture in words."""

from data import Player
from game import Edition
from services.clubhouse.house import Cushion, House
from tests.data.make import NOW, a_match
from words.pages.clubhouse import house_alt_text, house_labels, seat_note

ANN, BOB = Player(1, 11, "Ann"), Player(2, 12, "Bob")
CUSHION = Cushion(a_match(ANN, BOB), ANN, BOB, NOW, near_end=False)
HOUSE = House(1, 2, None, False, "", Edition.CLASSIC, [CUSHION], 1, [], [], [], 3)


def test_a_match_has_a_note_only_where_it_waits_or_is_nearly_over():
    near = CUSHION._replace(near_end=True)
    assert [seat_note(CUSHION, 0), seat_note(near, 0)] == ["", "nearly over"]
    assert [seat_note(near, 1), seat_note(near, 3)] == ["1 day's wait", "3 days' wait"]


def test_what_the_picture_says_is_in_its_alt_text():
    house = HOUSE._replace(cushions=[CUSHION._replace(near_end=True)])
    told = house_alt_text(house, [0])
    assert f"it's {CUSHION.mover.name}'s turn. That one is nearly over." in told
    assert "nearly over" not in house_alt_text(HOUSE, [0])
    assert house_labels(house).title == "What's on"
    assert house_labels(house).streak in told


def test_a_match_that_waits_is_not_called_nearly_over_in_its_alt_text_either():
    near = HOUSE._replace(cushions=[CUSHION._replace(near_end=True)])
    for days, waits in ((1, "It has been waiting for 1 day."), (3, "It has been waiting for 3 days.")):
        told = house_alt_text(near, [days])
        assert f"it's {CUSHION.mover.name}'s turn. {waits}" in told
        assert "nearly over" not in told
