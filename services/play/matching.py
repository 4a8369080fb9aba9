"""The level that suits somebody, by how their latest matches against the bot have ended."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import Connection

from data import Match, MatchEnd
from data.queries.matches import finished_matches
from game import Side
from services.play.levels import LEVELS, TELLING, BotResult, is_level, matching, proposed, today
from services.play.snapshots import Snapshot


def level_for(connection: Connection, player_id: int) -> int:
    """The level that suits a player."""
    return matching(_results(connection, player_id))


def level_after(connection: Connection, snapshot: Snapshot) -> int | None:
    """The level that the bot proposes after a match against it; None to stay, and after a match between people or of a whole server."""
    match, bot = snapshot.match, snapshot.bot_side
    if match.level is None or bot is None or snapshot.ballot is not None:
        return None
    if won_by_hints(snapshot):
        return None
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
    if bot is None or winner is not bot.other:
        return False
    hinted = snapshot.hints.get(winner, 0)
    return hinted > 0 and 2 * hinted >= -(-snapshot.match.turns // 2)


def _results(connection: Connection, player_id: int) -> Sequence[BotResult]:
    """A player's latest results against the bot, the latest last."""
    found = finished_matches.latest_with_bot(connection, player_id, TELLING)
    return [
        BotResult(match.level, _score(match, player_id))
        for match in reversed(found)
        if match.level is not None and is_level(match.level) and match.ending and match.ending.counts
    ]


def _score(match: Match, player_id: int) -> float:
    """The score of a finished match for a player: 1, 0.5 or 0."""
    if match.winner is None:
        return 0.5
    mine = Side.ORANGE if match.orange_id == player_id else Side.GRAY
    return float(match.winner is mine)
