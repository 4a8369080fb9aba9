"""The level that suits somebody, by how their latest matches against the bot have ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sqlalchemy import Connection

from data import Match, MatchEnd
from data.queries.learning import hints
from data.queries.matches import finished_matches
from game import Side
from services.play.badges.ladder import Climb
from services.play.levels import LEVELS, TELLING, BotResult, is_level, matching, proposed, today
from services.play.snapshots import Snapshot


def level_for(connection: Connection, player_id: int) -> int:
    """The level that suits a player."""
    return matching(_results(connection, player_id))


def level_after(connection: Connection, snapshot: Snapshot, climbed: Climb | None) -> int | None:
    """The level that the bot proposes after a match against it; None to stay, and after a match between people or of a whole server.

    After a win by hints (which has led nowhere on the ladder, ``climbed``) that is the one that follows once it is beaten without them.
    """
    match, bot = snapshot.match, snapshot.bot_side
    if match.level is None or bot is None or snapshot.ballot is not None:
        return None
    if won_by_hints(snapshot):
        return climbed.next_above(match.level) if climbed else None
    person = snapshot.player(bot.other)
    found = proposed(match.level, _score(match, person.id), _results(connection, person.id))
    if found is None and match.ending is MatchEnd.RESIGNED and match.winner is bot:
        # Whoever gives up says that it was too hard: one loss is enough.
        lower = today(match.level) - 1
        return lower if lower in LEVELS else None
    return found


def won_by_hints(snapshot: Snapshot) -> bool:
    """True if somebody has beaten the bot with as many hints as half of their own turns: a harder level would be too hard without."""
    bot, winner = snapshot.bot_side, snapshot.match.winner
    return bot is not None and winner is bot.other and _is_by_hints(snapshot.match, snapshot.hints)


def _is_by_hints(match: Match, hinted: Mapping[Side, int]) -> bool:
    """True if the winner of a match has had as many hints as half of their own turns."""
    count = hinted.get(match.winner, 0) if match.winner else 0
    return count > 0 and 2 * count >= -(-match.turns // 2)


def _results(connection: Connection, player_id: int) -> Sequence[BotResult]:
    """A player's latest results against the bot, the latest last; without what they won by hints, which tells nothing of their strength."""
    found = finished_matches.latest_with_bot(connection, player_id, TELLING)
    hinted = hints.counts_of(connection, [match.id for match in found if match.hints])
    return [
        BotResult(match.level, _score(match, player_id))
        for match in reversed(found)
        if match.level is not None and is_level(match.level) and match.ending and match.ending.counts
        if not _is_by_hints(match, hinted.get(match.id, {}))
    ]


def _score(match: Match, player_id: int) -> float:
    """The score of a finished match for a player: 1, 0.5 or 0."""
    if match.winner is None:
        return 0.5
    mine = Side.ORANGE if match.orange_id == player_id else Side.GRAY
    return float(match.winner is mine)
