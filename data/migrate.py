"""Migrating a database from the revision it has to the newest one, whatever program keeps it."""

from __future__ import annotations

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection


def known_revisions() -> list[str]:
    """Every revision that this version of the program knows, the newest first."""
    return [script.revision for script in ScriptDirectory.from_config(config()).walk_revisions()]


def revision_of(connection: Connection) -> str | None:
    """The revision that a database has; None if it has no tables yet."""
    return MigrationContext.configure(connection).get_current_revision()


def is_up_to_date(connection: Connection) -> bool:
    """Whether a database has the newest revision."""
    return revision_of(connection) == known_revisions()[0]


def upgrade(connection: Connection) -> None:
    """Run the missing migrations in the connection's transaction."""
    how = config()
    how.attributes["connection"] = connection
    command.upgrade(how, "head")


def config() -> Config:
    """Alembic's configuration, for the migrations beside this file."""
    found = Config()
    found.set_main_option("script_location", str(Path(__file__).with_name("migrations")))
    return found
