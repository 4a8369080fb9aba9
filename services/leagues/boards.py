"""The matches of a pair in a league: which pair is next, and how its two matches begin."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import NamedTuple

from sqlalchemy import Connection

from data import Announcement, Match, MatchState, Player
from data.leagues import NOWHERE, League, LeaguePair, LeagueState
from data.queries import players
from data.queries.announcing import announcements
from data.queries.contests import leagues
from services.people import Place
from services.play.beginning.new_match import begin
from services.ranking import ratings


class PairToBegin(NamedTuple):
    """A pair whose matches are to begin, its league, and its two players; ``pair.tried``: its message may have been sent already."""

    league: League
    pair: LeaguePair
    one: Player
    other: Player


def next_pair(connection: Connection, league_id: int) -> PairToBegin | None:
    """The next pair of a league to begin: of a division whose round before is over. None if there is none now.

    It is stored that its message may have been sent from now on.
    """
    league = leagues.by_id(connection, league_id)
    if league is None or league.state is not LeagueState.RUNNING or league.channel_id == NOWHERE:
        return None
    waiting = leagues.waiting(connection, league.id, league.season)
    busy = _busy_rounds(connection, league) if any(pair.round for pair in waiting) else set()
    unbegun = {(pair.division, pair.round) for pair in waiting}
    for pair in waiting:
        earlier = {(pair.division, number) for number in range(pair.round)}
        if not earlier & (unbegun | busy):
            leagues.set_tried(connection, pair.id)
            both = (players.by_id(connection, each) for each in (pair.one_id, pair.other_id))
            return PairToBegin(league, pair, *both)
    return None


def _busy_rounds(connection: Connection, league: League) -> set[tuple[int, int]]:
    """The divisions and rounds in which a match is still played."""
    round_of = {
        pair.id: (pair.division, pair.round)
        for pair in leagues.pairs_of(connection, league.id, league.season)
    }
    every = leagues.matches_of(connection, league.id, league.season)
    return {round_of[match.pair_id or 0] for match in every if match.state is MatchState.RUNNING}


def begin_pair(
    connection: Connection, pair_id: int, channel_id: int, message_id: int | None, now: datetime
) -> Sequence[Match]:
    """Begin both matches of a pair in a channel, sides swapped; none if they have begun, or are to begin no more.

    ``message_id`` is the message in the league's channel that tells of them.
    """
    pair = leagues.pair(connection, pair_id)
    league = leagues.by_id(connection, pair.league_id) if pair else None
    if pair is None or league is None or league.state is not LeagueState.RUNNING:
        return []
    if leagues.matches_of_pair(connection, pair.id):
        return []
    one, other = players.by_id(connection, pair.one_id), players.by_id(connection, pair.other_id)
    begun = [
        begin(
            connection,
            orange,
            gray,
            Place(league.guild_id, channel_id),
            edition=league.edition,
            pace=league.pace,
            now=now,
            rated=ratings.may_be_rated(connection, one.id, other.id, now),
            loses_on_time=True,
            pair_id=pair.id,
        )
        for orange, gray in ((one, other), (other, one))
    ]
    if message_id is not None:
        leagues.set_message(connection, pair.id, message_id)
        announcements.put(connection, Announcement(begun[0].id, league.channel_id, message_id))
    return begun
