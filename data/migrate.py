"""Migrating a database from the revision it has to the newest one, whatever program keeps it.

Alembic is imported only to migrate: that takes a seventh of a second and 11 MiB, and nearly every start finds nothing to do.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

log = logging.getLogger(__name__)

_MIGRATIONS: Final = Path(__file__).with_name("migrations")


def known_revisions() -> list[str]:
    """Every revision that this version of the program knows, the newest first: migrations are files named ``0001_…``."""
    files = (_MIGRATIONS / "versions").glob("[0-9]*_*.py")
    return sorted((file.name.partition("_")[0] for file in files), reverse=True)


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; None if Alembic has written none, as in one without tables."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def is_up_to_date(connection: Connection) -> bool:
    """True if a database has the newest revision."""
    return revision_of(connection) == known_revisions()[0]


def upgrade(connection: Connection, revision: str = "head", copy: Path | None = None) -> None:
    """Run the missing migrations, as far as a revision, in the connection's transaction; the log says so, and where a ``copy`` is."""
    from alembic import command  # noqa: PLC0415 - see above
    from alembic.config import Config  # noqa: PLC0415

    if found := revision_of(connection):
        kept = f"; a copy is at {copy}" if copy else ""
        log.info("Migrating from %s to %s%s", found, known_revisions()[0], kept)
    how = Config()
    how.set_main_option("script_location", str(_MIGRATIONS))
    how.attributes["connection"] = connection
    command.upgrade(how, revision)
