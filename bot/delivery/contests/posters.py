"""The picture of a contest that is announced: its poster, with the cats of those who have joined."""

from __future__ import annotations

from typing import Final

import discord

from bot.delivery.drawing import Asker, Drawing
from data.records.contests import ContestKind
from renderer import Likeness, PosterScene, Prize, writable
from services.contests.announcing import least
from services.contests.telling import ContestSeen
from words.pages.contests.posters import poster_alt_text, poster_facts, poster_how, poster_terms, poster_when

#: An arena needs nobody to begin; its poster has so many places.
_FEW: Final = 4


async def poster(drawing: Drawing, asker: Asker, seen: ContestSeen, server: str) -> discord.File:
    """The poster of a contest of a ``server`` that has yet to begin, in the language that is being spoken."""
    contest = seen.contest
    prize = Prize.FLAME if contest.kind is ContestKind.ARENA else Prize.TROPHY
    joined = [Likeness(each.player.id) for each in seen.joined]
    scene = PosterScene(
        contest.name,
        prize,
        joined,
        least(contest.kind) or _FEW,
        contest.edition,
        # A server's name that the fonts can't write takes nothing else with it.
        poster_facts(contest, server if writable(server) else ""),
        poster_when(contest),
        poster_terms(contest),
        poster_how(),
    )
    picture = await drawing.poster(asker, scene)
    return picture.file(poster_alt_text(seen, server))
