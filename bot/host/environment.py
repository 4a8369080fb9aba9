"""The environment: what ``.env`` in the folder where the bot is started says and, above it, the variables of the process."""

from __future__ import annotations

import codecs
import os
from collections.abc import Iterable, Mapping
from difflib import get_close_matches
from io import StringIO
from pathlib import Path
from typing import Final, TypeAlias

from dotenv import dotenv_values

from bot.host.settings import NAMES, BadSetting

Environment: TypeAlias = Mapping[str, str | None]

_FILE: Final = Path(".env")
#: Names that begin as ours do and are for something beside the bot: deploy/compose.scale.yaml reads this one.
_NOT_OURS: Final = frozenset({"BOOP_POSTGRES_PASSWORD"})
#: How the encodings that begin with a mark of their own are called. PowerShell writes the second.
_MARKED: Final = {codecs.BOM_UTF8: "utf-8-sig", codecs.BOM_UTF16_LE: "utf-16", codecs.BOM_UTF16_BE: "utf-16"}


def read_environment() -> Environment:
    """All variables by name. Raises BadSetting if ``.env`` can't be read."""
    return {**dotenv_values(stream=StringIO(_written()), interpolate=False), **os.environ}


def unknown_names(environment: Iterable[str]) -> list[str]:
    """A sentence for each variable that is called as ours are and is none of them, with the name that may be meant."""
    unknown = [
        name
        for name in environment
        if name.startswith("BOOP_") and name not in NAMES and name not in _NOT_OURS
    ]
    return [_told(name) for name in sorted(unknown)]


def _told(name: str) -> str:
    near = get_close_matches(name, NAMES, 1, cutoff=0.7)
    meant = f" Is {near[0]} meant?" if near else " docs/hosting.md lists the settings."
    return f"There is no setting {name}, so it does nothing.{meant}"


def _written() -> str:
    """The text of ``.env``; nothing if there is none."""
    try:
        content = _FILE.read_bytes()
    except FileNotFoundError:
        return ""
    except OSError as error:
        raise BadSetting(
            f".env can't be read ({error.strerror}). Let the user that runs the bot read it"
        ) from None
    encoding = next((name for mark, name in _MARKED.items() if content.startswith(mark)), "utf-8")
    try:
        text = content.decode(encoding)
    except UnicodeDecodeError as error:
        raise _unreadable(content.count(b"\n", 0, error.start) + 1) from None
    if "\0" in text:  # as in UTF-16 without its mark
        raise _unreadable(1)
    return text


def _unreadable(line: int) -> BadSetting:
    return BadSetting(
        f".env is not written in UTF-8 (line {line}). Save it as UTF-8: editors have that under Save as, or Encoding"
    )
