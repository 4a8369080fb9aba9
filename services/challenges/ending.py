"""Challenges that end without an answer."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import Connection

from data import Challenge, ChallengeState, Player
from data.queries import challenges
from services.challenges.invitations import Invitation, invitation


def give_up(connection: Connection, challenge_id: int) -> None:
    """End a challenge that nobody can answer, because its message is gone or was never sent."""
    challenges.end(connection, challenge_id, ChallengeState.WITHDRAWN)


def any_overdue(connection: Connection, now: datetime) -> bool:
    """True if there is a challenge that nobody has answered in time."""
    return bool(challenges.overdue(connection, now, 1))


def expire(connection: Connection, now: datetime, limit: int) -> Sequence[Invitation]:
    """End challenges that nobody has answered in time, at most ``limit``."""
    return [
        invitation(connection, stored)
        for stored in challenges.overdue(connection, now, limit)
        if challenges.end(connection, stored.id, ChallengeState.EXPIRED)
    ]


def end_all(connection: Connection, player: Player, other: Player | None = None) -> Sequence[Invitation]:
    """End the open challenges from and to somebody, or those between them and one ``other``; they are returned as they are now."""
    mine = [
        each
        for each in challenges.open_of(connection, player.id)
        if other is None or each.opponent_id == other.id
    ]
    theirs = [
        each
        for each in challenges.open_to(connection, player.id)
        if other is None or each.challenger_id == other.id
    ]
    return [
        *(_end_unanswered(connection, stored, ChallengeState.WITHDRAWN) for stored in mine),
        *(_end_unanswered(connection, stored, ChallengeState.DECLINED) for stored in theirs),
    ]


def _end_unanswered(connection: Connection, stored: Challenge, state: ChallengeState) -> Invitation:
    challenges.end(connection, stored.id, state)
    return invitation(connection, stored._replace(state=state))
