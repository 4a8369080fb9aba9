"""Keeps the log from growing without end: of many records alike, only the first of each minute are written."""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock
from typing import Final

log = logging.getLogger(__name__)

#: How many records alike are written in a minute.
MAX_ALIKE: Final = 20
_MINUTE: Final = 60.0


@dataclass
class _Kind:
    """Records alike: since when they are counted, the first one's level and text, and how many there were."""

    since: float
    level: int
    text: str
    count: int = 0


class OnlySoManyAlike(logging.Filter):
    """Lets the first records of each kind in a minute through; with the next record after it, it tells how many more came.

    Records are alike that one statement of the program made, about one kind of exception if there is one. So there are only
    so many kinds, and many of one keep none of another from being written.
    """

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._now = now
        self._kinds: dict[tuple[str, int, str], _Kind] = {}
        # Any thread may log.
        self._lock = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        with self._lock:
            over = self._take_what_is_over()
            written = self._count(record)
        for kind in over:
            if kind.count > MAX_ALIKE:
                log.log(kind.level, "… and %d more like it: %s", kind.count - MAX_ALIKE, kind.text)
        return written

    def _take_what_is_over(self) -> list[_Kind]:
        """The kinds whose minute is over; they are counted anew."""
        now = self._now()
        over = [key for key, kind in self._kinds.items() if now - kind.since > _MINUTE]
        return [self._kinds.pop(key) for key in over]

    def _count(self, record: logging.LogRecord) -> bool:
        """Count a record; whether it is one of the first of its kind."""
        error = record.exc_info[0] if record.exc_info else None
        key = (record.pathname, record.lineno, error.__name__ if error else "")
        kind = self._kinds.setdefault(key, _Kind(self._now(), record.levelno, str(record.msg)))
        kind.count += 1
        return kind.count <= MAX_ALIKE
