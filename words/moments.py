"""Moments in sentences: Discord shows everybody a `<t:…>` in their own time, by the seconds since 1970."""

from __future__ import annotations

from datetime import datetime


def seconds(moment: datetime | None) -> str:
    """The seconds of a moment, for a sentence that names it; "0" for none, in a sentence that says so instead."""
    return str(int(moment.timestamp())) if moment else "0"
