"""What outlives the process: the database, its tables and migrations, and every query. It imports none of ours."""

from data.database import Database, DatabaseClosed, DatabaseInUse, DatabaseTooNew
from data.records import (
    Challenge,
    ChallengeState,
    First,
    Match,
    MatchState,
    Player,
    Turn,
)

__all__ = [
    "Challenge",
    "ChallengeState",
    "Database",
    "DatabaseClosed",
    "DatabaseInUse",
    "DatabaseTooNew",
    "First",
    "Match",
    "MatchState",
    "Player",
    "Turn",
]
