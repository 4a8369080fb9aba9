"""The settings: read once at the start from the environment or ``.env``, checked, and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bot.gate import PRESSES

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")


class NoToken(Exception):
    """There is no token to log in with."""


class BadSetting(Exception):
    """A setting has a value that can't be used."""


@dataclass(frozen=True)
class Settings:
    """The settings of one run of the bot.

    ``DISCORD_TOKEN``, ``BOOP_DATABASE`` (a file), ``BOOP_LOG_LEVEL``, ``BOOP_PRESSES`` (a second, of one person),
    ``BOOP_CLOCK`` (a file, or none).
    """

    token: str
    database: Path
    log_level: str
    presses: int = PRESSES
    clock: Path | None = None

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Settings:
        """The settings of an environment; raises NoToken or BadSetting."""
        token = (environment.get("DISCORD_TOKEN") or "").strip()
        if not token:
            raise NoToken
        level = (environment.get("BOOP_LOG_LEVEL") or "INFO").upper()
        if level not in LEVELS:
            raise BadSetting(f"BOOP_LOG_LEVEL is {level!r}; it must be one of {', '.join(LEVELS)}")
        presses = environment.get("BOOP_PRESSES") or str(PRESSES)
        if not (presses.isdecimal() and len(presses) < 7 and int(presses)):
            raise BadSetting(f"BOOP_PRESSES is {presses!r}; it must be a number, such as {PRESSES}")
        clock = environment.get("BOOP_CLOCK")
        return cls(token, database_path(environment), level, int(presses), Path(clock) if clock else None)


def database_path(environment: Mapping[str, str | None]) -> Path:
    """Where the database is, or will be."""
    return Path(environment.get("BOOP_DATABASE") or "boop.sqlite3")
