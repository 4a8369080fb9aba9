"""The history of a database since a backup of it was made, read before that backup replaces it.

Ids that were given in that time must not be given again, and who was forgotten in it must stay forgotten.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from sqlalchemy import Connection, select

from data.queries.counters import last_id, set_last_id
from data.queries.tables.columns import metadata
from data.queries.tables.database import lineage

#: The tables whose ids stand in custom ids of buttons, or are kept by other rows.
COUNTED: Final = ("players", "challenges", "matches", "contests", "contest_pairs")
#: By how much the ids are raised if nobody knows which ones were given.
_AHEAD: Final = 100_000


class Since(NamedTuple):
    """The last id given in each table, the highest version, who was forgotten, and which challenges are open, by our ids.

    ``database_id`` is what all copies of one database share; None if it is from before that was written down.
    """

    database_id: str | None
    last_ids: Mapping[str, int]
    version: int
    forgotten: frozenset[int]
    open_challenges: frozenset[int]

    def is_of(self, database_id: str | None) -> bool:
        """True if a copy with this database id is of the same database; a copy older than this field counts as one."""
        return None in {database_id, self.database_id} or database_id == self.database_id


def database_id_of(connection: Connection) -> str:
    """The mark that all copies of this database share."""
    found: str = connection.execute(select(lineage.c.id)).scalar_one()
    return found


def raise_ids(connection: Connection, since: Since | None) -> None:
    """Let new rows get ids that were never given; if it is not known which were, ids that are much higher."""
    for table in COUNTED:
        own = last_id(connection, metadata.tables[table])
        last = max(own, since.last_ids[table]) if since else own + _AHEAD
        set_last_id(connection, metadata.tables[table], last)
