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

#: The mark of what is in the way: of a line of settings, and of a refusal that stands below a message.
MARK: Final = "⚠️"


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


def below(message: str, told: str) -> str:
    """A refusal below the message that it is about, where its buttons are; what an earlier try has left there, refused or saved, makes way for it."""
    unsaved = say("form-unsaved")
    saved = {say("settings-saved", in_the_way=each) for each in ("yes", "no")}
    kept = [line for line in message.split("\n") if line not in saved and not line.endswith(unsaved)]
    refusal = run_on((told.replace("\n", " "), unsaved))
    return "\n".join((*kept, f"{MARK} {refusal}"))


def permissions_named(names: Iterable[str]) -> str:
    """Permissions in a sentence, as Discord's own settings call them."""
    return join_list(say("permission", which=name) for name in names)


def in_code(text: str) -> str:
    """A text from a person's file, shown as code, where markup has no meaning."""
    kept = "".join(char for char in text if char.isprintable() and char != "`")
    return f"`{kept[:MAX_QUOTE] or ' '}`"
