"""The buttons of a challenge: accept, decline, withdraw."""

from __future__ import annotations

import discord

from bot.answers import NOBODY, show_change, try_to
from bot.house import Interaction, person, place
from bot.services import challenges, matches
from bot.services.challenges import Invitation
from bot.services.people import Place
from bot.threads import own_thread
from bot.views.press import button, pressed, row_of
from bot.words import challenges as words
from bot.words.catalogue import say
from data import Match


def challenge_view(invitation: Invitation) -> discord.ui.View:
    """The buttons of a waiting challenge; nobody in particular can't decline."""
    number = invitation.challenge.id
    buttons = [button(say("button-accept"), "accept", number, style=discord.ButtonStyle.success)]
    if invitation.opponent:
        buttons.append(button(say("button-decline"), "decline", number))
    return row_of(*buttons, button(say("button-withdraw"), "withdraw", number))


@pressed("accept")
async def _accept(interaction: Interaction, number: str) -> None:
    house = interaction.client.house
    invitation, match = await challenges.accept(
        house.database, int(number), person(interaction), house.clock.now(), house.rng
    )
    await try_to(_settle(interaction, words.accepted(invitation, match.id)))
    await _begin(interaction, invitation, match)


async def _begin(interaction: Interaction, invitation: Invitation, match: Match) -> None:
    """Show the first board, in a thread of the match's own where that can be."""
    house = interaction.client.house
    thread = await own_thread(interaction, invitation)
    if thread is not None:
        await matches.settle_in(house.database, match.id, Place(match.guild_id, thread.id))
    await show_change(interaction, match.id, new_home=thread is not None)


@pressed("rematch")
async def _rematch(interaction: Interaction, match_id: str, _version: str) -> None:
    house = interaction.client.house
    invitation, match = await challenges.rematch(
        house.database,
        int(match_id),
        person(interaction),
        place(interaction),
        now=house.clock.now(),
        rng=house.rng,
    )
    if match is None:
        await show_challenge(interaction, invitation, words.rematch(invitation, int(match_id)))
    else:
        accepted = words.accepted(invitation, match.id)
        await try_to(interaction.response.send_message(accepted, allowed_mentions=NOBODY))
        await _begin(interaction, invitation, match)


async def show_challenge(interaction: Interaction, invitation: Invitation, content: str) -> None:
    """Answer with a challenge that pings the one who is challenged."""
    opponent = invitation.opponent
    pinged = [discord.Object(opponent.discord_id)] if opponent and opponent.discord_id else []
    answer = await interaction.response.send_message(
        content,
        view=challenge_view(invitation),
        allowed_mentions=discord.AllowedMentions(everyone=False, roles=False, users=pinged),
    )
    if answer.message_id:
        await challenges.shown(interaction.client.house.database, invitation.challenge.id, answer.message_id)


@pressed("decline")
async def _decline(interaction: Interaction, number: str) -> None:
    invitation = await challenges.decline(interaction.client.house.database, int(number), person(interaction))
    await _settle(interaction, words.declined(invitation))


@pressed("withdraw")
async def _withdraw(interaction: Interaction, number: str) -> None:
    invitation = await challenges.withdraw(
        interaction.client.house.database, int(number), person(interaction)
    )
    await _settle(interaction, words.withdrawn(invitation))


async def _settle(interaction: Interaction, content: str) -> None:
    """Let the challenge's message say what became of it."""
    await interaction.response.edit_message(content=content, view=None, allowed_mentions=NOBODY)
