"""Where a database is: in a file, or on a PostgreSQL server."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Final, TypeAlias

from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

_SCHEMES: Final = ("postgresql://", "postgres://")


@dataclass(frozen=True)
class Server:
    """A database on a PostgreSQL server; written out, it shows no password."""

    url: URL

    def __str__(self) -> str:
        return self.url.set(drivername="postgresql").render_as_string(hide_password=True)


#: A file of SQLite's, or a database of PostgreSQL's.
Place: TypeAlias = Path | Server


def place_of(text: str) -> Place:
    """Where a setting says that the database is. Raises ValueError, which does not repeat the text: it may hold a password."""
    scheme = next((scheme for scheme in _SCHEMES if text.startswith(scheme)), None)
    if scheme is None:
        return Path(text)
    try:
        url = make_url("postgresql+psycopg://" + text.removeprefix(scheme))
    except (ArgumentError, ValueError) as error:
        raise ValueError("it is no address of a PostgreSQL database") from error
    if not url.database:
        raise ValueError("it names no database")
    return Server(url)
