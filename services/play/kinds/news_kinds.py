"""The kinds of changes, a row each: how one is told, and what it means for an offer and for a notice that are open."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from data import Became, News


class Telling(Enum):
    """The ways in which a change is told: by the board, by a line of text, or by the line of the offer that it ends."""

    BOARD = "board"
    LINE = "line"
    OFFER = "offer"


class NewsKind(NamedTuple):
    """The meaning of a change, in a match that goes on or ends by a turn.

    ``ended`` says what became of an open offer that this change ends without accepting it; it is the branch of a sentence.
    ``became`` is what became of that which a notice tells of; None: the notice still holds. ``moves_clock``: the board tells of a time
    that is no longer so. ``of_absence``: it is told by a line that a player is, or is no longer, away, so nobody need do anything there.
    """

    telling: Telling
    ended: str
    became: Became | None
    moves_clock: bool = False
    of_absence: bool = False


#: Every kind of change. That more time was given is told by who gave it (``services/play/telling/notices.py``).
NEWS: Final[Mapping[News, NewsKind]] = {
    News.BEGUN: NewsKind(Telling.BOARD, "over", None),
    News.TURN: NewsKind(Telling.BOARD, "turn", Became.MOVED),
    News.OFFERED: NewsKind(Telling.LINE, "over", None),
    News.DECLINED: NewsKind(Telling.LINE, "declined", None),
    News.WITHDREW: NewsKind(Telling.OFFER, "withdrawn", None),
    News.TAKEN_BACK: NewsKind(Telling.BOARD, "over", Became.TAKEN_BACK),
    News.PAUSED: NewsKind(Telling.LINE, "over", Became.PAUSED, moves_clock=True),
    News.RESUMED: NewsKind(Telling.LINE, "over", Became.RESUMED, moves_clock=True),
    News.EXTENDED: NewsKind(Telling.LINE, "over", None, moves_clock=True),
    News.LEAVES: NewsKind(Telling.LINE, "over", None, moves_clock=True, of_absence=True),
    News.RETURNS: NewsKind(Telling.LINE, "over", None, moves_clock=True, of_absence=True),
    News.RESCUED: NewsKind(Telling.LINE, "over", Became.RESCUED, moves_clock=True),
}
