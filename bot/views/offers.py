"""The buttons of offers and of notices: each has its match and the version it was made for, an answer that of its offer."""

from __future__ import annotations

from typing import Final

import discord

from bot.views.buttons import Button, button, link_button, view_of
from data import Hold, Match, News, NoticeKind, Offer
from game import Side
from services.play import offers
from services.play.kinds.news_kinds import NEWS, line_tells_of_offer
from services.play.matches import counts
from services.play.snapshots import Snapshot
from services.play.timing import clocks
from words.catalogue import say
from words.links import link_to
from words.play.notices import extra_time

_GOOD: Final = discord.ButtonStyle.success
#: As many buttons fit in a row.
_ROW: Final = 5


def answer_buttons(match: Match, side: Side | None = None) -> tuple[Button, ...]:
    """The buttons to answer the open offer; for the ``side`` that made it, the one to take it back.

    The offer's line says what is offered, so there they are short; under **More**, for one ``side``, they say it themselves.
    """
    offer = match.offers.open
    if offer is None or match.offers.version is None:
        return ()
    state = (match.id, match.offers.version)
    if side is None:
        accept, decline = say("button-accept-offer"), say("button-decline-offer")
    elif side is match.offers.by:
        return (button(say("button-withdraw-offer"), "unoffer", *state),)
    else:
        accept = say("button-accept-named", offer=offer, pace=clocks.of_a_turn(match.pace))
        decline = say("button-decline-named", offer=offer)
    return (button(accept, "agree", *state, style=_GOOD), button(decline, "refuse", *state))


def resume_buttons(match: Match) -> tuple[Button, ...]:
    """The button that ends a pause."""
    if match.clock.hold is not Hold.PAUSED:
        return ()
    return (button(say("button-resume"), "resume", match.id, match.version),)


def boop_button(match: Match) -> Button:
    """The button that opens the picker, for the position that the last board shows."""
    return button(
        say("button-boop"), "boop", match.id, match.delivery.board_version, style=discord.ButtonStyle.primary
    )


def line_view(snapshot: Snapshot) -> discord.ui.View | None:
    """The buttons of a line: to answer an offer, to end a pause, and to take the turn, because the board is further up by then.

    None if there is nothing to do; nor is there because somebody is away.
    """
    match = snapshot.match
    asks = line_tells_of_offer(match)
    if len(snapshot.together) > 1 and not asks:
        return _boards_view(snapshot)
    to_move = snapshot.running and not snapshot.to_move.is_bot and not NEWS[match.news].of_absence
    # Whoever offers something needs no button under the question to the other.
    to_move = to_move and not (asks and match.offers.by is snapshot.position.side)
    buttons = (
        *(answer_buttons(match) if asks else ()),
        *(resume_buttons(match) if match.news is News.PAUSED else ()),
        *((boop_button(match),) if to_move else ()),
    )
    return view_of(*buttons) if buttons else None


def _boards_view(snapshot: Snapshot) -> discord.ui.View | None:
    """The ways to the boards of the matches of which a line tells together; None where they are more than fit in a row."""
    shown = [each.match for each in snapshot.together if each.match.message_id is not None]
    if not shown or len(shown) > _ROW:
        return None
    return view_of(
        *(link_button(say("button-match", match=str(match.id)), link_to(match)) for match in shown)
    )


def offer_buttons(snapshot: Snapshot, side: Side) -> tuple[Button, ...]:
    """A button for each offer that a player may make now."""
    match = snapshot.match
    return tuple(
        button(_label(snapshot, side, offer), "offer", match.id, match.version, offer)
        for offer in offers.possible(snapshot, side)
    )


def play_on_button(match: Match) -> Button:
    """The button that closes a question and changes nothing."""
    return button(say("button-resign-no"), "playon", match.id, match.version)


def undo_view(match: Match) -> discord.ui.View:
    """Yes or no, before a turn is taken back together with the answer to it."""
    return view_of(
        button(say("button-take-back"), "undo", match.id, match.version, style=discord.ButtonStyle.danger),
        play_on_button(match),
    )


def draw_view(match: Match) -> discord.ui.View:
    """Yes or no, before a draw is offered to the bot, which may agree at once."""
    return view_of(
        button(_asking(match, Offer.DRAW), "offerdraw", match.id, match.version),
        play_on_button(match),
    )


def claim_buttons(match: Match) -> tuple[Button, ...]:
    """The waiting player's buttons when the other's time is up."""
    state = (match.id, match.version)
    return (
        button(say("button-claim", counts="yes" if counts(match) else "no"), "claim", *state, style=_GOOD),
        button(say("button-extend", extra=extra_time(match)), "extend", *state),
    )


def notice_view(snapshot: Snapshot, kind: NoticeKind) -> discord.ui.View:
    """The buttons of a notice: what may be done about it, and the way to the board."""
    match = snapshot.match
    buttons: list[Button] = []
    if kind is NoticeKind.TIME_UP:
        buttons += claim_buttons(match)
    elif kind is NoticeKind.ASK:
        buttons.append(button(say("button-go-on"), "goon", match.id, style=_GOOD))
    if match.message_id is not None:
        buttons.append(link_button(say("button-board"), link_to(match)))
    return view_of(*buttons)


def _label(snapshot: Snapshot, side: Side, offer: Offer) -> str:
    if offer is Offer.TAKEBACK and offers.is_free(snapshot, side):
        return say("button-take-back")
    return _asking(snapshot.match, offer)


def _asking(match: Match, offer: Offer) -> str:
    """The label of the button that asks the other for something."""
    return say("button-offer", offer=offer, pace=clocks.of_a_turn(match.pace))
