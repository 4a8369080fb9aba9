"""The words for where a match is played: the name of its thread, that it has moved, that it has no place any more."""

from __future__ import annotations

from data import Match, Player
from services.play.snapshots import Snapshot
from words.catalogue import say
from words.turns.pieces import mention, shortened


def moved_away(match: Match, mover: Player, guild_id: int | None, channel_id: int) -> str:
    """For the place that a match has left: who moved it, and where it is now."""
    return say(
        "board-moved-away",
        mover=mention(mover),
        match=str(match.id),
        where="server" if guild_id else "conversation",
        channel=f"<#{channel_id}>",
    )


def homeless_turn(snapshot: Snapshot) -> str:
    """For the player to move, where no board can be posted any more: that it is their turn, and how to go on."""
    return say(
        "board-homeless-turn",
        other=mention(snapshot.waiting),
        match=str(snapshot.match.id),
        channel=f"<#{snapshot.match.channel_id}>",
    )


def thread_name(match: Match, one: str, other: str) -> str:
    """The name of a match's own thread, or of that of its series, with plain names, because a thread's name has no markup."""
    names = {"one": shortened(one), "other": shortened(other)}
    if match.series_id is not None:
        return say("thread-name-series", edition=match.edition, **names)
    return say("thread-name", edition=match.edition, match=str(match.id), **names)
