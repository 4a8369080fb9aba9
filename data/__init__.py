"""What outlives the process: the database, its tables and migrations, and every query. It imports none of ours."""

from data.database import Database, DatabaseClosed, DatabaseInUse, DatabaseTooNew
from data.records import (
    Alarm,
    Challenge,
    ChallengeState,
    First,
    Guild,
    Hold,
    Match,
    MatchEnd,
    MatchState,
    News,
    Offer,
    Pace,
    Player,
    Preferences,
    Reminders,
    Turn,
)

__all__ = [
    "Alarm",
    "Challenge",
    "ChallengeState",
    "Database",
    "DatabaseClosed",
    "DatabaseInUse",
    "DatabaseTooNew",
    "First",
    "Guild",
    "Hold",
    "Match",
    "MatchEnd",
    "MatchState",
    "News",
    "Offer",
    "Pace",
    "Player",
    "Preferences",
    "Reminders",
    "Turn",
]
