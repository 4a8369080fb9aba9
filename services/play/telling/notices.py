"""The messages that tell of a match's clock: reminders, time that is up, a long silence, a pause.

They are kept until each says what became of it. That is stored by the transaction that brings it about, so it is told even
if the program ends before.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from data import Became, Match, MatchEnd, News, Notice, NoticeKind, Player, Reminder
from data.queries import notices
from data.queries.matches import matches, shown_matches
from game import Side
from services.play.kinds.news_kinds import NEWS


class SettledNotices(NamedTuple):
    """Messages of a match that have yet to say what became of it, who plays it, and in which server, if any."""

    match_id: int
    orange: Player
    gray: Player
    notices: Sequence[Notice]
    guild_id: int | None = None

    def player(self, side: Side) -> Player:
        """The player of a side."""
        return self.orange if side is Side.ORANGE else self.gray

    def reader(self, notice: Notice) -> Player | None:
        """The player whose direct message a notice is; None: it is in a channel."""
        return next((each for each in (self.orange, self.gray) if each.id == notice.player_id), None)

    def is_taken_away(self, notice: Notice) -> bool:
        """True if a notice is gone rather than says what became of it: a reminder in a channel, which everybody there reads, that holds no longer."""
        is_past = notice.became in {Became.MOVED, Became.ANEW, Became.RESCUED}
        return notice.kind is NoticeKind.REMIND and is_past and not self.reader(notice)


def settle(connection: Connection, seen: Match, after: Match) -> None:
    """Store what a change means for the messages of a match, if there are any."""
    if not seen.delivery.has_notices:
        return
    became = became_of(seen, after)
    if became:
        notices.settle(connection, seen.id, became, after.by)
    elif after.clock.reminder is Reminder.ASK:
        # An offer or its answer breaks a silence, and leaves everything else as it is.
        notices.settle(connection, seen.id, Became.WENT_ON, after.by, NoticeKind.ASK)


def set_anew(connection: Connection, match: Match, by: Side) -> None:
    """Store that a turn is due at another moment than a match's reminders say, because a player's hours have changed."""
    if match.delivery.has_notices:
        notices.settle(connection, match.id, Became.ANEW, by, NoticeKind.REMIND)


def keep_going(connection: Connection, match: Match, by: Side) -> None:
    """Store that a player keeps a match open after a long silence."""
    if match.delivery.has_notices:
        notices.settle(connection, match.id, Became.KEPT, by, NoticeKind.ASK)


def add(connection: Connection, seen: Match, sent: Sequence[Notice]) -> bool:
    """Keep messages that were sent about a match as it was ``seen``; returns whether it has gone on meanwhile.

    The one in its channel is the last of those that remind there, from now on.
    """
    now = matches.by_id(connection, seen.id)
    became = became_of(seen, now) if now and now.version > seen.version else None
    for notice in sent:
        notices.add(connection, notice._replace(became=became, by=now.by if now and became else None))
        if notice.reminds_channel:
            notices.take_place(connection, notice, seen.delivery.notice_id)
    return became is not None


def replaced_by(match: Match, sent: Sequence[Notice]) -> int | None:
    """The message in a match's channel whose place is taken by what was ``sent``; None if there is none.

    Several reminders of one match below each other would hide what else a channel says.
    """
    in_channel = [notice.message_id for notice in sent if notice.reminds_channel]
    former = match.delivery.notice_id
    # One that Discord takes only once is the former itself.
    return former if in_channel and former not in in_channel else None


def pause_shown(
    connection: Connection, match: Match, shown: Mapping[str, int | None], message_id: int | None
) -> bool:
    """Store that the line was shown which says that the clock stands still, and keep it; False if the match was moved."""
    at_home = shown_matches.set_shown(connection, match, shown)
    if at_home and message_id and not match.user_installed:
        add(connection, match, [Notice(message_id, match.channel_id, match.id, None, NoticeKind.PAUSED)])
    return at_home


def settled(connection: Connection, match_id: int) -> SettledNotices | None:
    """The messages of a match that have something to say; None if there are none."""
    waiting = [notice for notice in notices.of_match(connection, match_id) if notice.became]
    found = matches.with_players(connection, match_id) if waiting else None
    if found is None:
        return None
    return SettledNotices(match_id, found.orange, found.gray, waiting, found.match.guild_id)


def told(connection: Connection, settled: SettledNotices) -> None:
    """Keep messages no longer that have said what became of it."""
    notices.remove(connection, settled.match_id, [notice.message_id for notice in settled.notices])
    for notice in filter(settled.is_taken_away, settled.notices):
        notices.leave_place(connection, notice)


def ended_as(ending: MatchEnd) -> Became:
    """The way in which the end of a match settles that of which a notice tells."""
    if ending is MatchEnd.TIME:
        return Became.CLAIMED
    return Became.MOVED if ending.by_turn else Became.OVER


def became_of(seen: Match, after: Match) -> Became | None:
    """The way in which a change settles that of which a notice tells; None if the notice still holds."""
    if after.ending is MatchEnd.TIME and after.loses_on_time:
        return Became.TIMED_OUT
    if after.ending is not None:
        return ended_as(after.ending)
    if after.news is News.EXTENDED:
        # Who accepts an offer of more time ends that offer; who gives a day leaves it open.
        return Became.TIME if seen.offers.open and after.offers.open is None else Became.DAY
    return NEWS[after.news].became
