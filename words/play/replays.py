"""The words at each turn of a replay, and about a film."""

from __future__ import annotations

import re
from typing import Final

from game import Record, Side
from services.play.snapshots import Snapshot
from services.replays import ReplayStep
from words.catalogue import say
from words.limits import ALT_TEXT
from words.play.boards import end_text
from words.refusals import quoted
from words.turns.alt_text import SIDES, Ended, describe, ended, names_in
from words.turns.pieces import mention, side_as_name
from words.turns.story import tell

#: Marks that would begin a list at the start of a line.
_LIST_MARK: Final = re.compile(r"^(\s*([-+]|\d+[.)])\s+)+")


def step_text(step: ReplayStep) -> str:
    """The text of a step: which turn this is, and what it did."""
    orange, gray = both_names(step.source)
    words: dict[str, str | int] = {
        "orange": orange,
        "gray": gray,
        "turn": step.number,
        "turns": step.turns,
    }
    if isinstance(step.source, Snapshot):
        title = say("replay-title", match=str(step.source.match.id), **words)
    else:
        title = say("replay-file-title", edition=step.source.edition, **words)
    if step.played is None:
        return f"{title}\n{say('replay-start')}"
    lines = [title, tell({Side.ORANGE: orange, Side.GRAY: gray}, step.events)]
    if step.over and isinstance(step.source, Snapshot):
        lines.append(end_text(step.source))
    return "\n".join(lines)


def step_alt_text(step: ReplayStep) -> str:
    """The picture of a turn in words."""
    names = names_in(step.source) if isinstance(step.source, Snapshot) else SIDES
    return describe(step.position, step.events, names=names, end=_end(step))


def _end(step: ReplayStep) -> Ended | None:
    """The end of the game, if it ended at this turn; a record only says that it ended."""
    if not step.over:
        return None
    return (ended(step.source.match) if isinstance(step.source, Snapshot) else None) or Ended()


def film_text(source: Snapshot | Record) -> str:
    """The text of a film."""
    orange, gray = both_names(source)
    if isinstance(source, Snapshot):
        told = say("film-of-match", match=str(source.match.id), orange=orange, gray=gray)
        return told if source.running else f"{told}\n{end_text(source)}"
    return say("film-of-file", orange=orange, gray=gray)


def film_progress(turn: int, turns: int) -> str:
    """The share of a film that is drawn, as a line."""
    return say("film-progress", turn=turn, turns=turns) if turn else say("film-waiting")


def film_alt(step: ReplayStep) -> str:
    """A film in words: its length, and the board at its end."""
    told = describe(step.position, step.events, end=_end(step))
    return say("film-alt", count=step.turns, told=told)[:ALT_TEXT]


def both_names(source: Snapshot | Record) -> tuple[str, str]:
    """The names of Orange's and Gray's players; for a record, its own or else the sides' names."""
    if isinstance(source, Snapshot):
        return mention(source.orange), mention(source.gray)
    orange, gray = (
        _LIST_MARK.sub("", quoted(source.headers.get(header, ""))).strip() or side_as_name(side)
        for header, side in (("Orange", Side.ORANGE), ("Gray", Side.GRAY))
    )
    return orange, gray
