"""Prints what the host's commands do, and how they ended."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from services.restoring import Restored

#: After how many rows of a table it is told again how far it is.
_EVERY: Final = 250_000


def tell_rows(table: str, done: int, number: int) -> None:
    """Tell of a large table how many of its rows are copied."""
    if number >= _EVERY and (done % _EVERY == 0 or done == number):
        print(f"{table}: {done:,} of {number:,}", flush=True)


def tell_restored(restored: Restored, kept: Path | None, *, since_known: bool) -> None:
    """Tell what was restored; ``kept`` is what was there before, ``since_known``: it told of the time since the backup."""
    until = f"{restored.until:%Y-%m-%d at %H:%M} UTC"
    print(f"Restored: {restored.matches} matches, {restored.running} of them running, as it was on {until}.")
    if kept:
        print(f"What was there before is kept: {kept}. Delete it when you no longer need it.")
    if restored.forgotten:
        print(
            f"People who had asked to be forgotten since then, and are forgotten again: {restored.forgotten}."
        )
    if not since_known:
        print(
            "Nothing here tells of the time since then: if somebody asked to be forgotten in it, they have to ask again."
        )
    if restored.ended:
        print(f"Challenges that were open then, and have ended: {restored.ended}.")
