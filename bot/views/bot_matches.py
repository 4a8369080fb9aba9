"""The buttons and menus by which somebody plays against the bot. Each menu carries what the others have chosen."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from bot.views.buttons import Button, button, menu, view_of
from game import Edition
from services.bot_matches import BotTerms, LevelsBeaten
from services.play.levels import shown
from words.catalogue import say
from words.choices import Option
from words.play import bot_matches as words


def play_me_button(edition: Edition = Edition.CLASSIC, level: int | None = None) -> Button:
    """The button that asks how to play against the bot; ``level``: which is chosen at first, instead of the one that suits."""
    suggested = () if level is None else (level,)
    good = discord.ButtonStyle.success
    return button(say("button-play-me"), "playme", edition, *suggested, style=good)


def choose_view(terms: BotTerms, beaten: LevelsBeaten) -> discord.ui.View:
    """The menus for the level (they have ``beaten`` some), the edition and who begins, and the button that begins the match."""
    level, edition, first, pace = terms.level, terms.edition, terms.first, terms.pace
    levels, editions = words.level_options(level, beaten), words.edition_options(terms.edition)
    good = discord.ButtonStyle.success
    return view_of(
        menu(say("bot-match-level"), shown_options(levels), "level", edition, first, pace),
        menu(say("bot-match-edition"), shown_options(editions), "variant", level, first, pace),
        menu(
            say("bot-match-who"),
            shown_options(words.first_options(terms.first)),
            "begins",
            level,
            edition,
            pace,
        ),
        button(say("button-begin"), "letsplay", level, edition, first, pace, style=good),
    )


def again_button(match_id: int, level: int, *, invites: bool) -> Button:
    """The button that begins another match at another level; it is the first thing to do if it ``invites``."""
    style = discord.ButtonStyle.primary if invites else discord.ButtonStyle.secondary
    return button(say("button-level", level=shown(level)), "again", match_id, level, style=style)


def shown_options(options: Sequence[Option]) -> list[discord.SelectOption]:
    """Options as Discord's menus have them."""
    return [
        discord.SelectOption(
            label=option.label, value=option.value, description=option.about, default=option.chosen
        )
        for option in options
    ]
