"""The notices: reminders, time that is up, a long silence."""

from __future__ import annotations

from datetime import datetime

from data import Reminder
from services.clocks import SILENCE, UNCLAIMED
from services.reminders import Notice
from words.catalogue import say, small
from words.pieces import mention


def notice_text(notice: Notice, now: datetime) -> str:
    """The text of a notice: what it is about, and in small print until when."""
    snapshot = notice.snapshot
    match, mover, waiting = snapshot.match, mention(snapshot.to_move), mention(snapshot.waiting)
    names = {"mover": mover, "waiting": waiting, "match": str(match.id)}
    match notice.reminder:
        case Reminder.REMIND:
            lines = [say("notice-remind", **names)]
            if match.deadline:
                lines.append(small(say("notice-remind-due", until=_seconds(match.deadline))))
        case Reminder.TIME_UP:
            closes = _seconds(now + UNCLAIMED)
            lines = [say("notice-time-up", **names), say("notice-time-up-how")]
            lines.append(small(say("notice-time-up-until", closes=closes, **names)))
        case _:
            lines = [say("notice-ask", **names)]
            lines.append(small(say("notice-ask-until", closes=_seconds(now + SILENCE))))
    return "\n".join(lines)


def _seconds(moment: datetime) -> str:
    return str(int(moment.timestamp()))
