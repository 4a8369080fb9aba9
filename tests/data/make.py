"""Rows for the tests of data."""

from datetime import UTC, datetime

from data import Challenge, ChallengeState, First, Match, MatchState, players

NOW = datetime(2026, 11, 21, 12, tzinfo=UTC)
START = "6/6/6/6/6/6 o 0/0 -/- classic"


async def two_players(connection):
    return await players.known(connection, 1, "Ann"), await players.known(connection, 2, "Bob")


def a_challenge(challenger, opponent):
    return Challenge(
        0,
        challenger.id,
        opponent and opponent.id,
        "classic",
        First.CHANCE,
        5,
        7,
        None,
        ChallengeState.OPEN,
        NOW,
    )


def a_match(orange, gray):
    return Match(
        0,
        "classic",
        orange.id,
        gray.id,
        5,
        7,
        None,
        MatchState.RUNNING,
        None,
        None,
        START,
        0,
        1,
        0,
        0,
        NOW,
        NOW,
    )
