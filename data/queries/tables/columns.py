"""The types of columns, the same in SQLite and in PostgreSQL; and the metadata that all tables share."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    DateTime,
    Dialect,
    Integer,
    MetaData,
    Text,
    TypeDecorator,
    literal_column,
)

E = TypeVar("E", bound=Enum)


class UtcTime(TypeDecorator[datetime]):
    """A moment with its zone, stored in UTC without the zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Drop the zone; a moment without a zone is the caller's mistake."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment needs its zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Add the zone again."""
        return None if value is None else value.replace(tzinfo=UTC)


class Named(TypeDecorator[E]):
    """A member of an enumeration, stored as its value."""

    impl = Text
    cache_ok = True

    def __init__(self, members: type[E]) -> None:
        super().__init__()
        self.members = members

    def process_bind_param(self, value: E | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """The member's value."""
        return None if value is None else str(value.value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> E | None:  # noqa: ARG002
        """The member with this value."""
        return None if value is None else self.members(value)


def written(member: Enum) -> ColumnElement[Any]:
    """A member of an enumeration as a condition names it: written into the statement, not filled in.

    Where a value that is filled in decides whether SQLite may use a partial index, it plans the statement anew each time,
    which takes ten times as long as running it.
    """
    return literal_column(f"'{member.value}'")


#: A whole number of 64 bits: what SQLite calls INTEGER.
LONG: Final = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_once",
        "ck": "%(table_name)s_%(constraint_name)s",
        "fk": "%(table_name)s_%(column_0_name)s",
        "pk": "%(table_name)s_key",
    }
)
