"""Exports all that is stored about a person, and deletes it when they ask."""

from __future__ import annotations

import gzip
import json
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection

from data import Challenge, Match, Player
from data.queries import challenges, notices, players, preferences, standings, turns
from data.queries.announcing import follows, roles
from data.queries.careers import badges, player_stats
from data.queries.careers import notes as own_notes
from data.queries.contests import contests, votes
from data.queries.learning import attempts as puzzle_attempts
from data.queries.learning import hints
from data.queries.learning import ratings as puzzle_ratings
from data.queries.matches import match_rows, matches, running_matches, shown_matches
from game import Side
from services.challenges.ending import end_all
from services.challenges.invitations import Invitation
from services.contests.outs import leave_all
from services.people import Person
from services.play.matches import give_up
from services.play.snapshots import RecordBroken, load, quarantine
from services.refusals import Refusal, Refused

#: Separates two lines of a list.
_LINES: Final = ",\n"


@dataclass(frozen=True)
class Forgotten:
    """The matches given up and the open challenges that ended because a person was forgotten."""

    matches: Sequence[Match]
    challenges: Sequence[Invitation]


class Export(NamedTuple):
    """A file with all that is stored about a person: its name and its content."""

    name: str
    data: bytes


def export(connection: Connection, person: Person, limit: int) -> Export:
    """All that is stored about a person: one JSON object, compressed if it is over ``limit`` bytes. Refuses NOTHING_KEPT.

    Of other people it has only the name. For thousands of matches it takes seconds.
    """
    player = _known(connection, person)
    found = {
        "player": _plain(player, without=("is_bot", "guild_id")),
        "settings": _plain(preferences.of(connection, player.id)),
        "blocked": [blocked.name for blocked in preferences.blocked_by(connection, player.id)],
        "streak": _plain(player_stats.streak_of(connection, player.id)),
        "first_squares": player_stats.first_squares_of(connection, player.id),
        "challenges": [
            _challenge(connection, stored, player) for stored in challenges.all_of(connection, player.id)
        ],
        "standings": [_plain(standing) for standing in standings.all_of(connection, player.id)],
        "ratings": [_plain(result) for result in standings.all_results_of(connection, player.id)],
        "counts": [_plain(stats) for stats in player_stats.of(connection, player.id)],
        "opponents": [
            {"name": name, **_plain(score)}
            for name, score in player_stats.all_head_to_head_of(connection, player.id)
        ],
        "against_the_bot": [
            _plain(score, without=("player_id",))
            for score in player_stats.all_bot_scores_of(connection, player.id)
        ],
        "puzzles": [
            _plain(attempt, without=("player_id",))
            for attempt in puzzle_attempts.all_of(connection, player.id)
        ],
        "badges": [_plain(earned, without=("player_id",)) for earned in badges.of(connection, player.id)],
        "puzzle_rating": _puzzle_rating(connection, player.id),
        "follows": [
            _plain(each, without=("player_id", "due")) for each in follows.all_of(connection, player.id)
        ],
        "planned_turns": [
            _plain(turn, without=("player_id",)) for turn in turns.planned_by(connection, player.id)
        ],
        "leagues": [
            _plain(each, without=("player_id",)) for each in contests.entries_of(connection, player.id)
        ],
        "votes": [_plain(each, without=("player_id",)) for each in votes.all_by(connection, player.id)],
        "champion_roles": [_plain(role) for role in roles.held_by(connection, player.id)],
    }
    # One line each; each match is written before the next is read, because there may be thousands.
    parts = [f"{json.dumps(name)}: {_json(value)}" for name, value in found.items()]
    every = (
        _json(_match(connection, match_id, player)) for match_id in matches.all_ids_of(connection, player.id)
    )
    parts.append(f'"matches": [\n{_LINES.join(every)}\n]')
    data = f"{{\n{_LINES.join(parts)}\n}}\n".encode()
    if len(data) > limit:
        return Export("boop-data.json.gz", gzip.compress(data))
    return Export("boop-data.json", data)


def running_of(connection: Connection, person: Person) -> int:
    """The number of running matches that a person would give up by being forgotten. Refuses NOTHING_KEPT."""
    return running_matches.count_of(connection, _known(connection, person).id)


def forget(connection: Connection, person: Person, now: datetime) -> Forgotten:
    """Forget a person. Refuses NOTHING_KEPT.

    Their running matches are given up, or called off where they don't count yet (one whose record is broken is
    quarantined), those of leagues end as if they had left, and their challenges end. Their name, Discord id, settings, blocks, plans, votes, ratings, player stats, puzzles, and the places of
    direct messages to them are deleted, and that they were given a role. Finished matches stay, with an unknown player; of their first tries at puzzles it stays
    whether nobody in particular solved them, and at which rating.
    """
    player = _known(connection, person)
    running = [found.match.id for found in shown_matches.of_person(connection, person.discord_id)]
    ended = end_all(connection, player)
    # First of all they are nobody: so no match of theirs that is given up is followed by the next one of its series.
    players.forget(connection, player.id)
    leave_all(connection, player.id, now)
    given_up = [match for match_id in running if (match := _give_up(connection, match_id, player, now))]
    for kept in (
        *(preferences, standings, player_stats, badges),
        *(puzzle_ratings, puzzle_attempts, notices, roles, follows, own_notes, turns, contests, votes),
    ):
        kept.forget(connection, player.id)
    return Forgotten(given_up, _without(player, ended))


def _known(connection: Connection, person: Person) -> Player:
    player = players.by_discord_id(connection, person.discord_id)
    if player is None or player.is_bot:
        raise Refused(Refusal.NOTHING_KEPT)
    return player


def _give_up(connection: Connection, match_id: int, player: Player, now: datetime) -> Match | None:
    """Give a match up; None if its record is broken, so that it is quarantined."""
    try:
        with connection.begin_nested():
            snapshot = load(connection, match_id)
            if not snapshot.running:
                return snapshot.match  # it was one of a league, which has ended it
            return give_up(connection, snapshot, snapshot.seat_of(player), now)
    except RecordBroken as broken:
        quarantine(connection, broken)
        return None


def _without(gone: Player, invitations: Sequence[Invitation]) -> list[Invitation]:
    """Challenges in which a forgotten person is replaced by an unknown one."""
    unknown = gone._replace(discord_id=None, name="")
    return [
        told._replace(
            challenger=unknown if told.challenger == gone else told.challenger,
            opponent=unknown if told.opponent == gone else told.opponent,
        )
        for told in invitations
    ]


def _challenge(connection: Connection, stored: Challenge, player: Player) -> dict[str, Any]:
    """A challenge to or from a player; of the other it has only the name."""
    mine = stored.challenger_id == player.id
    other_id = stored.opponent_id if mine else stored.challenger_id
    other = players.by_id(connection, other_id) if other_id else None
    told = _plain(stored, without=("challenger_id", "opponent_id"))
    return {**told, "by": "me" if mine else "other", "other": other.name if other else None}


def _puzzle_rating(connection: Connection, player_id: int) -> dict[str, Any]:
    """A player's rating at puzzles as it is now, and every first try that it is made of; empty before the first."""
    rating = puzzle_ratings.of_player(connection, player_id)
    if rating is None:
        return {}
    tries = puzzle_ratings.all_results_of(connection, player_id)
    return {
        **_plain(rating, without=("player_id",)),
        "first_tries": [_plain(each, without=("place", "player_id")) for each in tries],
    }


def _match(connection: Connection, match_id: int, player: Player) -> dict[str, Any]:
    """A match with its turns; of the opponent it has only the name."""
    found = matches.with_players(connection, match_id)
    if found is None:
        return {}
    match, orange, gray = found
    side = Side.ORANGE if orange.id == player.id else Side.GRAY
    return {
        **_values(
            match_rows.columns_of(match),
            without=("orange_id", "gray_id", "awaits_bot", "has_plans", "plan_lapsed"),
        ),
        "side": side.value,
        "note": own_notes.of(connection, player.id, match_id),
        "opponent": (gray if orange.id == player.id else orange).name,
        "notices": [
            _plain(notice, without=("match_id", "player_id"))
            for notice in notices.of_match(connection, match_id)
            if notice.player_id in {None, player.id}  # a direct message to the other is theirs
        ],
        "hints_asked": [
            {"position": position, "asked_at": _value(asked_at)}
            for position, asked_at in hints.all_of(connection, match_id, side)
        ],
        "turns": [_plain(turn) for turn in turns.all_of(connection, match_id)],
    }


def _plain(row: Any, without: Collection[str] = ()) -> dict[str, Any]:
    """A row as values for JSON."""
    return _values(row._asdict(), without)


def _values(row: Mapping[str, Any], without: Collection[str] = ()) -> dict[str, Any]:
    """Columns as values for JSON: moments in ISO 8601, members of an enumeration by their value."""
    return {name: _value(value) for name, value in row.items() if name not in without}


def _json(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False)


def _value(value: Any) -> Any:
    match value:
        case datetime():
            return value.isoformat()
        case Enum():
            return value.value
        case _:
            return value
