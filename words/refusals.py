"""The sentence of every refusal."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from data import Challenge, Match, Player
from game import Objection
from services.refusals import Refused
from words.catalogue import MAX_QUOTE, join_list, quoted, run_on, say
from words.links import channel_list, link_to
from words.turns.objections import objection_text
from words.turns.pieces import mention

#: Numbers that count nothing: they are not written with the language's separators.
_SHOWN_AS_THEY_ARE: Final = frozenset({"match", "until", "line", "expected"})

#: The mark of a refusal that stands above a message.
_MARK: Final = "⚠️"
#: The titles of settings, which may say of an earlier try that it was saved.
_TITLES: Final = ("server-settings", "settings-mine")


def sentence(refused: Refused) -> str:
    """The sentence of a refusal: why not, and what to do instead."""
    words: dict[str, str | int] = {}
    for name, detail in refused.details.items():
        match detail:
            case Player():
                words[name] = mention(detail)
            case Match():
                words |= {name: link_to(detail), "match": str(detail.id)}
            case Challenge():
                words[name] = link_to(detail)
            case frozenset():
                words[name] = channel_list(detail)
            case Objection():
                words[name] = objection_text(detail)
            case tuple():
                words |= {"first": str(detail[0]), "count": len(detail)}
            case str() if name == "missing":
                words[name] = permissions_named(detail.split())
            case str() if name == "invite":
                words[name] = f"<{detail}>"  # so that Discord shows no preview of it
            case str() if name == "code":
                words[name] = in_code(detail)
            case str():
                words[name] = quoted(detail)
            case _:
                words[name] = str(detail) if name in _SHOWN_AS_THEY_ARE else detail
    return say(f"refusal-{refused.refusal.value}", **words)


def above(told: str, message: str) -> str:
    """A refusal above the message that it is about; the refusal of an earlier try, which stands there, makes way for it."""
    lines = message.split("\n")
    kept = lines[1:] if lines[0].startswith(_MARK) else lines
    for title in _TITLES:
        if kept and kept[0] == say(title, saved="yes"):
            kept[0] = say(title, saved="no")
    first = run_on((told.replace("\n", " "), say("form-unsaved")))
    return "\n".join((f"{_MARK} {first}", *kept))


def permissions_named(names: Iterable[str]) -> str:
    """Permissions in a sentence, as Discord's own settings call them."""
    return join_list(say("permission", which=name) for name in names)


def in_code(text: str) -> str:
    """A text from a person's file, shown as code, where markup has no meaning."""
    kept = "".join(char for char in text if char.isprintable() and char != "`")
    return f"`{kept[:MAX_QUOTE] or ' '}`"
