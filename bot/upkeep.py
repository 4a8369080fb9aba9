"""What the host does to the database: begins it, checks it, backs it up and restores it. Nothing here needs Discord.

Whatever is checked is a copy: the database itself may be in use, and is only read.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from sqlalchemy import Engine

from bot.exits import Exit
from data import (
    DatabaseExists,
    DatabaseFault,
    DatabaseInUse,
    DatabaseProblem,
    DatabaseReadOnly,
    NoBackup,
    NoDatabase,
    create,
    matches,
)
from data.lineage import Since
from data.migrate import is_up_to_date
from data.sqlite.connection import ReadingMode, alone
from data.sqlite.copies import copy_to, move, put_aside, put_in_place
from data.sqlite.file import beside, cut_off, discard, has_log, hold, refuse_others
from data.sqlite.inspection import inspect
from data.sqlite.integrity import refuse_damaged
from data.sqlite.migrate import bring_up_to_date
from data.sqlite.since import lineage_of, read_since
from services import check as checks
from services import restoring

#: Seconds that a bot may take to end before ``restore`` refuses.
PATIENCE: float = 10.0
#: How many faults are printed.
_MAX_FAULTS: Final = 50


class Checked(NamedTuple):
    """How many matches a database has, and what is wrong with it, a line each."""

    matches: int
    faults: list[str]

    def tell(self) -> None:
        """Print it."""
        for fault in self.faults[:_MAX_FAULTS]:
            print(fault)
        if len(self.faults) > _MAX_FAULTS:
            print(f"... and {len(self.faults) - _MAX_FAULTS} faults more")
        print(f"{self.matches} matches replayed and all results counted again: {len(self.faults)} faults")


def init(path: Path) -> Exit:
    """Begin an empty database."""
    create(path)
    print(f"An empty database begins in {path}.")
    return Exit.WELL


def check(path: Path) -> Exit:
    """Check the database and print what is wrong, also while the bot runs; nothing is changed."""
    checked = examine(path)
    checked.tell()
    return Exit.RECORDS_BROKEN if checked.faults else Exit.WELL


def examine(path: Path) -> Checked:
    """Check a copy of the database, which is deleted afterwards. Raises a DatabaseProblem."""
    with TemporaryDirectory(prefix=".boop-check-", dir=_folder_for_copies(path)) as folder:
        copy = Path(folder, path.name)
        _copy(path, copy)
        return _check(copy, path)


def back_up(path: Path, file: Path) -> Exit:
    """Copy the database into a new file, also while the bot runs, and check the copy; one with faults is kept too."""
    if file.exists():
        raise DatabaseExists(file)
    copy = beside(file, ".unchecked")
    _copy(path, copy)
    checked = _check(copy, path)
    move(copy, file)
    checked.tell()
    print(f"The backup is {file}.")
    return Exit.RECORDS_BROKEN if checked.faults else Exit.WELL


def restore(path: Path, file: Path) -> Exit:
    """Put a backup in the place of the database, which is kept beside it; not while the bot runs.

    What contradicts itself in single matches or results is told, and restored with the rest. Raises a DatabaseProblem.
    """
    if not file.exists():
        raise NoBackup(file)
    now = datetime.now(UTC)
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _held(path, PATIENCE):
        path = path.resolve()
        copy = beside(path, ".restoring")
        if file.resolve() == copy:
            raise DatabaseFault(
                file, "it is what a restore that was cut off has left; name the backup itself"
            )
        _copy_of_unused(file, copy)
        checked = _check(copy, file)
        # A restore that was cut off is gone on with: what was there may be aside already.
        kept = put_aside(path, now) if cut_off(path).exists() else None
        since = read_since(kept or path)
        with alone(copy, to_be_used=True) as (engine, connection):
            if since and not since.is_of(lineage_of(connection)):
                since = None  # it was another database
            bring_up_to_date(engine, connection)
            with engine.begin() as transaction:
                restored = restoring.fit(transaction, since, now)
        kept = kept or put_aside(path, now)
        put_in_place(copy, path)
    checked.tell()
    _tell(restored, kept, since)
    return Exit.WELL


def _tell(restored: restoring.Restored, kept: Path | None, since: Since | None) -> None:
    until = f"{restored.until:%Y-%m-%d at %H:%M} UTC"
    print(f"Restored: {restored.matches} matches, {restored.running} of them running, as it was on {until}.")
    if kept:
        print(f"What was there before is kept: {kept}. Delete it when you no longer need it.")
    if restored.forgotten:
        print(
            f"People who had asked to be forgotten since then, and are forgotten again: {restored.forgotten}."
        )
    if since is None:
        print("There was nothing that says who was forgotten since then: they must ask again.")
    if restored.ended:
        print(f"Challenges that were open then, and have ended: {restored.ended}.")


def _check(copy: Path, path: Path) -> Checked:
    """Check a copy of a database and leave it as it is. Raises DatabaseDamaged, with the ``path`` it was copied from."""
    try:
        inspect(copy)
        with alone(copy) as (engine, file):
            refuse_damaged(file, copy)
            with engine.connect() as connection:
                newest = is_up_to_date(connection)
            if newest:
                return _count_again(engine)
        migrated = beside(copy, ".migrated")
        try:
            copy_to(copy, migrated, "immutable=1")
            with alone(migrated) as (engine, file):
                bring_up_to_date(engine, file)
                return _count_again(engine)
        finally:
            discard(migrated)
    except DatabaseProblem as problem:
        discard(copy)
        raise type(problem)(path, problem.why) from problem


def _count_again(engine: Engine) -> Checked:
    with engine.connect() as connection, connection.begin() as transaction:
        checked = Checked(matches.count(connection), [str(fault) for fault in checks.faults(connection)])
        transaction.rollback()
        return checked


def _copy(path: Path, copy: Path) -> None:
    """Copy the database, whether the bot is running or not."""
    if not path.exists():
        raise NoDatabase(path)
    try:
        with _held(path, patience=0):
            _copy_of_unused(path, copy)
    except DatabaseInUse:
        refuse_others(path)
        copy_to(path, copy)
    except DatabaseReadOnly:
        _copy_of_unused(path, copy)  # who may only read it can't hold it


def _copy_of_unused(path: Path, copy: Path) -> None:
    """Copy a database that no process of the bot uses, with what is in its log."""
    refuse_others(path)
    mode: ReadingMode = "mode=ro" if has_log(path) else "immutable=1"
    copy_to(path, copy, mode)


@contextmanager
def _held(path: Path, patience: float) -> Iterator[None]:
    lock = hold(path, patience)
    try:
        yield
    finally:
        lock.release()


def _folder_for_copies(path: Path) -> Path | None:
    """The database's own folder, where there is room for another database; None: where temporary files are."""
    return path.parent if os.access(path.parent, os.W_OK) else None
