"""Following a match that one sees and doesn't play: a letter when it ends, or after each turn."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Follow, Match, MatchState, Player
from data.queries import players
from data.queries.announcing import follows
from data.queries.matches import matches
from services.people import Person, Place
from services.play.access import watched
from services.play.snapshots import Snapshot
from services.play.telling.summaries import load_to_show
from services.refusals import Refusal, Refused

#: So many matches somebody may follow at a time.
MOST: Final = 20


class Following(Enum):
    """The ways to follow a match."""

    NONE = "none"
    END = "end"
    TURNS = "turns"


class DueLetters(NamedTuple):
    """A match, and those who have yet to be told of it."""

    snapshot: Snapshot
    to: Sequence[Player]


def how(connection: Connection, match_id: int, person: Person) -> Following:
    """The way in which a person follows a match."""
    player = players.by_discord_id(connection, person.discord_id)
    found = follows.of(connection, player.id, match_id) if player else None
    if found is None:
        return Following.NONE
    return Following.TURNS if found.each_turn else Following.END


def follow(connection: Connection, match_id: int, person: Person, place: Place, wanted: Following) -> None:
    """Follow a running match that a person sees in a channel of a server, from now on in that way.

    Refuses as ``watched`` does, OLD_BUTTON (their own match, or where nobody can tell who is there), MATCH_OVER and FOLLOWING_MANY.
    """
    seen = watched(connection, match_id, person, place.channel_id)
    if seen is None or place.guild_id is None or place.user_installed:
        raise Refused(Refusal.OLD_BUTTON)
    if not seen.snapshot.running:
        raise Refused(Refusal.MATCH_OVER, link=seen.snapshot.match)
    player = players.get_or_create(connection, *person)
    is_new = follows.of(connection, player.id, match_id) is None
    if is_new and follows.count_of(connection, player.id) >= MOST:
        raise Refused(Refusal.FOLLOWING_MANY, limit=MOST)
    follows.put(connection, Follow(player.id, match_id, wanted is Following.TURNS))


def unfollow(connection: Connection, match_id: int, person: Person) -> None:
    """Follow a match no longer, wherever that is asked."""
    player = players.by_discord_id(connection, person.discord_id)
    if player is not None:
        follows.remove(connection, player.id, match_id)


def due(connection: Connection, match_id: int) -> DueLetters:
    """A match of which somebody has yet to be told, as it is now. Refuses and raises as ``load`` does."""
    to = players.with_ids(connection, follows.due_of(connection, match_id))
    return DueLetters(load_to_show(connection, match_id), to)


def told(connection: Connection, seen: Match, player: Player, *, goes_on: bool) -> None:
    """Store that somebody was told of a match as it was ``seen``, or that they can't be and follow it no longer.

    A match that is over is followed by nobody; one that has gone on meanwhile is told of again.
    """
    if seen.state is MatchState.OVER or not goes_on:
        follows.remove(connection, player.id, seen.id)
        return
    now = matches.by_id(connection, seen.id)
    if now and now.delivery.board_version == seen.delivery.board_version:
        follows.set_told(connection, player.id, seen.id)
