"""Being away: no clock runs in a player's matches meanwhile, and the days of a year are counted."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Away, Hold, Match, News, Pace, Preferences
from data.queries import players, preferences
from data.queries.matches import matches, running_matches
from game import Side
from services.people import Person
from services.play.snapshots import Snapshot, load
from services.play.telling import notices
from services.play.timing import clocks
from services.play.timing.hours import Hours, hours_of
from services.play.transitions import change
from services.refusals import Refusal, Refused

#: The days of a year for which a player may be away, where the host has said nothing else.
AWAY_DAYS: Final = 30
#: A rescue gives so much time, for as many away days, in a match in which a turn has at least a day.
RESCUE: Final = timedelta(days=2)
_LONG: Final = timedelta(days=1)
#: Being away can be planned for so long ahead.
AHEAD: Final = timedelta(days=90)


def days_left(chosen: Preferences, year: int, allowed: timedelta) -> timedelta:
    """The time for which a player may still be away in a year; one that runs over New Year is of the year in which it begins."""
    used = timedelta(seconds=chosen.away_used if chosen.away_year == year else 0)
    if chosen.away and chosen.away.since.year == year:
        used += chosen.away.until - chosen.away.since
    return max(allowed - used, timedelta())


def with_away(chosen: Preferences, away: Away | None, now: datetime) -> Preferences:
    """A player's choices with another time away; of the one before, what has passed is counted as used."""
    before = chosen.away
    if before and before.since < now:
        passed = int((min(before.until, now) - before.since).total_seconds())
        kept = chosen.away_used if chosen.away_year == before.since.year else 0
        chosen = chosen._replace(away_used=kept + passed, away_year=before.since.year)
    since, until = away or (None, None)
    return chosen._replace(away_from=since, away_until=until)


class AwayTold(NamedTuple):
    """A match that tells of it.

    ``on_board``: only its board says so, for the other has just read it in another match, it is paused, or nothing but when its turn is due has changed.
    """

    match: Match
    on_board: bool = False


class AwayChanged(NamedTuple):
    """A player's choices after a change, and the matches that tell of it."""

    chosen: Preferences
    told: Sequence[AwayTold]


class AwayRules(NamedTuple):
    """The rules that clocks heed besides: whether away days come to a player's rescue, and whether their weekends are free."""

    rescue: bool
    weekends_off: bool


def leave(
    connection: Connection,
    person: Person,
    away: Away | None,
    now: datetime,
    allowed: timedelta,
    *,
    rules: AwayRules | None = None,
) -> AwayChanged:
    """Let somebody be away, instead of any other time that they had planned, and change their rules; None: leave one as it is.

    All clocks of their matches heed it. Refuses AWAY_TOO_FAR (it begins in more than three months) and NO_AWAY_DAYS.
    """
    player = players.get_or_create(connection, *person)
    before = preferences.of(connection, player.id)
    chosen = before._replace(**rules._asdict()) if rules else before
    if away is None:
        return choose(connection, player.id, before, chosen, now)
    if away.since > now + AHEAD:
        raise Refused(Refusal.AWAY_TOO_FAR)
    left = days_left(with_away(chosen, None, now), away.since.year, allowed)
    if away.until - away.since > left:
        raise Refused(Refusal.NO_AWAY_DAYS, days=left.days)
    after = with_away(chosen, away, now)
    return choose(connection, player.id, before, after, now, news=News.LEAVES)


def come_back(connection: Connection, person: Person, now: datetime) -> AwayChanged:
    """End the time for which somebody is away, or has planned to be; the clocks of their matches go on. Refuses NOT_AWAY."""
    player = players.get_or_create(connection, *person)
    chosen = preferences.of(connection, player.id)
    if chosen.away is None or chosen.away.until <= now:
        raise Refused(Refusal.NOT_AWAY)
    after = with_away(chosen, None, now)
    return choose(connection, player.id, chosen, after, now, news=News.RETURNS)


def choose(
    connection: Connection,
    player_id: int,
    before: Preferences,
    after: Preferences,
    now: datetime,
    *,
    news: News | None = None,
) -> AwayChanged:
    """Store what a player has chosen; clocks of their matches that heed it are set anew, so that nobody gains or loses time by that.

    ``news`` is told in each of their matches with a person.
    """
    preferences.save(connection, player_id, after)
    if _heeded(before) == _heeded(after):
        return AwayChanged(after, ())
    return AwayChanged(after, _reschedule(connection, player_id, before, after, now, news=news))


def is_long(pace: Pace) -> bool:
    """True if a turn has so much time that away days may come to the rescue when it is up."""
    return pace.time is not None and pace.time >= _LONG


def can_rescue(match: Match, mover: Preferences, now: datetime, allowed: timedelta) -> bool:
    """True if away days save the player to move, whose time is up: once a match, where they have not switched that off."""
    if match.level is not None or not is_long(match.pace) or match.clock.hold:
        return False
    if not mover.rescue or clocks.was_rescued(match):
        return False
    if _rescue_runs(mover, now):
        return allowed >= RESCUE
    return days_left(mover, now.year, allowed) >= RESCUE


def rescue(connection: Connection, snapshot: Snapshot, mover: Preferences, now: datetime) -> Match:
    """Give the player to move two days more, because their time in a match is up, for two of their away days; returns the match.

    Their other matches go on as before. Whoever was saved in one of those a moment ago has the same two days here, for no days more.
    """
    match = snapshot.match
    after = mover if _rescue_runs(mover, now) else _with_rescue(mover, now)
    preferences.save(connection, match.mover_id, after)
    hours = hours_of(connection, match)
    deadline = hours.after(after.rescued_until or now + RESCUE, timedelta())
    saved = clocks.rescued(match, deadline, now, hours)
    return change(connection, snapshot, saved, now, news=News.RESCUED, by=match.mover)


def _rescue_runs(chosen: Preferences, now: datetime) -> bool:
    """True if a rescue in another match goes on for at least half as long as one takes."""
    return chosen.rescued_until is not None and now <= chosen.rescued_until - RESCUE / 2


def _with_rescue(chosen: Preferences, now: datetime) -> Preferences:
    """A player's choices with a rescue that begins now, and its days counted in this year."""
    if chosen.away and chosen.away.until <= now:
        chosen = with_away(chosen, None, now)  # what has passed is counted first, in its own year
    kept = chosen.away_used if chosen.away_year == now.year else 0
    used = kept + int(RESCUE.total_seconds())
    return chosen._replace(away_used=used, away_year=now.year, rescued_until=now + RESCUE)


def _reschedule(
    connection: Connection,
    player_id: int,
    before: Preferences,
    after: Preferences,
    now: datetime,
    *,
    news: News | None,
) -> Sequence[AwayTold]:
    """Set the clocks of a player's running matches; returns those that tell of it.

    Where the bot was removed nothing changes, nor at a quick pace, at which the clock always runs. Of several matches with one person a
    single one has a line, first one in which they are to move. None has where it is paused.
    """
    told = list[AwayTold]()
    read = set[int]()
    running = running_matches.all_of(connection, player_id)
    for match in sorted(running, key=lambda each: each.mover_id == player_id):
        if match.clock.hold is Hold.REMOVED or match.pace.is_quick:
            continue
        other_id = match.gray_id if match.orange_id == player_id else match.orange_id
        other = preferences.of(connection, other_id)
        was, will = (_hours(match, player_id, chosen, other) for chosen in (before, after))
        changed = clocks.rescheduled(match, was, will, now)
        if clocks.is_up(changed, now):
            # Nobody's time is up by a change of hours. It would be for whoever an earlier version saved by letting them be away.
            changed = match
        side = Side.ORANGE if match.orange_id == player_id else Side.GRAY
        has_moved = changed.clock.deadline != match.clock.deadline
        if has_moved:
            notices.set_anew(connection, match, side)
        # Where time is up already nothing changes.
        if news is None or match.level is not None or clocks.is_up(match, now):
            matches.save(connection, match, changed)
            if has_moved:
                told.append(AwayTold(changed, on_board=True))
            continue
        if match.clock.hold or other_id in read:
            matches.save(connection, match, changed)
            told.append(AwayTold(changed, on_board=True))
            continue
        read.add(other_id)
        telling = change(connection, load(connection, match.id), changed, now, news=news, by=side)
        told.append(AwayTold(telling))
    return told


def _heeded(chosen: Preferences) -> tuple[object, ...]:
    """The choices that clocks heed."""
    return chosen.away, chosen.quiet_from, chosen.quiet_until, chosen.zone, chosen.weekends_off


def _hours(match: Match, player_id: int, chosen: Preferences, other: Preferences) -> Hours:
    """The hours of a match's turn, with these choices of one of its players and of the other."""
    hours = Hours(chosen, other, match.nights_off)
    return hours if match.mover_id == player_id else hours.of_other
