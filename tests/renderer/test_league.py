"""The picture of a division: its table, its zones, who is out, and who has played whom."""

import io

import pytest
from PIL import Image

from renderer import (
    TO_COME,
    Avatar,
    LeagueRow,
    LeagueWords,
    LeagueZone,
    Likeness,
    Pill,
    PillKind,
    draw_league,
)
from tests.looks import LONG_NAMES, far_apart, opened

WORDS = LeagueWords("Points", "Promotion", "Relegation", "Withdrawn")
WON = Pill(PillKind.WON, "1")


def division(count=4):
    """So many players, none of whom has played yet."""
    return [
        LeagueRow(place + 1, "Ann", "0/6", "0", [[TO_COME] * 2 * (other != place) for other in range(count)])
        for place in range(count)
    ]


def drawn(rows, words=WORDS, league="Yarn League"):
    return opened(draw_league(league, "Division 2", rows, words))


def with_first(**changes):
    """A division whose first player is changed."""
    first, *others = division()
    return drawn([first._replace(**changes), *others])


def test_it_grows_by_a_row_and_by_a_line_between_zones():
    four, five, six = (drawn(division(count)) for count in (4, 5, 6))
    assert six.height - five.height == five.height - four.height > 0
    assert {four.width, six.width} == {900}
    assert four.height < with_first(zone=LeagueZone.RISES).height < five.height


def test_zones_differ_by_shape():
    rises, falls = (with_first(zone=zone) for zone in (LeagueZone.RISES, LeagueZone.FALLS))
    assert rises.size == falls.size
    place = (24, 230, 72, 262)
    assert far_apart(rises.crop(place), falls.crop(place)), "a triangle up, or down"


def test_without_their_words_the_triangles_say_it():
    first, *others = division()
    rows = [first._replace(zone=LeagueZone.RISES), *others]
    japanese, georgian = (drawn(rows, LeagueWords(word, word, word, word)) for word in ("昇格", "ასვლა"))
    assert japanese.tobytes() == georgian.tobytes()
    assert japanese.size == drawn(rows).size


def test_who_is_out_is_struck_through_and_has_a_flag():
    stays, out = with_first(), with_first(out=True)
    left, _, right, _ = far_apart(stays, out)
    assert left < 160, "the flag"
    assert right > 168, "the name"
    first, *others = division()
    lacking = WORDS._replace(out="გავიდა")
    assert far_apart(stays, drawn([first._replace(out=True), *others], lacking)), "without the word, too"


def test_each_game_has_a_place_of_its_own():
    def against_second(*games):
        return with_first(games=[(), games, *[(TO_COME, TO_COME)] * 2])

    none, first, second, both = (
        against_second(*games) for games in ((TO_COME, TO_COME), (WON, TO_COME), (TO_COME, WON), (WON, WON))
    )
    assert len({each.tobytes() for each in (none, first, second, both)}) == 4
    upper, lower = far_apart(none, first), far_apart(none, second)
    assert upper[0] == lower[0]
    assert upper[3] <= lower[1], "one above the other"
    assert far_apart(none, against_second(WON, WON, WON)), "a third, too"


def test_a_tie_break_is_shown_where_it_decided():
    left, _, right, _ = far_apart(with_first(), with_first(tie_break="(12¼)"))
    assert right - left < 120


@pytest.mark.usefixtures("more_fonts")
@pytest.mark.parametrize("name", LONG_NAMES.values(), ids=LONG_NAMES)
def test_a_name_stays_in_its_place(name):
    for out in (False, True):
        left, _, right, _ = far_apart(with_first(out=out), with_first(name=name, out=out))
        assert left >= 164
        assert right < 525, "before the points"


def test_own_pictures_are_shown():
    file = io.BytesIO()
    Image.new("RGB", (64, 64), "#00FF00").save(file, "PNG")
    assert (
        with_first(likeness=Likeness(avatar=Avatar.read(file.getvalue()))).tobytes() != with_first().tobytes()
    )


def test_a_league_whose_letters_the_fonts_lack_goes_by_its_title():
    assert drawn(division(), league="リーグ").tobytes() == drawn(division(), league="").tobytes()
