"""Blocking somebody, and the list of those whom one blocks, where it is lifted."""

from __future__ import annotations

import discord

from bot.commands.common.arguments import Number
from bot.commands.common.closing import close_challenges
from bot.context import Interaction
from bot.origin import person, person_of
from bot.replies import NOBODY, send_ephemeral
from bot.views.blocks import blocked_view, unblock_button
from bot.views.buttons import view_of
from services.players import blocks
from services.refusals import Refusal, Refused
from words.catalogue import say
from words.pages import blocks as words
from words.turns.pieces import mention


async def block_member(interaction: Interaction, member: discord.User) -> None:
    """Block somebody, from the menu that a member has."""
    if member.bot:
        raise Refused(Refusal.BLOCKED_BOT)
    context = interaction.client.context
    blocked = await context.database.write(blocks.block, person(interaction), person_of(member))
    close_challenges(context, blocked.challenges)
    await send_ephemeral(interaction, words.blocked_text(blocked), view=view_of(unblock_button(member.id)))


async def unblock(interaction: Interaction, discord_id: Number) -> None:
    """Lift a block, by the button under what told of it or was refused because of it."""
    lifted = await interaction.client.context.database.write(blocks.unblock, person(interaction), discord_id)
    await interaction.response.edit_message(
        content=say("block-lifted", whom=mention(lifted)), view=None, allowed_mentions=NOBODY
    )


async def open_blocked(interaction: Interaction) -> None:
    """List those whom one blocks, from the settings."""
    listed = await interaction.client.context.database.read(blocks.blocked_by, person(interaction))
    await send_ephemeral(interaction, words.list_text(listed), view=blocked_view(listed))


async def unblock_listed(interaction: Interaction, _menu: Number, discord_id: Number) -> None:
    """Lift the block of who was chosen in the list, and show the list as it is now."""
    database, me = interaction.client.context.database, person(interaction)
    lifted = await database.write(blocks.unblock, me, discord_id)
    listed = await database.read(blocks.blocked_by, me)
    await interaction.response.edit_message(
        content=words.list_text(listed, lifted), view=blocked_view(listed), allowed_mentions=NOBODY
    )
