"""What a line of the log is about, as fields of its own (``bot/logs.py``)."""

from __future__ import annotations

from data import Match


def about(match: Match) -> dict[str, int]:
    """A match and its version, for the argument ``extra`` of logging."""
    return {"match": match.id, "version": match.version}
