"""The log: text or JSON, one event a line, and of many records alike only the first of each minute.

A record about a match has the attributes ``match`` and ``version``, one of a mistake of ours its ``reference`` (the argument
``extra`` of logging). None has a name or anything that people have written.
"""

from __future__ import annotations

import json
import logging
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime
from threading import Lock
from typing import Any, Final

import aiohttp
import discord
from discord.gateway import ReconnectWebSocket

log = logging.getLogger(__name__)

#: How many records alike are written in a minute.
MAX_ALIKE: Final = 20
_MINUTE: Final = 60.0
_TEXT: Final = "%(asctime)s %(levelname)s %(name)s: %(message)s"
#: What connecting to the gateway raises while Discord or the network fails.
_OUTAGE: Final = (
    discord.ConnectionClosed,
    discord.GatewayNotFound,
    aiohttp.ClientError,
    ReconnectWebSocket,
    OSError,
    TimeoutError,
)
#: What a record may tell beside its text.
_FIELDS: Final = ("match", "version", "reference")


def log_to_stderr(level: str, *, as_json: bool = False) -> None:
    """Begin to log."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(AsJson() if as_json else logging.Formatter(_TEXT))
    handler.addFilter(OnlySoManyAlike())
    logging.basicConfig(level=level, handlers=[handler])
    # Below INFO, these log whole messages and rows, which are private.
    for library in ("discord", "aiosqlite", "psycopg"):
        logging.getLogger(library).setLevel(max(logging.INFO, logging.getLevelName(level)))
    # It would tell each migration in lines of its own.
    logging.getLogger("alembic").setLevel(logging.WARNING)
    logging.getLogger("discord.shard").addFilter(_keep_calm)


def _keep_calm(record: logging.LogRecord) -> bool:
    """Make one line of it that the gateway is connected again: discord.py logs a traceback at every try of an outage."""
    error = record.exc_info[1] if record.exc_info else None
    if isinstance(error, _OUTAGE):
        record.levelno, record.levelname = logging.WARNING, "WARNING"
        record.msg, record.args = f"{record.getMessage()} ({type(error).__name__})", ()
        record.exc_info = record.exc_text = None
    return True


class AsJson(logging.Formatter):
    """Writes a record as one line of JSON: ``at`` (UTC), ``level``, ``logger``, ``event``, what it is about, and an ``error``."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname,
            "logger": record.name,
            "event": record.getMessage(),
        }
        line |= {field: getattr(record, field) for field in _FIELDS if hasattr(record, field)}
        if record.exc_info:
            line["error"] = self.formatException(record.exc_info)
        return json.dumps(line)


@dataclass
class _Repeated:
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
        self._kinds: dict[tuple[str, int, str], _Repeated] = {}
        # Any thread may log.
        self._lock = Lock()

    def filter(self, record: logging.LogRecord) -> bool:
        """True if a record is written."""
        with self._lock:
            over = self._take_what_is_over()
            written = self._count(record)
        for kind in over:
            if kind.count > MAX_ALIKE:
                log.log(kind.level, "… and %d more like it: %s", kind.count - MAX_ALIKE, kind.text)
        return written

    def _take_what_is_over(self) -> list[_Repeated]:
        """The kinds whose minute is over; they are counted anew."""
        now = self._now()
        over = [key for key, kind in self._kinds.items() if now - kind.since > _MINUTE]
        return [self._kinds.pop(key) for key in over]

    def _count(self, record: logging.LogRecord) -> bool:
        """Count a record; whether it is one of the first of its kind."""
        error = record.exc_info[0] if record.exc_info else None
        key = (record.pathname, record.lineno, error.__name__ if error else "")
        kind = self._kinds.setdefault(key, _Repeated(self._now(), record.levelno, str(record.msg)))
        kind.count += 1
        return kind.count <= MAX_ALIKE
