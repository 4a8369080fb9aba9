"""The shelf on which somebody has their badges: those of matches as they are stored, those of the bot's levels, of puzzles and seasons as they follow."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, replace
from datetime import datetime
from types import MappingProxyType
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import Badge, Player, PlayerStats, PuzzleAttempt, PuzzleState
from data.queries import players, preferences
from data.queries.careers import badges, player_stats
from data.queries.learning import attempts
from game import Edition
from puzzles import Goal, outlines
from services.learning.daily import DailyStreak, day_of, streak_of, streak_through
from services.people import Person
from services.play.badges.earning import FRIENDS, LEAST_LEVEL, STREAKS
from services.play.badges.ladder import RUNGS, levels_beaten
from services.play.levels import LEVELS, shown
from services.ranking import champions
from services.ranking.champions import PodiumPlace
from services.ranking.puzzle_ratings import first_try
from services.refusals import Refusal, Refused

#: So many badges stand on a card.
ON_CARD: Final = 3
_WEEK: Final = 7
_DAYS: Final = 100
#: At a puzzle as difficult as that, four of five solvers fail; one of ten is.
_HARD: Final = 80
#: The badges that follow from puzzles: whoever keeps their puzzles to themselves shows none of them.
OF_PUZZLES: Final = frozenset(
    {Badge.FIRST_PUZZLE, Badge.PUZZLE_WEEK, Badge.HUNDRED_DAYS, Badge.HARD_PUZZLE, Badge.DEFENCE}
)

#: The badges that take the bot alone, whatever happens in the match.
_OF_BOT: Final = frozenset({*RUNGS, Badge.LEVEL_FIVE, Badge.QUEEN})
#: The badges that take other people: to be beaten, or to be ahead of.
_OF_PEOPLE: Final = frozenset(
    {
        *(Badge.FIRST_WIN, Badge.UPSET, Badge.REVENGE, *STREAKS),
        *(Badge.FIVE_FRIENDS, Badge.ALL_EDITIONS, Badge.PODIUM, Badge.CHAMPION),
    }
)


class Progress(NamedTuple):
    """The way to a badge that can be counted: so far, and in all."""

    done: int
    all: int


@dataclass(frozen=True)
class Shelf:
    """Somebody's badges.

    ``earned`` has them in the order of ``Badge``, each with the match that earned it, or None where none did; ``progress`` the way to
    those that are still to come, where it can be counted. ``chosen`` are those for the card, empty where nothing was chosen; ``hidden``
    those of which nobody else learns whether they are earned. ``alone``: they have played nobody but the bot so far.
    """

    earned: Mapping[Badge, int | None]
    progress: Mapping[Badge, Progress]
    chosen: Sequence[Badge] = ()
    hidden: frozenset[Badge] = frozenset()
    alone: bool = False

    @property
    def ahead(self) -> Sequence[Badge]:
        """The badges that are still to come, the nearest first; to whoever plays alone what the bot and puzzles bring is nearer, and what takes people is further."""
        ahead = [badge for badge in Badge if badge not in self.earned and badge not in self.hidden]
        nearest = sorted(ahead, key=self._distance)
        return sorted(nearest, key=_for_one_alone) if self.alone else nearest

    def _distance(self, badge: Badge) -> float:
        way = self.progress.get(badge)
        return 1 - way.done / way.all if way else 1.0

    @property
    def on_card(self) -> Sequence[Badge]:
        """The badges that the card shows: the chosen ones, or else the latest three of matches, filled up with others."""
        return self.chosen or self.latest[:ON_CARD]

    @property
    def latest(self) -> Sequence[Badge]:
        """The badges that are earned, those of the latest matches first."""
        return sorted(self.earned, key=lambda badge: self.earned[badge] or 0, reverse=True)


NO_BADGES: Final = Shelf(MappingProxyType({}), MappingProxyType({}))


def of(
    connection: Connection,
    player_id: int,
    placed: Sequence[PodiumPlace],
    beaten: AbstractSet[int],
    now: datetime,
    *,
    without: frozenset[Badge] = frozenset(),
) -> Shelf:
    """A player's badges, where they were placed so in the seasons of a server and have ``beaten`` these levels without a hint; some may be left out."""
    stored = {each.badge: each.match_id for each in badges.of(connection, player_id)}
    done = player_stats.of(connection, player_id)
    days = len(attempts.days_of(connection, player_id, PuzzleState.SOLVED))
    streak = streak_of(connection, player_id, day_of(now)) if days else DailyStreak()
    followed = {
        *(badge for badge, least in RUNGS.items() if len(beaten) >= least),
        *_of_puzzles(connection, player_id, streak, days),
        *_of_seasons(placed),
    } - without
    earned = {badge: stored.get(badge) for badge in Badge if badge in stored or badge in followed}
    ways = {
        **dict(_ways(connection, player_id, done)),
        **{badge: Progress(len(beaten), least) for badge, least in RUNGS.items()},
        **_ways_of_puzzles(streak, days),
    }
    progress = {
        badge: way for badge, way in ways.items() if badge not in earned and badge not in without and way.done
    }
    words = preferences.of(connection, player_id).badges.split()
    chosen = [badge for badge in map(_badge, words) if badge in earned]
    return Shelf(earned, progress, chosen, without, alone=not done)


def choose(
    connection: Connection, person: Person, chosen: Sequence[Badge], guild_id: int, now: datetime
) -> tuple[Player, Shelf]:
    """Choose up to three of one's own badges for one's card; none: it has the latest ones.

    Returns whose card that is, and their badges with those of the seasons of a server. Refuses YOU_PLAYED_NOTHING, and OLD_BUTTON for
    a badge that one has not.
    """
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        raise Refused(Refusal.YOU_PLAYED_NOTHING)
    placed = champions.placed(connection, player.id, guild_id, now)
    shelf = of(connection, player.id, placed, levels_beaten(connection, player.id), now)
    if not set(chosen) <= set(shelf.earned):
        raise Refused(Refusal.OLD_BUTTON)
    in_order = [badge for badge in shelf.earned if badge in chosen][:ON_CARD]
    written = " ".join(badge.value for badge in in_order)
    preferences.save(connection, player.id, preferences.of(connection, player.id)._replace(badges=written))
    return player, replace(shelf, chosen=in_order)


def _of_days(streak: DailyStreak, days: int) -> Iterator[Badge]:
    if streak.longest >= _WEEK:
        yield Badge.PUZZLE_WEEK
    if days >= _DAYS:
        yield Badge.HUNDRED_DAYS


def _of_puzzles(connection: Connection, player_id: int, streak: DailyStreak, days: int) -> Iterator[Badge]:
    yield from _of_days(streak, days)
    for attempt in attempts.all_of(connection, player_id):
        yield from _of_attempt(attempt)


def brought_by(connection: Connection, attempt: PuzzleAttempt) -> Sequence[Badge]:
    """The badges that somebody has since this attempt at a puzzle."""
    # One that was begun later may have been solved before.
    mine_now = (attempt.changed_at, attempt.id)
    others = [
        each
        for each in attempts.all_of(connection, attempt.player_id)
        if (each.changed_at, each.id) < mine_now
    ]
    before, mine = {badge for each in others for badge in _of_attempt(each)}, list(_of_attempt(attempt))
    # Only another day that is solved brings badges of many: the hours of all days need not be read at every end.
    if attempt.day and attempt.state is PuzzleState.SOLVED:
        today = day_of(attempt.changed_at)
        before |= set(_of_days_of(connection, others, today))
        mine += _of_days_of(connection, [*others, attempt], today)
    return [badge for badge in mine if badge not in before]


def _of_days_of(connection: Connection, done: Sequence[PuzzleAttempt], today: int) -> Iterator[Badge]:
    """The badges of many days that some attempts bring as of a day."""
    days = {each.day for each in done if each.day and each.state is PuzzleState.SOLVED}
    yield from _of_days(streak_through(connection, done, today), len(days))


def _of_attempt(attempt: PuzzleAttempt) -> Iterator[Badge]:
    if attempt.state is PuzzleState.SOLVED:
        yield Badge.FIRST_PUZZLE
    outline = outlines(attempt.edition).get(attempt.number)
    if outline is None or not first_try(attempt):
        return
    if outline.difficulty >= _HARD:
        yield Badge.HARD_PUZZLE
    if outline.goal is Goal.HOLD:
        yield Badge.DEFENCE


def _of_seasons(placed: Sequence[PodiumPlace]) -> Iterator[Badge]:
    if placed:
        yield Badge.PODIUM
    if any(each.won for each in placed):
        yield Badge.CHAMPION


def _for_one_alone(badge: Badge) -> int:
    """The place of a badge among those still to come for somebody who plays alone: for the bot and puzzles, for feats, for people."""
    if badge in _OF_BOT or badge in OF_PUZZLES:
        return 0
    return 2 if badge in _OF_PEOPLE else 1


def _ways(
    connection: Connection, player_id: int, done: Sequence[PlayerStats]
) -> Iterator[tuple[Badge, Progress]]:
    """The ways to the badges of several matches, and of the bot's levels, for somebody who has ``done`` so much in matches with people."""
    streak = player_stats.streak_of(connection, player_id).current
    yield from ((badge, Progress(streak, all_)) for badge, all_ in STREAKS.items())
    beaten = sum(score.wins > 0 for _, score in player_stats.all_head_to_head_of(connection, player_id))
    yield Badge.FIVE_FRIENDS, Progress(beaten, FRIENDS)
    won = {stats.edition for stats in done if stats.score.wins}
    yield Badge.ALL_EDITIONS, Progress(len(won), len(Edition))
    against_bot = player_stats.all_bot_scores_of(connection, player_id)
    level = max((shown(each.level) for each in against_bot if each.wins), default=0)
    yield Badge.LEVEL_FIVE, Progress(level, LEAST_LEVEL)
    yield Badge.QUEEN, Progress(level, len(LEVELS))


def _ways_of_puzzles(streak: DailyStreak, days: int) -> Mapping[Badge, Progress]:
    return {
        Badge.PUZZLE_WEEK: Progress(streak.current, _WEEK),
        Badge.HUNDRED_DAYS: Progress(days, _DAYS),
    }


def _badge(word: str) -> Badge | None:
    """The badge of a stored word; None for one of a later version."""
    return next((badge for badge in Badge if badge.value == word), None)
