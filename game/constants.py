"""The base of the game's enumerations: each member's ``repr`` is the name it has in code."""

from __future__ import annotations

from enum import Enum


class Constant(Enum):
    """An enumeration whose members print as code that evaluates to them: ``Kind.CAT``."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}.{self.name}"
