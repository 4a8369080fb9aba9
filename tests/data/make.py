"""Rows for the tests of data."""

from datetime import UTC, datetime, timedelta

from data import Challenge, ChallengeState, First, Match, MatchState, News, Pace
from data.queries import players
from game import Edition

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
START = "6/6/6/6/6/6 o 0/0 -/- classic"


def two_players(connection):
    return players.get_or_create(connection, 1, "Ann"), players.get_or_create(connection, 2, "Bob")


def a_challenge(challenger, opponent):
    return Challenge(
        id=0,
        challenger_id=challenger.id,
        opponent_id=opponent and opponent.id,
        edition=Edition.CLASSIC,
        first=First.CHANCE,
        guild_id=5,
        channel_id=7,
        user_installed=False,
        message_id=None,
        state=ChallengeState.OPEN,
        pace=Pace.NONE,
        rated=False,
        created_at=NOW,
        expires_at=NOW + timedelta(days=7),
    )


def a_match(orange, gray):
    return Match(
        id=0,
        edition=Edition.CLASSIC,
        orange_id=orange.id,
        gray_id=gray.id,
        guild_id=5,
        channel_id=7,
        user_installed=False,
        state=MatchState.RUNNING,
        winner=None,
        ending=None,
        position=START,
        turns=0,
        version=1,
        rated=False,
        pace=Pace.NONE,
        news=News.BEGUN,
        by=None,
        created_at=NOW,
        changed_at=NOW,
    )
