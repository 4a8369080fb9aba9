"""``python -m bot``: begins the program, which is in ``bot.host.program``."""

import sys
from pathlib import Path
from typing import Final

from bot.host.memory import spare_memory

#: The exit code LIBRARY_MISSING. Where a library is missing, the list of them can't be imported either.
_LIBRARY_MISSING: Final = 28
_OLDEST_PYTHON: Final = (3, 11)


def begin() -> int:
    """Run the program; where this Python has not what it needs, one sentence says what to do."""
    if sys.version_info < _OLDEST_PYTHON:
        return _missing(f"This is Python {sys.version.split()[0]}, and Boop Bot needs 3.11 or newer.")
    # Before the imports: they make many objects that are kept, and Python's collector of circles would look through them again
    # and again, for a tenth of the time that a start takes.
    spare_memory()
    try:
        from bot.host.program import main  # noqa: PLC0415 - only here can be said what is missing
    except ImportError as error:
        library = (error.name or "").partition(".")[0]
        if (Path(__file__).parents[1] / library).is_dir():
            raise  # it is ours
        return _missing(f"This Python ({sys.executable}) has no {library}, which Boop Bot needs.")
    return main()


def _missing(why: str) -> int:
    print(
        f"{why} Install what it needs with make install, and start it with .venv/bin/python -m bot. If that has failed before: "
        "rm -rf .venv, and once more.",
        file=sys.stderr,
    )
    return _LIBRARY_MISSING


if __name__ == "__main__":
    sys.exit(begin())
