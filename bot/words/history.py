"""A player's finished matches, and a match stepped through, in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from bot.services.history import Finished, Step
from bot.services.snapshots import Snapshot
from bot.words.alt_text import LONGEST as LONGEST_ALT
from bot.words.alt_text import describe
from bot.words.catalogue import say
from bot.words.choices import LONGEST
from bot.words.pieces import mention, side_name
from bot.words.refusals import quoted
from bot.words.story import tell
from game import Record, Side

#: What would begin a list at the start of a line.
_LIST_MARK: Final = re.compile(r"^(\s*([-+]|\d+[.)])\s+)+")
_RESULTS = {True: "won", False: "lost", None: "nobody"}


def history_text(page: Sequence[Finished]) -> str:
    """A line for each match."""
    if not page:
        return say("history-none")
    lines = (
        say(
            "history-line",
            result=_RESULTS[item.won],
            opponent=mention(item.opponent),
            match=str(item.match.id),
            edition=say("edition", edition=item.match.edition),
            ending=_ending(item),
            turns=say("games-turns", count=item.match.turns),
            ended=str(int(item.match.changed_at.timestamp())),
        )
        for item in page
    )
    return "\n".join((say("history-title"), *lines))


def replay_option(item: Finished) -> str:
    """A match in the menu from which one is replayed, with room for its number whatever the name is."""
    words = {"result": _RESULTS[item.won], "match": str(item.match.id)}
    room = LONGEST - len(say("history-option", opponent="", **words))
    name = item.opponent.name or say("former-player")
    return say("history-option", opponent=name[:room], **words)


def step_text(step: Step) -> str:
    """Where in the game this is, and the turn told."""
    orange, gray = both_names(step.source)
    words = {"orange": orange, "gray": gray, "turn": str(step.number), "turns": str(step.turns)}
    if isinstance(step.source, Snapshot):
        title = say("replay-title", match=str(step.source.match.id), **words)
    else:
        edition = say("edition", edition=step.source.edition.value)
        title = say("replay-file-title", edition=edition, **words)
    if step.number == 0:
        return f"{title}\n{say('replay-start')}"
    mover = orange if step.before.side is Side.ORANGE else gray
    return f"{title}\n{tell(mover, step.events)}"


def film_text(source: Snapshot | Record) -> str:
    """What a film shows."""
    orange, gray = both_names(source)
    if isinstance(source, Snapshot):
        return say("film-of-match", match=str(source.match.id), orange=orange, gray=gray)
    return say("film-of-file", orange=orange, gray=gray)


def film_progress(turn: int, turns: int) -> str:
    """How far a film has come."""
    return say("film-progress", turn=str(turn), turns=str(turns)) if turn else say("film-waiting")


def film_alt(step: Step) -> str:
    """A film in words: its length, and the board at its end."""
    told = describe(step.after, step.events, over=step.over)
    return say("film-alt", count=step.turns, told=told)[:LONGEST_ALT]


def both_names(source: Snapshot | Record) -> tuple[str, str]:
    """Who plays Orange and Gray; in a record, by the names it has, or else by the sides'."""
    if isinstance(source, Snapshot):
        return mention(source.orange), mention(source.gray)
    orange, gray = (
        _LIST_MARK.sub("", quoted(source.headers.get(header, ""))).strip() or side_name(side)
        for header, side in (("Orange", Side.ORANGE), ("Gray", Side.GRAY))
    )
    return orange, gray


def _ending(item: Finished) -> str:
    return say("ending", ending=item.match.ending.value if item.match.ending else "")
