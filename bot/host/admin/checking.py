"""Checks a database, and prints what was found."""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection

from bot.host.exits import Exit
from data.queries.matches import matches
from services.check import faults

#: How many faults are printed.
_MAX_FAULTS: Final = 50


class Checked(NamedTuple):
    """The result of a check: the number of matches in a database, and what is wrong with it, a line each."""

    matches: int
    faults: list[str]

    def tell(self) -> None:
        """Print it."""
        for fault in self.faults[:_MAX_FAULTS]:
            print(fault)
        if len(self.faults) > _MAX_FAULTS:
            print(f"... and {len(self.faults) - _MAX_FAULTS} faults more")
        print(f"{self.matches} matches replayed and all results counted again: {len(self.faults)} faults")

    @property
    def exit(self) -> Exit:
        """The exit code of the program after it."""
        return Exit.RECORDS_BROKEN if self.faults else Exit.WELL


def count_again(connection: Connection) -> Checked:
    """Check everything, in a part of the transaction that is undone."""
    with connection.begin_nested() as part:
        checked = Checked(matches.count(connection), [str(fault) for fault in faults(connection)])
        part.rollback()
    return checked
