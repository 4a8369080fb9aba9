"""Voting for the next turn of a server's match: anybody there, once for each turn, and changed as often as they like."""

from __future__ import annotations

from dataclasses import dataclass, replace
from datetime import datetime

from sqlalchemy import Connection

from data import MatchState, Player, Vote, VoteMatch
from data.queries import players
from data.queries.contests import votes
from game import Played, TurnRequest
from services.contests.votes.tally import tally
from services.people import Person
from services.play.access import load_if
from services.play.picking import resolve
from services.play.snapshots import Snapshot, load
from services.refusals import Refusal, Refused


@dataclass(frozen=True)
class Poll:
    """The vote on a turn as one of the server's members sees it: the match, and the turn that they want so far, if any."""

    snapshot: Snapshot
    mine: Played | None

    @property
    def votes(self) -> int:
        """The number of votes that there are."""
        return len(self.snapshot.ballot.votes) if self.snapshot.ballot else 0

    @property
    def with_me(self) -> int:
        """The number of those who want the same turn, the member among them; 0 before they have voted."""
        wanted = tally(self.snapshot.ballot.votes) if self.snapshot.ballot and self.mine else ()
        return next((each.votes for each in wanted if self.mine and each.notation == str(self.mine.turn)), 0)


@dataclass(frozen=True)
class VotePage:
    """A server's vote match as its members read of it; ``poll`` is the vote that is open there, if one is; ``other`` the server that it plays, if it plays one."""

    kept: VoteMatch | None
    poll: Poll | None = None
    other: Player | None = None


def look(connection: Connection, guild_id: int, person: Person) -> VotePage:
    """The vote match of a server, and the vote that is open there."""
    kept = votes.of_guild(connection, guild_id)
    snapshot = load(connection, kept.match_id) if kept and kept.match_id is not None else None
    if snapshot is None or not snapshot.running:
        return VotePage(kept)
    both = (snapshot.orange, snapshot.gray)
    other = next((each for each in both if each.is_team and each.guild_id != guild_id), None)
    is_ours = snapshot.to_move.guild_id == guild_id
    return VotePage(kept, _poll(connection, snapshot, person) if is_ours else None, other)


def poll(connection: Connection, match_id: int, version: int, guild_id: int, person: Person) -> Poll:
    """The vote on the turn of a match that a message shows; ``version`` is that of its board.

    Refuses NO_SUCH_MATCH, NOT_IN_THIS_SERVER, OTHER_SERVER_VOTES, NOT_YOUR_MATCH (one that is no vote match), MATCH_QUARANTINED, MATCH_OVER, OUT_OF_DATE and NOT_YOUR_TURN.
    """
    kept = votes.of_guild(connection, guild_id)
    plays = kept is not None and kept.between_servers and kept.match_id == match_id
    snapshot = load_if(
        connection, match_id, lambda seen: plays or seen.guild_id == guild_id, Refusal.NOT_IN_THIS_SERVER
    )
    match = snapshot.match
    if match.guild_id != guild_id and snapshot.between_servers:
        raise Refused(Refusal.OTHER_SERVER_VOTES, mover=snapshot.to_move)
    if snapshot.ballot is None:
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if match.state is MatchState.QUARANTINED:
        raise Refused(Refusal.MATCH_QUARANTINED, match=match.id)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=match)
    if version != match.delivery.board_version:
        raise Refused(Refusal.OUT_OF_DATE, link=match)
    if not snapshot.to_move.is_team:
        raise Refused(Refusal.NOT_YOUR_TURN, mover=snapshot.to_move)
    return _poll(connection, snapshot, person)


def vote(
    connection: Connection,
    match_id: int,
    person: Person,
    request: TurnRequest,
    now: datetime,
    *,
    version: int,
    guild_id: int,
) -> Poll:
    """Vote for a turn, instead of the one that somebody wanted before; whoever wants the same again has wanted it since then.

    Refuses as ``poll`` does, ILLEGAL_TURN and AMBIGUOUS_TURN.
    """
    seen = poll(connection, match_id, version, guild_id, person).snapshot
    turn = resolve(seen.position, request)
    player = players.get_or_create(connection, *person)
    # So that of a vote and the count of the votes, which may come at the same moment, one is done after the other.
    players.lock_players(connection, seen.to_move.id)
    number, notation = seen.match.turns + 1, str(turn)
    before = votes.by(connection, match_id, number, player.id)
    if before is None or before.notation != notation:
        votes.put(connection, Vote(match_id, number, player.id, notation, now))
    cast = votes.for_turn(connection, match_id, number)
    ballot = seen.ballot._replace(votes=cast) if seen.ballot else None
    return Poll(replace(seen, ballot=ballot), seen.position.play(turn))


def _poll(connection: Connection, snapshot: Snapshot, person: Person) -> Poll:
    player = players.by_discord_id(connection, person.discord_id)
    cast = snapshot.ballot.votes if snapshot.ballot else ()
    mine = next((each for each in cast if player and each.player_id == player.id), None)
    position = snapshot.position
    return Poll(snapshot, position.play(position.parse_turn(mine.notation)) if mine else None)
