"""The edition that a page is about: the one asked for, or the one played of late; and the buttons to the others."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from discord import app_commands

from bot.context import Interaction
from bot.origin import person
from bot.views.buttons import Button, Word, button, in_row
from game import Edition
from services.players import profiles
from words.catalogue import say


async def edition_meant(interaction: Interaction, chosen: app_commands.Choice[str] | None) -> Edition:
    """The edition that was chosen in a command's option; without one, the edition that this person plays of late."""
    if chosen:
        return Edition(chosen.value)
    return await interaction.client.context.database.read(profiles.edition_of_late, person(interaction))


async def edition_ranked(
    interaction: Interaction, chosen: app_commands.Choice[str] | None, guild_id: int
) -> Edition:
    """The edition that was chosen in a command's option; without one, that in which this person stands best there, as on their card."""
    if chosen:
        return Edition(chosen.value)
    return await interaction.client.context.database.read(
        profiles.edition_of_best, person(interaction), guild_id
    )


def edition_buttons(
    verb: str,
    shown: Edition | None,
    words_of: Callable[[Edition], Sequence[Word]],
    editions: Iterable[Edition] = Edition,
) -> tuple[Button, ...]:
    """A button to each of the ``editions`` but the one that is ``shown``, if one is; ``words_of`` one follow the ``verb``."""
    others = (each for each in editions if each is not shown)
    return in_row(1, *(button(say("edition-title", edition=each), verb, *words_of(each)) for each in others))
