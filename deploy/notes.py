"""Prints what is new in a version, as CHANGELOG.md has it: ``python deploy/notes.py 1.0.0``."""

from __future__ import annotations

import re
import sys
from pathlib import Path


def notes(changelog: str, version: str) -> str:
    """The section of a version, without its heading. Raises LookupError if there is none."""
    found = re.search(rf"^## {re.escape(version)}\n(.*?)(?=^## |\Z)", changelog, re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise LookupError(f"CHANGELOG.md has nothing about {version}")
    return found[1].strip()


if __name__ == "__main__":
    print(notes(Path("CHANGELOG.md").read_text(encoding="utf-8"), sys.argv[1].removeprefix("v")))
