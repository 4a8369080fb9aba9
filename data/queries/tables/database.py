"""The tables about the database itself: which process does what, and which copies belong together."""

from __future__ import annotations

from sqlalchemy import Column, Table, Text

from data.queries.tables.columns import UtcTime, metadata

#: What only one process does at a time: which one, until when (``data/postgres/leases.py``). Each has a row from the beginning.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("held_by", Text, nullable=True),
    Column("held_until", UtcTime, nullable=True),
)

#: One row, which all copies of one database share.
lineage = Table("lineage", metadata, Column("id", Text, primary_key=True))
