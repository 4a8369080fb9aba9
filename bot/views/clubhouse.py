"""The buttons of the clubhouse: what everybody may do under the board of the house, and how its message is known."""

from __future__ import annotations

import discord

from bot.views.bot_matches import play_me_button
from bot.views.buttons import button, custom_ids, in_row, view_of
from bot.views.first_steps import learn_button
from game import Edition
from services.clubhouse.house import House
from services.clubhouse.week import WeekTold
from words.catalogue import say
from words.pages.clubhouse import play_label


def house_view(house: House) -> discord.ui.View:
    """A button for each open challenge; and to challenge anybody, play the bot, solve the puzzle, see the leaderboard."""
    good = discord.ButtonStyle.success
    waiting = [
        button(play_label(each.challenger.name), "accept", each.challenge.id, style=good)
        for each in house.invitations
    ]
    always = (
        button(say("button-new-challenge"), "darehere", style=discord.ButtonStyle.primary),
        play_me_button(house.edition),
        button(say("button-daily"), "daily"),
        button(say("button-leaderboard"), "ladderhere", house.edition),
    )
    return view_of(*in_row(0, *waiting), *in_row(1, *always))


def week_view(told: WeekTold) -> discord.ui.View:
    """The buttons below a week: to watch the turn of the week, if there is one, the leaderboard, and a first lesson for whoever only reads."""
    turn = told.turn
    watch = [button(say("button-watch"), "watchturn", turn.found.match.id, turn.number)] if turn else []
    leaderboard = button(say("button-leaderboard"), "ladderhere", told.edition)
    return view_of(*watch, leaderboard, learn_button(told.edition))


def season_view(edition: Edition) -> discord.ui.View:
    """The buttons below the end of a season: the hall of fame, the leaderboard of the season that has begun, and a first lesson."""
    return view_of(
        button(say("button-champions"), "hallhere", edition),
        button(say("button-leaderboard"), "ladderhere", edition),
        learn_button(edition),
    )


def is_house(message: discord.Message) -> bool:
    """True if a message is a board of the house, which alone has this button."""
    return "darehere" in custom_ids(message.components)
