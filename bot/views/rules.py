"""The buttons of how to play, and those that turn the pages of the rules."""

from __future__ import annotations

import discord

from bot.views.bot_matches import play_me_button, shown_options
from bot.views.buttons import button, in_row, menu, view_of
from bot.views.first_steps import first_steps_button
from game import Edition
from words.catalogue import say
from words.pages.rules import PAGES, advice_page, page_options, typing_page
from words.play.bot_matches import edition_options


def rules_view(edition: Edition, number: int) -> discord.ui.View:
    """The menu of all pages, the buttons to the page before and to the page after, and the menu of the editions; after the last page comes playing."""
    pages = menu(say("button-rules"), shown_options(page_options(edition, number)), "rules", edition)
    buttons = []
    if number > 0:
        buttons.append(button(say("button-page-back"), "rules", edition, number - 1))
    if number < len(PAGES[edition]) - 1:
        style = discord.ButtonStyle.primary
        buttons.append(button(say("button-page-next"), "rules", edition, number + 1, style=style))
    else:
        buttons += [first_steps_button(edition), play_me_button(edition)]
    editions = menu(say("bot-match-edition"), shown_options(edition_options(edition)), "rulesturn")
    return view_of(pages, editions, *buttons)


def help_view(edition: Edition) -> discord.ui.View:
    """The buttons under how to play: a lesson and a match against the bot; the rules, two pages of them, one's matches; and the editions."""
    editions = menu(say("bot-match-edition"), shown_options(edition_options(edition)), "helpturn")
    doing = (first_steps_button(edition), play_me_button(edition))
    reading = (
        button(say("button-rules"), "readrules", edition),
        button(say("button-advice"), "readrules", edition, advice_page(edition)),
        button(say("button-typing"), "readrules", edition, typing_page(edition)),
        button(say("button-games"), "mygames"),
    )
    return view_of(*in_row(0, *doing), *in_row(1, *reading), editions)


def greeting_view() -> discord.ui.View:
    """The buttons under the greeting; the last is for those who manage the server."""
    edition = Edition.CLASSIC
    return view_of(
        first_steps_button(edition),
        button(say("button-how-to-play"), "help", edition),
        button(say("button-rules"), "readrules", edition),
        play_me_button(),
        button(say("button-daily"), "puzzlehere"),
    )
