"""Making an offer and answering one; what to do when the other's time is up, or after a long silence."""

from __future__ import annotations

from collections.abc import Callable

from bot.context import Interaction
from bot.handlers.arguments import MatchId, OfferName, Version
from bot.handlers.showing import show_change
from bot.origin import person
from bot.replies import best_effort, send_ephemeral
from data import Match, Offer
from services import matches, offers
from words.catalogue import say


async def make_offer(
    interaction: Interaction, match_id: int, offer: Offer, version: int | None = None
) -> None:
    """Offer something and show it."""
    context = interaction.client.context
    await context.database.write(
        offers.make, match_id, person(interaction), offer, context.clock.now(), version=version
    )
    await _close_question(interaction, say("offer-answered"))
    await show_change(interaction, match_id)


async def offer(interaction: Interaction, match_id: MatchId, version: Version, what: OfferName) -> None:
    """Offer what the button says."""
    await make_offer(interaction, match_id, what, version)


async def agree(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Accept an offer."""
    await _act(interaction, offers.accept, match_id, version, "offer-answered")


async def decline(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Decline an offer."""
    await _act(interaction, offers.decline, match_id, version, "offer-answered")


async def take_back(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Take back one's own offer."""
    await _act(interaction, offers.withdraw, match_id, version, "offer-answered")


async def resume(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Resume the clock of a paused match."""
    await _act(interaction, offers.resume, match_id, version, "offer-answered")


async def claim(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Claim the win of a player whose time is up."""
    await _act(interaction, matches.claim, match_id, version, "claim-done")


async def extend(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Give a player whose time is up one more day."""
    await _act(interaction, matches.extend, match_id, version, "extend-done")


async def go_on(interaction: Interaction, match_id: MatchId) -> None:
    """Keep a match open after a long silence."""
    context = interaction.client.context
    await context.database.write(matches.go_on, match_id, person(interaction), context.clock.now())
    await send_ephemeral(interaction, say("go-on-done"))


async def _act(
    interaction: Interaction, use_case: Callable[..., Match], match_id: int, version: int, key: str
) -> None:
    """Do something to the version of the match that the button was made for, say that it is done, and show the match."""
    context = interaction.client.context
    await context.database.write(
        use_case, match_id, person(interaction), context.clock.now(), version=version
    )
    await _close_question(interaction, say(key))
    await show_change(interaction, match_id)


async def _close_question(interaction: Interaction, said: str) -> None:
    """Replace a private question by its answer; a public message loses its buttons when the new board comes."""
    message = interaction.message
    if message is not None and message.flags.ephemeral:
        await best_effort(interaction.response.edit_message(content=said, view=None))
