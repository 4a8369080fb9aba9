"""The picture of a board of the house."""

import io

from PIL import Image, ImageChops

from game import Side
from renderer import HouseScene, HouseSeat, HouseWords, Leading, Likeness, Pictured, draw_house
from tests.looks import far_apart

ANN, BOB = Pictured("Ann", Likeness(1)), Pictured("Bob", Likeness(2))
SEAT = HouseSeat(ANN, BOB, Side.ORANGE)


def drawn(*seats, **more):
    return Image.open(io.BytesIO(draw_house(HouseScene("Parlour", seats, **more)))).convert("RGB")


def test_it_grows_by_a_cushion_for_each_match_and_challenge_and_a_strip_for_the_season():
    one, two = drawn(SEAT), drawn(SEAT, SEAT)
    cushion = two.height - one.height
    assert drawn(SEAT, free=(Pictured("Cleo"),)).height == two.height
    assert drawn().height == one.height, "an empty cushion"
    assert one.height < drawn(SEAT, leading=(Leading("Ann", 1700),)).height < one.height + 2 * cushion


def test_whose_turn_it_is_is_seen_without_colour():
    ann, bob = (drawn(SEAT._replace(mover=side)).convert("L") for side in Side)
    changed = ImageChops.difference(ann, bob).point(lambda value: 255 * (value > 60)).getbbox()
    assert changed is not None, "a paw at whose turn it is"
    left, _, right, _ = changed
    assert left < ann.width * 0.1
    assert right > ann.width * 0.9


def test_days_of_waiting_and_a_near_end_have_signs_of_their_own():
    pictures = {drawn(SEAT).tobytes(), drawn(SEAT._replace(days=3)).tobytes()}
    pictures.add(drawn(SEAT._replace(near_end=True)).tobytes())
    assert len(pictures) == 3


def test_everybody_has_a_cat_of_their_own():
    left, _, right, _ = far_apart(drawn(SEAT), drawn(SEAT._replace(gray=BOB._replace(likeness=Likeness(5)))))
    assert left > 760, "theirs alone, at their end of the cushion"
    assert right - left > 40


def test_words_say_the_title_and_explain_every_sign():
    words = HouseWords("What's on", "Streak: 12 days", "to move", "looking", "It's quiet", "This season")
    seats, more = (SEAT,), {"free": (ANN,), "leading": (Leading("Ann", 1700),), "streak": 12}
    plain = drawn(*seats, **more)
    for word, told in words._asdict().items():
        if word == "quiet":
            assert drawn(words=HouseWords(quiet=told)).tobytes() != drawn().tobytes()
        else:
            with_it = drawn(*seats, **more, words=HouseWords(**{word: told}))
            assert with_it.size == plain.size
            assert with_it.tobytes() != plain.tobytes(), word
    noted = (
        drawn(SEAT._replace(days=3, note="3 days' wait")),
        drawn(SEAT._replace(days=4, note="3 days' wait")),
    )
    assert noted[0].tobytes() == noted[1].tobytes() != drawn(SEAT._replace(days=3)).tobytes()
