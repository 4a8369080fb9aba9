"""The settings: read once at the start from the environment or ``.env``, checked, and never changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Self

from bot import proxy
from bot.gate import PRESSES
from bot.shards import Share
from bot.watch.backups import Plan
from data import Place, place_of
from services.running import is_id

LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS: Final = ("text", "json")


class NoToken(Exception):
    """There is no token to log in with."""


class BadSetting(Exception):
    """A setting has a value that can't be used."""


class Address(NamedTuple):
    """A place to listen on."""

    host: str
    port: int

    @classmethod
    def read(cls, text: str) -> Self:
        """The address that a setting writes: ``127.0.0.1:9464``. Raises ValueError."""
        host, _, port = text.rpartition(":")
        if not (host and port.isdecimal() and len(port) < 6 and 0 < int(port) < 2**16):
            raise ValueError(text)
        return cls(host.strip("[]"), int(port))


@dataclass(frozen=True)
class Settings:
    """The settings of one run of the bot.

    ``DISCORD_TOKEN``, ``BOOP_DATABASE`` (a file, or a server's address), ``BOOP_BACKUPS`` (a plan, or none),
    ``BOOP_HOST_CHANNEL`` (Discord's id of a channel or person, or none), ``BOOP_HEARTBEAT`` (a file, or none),
    ``BOOP_METRICS`` (an address, or none), ``BOOP_LOG_LEVEL``, ``BOOP_LOG_FORMAT``, ``BOOP_PRESSES`` (a second, of one person),
    ``BOOP_SHARDS`` (a share, or none: as many as Discord recommends), ``BOOP_DISCORD_API`` (an address, or none: Discord's own),
    ``BOOP_CLOCK`` (a file, or none).
    """

    token: str
    database: Place
    log_level: str
    presses: int = PRESSES
    clock: Path | None = None
    backups: Plan | None = None
    host_channel: int | None = None
    heartbeat: Path | None = None
    metrics: Address | None = None
    log_format: str = "text"
    shards: Share | None = None
    discord_api: str | None = None

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Settings:
        """The settings of an environment; raises NoToken or BadSetting."""
        token = (environment.get("DISCORD_TOKEN") or "").strip()
        if not token:
            raise NoToken
        level = (environment.get("BOOP_LOG_LEVEL") or "INFO").upper()
        if level not in LEVELS:
            raise BadSetting(f"BOOP_LOG_LEVEL is {level!r}; it must be one of {', '.join(LEVELS)}")
        form = (environment.get("BOOP_LOG_FORMAT") or "text").lower()
        if form not in FORMATS:
            raise BadSetting(f"BOOP_LOG_FORMAT is {form!r}; it must be one of {', '.join(FORMATS)}")
        presses = environment.get("BOOP_PRESSES") or str(PRESSES)
        if not (presses.isdecimal() and len(presses) < 7 and int(presses)):
            raise BadSetting(f"BOOP_PRESSES is {presses!r}; it must be a number, such as {PRESSES}")
        return cls(
            token,
            database_place(environment),
            level,
            int(presses),
            _file(environment, "BOOP_CLOCK"),
            _backups(environment),
            _host_channel(environment),
            heartbeat_file(environment),
            _metrics(environment),
            form,
            _shards(environment),
            _discord_api(environment),
        )


def database_place(environment: Mapping[str, str | None]) -> Place:
    """Where the database is, or will be. Raises BadSetting, which does not repeat the setting: it may hold a password."""
    return read_place("BOOP_DATABASE", (environment.get("BOOP_DATABASE") or "boop.sqlite3").strip())


def read_place(name: str, text: str) -> Place:
    """The place that a setting or an argument of this name writes. Raises BadSetting, which does not repeat it."""
    try:
        return place_of(text)
    except ValueError as error:
        raise BadSetting(
            f"{name} can't be used: {error}. It must be a file such as boop.sqlite3, or the address of a PostgreSQL database "
            "such as postgresql://user:password@host/name, where @ and / in a password are written %40 and %2F"
        ) from None


def heartbeat_file(environment: Mapping[str, str | None]) -> Path | None:
    """The file that says how the bot is; None if there is to be none."""
    return _file(environment, "BOOP_HEARTBEAT")


def _file(environment: Mapping[str, str | None], name: str) -> Path | None:
    written = environment.get(name)
    return Path(written) if written else None


def _backups(environment: Mapping[str, str | None]) -> Plan | None:
    written = environment.get("BOOP_BACKUPS")
    try:
        return Plan.read(written) if written else None
    except ValueError:
        raise BadSetting(
            f"BOOP_BACKUPS is {written!r}; it must be a folder, how often and how many, such as "
            "/var/backups/boop every 6h keep 28"
        ) from None


def _host_channel(environment: Mapping[str, str | None]) -> int | None:
    written = (environment.get("BOOP_HOST_CHANNEL") or "").strip()
    if written and not is_id(written):
        raise BadSetting(
            f"BOOP_HOST_CHANNEL is {written!r}; it must be the id of a channel or a person. Discord shows ids to who switches "
            "on Developer Mode in its settings, under Advanced: press a channel or a name for long, and Copy ID"
        )
    return int(written) if written else None


def _metrics(environment: Mapping[str, str | None]) -> Address | None:
    written = environment.get("BOOP_METRICS")
    try:
        return Address.read(written) if written else None
    except ValueError:
        raise BadSetting(
            f"BOOP_METRICS is {written!r}; it must be an address and a port, such as 127.0.0.1:9464"
        ) from None


def _shards(environment: Mapping[str, str | None]) -> Share | None:
    written = (environment.get("BOOP_SHARDS") or "").strip()
    try:
        return Share.read(written) if written else None
    except ValueError:
        raise BadSetting(
            f"BOOP_SHARDS is {written!r}; it must be which shards of how many this process has, counted from 0, such as 0-3/8 "
            "or 5/8. Left out, the bot starts as many as Discord recommends"
        ) from None


def _discord_api(environment: Mapping[str, str | None]) -> str | None:
    written = (environment.get("BOOP_DISCORD_API") or "").strip()
    try:
        return proxy.read_address(written) if written else None
    except ValueError:
        raise BadSetting(
            f"BOOP_DISCORD_API is {written!r}; it must be the address of a proxy in front of Discord's API, such as "
            "http://127.0.0.1:8080"
        ) from None
