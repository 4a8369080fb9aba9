"""What the commands and buttons share, put together once at the start."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from enum import Enum
from random import Random
from typing import TYPE_CHECKING, TypeAlias

import discord

from bot.services.people import Person, Place
from data.standings import EVERYWHERE

if TYPE_CHECKING:
    from bot.client import BoopBot
    from bot.clock import Clock
    from bot.films import Films
    from bot.members import Members
    from bot.presenter import Presenter
    from bot.publisher import Publisher
    from data import Database

Interaction: TypeAlias = "discord.Interaction[BoopBot]"


class Shown(Enum):
    """Whether a match's latest state can be seen.

    It can, it will be, its channel is closed to the bot, or the bot is no member there and needs to be asked.
    """

    YES = "yes"
    LATER = "later"
    NOWHERE = "nowhere"
    WHEN_ASKED = "when asked"


@dataclass(frozen=True)
class House:
    """The database, the clock, chance, and those who make and send boards and films."""

    database: Database
    clock: Clock
    rng: Random
    presenter: Presenter
    publisher: Publisher
    members: Members
    films: Films
    #: Held by who is handed all that is kept about them.
    exporting: asyncio.Lock = field(default_factory=asyncio.Lock)


def person(interaction: Interaction) -> Person:
    """Who acts."""
    return Person(interaction.user.id, interaction.user.display_name)


def place(interaction: Interaction) -> Place:
    """Where they act."""
    return Place(interaction.guild_id, interaction.channel_id or 0, is_carried(interaction))


def ladder_here(interaction: Interaction) -> int:
    """The id of the server whose ladders are meant, or that of the ladders over all servers."""
    return EVERYWHERE if is_carried(interaction) else interaction.guild_id or EVERYWHERE


def is_carried(interaction: Interaction) -> bool:
    """Whether the bot is no member here: it was brought along by a person's own account, and can only answer."""
    return not (interaction.is_guild_integration() or interaction.context.dm_channel)
