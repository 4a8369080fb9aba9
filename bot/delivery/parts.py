"""Decides which message of a match comes next: its board, a line of text, or nothing. No I/O."""

from __future__ import annotations

from enum import Enum

from data import Match
from services.play.kinds.news_kinds import NEWS, Telling, line_asks_for_turn, line_tells_of_offer


class Part(Enum):
    """The parts of a match, a message each."""

    BOARD = "board"
    LINE = "line"
    NOTHING = "nothing"


def next_part(match: Match) -> Part:
    """The part of a match that is to be shown next."""
    if match.delivery.shown_version < match.delivery.board_version:
        return Part.BOARD
    return Part.LINE if _is_told(match) else Part.NOTHING


def line_follows(match: Match) -> bool:
    """True if a line is to be shown after the board: of a change since then or, if all is shown again, of an open offer."""
    if match.version == match.delivery.board_version:
        return False
    return match.offers.open is not None if match.delivery.shown_version == 0 else _is_told(match)


def next_version(match: Match) -> int:
    """The version that the next message shows."""
    return match.delivery.board_version if next_part(match) is Part.BOARD else match.version


def once_shown(match: Match, what: Part, message_id: int | None) -> dict[str, int | None]:
    """The changes to store once a part of a match was shown, which it can be only where it has a place: columns and their values."""
    if what is Part.BOARD:
        version = match.delivery.board_version if line_follows(match) else match.version
        return {"shown_version": version, "message_id": message_id, "place_lost": None, "line_id": None}
    if what is Part.LINE:
        offered = {"offer_message_id": message_id} if line_tells_of_offer(match) else {}
        asking = {"line_id": message_id} if line_asks_for_turn(match) else {}
        return {"shown_version": match.version, "place_lost": None, **offered, **asking}
    return {"shown_version": match.version}


def _is_told(match: Match) -> bool:
    """True if the last change is told by a line of its own."""
    return match.version > match.delivery.board_version and NEWS[match.news].telling is Telling.LINE
