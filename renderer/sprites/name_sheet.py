"""A sheet to look at: forty names as they are written, in the fonts that this machine has."""

from __future__ import annotations

from typing import Final

from PIL import Image

from renderer.sprites.letters import Lettering
from renderer.sprites.names import put_name
from renderer.sprites.theme import COSY

#: From left to right and back, with marks, in letters that mean others, mixed, too long, and one that no font here may have.
_NAMES: Final = (
    *(
        "Zoë",
        "Trần Thị Hương",
        "Nguyễn",
        "№1 Ann",
        "𝓙𝓸𝓱𝓷",
        "ｍｉｋａ",
        "Иван Петров",
        "Ελένη",
        "花子",
        "さくら ねこ",
    ),
    *(
        "김민준",
        "王小明",
        "陳大文",
        "محمد علي",
        "مريم Ann",
        "Ann مريم 7",
        "דניאל",
        "אבי 42",
        "प्रिया शर्मा",
        "সুমন",
    ),
    *("தமிழ்", "తెలుగు", "ಕನ್ನಡ", "മലയാളം", "ગુજરાતી", "ਪੰਜਾਬੀ", "ଓଡ଼ିଆ", "සිංහල", "สมชาย ใจดี", "ລາວ"),
    *("ភាសាខ្មែរ", "မြန်မာ", "გიორგი", "Հայկ", "አበበ", "🐈 Kätzchen", "Ann 明 Иван", "ᏣᎳᎩ"),
    *("Bartholomew the Magnificent of Nowhere", "Nguyễn 花子 محمد and all of their kittens"),
)
_COLUMNS: Final = 2
_ROOM, _STEP, _MARGIN = 410, 58, 24
_SIZES: Final = (36, 30)


def name_sheet() -> Image.Image:
    """The names in two columns."""
    rows = -(-len(_NAMES) // _COLUMNS)
    width, height = _COLUMNS * (_ROOM + _MARGIN) + _MARGIN, rows * _STEP + 2 * _MARGIN
    sheet = Image.new("RGB", (width, height), COSY.card)
    for number, name in enumerate(_NAMES):
        column, row = divmod(number, rows)
        place = _MARGIN + column * (_ROOM + _MARGIN), _MARGIN + _STEP // 2 + row * _STEP
        put_name(sheet, place, name, Lettering(_SIZES, COSY.letters, _ROOM), COSY)
    return sheet
