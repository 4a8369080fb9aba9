"""Player stats: written in the transaction that ends a match, so that no profile has to count the matches.

Friendly matches count too; those abandoned or ended by a moderator don't. Matches against the bot are counted apart, by its
level. All can be counted again from the matches.
"""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterable, Mapping, Sequence
from functools import lru_cache
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import BotScore, Match, PlayerStats, Score, StoredTurn, Streak
from data.queries import turns
from data.queries.careers import player_stats
from data.queries.matches import finished_matches, matches
from data.queries.matches.match_rows import MatchWithPlayers
from game import Booped, Event, Fell, Graduated, Kind, Played, Position, Scared, Side, Square, square_name
from services.play.beginning.new_match import start_of
from services.play.levels import today
from services.play.snapshots import RecordBroken

log = logging.getLogger(__name__)

_IN_A_LINE: Final = 3
#: Of how many matches it is kept what happened in them.
_REPLAYED: Final = 16


class TurnStats(NamedTuple):
    """The most that a side did in one turn, each number by itself.

    ``boops`` are pieces pushed, ``off`` pieces of the other side sent off the bed, ``grown`` kittens grown up, and ``lined`` its own
    pieces that stood in lines of three then, of which one line grew up.
    """

    boops: int = 0
    off: int = 0
    grown: int = 0
    lined: int = 0

    def at_most(self, other: TurnStats) -> TurnStats:
        """The larger of each number of two turns."""
        return TurnStats(*map(max, self, other))


class SideStats(NamedTuple):
    """A side's part in a match: kittens grown up, pieces of the other side sent off the bed, and its first square.

    ``boops`` are the pieces it pushed, whoever owned them. ``behind`` is by how many cats
    it was behind at the worst; ``lost`` are its own pieces that fell off the bed, whoever pushed them. ``turn`` has the most that it
    did in one turn; ``booos`` are the turns in which its ghost scared pieces.
    """

    graduations: int = 0
    boops_off: int = 0
    first_square: str | None = None
    boops: int = 0
    behind: int = 0
    lost: int = 0
    turn: TurnStats = TurnStats()
    booos: int = 0


class Replay(NamedTuple):
    """The turns of a match, played again: each side's part in them, and the last one."""

    sides: Mapping[Side, SideStats]
    last: Played | None


def count(connection: Connection, ended: MatchWithPlayers) -> None:
    """Count a match that has just ended, for both players; RecordBroken if its turns can't be played."""
    match = ended.match
    if match.level is not None:
        _count_against_bot(connection, ended)
        return
    try:
        _count(connection, match, {Side.ORANGE: match.orange_id, Side.GRAY: match.gray_id})
    except ValueError as error:
        raise RecordBroken(match.id, f"its turns can't be replayed: {error}") from error


def count_if_missing(connection: Connection) -> None:
    """Count all matches if none is counted yet, as after an update from a version that did not count."""
    if not player_stats.are_missing(connection):
        return
    ended = finished_matches.in_order_of_end(connection)
    log.info("Counting %d finished matches for the profiles, once", len(ended))
    for each in ended:
        try:
            count_again(connection, each.match_id)
        except ValueError:
            log.warning(
                "Match %d can't be read, and counts in no profile. To look closer: python -m bot check",
                each.match_id,
            )


def count_again(connection: Connection, match_id: int) -> None:
    """Count a match for those players who are not forgotten; ValueError if its record is broken."""
    found = matches.with_players(connection, match_id)
    if found is None:
        return
    match, orange, gray = found
    if match.level is not None:
        _count_against_bot(connection, found)
        return
    seats = {Side.ORANGE: orange, Side.GRAY: gray}
    known = {side: player.id for side, player in seats.items() if player.discord_id is not None}
    _count(connection, match, known)


def _count(connection: Connection, match: Match, seats: dict[Side, int]) -> None:
    if match.ending is None or not match.ending.counts:
        return
    done = stats_by_side(start_of(match), turns.of(connection, match.id))
    # By their ids, as in the ratings: two matches that end at once then never wait for each other.
    for side, player_id in sorted(seats.items(), key=lambda seat: seat[1]):
        score = score_of(match, side)
        mine = done[side]
        player_stats.add(
            connection,
            PlayerStats(player_id, match.edition, side, *score, mine.graduations, mine.boops_off),
        )
        if mine.first_square:
            player_stats.add_first_square(connection, player_id, mine.first_square)
        player_stats.set_streak(
            connection, player_id, _longer(player_stats.streak_of(connection, player_id), won=score.wins > 0)
        )
        if side.other in seats:
            player_stats.add_head_to_head(connection, player_id, seats[side.other], score)


def _count_against_bot(connection: Connection, found: MatchWithPlayers) -> None:
    """Count a match against the bot, for the person who played it unless they are forgotten; by the name its level has today."""
    if found.match.ending is None or not found.match.ending.counts:
        return
    match = found.match
    for side, player in {Side.ORANGE: found.orange, Side.GRAY: found.gray}.items():
        if not player.is_bot and player.discord_id is not None and match.level is not None:
            score = BotScore(player.id, today(match.level), *score_of(match, side))
            player_stats.add_bot_score(connection, score)


def score_of(match: Match, side: Side) -> Score:
    """A finished match as a score of a side."""
    if match.winner is None:
        return Score(draws=1)
    return Score(wins=1) if match.winner is side else Score(losses=1)


def stats_by_side(start: Position, turns: Iterable[StoredTurn]) -> Mapping[Side, SideStats]:
    """Each side's part in these turns from the start; ValueError if one can't be played."""
    return replay(start, turns).sides


def replay(start: Position, turns: Iterable[StoredTurn]) -> Replay:
    """The turns of a match, played again; ValueError if one can't be."""
    return _replay(start, tuple(stored.notation for stored in turns))


@lru_cache(maxsize=_REPLAYED)
def _replay(start: Position, turns: Sequence[str]) -> Replay:
    """These turns, in notation, played again. When a match ends it is counted, and then told."""
    done = {side: SideStats() for side in Side}
    position, played = start, None
    for notation in turns:
        played = position.play(position.parse_turn(notation))
        position, side = played.position, played.side
        turn, own = _of_turn(played), sum(_sent_off(event, side) for event in played.events)
        before, waiting = done[side], done[side.other]
        done[side] = SideStats(
            before.graduations + turn.grown,
            before.boops_off + turn.off,
            before.first_square or square_name(played.turn.square),
            before.boops + turn.boops,
            before.behind,
            before.lost + own,
            before.turn.at_most(turn),
            before.booos + any(isinstance(event, Scared) for event in played.events),
        )
        lead = done[side].graduations - waiting.graduations
        done[side.other] = waiting._replace(behind=max(waiting.behind, lead), lost=waiting.lost + turn.off)
    return Replay(MappingProxyType(done), played)


def _of_turn(played: Played) -> TurnStats:
    """The counts of one turn."""
    events, other = played.events, played.side.other
    grown = [event for event in events if isinstance(event, Graduated)]
    return TurnStats(
        sum(isinstance(event, Booped | Fell | Scared) for event in events),
        sum(_sent_off(event, other) for event in events),
        sum(event.kinds.count(Kind.KITTEN) for event in grown),
        len(_lined(played)) if grown else 0,
    )


def _lined(played: Played) -> Collection[Square]:
    """The squares of all lines of three of which somebody could choose one to grow up."""
    begun = played.before.place(played.turn.kind, played.turn.square)
    return {square for choice in begun.graduations if len(choice) == _IN_A_LINE for square in choice}


def _sent_off(event: Event, side: Side) -> bool:
    """True if an event sent a piece of this side off the bed."""
    match event:
        case Fell(piece) | Scared(piece, to=None):
            return piece.side is side
        case _:
            return False


def _longer(streak: Streak, *, won: bool) -> Streak:
    """A streak after one more match: only a win makes it longer, anything else ends it."""
    current = streak.current + 1 if won else 0
    return Streak(current, max(streak.longest, current))
