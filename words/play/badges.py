"""The badges that a match earned its winner, in a line; and what a badge is called."""

from __future__ import annotations

from data import Badge
from services.play.snapshots import Snapshot
from words.catalogue import join_list, say
from words.turns.pieces import mention


def badge_name(badge: Badge) -> str:
    """The name of a badge."""
    return say("badge-name", badge=badge)


def story_of(badge: Badge) -> str:
    """The story of a badge, for what it is earned."""
    return say("badge-story", badge=badge)


def earned_line(snapshot: Snapshot) -> str | None:
    """The badges that a match earned its winner; None if there are none."""
    winner, summary = snapshot.winner, snapshot.summary
    if winner is None or summary is None or not summary.badges:
        return None
    names = [f"**{badge_name(badge)}**" for badge in summary.badges]
    return say("badge-earned", player=mention(winner), count=len(names), list=join_list(names))
