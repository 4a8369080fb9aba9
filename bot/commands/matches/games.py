"""One's running matches: the list, page by page, and asking which match is meant."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Final, TypeAlias

import discord

from bot.commands.common.arguments import Number
from bot.context import Interaction
from bot.origin import person
from bot.replies import NOBODY, send_ephemeral
from bot.views.bot_matches import play_me_button
from bot.views.buttons import Button, Menu, button, menu, view_of
from data import Match
from services.play.match_selection import RunningMatch, WhichMatch
from services.players import games
from services.players.games import GamesList
from words import marks
from words.catalogue import say, small
from words.pages.away import absence
from words.play import games as words

#: What a button says for a match: its verb and the other words of its custom id.
MatchWords: TypeAlias = Callable[[Match], tuple[str | int, ...]]
#: As many matches can be asked about at once.
MOST_ASKED: Final = 10


def games_view(listed: Sequence[RunningMatch], number: int) -> discord.ui.View:
    """The menu of a page, and the buttons to the pages before and after."""
    items: list[Button | Menu] = []
    if page := words.on_page(listed, number):
        items.append(menu(say("games-go-to"), list(map(_option, page)), "goto"))
    if number > 0:
        items.append(button(say("button-page-back"), "games", number - 1))
    if number + 1 < words.pages(listed):
        items.append(button(say("button-page-next"), "games", number + 1))
    if not listed:
        items.append(play_me_button())
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


async def open_games(interaction: Interaction) -> None:
    """Show the first page to the one who asks."""
    found = await _found(interaction)
    # Without the pictures that Discord would show of where the links lead.
    await send_ephemeral(
        interaction, _text(interaction, found, 0), view=games_view(found.listed, 0), suppress_embeds=True
    )


async def turn_to(interaction: Interaction, number: Number) -> None:
    """Show a page instead of what the button is on; the last if there are fewer by now."""
    found = await _found(interaction)
    number = min(number, words.pages(found.listed) - 1)
    await interaction.response.edit_message(
        content=_text(interaction, found, number),
        attachments=[],
        view=games_view(found.listed, number),
        allowed_mentions=NOBODY,
        suppress_embeds=True,
    )


@asynccontextmanager
async def asking_which(interaction: Interaction, words_for: MatchWords) -> AsyncIterator[None]:
    """Around a command: if several matches could be meant, ask by a button for each, whose words are ``words_for``.

    Of more than can be asked about, WHICH_MATCH stays as it is.
    """
    try:
        yield
    except WhichMatch as which:
        if len(which.candidates) > MOST_ASKED:
            raise
        view = which_view(which.candidates, words_for)
        await send_ephemeral(interaction, say("which-match-title"), view=view)


def _text(interaction: Interaction, found: GamesList, number: int) -> str:
    """A page, and below it the time for which its reader is away, and the matches that they follow."""
    away = absence(found.chosen, interaction.client.context.clock.now())
    return words.games_page(found, number, small(away) if away else None)


async def _found(interaction: Interaction) -> GamesList:
    return await interaction.client.context.database.read(games.of, person(interaction))
