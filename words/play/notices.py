"""The notices: reminders, time that is up, a long silence; and what each says once that is settled."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from typing import assert_never

from data import Became, Hold, Match, Notice, NoticeKind, Player
from game import Side
from services.play.matches import counts
from services.play.reminders import Due
from services.play.snapshots import Snapshot
from services.play.telling.notices import SettledNotices
from services.play.timing.clocks import SILENCE, UNCLAIMED, extension
from words.catalogue import join_all, say, seconds, small
from words.play.contests import contest_tag
from words.turns.pieces import mention


def notice_text(notice: Due, kind: NoticeKind, now: datetime) -> str:
    """The text of a notice: what it is about, and in small print until when."""
    snapshot = notice.snapshot
    match, mover, waiting = snapshot.match, mention(snapshot.to_move), mention(snapshot.waiting)
    names = {"mover": mover, "waiting": waiting, "match": str(match.id)}
    match kind:
        case NoticeKind.REMIND:
            lines = [say("notice-remind", **names)]
            if facts := list(_of_turn(snapshot)):
                lines.append(small(say("between-facts").join(facts)))
            if match.clock.hold is Hold.REMOVED:
                lines.append(small(say("notice-away")))
        case NoticeKind.TIME_UP:
            closes = seconds(now + UNCLAIMED)
            lines = [
                say("notice-time-up", **names),
                say("notice-time-up-how", counts="yes" if counts(match) else "no", extra=extra_time(match)),
            ]
            lines.append(small(say("notice-time-up-until", closes=closes, **names)))
        case NoticeKind.LATE:
            told = {"match": str(match.id), "counts": "yes" if counts(match) else "no"}
            lines = [say("notice-late", other=waiting, **told)]
        case NoticeKind.ASK:
            # Of those who play it, only people are asked.
            who = join_all(mention(each.player) for each in notice.to)
            lines = [say("notice-ask", who=who, match=str(match.id))]
            lines.append(small(say("notice-ask-until", closes=seconds(now + SILENCE))))
        case NoticeKind.PAUSED:
            raise ValueError("A pause is told by a line, not by a notice that is due")
        case never:
            assert_never(never)
    return "\n".join(lines)


def _of_turn(snapshot: Snapshot) -> Iterator[str]:
    """The small print of a reminder: when the turn is due, and in which contest it is, as far as there is either."""
    if snapshot.match.clock.deadline:
        yield say("notice-remind-due", until=seconds(snapshot.match.clock.deadline))
    if snapshot.played_in:
        yield contest_tag(snapshot.played_in.contest)


def extra_time(match: Match) -> str:
    """The word for the time that may be given to whoever has let theirs run out: a day or, where a turn has no more, ten minutes."""
    return "day" if match.pace.time is None or extension(match.pace) >= timedelta(days=1) else "minutes"


def settled_notice_text(settled: SettledNotices, notice: Notice) -> str:
    """A notice after that is settled of which it told."""
    by = notice.by or Side.ORANGE
    became = notice.became or Became.OVER
    return became_text(settled.match_id, became, notice.kind, settled.player(by), settled.player(by.other))


def became_text(match_id: int, became: Became, kind: NoticeKind, by: Player, other: Player) -> str:
    """The sentence of how that went on of which a notice of a kind tells, ``by`` one of the players."""
    names = {"by": mention(by), "other": mention(other)}
    return say("notice-became", became=became, kind=kind, match=str(match_id), **names)
