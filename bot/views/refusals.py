"""The buttons under a refusal: to a board, a challenge, a match against the bot, or the setting that forbids it; to answer an offer, to withdraw one's own challenge, or to lift a block."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.blocks import unblock_button
from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, link_button, view_of
from bot.views.challenges import withdraw_button
from bot.views.offers import answer_buttons
from bot.views.plans import plan_button
from bot.views.settings import server_button
from data import Challenge, Match, Player
from services.refusals import Refusal, Refused
from words.catalogue import say
from words.links import address_of
from words.pages.settings import ServerForm

#: Refusals because of a challenge that the person who is refused can take back.
_OWN: Final = {
    Refusal.OWN_CHALLENGE,
    Refusal.CHALLENGED_TWICE,
    Refusal.CHALLENGED_ALL_TWICE,
    Refusal.TOO_MANY_CHALLENGES,
}
#: Refusals because of what the other player offers, which the person who is refused can answer.
_THEIRS: Final = {Refusal.OFFER_OPEN, Refusal.OFFER_REPLACED}
#: Refusals to somebody who may have nobody to play with.
_ALONE: Final = {
    Refusal.NOBODY_ELSE_HERE,
    Refusal.NO_MATCH,
    Refusal.NOT_WITH_THEM,
    Refusal.YOU_PLAYED_NOTHING,
}


def refusal_view(refused: Refused, *, may_manage: bool = False) -> discord.ui.View | None:
    """The buttons under a refusal, for whoever may manage the server also to where it is set; None if it has none."""
    shown = refused.details.get("link")
    buttons: list[Button] = []
    if isinstance(shown, Match) and refused.refusal is Refusal.YOUR_OWN_OFFER:
        buttons += answer_buttons(shown, shown.offers.by)
    elif isinstance(shown, Match) and refused.refusal in _THEIRS and shown.offers.by:
        buttons += answer_buttons(shown, shown.offers.by.other)
    elif isinstance(shown, Match):
        buttons.append(link_button(say("button-see-board"), address_of(shown)))
    elif isinstance(shown, Challenge):
        # Who presses on their own challenge sees it already.
        if refused.refusal is not Refusal.OWN_CHALLENGE:
            buttons.append(link_button(say("button-see-challenge"), address_of(shown)))
        if refused.refusal in _OWN:
            buttons.append(withdraw_button(shown.id))
    blocked = refused.details.get("opponent")
    if refused.refusal is Refusal.YOU_BLOCKED and isinstance(blocked, Player) and blocked.discord_id:
        buttons.append(unblock_button(blocked.discord_id))
    if isinstance(planned := refused.details.get("ahead"), Match):
        buttons.append(plan_button(planned))
    if refused.refusal is Refusal.NOT_IN_THIS_CHANNEL and may_manage:
        buttons.append(server_button(ServerForm.CHANNELS))
    if refused.refusal in _ALONE:
        buttons.append(play_me_button())
    return view_of(*buttons) if buttons else None
