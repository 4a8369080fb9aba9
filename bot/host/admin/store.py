"""The interface that the host's commands need of a database, wherever it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from contextlib import AbstractContextManager
from pathlib import Path

from sqlalchemy import Connection

from bot.host.admin.checking import Checked
from bot.host.exits import Exit


class Store(ABC):
    """A database as its host sees it; everything raises a DatabaseProblem where it can't be done."""

    @abstractmethod
    def examine(self) -> Checked:
        """Check all of it, also while bots use it; nothing is changed."""

    @abstractmethod
    def copy_to(self, copy: Path) -> Checked:
        """Copy it as it is at one moment into a new file, also while bots use it, and check the copy."""

    @abstractmethod
    def restore(self, file: Path) -> Exit:
        """Let it be what a backup holds, made fit to go on from; no bot may use it."""

    @abstractmethod
    def unused(self) -> AbstractContextManager[Connection]:
        """A connection that sees all of it, with the newest tables, while no bot uses it; nothing is changed."""

    @abstractmethod
    def filling(self) -> AbstractContextManager[Connection]:
        """A connection on it, empty and with the newest tables; what is done there is kept together, or not at all.

        Raises DatabaseExists if it has content, and DatabaseInUse if a bot uses it.
        """
