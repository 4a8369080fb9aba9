"""The tables, the same in SQLite and in PostgreSQL. All are read with any of them, because they refer to each other by name."""

from data.queries.tables import (
    announcing,
    careers,
    challenges,
    contests,
    database,
    guilds,
    learning,
    matches,
    people,
    standings,
    votes,
)

__all__ = [
    "announcing",
    "careers",
    "challenges",
    "contests",
    "database",
    "guilds",
    "learning",
    "matches",
    "people",
    "standings",
    "votes",
]
