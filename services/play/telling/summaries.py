"""The summary of a finished match: both ratings, its numbers, its story, and the level that the bot proposes next."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import takewhile
from typing import Final

from sqlalchemy import Connection

from data import Badge, Match, MatchState, Player
from data.queries import standings, turns
from data.queries.careers import badges
from data.queries.matches import finished_matches, shown_matches
from data.queries.matches.shown_matches import MatchToShow
from data.queries.standings import EVERYWHERE
from game import Side
from services.play.access import keeps_off
from services.play.badges.ladder import Climb, climb_of
from services.play.beginning.new_match import start_of
from services.play.beginning.series import score_of
from services.play.beginning.ties import tie_of
from services.play.kinds.news_kinds import NEWS
from services.play.levels import named_alike
from services.play.matching import level_after
from services.play.player_stats import SideStats, stats_by_side
from services.play.snapshots import (
    RatingChange,
    SideCounts,
    Snapshot,
    Summary,
    as_answered,
    load,
)
from services.play.stories import STREAKS, Facts, helped_by_ghost, story_of
from services.ranking.glicko import Rating

#: Of so many matches one line tells at most: each may name another player.
_MOST_IN_LINE: Final = 40


def load_to_show(connection: Connection, match_id: int) -> Snapshot:
    """The match with this id, with its summary if it is over, or with those that its contest has changed with it. Refuses and raises as ``load`` does."""
    snapshot = load(connection, match_id)
    if not snapshot.running:
        return with_summary(connection, snapshot)
    return replace(snapshot, together=_together(connection, snapshot))


def _together(connection: Connection, snapshot: Snapshot) -> Sequence[MatchToShow]:
    """The matches of its contest in its place of whose clocks one line tells; none where a match tells for itself alone."""
    match, played_in = snapshot.match, snapshot.played_in
    if played_in is None or not NEWS[match.news].together:
        return ()
    every = shown_matches.changed_together(connection, match, played_in.contest.id)
    at = [each.match.id for each in every].index(match.id) // _MOST_IN_LINE * _MOST_IN_LINE
    return every[at : at + _MOST_IN_LINE]


def next_to_show(connection: Connection, match_id: int) -> Snapshot:
    """The match as its channel is to see it next. Refuses and raises as ``load`` does.

    That is as it is now; or where planned turns have answered a turn at once, as it was after the first of them that was not shown.
    """
    snapshot = load_to_show(connection, match_id)
    shown, board = snapshot.match.delivery.shown_version, snapshot.match.delivery.board_version
    if not snapshot.planned or not 0 < shown < board:
        return snapshot
    played = turns.of(connection, match_id)
    first = len(played) - 1
    while first and played[first].planned and played[first - 1].version > shown:
        first -= 1
    return snapshot if first == len(played) - 1 else as_answered(snapshot, played[: first + 1])


def with_summary(connection: Connection, snapshot: Snapshot) -> Snapshot:
    """A match with its summary, if it is over, and with the score of its series or of its tie in a cup, in which it counts now."""
    match = snapshot.match
    if match.state is MatchState.OVER:
        tie = tie_of(connection, match, snapshot.played_in)
        snapshot = replace(snapshot, series=score_of(connection, match), tie=tie)
    if match.ending is None or not match.ending.counts:
        return snapshot
    climbed = climb_of(connection, snapshot)
    level = level_after(connection, snapshot, climbed)
    ratings, done = _ratings(connection, match), _done(connection, match)
    listed = _listed_winner(connection, snapshot)
    told = story_of(match, _facts(connection, snapshot, ratings, done, listed))
    earned = _badges(connection, match, climbed) if listed else ()
    ladder = len(climbed.beaten) if climbed and listed else 0
    return replace(snapshot, summary=Summary(ratings, _counts(done), level, told, earned, ladder))


def _listed_winner(connection: Connection, snapshot: Snapshot) -> Player | None:
    """The person who has won, or the server; None if they keep off the leaderboards: then what they have done so far is told nowhere but to them alone."""
    winner = snapshot.winner
    if winner is None or winner.is_bot:
        return None
    # A match in direct messages with the bot is read by nobody else.
    is_private = snapshot.match.guild_id is None and not snapshot.match.user_installed
    return winner if is_private or not keeps_off(connection, winner) else None


def _badges(connection: Connection, match: Match, climbed: Climb | None) -> Sequence[Badge]:
    """The badges that the match earned its winner, or brought them on the ladder, in their order."""
    earned = {each.badge for each in badges.in_match(connection, match.id)}
    earned.update(climbed.badges if climbed else ())
    return [badge for badge in Badge if badge in earned]


def _ratings(connection: Connection, match: Match) -> Mapping[Side, RatingChange] | None:
    """Both rating changes; None if the match counts for no rating."""
    orange = rating_change(connection, match, match.orange_id)
    gray = rating_change(connection, match, match.gray_id)
    return {Side.ORANGE: orange, Side.GRAY: gray} if orange and gray else None


def rating_change(connection: Connection, match: Match, player_id: int) -> RatingChange | None:
    """A player's rating after a match, and its change by that: in the match's server or, where there is none, everywhere; None if it counts for none."""
    if not match.rated:
        return None
    guild_id = EVERYWHERE if match.guild_id is None or match.user_installed else match.guild_id
    results = standings.results_until(connection, player_id, guild_id, match.id)
    if not results:
        return None
    before = results[1].rating if len(results) > 1 else Rating().rating
    after = round(results[0].rating)
    return RatingChange(after, after - round(before))


def _done(connection: Connection, match: Match) -> Mapping[Side, SideStats] | None:
    """Each side's part in a match; None if the turns can't be replayed."""
    try:
        return stats_by_side(start_of(match), turns.of(connection, match.id))
    except ValueError:
        return None


def _counts(done: Mapping[Side, SideStats] | None) -> Mapping[Side, SideCounts] | None:
    """Each side's counts, if they are known."""
    if done is None:
        return None
    return {
        side: SideCounts(stats.boops, stats.boops_off, stats.graduations, stats.booos, stats.lost)
        for side, stats in done.items()
    }


def _facts(
    connection: Connection,
    snapshot: Snapshot,
    ratings: Mapping[Side, RatingChange] | None,
    done: Mapping[Side, SideStats] | None,
    listed: Player | None,
) -> Facts | None:
    """The facts of which a story is made: as they were when the match ended, so that it never has another one."""
    side, winner = snapshot.match.winner, snapshot.winner
    if side is None or winner is None or winner.is_bot:
        return None
    first, streak = _record(connection, snapshot.match, listed) if listed else (False, 0)
    gap = ratings[side.other].before - ratings[side].before if ratings else 0
    return Facts(first, streak, gap, done[side].behind if done else 0, helped_by_ghost(snapshot.events))


def _record(connection: Connection, match: Match, winner: Player) -> tuple[bool, int]:
    """The first win of its kind (True if it was that) and the streak of a winner; neither is told of a server to another one."""
    if winner.is_team and match.level is None:
        return False, 0
    if match.level is not None:
        return not finished_matches.had_won(connection, winner.id, match, named_alike(match.level)), 0
    if not finished_matches.had_won(connection, winner.id, match):
        return True, 1
    before = badges.won_before(connection, winner.id, match, STREAKS[-1])
    return False, 1 + sum(takewhile(bool, before))
