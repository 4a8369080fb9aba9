"""A server's vote match: those who manage the server begin it, move it and end it."""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Match, MatchEnd, Pace, Player, VoteMatch
from data.queries import players
from data.queries.contests import votes
from data.queries.matches import finished_matches, matches
from game import Edition
from services.people import Person, Place
from services.play.beginning.new_match import begin as begin_match
from services.play.levels import is_level
from services.play.snapshots import Snapshot, load
from services.play.transitions import change, over
from services.refusals import Refusal, Refused

#: How many hours a vote may last, and how many it lasts where nothing else is chosen.
HOURS: Final = (24, 8, 4)
USUAL_HOURS: Final = 8
#: The longest name of a server: Discord's own limit, in letters.
_LONGEST_NAME: Final = 100


class Venue(NamedTuple):
    """The place of a vote match: a server, its name, and a channel there."""

    guild_id: int
    name: str
    channel_id: int


class VoteTerms(NamedTuple):
    """The terms of a vote match: what is played, how well the bot plays, and for how many hours each vote lasts."""

    edition: Edition
    level: int
    hours: int


def begin(connection: Connection, venue: Venue, terms: VoteTerms, bot: Person, now: datetime) -> Match:
    """Begin a server's vote match in a channel, and with it the first match. Refuses VOTE_MATCH_ON and NO_SUCH_LEVEL."""
    if votes.of_guild(connection, venue.guild_id):
        raise Refused(Refusal.VOTE_MATCH_ON)
    if not is_level(terms.level):
        raise Refused(Refusal.NO_SUCH_LEVEL)
    if terms.hours not in HOURS:
        raise ValueError(f"a vote can't last {terms.hours} hours")
    kept = VoteMatch(venue.guild_id, venue.channel_id, *terms, due_at=now)
    itself = players.set_bot(connection, bot.discord_id, bot.name)
    return begin_next(connection, kept, venue.name, itself, now)


def team_of(connection: Connection, guild_id: int, name: str) -> Player:
    """The player that is this whole server; ``name`` is the server's, or "" if that is not known."""
    return players.team(connection, guild_id, "".join(filter(str.isprintable, name))[:_LONGEST_NAME])


def begin_next(connection: Connection, kept: VoteMatch, name: str, bot: Player, now: datetime) -> Match:
    """Begin the next match of a server, which begins every other one; ``name`` is the server's, or "" if that is not known."""
    team = team_of(connection, kept.guild_id, name)
    before = next(iter(finished_matches.latest_with_bot(connection, team.id, 1)), None)
    first = before is None or before.gray_id == team.id
    match = begin_match(
        connection,
        *((team, bot) if first else (bot, team)),
        Place(kept.guild_id, kept.channel_id),
        edition=kept.edition,
        pace=Pace.NONE,
        now=now,
        rated=False,
        level=kept.level,
    )
    votes.save(connection, kept._replace(match_id=match.id, due_at=first_due(kept.hours, now), told=""))
    return match


def first_due(hours: int, now: datetime) -> datetime:
    """The hour at which the first votes of a match are counted: the full one that is nearest to so long after now."""
    at = now + timedelta(hours=hours, minutes=30)
    return at.replace(minute=0, second=0, microsecond=0)


def end(connection: Connection, guild_id: int, now: datetime) -> Match | None:
    """End a server's vote match for good, and with it the match that is on; that one, or None. Refuses NO_VOTE_MATCH."""
    kept = kept_by(connection, guild_id)
    snapshot = load(connection, kept.match_id) if kept.match_id is not None else None
    is_on = snapshot is not None and snapshot.running
    ended = close(connection, snapshot, MatchEnd.CANCELLED, now) if snapshot and is_on else None
    votes.drop(connection, guild_id)
    return ended


def close(connection: Connection, snapshot: Snapshot, ending: MatchEnd, now: datetime) -> Match:
    """End a match that nobody wins."""
    after = over(snapshot.match, ending)
    return change(connection, snapshot, after, now, news=snapshot.match.news, by=None)


def move(connection: Connection, guild_id: int, channel_id: int) -> Match | None:
    """Let a vote match go on in another channel; the match that is on as it was before, or None if none is to be moved. Refuses NO_VOTE_MATCH."""
    kept = kept_by(connection, guild_id)
    votes.save(connection, kept._replace(channel_id=channel_id, told=""))
    match = matches.by_id(connection, kept.match_id) if kept.match_id is not None else None
    # While the other server is to move, the match is there.
    if match is None or match.channel_id == channel_id or match.guild_id != guild_id:
        return None
    matches.move(connection, match.id, guild_id, channel_id, user_installed=False)
    return match


def kept_by(connection: Connection, guild_id: int) -> VoteMatch:
    """The vote match of a server. Refuses NO_VOTE_MATCH."""
    kept = votes.of_guild(connection, guild_id)
    if kept is None:
        raise Refused(Refusal.NO_VOTE_MATCH)
    return kept
