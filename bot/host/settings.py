"""The settings: read once at the start from the environment or ``.env``, checked, and never changed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, Self, TypeVar

from bot.gateway import proxy
from bot.gateway.rate_limit import PRESSES
from bot.gateway.shares import Share
from bot.host.paths import SharedPath, refuse_shared_paths
from bot.host.watch.backups import BackupPlan
from data import DatabaseUrl, file_of, path_of, url_of
from services.play.away import AWAY_DAYS
from services.play.match_selection import is_id

T = TypeVar("T")

#: Every variable that is read, in the order of .env.example and docs/hosting.md.
NAMES: Final = (
    *(
        "DISCORD_TOKEN",
        "DISCORD_TOKEN_FILE",
        "BOOP_DATABASE",
        "BOOP_BACKUPS",
        "BOOP_HOST_CHANNEL",
        "BOOP_HEARTBEAT",
    ),
    *(
        "BOOP_METRICS",
        "BOOP_STATUS",
        "BOOP_UPDATES",
        "BOOP_LOG_LEVEL",
        "BOOP_LOG_FORMAT",
        "BOOP_PRESSES",
        "BOOP_FONTS",
        "BOOP_CLUBHOUSE",
        "BOOP_CONTESTS",
        "BOOP_AWAY_DAYS",
        "BOOP_SHARDS",
        "BOOP_DISCORD_API",
        "BOOP_CLOCK",
    ),
)
LEVELS: Final = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS: Final = ("text", "json")
_ANSWERS: Final = ("yes", "no")
_LEAP_YEAR: Final = 366


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

    ``DISCORD_TOKEN`` (or the name of a file that holds it, ``DISCORD_TOKEN_FILE``), ``BOOP_DATABASE`` (a file, or a server's address), ``BOOP_BACKUPS`` (a plan, or none),
    ``BOOP_HOST_CHANNEL`` (Discord's id of a channel or person, or none), ``BOOP_HEARTBEAT`` (a file, or none),
    ``BOOP_METRICS`` and ``BOOP_STATUS`` (addresses, or none), ``BOOP_UPDATES`` (an address, or none), ``BOOP_LOG_LEVEL``, ``BOOP_LOG_FORMAT``, ``BOOP_PRESSES`` (a second, of one person),
    ``BOOP_FONTS`` (a folder, or none: only where the system keeps fonts), ``BOOP_CLUBHOUSE`` (yes or no: whether servers may have one), ``BOOP_CONTESTS`` (yes or no: whether they may have leagues, cups and arenas),
    ``BOOP_AWAY_DAYS`` (a year, of one player),
    ``BOOP_SHARDS`` (a share, or none: as many as Discord recommends), ``BOOP_DISCORD_API`` (an address, or none: Discord's own),
    ``BOOP_CLOCK`` (a file, or none).
    """

    token: str
    database: DatabaseUrl
    log_level: str
    presses: int = PRESSES
    clock: Path | None = None
    backups: BackupPlan | None = None
    host_channel: int | None = None
    heartbeat: Path | None = None
    metrics: Address | None = None
    status: Address | None = None
    updates: str | None = None
    log_format: str = "text"
    shards: Share | None = None
    discord_api: str | None = None
    fonts: Path | None = None
    clubhouse: bool = True
    contests: bool = True
    away_days: int = AWAY_DAYS

    @classmethod
    def read(cls, environment: Mapping[str, str | None]) -> Settings:
        """The settings of an environment; raises NoToken or BadSetting."""
        token = _token(environment)
        level = (environment.get("BOOP_LOG_LEVEL") or "INFO").upper()
        form = (environment.get("BOOP_LOG_FORMAT") or "text").lower()
        settings = cls(
            token,
            database_url(environment),
            _one_of(LEVELS, "BOOP_LOG_LEVEL", level),
            presses=_presses(environment),
            clock=_file(environment, "BOOP_CLOCK"),
            backups=_backups(environment),
            host_channel=_host_channel(environment),
            heartbeat=heartbeat_file(environment),
            metrics=_address(environment, "BOOP_METRICS", "127.0.0.1:9464"),
            status=_address(environment, "BOOP_STATUS", "127.0.0.1:8080"),
            updates=_updates(environment),
            log_format=_one_of(FORMATS, "BOOP_LOG_FORMAT", form),
            shards=_shards(environment),
            discord_api=_discord_api(environment),
            fonts=_fonts(environment),
            clubhouse=_answer(environment, "BOOP_CLUBHOUSE"),
            contests=_answer(environment, "BOOP_CONTESTS"),
            away_days=_away_days(environment),
        )
        if settings.shards and not settings.shards.is_whole and file_of(settings.database):
            raise BadSetting(
                f"BOOP_SHARDS is {settings.shards}, a part of the bot's shards, but a database in a file is for one process alone: "
                "nobody would serve the others. Leave BOOP_SHARDS out, or name a PostgreSQL database with BOOP_DATABASE"
            )
        try:
            refuse_shared_paths(settings.database, settings.heartbeat, settings.clock, settings.backups)
        except SharedPath as shared:
            raise BadSetting(str(shared)) from None
        return settings


def _token(environment: Mapping[str, str | None]) -> str:
    """The token itself. Raises NoToken or BadSetting."""
    token = (environment.get("DISCORD_TOKEN") or "").strip()
    file = _file(environment, "DISCORD_TOKEN_FILE")
    if token and file:
        raise BadSetting("DISCORD_TOKEN and DISCORD_TOKEN_FILE are both set: leave one of them out")
    if file:
        try:
            token = file.read_text(encoding="ascii").strip()
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else "it holds no token"
            raise BadSetting(f"DISCORD_TOKEN_FILE is {file}, which can't be read ({why})") from None
    if not token:
        raise NoToken
    return token


def database_url(environment: Mapping[str, str | None]) -> DatabaseUrl:
    """The url of the database, which may not be there yet. Raises BadSetting, which does not repeat the setting: it may hold a password."""
    return read_database_url("BOOP_DATABASE", (environment.get("BOOP_DATABASE") or "boop.sqlite3").strip())


def read_database_url(name: str, text: str) -> DatabaseUrl:
    """The url of a database that a setting or an argument of this name writes. Raises BadSetting, which does not repeat it."""
    try:
        return url_of(text)
    except ValueError as error:
        raise BadSetting(
            f"{name} can't be used: {error}. It must be a file such as boop.sqlite3, or the address of a PostgreSQL database "
            "such as postgresql://user:password@host/name, where @ and / in a password are written %40 and %2F"
        ) from None


def heartbeat_file(environment: Mapping[str, str | None]) -> Path | None:
    """The file that says how the bot is; None if there is to be none."""
    return _file(environment, "BOOP_HEARTBEAT")


def read_file(name: str, text: str) -> Path:
    """The file that an argument of this name writes, with ``~`` for the home folder. Raises BadSetting where that isn't there."""
    return (
        _parsed(name, text, path_of, "a file, and the home folder that ~ stands for must be there") or Path()
    )


def _file(environment: Mapping[str, str | None], name: str) -> Path | None:
    return _parsed(
        name, environment.get(name), path_of, "a file, and the home folder that ~ stands for must be there"
    )


def _fonts(environment: Mapping[str, str | None]) -> Path | None:
    folder = _file(environment, "BOOP_FONTS")
    if folder and not folder.is_dir():
        raise BadSetting(f"BOOP_FONTS is {folder}; it must be a folder with fonts of Noto's in it")
    return folder


def _one_of(known: Sequence[str], name: str, written: str) -> str:
    if written not in known:
        raise BadSetting(f"{name} is {written!r}; it must be one of {', '.join(known)}")
    return written


def _presses(environment: Mapping[str, str | None]) -> int:
    written = environment.get("BOOP_PRESSES") or str(PRESSES)
    if not (written.isdecimal() and len(written) < 7 and int(written)):
        raise BadSetting(f"BOOP_PRESSES is {written!r}; it must be a number, such as {PRESSES}")
    return int(written)


def _answer(environment: Mapping[str, str | None], name: str) -> bool:
    """A setting that is yes, which it is without saying, or no."""
    return _one_of(_ANSWERS, name, (environment.get(name) or "yes").lower()) == "yes"


def _away_days(environment: Mapping[str, str | None]) -> int:
    written = environment.get("BOOP_AWAY_DAYS") or str(AWAY_DAYS)
    if not (written.isdecimal() and int(written) <= _LEAP_YEAR):
        raise BadSetting(f"BOOP_AWAY_DAYS is {written!r}; it must be a number of days, such as {AWAY_DAYS}")
    return int(written)


def _host_channel(environment: Mapping[str, str | None]) -> int | None:
    written = (environment.get("BOOP_HOST_CHANNEL") or "").strip()
    if written and not is_id(written):
        raise BadSetting(
            f"BOOP_HOST_CHANNEL is {written!r}; it must be the id of a channel or a person. Discord shows ids to those who switch "
            "on Developer Mode in its settings, under Advanced: press a channel or a name for long, and Copy ID"
        )
    return int(written) if written else None


def _backups(environment: Mapping[str, str | None]) -> BackupPlan | None:
    needed = "a folder, how often and how many, such as backups every 6h keep 28"
    return _parsed("BOOP_BACKUPS", environment.get("BOOP_BACKUPS"), BackupPlan.read, needed)


def _address(environment: Mapping[str, str | None], name: str, example: str) -> Address | None:
    return _parsed(name, environment.get(name), Address.read, f"an address and a port, such as {example}")


def _shards(environment: Mapping[str, str | None]) -> Share | None:
    written = (environment.get("BOOP_SHARDS") or "").strip()
    needed = (
        "which shards of how many this process has, counted from 0, such as 0-3/8 or 5/8. Left out, the bot starts as many as "
        "Discord recommends"
    )
    return _parsed("BOOP_SHARDS", written, Share.read, needed)


def _discord_api(environment: Mapping[str, str | None]) -> str | None:
    written = (environment.get("BOOP_DISCORD_API") or "").strip()
    needed = "the address of a proxy in front of Discord's API, such as http://127.0.0.1:8080"
    return _parsed("BOOP_DISCORD_API", written, proxy.read_address, needed)


def _updates(environment: Mapping[str, str | None]) -> str | None:
    written = (environment.get("BOOP_UPDATES") or "").strip()
    needed = "the address that tells the latest release, such as https://api.github.com/repos/OWNER/boop-bot/releases/latest"
    return _parsed("BOOP_UPDATES", written, proxy.read_address, needed)


def _parsed(name: str, written: str | None, parse: Callable[[str], T], needed: str) -> T | None:
    """The value of a setting; None if it is left out. Raises BadSetting, which says what is needed, where ``parse`` can't read it."""
    try:
        return parse(written) if written else None
    except ValueError:
        raise BadSetting(f"{name} is {written!r}; it must be {needed}") from None
