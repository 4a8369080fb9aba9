"""The languages of people and servers: the ones they have chosen, and the ones that Discord reports."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from sqlalchemy import Connection

from data import Guild
from data.queries import guilds, players


class Known(NamedTuple):
    """The languages that people have chosen, by their Discord ids, and the servers of which anything is known."""

    people: Mapping[int, str]
    servers: Mapping[int, Guild]


class ToldLocales(NamedTuple):
    """The locales that Discord has told of a person and of a server; None: nothing new."""

    discord_id: int
    locale: str | None
    guild_id: int | None = None
    guild_locale: str | None = None


def known(connection: Connection) -> Known:
    """All that is stored."""
    return Known(players.languages(connection), guilds.with_languages(connection))


def remember(connection: Connection, told: ToldLocales) -> None:
    """Store what Discord has told; of somebody who has never played nothing is stored."""
    if told.locale:
        players.set_locale(connection, told.discord_id, told.locale)
    if told.guild_id and told.guild_locale:
        guilds.set_locale(connection, told.guild_id, told.guild_locale)
