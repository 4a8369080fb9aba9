"""The badges that a match earns its winner: stored with it in the transaction that ends it, so that none is lost or given twice.

Only a win on the board earns one, by a line or by eight cats: nothing that giving up, or losing on purpose, could bring anybody. All
can be counted again from the matches, in the order in which these ended.
"""

from __future__ import annotations

import logging
from collections.abc import Iterator
from collections.abc import Set as AbstractSet
from itertools import takewhile
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Badge, EarnedBadge, Match, Player
from data.queries import turns
from data.queries.careers import badges
from data.queries.matches import finished_matches, matches
from data.queries.matches.finished_matches import MatchEnded
from data.queries.matches.match_rows import MatchWithPlayers
from data.queries.standings import EVERYWHERE, Leaderboard
from game import Edition, Side
from services.play.badges.feats import feats_of
from services.play.beginning.new_match import start_of
from services.play.levels import LEVELS, shown
from services.play.player_stats import replay
from services.play.stories import UPSET_POINTS
from services.ranking.glicko import START

log = logging.getLogger(__name__)

#: From this level on, as people count them, a win over the bot is as good a feat as one over a person.
LEAST_LEVEL: Final = 5
STREAKS: Final = {Badge.STREAK_THREE: 3, Badge.STREAK_TEN: 10}
#: So many different people are to be beaten.
FRIENDS: Final = 5


class _Win(NamedTuple):
    """A match that somebody has won; ``guild_id`` is the server in which it counts, or EVERYWHERE."""

    match: Match
    winner: Player
    loser: Player
    guild_id: int


def count(connection: Connection, ended: MatchWithPlayers, here: int | None) -> None:
    """Store the badges that a match earns which has just been counted; ValueError if its turns can't be played.

    ``here`` is the server in which it counts; None: only everywhere.
    """
    match, *both = ended
    if match.winner is None or match.ending is None or not match.ending.by_turn:
        return
    winner, loser = both if match.winner is Side.ORANGE else both[::-1]
    if winner.is_bot or winner.discord_id is None:
        return
    win = _Win(match, winner, loser, EVERYWHERE if here is None else here)
    has = {earned.badge for earned in badges.of(connection, winner.id)}
    for badge in sorted(set(_earned(connection, win, has)) - has, key=list(Badge).index):
        badges.add(connection, EarnedBadge(winner.id, badge, match.id))


def count_if_missing(connection: Connection) -> None:
    """Count the badges of all matches if there is none yet, as after an update from a version that had none."""
    if not badges.are_missing(connection):
        return
    ended = finished_matches.in_order_of_end(connection)
    log.info("Looking at %d finished matches for badges, once", len(ended))
    for each in ended:
        count_again(connection, each)


def count_again(connection: Connection, ended: MatchEnded) -> None:
    """Store the badges of a match that ended before; nothing if it can't be read."""
    try:
        found = matches.with_players(connection, ended.match_id)
        if found:
            count(connection, found, ended.guild_id)
    except ValueError:
        log.warning(
            "Match %d can't be read, and earns nobody a badge. To look closer: python -m bot check",
            ended.match_id,
        )


def _earned(connection: Connection, win: _Win, has: AbstractSet[Badge]) -> Iterator[Badge]:
    """The badges that a match is good for; those that the winner has already may be among them."""
    match = win.match
    level = shown(match.level) if match.level is not None else None
    if level is None or level >= LEAST_LEVEL:
        yield from feats_of(match, replay(start_of(match), turns.of(connection, match.id)))
    if level is None:
        yield Badge.FIRST_WIN
        yield from _among_people(connection, win, has)
    elif level >= LEAST_LEVEL:
        yield Badge.LEVEL_FIVE
        if level == len(LEVELS):
            yield Badge.QUEEN


def _among_people(connection: Connection, win: _Win, has: AbstractSet[Badge]) -> Iterator[Badge]:
    """The badges for whom somebody has beaten, and for how many matches."""
    match, winner = win.match, win.winner
    if match.rated and _gap(connection, win) >= UPSET_POINTS:
        yield Badge.UPSET
    if badges.lost_last(connection, winner.id, win.loser.id, match):
        yield Badge.REVENGE
    before = badges.won_before(connection, winner.id, match, max(STREAKS.values()))
    streak = 1 + sum(takewhile(bool, before))
    yield from (badge for badge, least in STREAKS.items() if streak >= least)
    if has >= {Badge.FIVE_FRIENDS, Badge.ALL_EDITIONS}:
        return
    beaten = badges.beaten_until(connection, winner.id, match)
    if len({each.player_id for each in beaten}) >= FRIENDS:
        yield Badge.FIVE_FRIENDS
    if len({each.edition for each in beaten}) == len(Edition):
        yield Badge.ALL_EDITIONS


def _gap(connection: Connection, win: _Win) -> int:
    """The points by which the loser was rated higher before a match; somebody's first one there counts from a newcomer's rating."""
    leaderboard = Leaderboard(win.guild_id, win.match.edition)
    winner, loser = (
        badges.rating_before(connection, player.id, leaderboard, win.match)
        for player in (win.winner, win.loser)
    )
    return round(START if loser is None else loser) - round(START if winner is None else winner)
