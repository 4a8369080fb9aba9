"""A page of one's running matches: a menu to go to one, and the buttons to other pages; and which match is meant."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

import discord

from bot.components.buttons import Button, Menu, button, menu, view_of
from data import Match
from services.running import RunningMatch
from words import games as words
from words import marks
from words.catalogue import say

#: What a button says for a match: its verb and the other words of its custom id.
MatchWords: TypeAlias = Callable[[Match], tuple[str | int, ...]]
#: As many matches can be asked about at once.
MOST_ASKED: Final = 5


def games_view(listed: Sequence[RunningMatch], number: int) -> discord.ui.View:
    """The menu of a page, and the buttons to the pages before and after."""
    items: list[Button | Menu] = []
    if page := words.on_page(listed, number):
        items.append(menu(say("games-go-to"), list(map(_option, page)), "goto"))
    if number > 0:
        items.append(button(say("button-page-back"), "games", number - 1))
    if number + 1 < words.pages(listed):
        items.append(button(say("button-page-next"), "games", number + 1))
    return view_of(*items)


def which_view(candidates: Sequence[RunningMatch], words_for: MatchWords) -> discord.ui.View:
    """A button for each match that could be meant."""
    return view_of(
        *(
            button(words.which_label(item), *words_for(item.match), emoji=_own_kitten(item))
            for item in candidates
        )
    )


def _option(item: RunningMatch) -> discord.SelectOption:
    label, about = words.goto_option(item)
    return discord.SelectOption(
        label=label, description=about, value=str(item.match.id), emoji=_own_kitten(item)
    )


def _own_kitten(item: RunningMatch) -> str | None:
    """The emoji of the kitten that the list's owner plays with, if there is one."""
    mine = "marmalade" if item.opponent.id == item.match.gray_id else "tuxedo"
    return marks.emoji(f"kitten_{mine}")
