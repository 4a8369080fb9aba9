"""Carrying out an order of the host's on an open database, and telling what came of it."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from typing import Final, NamedTuple, TypeAlias, assert_never

from bot.host.people.orders import HostAct, Order
from data import Ban, Database, Match
from data.queries import players
from data.queries.announcing.roles import RoleInServer
from services.challenges.invitations import Invitation
from services.clubhouse import role
from services.people import Person
from services.players import bans, privacy
from services.players.bans import Banned
from services.players.privacy import Forgotten
from services.refusals import Refused

#: The way in which somebody is forgotten, by Discord's id: what was theirs, and the lines that tell what is left to do. Raises Refused.
Forget: TypeAlias = Callable[[int], Awaitable[tuple[Forgotten, Sequence[str]]]]

_COPIES: Final = "Backups and other copies still hold them: delete those when you no longer need them."


class OrderDone(NamedTuple):
    """An order that was carried out: lines for the host, and what of a person's has ended with it."""

    told: Sequence[str]
    matches: Sequence[Match] = ()
    challenges: Sequence[Invitation] = ()


async def carry_out(order: Order, database: Database, now: datetime, forget: Forget) -> OrderDone:
    """Do what the host has ordered; once more does no harm. Raises a DatabaseProblem."""
    whom = order.discord_id
    match order.act:
        case HostAct.FORGET:
            return await _forget(whom, forget)
        case HostAct.BAN:
            banned = await database.write(bans.ban, whom, now)
            return OrderDone(_told_of_ban(whom, banned), challenges=banned.challenges)
        case HostAct.UNBAN:
            lifted = await database.write(players.unban, whom)
            return OrderDone([f"{whom} is banned no more." if lifted else f"{whom} was not banned."])
        case HostAct.BANNED:
            return OrderDone(_told_of_all(await database.read(players.banned)))
        case never:
            assert_never(never)


def forget_alone(database: Database, now: datetime) -> Forget:
    """The way to forget somebody while no bot has the database, or another process: Discord can't be asked for anything."""

    async def forget(discord_id: int) -> tuple[Forgotten, Sequence[str]]:
        held = await database.read(role.held_by, discord_id)
        forgotten = await database.write(privacy.forget, Person(discord_id, ""), now)
        await database.empty_log()
        return forgotten, [_told_of_role(each) for each in held]

    return forget


async def _forget(discord_id: int, forget: Forget) -> OrderDone:
    try:
        forgotten, left = await forget(discord_id)
    except Refused:
        return OrderDone([f"Nothing is kept about {discord_id}."])
    told = (
        f"{discord_id} is forgotten; running matches given up or called off: {len(forgotten.matches)}; "
        f"open challenges ended: {len(forgotten.challenges)}."
    )
    return OrderDone([told, *left, _COPIES], forgotten.matches, forgotten.challenges)


def _told_of_role(held: RoleInServer) -> str:
    return f"The bot had given them the role {held.role_id} in the server {held.guild_id}: take it from them there."


def _told_of_ban(discord_id: int, banned: Banned) -> Sequence[str]:
    if not banned.new:
        return [f"{discord_id} was banned already."]
    told = [f"{discord_id} is banned; open challenges ended: {len(banned.challenges)}."]
    if banned.running:
        told.append(
            f"Running matches that go on, in which the others may claim the win when time is up: {banned.running}. "
            f"To end them now: python -m bot forget {discord_id}"
        )
    return told


def _told_of_all(banned: Sequence[tuple[Ban, str | None]]) -> Sequence[str]:
    lines = [
        f"{ban.discord_id}  since {ban.banned_at:%Y-%m-%d}  {name or ''}".rstrip() for ban, name in banned
    ]
    return lines or ["Nobody is banned."]
