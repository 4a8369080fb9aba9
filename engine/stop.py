"""Stops a search that runs in another thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from threading import Lock

from engine.machine import Machine


class Stop:
    """Ends the searches it was given to: ``set`` may be called from any thread, at any time, more than once.

    A search that is stopped answers at once with the best it has found; one that is begun after that looks a turn ahead.
    """

    def __init__(self) -> None:
        self._lock = Lock()
        self._stopped = False
        self._running: Machine | None = None

    def set(self) -> None:
        """Stop what is running, and what will be."""
        with self._lock:
            self._stopped = True
            if self._running is not None:
                self._running.set_stop(True)

    @contextmanager
    def holding(self, machine: Machine) -> Iterator[None]:
        """While inside, ``set`` stops this machine; the lock makes sure that no other search is hit by it."""
        with self._lock:
            self._running = machine
            machine.set_stop(self._stopped)
        try:
            yield
        finally:
            with self._lock:
                self._running = None
                machine.set_stop(False)
