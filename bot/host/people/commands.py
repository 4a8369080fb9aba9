"""The host's side of an order: it is carried out here or, where a bot has the file to itself, by that bot."""

from __future__ import annotations

import asyncio
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from bot.host.people.acts import carry_out, forget_alone
from bot.host.people.orders import LeftOrder, Order
from data import DatabaseFault, DatabaseInUse, DatabaseUrl, file_of, open_database

#: Seconds that whoever has the database may take to let go of it: a copy is soon made, and a bot keeps it.
PATIENCE: float = 1.0
#: Seconds until the bot that runs has taken an order in hand, and until it has answered after that; and between two looks.
TAKEN_WITHIN: float = 20.0
ANSWERED_WITHIN: float = 120.0
_LOOKS_EVERY: Final = 0.2


async def see_to(url: DatabaseUrl, order: Order) -> str:
    """Have an order carried out, whether a bot uses the database or not; what came of it, for the host. Raises a DatabaseProblem."""
    try:
        database = await open_database(url, PATIENCE)
    except DatabaseInUse:
        file = file_of(url)
        if file is None:
            raise
        return await _by_the_bot(file, order)
    try:
        now = datetime.now(UTC)
        outcome = await carry_out(order, database, now, forget_alone(database, now))
    finally:
        await database.close()
    return "\n".join(outcome.told)


async def _by_the_bot(path: Path, order: Order) -> str:
    """The answer of the bot that has the database. Raises DatabaseInUse if it does not take the order, and then nothing is done."""
    left = LeftOrder(path, order)
    try:
        if (told := await _answered(left, TAKEN_WITHIN)) is not None:
            return told
    finally:
        withdrawn = left.withdraw()
    if withdrawn:
        raise DatabaseInUse(path)
    if (told := await _answered(left, ANSWERED_WITHIN)) is not None:
        return told
    raise DatabaseFault(path, "the bot that runs has taken this in hand, and not told what came of it")


async def _answered(left: LeftOrder, seconds: float) -> str | None:
    for _ in range(int(seconds / _LOOKS_EVERY)):
        if (told := left.answer()) is not None:
            return told
        await asyncio.sleep(_LOOKS_EVERY)
    return None
