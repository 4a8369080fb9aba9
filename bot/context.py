"""The context that all commands and handlers share, put together once at the start."""

from __future__ import annotations

import asyncio
from collections.abc import Hashable
from contextlib import suppress
from dataclasses import dataclass, field
from datetime import timedelta
from random import Random
from typing import Any, Final, TypeAlias

import discord

from bot.allowance import Allowance
from bot.clock import Clock
from bot.delivery.contests.teller import ContestTeller
from bot.delivery.drawing import Asker, Drawing
from bot.delivery.films import Films
from bot.delivery.messages import Presenter
from bot.delivery.publisher import Publisher
from bot.delivery.sent import LastNotes
from bot.delivery.votes import VoteTeller
from bot.gateway.bans import Bans
from bot.gateway.rate_limit import RateLimiter
from bot.gateway.sharded import ShardedBot
from bot.languages import Languages
from bot.one_each import OneEach
from bot.tasks.avatars import Avatars
from bot.tasks.members import Members
from bot.tasks.opponent import Opponent
from bot.tasks.teacher import Teaching
from data import Database, DatabaseProblem
from data.queries.contests import contests as stored_contests
from data.queries.contests import votes as stored_votes
from services.play.away import AWAY_DAYS
from services.refusals import Refusal, Refused

#: Seconds that are kept for an answer's way to Discord, and for what is done after a picture is there.
ANSWERING: Final = 0.5
#: How many pictures a minute people may show to everybody in a channel.
SHOWN_A_MINUTE: Final = 3
#: How many direct messages of somebody are read in a minute, and how often they are told what is read.
READ_A_MINUTE: Final = 20
EXPLAINED_EVERY: Final = timedelta(minutes=10)


@dataclass(frozen=True)
class Context:
    """The database, the clock, chance, the rate limiter, who is banned, what makes and sends boards and films, avatars, the bot as opponent and teacher, languages, the messages of contests, and the boards of vote matches."""

    database: Database
    clock: Clock
    rng: Random
    limiter: RateLimiter
    bans: Bans
    drawing: Drawing
    presenter: Presenter
    publisher: Publisher
    members: Members
    films: Films
    avatars: Avatars
    opponent: Opponent
    languages: Languages
    teaching: Teaching
    contests: ContestTeller
    votes: VoteTeller
    #: Whether servers may have a clubhouse, which the host decides.
    has_clubhouses: bool = True
    #: Whether servers may have contests, which the host decides.
    has_contests: bool = True
    #: For how long a player may be away in a year, which the host decides.
    away_days: timedelta = timedelta(days=AWAY_DAYS)
    #: For whom a film is made or sent, and for whom an export.
    filming: OneEach = field(default_factory=lambda: OneEach(Refusal.FILM_AWAITED))
    exporting: OneEach = field(default_factory=lambda: OneEach(Refusal.EXPORT_AWAITED))
    #: For whom a hint is thought of, and for whom a review is made.
    hinting: OneEach = field(default_factory=lambda: OneEach(Refusal.HINT_AWAITED))
    reviewing: OneEach = field(default_factory=lambda: OneEach(Refusal.REVIEW_AWAITED))
    #: How many pictures people show to everybody in a channel, whoever they are.
    showing: Allowance = field(init=False)
    #: Which buttons have shown something to everybody: each does so once, and is disabled then.
    sharing: Allowance = field(init=False)
    #: How much of what somebody writes in direct messages is read, and how often they are told what would be.
    reading: Allowance = field(init=False)
    explaining: Allowance = field(init=False)
    #: The notes that lead players on to their next match.
    last_notes: LastNotes = field(init=False)
    #: Held while a person's data is exported: one at a time of all, because it may be large.
    export_lock: asyncio.Lock = field(default_factory=asyncio.Lock)

    def __post_init__(self) -> None:
        object.__setattr__(self, "showing", Allowance(SHOWN_A_MINUTE, timedelta(minutes=1), self.clock.now))
        object.__setattr__(self, "sharing", Allowance(1, timedelta(days=1), self.clock.now))
        object.__setattr__(self, "reading", Allowance(READ_A_MINUTE, timedelta(minutes=1), self.clock.now))
        object.__setattr__(self, "last_notes", LastNotes(self.clock.now))
        object.__setattr__(self, "explaining", Allowance(1, EXPLAINED_EVERY, self.clock.now))

    def show_to_everybody(self, interaction: discord.Interaction[Any], pressed: Hashable) -> None:
        """Count what is about to be shown to everybody in a channel, and that a button was ``pressed`` for it.

        Refuses DONE_ALREADY and SHOWN_ENOUGH.
        """
        if not self.sharing.take(pressed):
            raise Refused(Refusal.DONE_ALREADY)
        if not self.showing.take(interaction.channel_id):
            self.sharing.give_back(pressed)
            raise Refused(Refusal.SHOWN_ENOUGH)

    async def say_anew(self, guild_id: int) -> None:
        """In the background: let the messages of a server whose language is another now say the same in that: of its contests, and its vote match."""
        background = self.publisher.background
        with suppress(DatabaseProblem):  # each says it by itself when it changes next
            for contest in await self.database.read(stored_contests.of_guild, guild_id):
                self.contests.keep_telling(contest.id, background)
            vote = await self.database.read(stored_votes.of_guild, guild_id)
            if vote and vote.match_id:
                self.votes.keep_telling(vote.match_id)

    def asker(self, interaction: discord.Interaction[Any]) -> Asker:
        """Whoever an interaction is from, as one who waits for a picture until it has to be answered."""
        return Asker(interaction.user.id, lambda: self.left(interaction))

    def left(self, interaction: discord.Interaction[Any]) -> float | None:
        """Seconds until an interaction has to be answered, so that the answer arrives in time; None if it has been."""
        if interaction.response.is_done():
            return None
        return max(self.limiter.left(interaction.id) - ANSWERING, 0.0)


class ContextClient(ShardedBot):
    """A client with a context, which is all that commands and handlers use of the bot."""

    context: Context


Interaction: TypeAlias = discord.Interaction[ContextClient]
