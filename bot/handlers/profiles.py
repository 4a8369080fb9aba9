"""A player's card, and sharing it."""

from __future__ import annotations

from typing import Any

import discord

from bot.components.profiles import chart_of, profile_view
from bot.context import Interaction
from bot.handlers.arguments import AnyEdition, Number
from bot.origin import is_user_installed, leaderboard_guild, person
from bot.replies import NOBODY, send_ephemeral
from game import Edition
from renderer import Tile
from services import profiles
from services.people import Person
from services.profiles import Profile
from words import profiles as words
from words.catalogue import speaking


async def open_profile(
    interaction: Interaction, whom: Person, edition: Edition | None, *, here: bool
) -> None:
    """Show somebody's profile to the one who asks; ``here``: they are a member of this server."""
    profile = await _profile(interaction, whom, edition, here=here)
    extra: dict[str, Any] = {"file": await _card(interaction, profile)}
    # A press tells only an id. Where the bot is no member, it can't ask then whether that is a member's.
    if not is_user_installed(interaction) or profile.is_mine or profile.with_me.matches:
        extra["view"] = profile_view(whom, edition)
    await send_ephemeral(interaction, words.profile_text(profile), **extra)


async def share(interaction: Interaction, discord_id: Number, edition: AnyEdition) -> None:
    """Show the profile to everybody here, without the asker's matches against the player."""
    members, guild_id = interaction.client.context.members, interaction.guild_id
    mine = discord_id == interaction.user.id
    here = not mine and guild_id is not None and await members.is_member(guild_id, discord_id)
    profile = await _profile(interaction, Person(discord_id, ""), edition, here=here)
    interaction.client.context.show_to_everybody(interaction)
    with speaking(interaction.client.context.languages.here(interaction)):
        told, card = words.profile_text(profile, shared=True), await _card(interaction, profile)
    await interaction.response.send_message(told, file=card, allowed_mentions=NOBODY)


async def _profile(interaction: Interaction, whom: Person, edition: Edition | None, *, here: bool) -> Profile:
    context = interaction.client.context
    return await context.database.read(
        profiles.of,
        person(interaction),
        whom,
        here=here,
        guild_id=leaderboard_guild(interaction),
        edition=edition,
        now=context.clock.now(),
    )


async def _card(interaction: Interaction, profile: Profile) -> discord.File:
    tiles = [Tile(*tile) for tile in words.tiles(profile)]
    context = interaction.client.context
    picture = await context.presenter.profile(
        context.asker(interaction),
        profile.player.name,
        tiles,
        chart_of(profile),
        context.avatars.of(profile.player.discord_id),
    )
    return picture.file(words.alt_text(profile))
