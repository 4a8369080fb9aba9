"""Transitions of a match: the next ``Match`` is written only if nobody has changed the last one meanwhile."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy import Connection

from data import Match, MatchClock, MatchEnd, MatchState, News
from data.queries.announcing import announcements, follows
from data.queries.matches import finished_matches, matches
from data.queries.matches.match_rows import MatchWithPlayers
from game import Side
from services.play import player_stats
from services.play.badges import earning
from services.play.beginning import pairs, series, weekly
from services.play.kinds.news_kinds import NEWS, Telling
from services.play.kinds.settled import settle
from services.play.plans import following
from services.play.snapshots import Snapshot
from services.play.telling import notices, results
from services.ranking import ratings
from services.refusals import Refusal, Refused


def change(
    connection: Connection, snapshot: Snapshot, after: Match, now: datetime, *, news: News, by: Side | None
) -> Match:
    """Write the next state of a match, with the news and the side that made it; returns the match as written.

    If the match ends, it is counted in the same transaction, for ratings and profiles, and the next one of its series begins.
    Refuses OUT_OF_DATE.
    """
    seen = snapshot.match
    version = seen.version + 1
    on_board = NEWS[news].telling is Telling.BOARD or after.state is MatchState.OVER
    offered = version if news is News.OFFERED else seen.offers.version
    after = after._replace(
        news=news,
        by=by,
        version=version,
        changed_at=now,
        awaits_bot=_awaits_bot(snapshot, after),
        offers=after.offers._replace(version=None if after.offers.open is None else offered),
        delivery=after.delivery._replace(
            board_version=version if on_board else seen.delivery.board_version,
            # A change must ping, also when the board was to be shown again: 0 would ping nobody.
            shown_version=max(seen.delivery.shown_version, 1),
        ),
    )
    after = after._replace(offers=after.offers._replace(settled=settle(seen, after)))
    if news is News.TURN:
        after = after._replace(plan_lapsed=False)
    after = following.follow(connection, after, news) if seen.has_plans else after
    if not matches.save(connection, seen, after):
        raise Refused(Refusal.OUT_OF_DATE, link=seen)
    notices.settle(connection, seen, after)
    if after.delivery.followed and on_board:
        follows.set_due(connection, after.id, over=after.state is MatchState.OVER)
    if after.state is MatchState.OVER:
        ahead = ratings.AHEAD[after.edition]
        finished_matches.add_end(connection, after, ahead)
        announcements.set_due(connection, after.id)
        told = not snapshot.between_servers and results.is_told(connection, after)
        led = results.leader(connection, after, now) if told else None
        ratings.count(connection, after, now, ahead)
        ended = MatchWithPlayers(after, snapshot.orange, snapshot.gray)
        if not snapshot.between_servers:
            player_stats.count(connection, ended)
        earning.count(connection, ended, None if after.user_installed else after.guild_id)
        if told:
            results.queue(connection, after, led, now)
        series.go_on(connection, after, now)
        pairs.go_on(connection, after)
        if snapshot.ballot is not None:
            weekly.go_on(connection, after, now)
    return after


def _awaits_bot(snapshot: Snapshot, after: Match) -> bool:
    """True if the bot plays and owes something: a turn, or an answer, for it offers nothing itself."""
    bot = snapshot.bot_side
    if bot is None or after.state is not MatchState.RUNNING:
        return False
    return after.offers.open is not None or after.mover_id == snapshot.player(bot).id


def without_offers(match: Match) -> Match:
    """A match in which nothing is offered, and nothing has been declined."""
    return match._replace(offers=match.offers._replace(open=None, by=None, declined=""))


def over(match: Match, ending: MatchEnd, winner: Side | None = None) -> Match:
    """The match, ended in this way."""
    return without_offers(match)._replace(
        state=MatchState.OVER,
        ending=ending,
        winner=winner,
        clock=MatchClock(),
    )
