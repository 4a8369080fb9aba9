"""Matches against the bot: beginning one, and what it owes in them: a turn, or an answer to an offered draw.

The bot is a player like any other, marked as such; its turns are taken by the same use case as a person's.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from random import Random
from typing import Final, NamedTuple

from sqlalchemy import Connection

from data import First, Match, Pace, Player
from data.queries import players
from data.queries.careers import player_stats
from data.queries.matches import matches, running_matches
from game import Edition, Position, Side, Turn, TurnRequest
from services.challenges.asking import refuse_too_many
from services.challenges.terms import begins
from services.people import Person, Place
from services.play import offers
from services.play.access import own_match
from services.play.badges.ladder import levels_beaten
from services.play.beginning.new_match import begin as begin_match
from services.play.levels import FIRST_LEVEL, MATCH_ME, is_level, today
from services.play.matches import play
from services.play.matching import level_for
from services.play.snapshots import Snapshot, earlier_positions, load
from services.play.telling.summaries import load_to_show
from services.refusals import Refusal, Refused


class BotTerms(NamedTuple):
    """The terms of a match against the bot; ``first`` is seen from the person. The level may be MATCH_ME."""

    level: int
    edition: Edition
    first: First
    pace: Pace


class LevelsBeaten(NamedTuple):
    """The levels of today at which somebody has beaten the bot; and of these those where it took no hint."""

    ever: frozenset[int] = frozenset()
    alone: frozenset[int] = frozenset()

    def how(self, level: int) -> str:
        """The word for how they have beaten a level, if they have."""
        if level in self.alone:
            return "yes"
        return "hints" if level in self.ever else "no"


#: For whoever is not known.
NOTHING_BEATEN: Final = LevelsBeaten()


class Levels(NamedTuple):
    """The level that some terms mean for a person, and the levels of today at which they have beaten the bot."""

    meant: int
    beaten: LevelsBeaten


@dataclass(frozen=True)
class OwedTurn:
    """The turn that the bot owes in a match or, if a draw is offered, first an answer to that.

    ``history`` are the positions that stood, without the one to move in.
    """

    snapshot: Snapshot
    side: Side
    level: int
    history: Sequence[Position]

    @property
    def is_offer(self) -> bool:
        """True if a draw is offered to the bot."""
        return self.snapshot.match.offers.open is not None

    @property
    def seed(self) -> int:
        """A number of its own for each turn of each match, so that what the bot plays can be played again."""
        match = self.snapshot.match
        return match.id * 1000 + match.turns


def recognise(connection: Connection, bot: Person) -> None:
    """Let the bot be the player it was, even if the host has given it another account."""
    if players.the_bot(connection):
        players.set_bot(connection, bot.discord_id, bot.name)


def level_of(connection: Connection, terms: BotTerms, person: Person) -> int:
    """The level of some terms: the one chosen, or else the one that suits this person. Refuses NO_SUCH_LEVEL and NO_HANDICAP."""
    if terms.first.handicap:
        raise Refused(Refusal.NO_HANDICAP, why="bot")
    if terms.level != MATCH_ME:
        if not is_level(terms.level):
            raise Refused(Refusal.NO_SUCH_LEVEL)
        return today(terms.level)
    player = players.by_discord_id(connection, person.discord_id)
    return level_for(connection, player.id) if player else FIRST_LEVEL


def levels_of(connection: Connection, terms: BotTerms, person: Person) -> Levels:
    """The level of some terms, and those that this person has beaten. Refuses as ``level_of`` does."""
    player = players.by_discord_id(connection, person.discord_id)
    scores = player_stats.all_bot_scores_of(connection, player.id) if player else ()
    beaten = frozenset(today(each.level) for each in scores if each.wins)
    alone = levels_beaten(connection, player.id) if player else frozenset()
    return Levels(level_of(connection, terms, person), LevelsBeaten(beaten, alone))


def refuse_another(connection: Connection, person: Person, edition: Edition) -> None:
    """Refuse BOT_PLAYS_YOU to somebody who has a running match of that edition against the bot: it plays one of each with each person.

    And TOO_MANY_MATCHES, before they choose what they can't begin.
    """
    player = players.by_discord_id(connection, person.discord_id)
    if player is None:
        return
    if running := running_matches.with_bot(connection, player.id, edition):
        raise Refused(Refusal.BOT_PLAYS_YOU, match=running.id, edition=edition.value, link=running)
    refuse_too_many(connection, player)


def begin(
    connection: Connection,
    person: Person,
    bot: Person,
    place: Place,
    terms: BotTerms,
    *,
    now: datetime,
    rng: Random,
) -> Match:
    """Begin a match against the bot, which needs no asking. It is friendly, and there are hints.

    Refuses as ``level_of`` does, BOT_IS_GUEST (where it could not show its turns), BOT_PLAYS_YOU and TOO_MANY_MATCHES.
    """
    level = level_of(connection, terms, person)
    if place.user_installed:
        raise Refused(Refusal.BOT_IS_GUEST)
    refuse_another(connection, person, terms.edition)
    player = players.get_or_create(connection, *person)
    refuse_too_many(connection, player)
    itself = players.set_bot(connection, bot.discord_id, bot.name)
    orange, gray = (player, itself) if begins(terms.first, rng) else (itself, player)
    return begin_match(
        connection,
        orange,
        gray,
        place,
        edition=terms.edition,
        pace=terms.pace,
        now=now,
        rated=False,
        level=level,
        hints=True,
    )


def again(
    connection: Connection,
    match_id: int,
    person: Person,
    bot: Person,
    place: Place,
    *,
    level: int,
    now: datetime,
    rng: Random,
) -> Match:
    """Begin another match like a finished one against the bot, sides swapped, at this level.

    Refuses as ``own_match`` and ``begin`` do, MATCH_RUNNING, and NOT_YOUR_MATCH for a match between people.
    """
    finished = own_match(connection, match_id, person)
    if finished.bot_side is None:
        raise Refused(Refusal.NOT_YOUR_MATCH)
    if finished.running:
        raise Refused(Refusal.MATCH_RUNNING)
    first = First.CHALLENGER if finished.bot_side is Side.ORANGE else First.OPPONENT
    terms = BotTerms(level, finished.position.edition, first, finished.match.pace)
    return begin(connection, person, bot, place, terms, now=now, rng=rng)


def task(connection: Connection, match_id: int) -> OwedTurn | None:
    """The turn or answer that the bot owes in a match; None if that has changed meanwhile. Refuses MATCH_QUARANTINED."""
    snapshot = load(connection, match_id)
    match, side = snapshot.match, snapshot.bot_side
    if side is None or match.level is None or not (snapshot.running and match.awaits_bot):
        return None
    return OwedTurn(snapshot, side, match.level, earlier_positions(connection, match_id))


def take_turn(connection: Connection, owed: OwedTurn, turn: Turn, now: datetime) -> Snapshot:
    """Take the turn that the bot has chosen. Refuses OUT_OF_DATE if the match has changed while it thought, and as ``play``."""
    _refuse_changed(connection, owed)
    match, bot = owed.snapshot.match, owed.snapshot.player(owed.side)
    return play(connection, match.id, _person(bot), TurnRequest(*turn), now, version=match.version)


def answer(connection: Connection, owed: OwedTurn, now: datetime, *, agrees: bool) -> Snapshot:
    """Accept or decline an offered draw for the bot. Refuses OUT_OF_DATE if the match has changed, and as ``offers.accept``."""
    _refuse_changed(connection, owed)
    match, bot = owed.snapshot.match, owed.snapshot.player(owed.side)
    act = offers.accept if agrees else offers.decline
    act(connection, match.id, _person(bot), now, version=match.offers.version)
    return load_to_show(connection, match.id)


def _refuse_changed(connection: Connection, owed: OwedTurn) -> None:
    """Refuse OUT_OF_DATE if the match is not as the bot saw it: also an offer since then is to be answered first."""
    seen = owed.snapshot.match
    now = matches.by_id(connection, seen.id)
    if now is None or now.version != seen.version:
        raise Refused(Refusal.OUT_OF_DATE, link=seen)


def _person(player: Player) -> Person:
    return Person(player.discord_id or 0, player.name)
