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
    """The badges that a match earned its winner, one alone with what it is for; None if there are none."""
    winner, summary = snapshot.winner, snapshot.summary
    if winner is None or summary is None or not summary.badges:
        return None
    earned, count = summary.badges, len(summary.badges)
    told = (
        [say("badge-line", badge=earned[0])] if count == 1 else [f"**{badge_name(each)}**" for each in earned]
    )
    return say("badge-earned", player=mention(winner), count=count, list=join_list(told))
