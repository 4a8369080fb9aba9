"""The buttons of a review: to each moment, to try a turn there, and to show the review to everybody."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

import discord

from bot.views.buttons import button, view_of
from bot.views.first_steps import learn_button
from bot.views.picker import PickerVerbs, picker_items
from game import Edition
from services.play.picking import Picking
from teaching import Review
from words.catalogue import say

#: The picker's verbs where a turn of a finished match is tried again.
IN_REVIEWS: Final = PickerVerbs(
    "pastleft", "pastright", "pastenter", "pastgrow", "pastkind", "pastback", "pastboopit"
)


#: The word in a custom id by which the better turn is shown.
BETTER: Final = "better"


def review_view(match_id: int, review: Review, *, may_share: bool) -> discord.ui.View | None:
    """A button for each moment, and one that shows the review to everybody if both players have seen it; None if there is none."""
    items = [
        button(say("button-moment", turn=str(moment.number)), "moment", match_id, moment.number)
        for moment in review.moments
    ]
    if may_share:
        items.append(button(say("button-share"), "reviewshare", match_id))
    return view_of(*items) if items else None


def shared_view(match_id: int, edition: Edition) -> discord.ui.View:
    """The buttons under a review that is shown to everybody: to all of it, to the match, and a first lesson for whoever only reads."""
    return view_of(
        button(say("button-review"), "review", match_id),
        button(say("button-replay"), "replay", match_id),
        button(say("button-film"), "film", match_id),
        learn_button(edition),
    )


def moment_view(match_id: int, number: int, numbers: Sequence[int], *, better: bool) -> discord.ui.View:
    """The buttons of a moment, one of the turns with these ``numbers``: back and on, to try it, to the ``better`` turn unless it is shown, and to the whole review."""
    place = numbers.index(number)
    before, after = numbers[max(place - 1, 0)], numbers[min(place + 1, len(numbers) - 1)]
    # Two buttons of one message must not have the same custom id, so each names the way it goes.
    return view_of(
        button(say("button-step-back"), "moment", match_id, before, "back", disabled=place == 0),
        button(say("button-step-on"), "moment", match_id, after, "on", disabled=number == numbers[-1]),
        button(say("button-try-it"), "past", match_id, number, style=discord.ButtonStyle.primary),
        *(() if better else (button(say("button-show-better"), "moment", match_id, number, BETTER),)),
        button(say("button-overview"), "overview", match_id),
    )


def trying_again_view(match_id: int, number: int, picking: Picking) -> discord.ui.View:
    """The picker for a turn that is tried again, and the way back to its moment."""
    items = picker_items(picking, IN_REVIEWS, match_id, number)
    return view_of(*items, button(say("button-moment-back"), "moment", match_id, number))


def tried_view(match_id: int, number: int) -> discord.ui.View:
    """The buttons after a turn was tried: another one, or back to its moment."""
    return view_of(
        button(say("button-try-another"), "past", match_id, number, style=discord.ButtonStyle.primary),
        button(say("button-moment-back"), "moment", match_id, number),
    )
