"""The url of a database: a file, or a database on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, NamedTuple, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True, repr=False)
class ServerUrl:
    """A database on a PostgreSQL server; written out, it shows no password."""

    url: URL

    def __str__(self) -> str:
        hidden = {name: "hidden" for name in self.url.query if "password" in name}
        shown = self.url.set(drivername="postgresql").update_query_dict(hidden)
        return shown.render_as_string(hide_password=True)

    def __repr__(self) -> str:
        return f"Server({self})"

    @property
    def address(self) -> str:
        """The address to which a client connects, with the password: to be shown to nobody."""
        return self.url.set(drivername="postgresql").render_as_string(hide_password=False)


class ServerSurvey(NamedTuple):
    """A look at a server's database: the server's version, the size in bytes, and the number of processes of the bot that use it now."""

    version: str
    size: int
    processes: int


#: A file of SQLite's, or a database of PostgreSQL's.
DatabaseUrl: TypeAlias = Path | ServerUrl


def url_of(text: str) -> DatabaseUrl:
    """Read the url of the database from a setting. Raises ValueError, which does not repeat the text: it may hold a password."""
    scheme = next((scheme for scheme in _SCHEMES if text.startswith(scheme)), None)
    if scheme is None:
        if "://" in text:
            raise ValueError("a server's address begins with postgresql://, and a file is named by its path")
        return path_of(text)
    rest = text.removeprefix(scheme)
    if rest.partition("?")[0].count("@") > 1:
        # Whatever follows the first one would be taken for the server's name, and shown.
        raise ValueError("there is more than one @ in it: in a password, write %40")
    try:
        url = make_url(f"postgresql+psycopg://{rest}")
    except (ArgumentError, ValueError):
        raise ValueError("it can't be read as the address of a PostgreSQL database") from None
    if not url.database:
        raise ValueError("it names no database: that is what follows the last /")
    return ServerUrl(url)


def path_of(text: str) -> Path:
    """Read a file or folder from a setting, where ~ is somebody's home. Raises ValueError if that can't be found."""
    try:
        return Path(text).expanduser()
    except RuntimeError:
        raise ValueError("nobody knows where the home folder is that ~ stands for") from None


def setting_of(url: DatabaseUrl) -> str:
    """The setting that ``url_of`` reads as this url, wherever that is done; with the password, so to be shown to nobody."""
    return url.address if isinstance(url, ServerUrl) else str(url.resolve())


def file_of(url: DatabaseUrl) -> Path | None:
    """The file in which a database is; None if a server keeps it, whose disk is not ours to look at."""
    return None if isinstance(url, ServerUrl) else url
