"""The badges that a match earned its winner, with their stories; and what a badge is called."""

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


def earned_line(snapshot: Snapshot, *, briefly: bool = False) -> str | None:
    """The badges that a match earned its winner, each with what it is for, or ``briefly`` where there are several; None if there are none."""
    winner, summary = snapshot.winner, snapshot.summary
    if winner is None or summary is None or not summary.badges:
        return None
    earned, count = summary.badges, len(summary.badges)
    if briefly and count > 1:
        told = join_list(f"**{badge_name(each)}**" for each in earned)
    else:
        told = say("between-facts").join(say("badge-line", badge=each) for each in earned)
    return say("badge-earned", player=mention(winner), count=count, list=told)
