"""A player's card, and sharing it."""

from __future__ import annotations

import discord

from bot.answers import NOBODY, whisper
from bot.house import Interaction, ladder_here, person
from bot.services import profiles
from bot.services.people import Person
from bot.services.profiles import Profile
from bot.views.press import button, pressed, row_of
from bot.words import profiles as words
from bot.words.catalogue import say
from game import Edition
from renderer import Chart, Point, Tile


async def open_profile(interaction: Interaction, whom: Person, edition: Edition | None) -> None:
    """Show somebody's profile to the one who asks."""
    profile = await _profile(interaction, whom, edition)
    share = button(say("button-share"), "card", whom.discord_id, edition.value if edition else "")
    await whisper(
        interaction, words.profile_text(profile), file=await _card(interaction, profile), view=row_of(share)
    )


@pressed("card")
async def _share(interaction: Interaction, discord_id: str, edition: str) -> None:
    """Show the profile to everybody here; nobody's matches with it are told."""
    chosen = Edition(edition) if edition else None
    profile = await _profile(interaction, Person(int(discord_id), ""), chosen)
    await interaction.response.send_message(
        words.profile_text(profile, shared=True),
        file=await _card(interaction, profile),
        allowed_mentions=NOBODY,
    )


async def _profile(interaction: Interaction, whom: Person, edition: Edition | None) -> Profile:
    house = interaction.client.house
    return await profiles.of(
        house.database,
        person(interaction),
        whom,
        guild_id=ladder_here(interaction),
        edition=edition,
        now=house.clock.now(),
    )


async def _card(interaction: Interaction, profile: Profile) -> discord.File:
    tiles = [Tile(*tile) for tile in words.tiles(profile)]
    picture = await interaction.client.house.presenter.profile(profile.player.name, tiles, chart_of(profile))
    return picture.file(words.alt_text(profile))


def chart_of(profile: Profile) -> Chart | None:
    """The ratings as the chart takes them; None where there are none."""
    ratings = profile.ratings
    if not ratings:
        return None
    points = [Point(rated.rated_at.timestamp(), rated.rating, rated.deviation) for rated in ratings]
    return Chart(words.chart_title(profile), points, *words.chart_days(profile))
