"""The kinds of changes, a row each: how one is told, and what it means for an offer, a notice and plans that there are."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Final, NamedTuple

from data import Became, Match, News


class Telling(Enum):
    """The ways in which a change is told: by the board, by a line of text, or by the line of the offer that it ends."""

    BOARD = "board"
    LINE = "line"
    OFFER = "offer"


class PlansThen(Enum):
    """The ways in which a change leaves what players have planned: as it is; what was planned for this turn; or nothing."""

    KEPT = "kept"
    FOLLOWED = "followed"
    DROPPED = "dropped"


class NewsKind(NamedTuple):
    """The meaning of a change, in a match that goes on or ends by a turn.

    ``ended`` says what became of an open offer that this change ends without accepting it; it is the branch of a sentence.
    ``became`` is what became of that which a notice tells of; None: the notice still holds. ``plans`` is what it leaves of them. ``moves_clock``: the board tells of a time
    that is no longer so. ``of_absence``: it is told by a line that a player is, or is no longer, away, so nobody need do anything there. ``together``: a contest has changed all its
    matches by it, and of those in one place one line tells.
    """

    telling: Telling
    ended: str
    became: Became | None
    plans: PlansThen
    moves_clock: bool = False
    of_absence: bool = False
    together: bool = False


#: Every kind of change. That more time was given is told by who gave it (``services/play/telling/notices.py``).
NEWS: Final[Mapping[News, NewsKind]] = {
    News.BEGUN: NewsKind(Telling.BOARD, "over", None, PlansThen.KEPT),
    News.TURN: NewsKind(Telling.BOARD, "turn", Became.MOVED, PlansThen.FOLLOWED),
    News.OFFERED: NewsKind(Telling.LINE, "withdrawn", None, PlansThen.KEPT),
    News.DECLINED: NewsKind(Telling.LINE, "declined", None, PlansThen.KEPT),
    News.WITHDREW: NewsKind(Telling.OFFER, "withdrawn", None, PlansThen.KEPT),
    News.TAKEN_BACK: NewsKind(Telling.BOARD, "over", Became.TAKEN_BACK, PlansThen.DROPPED),
    News.PAUSED: NewsKind(Telling.LINE, "over", Became.PAUSED, PlansThen.KEPT, moves_clock=True),
    News.RESUMED: NewsKind(Telling.LINE, "over", Became.RESUMED, PlansThen.KEPT, moves_clock=True),
    News.EXTENDED: NewsKind(Telling.LINE, "over", None, PlansThen.KEPT, moves_clock=True),
    News.LEAVES: NewsKind(Telling.LINE, "over", None, PlansThen.KEPT, moves_clock=True, of_absence=True),
    News.RETURNS: NewsKind(Telling.LINE, "over", None, PlansThen.KEPT, moves_clock=True, of_absence=True),
    News.RESCUED: NewsKind(Telling.LINE, "over", Became.RESCUED, PlansThen.KEPT, moves_clock=True),
    News.CONTEST_PAUSED: NewsKind(
        Telling.LINE, "over", Became.PAUSED, PlansThen.KEPT, moves_clock=True, together=True
    ),
    News.CONTEST_WENT_ON: NewsKind(
        Telling.LINE, "over", Became.WENT_ON, PlansThen.KEPT, moves_clock=True, together=True
    ),
}


def is_answer(news: News) -> bool:
    """True if a change is told by a line that is not the offer's: an answer, or what becomes of the clock."""
    return news is not News.OFFERED and NEWS[news].telling is Telling.LINE


def line_asks_for_turn(match: Match) -> bool:
    """True if the line of a match's last change asks for nothing but its turn, for which it has a button.

    An offer and a pause say themselves how they went on, and that somebody is away asks for nothing.
    """
    news = match.news
    if news is News.PAUSED or not is_answer(news) or line_tells_of_offer(match):
        return False
    return not NEWS[news].of_absence


def line_tells_of_offer(match: Match) -> bool:
    """True if the line of a match's last change asks for an answer to the offer that is open.

    Beside a line of its own, which an offer has as soon as it is told, a line about the clock asks for none. While the line of an
    earlier offer has to say how that was settled, the one stored is that line, and the offer has none yet.
    """
    if match.offers.open is None:
        return False
    return not is_answer(match.news) or match.offers.message_id is None or match.offers.settled is not None
