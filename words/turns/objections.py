"""The rules against a turn, for whoever types one."""

from __future__ import annotations

from game import Objection
from words.catalogue import say


def objection_text(objection: Objection) -> str:
    """The rule against a turn."""
    return say(f"objection-{objection.name.lower().replace('_', '-')}")
