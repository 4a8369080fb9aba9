"""The week of a server: how much was played, the upset, the longest match, the turn of the week, and who solved every daily puzzle; and how much was played in a month.

Whoever keeps off the leaderboards is named in none of it; matches of theirs are only counted. A week may have many matches, so it
is read in portions, each a transaction of its own.
"""

from __future__ import annotations

import logging
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Player
from data.queries import guilds, standings, turns
from data.queries.announcing import clubhouses, week
from data.queries.announcing.week import Activity, WeekMatch
from data.queries.contests import contest_pairs, contests
from data.queries.contests.contests import ContestWinner
from data.queries.matches import matches
from data.queries.matches.match_rows import MatchWithPlayers
from game import Edition, Played, Position, Side
from services.clubhouse.lateness import is_late
from services.learning.daily import day_of, midnight_of
from services.play.beginning.new_match import start_of
from services.play.player_stats import stats_by_side
from teaching import best_turn, loss, read_review

log = logging.getLogger(__name__)

DAYS: Final = 7
#: For so long before now a server's activity is counted.
MONTH: Final = timedelta(days=30)
#: So many matches are read in one transaction.
PORTION: Final = 25
#: A week is told until the end of Wednesday; after that it is no news.
_DAYS_TOLD: Final = 3
#: So many of a server's latest winners of contests are looked through.
_LATEST: Final = 20
#: A win over somebody rated no more than that above is no upset.
_LEAST_GAP: Final = 50
#: Hundredths of chance by which a turn must have gained to be the turn of a week.
_LEAST_SWING: Final = 10


class Week(NamedTuple):
    """A week in UTC, from Monday; its number is the ordinal of that day."""

    number: int

    @classmethod
    def ended_by(cls, moment: datetime) -> Week:
        """The last week that has ended by a moment.

        >>> from datetime import UTC
        >>> Week.ended_by(datetime(2026, 11, 25, tzinfo=UTC)).begins.isoformat()
        '2026-11-16T00:00:00+00:00'
        """
        today = day_of(moment)
        return cls(today - (today - 1) % DAYS - DAYS)

    @property
    def begins(self) -> datetime:
        """Its first moment."""
        return midnight_of(self.number)

    @property
    def ends(self) -> datetime:
        """The first moment after it."""
        return midnight_of(self.number + DAYS)


class WeekPost(NamedTuple):
    """A week that is to be told in a channel; ``tried``: it may be there already."""

    guild_id: int
    channel_id: int
    week: Week
    tried: bool


class Upset(NamedTuple):
    """A win over somebody whose rating was so much higher before the match."""

    match_id: int
    gap: int


class Swing(NamedTuple):
    """A turn that raised the chances of whoever played it by so many hundredths, as a review that both players have seen knows."""

    match_id: int
    number: int
    change: int


class Portion(NamedTuple):
    """The numbers of some of a week's matches, and the largest upset and swing among them."""

    boops: int = 0
    off: int = 0
    upset: Upset | None = None
    swing: Swing | None = None

    def and_then(self, later: Portion) -> Portion:
        """These matches and later ones; of what is as large, the earlier stays."""
        upsets = [each for each in (self.upset, later.upset) if each]
        swings = [each for each in (self.swing, later.swing) if each]
        return Portion(
            self.boops + later.boops,
            self.off + later.off,
            max(upsets, key=lambda each: each.gap, default=None),
            max(swings, key=lambda each: each.change, default=None),
        )


class WeeksTurn(NamedTuple):
    """The turn of the week: in which match, its number, the swing, and the turn itself."""

    found: MatchWithPlayers
    number: int
    change: int
    played: Played

    @property
    def mover(self) -> Side:
        """The side whose turn it was."""
        return self.played.before.side


class WeeksUpset(NamedTuple):
    """The upset of the week: its match, and how much higher the loser was rated."""

    found: MatchWithPlayers
    gap: int


class WeekTold(NamedTuple):
    """Everything that is told of a week. ``edition`` is that of the server's leaderboard; ``winners`` are those of contests that ended in it."""

    week: Week
    edition: Edition
    matches: int
    people: int
    turns: int
    boops: int
    off: int
    upset: WeeksUpset | None
    longest: MatchWithPlayers | None
    turn: WeeksTurn | None
    solvers: Sequence[Player]
    winners: Sequence[ContestWinner] = ()


def awaiting(connection: Connection, now: datetime) -> Sequence[int]:
    """The servers whose clubhouse is to tell the last week now."""
    last = Week.ended_by(now)
    since = now - last.ends
    if since >= timedelta(days=_DAYS_TOLD):
        return []
    return clubhouses.awaiting_week(connection, last.number, int(since / timedelta(hours=1)))


def begin_post(connection: Connection, guild_id: int, now: datetime) -> WeekPost | None:
    """Remember that a server's last week is about to be told; None if it need not be."""
    found, last = clubhouses.of_guild(connection, guild_id), Week.ended_by(now)
    if found is None or found.channel_id is None or not found.week or found.week_told >= last.number:
        return None
    clubhouses.save(connection, guild_id, found._replace(week_tried=last.number))
    late = is_late(last.ends + timedelta(hours=found.week_hour), now)
    return WeekPost(guild_id, found.channel_id, last, late or found.week_tried == last.number)


def end_post(connection: Connection, post: WeekPost) -> None:
    """Remember that a week has been told, or can't be."""
    found = clubhouses.of_guild(connection, post.guild_id)
    if found:
        told = max(found.week_told, post.week.number)
        clubhouses.save(connection, post.guild_id, found._replace(week_told=told))


def played_in(connection: Connection, guild_id: int, told: Week) -> Sequence[WeekMatch]:
    """The matches of people that ended in a server in a week, in their order."""
    return week.ended(connection, guild_id, told.begins, told.ends)


def look_at(connection: Connection, guild_id: int, some: Sequence[WeekMatch]) -> Portion:
    """The numbers, the largest upset and the largest swing of some of a week's matches."""
    seen = Portion()
    for each in some:
        boops, off = _pushed(connection, each)
        seen = seen.and_then(Portion(boops, off, _upset(connection, guild_id, each)))
    return seen.and_then(Portion(swing=_swing(connection, some)))


def tell(
    connection: Connection, guild_id: int, told: Week, played: Sequence[WeekMatch], seen: Portion
) -> WeekTold:
    """Everything that is told of a week with these matches, in which that was seen."""
    longest = max((each for each in played if each.named), key=lambda each: each.turns, default=None)
    return WeekTold(
        told,
        guilds.by_id(connection, guild_id).edition,
        len(played),
        len({person for each in played for person in (each.orange_id, each.gray_id)}),
        sum(each.turns for each in played),
        seen.boops,
        seen.off,
        _told_upset(connection, seen.upset),
        matches.with_players(connection, longest.match_id) if longest and longest.turns else None,
        _told_turn(connection, seen.swing),
        week.solvers_of_all(connection, guild_id, told.number, DAYS),
        _winners(connection, guild_id, told),
    )


def _winners(connection: Connection, guild_id: int, told: Week) -> list[ContestWinner]:
    """Those who were first in a contest whose last match ended in a week."""
    found = contests.winners(connection, guild_id, _LATEST)
    ended = [(won, contest_pairs.last_change(connection, won.contest.id, won.season)) for won in found]
    return [won for won, at in ended if at and told.begins <= at < told.ends]


def _pushed(connection: Connection, each: WeekMatch) -> tuple[int, int]:
    """The boops in a match, and the pieces that fell off the bed."""
    try:
        start = Position.start(each.edition, handicap=each.handicap)
        done = stats_by_side(start, turns.of(connection, each.match_id)).values()
    except ValueError:  # its record is broken, and the host has been told
        return 0, 0
    return sum(side.boops for side in done), sum(side.lost for side in done)


def _upset(connection: Connection, guild_id: int, each: WeekMatch) -> Upset | None:
    """A match as an upset, if it was one: both had been rated in the server before."""
    if not each.named or not each.rated or each.winner is None:
        return None
    before = []
    for player_id in (each.orange_id, each.gray_id):
        ratings = standings.results_until(connection, player_id, guild_id, each.match_id)
        before += [rated.rating for rated in ratings[1:]]
    if len(before) != len(Side):
        return None
    orange, gray = before
    gap = round(gray - orange if each.winner is Side.ORANGE else orange - gray)
    return Upset(each.match_id, gap) if gap >= _LEAST_GAP else None


def _swing(connection: Connection, some: Sequence[WeekMatch]) -> Swing | None:
    """The largest swing in these matches of which a review tells that both players have seen; nothing of another is revealed.

    A turn that threw something away swings more, but nobody wants to read of it on a Monday.
    """
    named = {each.match_id: each.turns for each in some if each.named}
    swings = []
    for match_id, text in week.shared_reviews(connection, list(named)):
        try:
            chances = read_review(text).chances
        except (ValueError, KeyError, TypeError):  # as one that is there no more
            continue
        if len(chances) == named[match_id] + 1 and (number := best_turn(chances)):
            swings.append(Swing(match_id, number, -loss(chances, number)))
    swings = [each for each in swings if each.change >= _LEAST_SWING]
    return max(swings, key=lambda each: each.change, default=None)


def _told_upset(connection: Connection, upset: Upset | None) -> WeeksUpset | None:
    found = matches.with_players(connection, upset.match_id) if upset else None
    return WeeksUpset(found, upset.gap) if upset and found else None


def _told_turn(connection: Connection, swing: Swing | None) -> WeeksTurn | None:
    found = matches.with_players(connection, swing.match_id) if swing else None
    if swing is None or found is None:
        return None
    stored, position = turns.of(connection, swing.match_id), start_of(found.match)
    try:
        for each in stored[: swing.number - 1]:
            position = position.play(position.parse_turn(each.notation)).position
        played = position.play(position.parse_turn(stored[swing.number - 1].notation))
    except (ValueError, IndexError):
        log.warning("Match %d can't be read, and is no turn of the week", swing.match_id)
        return None
    return WeeksTurn(found, swing.number, swing.change, played)


def lately(connection: Connection, guild_id: int, now: datetime) -> Activity:
    """The activity in a server in the last month, by which those who manage it see whether the bot is worth its place."""
    since = now - MONTH
    return week.activity(connection, guild_id, since, day_of(since))
