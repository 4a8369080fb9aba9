"""A player's finished matches in words."""

from __future__ import annotations

from collections.abc import Sequence

from data import MatchEnd
from services.play.telling.history import Finished
from words.catalogue import say, seconds
from words.limits import OPTION
from words.turns.pieces import mention


def history_text(page: Sequence[Finished]) -> str:
    """A line for each match."""
    if not page:
        return say("history-none")
    return "\n".join((say("history-title"), *map(_line, page)))


def _line(item: Finished) -> str:
    line = say(
        "history-line",
        result=_result(item),
        opponent=mention(item.opponent),
        match=str(item.match.id),
        edition=item.match.edition,
        ending=item.match.ending or MatchEnd.ABANDONED,
        count=item.match.turns,
        ended=seconds(item.match.changed_at),
    )
    changed = [say("history-rating", change=f"{item.rating.change:+d}")] if item.rating else []
    return say("between-facts").join((line, *changed))


def replay_option(item: Finished) -> str:
    """A match in the replay menu; a long name is cut, so that there is room for the number."""
    words = {"result": _result(item), "match": str(item.match.id)}
    room = OPTION - len(say("history-option", opponent="", **words))
    name = item.opponent.name or say("former-player")
    return say("history-option", opponent=name[:room], **words)


def _result(item: Finished) -> str:
    """The result: they won, lost or drew, or the match counts for nobody."""
    if item.won is None:
        return "drawn" if item.match.ending and item.match.ending.drawn else "nobody"
    return "won" if item.won else "lost"
