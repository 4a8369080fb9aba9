"""Queries about vote matches: which server plays one, and who wants which turn."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, delete, exists, func, select, update

from data.queries.announcing.house import keeps_off
from data.queries.tables.guilds import guilds
from data.queries.tables.people import players
from data.queries.tables.votes import vote_matches, votes
from data.queries.upserts import store
from data.records.matches import Match, MatchState
from data.records.people import Player
from data.records.votes import Vote, VoteMatch

_VOTE_MATCH: Final = select(*(vote_matches.c[name] for name in VoteMatch._fields))
_VOTE: Final = select(*(votes.c[name] for name in Vote._fields))
#: Servers that have removed the bot: nothing of theirs is due.
_IS_GONE: Final = exists().where(guilds.c.id == vote_matches.c.guild_id, guilds.c.left_at.is_not(None))


class Voter(NamedTuple):
    """Somebody who has voted in a match, and for how many of its turns."""

    player: Player
    votes: int


class Ballot(NamedTuple):
    """The votes in a match of a whole server: for the turn that the server is to take or, while it is not to move, for the one it took last.

    Of two servers that play each other it is the one where the match is shown, and nothing is known of the other's votes.

    ``before`` are those for the turn that the server took before, while it is to move. ``kept`` is the vote match; None if it was ended. ``voters`` are known once the match is over: those who voted most first, without people who keep off the leaderboards.
    """

    kept: VoteMatch | None
    votes: Sequence[Vote]
    before: Sequence[Vote] = ()
    voters: Sequence[Voter] = ()


def save(connection: Connection, vote_match: VoteMatch) -> VoteMatch:
    """Store a server's vote match as it is now."""
    store(connection, vote_matches, vote_match._asdict())
    return vote_match


def drop(connection: Connection, guild_id: int) -> None:
    """Delete a server's vote match; the votes in its matches stay."""
    connection.execute(delete(vote_matches).where(vote_matches.c.guild_id == guild_id))


def of_guild(connection: Connection, guild_id: int) -> VoteMatch | None:
    """The vote match of a server, if it has one."""
    row = connection.execute(_VOTE_MATCH.where(vote_matches.c.guild_id == guild_id)).one_or_none()
    return VoteMatch(*row) if row else None


def every(connection: Connection) -> Sequence[VoteMatch]:
    """The vote matches of all servers."""
    return [VoteMatch(*row) for row in connection.execute(_VOTE_MATCH.order_by(vote_matches.c.guild_id))]


def in_match(connection: Connection, match_id: int) -> Sequence[VoteMatch]:
    """The vote matches of those servers that play this match now: one, or two that play each other."""
    query = _VOTE_MATCH.where(vote_matches.c.match_id == match_id)
    return [VoteMatch(*row) for row in connection.execute(query.order_by(vote_matches.c.guild_id))]


def due(connection: Connection, now: datetime) -> Sequence[int]:
    """The servers whose vote match has something to do by now."""
    query = select(vote_matches.c.guild_id).where(_is_due(now))
    return list(connection.execute(query.order_by(vote_matches.c.due_at)).scalars())


def due_of_guild(connection: Connection, guild_id: int, now: datetime) -> VoteMatch | None:
    """The vote match of a server, if it is one of those that ``due`` finds."""
    query = _VOTE_MATCH.where(vote_matches.c.guild_id == guild_id, _is_due(now))
    row = connection.execute(query).one_or_none()
    return VoteMatch(*row) if row else None


def voted(connection: Connection) -> Sequence[VoteMatch]:
    """The vote matches with a vote in the match that is on: their boards may have to be edited."""
    has_votes = exists().where(votes.c.match_id == vote_matches.c.match_id)
    rows = connection.execute(_VOTE_MATCH.where(has_votes).order_by(vote_matches.c.guild_id))
    return [VoteMatch(*row) for row in rows]


def set_due(connection: Connection, match_id: int, due_at: datetime) -> None:
    """Store when the next votes in a match are counted."""
    query = update(vote_matches).where(vote_matches.c.match_id == match_id)
    connection.execute(query.values(due_at=due_at))


def set_over(connection: Connection, match_id: int, due_at: datetime) -> None:
    """Store that a match is over, and when the next one of its server begins."""
    query = update(vote_matches).where(vote_matches.c.match_id == match_id)
    connection.execute(query.values(match_id=None, due_at=due_at, told=""))


def set_told(connection: Connection, guild_id: int, told: str) -> None:
    """Store what the board of a vote match was edited to say."""
    connection.execute(update(vote_matches).where(vote_matches.c.guild_id == guild_id).values(told=told))


def put_off(connection: Connection, now: datetime) -> None:
    """Let the votes that were due be counted at the next hour only, and every board be edited: in the time that a restore has lost, people have voted."""
    for kept in every(connection):
        passed = (now - kept.due_at) // timedelta(hours=kept.hours) + 1
        later = timedelta(hours=kept.hours) * max(0, passed) if kept.match_id is not None else timedelta()
        save(connection, kept._replace(due_at=kept.due_at + later, told=""))


def put(connection: Connection, vote: Vote) -> None:
    """Store somebody's vote, instead of another that they had for that turn."""
    store(connection, votes, vote._asdict())


def by(connection: Connection, match_id: int, turn: int, player_id: int) -> Vote | None:
    """Somebody's vote for a turn of a match, if they have one."""
    one = and_(votes.c.match_id == match_id, votes.c.turn == turn, votes.c.player_id == player_id)
    row = connection.execute(_VOTE.where(one)).one_or_none()
    return Vote(*row) if row else None


def for_turn(connection: Connection, match_id: int, turn: int) -> Sequence[Vote]:
    """The votes for a turn of a match, the earliest first."""
    query = _VOTE.where(votes.c.match_id == match_id, votes.c.turn == turn)
    return [Vote(*row) for row in connection.execute(query.order_by(votes.c.voted_at, votes.c.player_id))]


def all_by(connection: Connection, player_id: int) -> Sequence[Vote]:
    """All votes of somebody."""
    query = _VOTE.where(votes.c.player_id == player_id).order_by(votes.c.match_id, votes.c.turn)
    return [Vote(*row) for row in connection.execute(query)]


def forget(connection: Connection, player_id: int) -> None:
    """Delete all votes of somebody."""
    connection.execute(delete(votes).where(votes.c.player_id == player_id))


def ballot_of(connection: Connection, match: Match, team_id: int) -> Ballot:
    """The votes of this team in a match that it plays."""
    over = match.state is MatchState.OVER
    turn = match.turns if over else match.turns + 1
    # Orange takes the odd turns.
    if (turn % 2 == 1) != (match.orange_id == team_id):
        turn -= 1
    kept = of_guild(connection, match.guild_id) if match.guild_id else None
    before = for_turn(connection, match.id, turn - 2) if turn > match.turns else ()
    voters = _voters(connection, match.id, odd=turn % 2) if over else ()
    return Ballot(kept, for_turn(connection, match.id, turn), before, voters)


def _voters(connection: Connection, match_id: int, *, odd: int) -> Sequence[Voter]:
    """Those who have voted for the odd turns of a match (1), or for the others (0)."""
    number = func.count()
    columns = [players.c[name] for name in Player._fields]
    query = (
        select(*columns, number)
        .join(votes, votes.c.player_id == players.c.id)
        .where(votes.c.match_id == match_id, votes.c.turn % 2 == odd, ~keeps_off(players.c.id))
        .group_by(*columns)
        .order_by(number.desc(), func.min(votes.c.voted_at), players.c.id)
    )
    return [Voter(Player(*row[:-1]), row[-1]) for row in connection.execute(query)]


def _is_due(now: datetime) -> ColumnElement[bool]:
    return and_(vote_matches.c.due_at <= now, ~_IS_GONE)
