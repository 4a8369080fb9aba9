"""The buttons of offers and of time that is up: each has its match and the version it was made for."""

from __future__ import annotations

from typing import Final

import discord

from bot.components.buttons import Button, button, view_of
from data import Hold, Match, Offer
from game import Side
from services import offers
from services.snapshots import Snapshot
from words.catalogue import say

_GOOD: Final = discord.ButtonStyle.success


def answer_buttons(match: Match) -> tuple[Button, ...]:
    """The buttons to answer an open offer or to take it back."""
    if match.offer is None:
        return ()
    state = (match.id, match.version)
    return (
        button(say("button-accept-offer", offer=match.offer.value), "agree", *state, style=_GOOD),
        button(say("button-decline-offer"), "refuse", *state),
        button(say("button-withdraw-offer"), "unoffer", *state),
    )


def resume_buttons(match: Match) -> tuple[Button, ...]:
    """The button that ends a pause."""
    if match.hold is not Hold.PAUSED:
        return ()
    return (button(say("button-resume"), "resume", match.id, match.version),)


def offer_buttons(snapshot: Snapshot, side: Side) -> tuple[Button, ...]:
    """A button for each offer that a player may make now."""
    match = snapshot.match
    return tuple(
        button(_label(snapshot, side, offer), "offer", match.id, match.version, offer.value)
        for offer in offers.possible(snapshot, side)
    )


def claim_buttons(match: Match) -> tuple[Button, ...]:
    """The waiting player's buttons when the other's time is up."""
    state = (match.id, match.version)
    return (
        button(say("button-claim"), "claim", *state, style=_GOOD),
        button(say("button-extend"), "extend", *state),
    )


def notice_view(snapshot: Snapshot, *, time_up: bool) -> discord.ui.View:
    """The buttons of a notice that time is up, or of one about a long silence."""
    if time_up:
        return view_of(*claim_buttons(snapshot.match))
    return view_of(button(say("button-go-on"), "goon", snapshot.match.id))


def _label(snapshot: Snapshot, side: Side, offer: Offer) -> str:
    if offer is Offer.TAKEBACK and offers.is_free(snapshot, side):
        return say("button-take-back")
    return say("button-offer", offer=offer.value)
