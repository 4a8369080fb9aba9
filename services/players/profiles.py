"""A player's profile: what they have done, and how their rating has changed."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import BotScore, Player, PlayerStats, Rated, Score, Standing, Streak
from data.queries import players, preferences, standings
from data.queries.careers import player_stats
from data.queries.contests import contests
from data.queries.learning import attempts
from data.queries.matches import finished_matches
from data.queries.standings import EVERYWHERE, Leaderboard
from data.records.contests import ContestKind
from game import Edition
from services.learning.daily import DailyStreak, day_of, streak_of
from services.people import Person
from services.play.badges.ladder import levels_beaten
from services.players import shelf as shelves
from services.players.shelf import NO_BADGES, Shelf
from services.ranking import champions, puzzle_ratings
from services.ranking.ratings import rating_of
from services.refusals import Refusal, Refused

#: How many ratings the chart has at most.
_MAX_RATINGS: Final = 200


class PuzzlesSolved(NamedTuple):
    """The number of puzzles that somebody has solved, and of daily ones in a row; and their rating, once they have tried one.

    ``private``: nobody else sees it. ``ratings`` are those after their last tries, oldest first, for whoever has no rating from matches.
    """

    solved: int
    streak: DailyStreak
    rating: puzzle_ratings.PuzzleStanding | None = None
    private: bool = False
    ratings: Sequence[Rated] = ()


@dataclass(frozen=True)
class Profile:
    """The contents of a player's profile.

    ``player_stats`` are of all editions and sides; ``standings`` (by edition) and ``ratings`` (of ``leaderboard``, oldest
    first) are of one server, or of all. ``with_me`` is how their matches with the asker ended, as the asker sees it;
    ``against_bot`` how those against the bot ended, level by level, which count nowhere else, ``levels_beaten`` the levels of today at which they have won without a hint; ``puzzles`` only for the player
    and, if they want that, for others; ``crowns`` are the seasons that they have won in the server in which this is asked;
    ``shelf`` has their badges, those of that server's seasons among them; ``won`` is how often they were first in its contests, by kind.
    """

    player: Player
    is_mine: bool
    unlisted: bool
    player_stats: Sequence[PlayerStats]
    streak: Streak
    first_squares: Mapping[str, int]
    leaderboard: Leaderboard
    standings: Mapping[Edition, Standing]
    ratings: Sequence[Rated]
    with_me: Score
    against_bot: Sequence[BotScore] = ()
    levels_beaten: frozenset[int] = frozenset()
    puzzles: PuzzlesSolved | None = None
    crowns: Sequence[Leaderboard] = ()
    shelf: Shelf = NO_BADGES
    won: Mapping[ContestKind, int] = field(default_factory=dict)

    @property
    def score(self) -> Score:
        """The score of all their matches."""
        return sum_of(self.player_stats)

    @property
    def charted(self) -> Sequence[Rated]:
        """The ratings of the card's chart, oldest first: those of matches; without any, those of puzzles."""
        return self.ratings or (self.puzzles.ratings if self.puzzles else ())

    @property
    def highest_beaten(self) -> int | None:
        """The highest of the levels that they have beaten."""
        return max(self.levels_beaten, default=None)

    @property
    def score_against_bot(self) -> Score:
        """The score of their matches against the bot, at all levels."""
        total = Score()
        for each in self.against_bot:
            total = total.plus(Score(each.wins, each.losses, each.draws))
        return total


def of(
    connection: Connection,
    asking: Person,
    whom: Person,
    *,
    here: bool,
    guild_id: int,
    edition: Edition | None,
    now: datetime,
    shared: bool = False,
) -> Profile:
    """Somebody's profile, with the ratings of a server (or 0: of all) in one edition (None: the one in which they stand best).

    ``shared``: others read it too. ``here``: they are a member of the server in which this is asked; anybody else's profile is only for those who have
    played them. A player without a rated match in the server is shown with their ratings everywhere. Refuses
    PROFILE_STRANGER, YOU_PLAYED_NOTHING, NOTHING_PLAYED and PROFILE_KEPT.
    """
    player = players.by_discord_id(connection, whom.discord_id)
    me = players.by_discord_id(connection, asking.discord_id)
    is_mine = asking.discord_id == whom.discord_id
    if not (is_mine or here or (player and me and finished_matches.have_met(connection, me.id, player.id))):
        raise Refused(Refusal.PROFILE_STRANGER)
    done = player_stats.of(connection, player.id) if player else []
    against_bot = player_stats.all_bot_scores_of(connection, player.id) if player else []
    solved = _puzzles(connection, player.id, now) if player else None
    shown = None if solved and solved.private and (shared or not is_mine) else solved
    if player is None or not (done or against_bot or shown):
        raise Refused(Refusal.YOU_PLAYED_NOTHING if is_mine else Refusal.NOTHING_PLAYED)
    unlisted = preferences.of(connection, player.id).unlisted
    if unlisted and not is_mine:
        raise Refused(Refusal.PROFILE_KEPT)
    placed = champions.placed(connection, player.id, guild_id, now)
    hidden = frozenset() if shown is solved else shelves.OF_PUZZLES
    beaten = levels_beaten(connection, player.id) if against_bot else frozenset()
    shelf = shelves.of(connection, player.id, placed, beaten, now, without=hidden)
    won = contests.won(connection, player.id, guild_id)
    guild_id, stands = _standings(connection, player.id, guild_id, now)
    leaderboard = Leaderboard(guild_id, edition or _edition_of(stands, done))
    if shown and not stands:
        shown = shown._replace(ratings=puzzle_ratings.course_of(connection, player.id, _MAX_RATINGS))
    return Profile(
        player,
        is_mine,
        unlisted,
        done,
        player_stats.streak_of(connection, player.id),
        player_stats.first_squares_of(connection, player.id),
        leaderboard,
        stands,
        standings.results_of(connection, player.id, leaderboard, _MAX_RATINGS),
        player_stats.head_to_head_of(connection, me.id, player.id) if me else Score(),
        against_bot,
        beaten,
        shown,
        [each.leaderboard for each in placed if each.won],
        shelf,
        won,
    )


def _puzzles(connection: Connection, player_id: int, now: datetime) -> PuzzlesSolved | None:
    """The puzzles that a player has solved; None if there are none."""
    solved = attempts.count_solved(connection, player_id)
    if not solved:
        return None
    streak = streak_of(connection, player_id, day_of(now))
    standing = puzzle_ratings.standing_of(connection, player_id)
    return PuzzlesSolved(solved, streak, standing, not preferences.of(connection, player_id).puzzles_shown)


def edition_of_late(connection: Connection, person: Person) -> Edition:
    """The edition of somebody's last finished match; classic for a person who has finished none."""
    player = players.by_discord_id(connection, person.discord_id)
    latest = finished_matches.latest_of(connection, player.id, 1) if player else ()
    return latest[0].match.edition if latest else Edition.CLASSIC


def edition_of_best(connection: Connection, person: Person, guild_id: int) -> Edition:
    """The edition in which somebody stands best in a server; without a rated match there, the one they play of late."""
    player = players.by_discord_id(connection, person.discord_id)
    found = standings.in_guild(connection, player.id, guild_id) if player else ()
    return _best(found) or edition_of_late(connection, person)


def _best(found: Iterable[Standing]) -> Edition | None:
    """The edition of the best of somebody's standings, as a leaderboard orders them."""
    best = max(found, key=lambda each: each.rating - each.deviation, default=None)
    return best.edition if best else None


def _edition_of(stands: Mapping[Edition, Standing], done: Sequence[PlayerStats]) -> Edition:
    """The edition to show of a player: the one in which they stand best; without ratings, the one they play most."""
    return _best(stands.values()) or _most_played(done)


def sum_of(found: Sequence[PlayerStats]) -> Score:
    """The results of some player stats, added up."""
    total = Score()
    for stats in found:
        total = total.plus(stats.score)
    return total


def _standings(
    connection: Connection, player_id: int, guild_id: int, now: datetime
) -> tuple[int, dict[Edition, Standing]]:
    """A server's id (or else EVERYWHERE) and a player's standings there, with the deviations as they are now."""
    found = standings.in_guild(connection, player_id, guild_id)
    if not found and guild_id != EVERYWHERE:
        return _standings(connection, player_id, EVERYWHERE, now)
    return guild_id, {
        standing.edition: standing._replace(deviation=rating_of(standing, now).deviation)
        for standing in found
    }


def _most_played(done: Sequence[PlayerStats]) -> Edition:
    """The edition with the most matches; the first of several."""
    return max(
        Edition,
        key=lambda edition: sum_of([stats for stats in done if stats.edition is edition]).matches,
    )
