"""Hears what other processes have changed in the database: refreshes what is cached, and wakes who waits for it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.context import Context
from data import DatabaseClosed, DatabaseProblem, Topic


def hear_of_changes(context: Context) -> None:
    """From now on, learn again in the background what another process tells has changed."""
    spawn = context.publisher.background.spawn

    def learn(read: Callable[[int], Awaitable[object]]) -> Callable[[int | None], object]:
        async def learning(number: int | None) -> None:
            # What can't be read now is read when the connection to the database is back, or not at all: the program ends.
            with suppress(DatabaseProblem, DatabaseClosed):
                await (read_all() if number is None else read(number))

        return lambda number: spawn(learning(number))

    async def read_all() -> None:
        context.avatars.forget_all()
        await context.languages.load()
        await context.bans.load()

    async def read_person(discord_id: int) -> None:
        if not await context.languages.learn_person(discord_id):
            context.languages.forget(discord_id)
            context.avatars.forget(discord_id)
            context.films.forget_all()

    async def read_bans(_: int) -> None:
        await context.bans.load()

    peers = context.database.peers
    peers.listen(Topic.PERSON, learn(read_person))
    peers.listen(Topic.SERVER, learn(context.languages.learn_server))
    peers.listen(Topic.BAN, learn(read_bans))
    peers.listen(Topic.BOT_AWAITED, lambda _: context.publisher.bot_awaited.set())
