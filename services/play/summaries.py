"""The summary of a finished match: both ratings, its numbers, and the level that the bot proposes next."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from sqlalchemy import Connection

from data import Match
from data.queries import standings, turns
from data.queries.standings import EVERYWHERE
from game import Side
from services.play.matching import level_after
from services.play.player_stats import stats_by_side
from services.play.snapshots import RatingChange, SideCounts, Snapshot, Summary, load
from services.ranking.glicko import Rating


def load_to_show(connection: Connection, match_id: int) -> Snapshot:
    """The match with this id, with its summary if it is over. Refuses and raises as ``load`` does."""
    return with_summary(connection, load(connection, match_id))


def with_summary(connection: Connection, snapshot: Snapshot) -> Snapshot:
    """A match with its summary, if it is over."""
    match = snapshot.match
    if match.ending is None or not match.ending.counts:
        return snapshot
    level = level_after(connection, snapshot)
    summary = Summary(_ratings(connection, match), _counts(connection, match), level)
    return replace(snapshot, summary=summary)


def _ratings(connection: Connection, match: Match) -> Mapping[Side, RatingChange] | None:
    """Both rating changes: in the match's server, or where there is none, everywhere."""
    if not match.rated:
        return None
    guild_id = EVERYWHERE if match.guild_id is None or match.user_installed else match.guild_id
    changes = {}
    for side, player_id in {Side.ORANGE: match.orange_id, Side.GRAY: match.gray_id}.items():
        results = standings.results_until(connection, player_id, guild_id, match.id)
        if not results:
            return None
        before = results[1].rating if len(results) > 1 else Rating().rating
        after = round(results[0].rating)
        changes[side] = RatingChange(after, after - round(before))
    return changes


def _counts(connection: Connection, match: Match) -> Mapping[Side, SideCounts] | None:
    """Each side's counts; None if the turns can't be replayed."""
    try:
        done = stats_by_side(match.edition, turns.of(connection, match.id))
    except ValueError:
        return None
    return {side: SideCounts(stats.boops, stats.off, stats.graduations) for side, stats in done.items()}
