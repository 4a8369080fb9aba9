"""Access: finds the match that a person may look at, act on or take a turn in, and refuses everything else."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from sqlalchemy import Connection

from data import Match, MatchEnd, MatchState, News, Player
from data.queries import preferences
from data.queries.announcing import announcements, clubhouses
from data.queries.contests import vote_ends
from data.queries.matches import shown_matches
from data.queries.matches.shown_matches import Meant, PlayersAndPlace
from game import Side
from services.people import Person
from services.play.snapshots import RecordBroken, Snapshot, load
from services.refusals import Refusal, Refused


class Seat(NamedTuple):
    """A running match, and the side that the acting person plays in it."""

    snapshot: Snapshot
    side: Side


class Watched(NamedTuple):
    """A match that somebody sees who does not play in it, and whether its players let others replay it."""

    snapshot: Snapshot
    may_replay: bool


def load_if(
    connection: Connection, meant: Meant, allowed: Callable[[PlayersAndPlace], bool], otherwise: Refusal
) -> Snapshot:
    """A match, if it is allowed to those who play it, or where it is. Refuses NO_SUCH_MATCH, and ``otherwise``.

    Raises RecordBroken as ``load`` does, but only for those who are allowed: others learn nothing of a match.
    """
    try:
        snapshot = load(connection, meant)
    except RecordBroken as broken:
        seen = shown_matches.players_and_place(connection, broken.match_id)
        if seen is None or not allowed(seen):
            raise Refused(otherwise) from None
        raise
    match, players = snapshot.match, (snapshot.orange.discord_id, snapshot.gray.discord_id)
    if not allowed(PlayersAndPlace(*players, match.guild_id, match.channel_id)):
        raise Refused(otherwise)
    return snapshot


def own_match(connection: Connection, meant: Meant, person: Person) -> Snapshot:
    """A match of this person, running or finished. Refuses NO_SUCH_MATCH, NOT_YOUR_MATCH and MATCH_QUARANTINED."""
    snapshot = load_if(
        connection,
        meant,
        lambda seen: person.discord_id in {seen.orange, seen.gray},
        Refusal.NOT_YOUR_MATCH,
    )
    if snapshot.match.state is MatchState.QUARANTINED:
        raise Refused(Refusal.MATCH_QUARANTINED, match=snapshot.match.id)
    return snapshot


def watched(connection: Connection, match_id: int, person: Person, channel_id: int) -> Watched | None:
    """A match that this person sees in their channel without playing in it; None for one of its players.

    A channel also sees the matches that are announced there, which are played in its threads; a clubhouse those of its server that are over; and where a server has seen the end of its match with another one, it sees that. Refuses NO_SUCH_MATCH, NOT_YOUR_MATCH (it
    is not in this channel) and MATCH_QUARANTINED.
    """
    snapshot = load_if(
        connection,
        match_id,
        lambda seen: (
            person.discord_id in {seen.orange, seen.gray}
            or seen.channel_id == channel_id
            or _is_announced(connection, match_id, channel_id)
            or _is_told(connection, match_id, seen.guild_id, channel_id)
            or vote_ends.is_seen_in(connection, match_id, channel_id)
        ),
        Refusal.NOT_YOUR_MATCH,
    )
    if snapshot.side_of(person.discord_id) is not None:
        return None
    if snapshot.match.state is MatchState.QUARANTINED:
        raise Refused(Refusal.MATCH_QUARANTINED, match=match_id)
    players = (snapshot.orange, snapshot.gray)
    return Watched(snapshot, not any(keeps_off(connection, player) for player in players))


def match_to_replay(connection: Connection, match_id: int, person: Person, channel_id: int) -> Snapshot:
    """A match that this person may step through: their own, or one in their channel that its players let others replay.

    Refuses as ``own_match`` does, and KEPT_FROM_OTHERS.
    """
    seen = watched(connection, match_id, person, channel_id)
    if seen is None:
        return own_match(connection, match_id, person)
    if not seen.may_replay:
        raise Refused(Refusal.KEPT_FROM_OTHERS)
    return seen.snapshot


def _is_announced(connection: Connection, match_id: int, channel_id: int) -> bool:
    found = announcements.of_match(connection, match_id)
    return found is not None and found.channel_id == channel_id


def _is_told(connection: Connection, match_id: int, guild_id: int | None, channel_id: int) -> bool:
    """True if a match is over whose server has its clubhouse in this channel. Those against the bot are not told there."""
    clubhouse = clubhouses.of_guild(connection, guild_id)
    here = clubhouse is not None and clubhouse.channel_id == channel_id
    return here and shown_matches.is_told(connection, match_id)


def keeps_off(connection: Connection, player: Player) -> bool:
    """True if somebody is shown to nobody but those they play with; who has been forgotten can't say otherwise, and a whole server has nothing to hide."""
    if player.is_team:
        return False
    return player.discord_id is None or preferences.of(connection, player.id).unlisted


def running_match(
    connection: Connection,
    meant: Meant,
    person: Person,
    version: int | None = None,
    *doing: News | MatchEnd,
) -> Seat:
    """A running match that this person may act on now; ``version`` is the one they saw, if that is known.

    Offers and their answers leave the board as it is, so what was seen since the last board may be acted on. ``doing`` is
    what is to be done: where just that has been done, by the same person, a second press of its button is no mistake.
    Refuses as ``own_match`` does, DONE_ALREADY, OUT_OF_DATE and MATCH_OVER.
    """
    snapshot = own_match(connection, meant, person)
    match, side = snapshot.match, snapshot.side_of(person.discord_id) or Side.ORANGE
    if version is not None and not match.delivery.board_version <= version <= match.version:
        refuse_done(snapshot, side, *doing)
        raise Refused(Refusal.OUT_OF_DATE, link=match)
    if not snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=match)
    return Seat(snapshot, side)


def refuse_done(snapshot: Snapshot, side: Side, *doing: News | MatchEnd) -> None:
    """Refuse with DONE_ALREADY what this side has done by the last change."""
    match = snapshot.match
    if match.by is side and (match.ending or match.news) in doing:
        raise Refused(Refusal.DONE_ALREADY)


def match_to_move_in(
    connection: Connection, meant: Meant, person: Person, version: int | None = None
) -> Snapshot:
    """A match in which it is this person's turn. Refuses as ``running_match`` does, and NOT_YOUR_TURN."""
    snapshot, _ = running_match(connection, meant, person, version)
    if snapshot.to_move.discord_id != person.discord_id:
        ahead: dict[str, Match] = {} if snapshot.bot_side else {"ahead": snapshot.match}
        raise Refused(Refusal.NOT_YOUR_TURN, mover=snapshot.to_move, **ahead)
    return snapshot
