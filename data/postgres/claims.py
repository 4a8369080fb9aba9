"""Claims in the rows of matches (a lease): who shows a match or thinks in it, until when. The server's clock counts.

Each is one statement, and needs no more.
"""

from __future__ import annotations

from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, bindparam, literal_column, or_, select, update

from data.peers import Claim, Work
from data.queries.tables.matches import matches

#: Seconds that a claim lasts without being renewed.
LASTS: Final = 15.0
_NOW: Final[ColumnElement[Any]] = literal_column("localtimestamp")
_UNTIL: Final[ColumnElement[Any]] = literal_column(f"localtimestamp + interval '{LASTS} seconds'")


def _claiming(work: Work) -> Any:
    by, until = matches.c[f"{work.value}_by"], matches.c[f"{work.value}_until"]
    before = select(matches.c.id, by.label("by")).where(matches.c.id == bindparam("match_id_")).subquery()
    return (
        update(matches)
        .where(
            matches.c.id == before.c.id,
            or_(by.is_(None), by == bindparam("claimant_"), until < _NOW),
        )
        .values({by: bindparam("claimant_"), until: _UNTIL})
        .returning(matches.c.relocations, matches.c.shown_version, before.c.by)
    )


_CLAIM: Final = {work: _claiming(work) for work in Work}
_OWN: Final = {
    work: update(matches).where(
        matches.c.id == bindparam("match_id_"), matches.c[f"{work.value}_by"] == bindparam("claimant_")
    )
    for work in Work
}
_RENEW: Final = {work: own.values({f"{work.value}_until": _UNTIL}) for work, own in _OWN.items()}
_RELEASE: Final = {work: own.values({f"{work.value}_by": None}) for work, own in _OWN.items()}


def claim(connection: Connection, work: Work, match_id: int, claimant: str) -> Claim | None:
    """Claim a match; None if another process has it, or there is no such match."""
    row = connection.execute(_CLAIM[work], {"match_id_": match_id, "claimant_": claimant}).one_or_none()
    return Claim(claimant, (row[0], row[1]), left=row[2] not in {None, claimant}) if row else None


def renew(connection: Connection, work: Work, match_id: int, claimant: str) -> None:
    """Claim a match for longer, if the claim was not released or taken meanwhile."""
    connection.execute(_RENEW[work], {"match_id_": match_id, "claimant_": claimant})


def release(connection: Connection, work: Work, match_id: int, claimant: str) -> None:
    """Let go of a match."""
    connection.execute(_RELEASE[work], {"match_id_": match_id, "claimant_": claimant})
