"""A contest is stopped by a moderator: paused until it goes on, or ended for good; and the clocks of its matches."""

from __future__ import annotations

from datetime import datetime
from functools import partial

from sqlalchemy import Connection

from data import Match, News
from data.queries.contests import contest_pairs, contests
from data.records.contests import NOWHERE, Contest, ContestKind, ContestState
from services.contests.announcing import of_server
from services.contests.changing import change_each
from services.play.beginning.new_match import still_if_held
from services.play.kinds.offer_kinds import OFFERS
from services.play.timing import clocks
from services.play.timing.hours import hours_of
from services.play.transitions import without_offers
from services.refusals import Refusal, Refused


def pause(connection: Connection, guild_id: int, contest_id: int, now: datetime, *, goes_on: bool) -> Contest:
    """Let a contest begin no more matches and stop the clocks of those that run, or let all of it go on; nothing changes if it is so already.

    Turns may be played meanwhile. Refuses NO_SUCH_CONTEST and, also for an arena, CONTEST_RUNS_NOT.
    """
    contest = of_server(connection, guild_id, contest_id)
    if contest.kind is ContestKind.ARENA or contest.state not in {ContestState.PAUSED, ContestState.RUNNING}:
        raise Refused(Refusal.CONTEST_RUNS_NOT)
    wanted = ContestState.RUNNING if goes_on else ContestState.PAUSED
    if contest.state is wanted:
        return contest
    # A paused one is due, too, so that its matches' places are told.
    changed = contests.save(connection, contest._replace(state=wanted, due_at=now))
    settle_clocks(connection, changed, now)
    return changed


def end(connection: Connection, guild_id: int, contest_id: int, now: datetime) -> Contest:
    """End a contest for good; the matches that run are played on, for themselves. Refuses NO_SUCH_CONTEST.

    Its channel is told, unless nobody has joined; of a season that was over just before, who has won it.
    """
    contest = of_server(connection, guild_id, contest_id)
    contest_pairs.drop_waiting(connection, contest)
    has_begun = contest.state is not ContestState.OPEN
    is_news = has_begun or bool(contests.entrants(connection, contest.id, contest.season))
    ended = contest._replace(
        state=ContestState.ENDED,
        # Places are told where a clock goes on that the contest had stopped.
        due_at=now if contest.state is ContestState.PAUSED else None,
        unsaid=contest.unsaid or (is_news and contest.channel_id != NOWHERE),
        called_off=not contest.unsaid,
    )
    saved = contests.save(connection, ended)
    settle_clocks(connection, saved, now)
    return saved


def settle_clocks(connection: Connection, contest: Contest, now: datetime) -> None:
    """Stop the clocks that run in a contest's matches while it is paused; else let those go on that it has stopped.

    A pause that two players have agreed on stays theirs.
    """
    found = contest_pairs.with_clock_to_settle(connection, contest)
    if contest.state is ContestState.PAUSED:
        hold = partial(_held, connection, now=now)
        change_each(connection, found, hold, now, news=News.CONTEST_PAUSED)
        return
    soonest = sorted(found, key=lambda match: match.clock.time_left or 0)
    # A line pings the player who did not make the change. One ping is enough for somebody who is to move in several matches.
    pinged_in = {match.mover_id: match.id for match in reversed(soonest)}
    change_each(
        connection,
        soonest,
        partial(_released, connection, now=now),
        now,
        news=News.CONTEST_WENT_ON,
        by=lambda match: match.mover.other if pinged_in[match.mover_id] == match.id else None,
    )


def _held(connection: Connection, match: Match, now: datetime) -> Match:
    """A match whose clock stands still; what is offered about that is offered no more."""
    offered = match.offers.open
    kept = without_offers(match) if offered and OFFERS[offered].needs_clock else match
    return clocks.held(kept, now, hours_of(connection, match))


def _released(connection: Connection, match: Match, now: datetime) -> Match:
    """A match whose clock goes on, unless its server has removed the bot."""
    released = clocks.released(match, now, hours_of(connection, match))
    return still_if_held(connection, released, now)
