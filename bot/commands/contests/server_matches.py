"""A vote match between two servers, under ``/vote``: whoever manages one of them challenges the other, which accepts by a code."""

from __future__ import annotations

from random import SystemRandom

from bot.commands.common.arguments import Code
from bot.commands.common.forms import Filled
from bot.commands.contests.venues import called
from bot.commands.contests.votes import vote_channel, vote_venue
from bot.context import Interaction
from bot.replies import NOBODY, best_effort, edit_answer, send_ephemeral
from bot.views.contests.votes import accept_view, challenge_form, code_form
from game import Edition
from services import servers
from services.contests.votes import challenging
from words.pages.contests import votes as words


async def open_form(interaction: Interaction) -> None:
    """Ask, in a form, for the terms of a challenge."""
    where = called(interaction, await vote_channel(interaction))
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    await interaction.response.send_modal(challenge_form(guild, where))


async def offer(interaction: Interaction, filled: Filled) -> None:
    """Offer a match, in which this server would vote in this channel, and tell the code of it."""
    venue = await vote_venue(interaction)
    context = interaction.client.context
    offered = await context.database.write(
        challenging.offer,
        venue,
        filled.one("edition", Edition),
        filled.one("vote-hours", words.hours_of),
        context.clock.now(),
        rng=SystemRandom(),
    )
    await send_ephemeral(interaction, words.offered_text(offered))


async def open_code_form(interaction: Interaction) -> None:
    """Ask, in a form, for the code of a challenge."""
    await vote_channel(interaction)
    await interaction.response.send_modal(code_form())


async def ask(interaction: Interaction, filled: Filled) -> None:
    """Tell what a code offers, and ask whether this server accepts."""
    await vote_channel(interaction)
    context, guild_id = interaction.client.context, interaction.guild_id or 0
    code = filled.one("vote-code", str)
    asked = await context.database.write(challenging.ask, code, guild_id, context.clock.now())
    await send_ephemeral(interaction, words.asked_text(asked), view=accept_view(asked.offer))


async def accept(interaction: Interaction, code: Code) -> None:
    """Begin the match that another server has offered; this one votes in this channel."""
    venue = await vote_venue(interaction)
    context = interaction.client.context
    begun = await context.database.write(challenging.accept, code, venue, context.clock.now())
    told = words.accepted_text(begun.challenger)
    await best_effort(edit_answer(interaction, content=told, view=None, allowed_mentions=NOBODY))
    await context.publisher.show(begun.match.id)
