"""Text in pictures: each name in its own letters, or not at all; what the fonts have is read from the fonts."""

import sys
import unicodedata
from random import Random

import pytest
from PIL import Image, ImageDraw, ImageFont

from renderer.fonts import TEXT_FONT, WIDE_FONT, find_fonts, missing_scripts
from renderer.sprites.badges.lines import between_words
from renderer.sprites.letters import Lettering, put_text, use_fonts, writable

ROOM = 600
#: A name in a script for which a font has to be found, by that script.
ELSEWHERE = {
    "Chinese, Japanese and Korean": "花子 김민준 王小明",
    "Arabic": "محمد",
    "Hebrew": "דניאל",
    "Devanagari": "प्रिया",
    "Thai": "สมชาย",
}


def drawn(text, room=ROOM):
    """A text's picture, or None if the fonts can't write it."""
    picture = Image.new("L", (ROOM + 40, 80))
    width = put_text(ImageDraw.Draw(picture), (20, 40), text, Lettering((36,), "white", room))
    if width is None:
        return None
    box = picture.getbbox()
    assert box[0] > 10
    assert box[2] < 20 + room + 10
    return picture.tobytes()


@pytest.mark.parametrize(
    ("name", "as_if"),
    [
        ("🐈\u200d⬛ Kätzchen", "Kätzchen"),
        ("\u202eevil", "evil"),
        ("e\u0301clair", "éclair"),
        ("a\x85b\nc", "abc"),
        ("\u2068Ann\u2069", "Ann"),
        ("𝓙𝓸𝓱𝓷", "John"),
        ("ｍｉｋａ", "mika"),
        ("№1", "No1"),
        ("\u200dAnn\u200c", "Ann"),
    ],
)
def test_what_says_nothing_is_left_out_and_nothing_else(name, as_if):
    assert drawn(name) == drawn(as_if) is not None
    assert drawn(name) != drawn(as_if[::-1])


@pytest.mark.parametrize(
    "name", ["Zoë", "Nguyễn", "Trần Thị Hương", "Иван Петров", "Ελένη", "Ólafur", "Ann Иван"]
)
def test_latin_greek_and_cyrillic_come_with_the_bot(name):
    assert drawn(name)


@pytest.mark.parametrize("name", ["小明", "Ann 明", "מרים", "مريم Ann", "\u200b", "🐈", ""])
def test_a_name_is_never_rewritten_in_other_letters(name):
    assert not writable(name)
    assert drawn(name) is None


@pytest.mark.parametrize(("script", "name"), ELSEWHERE.items())
def test_other_scripts_are_written_where_their_fonts_are(more_fonts, script, name):
    if script in missing_scripts(more_fonts):
        pytest.skip(f"this machine has no font for {script}")
    assert drawn(name)
    assert drawn(f"Ann {name} 7") != drawn(f"{name} 7")


def test_where_letters_can_not_be_shaped_other_scripts_stay_unwritten(monkeypatch):
    monkeypatch.setattr("renderer.sprites.letters.features.check", lambda _: False)
    use_fonts(find_fonts())
    assert not any(map(writable, ELSEWHERE.values()))


def test_a_text_that_is_too_long_is_cut_off_where_there_is_room():
    assert drawn("W" * 100, room=200) != drawn("W" * 100, room=300)
    assert drawn("Ann", room=200) == drawn("Ann", room=300)


def test_a_folder_of_the_hosts_comes_before_the_systems(tmp_path):
    chosen = tmp_path / "deep" / "NotoSansThai-Regular.ttf"
    chosen.parent.mkdir()
    chosen.write_bytes(WIDE_FONT.read_bytes())
    found = find_fonts(tmp_path)
    assert "Thai" not in missing_scripts(found)
    if "Thai" in missing_scripts(find_fonts()):
        assert chosen in found


def is_box(path, char):
    """True if a font draws its box for what it lacks, as it is drawn in pictures."""
    font = ImageFont.truetype(path, 24)
    return bytes(font.getmask(char)) == bytes(font.getmask("\uffff"))


@pytest.mark.parametrize("share", [0.005, pytest.param(0.1, marks=pytest.mark.long)])
def test_no_letter_is_drawn_as_a_box(share):
    """Of all letters that there are; those that the fonts lack are not said to be writable."""
    letters = [char for char in map(chr, range(sys.maxunicode)) if unicodedata.category(char).startswith("L")]
    for char in Random(1).sample(letters, int(len(letters) * share)):
        plain = unicodedata.normalize("NFKC", char)
        if writable(char) and len(plain) == 1:
            assert not (is_box(TEXT_FONT, plain) and is_box(WIDE_FONT, plain)), f"{char} {ord(char):x}"


def test_a_text_is_drawn_from_memory_as_it_was_the_first_time():
    again = [drawn("Zoë", room=300) for _ in range(2)]
    fresh = Image.new("L", (ROOM + 40, 80))
    plain = ImageFont.truetype(TEXT_FONT, 36)
    ascent, descent = plain.getmetrics()
    ImageDraw.Draw(fresh).text((20, 40 + (ascent - descent) / 2), "Zoë", "white", plain, anchor="ls")
    assert again == [fresh.tobytes()] * 2


@pytest.mark.parametrize(
    ("text", "lines"),
    [
        ("Bett ausgebucht", ("Bett", "ausgebucht")),
        ("quebra-cabeças", ("quebra-", "cabeças")),
        ("ベッドひとりじめ", ("ベッド", "ひとりじめ")),
        ("ノリノリ3連勝", ("ノリノリ", "3連勝")),
        ("ふんばり上手", ("ふんばり", "上手")),
        ("歩きだす歩きだす", ("歩きだす", "歩きだす")),
    ],
)
def test_a_name_of_two_lines_is_cut_between_words(text, lines):
    assert lines in list(between_words(text))
    # What a Japanese word ends in is not cut off from it.
    assert ("歩", "きだす歩きだす") not in between_words("歩きだす歩きだす")
