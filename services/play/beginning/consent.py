"""The consent to a match: whether somebody may challenge another, and accept their challenge.

Who is refused by another's choice, or because the host has banned them, always reads the same, so that nobody can tell which it was.
"""

from __future__ import annotations

from datetime import datetime, timedelta
from typing import Final, assert_never

from sqlalchemy import Connection

from data import ChallengesFrom, Player
from data.queries import challenges, players, preferences
from data.queries.careers import player_stats
from data.queries.matches import running_matches
from services.refusals import Refusal, Refused

#: For so long nobody is asked again by somebody whose challenge they have declined.
_LEFT_ALONE: Final = timedelta(days=1)


def refuse_apart(connection: Connection, acting: Player, other: Player) -> None:
    """Refuse a match between two people whom a block or a ban keeps apart: YOU_BLOCKED to who has blocked, else NOT_WITH_THEM."""
    blockers = preferences.blockers(connection, acting.id, other.id)
    if acting.id in blockers:
        raise Refused(Refusal.YOU_BLOCKED, opponent=other)
    if other.id in blockers or (other.discord_id and players.is_banned(connection, other.discord_id)):
        raise Refused(Refusal.NOT_WITH_THEM, opponent=other)


def are_apart(connection: Connection, one: Player, other: Player) -> bool:
    """True if no match may begin between two people: a block or a ban keeps them apart, or one of them is forgotten."""
    ids = (one.discord_id, other.discord_id)
    if preferences.blockers(connection, one.id, other.id):
        return True
    return any(each is None or players.is_banned(connection, each) for each in ids)


def refuse_unwanted(connection: Connection, asking: Player, asked: Player, now: datetime) -> None:
    """Refuse a challenge that somebody doesn't want: as ``refuse_apart`` does, NOT_WITH_THEM and DECLINED_LATELY."""
    refuse_apart(connection, asking, asked)
    if not _takes_challenges(connection, asked, asking):
        raise Refused(Refusal.NOT_WITH_THEM, opponent=asked)
    declined_at = challenges.declined_since(connection, asking.id, asked.id, now - _LEFT_ALONE)
    # Whoever has asked for a match themselves since then wants no longer to be left alone.
    if declined_at and not challenges.has_asked_since(connection, asked.id, asking.id, declined_at):
        until = int((declined_at + _LEFT_ALONE).timestamp())
        raise Refused(Refusal.DECLINED_LATELY, opponent=asked, until=until)


def _takes_challenges(connection: Connection, asked: Player, asking: Player) -> bool:
    """True if somebody has chosen to be challenged by the other."""
    chosen = preferences.of(connection, asked.id).challenges_from
    match chosen:
        case ChallengesFrom.EVERYONE:
            return True
        case ChallengesFrom.PLAYED:
            return _have_played(connection, asked, asking)
        case ChallengesFrom.NOBODY:
            return False
        case never:
            assert_never(never)


def _have_played(connection: Connection, one: Player, other: Player) -> bool:
    """True if two people have finished a match that counted, or are in one."""
    if player_stats.head_to_head_of(connection, one.id, other.id).matches:
        return True
    return bool(running_matches.between(connection, one.id, other.id))
