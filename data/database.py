"""A database that is open: what services and the bot know of it, whatever program keeps it.

A use case is a plain function that takes a connection; ``write`` and ``read`` run it in one transaction, in a thread.
"""

from __future__ import annotations

import asyncio
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Concatenate, ParamSpec, TypeVar

from sqlalchemy import Connection

from data.errors import DatabaseProblem
from data.peers import Peers

P = ParamSpec("P")
T = TypeVar("T")


class DatabaseClosed(Exception):
    """The database has been closed: the program is ending."""


class Instead(Exception):
    """Raised by a use case to undo its own transaction and to write something else in another one."""

    def write(self, connection: Connection) -> Exception:
        """Write it; the exception returned is raised to the caller of the use case."""
        raise NotImplementedError


class Database(ABC):
    """An open database. ``write`` and ``read`` run a function in a transaction, with a connection, and return its result."""

    @property
    @abstractmethod
    def peers(self) -> Peers:
        """The other processes of the bot that use this database, as far as this one has to know."""

    @property
    def replaced(self) -> str | None:
        """The process that has died or hangs, so that this one does what only one may; None: there is none."""
        return self.peers.replaced

    async def leads(self) -> bool:
        """True if this process does what only one may; while the database can't be asked, whether it did so last."""
        try:
            return self.peers.led_last and await self.peers.still_leads()
        except DatabaseProblem:
            return self.peers.led_last

    @property
    @abstractmethod
    def waiting(self) -> int:
        """The number of functions that wait to be run because they write."""

    async def write(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function that writes; if it raises, what it wrote is undone. Raises a DatabaseProblem.

        Where several processes write, it may be run again from its beginning: it must change nothing but the database.
        """
        try:
            return await self._write(use_case, *args, **kwargs)
        except Instead as instead:
            raise await self._write(instead.write) from instead

    async def read(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function on a connection that sees one consistent state. Raises a DatabaseProblem."""
        try:
            return await self._read(use_case, *args, **kwargs)
        except Instead as instead:
            raise await self._write(instead.write) from instead

    async def write_singly(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function whose statements need no transaction around them. Raises a DatabaseProblem.

        A server that ends without warning may forget what it wrote last: only for what is found again otherwise.
        """
        return await self.write(use_case, *args, **kwargs)

    @property
    def lost(self) -> DatabaseProblem | None:
        """The reason why this process must not use the database any more; None: it may."""
        return None

    async def until_lost(self) -> DatabaseProblem:
        """Wait until this process must not use the database any more; what it had is rescued by then. Returns the reason."""
        await asyncio.Event().wait()
        raise AssertionError

    @abstractmethod
    async def empty_log(self) -> bool:
        """Let deleted data be nowhere any more, as far as this can be done now; returns whether it is done."""

    @abstractmethod
    async def tidy(self) -> None:
        """Try again what ``empty_log`` could not do, if there is something. Raises a DatabaseProblem."""

    @abstractmethod
    async def _write(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction of its own, or of its own part of one; what it raises undoes what it wrote."""

    @abstractmethod
    async def _read(
        self, use_case: Callable[Concatenate[Connection, P], T], *args: P.args, **kwargs: P.kwargs
    ) -> T:
        """Run a function in a transaction that only reads."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for running reads and writes, then let go of the database; calling it again does nothing."""
