"""Lateness: what a clubhouse tells late may have been told already, before the database was restored from a copy."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final

_FRESH: Final = timedelta(minutes=5)


def is_late(due: datetime, now: datetime) -> bool:
    """True if what was due at a moment may have been told already, though the database knows nothing of it."""
    return now - due > _FRESH
