"""The tables, the same in SQLite and in PostgreSQL."""

from __future__ import annotations

from datetime import UTC, datetime
from enum import Enum
from typing import Any, Final, TypeVar

from sqlalchemy import (
    BigInteger,
    Boolean,
    CheckConstraint,
    Column,
    ColumnElement,
    DateTime,
    Dialect,
    Float,
    ForeignKey,
    Index,
    Integer,
    MetaData,
    Table,
    Text,
    TypeDecorator,
    literal_column,
    text,
)

from data.records.badges import Badge
from data.records.challenges import ChallengeState, First
from data.records.contests import ContestKind, ContestState, EntryState
from data.records.guilds import ToldResults
from data.records.matches import Games, Hold, MatchEnd, MatchState, News, Offer, PlaceLoss, Reminder
from data.records.notices import Became, NoticeKind
from data.records.paces import Pace
from data.records.people import ChallengesFrom, ReminderPlace
from data.records.puzzles import PuzzleState
from game import Edition, Side

E = TypeVar("E", bound=Enum)


class UtcTime(TypeDecorator[datetime]):
    """A moment with its zone, stored in UTC without the zone."""

    impl = DateTime
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Drop the zone; a moment without a zone is the caller's mistake."""
        if value is None:
            return None
        if value.tzinfo is None:
            raise ValueError(f"a moment needs its zone: {value}")
        return value.astimezone(UTC).replace(tzinfo=None)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002
        """Add the zone again."""
        return None if value is None else value.replace(tzinfo=UTC)


class Named(TypeDecorator[E]):
    """A member of an enumeration, stored as its value."""

    impl = Text
    cache_ok = True

    def __init__(self, members: type[E]) -> None:
        super().__init__()
        self.members = members

    def process_bind_param(self, value: E | None, dialect: Dialect) -> str | None:  # noqa: ARG002
        """The member's value."""
        return None if value is None else str(value.value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> E | None:  # noqa: ARG002
        """The member with this value."""
        return None if value is None else self.members(value)


def written(member: Enum) -> ColumnElement[Any]:
    """A member of an enumeration as a condition names it: written into the statement, not filled in.

    Where a value that is filled in decides whether SQLite may use a partial index, it plans the statement anew each time,
    which takes ten times as long as running it.
    """
    return literal_column(f"'{member.value}'")


#: A whole number of 64 bits: what SQLite calls INTEGER.
LONG: Final = BigInteger().with_variant(Integer(), "sqlite")

metadata = MetaData(
    naming_convention={
        "ix": "%(table_name)s_by_%(column_0_N_name)s",
        "uq": "%(table_name)s_%(column_0_N_name)s_once",
        "ck": "%(table_name)s_%(constraint_name)s",
        "fk": "%(table_name)s_%(column_0_name)s",
        "pk": "%(table_name)s_key",
    }
)

# Ids that stand in custom ids are never given again (sqlite_autoincrement): an old button must not find another match.
players = Table(
    "players",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("discord_id", BigInteger, unique=True, nullable=True),
    Column("name", Text, nullable=False),
    Column("is_bot", Boolean, nullable=False),
    Column("language", Text, nullable=True),
    Column("locale", Text, nullable=True),
    Column("guild_id", BigInteger, nullable=True),
    sqlite_autoincrement=True,
)
_IS_TEAM = text("guild_id IS NOT NULL")
Index(
    "players_one_team_a_guild",
    players.c.guild_id,
    unique=True,
    sqlite_where=_IS_TEAM,
    postgresql_where=_IS_TEAM,
)
#: The bot itself is at most one of them.
Index(
    "players_one_bot",
    players.c.is_bot,
    unique=True,
    sqlite_where=text("is_bot = 1"),
    postgresql_where=text("is_bot"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("challenger_id", ForeignKey("players.id"), nullable=False),
    Column("opponent_id", ForeignKey("players.id"), nullable=True),
    Column("edition", Named(Edition), nullable=False),
    Column("first", Named(First), nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_installed", Boolean, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("state", Named(ChallengeState), nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("expires_at", UtcTime, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("loses_on_time", Boolean, nullable=False),
    Column("nights_off", Boolean, nullable=False),
    Column("declined_at", UtcTime, nullable=True),
    Column("games", Named(Games), nullable=False),
    CheckConstraint("challenger_id <> opponent_id", name="two_people"),
    sqlite_autoincrement=True,
)
_OPEN = text("state = 'open'")
_OPEN_TO_ALL = text("state = 'open' AND opponent_id IS NULL")
Index(
    "challenges_one_open_a_friend_and_channel",
    challenges.c.channel_id,
    challenges.c.challenger_id,
    challenges.c.opponent_id,
    unique=True,
    sqlite_where=_OPEN,
    postgresql_where=_OPEN,
)
Index(
    "challenges_one_open_to_all_a_channel",
    challenges.c.channel_id,
    challenges.c.challenger_id,
    unique=True,
    sqlite_where=_OPEN_TO_ALL,
    postgresql_where=_OPEN_TO_ALL,
)
Index("challenges_by_opponent", challenges.c.opponent_id, challenges.c.created_at)
Index("challenges_open_by_challenger", challenges.c.challenger_id, sqlite_where=_OPEN, postgresql_where=_OPEN)
for _side in ("challenger_id", "opponent_id"):
    Index(f"challenges_by_{_side}", challenges.c[_side])
Index("challenges_open_by_expiry", challenges.c.expires_at, sqlite_where=_OPEN, postgresql_where=_OPEN)

#: Matches that make one result. Who plays them, and how it stands, the matches say.
series = Table(
    "series",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("games", Named(Games), nullable=False),
    sqlite_autoincrement=True,
)

matches = Table(
    "matches",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("edition", Named(Edition), nullable=False),
    Column("orange_id", ForeignKey("players.id"), nullable=False),
    Column("gray_id", ForeignKey("players.id"), nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("user_installed", Boolean, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("state", Named(MatchState), nullable=False),
    Column("winner", Named(Side), nullable=True),
    Column("ending", Named(MatchEnd), nullable=True),
    Column("position", Text, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("version", LONG, nullable=False),
    Column("shown_version", LONG, nullable=False),
    Column("relocations", Integer, nullable=False),
    Column("rated", Boolean, nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("deadline", UtcTime, nullable=True),
    Column("hold", Named(Hold), nullable=True),
    Column("time_left", Integer, nullable=True),
    Column("waiting_left", Integer, nullable=True),
    Column("reminder", Named(Reminder), nullable=True),
    Column("remind_at", UtcTime, nullable=True),
    Column("news", Named(News), nullable=False),
    Column("by", Named(Side), nullable=True),
    Column("offer", Named(Offer), nullable=True),
    Column("offer_by", Named(Side), nullable=True),
    Column("declined", Text, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    Column("board_version", LONG, nullable=False),
    Column("offer_version", LONG, nullable=True),
    Column("offer_message_id", BigInteger, nullable=True),
    Column("settled", Text, nullable=True),
    Column("has_notices", Boolean, nullable=False),
    Column("place_lost", Named(PlaceLoss), nullable=True),
    Column("followed", Boolean, nullable=False),
    Column("level", Integer, nullable=True),
    Column("awaits_bot", Boolean, nullable=False),
    Column("hints", Boolean, nullable=False),
    Column("loses_on_time", Boolean, nullable=False),
    Column("nights_off", Boolean, nullable=False),
    Column("rescued", Text, nullable=False),
    Column("has_plans", Boolean, nullable=False),
    Column("series_id", ForeignKey("series.id"), nullable=True),
    Column("handicap", Boolean, nullable=False),
    Column("pair_id", ForeignKey("contest_pairs.id"), nullable=True),
    Column("plan_lapsed", Boolean, nullable=False),
    # Which process shows it, and which one thinks in it, until when; where there is only one process these stay empty.
    Column("shown_by", Text, nullable=True),
    Column("shown_until", UtcTime, nullable=True),
    Column("thought_by", Text, nullable=True),
    Column("thought_until", UtcTime, nullable=True),
    CheckConstraint("orange_id <> gray_id", name="two_people"),
    CheckConstraint("shown_version <= version", name="shown_what_was"),
    sqlite_autoincrement=True,
)
_RUNNING = text("state = 'running'")
_UNSHOWN = text("shown_version < version")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_running_by_{_side}",
        matches.c[_side],
        sqlite_where=_RUNNING,
        postgresql_where=_RUNNING,
    )
for _column in ("remind_at", "guild_id"):
    Index(
        f"matches_running_by_{_column}",
        matches.c[_column],
        sqlite_where=_RUNNING,
        postgresql_where=_RUNNING,
    )
_OVER, _QUARANTINED = text("state = 'over'"), text("state = 'quarantined'")
Index("matches_quarantined", matches.c.id, sqlite_where=_QUARANTINED, postgresql_where=_QUARANTINED)
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_over_by_{_side}",
        matches.c[_side],
        matches.c.changed_at,
        matches.c.id,
        sqlite_where=_OVER,
        postgresql_where=_OVER,
    )
# For what has happened in a server in a week.
Index(
    "matches_over_by_guild_id",
    matches.c.guild_id,
    matches.c.changed_at,
    sqlite_where=_OVER,
    postgresql_where=_OVER,
)
# For the latest matches of somebody against the bot, however many they have played against people.
_WITH_BOT = text("level IS NOT NULL")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_with_bot_by_{_side}",
        matches.c[_side],
        matches.c.changed_at,
        matches.c.id,
        sqlite_where=_WITH_BOT,
        postgresql_where=_WITH_BOT,
    )
# SQLite uses a partial index only for a query with the same condition, written as SQLAlchemy writes it.
_RATED = text("rated = 1")
for _side in ("orange_id", "gray_id"):
    Index(
        f"matches_rated_by_{_side}",
        matches.c[_side],
        matches.c.created_at,
        sqlite_where=_RATED,
        postgresql_where=text("rated"),
    )
Index(
    "matches_awaiting_bot",
    matches.c.changed_at,
    sqlite_where=text("awaits_bot = 1"),
    postgresql_where=text("awaits_bot"),
)
Index("matches_unshown", matches.c.id, sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN)
_IN_SERIES = text("series_id IS NOT NULL")
Index("matches_by_series_id", matches.c.series_id, sqlite_where=_IN_SERIES, postgresql_where=_IN_SERIES)
_IN_CONTEST = text("pair_id IS NOT NULL")
Index("matches_by_pair_id", matches.c.pair_id, sqlite_where=_IN_CONTEST, postgresql_where=_IN_CONTEST)
_LOST = text("place_lost = 'due' AND state = 'running'")
Index("matches_place_lost", matches.c.id, sqlite_where=_LOST, postgresql_where=_LOST)

guilds = Table(
    "guilds",
    metadata,
    Column("id", BigInteger, primary_key=True, autoincrement=False),
    Column("boards_move", Boolean, nullable=False),
    Column("threads", Boolean, nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("left_at", UtcTime, nullable=True),
    Column("language", Text, nullable=True),
    Column("locale", Text, nullable=True),
    Column("puzzle_channel_id", BigInteger, nullable=True),
    Column("puzzle_day", Integer, nullable=False),
    Column("puzzle_tried", Integer, nullable=False),
    Column("anyone_announces", Boolean, nullable=False),
)
_PUZZLED = text("puzzle_channel_id IS NOT NULL AND left_at IS NULL")
Index("guilds_awaiting_puzzle", guilds.c.puzzle_day, sqlite_where=_PUZZLED, postgresql_where=_PUZZLED)

#: The channels in which a server allows matches; none listed: everywhere.
guild_channels = Table(
    "guild_channels",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, primary_key=True, autoincrement=False),
)

preferences = Table(
    "preferences",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("reminders", Named(ReminderPlace), nullable=False),
    Column("quiet_from", Integer, nullable=True),
    Column("quiet_until", Integer, nullable=True),
    Column("zone", Text, nullable=False),
    Column("reduce_motion", Boolean, nullable=False),
    Column("direct_blocked", Boolean, nullable=False),
    Column("unlisted", Boolean, nullable=False),
    Column("warned", Boolean, nullable=False),
    Column("puzzles_shown", Boolean, nullable=False),
    Column("puzzles_counted", Boolean, nullable=False),
    Column("badges", Text, nullable=False),
    Column("away_from", UtcTime, nullable=True),
    Column("away_until", UtcTime, nullable=True),
    Column("away_used", Integer, nullable=False),
    Column("away_year", Integer, nullable=False),
    Column("rescue", Boolean, nullable=False),
    Column("weekends_off", Boolean, nullable=False),
    Column("challenges_from", Named(ChallengesFrom), nullable=False),
    Column("daily_hour", Integer, nullable=False),
    Column("daily_due", UtcTime, nullable=True),
)
_DAILY = text("daily_due IS NOT NULL")
Index("preferences_by_daily_due", preferences.c.daily_due, sqlite_where=_DAILY, postgresql_where=_DAILY)

#: Who has blocked whom: neither of the two can begin a match with the other.
blocks = Table(
    "blocks",
    metadata,
    Column("blocker_id", ForeignKey("players.id"), primary_key=True),
    Column("blocked_id", ForeignKey("players.id"), primary_key=True),
    CheckConstraint("blocker_id <> blocked_id", name="two_people"),
)
Index("blocks_by_blocked_id", blocks.c.blocked_id)

#: Whom the host has banned, by Discord's ids: they may have asked to be forgotten, or never have played.
bans = Table(
    "bans",
    metadata,
    Column("discord_id", BigInteger, primary_key=True, autoincrement=False),
    Column("banned_at", UtcTime, nullable=False),
)

standings = Table(
    "standings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("edition", Named(Edition), primary_key=True),
    Column("season", Integer, primary_key=True, autoincrement=False),
    Column("listed", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
    Column("provisional_at", UtcTime, nullable=False),
)
#: By what people are put in order: the rating less its deviation, so that nobody is first by luck alone (decision 36).
STRENGTH: Final = standings.c.rating - standings.c.deviation
# In the order in which a leaderboard is read: the strongest first, then the lower id. It contains ``provisional_at`` too,
# so that places can be counted from the index alone.
Index(
    "standings_by_strength",
    standings.c.guild_id,
    standings.c.edition,
    standings.c.season,
    standings.c.listed,
    STRENGTH.desc(),
    standings.c.player_id,
    standings.c.provisional_at,
)
Index(
    "standings_by_provisional_at",
    standings.c.guild_id,
    standings.c.edition,
    standings.c.season,
    standings.c.listed,
    standings.c.provisional_at,
)

#: Every rated result, for each player and leaderboard; its primary key ensures that a match counts once.
rated_results = Table(
    "rated_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("edition", Named(Edition), nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
)
Index(
    "rated_results_of_a_player",
    rated_results.c.player_id,
    rated_results.c.guild_id,
    rated_results.c.edition,
    rated_results.c.rated_at,
)

# Player stats, written when a match ends; all of them can be counted again from the matches.
player_stats = Table(
    "player_stats",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("edition", Named(Edition), primary_key=True),
    Column("side", Named(Side), primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
    Column("graduations", Integer, nullable=False),
    Column("boops_off", Integer, nullable=False),
)
first_squares = Table(
    "first_squares",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("square", Text, primary_key=True),
    Column("times", Integer, nullable=False),
)
streaks = Table(
    "streaks",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("current", Integer, nullable=False),
    Column("longest", Integer, nullable=False),
)
head_to_head = Table(
    "head_to_head",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("opponent_id", ForeignKey("players.id"), primary_key=True),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
)
Index("head_to_head_by_opponent_id", head_to_head.c.opponent_id)
bot_scores = Table(
    "bot_scores",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("level", Integer, primary_key=True, autoincrement=False),
    Column("wins", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("draws", Integer, nullable=False),
)

#: The badges that are earned in matches, each with the first match that earned it.
badges = Table(
    "badges",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("badge", Named(Badge), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
)
Index("badges_by_match_id", badges.c.match_id)

#: What players have noted to their matches, each for themselves alone.
match_notes = Table(
    "match_notes",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("note", Text, nullable=False),
)

contests = Table(
    "contests",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("kind", Named(ContestKind), nullable=False),
    Column("guild_id", BigInteger, nullable=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("name", Text, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("pace", Named(Pace), nullable=False),
    Column("state", Named(ContestState), nullable=False),
    Column("season", Integer, nullable=False),
    Column("created_at", UtcTime, nullable=False),
    Column("due_at", UtcTime, nullable=True),
    Column("ends_at", UtcTime, nullable=True),
    Column("message_id", BigInteger, nullable=True),
    Column("told", Text, nullable=False),
    Column("unsaid", Boolean, nullable=False),
    Column("called_off", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
Index("contests_by_guild_id", contests.c.guild_id)
_DUE = text("due_at IS NOT NULL")
Index("contests_by_due_at", contests.c.due_at, sqlite_where=_DUE, postgresql_where=_DUE)
_ENDS = text("ends_at IS NOT NULL")
Index("contests_by_ends_at", contests.c.ends_at, sqlite_where=_ENDS, postgresql_where=_ENDS)
_TO_TELL = text("state <> 'ended' OR message_id IS NOT NULL")
Index("contests_to_tell", contests.c.id, sqlite_where=_TO_TELL, postgresql_where=_TO_TELL)
_UNSAID = text("unsaid")
Index("contests_unsaid", contests.c.id, sqlite_where=_UNSAID, postgresql_where=_UNSAID)

contest_entries = Table(
    "contest_entries",
    metadata,
    Column("contest_id", ForeignKey("contests.id"), primary_key=True),
    Column("season", Integer, primary_key=True),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("state", Named(EntryState), nullable=False),
    Column("joined_at", UtcTime, nullable=False),
    Column("division", Integer, nullable=True),
    Column("seed", Integer, nullable=True),
    Column("place", Integer, nullable=True),
    Column("out_at", UtcTime, nullable=True),
)
Index("contest_entries_by_player_id", contest_entries.c.player_id)

contest_pairs = Table(
    "contest_pairs",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("contest_id", ForeignKey("contests.id"), nullable=False),
    Column("season", Integer, nullable=False),
    Column("division", Integer, nullable=False),
    Column("round", Integer, nullable=False),
    Column("one_id", ForeignKey("players.id"), nullable=False),
    Column("other_id", ForeignKey("players.id"), nullable=False),
    Column("games", Integer, nullable=False),
    Column("message_id", BigInteger, nullable=True),
    Column("tried", Boolean, nullable=False),
    sqlite_autoincrement=True,
)
Index("contest_pairs_of_season", contest_pairs.c.contest_id, contest_pairs.c.season)
_CALLED_OFF = text("games = 0")
Index("contest_pairs_called_off", contest_pairs.c.id, sqlite_where=_CALLED_OFF, postgresql_where=_CALLED_OFF)

#: The servers that play the bot by votes.
vote_matches = Table(
    "vote_matches",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("level", Integer, nullable=False),
    Column("hours", Integer, nullable=False),
    Column("due_at", UtcTime, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=True),
    Column("told", Text, nullable=False),
)
Index("vote_matches_by_due_at", vote_matches.c.due_at)
Index("vote_matches_by_match_id", vote_matches.c.match_id)

#: Who wants which turn there.
votes = Table(
    "votes",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("turn", Integer, primary_key=True, autoincrement=False),
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("notation", Text, nullable=False),
    Column("voted_at", UtcTime, nullable=False),
)
Index("votes_by_player_id", votes.c.player_id)

#: What a server offers to whichever other one has the code.
vote_offers = Table(
    "vote_offers",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("hours", Integer, nullable=False),
    Column("code", Text, nullable=False),
    Column("offered_at", UtcTime, nullable=False),
)
Index("vote_offers_by_code", vote_offers.c.code, unique=True)

#: Where the end of a match between two servers is shown: a row for each of them.
vote_ends = Table(
    "vote_ends",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("shown_at", UtcTime, nullable=True),
)
_UNSHOWN = text("shown_at IS NULL")
Index("vote_ends_unshown", vote_ends.c.match_id, sqlite_where=_UNSHOWN, postgresql_where=_UNSHOWN)

turns = Table(
    "turns",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("version", LONG, primary_key=True),
    Column("number", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("position", Text, nullable=False),
    Column("played_at", UtcTime, nullable=False),
    Column("taken_back", Boolean, nullable=False),
    Column("planned", Boolean, nullable=False),
)

#: The turns that players have planned ahead. Their ids stand in custom ids.
planned_turns = Table(
    "planned_turns",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    # It may have been played, and be here no more.
    Column("parent_id", LONG, nullable=True),
    Column("number", Integer, nullable=False),
    Column("notation", Text, nullable=False),
    Column("position", Text, nullable=False),
    sqlite_autoincrement=True,
)
for _whose in ("match_id", "player_id"):
    Index(f"planned_turns_by_{_whose}", planned_turns.c[_whose])

#: In which positions of a match a side has asked for a hint; asked again in the same one it is the same hint.
hints = Table(
    "hints",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("position", Text, primary_key=True),
    Column("side", Named(Side), nullable=False),
    Column("asked_at", UtcTime, nullable=False),
)

#: What the engine found of a finished match, and which engine.
reviews = Table(
    "reviews",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("made_by", Text, nullable=False),
    Column("review", Text, nullable=False),
    Column("orange_saw", Boolean, nullable=False),
    Column("gray_saw", Boolean, nullable=False),
)

#: The messages that tell of a match's clock, until they say how that went on.
notices = Table(
    "notices",
    metadata,
    Column("message_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=False),
    Column("match_id", ForeignKey("matches.id"), nullable=False),
    Column("player_id", ForeignKey("players.id"), nullable=True),
    Column("kind", Named(NoticeKind), nullable=False),
    Column("became", Named(Became), nullable=True),
    Column("by", Named(Side), nullable=True),
)
for _column in ("match_id", "player_id"):
    Index(f"notices_by_{_column}", notices.c[_column])
_SETTLED = text("became IS NOT NULL")
Index("notices_settled", notices.c.match_id, sqlite_where=_SETTLED, postgresql_where=_SETTLED)

#: The messages that tell a channel of a match: who plays it, and then its result.
announcements = Table(
    "announcements",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("channel_id", BigInteger, nullable=False),
    Column("message_id", BigInteger, nullable=False),
    Column("due", Boolean, nullable=False),
)
_DUE = text("due")
Index("announcements_due", announcements.c.match_id, sqlite_where=_DUE, postgresql_where=_DUE)

#: Who follows which running match without playing in it, and what they have yet to be told.
follows = Table(
    "follows",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("each_turn", Boolean, nullable=False),
    Column("due", Boolean, nullable=False),
)
Index("follows_by_match_id", follows.c.match_id)
Index("follows_due", follows.c.match_id, sqlite_where=text("due = 1"), postgresql_where=_DUE)

#: The clubhouses of servers, each with what has been posted there.
clubhouses = Table(
    "clubhouses",
    metadata,
    Column("guild_id", BigInteger, primary_key=True, autoincrement=False),
    Column("channel_id", BigInteger, nullable=True),
    Column("results", Named(ToldResults), nullable=False),
    Column("board", Boolean, nullable=False),
    Column("week", Boolean, nullable=False),
    Column("week_hour", Integer, nullable=False),
    Column("season", Boolean, nullable=False),
    Column("trouble", Text, nullable=False),
    Column("board_message_id", BigInteger, nullable=True),
    Column("board_shows", Text, nullable=False),
    Column("board_tried", Boolean, nullable=False),
    Column("week_told", Integer, nullable=False),
    Column("week_tried", Integer, nullable=False),
    Column("season_told", Integer, nullable=False),
    Column("season_tried", Integer, nullable=False),
    Column("badges", Boolean, nullable=False),
    Column("role_id", BigInteger, nullable=True),
    Column("role_holders", Text, nullable=False),
    Column("role_season", Integer, nullable=False),
    Column("role_trouble", Text, nullable=False),
)

Index("clubhouses_by_channel_id", clubhouses.c.channel_id)
_WITH_ROLE = text("role_id IS NOT NULL OR role_holders != ''")
Index(
    "clubhouses_with_role",
    clubhouses.c.guild_id,
    sqlite_where=_WITH_ROLE,
    postgresql_where=_WITH_ROLE,
)

#: The results that clubhouses have yet to tell.
queued_results = Table(
    "queued_results",
    metadata,
    Column("match_id", ForeignKey("matches.id"), primary_key=True),
    Column("guild_id", BigInteger, nullable=False),
    Column("leader", Named(Side), nullable=True),
    Column("batch", LONG, nullable=True),
)
Index("queued_results_by_guild_id", queued_results.c.guild_id, queued_results.c.match_id)

#: In which order finished matches ended, the server in which each counted (none: only everywhere), and by how many points of
#: a rating whoever began was taken to be ahead.
match_ends = Table(
    "match_ends",
    metadata,
    Column("number", LONG, primary_key=True),
    Column("match_id", ForeignKey("matches.id"), nullable=False, unique=True),
    Column("guild_id", BigInteger, nullable=True),
    Column("ahead", Float, nullable=False),
)

#: What each person has made of each puzzle; a day is its number in the calendar, 0 where a puzzle is of none.
puzzle_attempts = Table(
    "puzzle_attempts",
    metadata,
    Column("id", LONG, primary_key=True),
    Column("player_id", ForeignKey("players.id"), nullable=False),
    Column("edition", Named(Edition), nullable=False),
    Column("number", Integer, nullable=False),
    Column("day", Integer, nullable=False),
    Column("state", Named(PuzzleState), nullable=False),
    Column("played", Text, nullable=False),
    Column("misses", Integer, nullable=False),
    Column("hinted", Boolean, nullable=False),
    Column("version", LONG, nullable=False),
    Column("guild_id", BigInteger, nullable=True),
    Column("began_at", UtcTime, nullable=False),
    Column("changed_at", UtcTime, nullable=False),
    sqlite_autoincrement=True,
)
Index(
    "puzzle_attempts_once",
    puzzle_attempts.c.player_id,
    puzzle_attempts.c.day,
    puzzle_attempts.c.edition,
    puzzle_attempts.c.number,
    unique=True,
)
_COUNTED = text("guild_id IS NOT NULL")
Index(
    "puzzle_attempts_of_a_guild",
    puzzle_attempts.c.guild_id,
    puzzle_attempts.c.day,
    sqlite_where=_COUNTED,
    postgresql_where=_COUNTED,
)

#: Each person's rating at puzzles, and each puzzle's own, once it has been tried.
puzzle_ratings = Table(
    "puzzle_ratings",
    metadata,
    Column("player_id", ForeignKey("players.id"), primary_key=True),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("volatility", Float, nullable=False),
    Column("tries", Integer, nullable=False),
    Column("rated_at", UtcTime, nullable=False),
)
puzzle_strengths = Table(
    "puzzle_strengths",
    metadata,
    Column("edition", Named(Edition), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("tries", Integer, nullable=False),
)

#: Every first try at a puzzle that was counted, in order; those of people who have been forgotten are nobody's.
puzzle_results = Table(
    "puzzle_results",
    metadata,
    Column("place", LONG, primary_key=True),
    Column("attempt_id", ForeignKey("puzzle_attempts.id"), nullable=True, unique=True),
    Column("player_id", ForeignKey("players.id"), nullable=True),
    Column("edition", Named(Edition), nullable=False),
    Column("number", Integer, nullable=False),
    Column("solved", Boolean, nullable=False),
    Column("rating", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("change", Float, nullable=False),
    Column("rated_at", UtcTime, nullable=True),
)
Index(
    "puzzle_results_once",
    puzzle_results.c.player_id,
    puzzle_results.c.edition,
    puzzle_results.c.number,
    unique=True,
)

#: In which hours of a day (UTC) the bot was there: a bit for each, the lowest for the first.
puzzle_days = Table(
    "puzzle_days",
    metadata,
    Column("day", Integer, primary_key=True, autoincrement=False),
    Column("hours", Integer, nullable=False),
)

#: What only one process does at a time: which one, until when (``data/postgres/leases.py``). Each has a row from the beginning.
leases = Table(
    "leases",
    metadata,
    Column("name", Text, primary_key=True),
    Column("held_by", Text, nullable=True),
    Column("held_until", UtcTime, nullable=True),
)

#: One row, which all copies of one database share.
lineage = Table("lineage", metadata, Column("id", Text, primary_key=True))
