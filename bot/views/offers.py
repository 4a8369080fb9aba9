"""The buttons of offers and of time that is up: each names its match and the version it was made for."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from functools import partial
from typing import Final

import discord

from bot.answers import show_change, try_to, whisper
from bot.house import Interaction, person
from bot.services import matches, offers
from bot.services.snapshots import Snapshot
from bot.views.press import Press, button, pressed, row_of
from bot.words.catalogue import say
from data import Hold, Match, Offer
from game import Side

_GOOD: Final = discord.ButtonStyle.success


def answer_buttons(match: Match) -> tuple[Press, ...]:
    """What may be done with an open offer."""
    if match.offer is None:
        return ()
    state = (match.id, match.version)
    return (
        button(say("button-accept-offer", offer=match.offer.value), "agree", *state, style=_GOOD),
        button(say("button-decline-offer"), "refuse", *state),
        button(say("button-withdraw-offer"), "unoffer", *state),
    )


def resume_buttons(match: Match) -> tuple[Press, ...]:
    """What ends a pause."""
    if match.hold is not Hold.PAUSED:
        return ()
    return (button(say("button-resume"), "resume", match.id, match.version),)


def offer_buttons(snapshot: Snapshot, side: Side) -> tuple[Press, ...]:
    """What a player may offer now."""
    match = snapshot.match
    return tuple(
        button(_label(snapshot, side, offer), "offer", match.id, match.version, offer.value)
        for offer in offers.possible(snapshot, side)
    )


def claim_buttons(match: Match) -> tuple[Press, ...]:
    """What the waiting player may do when the other's time is up."""
    state = (match.id, match.version)
    return (
        button(say("button-claim"), "claim", *state, style=_GOOD),
        button(say("button-extend"), "extend", *state),
    )


def notice_view(snapshot: Snapshot, *, time_up: bool) -> discord.ui.View:
    """The buttons of a notice that time is up, or that a match has been silent for long."""
    if time_up:
        return row_of(*claim_buttons(snapshot.match))
    return row_of(button(say("button-go-on"), "goon", snapshot.match.id))


async def make_offer(
    interaction: Interaction, match_id: int, offer: Offer, version: int | None = None
) -> None:
    """Offer something and show it."""
    house = interaction.client.house
    match = await offers.make(
        house.database, match_id, person(interaction), offer, house.clock.now(), version=version
    )
    await _settle(interaction, say("offer-answered"))
    await show_change(interaction, match.id)


def _label(snapshot: Snapshot, side: Side, offer: Offer) -> str:
    if offer is Offer.TAKEBACK and offers.is_free(snapshot, side):
        return say("button-take-back")
    return say("button-offer", offer=offer.value)


async def _act(
    act: Callable[..., Awaitable[Match]], key: str, interaction: Interaction, match_id: str, version: str
) -> None:
    """Do something to the match as the button's reader saw it, say that it is done, and show what became of it."""
    house = interaction.client.house
    now = house.clock.now()
    match = await act(house.database, int(match_id), person(interaction), now, version=int(version))
    await _settle(interaction, say(key))
    await show_change(interaction, match.id)


async def _settle(interaction: Interaction, said: str) -> None:
    """End a private question by its answer; a public message's buttons go when the new board comes."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await try_to(interaction.response.edit_message(content=said, view=None))


@pressed("offer")
async def _offer(interaction: Interaction, match_id: str, version: str, offer: str) -> None:
    await make_offer(interaction, int(match_id), Offer(offer), int(version))


pressed("agree")(partial(_act, offers.accept, "offer-answered"))
pressed("refuse")(partial(_act, offers.decline, "offer-answered"))
pressed("unoffer")(partial(_act, offers.withdraw, "offer-answered"))
pressed("resume")(partial(_act, offers.resume, "offer-answered"))
pressed("claim")(partial(_act, matches.claim, "claim-done"))
pressed("extend")(partial(_act, matches.extend, "extend-done"))


@pressed("goon")
async def _go_on(interaction: Interaction, match_id: str) -> None:
    house = interaction.client.house
    await matches.go_on(house.database, int(match_id), person(interaction), house.clock.now())
    await whisper(interaction, say("go-on-done"))
