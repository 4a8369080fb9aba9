"""The fonts of the pictures, by their files: those that come with the bot, and more for other scripts that a machine may have.

Hanken Grotesk is for text, Fredoka One for numerals; what Hanken lacks of Latin, Greek and Cyrillic is in Noto Sans. Their licence is
in OFL.txt.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
TEXT_FONT: Final = _FOLDER / "HankenGrotesk-SemiBold.otf"
TITLE_FONT: Final = _FOLDER / "FredokaOne-Regular.ttf"
WIDE_FONT: Final = _FOLDER / "NotoSans-SemiBold.ttf"

#: Noto's fonts for scripts that ``WIDE_FONT`` lacks, by the file's name without its weight.
MORE_FONTS: Final = (
    "NotoSansCJK",
    *(
        f"NotoSans{script}"
        for script in (
            *("Arabic", "Armenian", "Bengali", "Devanagari", "Ethiopic", "Georgian", "Gujarati", "Gurmukhi"),
            *("Hebrew", "Kannada", "Khmer", "Lao", "Malayalam", "Myanmar", "Oriya", "Sinhala", "Tamil"),
            *("Telugu", "Thai"),
        )
    ),
)
#: The font that has three scripts.
_IN_ONE: Final = {"NotoSansCJK": "Chinese, Japanese and Korean"}
#: Which weight is taken: the first that is there.
_WEIGHTS: Final = ("-Bold", "-SemiBold", "-Medium", "-Regular")
_ENDINGS: Final = (".ttf", ".otf", ".ttc")
#: Where systems keep their fonts: Linux, macOS, Windows.
_SYSTEM: Final = (
    *("/usr/share/fonts", "/usr/local/share/fonts", "~/.local/share/fonts", "~/.fonts"),
    *("/Library/Fonts", "~/Library/Fonts", "/System/Library/Fonts"),
    *(r"C:\Windows\Fonts", r"~\AppData\Local\Microsoft\Windows\Fonts"),
)


def find_fonts(folder: Path | None = None) -> Sequence[Path]:
    """The files of ``MORE_FONTS`` that this machine has: in a folder of the host's choice, or else where its system keeps fonts."""
    there = dict[str, Path]()
    # pathlib raises where a service has no home.
    system = [Path(os.path.expanduser(each)) for each in _SYSTEM]  # noqa: PTH111
    for root in [folder, *system] if folder else system:
        for name, path in _files(root):
            there.setdefault(name, path)
    return tuple(filter(None, (_heaviest(family, there) for family in MORE_FONTS)))


def missing_scripts(found: Sequence[Path]) -> Sequence[str]:
    """The scripts of which no font was found, by their English names."""
    there = {path.name.partition("-")[0] for path in found}
    families = (family for family in MORE_FONTS if family not in there)
    return tuple(_IN_ONE.get(family, family.removeprefix("NotoSans")) for family in families)


def _heaviest(family: str, there: Mapping[str, Path]) -> Path | None:
    names = (f"{family}{weight}{ending}" for weight in _WEIGHTS for ending in _ENDINGS)
    return next((there[name] for name in names if name in there), None)


def _files(root: Path) -> Iterator[tuple[str, Path]]:
    """The files below a folder, by their names; none if it can't be read."""
    for folder, _, names in os.walk(root):
        for name in names:
            yield name, Path(folder, name)
