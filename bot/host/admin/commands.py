"""The host's commands for the database. Nothing here needs Discord."""

from __future__ import annotations

from pathlib import Path

from bot.host.admin.checking import Checked, count_again
from bot.host.admin.files import StoredInFile
from bot.host.admin.servers import StoredOnServer
from bot.host.admin.store import Store
from bot.host.admin.telling import tell_rows
from bot.host.exits import Exit
from data import CopyDiffers, DatabaseExists, DatabaseUrl, ServerUrl, create, setting_of
from data.sqlite.copies import move as rename
from data.sqlite.file import beside
from data.transfer import copy_all, counts


def init(url: DatabaseUrl) -> Exit:
    """Begin an empty database."""
    create(url)
    print(f"An empty database begins in {url}.")
    return Exit.WELL


def check(url: DatabaseUrl) -> Exit:
    """Check the database and print what is wrong, also while the bot runs; nothing is changed."""
    checked = examine(url)
    checked.tell()
    return checked.exit


def examine(url: DatabaseUrl) -> Checked:
    """Check the database, also while the bot runs; nothing is changed. Raises a DatabaseProblem."""
    return _store(url).examine()


def back_up(url: DatabaseUrl, file: Path) -> Exit:
    """Copy the database into a new file, also while the bot runs, and check the copy; one with faults is kept too."""
    if file.exists():
        raise DatabaseExists(file)
    copy = beside(file, ".unchecked")
    checked = _store(url).copy_to(copy)
    rename(copy, file)
    checked.tell()
    print(f"The backup is {file}.")
    return checked.exit


def restore(url: DatabaseUrl, file: Path) -> Exit:
    """Let the database be what a backup holds, made fit to go on from; not while the bot runs.

    What contradicts itself in single matches or results is told, and restored with the rest. Raises a DatabaseProblem.
    """
    return _store(url).restore(file)


def move(source: DatabaseUrl, target: DatabaseUrl) -> Exit:
    """Copy a whole database into an empty one, wherever each of them is; the first stays as it is, and no bot may use either.

    What contradicts itself is told, and copied with the rest. Raises CopyDiffers or another DatabaseProblem, and then the target
    is as empty as before.
    """
    if setting_of(source) == setting_of(target):
        raise DatabaseExists(target)
    with _store(target).filling() as there, _store(source).unused() as here:
        copy_all(here, there, tell_rows)
        number = sum(counts(there).values())
        if counts(here) != counts(there):
            raise CopyDiffers(target, "it has not as many rows")
        checked = count_again(there)
        if checked.faults and set(checked.faults) != set(count_again(here).faults):
            raise CopyDiffers(target, checked.faults[0])
    checked.tell()
    print(f"{source} was copied into {target}: {number:,} rows.")
    print("Name that one with BOOP_DATABASE now. Keep the other as a backup, and start no bot on it again.")
    return checked.exit


def _store(url: DatabaseUrl) -> Store:
    return StoredOnServer(url) if isinstance(url, ServerUrl) else StoredInFile(url)
