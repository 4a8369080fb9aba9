"""The bot as an opponent: one task that finds what it owes in its matches, and one thread that thinks."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import Final

from bot.clock import Clock
from bot.delivery.publisher import Publisher
from bot.tasks.thinker import Thinker, Thought
from data import Database, DatabaseProblem, MatchState, Work
from data.queries.matches import running_matches
from data.tasks import end
from engine import Engine, EngineUnavailable, FormerLevel, Level, Stop, chance
from game import Turn
from services import bot_matches
from services.bot_matches import OwedTurn
from services.people import Person
from services.play.levels import LEVELS, shown
from services.refusals import Refused

log = logging.getLogger(__name__)

#: Seconds after which it looks by itself whether a match awaits it: after the database, the engine or another process has failed.
_LOOKS_EVERY: Final = 10.0
#: How many matches that await it are read at once.
_AT_ONCE: Final = 100
#: How many positions it looks at to judge an offered draw, and how likely it must be to win to play on instead.
_NODES_FOR_A_DRAW: Final = 50_000
_PLAYS_ON_FROM: Final = 0.55


class Opponent:
    """Plays the bot's side of its matches, one turn at a time, whoever has waited longest first. It shares the engine with the teacher.

    What it owes is only in the database, so a restart loses nothing. Everybody has at most one running match against the bot,
    so nobody has two turns in this queue. The publisher says when the board of such a match has been shown.
    """

    def __init__(self, database: Database, publisher: Publisher, clock: Clock, thinker: Thinker) -> None:
        self._database = database
        self._publisher = publisher
        self._clock = clock
        self._thinker = thinker
        #: How many matches await it.
        self._owed = 1
        #: Matches in which the engine has failed: they come after the others.
        self._failed: set[int] = set()
        self._task: asyncio.Task[None] | None = None
        self._working = False
        self._closed = False

    @property
    def busy(self) -> bool:
        """True if it thinks, or is about to."""
        return self._working or (self._task is not None and self._publisher.bot_awaited.is_set())

    def start(self, account: Person) -> None:
        """Begin with what it owed when the program last ended; calling it again does nothing.

        ``account`` is the bot itself as Discord knows it now.
        """
        if self._task is None and not self._closed:
            self._publisher.bot_awaited.set()
            self._task = asyncio.create_task(self._watch(account))

    async def close(self) -> None:
        """Stop thinking; what it owes is done after the next start."""
        self._closed = True
        if self._task:
            await end(self._task)

    async def can_play(self) -> bool:
        """True if the engine runs on this machine; it is loaded when this is first asked."""
        return await self._thinker.can_think()

    async def _watch(self, account: Person) -> None:
        awaited = self._publisher.bot_awaited
        recognised = False
        while True:
            with suppress(TimeoutError):
                async with asyncio.timeout(_LOOKS_EVERY):
                    await awaited.wait()
            awaited.clear()
            self._working = True
            try:
                if not recognised:
                    await self._database.write(bot_matches.recognise, account)
                    recognised = True
                while await self._do_what_is_owed():
                    pass
            except (DatabaseProblem, EngineUnavailable):
                pass  # the log says why; it looks again by itself
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("Doing what the bot owes failed")
            finally:
                self._working = False

    async def _do_what_is_owed(self) -> bool:
        """Do what is owed now in every match; returns whether there may be more."""
        owed = await self._database.read(running_matches.awaiting_bot, _AT_ONCE)
        if not owed or not await self.can_play():
            return False
        self._owed = len(owed)
        in_order = sorted(owed, key=self._failed.__contains__)
        done = [await self._attend(match_id) for match_id in in_order]
        return any(done)

    async def _attend(self, match_id: int) -> bool:
        """Do what is owed in one match, unless another process does; returns whether something was."""
        async with self._database.peers.claim(Work.THINKING, match_id) as claim:
            done = claim is not None and await self._act(match_id)
        if done:
            # It is shown beside: a slow answer of Discord's must not keep the next match waiting.
            self._publisher.background.spawn(self._show(match_id))
        return done

    async def _act(self, match_id: int) -> bool:
        """Do what is owed in one match; returns whether something was."""
        try:
            owed = await self._database.read(bot_matches.task, match_id)
            if owed is None:
                return False
            await (self._answer(owed) if owed.is_offer else self._take_turn(owed))
        except DatabaseProblem:
            raise
        except EngineUnavailable:
            self._failed.add(match_id)
            raise
        except Refused as refused:
            log.info(
                "Match %s has gone on while the bot thought (%s)",
                match_id,
                refused.refusal.value,
                extra={"match": match_id},
            )
            return False
        except Exception:
            # A mistake of ours with one match must not keep the others waiting.
            log.exception("The bot can't play in match %s", match_id, extra={"match": match_id})
            return False
        self._failed.discard(match_id)
        return True

    async def _show(self, match_id: int) -> None:
        with suppress(Refused, DatabaseProblem):
            status, match = await self._publisher.show(match_id)
            if status.unseen and match.state is MatchState.OVER:
                await self._publisher.tell_end(match_id)

    async def _take_turn(self, owed: OwedTurn) -> None:
        turn = await self._thinker.think(Thought.TURN, partial(_choose, owed), crowd=self._owed)
        await self._database.write(bot_matches.take_turn, owed, turn, self._clock.now())

    async def _answer(self, owed: OwedTurn) -> None:
        hopes = await self._thinker.think(Thought.TURN, partial(_chance, owed), crowd=self._owed)
        agrees = hopes < _PLAYS_ON_FROM
        await self._database.write(bot_matches.answer, owed, self._clock.now(), agrees=agrees)


def _choose(owed: OwedTurn, engine: Engine, stop: Stop) -> Turn:
    """In the thinker's thread: the turn to take."""
    level = Level(shown(owed.level)) if owed.level in LEVELS else FormerLevel(owed.level)
    return engine.choose(owed.snapshot.position, level, seed=owed.seed, history=owed.history, stop=stop)


def _chance(owed: OwedTurn, engine: Engine, stop: Stop) -> float:
    """In the thinker's thread: how likely the bot is to win."""
    position = owed.snapshot.position
    analysis = engine.analyse(position, nodes=_NODES_FOR_A_DRAW, history=owed.history, stop=stop)
    mover = chance(analysis.best.score)
    return mover if position.side is owed.side else 1 - mover
