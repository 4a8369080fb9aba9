"""The choices and option types that several commands share."""

from __future__ import annotations

from enum import Enum
from typing import Any, Final, cast

import discord
from discord import app_commands

from bot.context import ContextClient
from data import Pace
from data.queries.standings import ALL_TIME
from game import Edition
from services.play.match_selection import is_id
from services.ranking.seasons import Season
from services.refusals import Refusal, Refused
from words.catalogue import say
from words.choices import Choice
from words.languages import ENGLISH
from words.pages.settings import language_named


def localised(key: str, **details: str | int | Enum) -> app_commands.locale_str:
    """A sentence as Discord lists it, in English; ``bot.commands.routing.translator`` tells Discord the other languages."""
    return app_commands.locale_str(say(key, ENGLISH, **details), key=key, details=details)


#: The editions, each with its short description.
EDITIONS: Final = [
    app_commands.Choice(name=localised("command-edition-name", edition=edition), value=edition.value)
    for edition in Edition
]
PACES: Final = [
    app_commands.Choice(name=localised("command-pace-name", pace=pace), value=pace.value)
    for pace in Pace
    if not pace.is_quick
]

#: Where a leaderboard is from: this server, or all of them.
OF_ALL_SERVERS: Final = "everywhere"
WHERE: Final = [
    app_commands.Choice(name=localised("command-leaderboard-where-name", where=where), value=where)
    for where in ("here", OF_ALL_SERVERS)
]


class MatchNumber(app_commands.Transformer):
    """A match by its number, as autocomplete fills it in. Refuses NO_SUCH_MATCH."""

    async def transform(self, interaction: discord.Interaction[Any], value: str) -> int:  # noqa: ARG002
        """The number."""
        if not is_id(value.strip()):
            raise Refused(Refusal.NO_SUCH_MATCH)
        return int(value)


class SeasonNumber(app_commands.Transformer):
    """A season's number, as autocomplete fills it in, or ALL_TIME. Refuses NO_SUCH_SEASON."""

    async def transform(self, interaction: discord.Interaction[Any], value: str) -> int:
        """The number; a season that has not begun is refused."""
        now = cast("ContextClient", interaction.client).context.clock.now()
        try:
            number = int(value)
            if number != ALL_TIME and Season.numbered(number) > Season.of(now):
                raise Refused(Refusal.NO_SUCH_SEASON)
        except ValueError:
            raise Refused(Refusal.NO_SUCH_SEASON) from None
        return number


class Language(app_commands.Transformer):
    """A language, as autocomplete fills it in or by what it calls itself; "" for the one that Discord has. Refuses NO_SUCH_LANGUAGE."""

    async def transform(self, interaction: discord.Interaction[Any], value: str) -> str:  # noqa: ARG002
        """Its tag."""
        return language_chosen(value)


def language_chosen(value: str) -> str:
    """The tag of a language that was chosen or typed; "" for the one that Discord has. Refuses NO_SUCH_LANGUAGE."""
    found = language_named(value)
    if found is None:
        raise Refused(Refusal.NO_SUCH_LANGUAGE, code=value)
    return found


def offered(choices: list[Choice]) -> list[app_commands.Choice[str]]:
    """Choices as discord.py's autocomplete returns them."""
    return [app_commands.Choice(name=choice.label, value=choice.value) for choice in choices]
