"""All that goes on for somebody: the matches that they play, those that they follow, and what they have chosen."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Connection

from data import Match, Preferences
from data.queries import players
from data.queries.announcing import follows
from data.queries.matches import matches
from services.people import Person
from services.play import match_selection
from services.play.match_selection import RunningMatch
from services.players import preferences


class GamesList(NamedTuple):
    """The matches of a person's list, those of others that they follow, the latest first, and their choices."""

    listed: Sequence[RunningMatch]
    followed: Sequence[Match]
    chosen: Preferences


def of(connection: Connection, person: Person) -> GamesList:
    """All that goes on for a person."""
    listed = match_selection.listed(connection, person)
    return GamesList(listed, _followed(connection, person), preferences.read(connection, person))


def _followed(connection: Connection, person: Person) -> Sequence[Match]:
    player = players.by_discord_id(connection, person.discord_id)
    ids = [each.match_id for each in follows.all_of(connection, player.id)] if player else []
    found = (matches.by_id(connection, match_id) for match_id in reversed(ids))
    return [match for match in found if match]
