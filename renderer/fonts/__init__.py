"""The two fonts of the pictures, by their files: Hanken Grotesk for text, Fredoka One for numerals. Their licence is in OFL.txt."""

from __future__ import annotations

from pathlib import Path
from typing import Final

_FOLDER: Final = Path(__file__).parent
TEXT_FONT: Final = _FOLDER / "HankenGrotesk-SemiBold.otf"
TITLE_FONT: Final = _FOLDER / "FredokaOne-Regular.ttf"
