"""The ladder of the bot's levels: which somebody has beaten without a hint, and the badges for that. They follow from the matches: nothing of it is stored."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Badge, Match
from data.queries.careers import player_stats
from services.play.levels import LEVELS, today
from services.play.snapshots import Snapshot

#: So many different levels bring each of the badges.
RUNGS: Final = {Badge.BOT_BEATEN: 1, Badge.FIVE_LEVELS: 5, Badge.ALL_LEVELS: len(LEVELS)}


class Climb(NamedTuple):
    """The levels of today that somebody had beaten without a hint before they won a match against the bot, and when they had won it."""

    before: frozenset[int]
    beaten: frozenset[int]

    @property
    def badges(self) -> Iterator[Badge]:
        """The badges that the match brought."""
        return (badge for badge, least in RUNGS.items() if len(self.before) < least <= len(self.beaten))

    def next_above(self, level: int) -> int | None:
        """The first level above one that they had not beaten without a hint; None if there is none."""
        return next(
            (higher for higher in range(today(level) + 1, LEVELS.stop) if higher not in self.beaten), None
        )


def levels_beaten(connection: Connection, player_id: int, *, before: Match | None = None) -> frozenset[int]:
    """The levels of today at which a player has beaten the bot without a hint; before a match ended, if one is given."""
    return frozenset(map(today, player_stats.levels_beaten_alone(connection, player_id, before=before)))


def climb_of(connection: Connection, snapshot: Snapshot) -> Climb | None:
    """The climb that a match was for its winner, as it was when it ended; None unless a person has beaten the bot in it."""
    match, winner = snapshot.match, snapshot.winner
    if match.level is None or winner is None or winner.is_bot or winner.discord_id is None:
        return None
    before = levels_beaten(connection, winner.id, before=match)
    hinted = snapshot.hints.get(snapshot.seat_of(winner))
    return Climb(before, before if hinted else before | {today(match.level)})
