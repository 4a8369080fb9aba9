"""The terms of a match, as a challenge asks for them."""

from __future__ import annotations

from random import Random
from typing import NamedTuple, assert_never

from data import Challenge, First, Games, Match, Pace
from game import Edition


class Terms(NamedTuple):
    """The terms of a match; ``hints``: both may ask for hints, and then it can't be rated. The next two are as in a ``Match``, the last as in a ``Challenge``."""

    edition: Edition
    first: First
    pace: Pace
    rated: bool
    hints: bool = False
    loses_on_time: bool = False
    nights_off: bool = False
    games: Games = Games.ONE


def terms_asked(stored: Challenge) -> Terms:
    """The terms for which a challenge asks."""
    return Terms(*(getattr(stored, name) for name in Terms._fields))


def terms_of(match: Match) -> Terms:
    """The terms on which a match was played, without those of a series; chance says who began."""
    return Terms(
        match.edition,
        First.CHANCE,
        match.pace,
        match.rated,
        match.hints,
        match.loses_on_time,
        match.nights_off,
    )


def begins(first: First, rng: Random) -> bool:
    """True if the challenger plays Orange, and so begins."""
    match first:
        case First.CHALLENGER | First.CHALLENGER_WITH_CAT:
            return True
        case First.OPPONENT | First.OPPONENT_WITH_CAT:
            return False
        case First.CHANCE:
            return rng.random() < 0.5
        case never:
            assert_never(never)
