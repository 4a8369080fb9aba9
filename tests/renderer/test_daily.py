"""The pictures of the daily puzzle: the board as it was given, below what is asked; in the one to share also, on the plate below it, how it went."""

import pytest
from PIL import Image, ImageChops

from game import Edition, Position
from renderer import Avatar, DailyScene, Likeness, draw_board, draw_daily, draw_headed
from tests.looks import LONG_NAMES, far_apart, opened

SCENES = {
    edition: DailyScene(
        draw_board(Position.start(edition)), "Ann", "daily boop · Jan 7, 2026", [True], edition=edition
    )
    for edition in Edition
}
SCENE = SCENES[Edition.CLASSIC]


def drawn(scene):
    return opened(draw_daily(scene))


@pytest.mark.parametrize("edition", Edition)
def test_the_board_stays_as_it_is(edition):
    scene = SCENES[edition]
    board, picture = opened(scene.board), drawn(scene)
    assert picture.width == board.width
    assert picture.height > board.height
    assert picture.crop((0, 0, *board.size)).tobytes() == board.tobytes()


@pytest.mark.parametrize("edition", Edition)
def test_above_the_board_is_its_question(edition):
    board = opened(SCENES[edition].board)

    def post(title, task):
        return opened(draw_headed(SCENES[edition].board, title, task, edition))

    title, task = "Daily puzzle for Jan 7, 2026", "Marmalade to move: win in one turn"
    for picture in (post(title, task), post("", task)):
        bed = picture.crop((0, picture.height - board.height, *picture.size))
        assert bed.convert("RGB").tobytes() == board.convert("RGB").tobytes(), "the board stays as it is"
    height = post(title, task).height
    assert board.height < post("", task).height < height
    changed = far_apart(post(title, task), post(title, task.replace("one turn", "three turns")))
    assert changed[3] <= height - board.height
    assert post(title, "\uffff").size == board.size, "no font has its letters"


def test_a_picture_to_share_says_what_was_asked():
    asked = drawn(SCENE._replace(task="Marmalade to move: win in one turn"))
    plain = drawn(SCENE)
    below = asked.crop((0, asked.height - plain.height, *asked.size))
    assert asked.height > plain.height
    assert below.convert("RGB").tobytes() == plain.convert("RGB").tobytes()


@pytest.mark.parametrize(
    "other",
    [{"tries": [False]}, {"tries": [False, True]}, {"hinted": True}, {"streak": 2}, {"name": "Bob"}],
    ids=str,
)
def test_how_it_went_is_seen_without_colour(other):
    left, top, right, bottom = far_apart(drawn(SCENE), drawn(SCENE._replace(**other)))
    assert top >= opened(SCENE.board).height, "on the plate alone"
    assert (right - left) * (bottom - top) > 400


def test_one_day_is_no_streak():
    assert draw_daily(SCENE._replace(streak=1)) == draw_daily(SCENE)


@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_long_name_runs_into_nothing(name):
    crowded = SCENE._replace(tries=[False, False, True], hinted=True, streak=365)
    long, short = drawn(crowded._replace(name=name)), drawn(crowded)
    beside = (490, long.height - 180, long.width, long.height)
    changed = ImageChops.difference(long.crop(beside), short.crop(beside))
    assert changed.getbbox() is None, "tries, bulb, streak and the game's name are as before"


def test_a_person_s_own_picture_has_its_own_colours():
    avatar = Avatar(Image.new("RGB", (176, 176), "#1F8A7A").tobytes())
    with_it = drawn(SCENE._replace(likeness=Likeness(3, avatar)))
    assert with_it.getpixel((98, with_it.height - 96)) == (0x1F, 0x8A, 0x7A)
