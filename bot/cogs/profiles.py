"""``/profile``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS
from bot.context import Interaction
from bot.handlers.profiles import open_profile
from bot.origin import person, person_of
from game import Edition
from services.people import Person
from services.refusals import Refusal, Refused
from words.catalogue import say


class ProfilesCog(commands.Cog):
    """The profiles."""

    @app_commands.command(name="profile", description=say("command-profile"))
    @app_commands.describe(member=say("command-profile-member"), edition=say("command-profile-edition"))
    @app_commands.choices(edition=EDITIONS)
    async def profile(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        edition: app_commands.Choice[str] | None = None,
    ) -> None:
        """Somebody's profile, or one's own."""
        await open_profile(
            interaction, _whom(interaction, member), Edition(edition.value) if edition else None
        )


def _whom(interaction: Interaction, member: discord.User | discord.Member | None) -> Person:
    """Whose profile is meant; refused for a bot or a stranger."""
    if member is None:
        return person(interaction)
    if member.bot:
        raise Refused(Refusal.PROFILE_BOT)
    # Only of the server's members and of people in the same conversation, not of anybody whose id one knows.
    stranger = interaction.guild_id and not isinstance(member, discord.Member)
    if member != interaction.user and (stranger or interaction.context.dm_channel):
        raise Refused(Refusal.PROFILE_STRANGER)
    return person_of(member)
