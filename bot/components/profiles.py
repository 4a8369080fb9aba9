"""A player's card: its chart for the picture, and the button that shares it."""

from __future__ import annotations

import discord

from bot.components.buttons import button, view_of
from game import Edition
from renderer import Chart, ChartPoint
from services.people import Person
from services.profiles import Profile
from words import profiles as words
from words.catalogue import say


def profile_view(whom: Person, edition: Edition | None) -> discord.ui.View:
    """The button that shares the card."""
    return view_of(button(say("button-share"), "card", whom.discord_id, edition.value if edition else ""))


def chart_of(profile: Profile) -> Chart | None:
    """The chart of the ratings; None if there are none."""
    ratings = profile.ratings
    if not ratings:
        return None
    points = [ChartPoint(rated.rated_at.timestamp(), rated.rating, rated.deviation) for rated in ratings]
    return Chart(words.chart_title(profile), points, *words.chart_days(profile))
