"""The notices: reminders, time that is up, a long silence."""

from __future__ import annotations

from services.reminders import Notice
from words.catalogue import say
from words.links import link_to
from words.pieces import mention


def notice_text(notice: Notice) -> str:
    """The text of a notice, with a link to the board."""
    snapshot = notice.snapshot
    match = snapshot.match
    return say(
        f"notice-{notice.reminder.value}",
        mover=mention(snapshot.to_move),
        waiting=mention(snapshot.player(snapshot.position.side.other)),
        match=str(match.id),
        link=link_to(match),
        until=str(int(match.deadline.timestamp())) if match.deadline else "0",
    )
