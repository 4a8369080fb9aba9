"""``/challenge`` and "Challenge to boop" on a member's menu."""

from __future__ import annotations

from typing import Final

import discord
from discord import app_commands
from discord.ext import commands

from bot.commands.challenges import bot_matches
from bot.commands.challenges.answers import challenge_picture, replacing_lost, show_challenge
from bot.commands.common.arguments import Number
from bot.commands.common.forms import Filled, person_in
from bot.commands.common.options import EDITIONS, PACES, localised
from bot.commands.common.permissions import (
    refuse_alone_with_the_bot,
    refuse_where_boards_cannot_go,
    refuse_where_unseen,
)
from bot.context import ContextClient, Interaction
from bot.origin import person, person_of, place
from bot.views.challenges import challenge_form
from data import First, Pace
from game import Edition
from game.core import RULES
from services import challenges, servers
from services.challenges import Invitation, Terms
from services.people import Person
from services.play.snapshots import load
from services.refusals import Refusal, Refused
from words.play.challenges import Counts

_FIRST: Final = [
    app_commands.Choice(name=localised(f"command-challenge-first-{first.value}"), value=first.value)
    for first in First
]


class ChallengesCog(commands.Cog):
    """Commands to ask for a match."""

    def __init__(self, bot: ContextClient) -> None:
        self._bot = bot
        # A menu entry can't be declared inside a cog; it is added and removed with it.
        self._menu = app_commands.ContextMenu(
            name=localised("command-challenge-menu"), callback=_challenge_member
        )
        bot.tree.add_command(self._menu)

    async def cog_unload(self) -> None:
        """Remove the menu entry."""
        self._bot.tree.remove_command(self._menu.name, type=self._menu.type)

    @app_commands.command(name="challenge", description=localised("command-challenge"))
    @app_commands.describe(
        member=localised("command-challenge-member"),
        edition=localised("command-edition"),
        pace=localised("command-challenge-pace"),
        first=localised("command-challenge-first"),
        rated=localised("command-challenge-rated"),
        hints=localised("command-challenge-hints"),
    )
    @app_commands.choices(edition=EDITIONS, pace=PACES, first=_FIRST)
    async def challenge(
        self,
        interaction: Interaction,
        member: discord.User | None = None,
        edition: app_commands.Choice[str] | None = None,
        pace: app_commands.Choice[str] | None = None,
        first: app_commands.Choice[str] | None = None,
        rated: bool | None = None,
        hints: bool | None = None,
    ) -> None:
        """Challenge a friend, or anybody here; with no option at all, ask for the terms in a form."""
        if (member, edition, pace, first, rated, hints) == (None,) * 6:
            await _open_form(interaction, None)
            return
        await _challenge(
            interaction,
            member,
            edition=edition.value if edition else None,
            pace=pace.value if pace else None,
            first=first.value if first else None,
            rated=rated,
            hints=bool(hints),
        )


async def _challenge_member(interaction: Interaction, member: discord.User) -> None:
    if member == interaction.client.user:
        await _challenge(interaction, member)
        return
    refuse_where_unseen(interaction, member)
    _challenged(member, interaction)
    await _open_form(interaction, member.id)


async def _open_form(interaction: Interaction, member_id: int | None) -> None:
    """Ask in a form for the terms of a challenge, which are at first as the server has chosen."""
    refuse_alone_with_the_bot(interaction)
    await refuse_where_boards_cannot_go(interaction)
    guild, _ = await interaction.client.context.database.read(servers.settings, interaction.guild_id)
    await interaction.response.send_modal(challenge_form(guild, member_id))


async def challenge_anybody(interaction: Interaction) -> None:
    """Ask in a form for the terms of a challenge, from the board of the house."""
    await _open_form(interaction, None)


async def challenge_as_filled_in(interaction: Interaction, filled: Filled) -> None:
    """Challenge somebody on the terms that were filled in."""
    counts = filled.one("counts", Counts)
    await _challenge(
        interaction,
        person_in(interaction, filled, "member"),
        edition=filled.one("edition", Edition).value,
        pace=filled.one("pace", Pace).value,
        first=filled.one("first", First).value,
        rated=None if counts is Counts.USUAL else False,
        hints=counts is Counts.HINTS,
    )


async def dare(interaction: Interaction, match_id: Number) -> None:
    """Challenge the winner of a match, on its terms, under its result."""
    finished = await interaction.client.context.database.read(load, match_id)
    winner, match = finished.winner, finished.match
    if winner is None or winner.discord_id is None:
        raise Refused(Refusal.FORMER_PLAYER)
    member = await _member(interaction.guild, winner.discord_id) if interaction.guild else None
    if member is None:
        raise Refused(Refusal.CHALLENGED_STRANGER)
    await _challenge(
        interaction,
        member,
        edition=match.edition.value,
        pace=match.pace.value,
        rated=match.rated,
        hints=match.hints,
    )


async def _member(guild: discord.Guild, discord_id: int) -> discord.Member | None:
    """The member with this id; None if they have left."""
    try:
        return await guild.fetch_member(discord_id)
    except discord.NotFound:
        return None


async def _challenge(
    interaction: Interaction,
    member: discord.User | discord.Member | None,
    *,
    edition: str | None = None,
    pace: str | None = None,
    first: str | None = None,
    rated: bool | None = None,
    hints: bool = False,
) -> None:
    """Challenge somebody on the terms given; the rest is as the server has chosen."""
    context = interaction.client.context
    if member is not None and member == interaction.client.user:
        guild, _ = await context.database.read(servers.settings, interaction.guild_id)
        await bot_matches.ask(
            interaction,
            Edition(edition or guild.edition),
            First(first or First.CHANCE),
            Pace(pace or Pace.NONE),
        )
        return
    refuse_alone_with_the_bot(interaction)
    await refuse_where_boards_cannot_go(interaction)
    refuse_where_unseen(interaction, member)
    guild, _ = await context.database.read(servers.settings, interaction.guild_id)
    played = Edition(edition or guild.edition)
    terms = Terms(
        played,
        First(first or First.CHANCE),
        Pace(pace) if pace else guild.pace,
        # An edition in which kittens stay kittens is not rated, unless they ask for it; nor is a match with hints.
        rated=RULES[played].grows and not hints if rated is None else rated,
        hints=hints,
    )
    opponent = _challenged(member, interaction)

    async def ask() -> Invitation:
        return await context.database.write(
            challenges.challenge,
            person(interaction),
            opponent,
            place(interaction),
            terms,
            now=context.clock.now(),
        )

    # Drawn first, so that nothing is stored that can't be shown.
    picture = await challenge_picture(interaction, played)
    await show_challenge(interaction, await replacing_lost(interaction, ask), picture)


def _challenged(member: discord.User | discord.Member | None, interaction: Interaction) -> Person | None:
    """The person challenged, refused if they can't play."""
    if member is None:
        return None
    if member.bot:
        raise Refused(Refusal.CHALLENGED_BOT)
    if interaction.guild_id and not isinstance(member, discord.Member):
        raise Refused(Refusal.CHALLENGED_STRANGER)
    return person_of(member)
