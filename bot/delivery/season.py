"""Draws how a season ended."""

from __future__ import annotations

from bot.delivery.drawing import Asker, Drawing, Picture
from renderer import Likeness, SeasonFigure, Winner
from services.ranking.champions import SeasonEnd
from words.pages.champions import champion_word, figures, podium_title, rating_legend


async def draw_podium(drawing: Drawing, asker: Asker, ended: SeasonEnd, server: str) -> Picture:
    """The podium of a season in a ``server``, by its name, in the language that is being spoken."""
    # Nobody's own picture: the message stays when somebody asks to be forgotten.
    winners = [Winner(row.player.name, round(row.strength), Likeness(row.player.id)) for row in ended.podium]
    numbers = [SeasonFigure(*figure) for figure in figures(ended)]
    return await drawing.podium(
        asker,
        podium_title(ended),
        winners,
        numbers,
        server=server,
        champion=champion_word(),
        legend=rating_legend(),
    )
