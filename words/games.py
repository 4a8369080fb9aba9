"""The list of one's running matches."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from data import Hold, Match
from services.running import RunningMatch
from words.catalogue import say
from words.limits import CONTENT
from words.links import link_to
from words.pieces import mention

#: A list's longest length: a message without the line that says how many are left out.
_MAX_LENGTH: Final = CONTENT - 100


def games_text(listed: Sequence[RunningMatch]) -> str:
    """A line for each match: whose turn, against whom and where."""
    if not listed:
        return say("games-none")
    text = say("games-title")
    for number, item in enumerate(listed):
        longer = f"{text}\n{_line(item)}"
        if len(longer) > _MAX_LENGTH:
            return f"{text}\n{say('games-more', count=len(listed) - number)}"
        text = longer
    return text


def _line(item: RunningMatch) -> str:
    return say(
        "games-mine" if item.awaits_me else "games-theirs",
        opponent=mention(item.opponent),
        edition=say("edition", edition=item.match.edition),
        match=str(item.match.id),
        turns=say("games-turns", count=item.match.turns),
        time=_time(item.match),
        link=link_to(item.match),
    )


def _time(match: Match) -> str:
    """Until when there is time or, without a clock, since when nothing has happened."""
    if match.hold is Hold.PAUSED:
        return say("games-paused")
    if match.deadline is not None:
        return say("games-until", until=str(int(match.deadline.timestamp())))
    return say("games-since", since=str(int(match.changed_at.timestamp())))
