"""``/profile``."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.ext import commands

from bot.cogs.options import EDITIONS, localised
from bot.context import Interaction
from bot.handlers.profiles import open_profile
from bot.origin import person, person_of
from game import Edition
from services.people import Person
from services.refusals import Refusal, Refused


class ProfilesCog(commands.Cog):
    """The profiles."""

    @app_commands.command(name="profile", description=localised("command-profile"))
    @app_commands.describe(
        member=localised("command-profile-member"), edition=localised("command-profile-edition")
    )
    @app_commands.choices(edition=EDITIONS)
    async def profile(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        edition: app_commands.Choice[str] | None = None,
    ) -> None:
        """Somebody's profile, or one's own."""
        whom = _whom(interaction, member)
        # Discord says of whom it knows to be a member of this server.
        here = isinstance(member, discord.Member)
        await open_profile(interaction, whom, Edition(edition.value) if edition else None, here=here)


def _whom(interaction: Interaction, member: discord.User | discord.Member | None) -> Person:
    """Whose profile is meant; refused for a bot."""
    if member is None:
        return person(interaction)
    if member.bot:
        raise Refused(Refusal.PROFILE_BOT)
    return person_of(member)
