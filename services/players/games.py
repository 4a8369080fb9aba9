"""All that goes on for somebody: the matches that they play, those that they follow, and what they have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from data import Match, Preferences
from data.queries import challenges, players
from data.queries.announcing import follows
from data.queries.matches import matches
from services.challenges.invitations import Invitation, invitation
from services.people import Person
from services.play import match_selection
from services.play.match_selection import RunningMatch
from services.players import preferences


class GamesList(NamedTuple):
    """The matches of a person's list, those of others that they follow, the latest first, and their choices.

    ``asked`` are the challenges that wait for their answer, rematches among them.
    """

    listed: Sequence[RunningMatch]
    followed: Sequence[Match]
    chosen: Preferences
    asked: Sequence[Invitation] = ()


def of(connection: Connection, person: Person) -> GamesList:
    """All that goes on for a person."""
    listed, chosen = match_selection.listed(connection, person), preferences.read(connection, person)
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        return GamesList(listed, (), chosen)
    asked = [invitation(connection, each) for each in challenges.open_to(connection, player.id)]
    return GamesList(listed, _followed(connection, player.id), chosen, asked)


def _followed(connection: Connection, player_id: int) -> Sequence[Match]:
    ids = [each.match_id for each in follows.all_of(connection, player_id)]
    found = (matches.by_id(connection, match_id) for match_id in reversed(ids))
    return [match for match in found if match]
