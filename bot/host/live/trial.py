"""A trial: what was seen of each thing, printed as it is seen, and kept in a file that can be sent to us."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import discord

from bot import __version__
from bot.host.doctor.findings import Finding, fine, note, wrong
from bot.host.live.documented import DOCUMENTED, Fact

#: The texts of a body that tell nothing of anybody. Of all others only that they are texts is kept.
_TOLD: Final = frozenset(
    {"permissions", "app_permissions", "locale", "guild_locale", "context", "content_type"}
)


class Trial:
    """The things that were seen so far, each once."""

    def __init__(self) -> None:
        self._seen: dict[str, Fact] = {}
        self._bodies: dict[str, Any] = {}
        self._refusals: dict[str, Any] = {}
        self._also: dict[str, Any] = {}
        self.different = 0

    def see(self, what: str, fact: Fact) -> None:
        """Note what was seen of a thing in the table, and say it."""
        documented = DOCUMENTED[what]
        self._seen[what] = fact
        if fact in documented.facts:
            _say(fine(what, f"as documented: {_told(fact)}"))
            return
        self.different += 1
        expected = " or ".join(sorted(map(_told, documented.facts)))
        _say(wrong(what, f"{_told(fact)}, documented is {expected}. {documented.otherwise}"))

    def unseen(self, what: str, why: str) -> None:
        """Say why a thing can't be seen this time."""
        _say(note(what, why))

    def keep(self, what: str, body: object) -> None:
        """Keep the shape of a body: its keys, numbers and kinds, without names, words and ids."""
        self._bodies[what] = shape_of(body)

    def keep_refusal(self, what: str, error: discord.HTTPException) -> None:
        """Keep what Discord said no with: its status, its code, and its own sentence, which names nobody."""
        self._refusals[what] = {"status": error.status, "code": error.code, "message": error.text}

    def note_also(self, what: str, value: object) -> None:
        """Keep something for which there is no right or wrong: how long it took, or what there is."""
        self._also[what] = value

    def write(self, file: Path, **later: Any) -> None:
        """Write all of it, and what the next trial needs, into a file."""
        kept = {"version": __version__, "seen": self._seen, "bodies": self._bodies}
        kept |= {"refusals": self._refusals, "also": self._also, **later}
        file.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")


def code_of(error: discord.HTTPException) -> str:
    """A refusal as a fact: its status and Discord's code."""
    return f"{error.status}, code {error.code}"


def shape_of(body: object) -> object:
    """A body of Discord's without what tells of anybody."""
    match body:
        case Mapping():
            return {
                str(name): value if name in _TOLD and isinstance(value, str) else shape_of(value)
                for name, value in body.items()
            }
        case list() | tuple():
            return [shape_of(each) for each in body[:1]]
        case str():
            return "id" if body.isdecimal() else "text"
        case _:
            return body


def _told(fact: Fact) -> str:
    if isinstance(fact, bool):
        return "yes" if fact else "no"
    return "nothing" if fact is None else str(fact)


def _say(finding: Finding) -> None:
    print(finding, flush=True)
