"""The host's commands for a database in a file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection

from bot.host.admin.checking import Checked
from bot.host.admin.copies import (
    check_copy,
    copied,
    copy_of_unused,
    copy_of_used,
    folder_for_copies,
    fresh,
    held,
)
from bot.host.admin.store import Store
from bot.host.admin.telling import tell_restored
from bot.host.exits import Exit
from data import DatabaseExists, DatabaseFault, DatabaseProblem, NoBackup, NoDatabase, RestoreCutOff
from data.sqlite.connection import alone
from data.sqlite.copies import put_aside, put_in_place
from data.sqlite.file import beside, cut_off, discard, rescued
from data.sqlite.migrate import bring_up_to_date
from data.sqlite.restore_history import database_id_of, read_since
from data.transfer import is_empty
from services import restoring

#: Seconds that a bot may take to end before what needs the database for itself is refused.
PATIENCE: float = 10.0


class StoredInFile(Store):
    """A database in a file."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def examine(self) -> Checked:
        """Check a copy of it, which is deleted afterwards."""
        with folder_for_copies(self._path) as folder:
            return self.copy_to(Path(folder, self._path.name))

    def copy_to(self, copy: Path) -> Checked:
        """Copy it, and check the copy; one that is damaged is deleted."""
        copy_of_used(self._path, copy)
        return check_copy(copy, self._path)

    def restore(self, file: Path) -> Exit:
        """Put a backup in its place; what was there is kept beside it."""
        if not file.exists():
            raise NoBackup(file)
        now = datetime.now(UTC)
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with held(self._path, PATIENCE):
            path = self._path.resolve()
            copy = beside(path, ".restoring")
            if file.resolve() == copy:
                raise DatabaseFault(
                    file, "it is what a restore that was cut off has left; name the backup itself"
                )
            copy_of_unused(file, copy)
            checked = check_copy(copy, file)
            # A restore that was cut off is gone on with: what was there may be aside already.
            kept = put_aside(path, now) if cut_off(path).exists() else None
            since = read_since(kept or path)
            with alone(copy, to_be_used=True) as (engine, connection):
                if since and not since.is_of(database_id_of(connection)):
                    since = None  # it was another database
                bring_up_to_date(engine, connection)
                with engine.begin() as transaction:
                    restored = restoring.fit(transaction, since, now)
            kept = kept or put_aside(path, now)
            put_in_place(copy, path)
            for saved in rescued(path):
                # Somebody has chosen.
                saved.rename(saved.with_name(f"{saved.name}.settled-{now:%Y%m%d-%H%M%S}"))
        checked.tell()
        tell_restored(restored, kept=kept, since_known=since is not None)
        return Exit.WELL

    @contextmanager
    def unused(self) -> Iterator[Connection]:
        """A connection to a copy of it, which is brought up to date; the database itself is held meanwhile."""
        if not self._path.exists():
            raise NoDatabase(self._path)
        with held(self._path, PATIENCE), copied(self._path) as connection:
            yield connection

    @contextmanager
    def filling(self) -> Iterator[Connection]:
        """A connection on a new file, which is given this name when all is done."""
        self._path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
        with held(self._path, PATIENCE):
            path = self._path.resolve()
            _refuse_content(path)
            with fresh(beside(path, ".partial")) as connection:
                yield connection
            discard(path)
            put_aside(path, datetime.now(UTC))
            put_in_place(beside(path, ".partial"), path)


def _refuse_content(path: Path) -> None:
    """Refuse whatever is there, if it is not an empty file or a database of ours without a row. Raises DatabaseExists."""
    if cut_off(path).exists():
        raise RestoreCutOff(path)
    if not path.exists() or (path.is_file() and not path.stat().st_size):
        return
    try:
        with copied(path) as connection:
            empty = is_empty(connection)
    except DatabaseProblem as problem:
        raise DatabaseExists(path) from problem
    if not empty:
        raise DatabaseExists(path)
