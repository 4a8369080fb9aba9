"""Making an offer and answering one; what to do when the other's time is up, or after a long silence."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import discord

from bot.commands.common.arguments import MatchId, OfferName, Version
from bot.commands.common.showing import show_change
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, best_effort, is_on_private_message, send_ephemeral
from bot.views.offers import draw_view, undo_view
from data import Became, Match, News, NoticeKind, Offer
from game import Side
from services.play import matches, offers
from services.play.access import running_match
from services.play.kinds.settled import Settled
from services.play.plans.making import has_planned
from services.play.snapshots import Snapshot, load
from services.play.telling.notices import ended_as
from words.catalogue import run_on, say, speaking, spoken
from words.play.boards.last import end_text
from words.play.notices import became_text
from words.play.offers import sent_text, settled_text


async def make_offer(
    interaction: Interaction, match_id: int, offer: Offer, version: int | None = None
) -> None:
    """Offer something, and show the line that asks the other player."""
    context, me = interaction.client.context, person(interaction)
    planned = offer is Offer.TAKEBACK and await context.database.read(has_planned, match_id, me)
    match = await context.database.write(
        offers.make, match_id, me, offer, context.clock.now(), version=version
    )
    told = None
    if is_on_private_message(interaction):
        lost = planned and match.news is News.TAKEN_BACK
        told = run_on((say("offer-answered"), say("plan-taken-back") if lost else None))
        if match.offers.open:
            snapshot = await context.database.read(load, match_id)
            told = sent_text(snapshot, match.offers.open, _replaced(match))
        await best_effort(interaction.response.edit_message(content=told, view=None, allowed_mentions=NOBODY))
    await show_change(interaction, match_id, below=told)


def _replaced(match: Match) -> Offer | None:
    """The offer of the same player that the one just made has replaced, as far as its line still has to say so."""
    settled = Settled.of(match)
    if settled and settled.by is match.offers.by and settled.how == "withdrawn":
        return settled.offer
    return None


async def offer(interaction: Interaction, match_id: MatchId, version: Version, what: OfferName) -> None:
    """Offer what the button says; first ask, if that would take the other's answer back at once, or may end the match against the bot."""
    if what not in {Offer.TAKEBACK, Offer.DRAW}:
        await make_offer(interaction, match_id, what, version)
        return
    read, me = interaction.client.context.database.read, person(interaction)
    snapshot, side = await read(running_match, match_id, me, version, News.TAKEN_BACK)
    if what is Offer.DRAW:
        if snapshot.bot_side:
            await _ask_in_place(interaction, say("offer-draw-sure"), draw_view(snapshot.match))
        else:
            await make_offer(interaction, match_id, what, version)
        return
    if offers.is_free(snapshot, side) and snapshot.match.turns >= offers.undone(snapshot, side) > 1:
        await _ask_to_undo(interaction, snapshot.match)
    else:
        await make_offer(interaction, match_id, what, version)


async def _ask_to_undo(interaction: Interaction, match: Match) -> None:
    """Ask whether two turns are to be taken back; in place of **More**, if it was pressed there."""
    question = say("take-back-sure", first=str(match.turns - 1), last=str(match.turns))
    await _ask_in_place(interaction, question, undo_view(match))


async def _ask_in_place(interaction: Interaction, question: str, view: discord.ui.View) -> None:
    """Ask something in private; in place of **More**, if it was pressed there."""
    if is_on_private_message(interaction):
        await interaction.response.edit_message(content=question, view=view, allowed_mentions=NOBODY)
    else:
        await send_ephemeral(interaction, question, view=view)


async def offer_draw(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Offer a draw to the bot, after the question."""
    await make_offer(interaction, match_id, Offer.DRAW, version)


async def undo(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Take back the last turn and the answer to it, after the question."""
    await make_offer(interaction, match_id, Offer.TAKEBACK, version)


async def agree(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Accept an offer."""
    await _act(interaction, offers.accept, match_id, version)


async def decline(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Decline an offer."""
    await _act(interaction, offers.decline, match_id, version)


async def take_back(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Take back one's own offer."""
    await _act(interaction, offers.withdraw, match_id, version)


async def resume(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Resume the clock of a paused match."""
    await _act(interaction, offers.resume, match_id, version, Became.RESUMED)


async def claim(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Claim the win of a player whose time is up."""
    claiming = partial(matches.claim, away_days=interaction.client.context.away_days)
    await _act(interaction, claiming, match_id, version, Became.CLAIMED)


async def extend(interaction: Interaction, match_id: MatchId, version: Version) -> None:
    """Give a player whose time is up one more day."""
    await _act(interaction, matches.extend, match_id, version, Became.DAY)


async def go_on(interaction: Interaction, match_id: MatchId) -> None:
    """Keep a match open after a long silence."""
    context = interaction.client.context
    await context.database.write(matches.go_on, match_id, person(interaction), context.clock.now())
    snapshot = await context.database.read(load, match_id)
    with speaking(_language_of_message(interaction)):
        told = _became(interaction, snapshot, Became.KEPT)
    await best_effort(interaction.response.edit_message(content=told, view=None, allowed_mentions=NOBODY))
    context.publisher.settle_notices(match_id, interaction)


async def _act(
    interaction: Interaction,
    use_case: Callable[..., Match],
    match_id: int,
    version: int,
    became: Became | None = None,
) -> None:
    """Do something to the state of the match that the button was made for, let its message say so, and show the match."""
    context = interaction.client.context
    match = await context.database.write(
        use_case, match_id, person(interaction), context.clock.now(), version=version
    )
    told = await _settle(interaction, match, became)
    await show_change(interaction, match_id, below=told)


async def _settle(interaction: Interaction, match: Match, became: Became | None) -> str | None:
    """Make the message whose button was pressed say what was done, without buttons, but a board that everybody sees; returns what a private one says then."""
    message, is_private = interaction.message, is_on_private_message(interaction)
    if message is None or (message.attachments and not is_private):
        return None
    snapshot = await interaction.client.context.database.read(load, match.id)
    settled = Settled.of(match)
    with speaking(_language_of_message(interaction)):
        if settled and message.id == match.offers.message_id:
            told = settled_text(snapshot, settled)
        elif became:
            told = _became(interaction, snapshot, ended_as(match.ending) if match.ending else became)
        elif is_private and match.ending:
            told = end_text(snapshot)
        elif is_private and settled:
            told = settled_text(snapshot, settled)
        else:
            told = say("offer-answered") if is_private else message.content
    kept: dict[str, Any] = {"attachments": []} if message.attachments else {}
    await best_effort(
        interaction.response.edit_message(content=told, view=None, allowed_mentions=NOBODY, **kept)
    )
    return told if is_private else None


def _became(interaction: Interaction, snapshot: Snapshot, became: Became) -> str:
    """The answer to somebody who has settled that of which a notice told."""
    by = snapshot.side_of(interaction.user.id) or Side.ORANGE
    players = snapshot.player(by), snapshot.player(by.other)
    return became_text(snapshot.match.id, became, NoticeKind.TIME_UP, *players)


def _language_of_message(interaction: Interaction) -> str:
    """The language of the message whose button was pressed."""
    return (
        spoken()
        if is_on_private_message(interaction)
        else interaction.client.context.languages.here(interaction)
    )
