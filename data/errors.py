"""The exceptions that a database raises, one for each thing that can be wrong with it.

Nothing has been changed when one is raised; only of an ``OutcomeUnknown`` nobody knows.
"""

from __future__ import annotations

from data.url import DatabaseUrl


class DatabaseProblem(Exception):
    """A database can't be used; ``why`` is the database program's or the system's own reason, where there is one."""

    def __init__(self, url: DatabaseUrl, why: object = "") -> None:
        super().__init__(f"{url}: {why}" if why else str(url))
        self.url = url
        self.why = str(why)


class NoDatabase(DatabaseProblem):
    """There is no file."""


class NoBackup(DatabaseProblem):
    """There is no file to restore."""


class EmptyFile(DatabaseProblem):
    """The file has no content, as if somebody had only touched it."""


class NotADatabase(DatabaseProblem):
    """The file is something else than a SQLite database."""


class ForeignDatabase(DatabaseProblem):
    """The file is a database of another program."""


class DatabaseTooNew(DatabaseProblem):
    """The database was written by a newer version of the program."""


class DatabaseTooOld(DatabaseProblem):
    """The tables are of an earlier version of the program, and can't be brought up to date here."""


class CopyDiffers(DatabaseProblem):
    """The copy is not like what it was copied from; nothing of it was kept."""


class DatabaseExists(DatabaseProblem):
    """There is a file where a new one was to be made, or content where an empty database was to be filled."""


class DatabaseInUse(DatabaseProblem):
    """Another process of the bot has the database."""


class DatabaseBusy(DatabaseProblem):
    """Another program has locked the database; that passes."""


class DatabaseReadOnly(DatabaseProblem):
    """The file, or the folder in which SQLite keeps its log, may not be written."""


class SecondName(DatabaseProblem):
    """The file has a second name (a hard link): under it another process would use another log, and destroy it."""


class DatabaseDamaged(DatabaseProblem):
    """The pages or rows of the database contradict each other."""


class RestoreCutOff(DatabaseProblem):
    """A restore was cut off between its last steps: neither the old database nor the new one is whole in its place."""


class DatabaseGone(DatabaseProblem):
    """The file, or its log, was deleted, replaced, overwritten or cut short while it was open; ``why`` says which."""


class RescuedWaits(DatabaseProblem):
    """Beside the file, or where it was, lies what was rescued when it was lost, and nobody has chosen yet; ``why`` is its name."""


class NoRoom(DatabaseProblem):
    """The disk is full."""


class DatabaseFault(DatabaseProblem):
    """The file can't be read or written for another reason."""


class FileFault(DatabaseProblem):
    """A file that is not the database itself, or the folder of a copy, can't be read or written."""


class ServerUnreachable(DatabaseProblem):
    """The database's server does not answer."""


class OutcomeUnknown(ServerUnreachable):
    """The connection was lost while the end of a transaction was on its way: perhaps all of it was done, perhaps nothing."""


class ServerRefuses(DatabaseProblem):
    """The database's server does not let us in: the password is wrong, or there is no such user or database."""


class ServerPools(DatabaseProblem):
    """Between us and the server is a pooler that gives each transaction another session: neither locks nor news work."""


class ServerTooOld(DatabaseProblem):
    """The database's server is of a version that is too old; ``why`` tells which, and which will do."""


class ServerNeedsLibrary(DatabaseProblem):
    """The library that reaches the server is not installed."""
