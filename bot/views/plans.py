"""The buttons and menus of a plan: the picker that players know, and what is planned and likely at each of its turns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

import discord

from bot.views.buttons import Button, Menu, button, menu, view_of
from bot.views.picker import PickerVerbs, picker_items
from data import Match
from game import Turn
from services.play.picking import Picking
from services.play.plans.making import Planning
from words.catalogue import say
from words.limits import OPTION
from words.play import plans as words
from words.turns.turn_names import turn_name

#: The picker's verbs in a plan.
IN_PLANS: Final = PickerVerbs(
    *("planleft", "planright", "planenter", "plangrow", "plankind", "planback", "planit"), plans=True
)


def plan_button(match: Match) -> Button:
    """The button that opens one's plan."""
    return button(say("button-plan"), "plan", match.id, match.version, 0)


def plan_view(seen: Planning, likely: Sequence[Turn]) -> discord.ui.View:
    """The menus and buttons of a plan, as it is seen after one of its turns."""
    state = _state(seen)
    items: list[Menu | Button] = []
    if seen.may_grow and (options := list(_likely(seen, likely))):
        items.append(menu(say("plan-likely"), options, "planlikely", *state))
    if seen.following:
        items.append(menu(say("plan-branches"), list(_branches(seen)), "planto", *state[:2]))
    if seen.may_grow:
        whose = "mine" if seen.is_mine else "theirs"
        primary = discord.ButtonStyle.primary
        items.append(button(say("button-plan-add", whose=whose), "planadd", *state, style=primary))
    if seen.at:
        items.append(_back_button(seen, up=True))
        items.append(
            button(say("button-plan-remove"), "planremove", *state, style=discord.ButtonStyle.danger)
        )
    return view_of(*items)


def planning_view(seen: Planning, picking: Picking) -> discord.ui.View:
    """The picker for the next turn of a plan, of whichever side that is."""
    return view_of(*picker_items(picking, IN_PLANS, *_state(seen)), _back_button(seen, up=seen.is_open))


def _state(seen: Planning) -> tuple[int, int, int]:
    match = seen.snapshot.match
    return match.id, match.version, seen.under


def _back_button(seen: Planning, *, up: bool) -> Button:
    """The button back to the plan: after the turn where it is seen, or (``up``) before that and the turn to which it is the answer."""
    before = seen.before if up else seen.at
    return button(say("button-plan-back"), "plan", *_state(seen)[:2], before.id if before else 0)


def _likely(seen: Planning, likely: Sequence[Turn]) -> Iterator[discord.SelectOption]:
    planned = {turn.notation for turn in seen.following}
    for turn in likely:
        if str(turn) not in planned:
            played = seen.position.play(turn)
            label, told = turn_name(played)[:OPTION], words.does(played, is_mine=seen.is_mine)[:OPTION]
            yield discord.SelectOption(label=label, value=str(turn), description=told)


def _branches(seen: Planning) -> Iterator[discord.SelectOption]:
    """A branch for each turn planned next: the other's with the answer to it, where one has been planned."""
    for first in seen.following:
        answer = next(iter(seen.plan.following(first)), None)
        opened = answer if answer and not seen.is_mine else first
        line = next((line for line in seen.branches if line and str(line[0].turn) == first.notation), None)
        if line:
            label, told = words.branch(seen, line)
            yield discord.SelectOption(label=label[:OPTION], value=str(opened.id), description=told[:OPTION])
