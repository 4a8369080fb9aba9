"""A problem of a language: the sentence that has it, and what is wrong and what to do."""

from __future__ import annotations

from typing import NamedTuple


class Problem(NamedTuple):
    """``key`` is that of a sentence, or a file's name; ``wrong`` goes on: what is wrong with it, and what to do."""

    key: str
    wrong: str

    def __str__(self) -> str:
        """A line of the command."""
        return f"{self.key} {self.wrong}"
