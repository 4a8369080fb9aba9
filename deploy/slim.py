"""Makes what was installed for an image smaller: leaves out what installs, and the dates of languages that the bot does not speak.

``python deploy/slim.py SITE_PACKAGES SENTENCES``
"""

from __future__ import annotations

import shutil
import sys
from pathlib import Path


def main(installed: Path, sentences: Path) -> None:
    """Delete it."""
    for name in ("pip", "setuptools", "pkg_resources"):
        shutil.rmtree(installed / name, ignore_errors=True)
    # A language is a file, or a folder of that name with such files.
    tags = {file.stem for file in sentences.glob("*.ftl")} | {
        file.parent.name for file in sentences.glob("*/*.ftl")
    }
    spoken = {"root", *(tag.partition("-")[0] for tag in tags)}
    for file in (installed / "babel" / "locale-data").glob("*.dat"):
        if file.stem.partition("_")[0] not in spoken:
            file.unlink()


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
