"""The running bot's side of the host's orders: it looks for them beside its database, and does them."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from bot.client import BoopBot
from bot.commands.privacy import forget_person, show_ended
from bot.host.people.acts import carry_out
from bot.host.people.orders import OrderInHand, discard_answers, take_in_hand
from bot.tasks.periodic import PeriodicTask
from data import DatabaseProblem
from services.people import Person
from services.players.privacy import Forgotten

log = logging.getLogger(__name__)

#: Seconds between two looks; whoever has ordered something waits for them.
_LOOKS_EVERY: Final = 2.0


class HostOrders(PeriodicTask):
    """Carries out what the host orders of the bot whose database is this file."""

    def __init__(self, bot: BoopBot, path: Path) -> None:
        super().__init__()
        self._bot = bot
        self._context = bot.context
        self._path = path

    async def _watch(self) -> None:
        discard_answers(self._path)
        while True:
            try:
                if self._bot.is_ready():
                    for order in await asyncio.to_thread(take_in_hand, self._path):
                        await self._do(order)
            except (DatabaseProblem, OSError) as error:
                log.warning("An order of the host could not be carried out yet (%s)", type(error).__name__)
            except Exception:
                # A mistake of ours must not stop the task.
                log.exception("What ended by an order of the host could not be shown")
            await self._context.clock.sleep(_LOOKS_EVERY)

    async def _do(self, in_hand: OrderInHand) -> None:
        """Carry out an order, answer it, and show on Discord what has ended with it. Raises a DatabaseProblem, and then it is done later."""
        order, context = in_hand.read(), self._context
        if order is None:
            in_hand.answer(["The bot that runs is of another version, and does not know this. Restart it."])
            return
        try:
            outcome = await carry_out(order, context.database, context.clock.now(), self._forget)
            await context.bans.load()
        except DatabaseProblem:
            raise
        except Exception:
            # Nor must it be made again and again.
            log.exception("An order of the host could not be carried out")
            in_hand.answer(["Something went wrong; the log of the bot that runs says what."])
            return
        in_hand.answer(outcome.told)
        log.info("Did what the host has ordered: %s", order.act.value)
        await show_ended(context, outcome.matches, outcome.challenges)

    async def _forget(self, discord_id: int) -> tuple[Forgotten, Sequence[str]]:
        return await forget_person(self._bot, Person(discord_id, "")), ()
