"""Copies the fonts that names may be written with, as this machine has them, into a folder: ``python deploy/fonts.py FOLDER``.

The image is made with it, so that it has some twenty files (23 MiB) and not the packages that they come in (400 MiB).
"""

import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))
from renderer.fonts import find_fonts

if __name__ == "__main__":
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for font in find_fonts():
        shutil.copy(font, folder)
