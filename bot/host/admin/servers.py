"""The host's commands for a database on a server. Each is one transaction, so nothing is left half done."""

from __future__ import annotations

from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import Connection

from bot.host.admin.checking import Checked, count_again
from bot.host.admin.copies import check_copy, copied, fresh
from bot.host.admin.store import Store
from bot.host.admin.telling import tell_restored, tell_rows
from bot.host.exits import Exit
from data import NoBackup, ServerUrl, filling, snapshot
from data.transfer import copy_all
from services import restoring


class StoredOnServer(Store):
    """A database of a server."""

    def __init__(self, server: ServerUrl) -> None:
        self._server = server

    def examine(self) -> Checked:
        """Check it as it is at one moment. What the check writes it writes into tables of its own."""
        with snapshot(self._server) as connection:
            return count_again(connection)

    def copy_to(self, copy: Path) -> Checked:
        """Copy it as it is at one moment into a new file of SQLite's, and check that."""
        with snapshot(self._server) as source, fresh(copy) as target:
            copy_all(source, target, tell_rows)
        return check_copy(copy, copy)

    def restore(self, file: Path) -> Exit:
        """Fill the database, which must be empty, from a backup."""
        if not file.exists():
            raise NoBackup(file)
        with filling(self._server) as target:
            with copied(file) as source:
                copy_all(source, target, tell_rows)
            checked = count_again(target)
            restored = restoring.fit(target, None, datetime.now(UTC))
        checked.tell()
        tell_restored(restored, kept=None, since_known=False)
        return Exit.WELL

    def unused(self) -> AbstractContextManager[Connection]:
        """A connection that sees all of it; its tables must be the newest already."""
        return snapshot(self._server, unused=True)

    def filling(self) -> AbstractContextManager[Connection]:
        """A connection on it in one transaction."""
        return filling(self._server)
